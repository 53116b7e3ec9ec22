import { describe, expect, it } from '@jest/globals';
import type { NationalLine } from '../hs.ts';
import { hierarchyOf } from './hierarchy.ts';
import { testEdition } from './testEdition.ts';

const { nomenclature } = testEdition();
const line = (code: string, label: string, more: Partial<NationalLine> = {}): NationalLine => ({
  code,
  label,
  units: [],
  rate: '',
  ...more,
});
const LINES = [
  line('61091000', 'Of cotton', { until: '2027-01-01' }),
  line('61091000', 'Of cotton, knitted', { from: '2027-01-01' }),
  line('6109100010', 'For men'),
];
const book = {
  ...nomenclature,
  national: { ...nomenclature.national, eu: new Map([['610910', LINES]]) },
};
const chosen = {
  code: '6109100010',
  label: 'For men',
  units: [],
  chance: 1,
  valueUncertain: false,
  isTopBand: false,
  isContradicted: false,
  isRest: false,
  open: [],
};

describe('the levels above a national line', () => {
  it.each([
    ['2026-12-31', 'Of cotton'],
    ['2027-01-01', 'Of cotton, knitted'],
  ])('on %s hold a code that is printed for two periods once: "%s"', (on, text) => {
    const levels = hierarchyOf(book, '610910', 'eu', chosen, on).filter(
      ({ level }) => level === 'tariff',
    );
    expect(levels.map(({ description }) => description)).toEqual([text, 'For men']);
  });
});

it('an imported level says what it adds to the one above, and no «Other: Other: Other»', () => {
  const texts = { eu: new Map([['610910', 'Of cotton: Other']]) };
  const official = { official: 'Of cotton: Other: Other: Knitted' };
  const lines = [line('61091000', 'T-shirts', { official: 'Of cotton: Other: Other' })];
  const imported = {
    ...book,
    texts,
    national: { ...book.national, eu: new Map([['610910', lines]]) },
  };
  const levels = hierarchyOf(imported, '610910', 'eu', { ...chosen, ...official }, undefined);
  expect(levels.slice(2).map(({ description }) => description)).toEqual([
    'Of cotton › Other',
    'Other',
    'Knitted',
  ]);
});
