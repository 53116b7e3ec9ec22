/** What an answer calls a line: the publisher's words, and our plain ones beside them. */
import type { NomenclatureBook } from '../hs.ts';
import type { ScheduleName } from '../hscode.ts';
import type { ChosenLine } from './national.ts';
import { printedLine } from './printedLine.ts';
import type { RankedLine } from './types.ts';

/**
 * Heading and line joined as brokers print them, by the official texts where they are imported and
 * else by our own; our plain label; and an English rendering of words in another language.
 */
export function lineTexts(
  book: NomenclatureBook,
  code: string,
  schedule: ScheduleName | null,
  line: ChosenLine | null,
): Pick<RankedLine, 'description' | 'label' | 'englishDescription'> {
  const own = book.labels.get(code) ?? '';
  const ownHeading = book.labels.get(code.slice(0, 4)) ?? '';
  const official = line === null ? book.texts?.hs?.get(code) : line.official;
  // without words of our own a line bears the publisher's as its label
  const label = line && line.label !== line.official ? line.label : own;
  if (official === undefined) return { description: printedLine(ownHeading, [label]), label };
  const printed = line && schedule ? book.texts?.[schedule] : undefined;
  const heading =
    printed?.get(code.slice(0, 4)) ?? book.texts?.hs?.get(code.slice(0, 4)) ?? ownHeading;
  return {
    description: printedLine(heading, levelsIn(official)),
    label,
    ...(line?.language === undefined ? {} : { englishDescription: printedLine(ownHeading, [own]) }),
  };
}

/** The levels of an imported text: see `fullText` of a tariff's book. */
export const levelsIn = (official: string): string[] => official.split(': ');
