/** A code that does not exist is refused; one that the data at hand merely lacks is not. */
import { formatCode } from '../../hscode.ts';
import type { Schedule, TariffEdition } from '../types.ts';
import type { ScheduleMatch } from './schedule.ts';

export interface UnknownCode {
  message: string;
  /** Lines that exist beside it, at most five. */
  nearest: { code: string; description: string }[];
}

const NEAREST_MOST = 5;

/**
 * Why a code is refused, or null: its chapter classifies nothing, its six digits are in no edition
 * of the Harmonized System, or an imported tariff that holds its chapter has no such line. Against
 * an embedded extract a code is never refused.
 */
export function unknownCode(
  schedule: Schedule | null,
  { subheadings }: TariffEdition,
  digits: string,
  found: ScheduleMatch | null,
  date: string,
): UnknownCode | null {
  if (SPECIAL.test(digits)) return specialCode(digits, schedule);
  const six = digits.slice(0, 6);
  const isFound = found !== null && found.lines.length > 0;
  const written = formatCode(digits, schedule?.name ?? 'us');
  if (
    digits.length >= 6 &&
    !isFound &&
    !subheadings.current.has(six) &&
    !subheadings.earlier.has(six)
  )
    return {
      message: `${formatCode(six)} is not a subheading of the Harmonized System`,
      nearest: nearestOf(
        [...subheadings.current.entries()].map(([code, text]) => ({ code, description: text })),
        six,
      ),
    };
  if (!schedule || isFound || !isComplete(schedule, digits)) return null;
  const lines = [...schedule.lines.values()].map(({ code, label }) => ({
    code,
    description: label,
  }));
  return {
    message: `${written} is not in the tariff ${schedule.name.toUpperCase()} on ${date}`,
    nearest: nearestOf(lines, digits),
  };
}

/**
 * Chapters 98 and 99 are kept for the uses of each country: they say under which provision goods are
 * entered, or which duty is added to theirs, and classify nothing.
 */
const SPECIAL = /^9[89]/;

const specialCode = (digits: string, schedule: Schedule | null): UnknownCode => {
  const written = formatCode(digits, schedule?.name ?? 'us');
  return {
    message: `${written} is of chapter ${digits.slice(0, 2)}, which classifies no goods: send the code of the goods as hsCode, and a provision or heading of that chapter in claims`,
    nearest: [],
  };
};

/** The imported release holds the chapter itself, not the embedded extract of it. */
function isComplete({ imported, codes, lines }: Schedule, digits: string): boolean {
  if (!imported) return false;
  const chapter = digits.slice(0, 2);
  const first = codes.find((code) => code.startsWith(chapter));
  return first !== undefined && lines.get(first)?.extract !== true;
}

/** Codes that share the most leading digits. */
function nearestOf(
  known: readonly { code: string; description: string }[],
  digits: string,
): UnknownCode['nearest'] {
  for (let length = digits.length - 1; length >= 2; length -= 1) {
    const prefix = digits.slice(0, length);
    const near = known.filter(({ code }) => code.startsWith(prefix));
    if (near.length > 0) return near.slice(0, NEAREST_MOST);
  }
  return [];
}
