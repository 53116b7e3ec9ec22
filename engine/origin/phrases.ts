/**
 * The words that say where goods are made, by language, as folded patterns. Sources: usage of
 * labels and listings, and the origin-marking wording of the languages (own knowledge, 2026-11-22).
 */
import { foldAccents } from './fold.ts';
import { type Script, scriptsOf } from './scripts.ts';

/**
 * How much the wording says: made 0.93, product 0.90, crafted 0.85, assembled 0.60
 * (engine/origin/weights.ts).
 */
export type Strength = 'made' | 'product' | 'crafted' | 'assembled';

/** Where the country stands: behind the phrase, before it, or as an adjective beside it. */
export type Position = 'before' | 'after' | 'adjectiveBefore' | 'adjectiveAfter';

export interface OriginPhrase {
  language: string;
  position: Position;
  strength: Strength;
  /** Scripts of its words: a text without them need not be searched. */
  scripts: ReadonlySet<Script>;
  pattern: RegExp;
}

type Patterns = Partial<Record<`${Position}:${Strength}`, string>>;

/**
 * How it was done, said between the verb and the place. Four at most: without an end they can be
 * read in countless ways.
 */
const EN_WAYS =
  "(?:\\s+(?:by hand|by hands|with (?:love|care|pride|passion|joy)(?: and (?:love|care|pride|passion|joy))?|entirely|exclusively|proudly|right here|here|locally|ethically|responsibly|sustainably|solely|completely|wholly|only|lovingly|by [a-z0-9&'.-]+(?: [a-z0-9&'.-]+){0,3}|and \\p{L}+|to order)){0,4}";

/**
 * Phrases with the place before or behind them. A phrase ends where the place (with its article)
 * begins.
 */
