/** The special column of the HTS: rates, each with the programmes in brackets behind it. */

/** One rate of the column and the symbols of the programmes that may claim it. */
export interface SpecialRate {
  /** As printed, blanks tidied: `Free`, `See 9822.04.25`, `8.8¢/liter`. */
  rate: string;
  /**
   * `A+`, `AU`, `S` in the printed order, each once. Empty when the cell names none: the rate is
   * then that of whoever may use the heading (chapters 98 and 99).
   */
  programmes: string[];
}

// `(A+,AU, BH)`, and once `(PA (PA)`. Brackets with other words, `(see U.S. note 3)`, belong to the
// rate.
const SYMBOL = String.raw`[A-Z]{1,2}[*+]?`;
const PROGRAMMES = new RegExp(
  String.raw`\(\s*(${SYMBOL}(?:[\s,]+\(\s*${SYMBOL})?(?:[\s,]+${SYMBOL})*)[\s,]*\)`,
  'g',
);

/**
 * Every rate of a cell in the printed order; nothing of the cell is left out. Empty for a blank
 * cell.
 */
export function readSpecial(printed: string): SpecialRate[] {
  const rates: SpecialRate[] = [];
  let read = 0;
  for (const group of printed.matchAll(PROGRAMMES)) {
    const programmes = [...new Set((group[1] ?? '').split(/[\s,(]+/))];
    rates.push({ rate: tidy(printed.slice(read, group.index)), programmes });
    read = group.index + group[0].length;
  }
  const rest = tidy(printed.slice(read));
  return rest === '' ? rates : [...rates, { rate: rest, programmes: [] }];
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
