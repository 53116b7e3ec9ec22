/**
 * Labels of an origin, by language: what stands before the colon, or in the first column. Own
 * knowledge of labels, 2026-11-22.
 */
import { remembered } from '../remembered.ts';
import { withoutTrailing } from '../trailing.ts';
import { foldAccents } from './fold.ts';
import { foldPattern } from './phrases.ts';
import { type Script, scriptsOf } from './scripts.ts';

/** Labels that say "origin" wherever they stand. */
const PLAIN: readonly string[] = [
  // English
  '(?:country|place|region|countries|country ?\\/ ?region)(?: ?\\/ ?region)?(?: and region)? of (?:origin|manufacture|manufacturing|production|make|fabrication)',
  '(?:country|place) (?:made|manufactured|produced)|(?:manufactur(?:ing|ed|e)|production|producing|origin) (?:country|location|place|region)|country[ -]?of[ -]?origin(?: code)?|countryoforigin|country origin|origin country',
  "product origin|origin of (?:the )?(?:product|goods|item)|item origin|goods origin|where (?:is|are) (?:it|this|they) made|where it'?s made|coo",
  // German
  '(?:herkunfts|ursprungs|herstellungs|produktions|fertigungs|hersteller)land(?: ?\\/ ?-?region)?|(?:land|ort) der (?:herstellung|produktion|fertigung)|(?:herstellungs|fertigungs|produktions)ort|warenursprung',
  // French
  "(?:pays|lieu)(?: ou region)? (?:d'|de )(?:origine|fabrication|production|provenance|confection)|origine (?:du produit|des produits)",
  // Italian
  "(?:paese|luogo|nazione)(?:\\/regione)? (?:di|d')\\s?(?:origine|produzione|fabbricazione|provenienza|confezione)|origine del prodotto",
  // Spanish, Portuguese, Catalan
  '(?:país|lugar)(?:\\/región)? (?:de|do) (?:origen|fabricación|producción|procedencia|manufactura|elaboración)|origen del producto',
  "(?:país|local)(?:\\/região)? de (?:origem|fabrico|fabricação|produção|proveniência|procedência)|origem do produto|país d'origen",
  // Dutch
  '(?:land|plaats) van (?:herkomst|oorsprong|productie|fabricage|vervaardiging)|productieland|productieplaats|herkomstland',
  // Polish, Czech, Slovak, Hungarian
  '(?:kraj|miejsce)(?:\\/region)? (?:pochodzenia|produkcji|wytworzenia|wykonania)(?: produktu)?|pochodzenie produktu',
  'zem[eě] (?:původu|výroby)|místo výroby|(?:krajina|miesto) (?:pôvodu|výroby)',
  '(?:származási|gyártási|előállítási) (?:hely|ország)(?:a)?|gyártás helye|származás(?:i)? ország(?:a)?|gyártó ország',
  // Romanian, Bulgarian, Greek
  'țara de (?:origine|fabricație|proveniență|producție)|tara (?:de )?producatoare|loc(?:ul)? (?:de )?(?:fabricație|producție)',
  '(?:страна|държава) (?:на|по) (?:произход|производство|производител)|място на производство',
  'χώρα (?:προέλευσης|καταγωγής|κατασκευής|παραγωγής)|τόπος (?:παραγωγής|κατασκευής)',
  // Nordic
  '(?:ursprungs|tillverknings|produktions)land|tillverkningsort|land för tillverkning|(?:oprindelses|produktions|fremstillings)land',
  '(?:opprinnelses|opphavs|produksjons|tilvirknings)land|produksjonssted|opphavsland|(?:valmistus|alkuperä)maa|valmistuspaikka|alkuperämaa ?\\/ ?valmistusmaa',
  // Turkish
  'menş?ei?(?: ülke(?:si)?)?|menşei|üretim (?:yeri|ülkesi)|üretildiği (?:yer|ülke)|üretici ülke|köken ülke|menşe ülke(?:si)?',
  // Russian, Ukrainian
  'стран[аы](?:[ -]|\\s?-\\s?)?(?:происхождения|производства|производитель|изготовитель|изготовления|выпуска|сборки)|место (?:производства|изготовления|происхождения)',
  'країна(?:[ -]|\\s?-\\s?)?(?:походження|виробництва|виробник|виготовлення|виготовлювач|збірки)|місце (?:виробництва|виготовлення)|країна[ -]виробник(?: товару)?',
  // South Slavic, Baltic
  '(?:zemlja|država|država) (?:porijekla|podrijetla|porekla|proizvodnje|izvora|proizvođača)|država porekla|država izvora|(?:kilmės|pagaminimo|gamybos|gamintojo) (?:šalis|valstybė|vieta)|šalis gamintoja|(?:izcelsmes|ražošanas) (?:valsts|vieta)|ražotājvalsts|päritolu(?:riik|maa|koht)|(?:tootja|tootmis|valmistaja|valmistamis|valmistus)(?:maa|riik)|mjesto proizvodnje|(?:земља|држава) (?:порекла|производње)',
  // Arabic, Hebrew
  '(?:بلد|دولة|مكان) (?:المنشأ|الصنع|الإنتاج|التصنيع|منشأ)|المنشأ|منشأ المنتج|بلد المنشأ',
  '(?:ארץ|מדינת|ארצות) (?:ה)?(?:ייצור|יצור|מקור)|מקום (?:ה)?ייצור',
  // Vietnamese, Indonesian and Malay, Hindi
  'xuất xứ|nước sản xuất|(?:nơi|quốc gia) sản xuất|nước xuất xứ|quốc gia xuất xứ|xuất xứ hàng hóa',
  'negara (?:asal|pembuat|produsen|produksi|pengeluar|pembuatan)|negeri asal|tempat (?:pembuatan|produksi)|asal produk',
  '(?:मूल|उत्पत्ति|निर्माण|उद्गम)(?: का)? (?:देश|स्थान)|मूल देश|निर्माता देश',
];