const PATTERNS: Readonly<Record<string, Patterns>> = {
  en: {
    'before:made': `(?:hand\\s?)?-?made${EN_WAYS}(?: in| in the)|hecho in`,
    'before:product': `product of|produce of|(?:manufactured|fabricated|built|mfd\\.?|mfg\\.?|manuf\\.?)${EN_WAYS} in`,
    'before:crafted': `(?:produced|(?:hand[- ]?)?poured(?: by hand)?|baked|machined|constructed|mou?lded|thrown|hand-?painted|(?:hand[- ]?)?turned|fired|milled|(?:hand[- ]?)?printed|built|prepared|hand-?crafted|crafted|handwoven|hand-woven|woven|sewn|stitched|knitted|knit|hand-?knitted|(?:hand[- ]?)?knotted|(?:hand[- ]?)?embroidered|(?:hand[- ]?)?loomed|grown|bottled and produced|brewed|distilled|forged|blown|carved|cut and sewn|tailored|roasted and grown|harvested)${EN_WAYS} in`,
    'before:assembled':
      '(?:assembled|finished)(?: by hand)? in|final assembly in|last processed in',
    'adjectiveBefore:crafted':
      '-?\\s?(?:hand)?made(?! (?:to|of|from|with|for)\\b)|-?\\s?manufactured|-?\\s?crafted',
  },
  de: {
    'before:made':
      '(?:hergestellt|gefertigt|handgefertigt|produziert|handgemacht|gemacht|fabriziert|gebaut)(?: (?:von hand|mit liebe|komplett|ausschliesslich))? (?:in|im)',
    'before:product': '(?:erzeugnis|produkt|ware) aus(?: der| den| dem)?',
    'before:crafted':
      '(?:genäht|gestrickt|gewebt|gewoben|angebaut|gebrannt|geschmiedet|gedruckt) (?:in|im)',
    'before:assembled': '(?:montiert|zusammengebaut|endmontiert|endmontage|konfektioniert) in',
    'after:made':
      '(?:von hand |mit liebe |per hand |komplett )?(?:hergestellt(?:e[rsn]?)?|gefertigt(?:e[rsn]?)?|handgefertigt(?:e[rsn]?)?|produziert(?:e[rsn]?)?)(?! (?:in|im|aus|fur|und|von)\\b)',
    'after:crafted': '(?:genäht|gestrickt|gewebt|angebaut)(?! in\\b)',
    'adjectiveBefore:made':
      '(?:fertigung|produktion|herstellung|handarbeit|manufaktur|manufakturen|eigenproduktion|erzeugnis|qualitatsarbeit)',
  },
  fr: {
    'before:made':
      '(?:fabriqué|confectionné|réalisé|façonné|fait|manufacturé)e?s?(?: (?:à la main|artisanalement|entièrement|exclusivement|intégralement|localement|avec amour|main|et assemblée?s?)){0,4} (?:en|au|aux|à|dans|a)',
    'before:product':
      "produits? (?:de|d'|du|des)|produite?s?(?: (?:et \\p{L}+|localement|entièrement))? (?:en|au|aux)",
    'before:crafted':
      '(?:tricoté|tissé|cousu|cultivé|récolté|imprimé|forgé|soufflé|moulé|tourné|sculpté|brodé|brassé|distillé|tanné)e?s?(?: à la main)? (?:en|au|aux|à|dans)',
    'before:assembled': '(?:assemblé|monté)e?s? (?:en|au|aux)',
    'adjectiveAfter:made':
      '(?:fabrication|production|confection|manufacture)(?: 100 ?%| artisanale| entièrement| exclusivement)?',
  },
  it: {
    'before:made':
      '(?:prodott|fabbricat|fatt|realizzat|confezionat|costruit)[oaie](?: (?:a mano|interamente|artigianalmente|completamente|esclusivamente|al 100 ?%|con amore|e \\p{L}+)){0,4} (?:in|nel|negli|nei|nella|nelle|a)',
    'before:product': "prodott[oi] (?:della|del|dell'|di)",
    'before:crafted':
      '(?:tessut|cucit|lavorat|coltivat|raccolt|stampat|forgiat|soffiat|dipint|ricamat|distillat|conciat)[oaie](?: a mano)? (?:in|nel|nella|nelle|negli|nei|a)',
    'before:assembled': '(?:assemblat|montat)[oaie] (?:in|nel|negli|nei)',
    'adjectiveAfter:made':
      '(?:produzione|fabbricazione|manifattura|artigianato)(?: 100 ?%| artigianale| interamente)?',
  },
  es: {
    'before:made':
      '(?:hech|fabricad|elaborad|confeccionad|manufacturad|realizad)[oa]s?(?: (?:a mano|artesanalmente|íntegramente|totalmente|exclusivamente|con amor|100 ?%|con orgullo|y \\p{L}+)){0,4} (?:en|en el|en la|en los)',
    'before:product': 'productos? (?:de|del)|producid[oa]s? en',
    'before:crafted':
      '(?:tejid|cosid|cultivad|cosechad|impres|forjad|soplad|bordad|destilad|curtid)[oa]s?(?: a mano)? en',
    'before:assembled': '(?:ensamblad|montad)[oa]s? en',
    'adjectiveAfter:made': '(?:fabricación|producción|industria|manufactura|confección)',
  },
  pt: {
    'before:made':
      '(?:fabricad|feit|confeccionad|confecionad|manufaturad|produzid|elaborad)[oa]s?(?: (?:à mão|manualmente|artesanalmente|inteiramente|totalmente|exclusivamente|com amor|com orgulho|e \\p{L}+)){0,4} (?:em|no|na|nos|nas)',
    'before:product': 'produtos? (?:de|do|da|dos|das)',
    'before:crafted':
      '(?:tecid|costurad|tricotad|cultivad|impress|forjad|soprad|bordad|destilad|curtid)[oa]s?(?: à mão)? (?:em|no|na|nos|nas)',
    'before:assembled': '(?:montad)[oa]s? (?:em|no|na|nos|nas)',
    'adjectiveAfter:made': '(?:indústria|fabrico|fabricação|produção)(?: 100 ?%)?',
  },
  nl: {
    'before:made':
      '(?:gemaakt|vervaardigd|geproduceerd|handgemaakt|gefabriceerd|geproduceert)(?: met de hand| met liefde)? in(?: de| het)?',
    'before:product': 'product uit|product van',
    'before:crafted': '(?:genaaid|gebreid|geweven|geteeld|gedrukt) in',
    'before:assembled': '(?:geassembleerd|gemonteerd) in',
    'after:made':
      '(?:gemaakt|vervaardigd|geproduceerd|gefabriceerd)(?! (?:in|van|uit|door|voor|en)\\b)',
    'adjectiveBefore:made': '(?:makelij|fabricaat|productie|fabrikaat)',
  },
  pl: {
    'before:made':
      '(?:wyprodukowan|wykonan|wytworzon|zrobion|produkowan|zmontowan)[oyae]?(?: (?:ręcznie|w całości|całkowicie)){0,4} (?:w|we|na)',
    'before:product': '(?:wyrób|produkt|wyroby|produkty) z(?: regionu)?',
    'before:crafted': '(?:uszyt|utkan|szyt|dziergan|wydrukowan)[oyae]?(?: ręcznie)? (?:w|we)',
    'adjectiveBefore:made': '(?:produkcji|produkcja|produkt|wyrób|jakość wykonania)',
    'adjectiveAfter:made': '(?:produkcja|produkt|wyrób)',
  },
  cs: {
    'before:made': '(?:vyroben[oyaeéý]?|vyrábí se|vyráběn[oyaéý]?)(?: ručně)? (?:v|ve|na)',
    'before:crafted': '(?:ušit|upleten)[oyaéý]? (?:v|ve)',
    'adjectiveBefore:made': '(?:výroba|výroby|výrobek|produkt|produkce)',
  },
  sk: {
    'before:made': '(?:vyroben[eéýoáaí]?|vyrába sa|vyrábané)(?: ručne)? (?:v|vo|na)',
    'before:crafted': '(?:ušit|upleten)[eéýoáa]? (?:v|vo)',
    'adjectiveBefore:made': '(?:výroba|výroby|výrobok)',
  },
  hu: {
    'after:made':
      '(?:készült|készül|készített|gyártva|gyártott|gyártják|gyártották|előállított|előállítva|készítették|termék)',
    'before:made': '(?:gyártva|készült|gyártás helye)(?=\\s*:)',
    'adjectiveBefore:made': '(?:gyártmány|gyártású|termék|gyártmányú)',
  },
  ro: {
    'before:made':
      '(?:fabricat|confecționat|realizat|făcut|manufacturat)[aăei]*(?: manual| integral| cu drag){0,2} în',
    'before:product': 'produs(?:ă|e)?(?: manual| integral){0,2} (?:în|din)',
    'before:crafted': '(?:țesut|cusut|tricotat)[aăei]* (?:manual )?în',
  },
  bg: {
    'before:made': '(?:произведен|изработен|направен)[оаи]?(?: ръчно| изцяло)? (?:в|във)',
    'before:product': 'продукт (?:от|на)',
  },
  el: {
    'before:made':
      '(?:κατασκευάζεται|κατασκευάζονται|κατασκευασμέν\\p{L}*|κατασκευασμένο|κατασκευασμένη|παράγεται|παράγονται|κατασκευάστηκε|παρασκευάζεται|φτιαγμένο|φτιαγμένα|φτιαγμένη|φτιάχνεται|παραγωγή)(?: στο χέρι| εξ ολοκλήρου)? (?:στην|στη|στο|στον|στις|στα|σε)',
    'before:product': 'προϊόν(?:τα)?',
    'adjectiveBefore:made': '(?:κατασκευή|παραγωγής|κατασκευής|προϊόν|προέλευσης)',
  },
  sv: {
    'before:made':
      '(?:tillverkad|tillverkas|tillverkat|tillverkade|producerad|producerat|producerade|gjord|gjort|gjorda|handgjord|handgjorda)(?: för hand| helt)? i',
    'before:crafted': '(?:sydd|sydda|vävd|stickad|stickade|odlad|odlat) i',
    'before:assembled': '(?:monterad|monteras) i',
    'adjectiveBefore:made': '(?:tillverkning|produktion|hantverk)',
  },
  da: {
    'before:made':
      '(?:fremstillet|fremstilles|produceret|produceres|lavet|laves|håndlavet|fabrikeret)(?: i hånden| helt)? i',
    'before:crafted': '(?:syet|vævet|strikket|dyrket) i',
    'before:assembled': '(?:samlet|monteret) i',
    'adjectiveBefore:made': '(?:produceret|fremstillet|håndværk|produktion)',
  },
  nb: {
    'before:made':
      '(?:produsert|produseres|laget|lages|håndlaget|fremstilt|tilvirket|framstilt)(?: for hånd| helt)? i',
    'before:crafted': '(?:sydd|vevd|strikket|dyrket) i',
    'before:assembled': '(?:montert|satt sammen) i',
    'adjectiveBefore:made': '(?:produsert|håndverk|produksjon)',
  },
  fi: {
    'before:made':
      '(?:valmistettu|valmistetaan|tehty|tehdään|käsintehty|tuotettu)(?: käsin| kokonaan| täysin)?',
    'after:made':
      '(?:valmistettu|valmistettua|valmistettuja|valmistetaan|tehty|tehtyä|käsintehty|tuotettu|valmistama)',
    'before:crafted': '(?:ommeltu|kudottu|neulottu)',
    'after:crafted': '(?:ommeltu|kudottu|neulottu|kasvatettu)',
    'adjectiveBefore:made': '(?:tuotantoa|valmistetta|käsityötä|tuote|valmistus)',
  },
  tr: {
    'after:made':
      '(?:üretilmiştir|üretilmiş|üretildi|üretilir|üretilen|üretilmektedir|üretimi|üretim|imal edilmiştir|imal edildi|imalatı|yapılmıştır|yapılmış|yapımı|malı|menşeli|menşelidir|menşeili)',
    'adjectiveBefore:made': '(?:malı|üretimi|yapımı|menşeli)',
  },
  ru: {
    'before:made':
      '(?:сделан[оаы]?|произведен[оаы]?|изготовлен[оаы]?|изготавлива\\p{L}*|производится|выпускается|сшит[оаы]? и сделан[оаы]?)(?: вручную| полностью| с любовью)? (?:в|во|на)',
    'before:product': 'продукт (?:из)|производство(?=\\s*[:-])',
    'before:crafted': '(?:сшит|соткан|связан|выращен)[оаы]? (?:в|во)',
    'before:assembled': '(?:собран)[оаы]? (?:в|во)',
    'adjectiveBefore:made': '(?:производства|производство|изготовления|сборки)',
    'adjectiveAfter:made': 'производство',
  },
  uk: {
    'before:made':
      "(?:виготовлен[оаі]?|зроблен[оаі]?|вироблен[оаі]?|виробляється|виготовляється)(?: вручну| повністю| з любов'ю)? (?:в|у|на)",
    'before:crafted': '(?:пошит|зшит|зітк|вирощен)[оаі]? (?:в|у)',
    'adjectiveBefore:made': '(?:виробництва|виробництво|виготовлення)',
  },
  hr: { 'before:made': '(?:proizveden|izrađen|napravljen)[oaie]?(?: ručno)? u' },
  sl: { 'before:made': '(?:izdelan|narejen|proizveden)[oaie]?(?: ročno)? (?:v|na)' },
  lt: {
    'after:made': '(?:pagamint|gamint|pasiūt)(?:a|as|i|os)',
    'before:made': '(?:pagamint|gamint|pasiūt)(?:a|as|i|os)',
  },
  lv: {
    'after:made': '(?:ražot|izgatavot)(?:s|a|i|as)',
    'before:made': '(?:ražot|izgatavot)(?:s|a|i|as)',
  },
  et: { 'after:made': '(?:valmistatud|toodetud)', 'before:made': '(?:valmistatud|toodetud)' },
  ar: {
    'before:made':
      '(?:صنع|صنعت|يصنع|تصنع|مصنوع|مصنوعة|مصنع|صناعة|أنتج|منتج|تم التصنيع|تم تصنيعه|مصنعة)(?: يدويا)?(?: في)?',
    'before:product': '(?:إنتاج|منتج من|منتجات)',
    'adjectiveAfter:made': '(?:صناعة|صنع|إنتاج)(?: يدوية)?',
  },
  he: {
    'before:made':
      '(?:תוצרת|מיוצר|מיוצרת|מיוצרים|יוצר|יוצרה|נעשה|עשוי|מתוצרת|יצור|ייצור)(?: ביד| יד)?(?: ב-)?',
    'adjectiveAfter:made': '(?:ייצור|תוצרת|מתוצרת)',
  },
  vi: {
    'before:made': '(?:sản xuất|chế tạo|được làm|gia công|làm)(?: thủ công)? (?:tại|ở)',
    'before:product': 'sản phẩm của',
  },
  id: {
    'before:made':
      '(?:diproduksi|dibuat|dikilangkan|dikeluarkan|dihasilkan)(?: dengan tangan)? (?:di|oleh)|buatan(?: tangan)?|keluaran',
    'before:product': 'produk(?: asli)? (?:dari|asal)',
    'before:assembled': 'dirakit di|dipasang di',
  },
  hi: {
    'after:made': '(?:में )?(?:निर्मित|बना|बनी|बने|उत्पादित|बनाया गया)',
  },
};

