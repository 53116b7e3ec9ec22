/**
 * The price table: credits an action, null when it is switched off. The pricing pages and the
 * charge read it.
 */
import type { Charge } from '../../contract/charge.ts';
import {
  PRICE_KEYS,
  priced,
  PRICES,
  type PriceKey,
  type PriceTable,
} from '../../engine/credits.ts';
import { type Orm, sql } from '../orm.ts';

/** Prices in force: the stored ones over the defaults. */
export async function readPrices(orm: Orm): Promise<PriceTable> {
  const rows = await sql<{ action: string; credits: number | null }>(
    orm,
    'select action, credits from prices',
  );
  return completePrices(Object.fromEntries(rows.map((row) => [row.action, row.credits])));
}

/** What the price table says that a request costs, in credits; null where it is switched off. */
export async function costNow(
  orm: Orm,
  { price, units }: Pick<Charge, 'price' | 'units'>,
): Promise<number | null> {
  if (price === undefined) return 0;
  const prices = await readPrices(orm);
  return prices[price] === null ? null : priced(prices, price, units).cost;
}

/** Lays stored prices over the defaults; keys that no release knows are left out. */
export function completePrices(stored: Record<string, number | null>): PriceTable {
  const entries = PRICE_KEYS.map((key) => [key, key in stored ? stored[key] : PRICES[key].credits]);
  return Object.fromEntries(entries) as PriceTable; // every key of PRICE_KEYS is there
}

/**
 * Sets the price of an action for all workspaces; null switches it off, undefined goes back to the
 * default.
 */
export async function setPrice(
  orm: Orm,
  action: PriceKey,
  credits: number | null | undefined,
): Promise<void> {
  if (credits === undefined) {
    await sql(orm, 'delete from prices where action = ?', [action]);
    return;
  }
  await sql(
    orm,
    'insert into prices (action, credits) values (?, ?) on conflict (action) do update set credits = excluded.credits',
    [action, credits],
  );
}