/** Labels in scripts without blanks. */
const UNSPACED: readonly string[] = [
  '(?:原産|生産|製造|原料原産|縫製|最終加工)(?:国|地|元国)(?:名|・地域|\\/地域)?(?: ?[\\/／・、] ?(?:原産|生産|製造)(?:国|地))?|産地|製造国または地域',
  '(?:商品|产品|原材料?|生产|制造)?(?:原产|产|生产|制造)(?:国|地|国家|地区)(?:区|\\/地区|或地区|国家)?|国产\\/进口|(?:商品|產品|生產|製造)?(?:原產|產|生產|製造)(?:國|地|國家|地區)(?:區|\\/地區|或地區)?|出产地',
  '원산지(?:\\s?[\\/(]\\s?제조국\\)?)?|제조국(?:가|명)?(?:\\s?[\\/(]\\s?원산지\\)?)?|생산(?:국|지)(?:가)?|제조지|원산국|제조국\\(원산지\\)',
  'ประเทศ(?:ผู้ผลิต|ต้นกำเนิด|ที่ผลิต|แหล่งกำเนิด|ต้นทาง|ที่มา)|แหล่ง(?:ผลิต|กำเนิด|ที่มา)|สถานที่ผลิต|ถิ่นกำเนิด',
];

/**
 * Words that say origin only with a colon or as a whole label: alone they mean other things too.
 */
const BARE: readonly string[] = [
  'origin|made|manufactured|provenance|produced|manufacture|product of|grown in|produced in|manufactured in|hergestellt in|ursprung|herkunft|hergestellt|herstellung|fertigung|origine|provenance|fabrication|confection',
  'provenienza|produzione|fabbricazione|fabbricato in|origen|procedencia|fabricación|procedència|origem|procedência|proveniência|fabrico|oorsprong|herkomst|makelij|pochodzenie|produkcja|původ|výroba|pôvod',
  'származás|eredet|készült|gyártva|proveniență|origine produs|произход|произведено|προέλευση|καταγωγή|παραγωγή|tillverkning|tillverkas i|ursprung|oprindelse|opprinnelse|alkuperä|valmistus',
  'üretim|köken|производство|происхождение|изготовлено|произведено|виробництво|походження|виготовлено|porijeklo|podrijetlo|poreklo|poreklo|izvor|kilmė|izcelsme|päritolu|порекло|pagaminta|ražots|valmistatud|proizvedeno u|izdelano v|الأصل|صنع|מקור|ייצור|nguồn gốc|made in|asal|मूल|निर्मित',
  // phrases that stand as a label: "Made in: Italy"
  'made[ _-]in|fabriqué en|prodotto in|fabricado e[nm]|hecho en|feito em|gemaakt in|geproduceerd in|wyprodukowano w|vyroben[oé] v|fabricat în|produs în|произведено в|tillverkad i|fremstillet i|produceret i|produsert i|laget i|valmistettu|сделано в|изготовлено в|виготовлено в|зроблено в|صنع في|תוצרת|מיוצר ב|sản xuất tại|buatan|diproduksi di|dibuat di|ผลิตใน(?:ประเทศ)?',
];

/** Labels of the last working only: assembly, finishing. */
const ASSEMBLY: readonly string[] = [
  "country ?of ?(?:assembly|last ?processing|final ?assembly)|countryof(?:assembly|lastprocessing)|(?:final )?assembly (?:country|location|place)|assembled in|montageland|pays d'assemblage|paese di assemblaggio|país de (?:ensamblaje|montagem|montaje)|страна сборки|組立国|조립국",
];

/** Labels that speak of the country but do not say what of it: only a weak statement. */
const VAGUE: readonly string[] = [
  'country|land|pays|paese|país|kraj|země|krajina|ország|страна|країна|ülke|国|国家|國家|국가',
];

