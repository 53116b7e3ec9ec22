import { expect, it } from '@jest/globals';
import { measureRow } from '../../../test/support/tariffRows.ts';
import type { ExemptionCondition, MeasureExemption } from '../types.ts';
import { openExemptions, type ReachFacts } from './exemptionReach.ts';

const exemption = (more: Partial<MeasureExemption> = {}): MeasureExemption => ({
  when: 'light',
  negated: false,
  values: [],
  within: [],
  heading: '9903.82.03',
  ...more,
});
const and = (
  when: ExemptionCondition['when'],
  values: string[],
  negated = false,
): Partial<MeasureExemption> => ({
  and: [{ when, values, negated }],
});
const GOODS: ReachFacts = {
  digits: '82119220',
  origin: 'JP',
  date: '2026-11-21',
  columnTwo: false,
  claimed: ['S'],
};

it.each<[string, boolean, Partial<MeasureExemption>, Partial<ReachFacts>]>([
  ['without terms', true, {}, {}],
  ['for goods of its chapters', true, { within: ['82', '83'] }, {}],
  ['not for others', false, { within: ['82', '83'] }, { digits: '73239300' }],
  [
    'on its first day',
    true,
    { validity: { from: '2026-06-08', until: null } },
    { date: '2026-06-08' },
  ],
  ['not before', false, { validity: { from: '2026-06-08', until: null } }, { date: '2026-06-07' }],
  [
    'not on the day named by until',
    false,
    { validity: { from: '2025-01-01', until: '2026-06-08' } },
    { date: '2026-06-08' },
  ],
  ['for a code', true, and('code', ['8211']), {}],
  ['not for a code left out', false, and('code', ['8211'], true), {}],
  ['for an origin', false, and('origin', ['GB']), {}],
  ['where the statutory rate is none of it', true, and('column2', [], true), {}],
  ['of an origin of the statutory rate', false, and('column2', [], true), { columnTwo: true }],
  ['under a preference that is claimed', true, and('claimed', ['S', 'S+']), {}],
  ['under one that is not', false, and('claimed', ['S', 'S+']), { claimed: [] }],
  ['where a request could still claim', true, and('claim', ['9903.82.18']), {}],
])('an exemption is open %s: %s', (_, open, of, facts) => {
  const row = measureRow({ exemptions: [exemption(of)] });
  expect(openExemptions(row, { ...GOODS, ...facts })).toHaveLength(open ? 1 : 0);
});
