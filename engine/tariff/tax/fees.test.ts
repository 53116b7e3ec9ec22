import { describe, expect, it } from '@jest/globals';
import { feeRow } from '../../../test/support/tariffRows.ts';
import { decimal } from '../../decimal.ts';
import { money, printedMoney } from '../../money.ts';
import type { FeeRow } from '../types.ts';
import { type FeeGoods, type FeeQuery, feesOf } from './fees.ts';

const GOODS: FeeGoods = {
  claimed: [],
  customsValue: money('1000'),
  delivered: money('1100'),
  digits: '61091000',
  origin: 'CN',
  duties: money('120'),
  relieved: [],
};
const PUMPS: FeeGoods = { ...GOODS, digits: '84131900', origin: 'DE', customsValue: money('500') };

/** Amounts of one row; conditions as the table writes them: `goods=61 62`. */
function amounts(
  conditions: string,
  { row = {}, goods = [GOODS], ...query }: Partial<FeeQuery> & { row?: Partial<FeeRow> } = {},
): string[] {
  const read = conditions
    .split('; ')
    .filter((one) => one !== '')
    .map((one): [string, string[]] => {
      const [, name = '', sign = '', values = ''] = /^([a-z-]+(?:[<>])?)(=?)(.*)$/.exec(one) ?? [];
      return [name, sign === '' && values === '' ? [] : values.trim().split(' ')];
    });
  return feesOf({
    rows: [feeRow({ ...row, conditions: new Map(read) })],
    date: '2026-11-21',
    entry: 'formal',
    mode: 'sea',
    channel: 'freight',
    filing: 'electronic',
    prepared: 'declarant',
    audience: 'consumer',
    purpose: 'sale',
    withUndecided: false,
    dutiable: true,
    intrinsic: money('150'),
    goods,
    currency: 'USD',
    rateOf: (currency) => ({ USD: decimal('1'), EUR: decimal('2') })[currency] ?? null,
    ...query,
  }).map(({ amount }) => amount.toFixed());
}

describe('a fee is due', () => {
  it.each<[string, Partial<FeeQuery>, boolean]>([
    ['', {}, true],
    ['entry=formal', {}, true],
    ['purpose=sale', { purpose: 'gift' }, false],
    ['undecided=yes', {}, false],
    ['undecided=yes', { withUndecided: true }, true],
    ['entry=informal', {}, false],
    ['mode=sea rail', { mode: 'rail' }, true],
    ['mode=sea', { mode: 'air' }, false],
    ['channel=postal', {}, false],
    ['filing=paper', {}, false],
    ['prepared=authority', {}, false],
    ['audience=consumer', {}, true],
    ['audience=business', {}, false],
    ['dutiable=yes', {}, true],
    ['dutiable=yes', { dutiable: false }, false],
    ['intrinsic<=150 USD', {}, true],
    ['intrinsic<=149.99 USD', {}, false],
    ['intrinsic<=75 EUR', {}, true],
    ['intrinsic>149.99 USD', {}, true],
    ['intrinsic>150 USD', {}, false],
    ['intrinsic>75 EUR', {}, false],
    ['entry=formal; mode=sea', {}, true],
    ['entry=formal; mode=air', {}, false],
    ['goods=61 62', {}, true],
    ['goods=84', {}, false],
    ['origins=CN', {}, true],
    ['origins=DE', {}, false],
    ['origins=all -CN', {}, false],
    ['origins=all -DE', {}, true],
    ['unless-programme=S AU', {}, true],
    ['unless-programme=S AU', { goods: [{ ...GOODS, claimed: ['AU'] }] }, false],
  ])('under "%s", %j: %s', (conditions, query, due) =>
    expect(amounts(conditions, query)).toEqual(due ? ['10'] : []),
  );

  it.each<[string, Partial<FeeRow>, boolean]>([
    ['on its first day', { from: '2026-11-21' }, true],
    ['no longer on the day named by until', { until: '2026-11-21' }, false],
    ['not before', { from: '2026-11-22' }, false],
  ])('%s', (_, row, due) => expect(amounts('', { row })).toHaveLength(due ? 1 : 0));

  it.each<[string, string, string[], boolean]>([
    ['mpf lifts the processing fee', 'customs_processing', ['mpf'], false],
    ['mpf lifts no other', 'port_harbour', ['mpf'], true],
    ['fees lifts every one', 'port_harbour', ['fees'], false],
    ['and the processing fee too', 'customs_processing', ['fees'], false],
    ['duty lifts none', 'customs_processing', ['duty', 'tax'], true],
  ])('under a provision: %s', (_, category, relieved, due) =>
    expect(amounts('', { row: { category }, goods: [{ ...GOODS, relieved }] })).toHaveLength(
      due ? 1 : 0,
    ),
  );

  it('a condition that nobody knows stops', () =>
    expect(() => amounts('weather=fine')).toThrow('weather'));
});

describe('a fee amounts to', () => {
  const least = printedMoney('33.58');
  const most = printedMoney('651.50');
  it.each<[string, string, Partial<FeeRow>, FeeGoods[], string]>([
    [
      'a per cent of the customs value of all goods',
      '',
      { rate: '0.3464%' },
      [GOODS, PUMPS],
      '5.2',
    ],
    ['its least, once an entry', '', { rate: '0.3464%', least }, [GOODS, PUMPS], '33.58'],
    ['its most, once an entry', '', { rate: '90%', most }, [GOODS, PUMPS], '651.5'],
    [
      'a least in its own currency',
      '',
      { rate: '1%', least: printedMoney('20'), currency: 'EUR' },
      [GOODS],
      '40',
    ],
    [
      'of the goods that are not exempt',
      'unless-programme=S',
      { rate: '1%' },
      [{ ...GOODS, claimed: ['S'] }, PUMPS],
      '5',
    ],
    ['of the goods of its scope', 'goods=84', { rate: '1%' }, [GOODS, PUMPS], '5'],
    ['of the duties', 'base=duty', { rate: '10%' }, [GOODS, PUMPS], '24'],
    ['of delivered value and duty', 'base=landed', { rate: '10%' }, [GOODS], '122'],
    ['an amount once for all goods', '', {}, [GOODS, PUMPS], '10'],
    ['an amount for each item', 'per=item', {}, [GOODS, PUMPS], '20'],
    [
      'an item is a subheading, however many lines it has',
      'per=item',
      {},
      [GOODS, { ...GOODS, digits: '61091090' }, PUMPS],
      '20',
    ],
    [
      'an item that is not of its scope does not count',
      'per=item; goods=84',
      {},
      [GOODS, PUMPS],
      '10',
    ],
    ['an amount of another currency', '', { rate: '2.5 EUR', currency: 'EUR' }, [GOODS], '5'],
  ])('%s', (_, conditions, row, goods, amount) =>
    expect(amounts(conditions, { row, goods })).toEqual([amount]),
  );

  it('is not calculated in a currency of which no rate is known', () =>
    expect(amounts('', { row: { rate: '5 XAF', currency: 'XAF' } })).toEqual([]));
});
