/** Active ingredients of drugs that a text states with their strength. */
import type { Language } from '../classify/stem.ts';
import type { GoodsText } from '../classify/text.ts';
import { findNames, type NameTable } from './names.ts';
import type { ActiveRow } from './types.ts';

/** An ingredient and its strength as the text states them: `benzoyl peroxide 10%`. */
export interface StatedActive {
  words: string;
  at: number;
}

/** Words between an ingredient and its strength: `ibuprofen film coated tablets 400 mg`. */
const BETWEEN_MAX = 4;
const PERCENT = /^(\d{1,3}(?:[.,]\d{1,3})?)%$/;
const DOSE = /^\d{1,5}(?:[.,]\d{1,3})?(mg|mcg|µg|ug)$/;
const NUMBER = /^\d{1,5}(?:[.,]\d{1,3})?$/;
const DOSE_UNITS = new Set(['mg', 'mcg', 'µg', 'ug', 'milligrams', 'micrograms']);

/**
 * The first ingredient of the table that stands beside a strength at which it makes a drug; null
 * where none does.
 */
export function statedActive(
  text: GoodsText,
  languages: readonly Language[],
  actives: NameTable<ActiveRow>,
): StatedActive | null {
  for (const { row, at, length } of findNames(text, actives, languages)) {
    if (text.scopes[at] === 'without') continue;
    const last = at + length - 1;
    for (let place = at - BETWEEN_MAX; place <= last + BETWEEN_MAX; place += 1)
      if ((place < at || place > last) && isStrength(text.words, place, row))
        return { words: text.words.slice(at, at + length).join(' '), at };
  }
  return null;
}

function isStrength(words: readonly string[], place: number, row: ActiveRow): boolean {
  const word = words[place] ?? '';
  const percent = PERCENT.exec(word)?.[1];
  if (percent !== undefined) return isWithin(Number(percent.replace(',', '.')), row.percent);
  if (!row.isDosed) return false;
  return DOSE.test(word) || (NUMBER.test(word) && DOSE_UNITS.has(words[place + 1] ?? ''));
}

const isWithin = (percent: number, bounds: ActiveRow['percent']): boolean =>
  bounds !== null && percent >= bounds.least && percent <= bounds.most;
