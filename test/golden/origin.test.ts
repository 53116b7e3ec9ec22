import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { statedOrigin } from '../../engine/origin/pageOrigin.ts';
import type { OriginMention } from '../../engine/page/types.ts';

/**
 * Zone, label, language of the page, text; countries ('' where none is stated) and weight of its
 * signal (docs/origin.md); what makes the country right, and the day on which that was read.
 */
type Row = [OriginMention['zone'], string | null, string, string, string, number, string, string];

const rows = readFileSync(path.join(import.meta.dirname, 'origin.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const gazetteer = loadGazetteer();

describe('origin statements', () => {
  it.each(rows)('%s %j (%s) %j: %s %d', (zone, label, language, text, country, weight) => {
    const { signals } = statedOrigin(
      [{ zone, label, text }],
      { language, country: null },
      gazetteer,
    );
    const expected = country === '' ? [] : country.split(' ').map((one) => [one, weight]);
    expect(signals.map((signal) => [signal.country, signal.weight])).toEqual(expected);
  });
});
