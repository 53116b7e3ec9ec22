/**
 * Subheadings of earlier editions: each is gone from HS 2022, and its goods went to subheadings
 * that are there.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unknownCode } from '../../engine/tariff/schedule/unknownCode.ts';
import { DATA_FOLDER } from './dataFolder.ts';
import { readSubheadings } from './headings.ts';
import { loadTariff } from './tariff/tariff.ts';

const { current, earlier } = readSubheadings();
const rows = readFileSync(path.join(DATA_FOLDER, 'hs-earlier.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

describe('subheadings that only earlier editions had', () => {
  it('are rows of a code, its last edition and its successors', () => {
    const broken = rows.filter(
      ([code = '', edition = '', successors = '', ...rest]) =>
        !/^\d{6}$/.test(code) ||
        !/^(?:2007|2012|2017)$/.test(edition) ||
        !/^\d{6}(?: \d{6})*$/.test(successors) ||
        rest.length > 0,
    );
    expect(broken).toEqual([]);
    expect(rows.length).toBeGreaterThan(370);
  });

  it('are each told once, in order within an edition, and read whole', () => {
    const codes = rows.map(([code]) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(earlier.size).toBe(codes.length);
    for (const edition of ['2007', '2012', '2017']) {
      const own = rows.flatMap(([code = '', last]) => (last === edition ? [code] : []));
      expect(own).toEqual([...own].sort());
    }
  });

  it('are not in HS 2022', () => {
    expect([...earlier.keys()].filter((code) => current.has(code))).toEqual([]);
  });

  it('went to subheadings that are in HS 2022', () => {
    const lost = rows.flatMap(([code = '', , successors = '']) =>
      successors.split(' ').flatMap((next) => (current.has(next) ? [] : [`${code} -> ${next}`])),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['851712', null], // mobile telephones, until 2021
    ['080300', null], // bananas, until 2011
    ['851713', null],
    ['851799', '8517.99 is not a subheading of the Harmonized System'],
  ])('%s: %s', (code, refusal) => {
    expect(unknownCode(null, loadTariff(), code, null, '2026-11-22')?.message ?? null).toBe(
      refusal,
    );
  });
});
