import { describe, expect, it } from '@jest/globals';
import { editionOf } from './editions.ts';

describe('the edition behind a version name', () => {
  it.each([
    ['eu-cn', 'CN 2026', '2026-000', '2026-01-01'],
    ['ca-tariff', 'T2026 Revision 3', '2026-003', null],
    ['ecb-fx', '2026-04-13', '2026-04-13', '2026-04-13'],
    ['us-csl', 'the list', null, null],
    ['us-hts', 'the file of this morning', '2026-010', '2026-06-08'],
  ])('of %s «%s» sorts as %s and begins on %s', (dataset, version, key, from) => {
    expect(editionOf(dataset, version, '2026-11-21')).toEqual({ key, from });
  });

  it('sorts revisions of the HTS by age, not by their digits', () => {
    const keys = ['2026 Basic', '2026 Revision 4', '2026HTSRev10', '2025 Revision 32'].map(
      (version) => editionOf('us-hts', version, '2026-11-21').key ?? '',
    );
    expect(keys.toSorted()).toEqual([keys[3], keys[0], keys[1], keys[2]]);
  });

  it('of a list without a version is not known', () => {
    expect(editionOf('un-list', null, '2026-11-21')).toEqual({ key: null, from: null });
  });

  it('of an HTS without a name is the newest revision known on the day it came', () => {
    expect(editionOf('us-hts', null, '2026-03-01')).toEqual({
      key: '2026-004',
      from: '2026-02-24',
    });
    expect(editionOf('us-hts', null, '2020-01-01')).toEqual({ key: null, from: null });
  });
});
