/** Amounts of money as shops print them. */
import { type Decimal, decimal, roundHalfUp, ZERO } from '../decimal.ts';
import { minorDigits } from '../money.ts';
import { codeIn, currencyOfCountry, type PageHome, type Unit, unitIn } from './currencies.ts';
import { behindStruck } from './struckOut.ts';

/** An amount in major units, with its currency as far as the text names it. */
export interface PagePrice extends Unit {
  amount: Decimal;
  /** The highest that is asked where the offers differ: which of them, the page itself shows. */
  upTo?: Decimal;
}

/** A printed price; `aside` where it is not what everybody pays for one piece. */
export interface PrintedPrice extends PagePrice {
  aside?: true;
}

/**
 * The price that a text states: the first amount beside a currency (or, in a text that is little
 * else, the first amount) that is not said to be an older one, a saving, an instalment or a
 * percentage; of a range the low end. A price per kilogram or litre, for members, for subscribers
 * or without tax only where no other is stated. Null where there is none or it is zero.
 */
export function priceIn(text: string, place: PageHome): PrintedPrice | null {
  const line = plainDigits(text.slice(0, TEXT_MAX));
  const found = [...line.matchAll(NUMBER)].flatMap((match) => {
    if (EXPONENT.test(line.slice(match.index + match[0].length))) return [];
    const end = match.index + match[0].length;
    const before = behindStruck(line.slice(Math.max(0, match.index - BESIDE_MAX), match.index));
    const after = line.slice(end, end + BESIDE_MAX);
    const unit = unitBeside(before, after, place);
    const role = roleOf(before, after, line);
    const amount = amountOf(match[0], notationOf(unit, place));
    return amount === null || amount.lte(ZERO) || role === 'none' ? [] : [{ amount, unit, role }];
  });
  const named = found.filter(({ unit }) => unit !== null);
  const rest = line.replace(NUMBER, '').trim();
  const candidates = named.length > 0 ? named : rest.length <= BARE_MAX ? found : [];
  const best = candidates.find(({ role }) => role === 'price') ?? candidates[0];
  if (!best) return null;
  const unit = best.unit ?? (isStrange(rest, line) ? STRANGE : NO_UNIT);
  return { amount: best.amount, ...unit, ...(best.role === 'aside' ? { aside: true } : {}) };
}
const NO_UNIT: Unit = { currency: null };
const STRANGE: Unit = { currency: null, strange: true };

/** The currency by whose decimals a number is read: its own, else that of the page's country. */
const notationOf = (unit: Unit | null, place: PageHome): string | null =>
  unit?.currency ?? (unit ? null : currencyOfCountry(place.country));

/** Beside the number stands one word or sign, and it is none that prices have beside them. */
const isStrange = (rest: string, line: string): boolean =>
  (/^(?:\p{Sc}|[A-Z]{3})$/u.test(rest) && !PRICE_WORDS.test(rest)) ||
  (/^\d/.test(line.trim()) && /^\p{L}{3,12}\.?$/u.test(rest) && !PRICE_WORDS.test(rest));
const PRICE_WORDS =
  /^(?:each|only|ea|net|netto|brutto|gross|incl|inkl|ttc|iva|mwst|vat|gst|from|per|now|sale|piece|stück|stuk|pro|für|nur|total|zzgl|unidad|unit|ausverkauft|available|in|on|off|new|neu|cash|and|plus|pay|usd|eur)\.?$/iu;

/**
 * A price that a field states beside or without its unit: a bare number, else as it would be
 * printed. Null where there is none or it is zero.
 */
