/**
 * The form of our own text files of codes: every row has a source, a place in the order and words
 * of its own.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nomenclatureFiles } from '../../edition/reading/nomenclature.ts';
import { embedded } from './embedded.ts';

const DATASETS = ['us', 'eu', 'gb', 'ca', 'hs'] as const;
const PUBLISHERS = {
  us: 'USITC',
  eu: 'European Commission',
  gb: 'HMRC',
  ca: 'CBSA',
  hs: 'World Customs Organization',
} as const;

/** What stands for «all the rest» and cannot be read alone. */
const RESIDUAL =
  /^(?:others?|remaining|parts|the rest|n\.?e\.?s\.?(?:o\.?i\.?)?|of [a-z]+|not elsewhere.*)$/i;

const read = (file: string): string[] =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
const rowsOf = (file: string): { code: string; label: string }[] =>
  read(file)
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [, code = '', label = ''] = /^(\d+) (?:\| )?([^|]*)/.exec(line) ?? [];
      return { code, label: label.trim() };
    });

describe.each(DATASETS)('the files of %s', (dataset) => {
  const files = nomenclatureFiles(dataset);

  it('name publisher, edition and the day they were read in their head', () => {
    const silent = files.filter((file) => {
      const head = read(file)
        .filter((line) => line.startsWith('#'))
        .join(' ');
      return !(
        head.includes(PUBLISHERS[dataset]) &&
        /\b20\d\d\b/.test(head) &&
        /\bread 20\d\d-\d\d-\d\d\b/.test(head)
      );
    });
    expect(silent).toEqual([]);
  });

  it('hold the codes of their chapter, sorted, each once', () => {
    for (const file of files) {
      const codes = rowsOf(file).map(({ code }) => code);
      expect([file, codes]).toEqual([file, [...new Set(codes)].sort()]);
      expect(codes.filter((code) => !code.startsWith(file.slice(-6, -4)))).toEqual([]);
    }
  });

  it('say in every label what the thing is', () => {
    const strange = files
      .flatMap(rowsOf)
      .filter(({ label }) => label.length < 3 || RESIDUAL.test(label));
    expect(strange).toEqual([]);
  });
});

describe('the embedded lines', () => {
  it.each([
    // schedule  digits   at least
    ['us', [10], 1500],
    ['eu', [8], 900],
    ['gb', [10], 900],
    ['ca', [8, 10], 600],
  ] as const)('of %s with %p digits are at least %d', (schedule, digits, least) => {
    const lines = embedded(schedule).filter(({ code }) =>
      (digits as readonly number[]).includes(code.length),
    );
    expect(lines.length).toBeGreaterThanOrEqual(least);
  });

  it.each(['us', 'eu', 'gb', 'ca'] as const)(
    'of %s tell two lines of one level apart',
    (schedule) => {
      const seen = new Map<string, string>();
      const repeated = embedded(schedule).flatMap(({ code, label }) => {
        const concept = `${code.slice(0, 6)} ${code.length} ${label.toLowerCase()}`;
        const before = seen.get(concept);
        seen.set(concept, code);
        return before === undefined ? [] : [`${before} and ${code}: ${label}`];
      });
      expect(repeated).toEqual([]);
    },
  );
});
