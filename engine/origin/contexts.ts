/**
 * What takes a statement of origin its force: negations, what is said of a part or of other goods,
 * styles. All folded.
 */
import { foldAccents } from './fold.ts';

const words = (text: string): ReadonlySet<string> => new Set(foldAccents(text).split(' '));

/** Within three words before a phrase: it says where the goods are not made. */
const NEGATIONS = words(
  'not never isn wasn aren weren doesn neither nicht kein keine keiner keinen nie niemals non pas jamais ni nunca jamás no nao niet geen nooit nie není nejsou nejsou nem nu не ні μη δεν όχι όχι inte ej aldrig ikke aldri ei eivät eivat لا ليس غير לא אינו không bukan tidak नहीं ไม่ไม่ not,',
);
/** In these languages "no" is "in the". */
const NO_IS_A_PREPOSITION: ReadonlySet<string> = new Set(['pt', 'pl']);

/** Within six words before a phrase: other goods, other times; what a buyer had before. */
const OTHERS = words(
  'unlike than instead versus vs competitors competing similar replicas fakes counterfeits imitations statt anstatt anstelle gegenüber contrairement lieu rispetto invece frente vez anders tegenstelling w odróżnieniu в отличие formerly previously originally once früher ehemals ursprünglich autrefois anciennement jadis originalmente antes vroeger dawniej dříve раньше ранее inspired inspiriert inspiré ispirato inspirado before previous prior older altes alten vorige vorigen vorheriges voriges vorherige ancien ancienne précédent précédente dernier vecchio vecchia precedente anterior viejo vieja antiguo antigua antigo antiga poprzedni poprzednia poprzednie stary předchozí starý predchádzajúce előző régi предыдущий предыдущая предыдущее старый попередній förra tidigare forrige tidligere gamle edellinen vanha önceki eski السابق sebelumnya cũ trước outro outra otro otra autre altro lama yang',
);

/** The same in scripts without blanks. */
const OTHERS_UNSPACED =
  /(?:之前|以前|上一|原来|原來|旧|舊|前)(?:[のはも的]|是|买|買|那)*$|(?:이전|예전|지난)/u;

/**
 * A sentence that warns of what looks like the goods speaks of those, wherever the words stand in
 * it.
 */
const IMITATIONS =
  /(?<!\p{L})(?:(?:beware|counterfeits?|counterfeited|knock-?offs?|imitations|fakes|replicas|copycats?|cheap copies|billige kopien|contrefacons?|(?:les|des|aux) copies|imitazioni|imitaciones|imitacoes|imitaties|imitatii|подделок|подделками|имитаци(?:и|й|ями)|sahte|تقليد|hang (?:gia|nhai)|palsu|tiruan|नकली)(?!\p{L})|nachahmung|falschung|plagiat|billigkopie|contraffa|falsificacion|falsificac|namaak|podrob(?:k|ek|ka)|napodobenin|padel(?:ek|k)|hamisitvany|utanzat|contrafacut|подделк|підроб|фалшифи|forfalskning|efterlikning|efterligning|etterligning|jaljitelm|vaarenno|απομιμησ|taklit|مقلد|חיקוי)|類似品|類似商品|模倣品|偽物|偽造品|コピー品|まがい物|仿冒|假冒|山寨|仿品|仿制品|仿製品|混充|冒充|冒牌|유사품|모조품|짝퉁|가품|위조품|ของปลอม|ลอกเลียนแบบ/u;

/** Whether a folded sentence warns of imitations. */
export const warnsOfImitations = (sentence: string): boolean => IMITATIONS.test(sentence);

/**
 * Directly before a phrase: it speaks of a part, of the packing or the machine, not of the goods.
 */
const PARTS = words(
  'fabric fabrics leather sole soles lining yarn yarns packaging package box boxes zipper zippers zip movement blade strap cable battery batteries sensor components parts materials material ingredients bottle label labels motor engine chip cartridge stoff stoffe leder sohle futter garn verpackung reißverschluss uhrwerk batterie teile komponenten zutaten tissu tissus cuir semelle doublure fil emballage tessuto tessuti pelle pelli suola fodera filato imballaggio confezione tejido cuero suela forro hilo embalaje envase piel tecido couro sola embalagem stof leer zool voering verpakking tkanina skóra podeszwa opakowanie ткань кожа подошва упаковка kangas nahka pakkaus tyg läder förpackning kumaş deri ambalaj',
);
/** The same before growing, spinning and weaving. */
const MATERIALS = words(
  'cotton wool silk linen flax cashmere beans grapes baumwolle wolle seide leinen coton laine soie lin cotone lana seta lino algodón seda algodão lã katoen wol bawełna wełna хлопок шерсть',
);

