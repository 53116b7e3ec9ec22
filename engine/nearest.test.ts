import { describe, expect, it } from '@jest/globals';
import { nearest } from './nearest.ts';

const FIELDS = ['destinationCountry', 'originCountry', 'hsCode', 'value', 'weight', 'air', 'sea'];

describe('what a mistyped word was meant to be', () => {
  it.each([
    ['destinationCounty', 'destinationCountry'],
    ['destination_country', 'destinationCountry'],
    ['HSCODE', 'hsCode'],
    ['hs-code', 'hsCode'],
    ['wieght', 'weight'],
    ['values', 'value'],
    ['Air', 'air'],
    ['see', 'sea'],
    ['truck', undefined],
    ['x', undefined],
    ['', undefined],
    ['--', undefined],
    ['v'.repeat(100_000), undefined],
  ])('%s: %s', (written, meant) => {
    expect(nearest(written, FIELDS)).toBe(meant);
  });
});
