/** A limit of value that is compared at an old exchange rate is not said as if it were fresh. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let desk: DataDesk;
let workspace: TestWorkspace;
beforeAll(async () => {
  service = await startService();
  desk = openDesk(service);
  workspace = await service.workspace();
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

/**
 * Luxury goods may not go to Russia above 300 EUR a piece (Regulation (EU) 833/2014, annex XVIII).
 */
const BAG = { title: 'Handbag', hsCode: '420221', value: 500, currency: 'USD' };
const MUG = { title: 'Ceramic mug', hsCode: '691200', value: 500, currency: 'USD' };
async function checked(items: object[]): Promise<Json[]> {
  const body = { destinationCountry: 'RU', originCountry: 'DE', items };
  return (await workspace.call('POST', '/v1/restrictions', { body })).body.data.items;
}
async function rateOf(day: Date, perEuro: number): Promise<void> {
  const date = day.toISOString().slice(0, 10);
  const file = desk.file('eurofxref-hist.csv', `Date,USD,\n${date},${perEuro},\n`);
  expect((await desk.tell('import', 'ecb-fx', '--file', file)).data).toMatchObject({
    state: 'live',
  });
}
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

it('an item whose value was compared at an old rate says so; the others do not', async () => {
  await rateOf(daysAgo(40), 1.25);
  const [dollars, euros, other] = await checked([BAG, { ...BAG, currency: 'EUR' }, MUG]);
  const note = `A limit in EUR was compared with the value in USD at 0.8: the exchange rate of ${daysAgo(40).toISOString().slice(0, 10)} is more than 31 days away`;
  expect(dollars).toMatchObject({ estimated: true, notes: [expect.stringContaining(note)] });
  for (const item of [euros, other]) {
    expect(item).not.toHaveProperty('notes');
    expect(item).not.toHaveProperty('estimated');
  }
});

it('nor does any at a rate of these days', async () => {
  await rateOf(daysAgo(1), 1.25);
  const [dollars] = await checked([BAG]);
  expect(dollars.restrictions.map(({ id }: Json) => id)).toContain('eu-export-luxury-russia');
  expect(dollars).not.toHaveProperty('estimated');
});