const BESIDES =
  /brand|marke|marque|marca|značk|mark[ia]|бренд|ブランド|品牌|브랜드|thuong hieu|thiết kế|design|entw[ou]rf|concep|diseno|progett|ship|versand|exped|spediz|envi[oa]|dispatch|发货|發貨|出荷|発送|배송|seller|verkauf|vendeur|vendedor|sprzedawc|продав|importeur|importer|packag|verpack|style|stil|registr|регистрац|реєстрац|import(?!ed$)|выво[зд]|headquarter|sitz|material|stoff|fabric|leather|ingredient|raw|rohstoff|原料(?!原産)|size|grosse|hersteller(?!land)|address|adresse/u;

const TRADE =
  /brand|marke|marque|marca|бренд|ブランド|品牌|브랜드|thuong hieu|ship|versand|exped|spediz|envi[oa]|dispatch|发货|發貨|出荷|発送|배송|seller|verkauf|vendeur|vendedor|sprzedawc|продав|import|location/u;

const union = (patterns: readonly string[]): string =>
  patterns.map((one) => `(?:${foldPattern(one)})`).join('|');
const whole = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${union(patterns)})$`, 'u');

const PLAIN_WHOLE = whole([...PLAIN, ...UNSPACED]);
const BARE_WHOLE = whole(BARE);
const ASSEMBLY_WHOLE = whole(ASSEMBLY);
const VAGUE_WHOLE = whole(VAGUE);
const PLAIN_INSIDE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${union(PLAIN)})(?![\\p{L}\\p{N}])`, 'u');

export type LabelKind = 'origin' | 'assembly' | 'vague';

/**
 * What a label of a row, or the name of a property, is about; null when it is not the origin of the
 * goods.
 */
export function labelKind(label: string): LabelKind | null {
  const plain = foldAccents(splitWords(label))
    .replace(/[\s_]+/g, ' ')
    .replace(/^[^\p{L}]+/u, '');
  const bare = withoutTrailing(plain.replace(AS_PRINTED, ''), /[^\p{L})]/u);
  if (ASSEMBLY_WHOLE.test(bare)) return 'assembly';
  if (PLAIN_WHOLE.test(bare) || BARE_WHOLE.test(bare)) return 'origin';
  if (VAGUE_WHOLE.test(bare)) return 'vague';
  if (BESIDES.test(bare) || bare.length > LABEL_CHARACTERS_MAX) return null;
  // several labels in one, or one with words beside it: "Herkunftsland / Country of origin",
  // "Product: made in"
  // bounded: LABEL_CHARACTERS_MAX, above
  const parts = bare.split(/\s*(?:\/|\||\(|\)|,|:| - |・|;|&)\s*/u).filter((part) => part !== '');
  if (parts.some((part) => PLAIN_WHOLE.test(part) || (parts.length > 1 && BARE_WHOLE.test(part))))
    return 'origin';
  return PLAIN_INSIDE.test(bare) ? 'origin' : null;
}

const LABEL_CHARACTERS_MAX = 60;
/** "according to the label": where it is read, not what it is of. */
const AS_PRINTED =
  /(?:laut|gemass|according to|as (?:stated|printed) on|selon|secondo|segun|conforme|volgens|wg)\s[^]*/u;

/** `countryOfOrigin` as words, so that names of properties are read like labels. */
const splitWords = (label: string): string =>
  label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');

/**
 * The labels inside a folded text, by the group that they are of; one of `bare` has a colon behind
 * it.
 */
export function* labelsIn(
  folded: string,
  scripts: ReadonlySet<Script>,
): Generator<RegExpExecArray> {
  for (const script of scripts) yield* folded.matchAll(inText(script));
}

/** The labels that are written in a script. */
const inText = remembered((script: Script): RegExp => {
  const of = (patterns: readonly string[]): string =>
    patterns
      .flatMap(alternatives)
      .filter((one) => scriptsOf(foldAccents(one)).has(script))
      .map(foldPattern)
      .join('|') || '(?!)';
  const [open, close] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  return new RegExp(
    `${open}(?<assembly>${of(ASSEMBLY)})${close}|${open}(?<plain>${of(PLAIN)})${close}|` +
      `(?<unspaced>${of(UNSPACED)})|${open}(?<bare>${of(BARE)})\\s*(?=[:=])`,
    'gu',
  );
});

/** The alternatives of a pattern outside of its brackets. */
function alternatives(pattern: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}

/** Folded words beside a label that make it another one: "brand country of origin". */
export const speaksOfAnother = (words: string): boolean => BESIDES.test(words);

/** A label of a row whose value says nothing of the making: who sells, sends, brands or imports. */
export const isAboutTrade = (label: string): boolean => TRADE.test(foldAccents(label));
