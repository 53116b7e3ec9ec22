/** Rates as the tariff of Japan prints them, in our words for duty expressions. */

/** What a yen is counted for: 足 pair, 頭 head, 個 and 本 and 枚 piece. */
const UNITS: Readonly<Record<string, string>> = {
  kg: 'kg',
  t: 't',
  l: 'l',
  kl: '1000 l',
  m: 'm',
  m2: 'm2',
  m3: 'm3',
  足: 'pair',
  頭: 'head',
  個: 'item',
  本: 'item',
  枚: 'item',
};

/** Full-width signs, which the pages mix with others, become plain ones; blanks go. */
export const plainRate = (printed: string): string =>
  printed.normalize('NFKC').replaceAll(/\s+/g, '').replaceAll('−', '-');

/** Behind two rates parted by 「又は」: 「うちいずれか」 the higher or the lower of them. */
const EITHER = 'のうちいずれか';
const [HIGHER, LOWER] = ['高い税率', '低い税率'];
/** 「ただしその税率が … を下回る場合は …」: but at least. */
const AT_LEAST = /^ただしその税率が([^を]+)を下回る場合は(.+)$/;
const PERCENT = /^(\d+(?:\.\d+)?)%$/;
const AMOUNT = /^([\d,]+(?:\.\d+)?)円\/(.+)$/;

/**
 * The rate as `parseDuty` reads it: `Free`, `10.9%`, `35% + 799 JPY/kg`, `30% MIN 4300 JPY/pair` for
 * the higher of two, `MAX` for the lower. Null for what is not understood: marks of quotas, rates
 * for some of the goods, differences to a standard price.
 */
export function dutyOf(printed: string): string | null {
  const text = plainRate(printed);
  const at = text.indexOf(EITHER);
  if (at < 0) return sumOf(text);
  const which = text.slice(at + EITHER.length, at + EITHER.length + HIGHER.length);
  const rest = text.slice(at + EITHER.length + HIGHER.length);
  const [first = '', second = '', third] = text.slice(0, at).split('又は');
  if (third !== undefined || (which !== HIGHER && which !== LOWER)) return null;
  const [one, other] = [sumOf(first), sumOf(second)];
  if (one === null || other === null) return null;
  const bounded = `${one} ${which === HIGHER ? 'MIN' : 'MAX'} ${other}`;
  if (rest === '') return bounded;
  const [, limit = '', least = ''] = AT_LEAST.exec(rest) ?? [];
  const floor = limit !== '' && limit === least ? sumOf(least) : null;
  return floor === null ? null : `${bounded} MIN ${floor}`;
}

function sumOf(text: string): string | null {
  const terms = text.split('+').map(termOf);
  return terms.every((term) => term !== null) ? terms.join(' + ') : null;
}

function termOf(text: string): string | null {
  if (text === '無税') return 'Free';
  const percent = PERCENT.exec(text)?.[1];
  if (percent !== undefined) return `${percent}%`;
  const [, amount = '', counted = ''] = AMOUNT.exec(text) ?? [];
  const unit = Object.hasOwn(UNITS, counted) ? UNITS[counted] : undefined;
  return unit === undefined ? null : `${amount.replaceAll(',', '')} JPY/${unit}`;
}

/** The three columns that hold for goods of a member of the World Trade Organization. */
export interface PrintedRates {
  general: string;
  temporary: string;
  wto: string;
}

/**
 * The rate that is charged without a preference: the temporary one in place of the general one, and
 * that of the WTO where it is lower; in brackets it is not (Customs Tariff Act art. 3; Temporary
 * Measures Act art. 2). What is not understood stays as it is printed, and nobody takes it for a
 * figure. Null where no column prints anything.
 */
export function chargedRate({ general, temporary, wto }: PrintedRates): string | null {
  const statutory = plainRate(temporary) || plainRate(general);
  const conventional = plainRate(wto);
  if (statutory === '' && conventional === '') return null;
  const isHigher = conventional === '' || isBracketed(conventional);
  const [charged, other] = isHigher ? [statutory, ''] : [conventional, statutory];
  const understood = dutyOf(charged);
  if (understood !== null) return understood;
  return isHigher ? `as printed: ${charged}` : `as printed: WTO ${charged}, without it ${other}`;
}

/** `(10.9%)`, `(無税)〜(3.1%)`: rates in brackets, each understood, and nothing beside them. */
function isBracketed(text: string): boolean {
  const isRate = (part: string): boolean =>
    part.startsWith('(') && part.endsWith(')') && dutyOf(part.slice(1, -1)) !== null;
  return isRate(text) || text.split(/〜|~|又は/).every(isRate);
}