/** Scripts without blanks: the place touches the phrase, so that nothing may stand between. */
const UNSPACED: Readonly<Record<string, Patterns>> = {
  ja: {
    'after:made':
      '製(?!造|品|薬|氷|菓|作|法|図)|製造(?!元|者|業|番|年|日|国|会|中止|販)|で(?:製造|生産|作られ|つくられ|手作り|製作|手造り|縫製し)|にて(?:製造|生産|製作)',
    'after:product': '産(?!業|地|婦|休|後|前|直|出|物)',
    'after:crafted': 'で(?:縫製|編|織|栽培)',
    'after:assembled': 'で組み?立て',
    'before:made': '(?:生産|製造)(?=[:は])',
  },
  zh: {
    'before:made': '产自|產自|制造于|制造於|製造於|製造于|生产于|生產於|制于|製於|出品于',
    'before:product': '原产于|原產於|原产自|原產自|产于|產於',
    'before:assembled': '组装于|組裝於',
    'after:made':
      '制造(?!商|者|业|日|厂|工)|製造(?!商|者|業|日|廠|工)|生产(?!商|者|日|厂|企)|生產(?!商|者|日|廠|企)|制(?!作|造|品|服|度|药)|出品',
    'after:product':
      '产(?!品|地|业|量|自|于|生|权|假)|產(?!品|地|業|量|自|於|生)|原产(?!地|国)|原產(?!地|國)',
    'after:assembled': '组装|組裝',
  },
  ko: {
    'after:made':
      '산(?=$|[\\s\\p{P}])|에서\\s?(?:제조|생산|제작|만든|만들|직조|봉제)|제(?=$|[\\s\\p{P}])|\\s?제조(?!사|원|국|일|자)|\\s?생산(?!자|일)',
    'after:assembled': '에서\\s?조립',
  },
  th: { 'before:made': '(?:ผลิต|ทำ|สร้าง)(?:และบรรจุ)?(?:ใน|ที่|จาก|โดย)(?:ประเทศ)?|สินค้าจาก' },
};

