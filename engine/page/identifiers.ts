/** Numbers and brands without what shops print around them: labels, invitations, brackets. */
import { foldedLabel, factOf, type LabelledFact } from './labels.ts';

/** The number of a product within a text that may hold its label; null where it holds none. */
export function numberIn(text: string): string | null {
  const value = withoutLabel(text.trim(), NUMBERS);
  const bare = value.startsWith('(') && value.endsWith(')') ? value.slice(1, -1) : value;
  const words = bare.replace(/^[#№:：\s]+/, '').split(/\s+/, WORDS_MAX + 1);
  const end = words.findIndex((word) => !isCode(word));
  const code = words.slice(0, end < 0 ? WORDS_MAX : end).join(' ');
  const whole = code.endsWith(')') && !code.includes('(') ? code.slice(0, -1) : code;
  const isRead =
    factOf(whole) === null &&
    whole.length >= (end < 0 ? 1 : CUT_MIN) &&
    /\d|^[A-Z][A-Z-]+$/.test(whole);
  return isRead && words.length <= (end < 0 ? WORDS_MAX : WORDS_MAX + 1)
    ? whole.replace(/[,;]$/, '')
    : null;
}
const WORDS_MAX = 4;
/** Of a text that goes on in words, a shorter number is one of things. */
const CUT_MIN = 4;
const NUMBERS: ReadonlySet<LabelledFact> = new Set(['sku', 'mpn', 'model', 'gtin', 'isbn']);

/** A word of a number: it has a digit, or is in capitals. */
const isCode = (word: string): boolean =>
  !word.startsWith('(') && (/\d/.test(word) || /^[\p{Lu}\p{Lo}\d./_#-]+$/u.test(word));

/** `Art.-Nr. A1`, `Item #12`, `Brand: X`: what follows the label of such a fact. */
function withoutLabel(text: string, facts: ReadonlySet<LabelledFact>): string {
  const signed = /[:：#]/.exec(text);
  if (signed) {
    const label = text.slice(0, signed.index);
    const rest = text.slice(signed.index + 1).trim();
    if (rest !== '' && isLabelOf(label, facts)) return withoutLabel(rest, facts);
  }
  const blank = text.lastIndexOf(' ');
  return blank > 0 && isLabelOf(text.slice(0, blank), facts) ? text.slice(blank + 1) : text;
}

/** The label as a whole, or its last word: `mehr Artikel der Marke`. */
function isLabelOf(label: string, facts: ReadonlySet<LabelledFact>): boolean {
  const whole = factOf(label);
  if (whole !== null) return facts.has(whole);
  // a digit before the last word is that of a number: `SR-9 (EAN: 400…)`
  const last = /\d/.test(label) ? null : factOf(foldedLabel(label).split(' ').at(-1) ?? '');
  return last !== null && facts.has(last) && label.length <= LABEL_MAX;
}
const LABEL_MAX = 40;

/**
 * The brand within a text that may invite to see more of it: `Shop all X`, `Visit the X Store`,
 * `Marke: X`. Null where nothing is left.
 */
export function brandIn(text: string): string | null {
  const signed = /[:：]/.exec(text);
  const isLabelled = signed !== null && isLabelOf(text.slice(0, signed.index), BRANDS);
  const value = isLabelled ? text.slice(signed.index + 1).trim() : text.trim();
  const found = INVITATIONS.reduce((name, one) => name.replace(one, '$1'), value).trim();
  return found === '' ? null : found;
}
const BRANDS: ReadonlySet<LabelledFact> = new Set(['brand', 'maker']);
/** Each reads the whole of a text that is 120 characters long at most. */
const INVITATIONS = [
  /^(?:visit the|besuche(?:n sie)? den|bezoek de)\s(.{1,60})[\s-](?:store|shop|winkel)$/i,
  /^(?:visiter la boutique|visita (?:lo store di|la tienda de)|visite a loja)\s(.{1,60})$/i,
  /^(?:shop|view|see|discover|browse|show|explore)\s(?:all|more)\s(?:(?:products?|items?|articles?)\s)?(?:(?:by|from|of)\s)?(.{1,60})$/i,
  /^(?:all|more)\s(?:(?:products?|items?|articles?)\s)?(?:by|from|of)\s(.{1,60})$/i,
  /^(?:weitere|mehr|alle)\s(?:artikel|produkte)\s(?:von|der marke|des herstellers)\s(.{1,60})$/i,
  /^(?:tous les|plus de|autres)\s(?:produits|articles)\s(?:(?:de|par)\s)?(.{1,60})$/i,
  /^(?:tutti i|altri)\sprodotti\s(?:(?:di|da)\s)?(.{1,60})$/i,
  /^(?:todos los|más)\sproductos\s(?:de\s)?(.{1,60})$/i,
  /^by\s(.{1,60})$/,
  // an invitation behind the name
  /^(.{1,60}?)\s(?:mehr|weitere|alle)\s(?:artikel|produkte)\s(?:von|der|des|dieser)\b.{0,60}$/i,
  /^(.{1,60}?)\s(?:more|all)\s(?:products?|items?|articles?)\s(?:by|from|of)\b.{0,60}$/i,
];
