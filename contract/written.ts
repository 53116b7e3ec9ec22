/**
 * Dates and numbers as people write them elsewhere: what a refused one was meant to be. Nothing is
 * read by this, it only serves messages.
 */

/** Longer texts are no date and no number. */
const CHARACTERS_MAX = 40;

/** The days that a text may mean, YYYY-MM-DD: two where day and month may be read either way. */
export function daysMeant(written: string): string[] {
  if (written.length > CHARACTERS_MAX) return [];
  const text = written.trim();
  const [, year, month, day] =
    /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== undefined) return daysOf([[year, month, day]]);
  const [, first, sign, second, last] =
    /^(\d{1,2})([-./ ])(\d{1,2})[-./ ](\d{4})$/.exec(text) ?? [];
  if (first !== undefined)
    // with dots the day comes first everywhere
    return daysOf([[last, second, first], ...(sign === '.' ? [] : [[last, first, second]])]);
  return daysOf([namedMonth(text)]);
}

/** `31 Dec 2026`, `Dec 31, 2026`. */
function namedMonth(text: string): (string | undefined)[] {
  const [, day, name, year] = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text) ?? [];
  if (name !== undefined) return [year, numberOfMonth(name), day];
  const [, month, before, of] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  return month === undefined ? [] : [of, numberOfMonth(month), before];
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const numberOfMonth = (name: string): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

const daysOf = (dates: readonly (readonly (string | undefined)[])[]): string[] => [
  ...new Set(
    dates
      .map(([year = '', month = '', day = '']) =>
        [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      )
      .filter(isCalendarDate),
  ),
];

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** A text in the place of a number. */
export interface NumberMeant {
  /** Two where a sign may part thousands or decimals. */
  numbers: number[];
  /** A currency or a unit stands beside it. */
  hasUnit: boolean;
}

/** The number that a text may mean; null where it means none. */
export function numberMeant(written: string): NumberMeant | null {
  if (written.length > CHARACTERS_MAX) return null;
  const figures = /\d(?:[\d.,'’\s]*\d)?/.exec(written);
  if (!figures) return null;
  const before = written.slice(0, figures.index).trim();
  const after = written.slice(figures.index + figures[0].length).trim();
  if (/\d/.test(after)) return null; // a range, a date
  const isNegative = /^[-−]/.test(before);
  const unit = before.replace(/^[-−+]/, '') + after.replace(/^[.,][-–—]*$/, '');
  const numbers = readingsOf(figures[0].replace(/['’\s]/g, '')).map((text) => Number(text));
  const signed = numbers.map((number) => (isNegative ? -number : number));
  return { numbers: signed, hasUnit: unit.trim() !== '' };
}

/** With the decimal point alone. */
function readingsOf(figures: string): string[] {
  const [point, comma] = [figures.lastIndexOf('.'), figures.lastIndexOf(',')];
  if (point < 0 && comma < 0) return [figures];
  const sign = point > comma ? '.' : ',';
  const whole = figures.replace(/[.,]/g, '');
  const isRepeated = figures.indexOf(sign) !== figures.lastIndexOf(sign);
  if (isRepeated) return [whole];
  const [left = '', right = ''] = figures.split(sign);
  const decimal = `${left.replace(/[.,]/g, '')}.${right}`;
  // 1,234 and 1.234
  const isOpen = Math.min(point, comma) < 0 && right.length === 3 && /^[1-9]\d{0,2}$/.test(left);
  return isOpen ? [decimal, whole] : [decimal];
}