const LETTER = '[\\p{L}\\p{N}]';

/**
 * Every phrase, compiled. Folding a pattern keeps its operators: none of them is written in
 * capitals but `\p{…}`.
 */
export const PHRASES: readonly OriginPhrase[] = [
  ...compiled(PATTERNS, true),
  ...compiled(UNSPACED, false),
];

function* compiled(
  table: Readonly<Record<string, Patterns>>,
  isSpaced: boolean,
): Generator<OriginPhrase> {
  for (const [language, patterns] of Object.entries(table)) {
    for (const [key, source] of Object.entries(patterns)) {
      const [position, strength] = key.split(':') as [Position, Strength]; // the keys of Patterns
      const body = foldPattern(source);
      const [open, close] = isSpaced ? [`(?<!${LETTER})`, `(?!${LETTER})`] : ['', ''];
      const scripts = scriptsOf(body.replace(/\\p\{\w+\}/g, ''));
      yield {
        language,
        position,
        strength,
        scripts,
        pattern: new RegExp(`${open}(?:${body})${close}`, 'gu'),
      };
    }
  }
}

/** A pattern folded as texts are; classes such as `\p{L}` keep their capitals. */
export function foldPattern(source: string): string {
  return source
    .split(/(\\p\{\w+\})/)
    .map((part) => (part.startsWith('\\p{') ? part : foldAccents(part)))
    .join('');
}
