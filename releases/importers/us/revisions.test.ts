import { describe, expect, it } from '@jest/globals';
import { editionKey, effectiveDate, versionNamed } from './revisions.ts';

describe('an edition of the HTS', () => {
  it.each([
    ['hts_2026_rev_10.json', '2026 Revision 10'],
    ['hts_2026_basic.json', '2026 Basic'],
    ['hts_2026_revision_4_csv.csv', '2026 Revision 4'],
    ['hts_2025_rev_32.json.gz', '2025 Revision 32'],
    ['export.json', null],
    ['hts_2026.json', null],
  ])('of the file %s is %s', (file, version) => expect(versionNamed(file)).toBe(version));

  it.each([
    ['2026 Revision 10', '2026-010'],
    ['2026 Rev 10', '2026-010'],
    ['2026 Rev. 10', '2026-010'],
    ['2026HTSRev10', '2026-010'],
    ['HTS 2026 Revision 10', '2026-010'],
    ['hts_2026_rev_10', '2026-010'],
    ['2026 Basic', '2026-000'],
    ['2026HTSBasic', '2026-000'],
    ['2025 Basic Edition', '2025-000'],
    ['CN 2026', null],
    ['2026 Revised', null],
    ['', null],
  ])('written %j has the key %s', (version, key) => expect(editionKey(version)).toBe(key));

  it('sorts by age: nine before ten, the basic edition before its revisions, years in order', () => {
    const written = ['2026 Rev 10', '2026 Rev 9', '2025 Rev 32', '2026 Basic'];
    expect(written.map((one) => editionKey(one) ?? '').toSorted()).toEqual([
      '2025-032',
      '2026-000',
      '2026-009',
      '2026-010',
    ]);
  });

  it.each([
    ['2026 Revision 10', '2026-06-08'],
    ['2026 Basic', '2026-01-01'],
    ['2025HTSRev32', '2025-11-15'],
    ['2031 Revision 1', null],
    ['latest', null],
  ])('%s is in force from %s', (version, date) => expect(effectiveDate(version)).toBe(date));

  it('is never in force before the one that it follows', () => {
    const keys = [25, 26].flatMap((year) =>
      Array.from({ length: 33 }, (_, revision) => effectiveDate(`20${year} Rev ${revision}`)),
    );
    const dates = keys.filter((date) => date !== null);
    expect(dates).toHaveLength(44);
    expect(dates).toEqual(dates.toSorted());
  });
});
