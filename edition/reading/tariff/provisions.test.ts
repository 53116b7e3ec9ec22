import { describe, expect, it } from '@jest/globals';
import { holdsOn } from '../../../engine/calendar.ts';
import type { ProvisionRow } from '../../../engine/tariff/relief/provisionRow.ts';
import { readProvisions } from './provisions.ts';

const ROWS = readProvisions();
const find = (destination: string, code: string): ProvisionRow[] =>
  ROWS.filter((row) => row.destination === destination && row.code === code);
/** `duty additional on none of the value`, for one row. */
const terms = ({ relieves, base }: ProvisionRow): string => `${relieves.join(' ')} on ${base}`;

describe('special entry provisions', () => {
  it.each([
    // destination, code, what is relieved, and what is still charged
    ['US', '9801.00.10', 'duty additional mpf on none'],
    ['US', '9802.00.40', 'duty additional mpf on repair'],
    ['US', '9802.00.50', 'duty additional mpf on repair'],
    ['US', '9802.00.60', 'duty on repair'],
    ['US', '9802.00.80', 'duty additional on less_us_components'],
    ['US', '9811.00.60', 'duty additional mpf on none'],
    ['US', '9813.00.05', 'duty additional mpf on none'],
    ['US', '9817.00.96', 'duty additional mpf on none'],
    ['EU', 'F05', 'duty additional tax on none'],
    ['EU', 'F01', 'duty additional on none'],
    ['EU', '6121', 'duty additional tax on repair'],
    ['GB', 'F05', 'duty additional tax on none'],
    ['CA', '9814.00.00', 'duty additional tax on none'],
    ['CA', '9992.00.00', 'duty tax-but-work on none'],
    ['AU', 'Item 17', 'duty additional tax on none'],
    ['NZ', 'Reimportation repair', 'duty tax on repair'],
    ['JP', '11', 'duty on repair'],
  ])('%s %s: %s', (destination, code, expected) => {
    const rows = find(destination, code);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(terms(row)).toBe(expected);
  });

  it('tell American goods from others that come back within three years', () => {
    expect(find('US', '9801.00.10').map(({ origins }) => origins)).toEqual([['US'], ['-US']]);
    expect(find('CA', '9813.00.00')[0]?.origins).toEqual(['CA']);
  });

  it('are for some purposes, or for any', () => {
    expect(find('US', '9811.00.60')[0]?.purposes).toEqual(['sample']);
    expect(find('US', '9802.00.80')[0]?.purposes).toEqual([]);
    const onReturn = ROWS.filter(({ purposes }) => purposes.includes('return'));
    expect(new Set(onReturn.map(({ destination }) => destination))).toEqual(
      new Set(['US', 'EU', 'GB', 'CA', 'AU', 'NZ', 'CH', 'NO', 'JP']),
    );
  });

  it('hold today, and are never applied unasked', () => {
    expect(ROWS.filter((row) => !holdsOn(row, '2026-11-22'))).toEqual([]);
    expect(ROWS.filter(({ application }) => application !== 'claim')).toEqual([]);
  });

  it('say what must be so and how it is proved, and stand once', () => {
    for (const { condition, proof, sourceUrl } of ROWS) {
      expect(condition).not.toBeNull();
      expect(proof).not.toBeNull();
      expect(sourceUrl).toMatch(/^https:\/\//);
    }
    const keys = ROWS.map(
      ({ destination, code, origins }) => `${destination} ${code} ${origins.join(' ')}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('relieve the processing fee in the United States alone, and no tax there', () => {
    expect(
      ROWS.filter(({ relieves }) => relieves.includes('mpf')).every(
        (row) => row.destination === 'US',
      ),
    ).toBe(true);
    expect(
      ROWS.filter(({ destination }) => destination === 'US').some(({ relieves }) =>
        relieves.includes('tax'),
      ),
    ).toBe(false);
  });
});
