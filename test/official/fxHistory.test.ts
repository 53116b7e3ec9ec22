/**
 * Our monthly exchange rates against the history of the European Central Bank: every number, and
 * the day it stands on.
 */
import { describe, expect } from '@jest/globals';
import { readTable } from '../../edition/reading/table.ts';
import { decimal } from '../../engine/decimal.ts';
import { ecbFx } from '../../releases/importers/ecb/fx.ts';
import { officialFile, when } from './embedded.ts';

const HISTORY = 'fx/eurofxref-hist.zip';
const ours = readTable('fx/history.txt', { least: 5, most: 5 })
  .filter((row) => row.text(3, 'source') === 'ECB reference rate')
  .map((row) => ({
    currency: row.currency(0),
    perEuro: row.amount(1, 'per euro'),
    date: row.date(2, 'date'),
  }));

async function published(): Promise<Map<string, string>> {
  const rates = new Map<string, string>();
  for await (const record of ecbFx.read([officialFile(HISTORY)]))
    if (record.kind === 'rate') rates.set(`${record.date} ${record.currency}`, record.perEuro);
  return rates;
}

describe('Monthly exchange rates', () => {
  when(HISTORY)('are those of the European Central Bank', async () => {
    const theirs = await published();
    const different = ours.filter(({ currency, perEuro, date }) => {
      const rate = theirs.get(`${date} ${currency}`);
      return rate === undefined || !decimal(rate).eq(perEuro);
    });
    expect(different).toEqual([]);
    expect(ours.length).toBe(29 * 17);
  });

  when(HISTORY)('stand on the first publication day of each month', async () => {
    const days = [
      ...new Set([...(await published()).keys()].map((key) => key.slice(0, 10))),
    ].sort();
    const first = new Map(days.toReversed().map((day) => [day.slice(0, 7), day]));
    const months = [...first.values()].filter((day) => day >= '2024-12').sort();
    expect([...new Set(ours.map(({ date }) => date))].sort()).toEqual(months);
  });
});
