import { describe, expect, it } from '@jest/globals';
import { editionOf } from './editions.ts';

describe('the edition behind a version name', () => {
  it.each([
    ['eu-cn', 'CN 2026', '2026-000', '2026-01-01'],
    ['ca-tariff', 'T2026 Revision 3', '2026-003', null],
    ['ecb-fx', '2026-04-13', '2026-04-13', '2026-04-13'],
    ['us-csl', 'the list', null, null],
    ['us-hts', 'the file of this morning', null, null],
  ])('of %s «%s» sorts as %s and begins on %s', (dataset, version, key, from) => {
    expect(editionOf(dataset, version)).toEqual({ key, from });
  });

  it('sorts revisions of the HTS by age, not by their digits', () => {
    const keys = ['2026 Basic', '2026 Revision 4', '2026HTSRev10', '2025 Revision 32'].map(
      (version) => editionOf('us-hts', version).key ?? '',
    );
    expect(keys.toSorted()).toEqual([keys[3], keys[0], keys[1], keys[2]]);
  });

  it('knows nothing of no version', () => {
    expect(editionOf('us-hts', null)).toEqual({ key: null, from: null });
  });
});
