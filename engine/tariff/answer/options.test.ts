import { expect, it } from '@jest/globals';
import { tariffLine } from '../../../test/support/tariffRows.ts';
import { money } from '../../money.ts';
import type { LineDuties } from '../measure/duty.ts';
import type { Column } from '../rate/preference.ts';
import { optionsOf } from './options.ts';

const column = (more: Partial<Column> = {}): Column => ({
  tier: 'general',
  programme: null,
  symbol: null,
  rate: '10%',
  assessed: { amount: money('10.005'), working: '', needs: [], assumptions: [], isOpen: false },
  condition: null,
  quota: null,
  relief: null,
  source: null,
  ...more,
});
const GSP = column({
  tier: 'preferential',
  symbol: 'A+',
  rate: 'Free',
  programme: {
    schedule: 'us',
    symbols: ['A', 'A+'],
    name: 'GSP',
    origins: ['IN'],
    certainty: 'assumed',
    proof: 'certificate',
    from: '2020-01-01',
    until: null,
    legalBasis: '',
    sourceUrl: '',
  },
});
const open = (amount: string): Column =>
  column({
    assessed: {
      amount: money(amount),
      working: '',
      needs: ['weight'],
      assumptions: ['x'],
      isOpen: true,
    },
  });

function options(columns: Column[], base: Column | null, rule: 'tariff' | 'provision' = 'tariff') {
  const line: LineDuties = {
    line: tariffLine('61091000', '10%'),
    columns,
    base,
    baseAmount: money('0'),
    preferenceUnknown: false,
    claimed: [],
    measures: [],
    undeclared: [],
    remedies: [],
    total: money('0'),
  };
  return optionsOf({ line, rule }, 'USD');
}

it('lists every rate in order, with its programme, and marks the one applied', () => {
  const general = column();
  expect(options([general, GSP], general)).toEqual([
    {
      tier: 'general',
      programme: null,
      rate: '10%',
      amount: 10.01,
      estimated: false,
      applied: true,
      condition: null,
      quota: null,
      relief: null,
    },
    {
      tier: 'preferential',
      programme: { code: 'A+', name: 'GSP', agreement: 'GSP', proof: 'certificate' },
      rate: 'Free',
      amount: 10.01,
      estimated: true,
      applied: false,
      condition: null,
      quota: null,
      relief: null,
    },
  ]);
});

it('none is applied where something else takes the place of the tariff', () => {
  const general = column();
  expect(options([general], general, 'provision').map(({ applied }) => applied)).toEqual([false]);
});

it.each([
  ['of which nothing can be calculated is no amount', '0', null],
  ['of which a part can be calculated is that part', '4', 4],
])('a rate %s', (_, amount, answered) =>
  expect(options([open(amount)], null)[0]).toMatchObject({ amount: answered, estimated: true }),
);

it('there are none without a line', () =>
  expect(optionsOf({ line: null, rule: 'tariff' }, 'USD')).toEqual([]));
