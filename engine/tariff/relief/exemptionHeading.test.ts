import { describe, expect, it } from '@jest/globals';
import { EMPTY_EDITION } from '../../../test/support/emptyEdition.ts';
import { measureRow, schedule, tariffLine } from '../../../test/support/tariffRows.ts';
import type { ExemptionHeading, MeasureExemption, TariffEdition } from '../types.ts';
import { claimableHeadings, isClaimableAgainst } from './exemptionHeading.ts';

const heading = (more: Partial<ExemptionHeading> = {}): ExemptionHeading => ({
  heading: '9903.03.05',
  kinds: ['section_122'],
  origins: [],
  goods: 'civil aircraft',
  proof: null,
  from: '2026-02-24',
  until: '2026-07-24',
  source: 'note 2',
  ...more,
});
const claim = (values: string[]): MeasureExemption => ({
  when: 'claim',
  negated: false,
  values,
  within: ['84'],
  heading: values[0] ?? null,
});

describe('a heading is against a measure', () => {
  it.each<[string, boolean, Partial<ExemptionHeading>, Parameters<typeof measureRow>[0]]>([
    ['of its kind', true, {}, { kind: 'section_122' }],
    ['of no other', false, {}, { kind: 'section_301' }],
    ['by the beginning of its number', true, { kinds: ['9903.94'] }, { heading: '9903.94.05' }],
    [
      'by either number of a pair',
      true,
      { kinds: ['9903.05.38'] },
      { heading: '9903.05.39/9903.05.38' },
    ],
    ['not by a number that is another', false, { kinds: ['9903.94'] }, { heading: '9903.88.01' }],
    [
      'not where the measure itself says who may claim it',
      false,
      { kinds: ['section_232_metals'], heading: '9903.82.13' },
      { kind: 'section_232_metals', exemptions: [claim(['9903.82.13'])] },
    ],
    [
      'beside claims of other headings',
      true,
      { kinds: ['section_232_metals'], heading: '9903.82.01' },
      { kind: 'section_232_metals', exemptions: [claim(['9903.82.13'])] },
    ],
  ])('%s: %s', (_, is, of, row) =>
    expect(isClaimableAgainst(heading(of), measureRow(row))).toBe(is),
  );
});

describe('headings that goods may claim', () => {
  const LINES = [
    tariffLine('84131900', '0%', { chapter99: ['9903.88.01', '9903.88.69'] }),
    tariffLine('8413600040', null, { chapter99: ['9903.88.69'] }),
    tariffLine('84137000', '0%', { chapter99: ['9903.88.01'] }),
  ];
  const exclusion = heading({
    heading: '9903.88.69',
    kinds: ['section_301'],
    origins: ['CN'],
    until: null,
  });
  const edition = (lines = LINES, more = {}): TariffEdition => ({
    ...EMPTY_EDITION,
    exemptionHeadings: [heading(), exclusion],
    schedules: { us: schedule(lines, more) },
  });
  const of = (digits: string, origin: string, date: string, from = edition()): string[] =>
    claimableHeadings(from, { digits, origin, date }).map((one) => one.heading);

  it.each([
    ['in its days', '84137000', 'JP', '2026-02-24', ['9903.03.05']],
    ['not after', '84137000', 'JP', '2026-07-24', []],
    ['an exclusion only where the line refers to it', '84137000', 'CN', '2026-07-24', []],
    ['an exclusion of the line', '84131900', 'CN', '2026-07-24', ['9903.88.69']],
    [
      'a statistical number has the references of its line',
      '8413190010',
      'CN',
      '2026-07-24',
      ['9903.88.69'],
    ],
    ['a short code has those of lines below', '841360', 'CN', '2026-07-24', ['9903.88.69']],
    ['of its origins alone', '84131900', 'JP', '2026-07-24', []],
    [
      'a line that is not known may be referred to it',
      '85171300',
      'CN',
      '2026-07-24',
      ['9903.88.69'],
    ],
  ])('%s', (_, digits, origin, date, found) => expect(of(digits, origin, date)).toEqual(found));

  it('where countries share a heading, its own list must name the goods', () => {
    const shared = { ...edition(), exemptionHeadings: [heading({ origins: null })] };
    expect(of('84137000', 'JP', '2026-03-01', shared)).toEqual(['9903.03.05']);
  });

  it.each([
    ['no references at all', edition(LINES, { withoutReferences: true as const })],
    ['no schedule', { ...edition(), schedules: {} }],
  ])('with %s an exclusion may be claimed', (_, from) =>
    expect(of('84137000', 'CN', '2026-08-01', from)).toEqual(['9903.88.69']),
  );
});
