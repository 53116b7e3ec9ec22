import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCases } from './cases.ts';
import {
  calibrationError,
  confusions,
  figuresOf,
  rankOf,
  shareOf,
  vagueFigures,
} from './figures.ts';
import type { Judged } from './judge.ts';

const judged = (code: string, codes: string[], more: Partial<Judged> = {}): Judged => ({
  case: { id: code, description: 'goods', destination: 'US', code, digits: code.length },
  codes,
  answer: {
    nomenclature: 'us',
    lines: [],
    probabilities: { chapter: 0.9, heading: 0.9, subheading: 0.9 },
    needsReview: false,
    reasoning: '',
    questions: [],
    warnings: [],
    customsDescription: '',
    materialUncertain: false,
    valueUncertain: false,
  },
  refusal: null,
  confidence: 'high',
  probability: 0.9,
  needsReview: false,
  candidateRank: 0,
  valid: true,
  kind: 'terse',
  milliseconds: 1,
  ...more,
});
const refused = {
  answer: null,
  confidence: null,
  probability: 0,
  needsReview: true,
  refusal: 'no goods',
};

describe('the figures of an evaluation', () => {
  it('gives a share its 95 % interval', () => {
    const share = shareOf(80, 100);
    expect(share?.share).toBe(0.8);
    expect(share?.low).toBeCloseTo(0.711, 3);
    expect(share?.high).toBeCloseTo(0.867, 3);
    expect(shareOf(0, 0)).toBeNull();
  });

  it('counts the place of the right code among different answers', () => {
    const one = judged('6109100012', ['6205200000', '6109900000', '6109100040']);
    expect(rankOf(one, 2)).toBe(1);
    expect(rankOf(one, 4)).toBe(1);
    expect(rankOf(one, 6)).toBe(2);
    expect(rankOf(one, 'all')).toBe(Infinity);
  });

  it('compares no more digits than the case trusts', () => {
    const one = judged('6109100012', ['6109100040']);
    expect(rankOf({ ...one, case: { ...one.case, digits: 6 } }, 'all')).toBe(0);
  });

  it('measures the distance between what was stated and what was right', () => {
    const right = Array.from({ length: 6 }, () => judged('610910', ['610910']));
    const wrong = Array.from({ length: 4 }, () => judged('610910', ['620520']));
    expect(calibrationError([...right, ...wrong])).toBeCloseTo(0.3, 6);
  });

  it('counts refusals, unknown codes and confusions', () => {
    const all = [
      judged('610910', ['610910']),
      judged('610910', ['620520']),
      judged('610910', ['620520'], { valid: false }),
      judged('640399', [], refused),
    ];
    const figures = figuresOf(all);
    expect([figures.cases, figures.refused, figures.invalidCodes]).toEqual([4, 1, 1]);
    expect(confusions(all, 1)).toEqual([{ right: '610910', given: '620520', cases: 2 }]);
  });

  it('takes a text that must be refused as met only when it was', () => {
    const vague = (wanted: 'review' | 'refused', more: Partial<Judged>): Judged => {
      const one = judged('', ['610910'], more);
      return { ...one, case: { ...one.case, expect: wanted } };
    };
    const all = [
      vague('refused', refused),
      vague('refused', {}),
      vague('review', { needsReview: true, confidence: 'low' }),
    ];
    expect(vagueFigures(all).map(({ expect: wanted, met }) => [wanted, met?.share])).toEqual([
      ['review', 1],
      ['refused', 0.5],
    ]);
    expect(figuresOf(all).cases).toBe(0);
  });
});

describe('a gold set', () => {
  const fileOf = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'gold-')), 'cases.jsonl');
    writeFileSync(file, text);
    return file;
  };

  it('is read with dots in codes, WORLD as no destination, and line numbers as ids', () => {
    const [one] = readCases(
      fileOf('{"description":"mug","code":"6912.00","destination":"WORLD"}\n'),
    );
    expect(one).toMatchObject({ id: '1', code: '691200', digits: 6, destination: '' });
  });

  it.each([
    ['{"description":"mug"', ':1: not a line of JSON'],
    ['{"code":"691200"}', ':1: description'],
    ['{"description":"mug","code":"691200","price":-1}', ':1: price'],
  ])('refuses %s and says where', (text, message) => {
    expect(() => readCases(fileOf(text))).toThrow(message);
  });
});