/** Directly behind a place: its style, language or size, not the place. */
const STYLES = words(
  'style styled styles inspired inspiration look looks design designs designed quality-style stil optik design-inspired fashion like type language size sizes red blue black white green fabric knit stoff print hat hats weave porcelain clay cabinet market version edition map flag tour holidays 風 风 风格 風格 スタイル 풍 스타일 式 語 语 standard',
);

/** Between a phrase and a place: what follows is another matter. */
export const STOPS = words(
  'for by since with from of to using out style inspired designed design shipped ships sent sold distributed imported packed tested developed engineered based located headquartered who which that when where sizes colors colours but nor für von aus seit mit nach für entworfen entwickelt versendet vertrieben verkauft importiert geprüft pour par depuis avec conçu dessiné expédié vendu distribué importé per da con dal progettato disegnato spedito venduto distribuito para por desde diseñado enviado vendido distribuido desde com desenhado enviado vendido voor door sinds ontworpen verzonden dla przez od zaprojektowano wysyłka для по от из разработано oraz bone fine vitreous assembled finished montiert endmontiert assemblé assemblée monté assemblato assemblata ensamblado montado montada gemonteerd собрано',
);

/** Words of joining: all of the countries, or one of them. */
export const AND = words(
  'and und et e y i och og ja en a és şi si ve ir un in & + и та й і και و ו dan và และ 和 及 与 與 と および · 및 와 과 और',
);
export const OR = words(
  'or oder ou o u lub nebo alebo vagy sau или або чи ή eller tai veya או أو atau hoặc หรือ 或 或者 または もしくは 또는 या / , ; | 、 ・ ，',
);

/** Articles and the like, that may stand before a place. */
export const SKIPPED = words(
  'the der den dem die das le la les l d de du des il lo i gli un el los las o a os as het ten στην στη στο στον στις την τη της το τον του των الـ הـ в in en im : " \' ( [ - – — „ “ ” « » . 100 % only solely northern southern eastern western north south east west central sunny beautiful our own northen norditalien nord sud 🇮🇹 made land country ประเทศ เมือง país pays paese land republic * = → > | / #',
);

/** How a statement is weakened by the words before the phrase. */
export type Reservation = 'denied' | 'part' | 'possible' | null;

const POSSIBLE = words(
  'most mostly usually meist meistens meisten plupart maggior mayoría maioria meeste większość большинство may might could can maybe perhaps possibly sometimes könnte kann eventuell peut può puede pode kan může может може',
);

/** What the words before a phrase, nearest last, do to it. */
export function reservationOf(
  before: readonly string[],
  language: string,
  isGrown: boolean,
): Reservation {
  const near = before.slice(-3);
  const isNegation = (word: string): boolean =>
    NEGATIONS.has(word) && !(word === 'no' && NO_IS_A_PREPOSITION.has(language));
  if (near.some(isNegation)) return 'denied';
  if (before.slice(-6).some((word) => OTHERS.has(word))) return 'denied';
  if (OTHERS_UNSPACED.test(before.slice(-2).join(''))) return 'denied';
  const subject = subjectOf(before);
  if (subject !== undefined && (PARTS.has(subject) || (isGrown && MATERIALS.has(subject))))
    return 'part';
  if (before.slice(-5).some((word) => POSSIBLE.has(word))) return 'possible';
  return null;
}

/**
 * What is said to be made there: of «zapatos de piel hechos a mano» the shoes, and not the leather
 * that they are of.
 */
function subjectOf(before: readonly string[]): string | undefined {
  const at = before.findLastIndex((word) => !COPULAS.has(word));
  const owner = before[at - 2];
  return owner !== undefined && OF.has(before[at - 1] ?? '') ? owner : before[at];
}
const OF = words('de di of aus von en van z ze en uit');

const COPULAS = words(
  'is are was were been being be : ist sind wird werden wurde est sont è sono viene es son é são está is zijn wordt jest są er är on ovat - and entirely all fully 100 %',
);

/** "no", "not" behind a phrase whose place comes first. */
export const deniesBehind = (next: string | undefined): boolean =>
  next !== undefined && /^(?:degil|değil|ない|ではな|でない|じゃな|아님|아니|아닌|नहीं)/u.test(next);

export const isStyle = (word: string): boolean => STYLES.has(word);

/** Goods made of what comes from elsewhere: still made there, but less is said. */
export const HAS_FOREIGN_PARTS =
  /(?:with|of|from|using|aus|mit|avec|con|com|met|z) (?:\p{L}+ (?:and|&|und|et|e|y) )?(?:globally sourced|foreign|import\p{L}*|importiert\p{L}*|importe\p{L}*|importat\p{L}*|international|domestic and imported|global|zugekauften) ?(?:parts|materials|material|components|fabrics?|ingredients|teilen|materialien|pieces|materiaux|componenti|materiali|componentes|materiales|partes)?/u;