export function statedPrice(
  written: string,
  unit: Unit | null,
  place: PageHome,
): PrintedPrice | null {
  const bare = BARE.test(written) ? amountOf(written.trim(), notationOf(unit, place)) : null;
  if (bare !== null) return bare.gt(ZERO) ? { amount: bare, ...(unit ?? NO_UNIT) } : null;
  const printed = priceIn(written, place);
  if (!printed) return null;
  const own = printed.currency !== null && !printed.open;
  return unit && (unit.currency !== null || !own) ? { amount: printed.amount, ...unit } : printed;
}
const BARE = /^[\d.,'’\s]+$/;

/** A number as programs write it, 1e309, is no price. */
const EXPONENT = /^e[+-]?\d/i;
const TEXT_MAX = 300;
/** Characters on either side of a number that say what it is. */
const BESIDE_MAX = 40;
/** A text with more letters than this beside its number is no mere price. */
const BARE_MAX = 14;

/**
 * The number that a notation means, rounded half up to the currency's minor unit (two places where
 * the currency is not known); null where it is none. A last separator before one or two digits is
 * the decimal sign, before three digits it groups thousands unless the currency has thousandths.
 */
export function amountOf(written: string, currency: string | null): Decimal | null {
  const text = plainDigits(written).replace(/[\s'’`´]/g, '');
  const shape = /^-?(\d*(?:[.,]\d+)*)$/.exec(text);
  if (!shape || !/\d/.test(text)) return null;
  const signs = text.match(/[.,]/g) ?? [];
  const parts = text.replace('-', '').split(/[.,]/);
  const tail = parts.at(-1) ?? '';
  const withDecimals = hasDecimals(signs, parts, currency === null ? 2 : minorDigits(currency));
  const whole = (withDecimals ? parts.slice(0, -1) : parts).join('') || '0';
  if (withDecimals === null || whole.length > 13) return null;
  return roundedPrice(decimal(withDecimals ? `${whole}.${tail}` : whole), currency);
}

/**
 * Rounded half up to the currency's minor unit, but to no fewer than two places: a shop may print
 * cents of yen.
 */
export const roundedPrice = (amount: Decimal, currency: string | null): Decimal =>
  roundHalfUp(amount, currency === null ? 2 : Math.max(2, minorDigits(currency)));

/** Whether the last part is decimals; null where the signs make no number (a date, a version). */
function hasDecimals(
  signs: readonly string[],
  parts: readonly string[],
  minor: number,
): boolean | null {
  const [first = ''] = parts;
  const tail = parts.at(-1) ?? '';
  if (signs.length === 0) return false;
  const lastOnce = signs.filter((sign) => sign === signs.at(-1)).length === 1;
  const mixed = new Set(signs).size > 1;
  const groups = (mixed ? parts.slice(1, -1) : parts.slice(1)).every(
    ({ length }) => length === 3 || length === 2,
  );
  if (mixed) return lastOnce && groups ? true : null;
  if (signs.length > 1) return groups && tail.length === 3 ? false : null;
  if (tail.length !== 3) return true;
  return minor === 3 || first.length > 3 || first === '' || /^0+$/.test(first);
}

/**
 * Thousands by blank or apostrophe only before exactly three digits; else digits with points and
 * commas between.
 */
const NUMBER =
  /(?<![\d\p{L}])\d{1,3}(?:[ \u00A0\u202F\u2009'’`´]\d{3})+(?!\d)(?:[.,]\d{1,3}(?!\d))?|(?<=[$£€]\s?)[.,]\d{2}(?!\d)|(?<![\p{L}\p{N}.,])[.,]\d{2}(?=\s?[$£€])|\d+(?:[.,'’]\d+)*/gu;

/**
 * Digits of other scripts and full width as ours, Arabic signs as ours, a sign between units and
 * cents as a point.
 */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(digitValue(digit)))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]/g, '')
    .replace(/(\d)(€|£|zł|\$)(\d{2})(?![\d.,])/g, '$1.$3$2')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?([€£]) ?(\d{2})(?= ?(?:ttc|\*)?$)/i, '$1.$3$2')
    .replace(
      /(\d)(?:, | ,)(\d{2})(?=\s?(?:\p{Sc}|zł|kr|Kč|Ft|lei|лв|руб|EUR|CHF|PLN)|$)/gu,
      '$1,$2',
    );
}

function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  return point - (point >= 0x966 ? 0x966 : point >= 0x6f0 ? 0x6f0 : 0x660);
}

