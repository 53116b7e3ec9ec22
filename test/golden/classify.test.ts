/** The classifier on labelled texts that nobody wrote its rules from: it may only become better. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCases } from '../../bench/evaluate/cases.ts';
import { figuresOf, vagueFigures } from '../../bench/evaluate/figures.ts';
import { judge, type Judged } from '../../bench/evaluate/judge.ts';
import { loadClassification } from '../../edition/reading/classification.ts';

const FOLDER = join(import.meta.dirname, 'classify');
const edition = loadClassification();
const judgedOf = (name: string) =>
  readCases(join(FOLDER, `${name}.jsonl`)).map((one) => judge(one, edition, 'pro'));

/** Share right at six digits below which a file may not fall. */
const FLOORS: Record<string, number> = {
  clean: 0.92,
  heads: 0.95,
  everyday: 0.85,
  listings: 0.88,
  terse: 0.97,
  titles: 0.9,
  de: 0.92,
  es: 0.83,
  fr: 0.9,
  it: 0.78,
  ja: 0.8,
  ko: 0.85,
  nl: 0.78,
  pl: 0.88,
  pt: 0.8,
  ru: 0.86,
  zh: 0.84,
};

/** What an answer says beside its codes: why, what would make another one right, what it asks. */
const wordsOf = ({ answer }: Judged): string[] => [
  ...(answer?.lines ?? []).slice(1).map(({ rightIf = '' }) => rightIf),
  ...(answer?.questions ?? []).map(({ question }) => question),
  answer?.reasoning ?? 'Refused.',
];

/** Sentences that say nothing, or nothing that a broker would print. */
const isEmpty = (said: string): boolean =>
  !/[.?"]$/.test(said) ||
  /fit the goods better|\b(?:kind|form) is\b|\bother one\b|which kind|undefined|""/i.test(said);

describe('classification of the golden cases', () => {
  it('measures every file', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.jsonl', ''));
    expect(files.sort()).toEqual(Object.keys(FLOORS).sort());
  });

  it.each(Object.entries(FLOORS))('%s are right at six digits in at least %d', (name, floor) => {
    const judged = judgedOf(name);
    expect(judged.flatMap(wordsOf).filter(isEmpty)).toEqual([]);
    const figures = figuresOf(judged);
    expect(figures.invalidCodes).toBe(0);
    expect(figures.levels.find(({ digits }) => digits === 6)?.top1?.share).toBeGreaterThanOrEqual(
      floor,
    );
    expect(figures.confidence[0]?.right?.share ?? 1).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['terse', 0.8],
    ['everyday', 0.95],
  ])('%s: gives vague texts to a person and refuses what is no goods', (name, floor) => {
    for (const { met } of vagueFigures(judgedOf(name)))
      expect(met?.share ?? 1).toBeGreaterThanOrEqual(floor);
  });
});
