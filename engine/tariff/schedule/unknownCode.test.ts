import { describe, expect, it } from '@jest/globals';
import { EMPTY_EDITION } from '../../../test/support/emptyEdition.ts';
import { schedule, tariffLine } from '../../../test/support/tariffRows.ts';
import type { Schedule, TariffEdition } from '../types.ts';
import { findLines } from './schedule.ts';
import { unknownCode } from './unknownCode.ts';

const current = ['610910', '610990', '610310', '851713', '640399'].map(
  (six) => [six, `text of ${six}`] as const,
);
const EDITION: TariffEdition = {
  ...EMPTY_EDITION,
  subheadings: { current: new Map(current), earlier: new Map([['851712', ['851713']]]) },
};
const LINES = [
  tariffLine('61091000', '16.5%'),
  tariffLine('61099010', '32%'),
  tariffLine('64039960', '8.5%', { extract: true }),
];
const imported = schedule(LINES, { imported: true });
const refusal = (digits: string, of: Schedule | null) =>
  unknownCode(of, EDITION, digits, of && findLines(of, digits, '2026-11-21'), '2026-11-21');

describe('a code is refused', () => {
  it.each<[string, string, Schedule | null, boolean]>([
    ['that is no subheading, at a destination without a tariff', '610920', null, true],
    ['or beyond six digits', '6109200000', null, true],
    ['not one of an earlier edition of the Harmonized System', '851712', null, false],
    [
      'of a chapter of each country alone, which is claimed and not sent as the code',
      '98130005',
      null,
      true,
    ],
    ['not a heading, which may mean any of its lines', '6109', null, false],
    ['not one that the embedded extract lacks', '85171300', schedule(LINES), false],
    ['that an imported tariff with its chapter does not have', '61031000', imported, true],
    ['not one whose chapter the import does not hold', '85171300', imported, false],
    ['not one of a chapter that stands in for it from the extract', '64041100', imported, true],
    ['not one that falls back to its six digits', '6109100099', imported, false],
  ])('%s: %s', (_, digits, of, is) => expect(refusal(digits, of) !== null).toBe(is));

  it('with the nearest ones that exist, those that share most digits', () => {
    expect(refusal('610920', null)).toEqual({
      message: '6109.20 is not a subheading of the Harmonized System',
      nearest: [
        { code: '610910', description: 'text of 610910' },
        { code: '610990', description: 'text of 610990' },
      ],
    });
    expect(refusal('61031000', imported)).toEqual({
      message: '6103.10.00 is not in the tariff US on 2026-11-21',
      nearest: [
        { code: '61091000', description: 'goods of 61091000' },
        { code: '61099010', description: 'goods of 61099010' },
      ],
    });
  });

  it('at most five of them, none where nothing is near', () => {
    const many = Array.from({ length: 9 }, (_, at) => [`61091${at}`, ''] as const);
    const edition = {
      ...EDITION,
      subheadings: { current: new Map(many), earlier: new Map<string, string[]>() },
    };
    expect(unknownCode(null, edition, '610999', null, '2026-11-21')?.nearest).toHaveLength(5);
    expect(unknownCode(null, edition, '010121', null, '2026-11-21')?.nearest).toEqual([]);
  });
});
