/** A legal note as it is told: what it says, and where it stands in the law. */
import type { Note } from './notes.ts';

/** What a note says; a heading that it names itself is not cited once more. */
export function noteInWords({ cite, says }: Pick<Note, 'cite' | 'says'>): string {
  const cited = citeInWords(cite);
  return says.includes(cited) ? says : `${says} (${cited})`;
}

const SHORT: readonly (readonly [short: RegExp, full: string])[] = [
  [/\bsubhd\. /g, 'subheading '],
  [/\bhd\. /g, 'heading '],
  [/\bch\. /g, 'chapter '],
  [/\bsec\. /g, 'section '],
  [/ n\.(?=\d)/g, ', note '],
];

/** `ch. 61 n.1` is chapter 61, note 1. */
export const citeInWords = (cite: string): string =>
  SHORT.reduce((words, [short, full]) => words.replace(short, full), cite);