/**
 * The unit named directly before or after an amount: a code on either side before a sign. A sign
 * that stands at the next amount is that one's.
 */
function unitBeside(before: string, after: string, place: PageHome): Unit | null {
  const beside = /([^\s\d]{1,8}(?:\s[$€£])?)[\s:]{0,3}$/.exec(before)?.[1] ?? '';
  const lead = /\p{L}[-/]$/u.test(beside) ? '' : beside; // TK-20 is a number of goods
  const trail = isOfNext(after) ? '' : (/^[\s.,:–-]{0,4}([^\s\d]{1,6})/.exec(after)?.[1] ?? '');
  const code = codeIn(lead) ?? codeIn(trail);
  return code === null ? (unitIn(lead, place) ?? unitIn(trail, place)) : { currency: code };
}

/** A sign or a code that stands before the next amount, which has none behind it. */
function isOfNext(after: string): boolean {
  const [, code, amount, behind] = NEXT_UNIT.exec(after) ?? [];
  return amount !== undefined && (code === undefined || code !== behind);
}
const NEXT_UNIT = /^\s+(?:\p{Sc}|([A-Z]{3})\s?)(\d[\d.,'’]{0,15})\s?([A-Z]{3})?/u;

/** `aside`: not what everybody pays for one piece. */
type Role = 'price' | 'aside' | 'none';

function roleOf(before: string, after: string, line: string): Role {
  if (/^\s*[%٪]/.test(after)) return 'none';
  if (FORMER.test(before) || (/\bde:?\s*(?:R?\$\s*)?$/i.test(before) && /\bpor\b/i.test(line)))
    return 'none';
  if (FORMER_FIRST.test(before) && !UP_TO.test(after)) return 'none';
  if (INSTALMENT_BEFORE.test(before) || INSTALMENT_AFTER.test(after)) return 'none';
  if (COUNT.test(after)) return 'none';
  const aside =
    PER_MEASURE.test(after) ||
    PER_MEASURE_BEFORE.test(before) ||
    ASIDE_BEFORE.test(before) ||
    ASIDE_AFTER.test(after);
  return aside ? 'aside' : 'price';
}

/**
 * What the words before an amount make of it; `regular` where they may call it the price of always
 * or a former one.
 */
export function labelRole(before: string): Role | 'regular' {
  const text = behindStruck(before).replace(/\s+/g, ' ');
  return REGULAR.test(text) ? 'regular' : roleOf(text, '', text);
}
const REGULAR =
  /(?:regular(?: price)?|通常価格|cena regularna|ordinarie pris|normal price)[\s:：]*$/i;

/** `De R$ 249,90` in a line of its own, before a line that begins `Por`; a range goes on. */
const FORMER_FIRST = /^\s*de:?\s*R\$\s*$/i;
const UP_TO = /^\s*(?:a|à|até|ate|-|–)\s/i;

const FORMER =
  // bounded: BESIDE_MAX
  /(?:\bwas|\bcomp(?:arable|are|\.)?(?: at)? value|\bord(?:inarie|\.)? ?pris|\brrp|\bmsrp|\bsrp|\bmrp|\buvp|\bstatt|anstatt|instead of|list price|listed at|regular(?:ly)?(?: price)?|original(?:ly)?(?: price)?|\bprev(?:ious)?(?: price)?|old price|before|compare at|retail(?: price)?|you save|\bsaved?|\bspare[n]?|ersparnis|rabatt|économi[es]\w*|au lieu de|prix (?:conseillé|barré|public conseillé)|antes|ahorr\w+|en lugar de|precio anterior|economi[zs]\w+|preço anterior|risparmi\w*|anziché|invece di|prezzo (?:consigliato|di listino)|van|adviesprijs|bespaar|zamiast|najniższa cena(?: z 30 dni)?(?: przed obniżką)?|cena regularna|původně|sleva|ordinarie pris|tidigare|rek\.? ?pris|spar|før(?:pris)?|ovh|säästä|yerine|eski fiyat|старая цена|скидка|вместо|знижка|定価|通常価格|参考価格|メーカー希望小売価格|送料|配送料|運費|运费|ポイント|원가|정가|정상가|소비자가|시중가|배송비|原价|原價|市场价|市價|定價|参考价|giá gốc|free (?:shipping|delivery) (?:over|on orders over|from)|over|versandkostenfrei ab|orders? (?:over|above)|shipping|versand|livraison|envío|frete|\+)\s*[:：]?\s*(?:\(?[^\s\d]{0,4}\s?\$?)?\s*$/iu;
const INSTALMENT_BEFORE =
  // bounded: BESIDE_MAX
  /(?:\d+\s*(?:[x×]|fois|rate da|rat(?:e|y)?(?: po)?|payments? of|interest-free payments of|cuotas? de|mensualidades? de|parcelas? de|taksit|月々|x de|开)\s*(?:de|of|à|von|da|po|a)?|monthly from)\s*(?:\(?[^\s\d]{0,4}\s?\$?)?\s*$/iu;
const INSTALMENT_AFTER =
  // bounded: BESIDE_MAX
  /^\s*\S{0,4}\s*(?:\/\s*(?:mo|month|monat|mois|mes|mês|mese|maand|mies|měs|hó|мес)\b|(?:per|a|pro|par|al|por|im|na) (?:month|monat|mois|mes|mês|mese|maand|miesiąc)|monthly|mtl|monatlich|[x×]\s*\d+\s*(?:months|rates|taksit))/iu;
const PER_MEASURE =
  // bounded: BESIDE_MAX
  /^\s*\S{0,4}\s*(?:\/|per\b|pro\b|par\b|je\b|por\b|za\b|al\b|à\b|pr\.?|le\b|el\b)\s*(?:\d+\s*)?(?:kg|g|gr|gramm?|ml|cl|l|lt|litre|liter|litro|litr|m²|m2|qm|m|meter|metre|mètre|oz|lb|fl|100|кг|л|шт\.? ?=)(?![\p{L}])/iu;
const PER_MEASURE_BEFORE =
  // bounded: BESIDE_MAX
  /(?:\d+\s*(?:kg|g|ml|l|oz|m)\s*[=:]|grundpreis|unit price|prix au (?:kilo|litre)|prezzo al)\s*[:：(]?\s*[^\s\d]{0,3}\s*$/iu;
/** For members, for subscribers, without tax, for many. */
const ASIDE_BEFORE =
  /(?:\bmembers?(?: pay| price)?|club price|\bsubscri(?:be|ption)\D{0,25}(?:\d{1,2}\s?%)?\D{0,6}|autoship|wholesale|trade price|^\s*ex(?:cl)?\.? (?:vat|tax|gst)|ex(?:cl)?\.? (?:vat|tax|gst)\s*[:：]|mitglieder(?:preis)?|prix (?:membre|club)|precio socio|total price|set price|bundle price|points?|netto|zzgl\.?)\s*[:：]?\s*(?:\(?[^\s\d]{0,4}\s?\$?)?\s*$/iu;
const ASIDE_AFTER =
  // bounded: BESIDE_MAX
  /^\s*\S{0,4}\s*\(?(?:\+ ?(?:kdv|vat|tax|gst|mwst|ust|iva|tva|btw|moms|mva|pdv|dph|ндс|áfa|alv)(?![\p{L}])|kdv hariç|ex(?:cl(?:uding)?)?\.? ?(?:vat|tax|gst|btw|iva|mwst|ust)|exkl|hors taxes?|h\.?t\.?(?![\p{L}])|netto|zzgl|excl|for members|with (?:club|membership)|when you subscribe)/iu;
/** A number of things or a size, not of money. */
const COUNT =
  /^\s*(?:[x×]|reviews?|ratings?|pcs|pieces?|pack|stück|stk|db|ks|szt|pts|points?|punkte|件|個|个|개|点)(?![\p{L}])/iu;
