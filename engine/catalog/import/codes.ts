/** Tariff codes as spreadsheets hold them. */
import { digitsOf } from '../../hscode.ts';
import { isShortened } from './numbers.ts';
import type { CodeSchedule } from './types.ts';

export type CodeReading =
  | { code: string }
  | { fault: 'code_zero_lost'; proposal: string }
  | { fault: 'code_unreadable'; why: string }
  | { fault: 'digits_lost' };

/** Lengths that a code of the schedule may have: its subheading, its lines, its statistical ends. */
const LENGTHS: Readonly<Record<CodeSchedule, readonly number[]>> = {
  HS: [6],
  US: [6, 8, 10],
  EU: [6, 8, 10],
  XI: [6, 8, 10],
  GB: [6, 8, 10],
  CA: [6, 8, 10],
  NO: [6, 8],
  AU: [6, 8, 10],
  BR: [6, 8],
};

/** What a column without a schedule may hold: shops keep six to fourteen digits. */
const ANY_LENGTHS = [6, 8, 10, 12, 14];
/** Chapter 77 is kept free, those from 98 are national. */
const CHAPTERS = /^(?:0[1-9]|[1-8]\d|9\d)/;

/**
 * The digits of a code; `schedule` null where the column names none. A code of 5, 7 or 9 digits has
 * probably lost the zero before it, one like `6109.1` that behind it: that is proposed and never
 * done.
 */
export function codeIn(written: string, schedule: CodeSchedule | null): CodeReading {
  if (isShortened(written)) return { fault: 'digits_lost' };
  const text = written.replace(/^(?:hs|hts|htsus|cn|taric|ncm)\s?(?:code)?[\s:#]*(?=\d)/i, '');
  if (!/^\d[\d.\s\u00A0-]*$/.test(text) || text.length > 40)
    return { fault: 'code_unreadable', why: 'holds something else than digits and their dots' };
  const digits = digitsOf(text);
  const lengths = schedule === null ? ANY_LENGTHS : LENGTHS[schedule];
  // 6109.10 as a number is 6109.1
  if (/^\d{4}\.\d$/.test(text)) return { fault: 'code_zero_lost', proposal: `${digits}0` };
  if (isZeroLost(digits, lengths)) return { fault: 'code_zero_lost', proposal: `0${digits}` };
  if (!lengths.includes(digits.length))
    return {
      fault: 'code_unreadable',
      why: `has ${digits.length} digits, and must have ${lengths.join(' or ')}`,
    };
  if (!CHAPTERS.test(digits) || digits.startsWith('77'))
    return { fault: 'code_unreadable', why: `begins with no chapter: ${digits.slice(0, 2)}` };
  return { code: digits };
}

const isZeroLost = (digits: string, lengths: readonly number[]): boolean =>
  digits.length % 2 === 1 && /^[1-9]/.test(digits) && lengths.includes(digits.length + 1);
