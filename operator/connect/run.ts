/** One run between a shop and the catalogue: products come in, approved codes go back. */
import { newId } from '../../db/id.ts';
import type { Goods, GoodsCode } from '../../engine/catalog/sync/goods.ts';
import type { SourceRecord } from '../../engine/catalog/sync/records.ts';
import { type Caller, Refused } from './caller.ts';
import { goneFrom, goneMax } from './gone.ts';
import type { CodeRow, Memory } from './memory.ts';
import type { PulledPage, Shop } from './shop.ts';

export interface RunTerms {
  shop: Shop;
  /** The service, with a key of scope `catalog`. */
  catalogue: Caller;
  /** The tariff whose code a shop gets that has place for one; null: the six digits. */
  market: string | null;
  /** Pull all products anew, whatever was pulled before. */
  isFull: boolean;
  /** Products that may have gone from the shop at once; null: as many as usually do. */
  goneMax: number | null;
  memory: Memory;
  /** Keeps what is known after each page. */
  keep: (known: Memory) => void;
}

export interface Problem {
  /** Id of the product in the shop. */
  externalId: string;
  message: string;
}

export interface Pulled {
  created: number;
  updated: number;
  unchanged: number;
  archived: number;
  skipped: number;
  failed: number;
  problems: Problem[];
}

export interface Written {
  /** Products whose codes were looked at. */
  products: number;
  /** Calls that changed something in the shop. */
  calls: number;
  /** Products that the shop does not have any more. */
  gone: number;
  problems: Problem[];
}

/** Products in one call of the catalogue: they may have hundreds of items each. */
const RECORDS_AT_ONCE = 100;
const VALUES_AT_ONCE = 40_000;
/** Codes that the shop has not taken, which are tried again at the next run. */
const AGAIN_MAX = 2000;

/**
 * Brings in what has changed in the shop, page by page; a run that dies goes on at its page. One that
 * reads the whole shop archives what is gone from it.
 */
export async function pull(terms: RunTerms): Promise<Pulled> {
  const { shop, memory, keep, isFull } = terms;
  const sum: Pulled = {
    created: 0,
    updated: 0,
    unchanged: 0,
    archived: 0,
    skipped: 0,
    failed: 0,
    problems: [],
  };
  const begun = isFull ? null : memory.pull;
  const since = begun ? begun.since : isFull ? null : memory.pulledUntil;
  let latest = begun?.latest ?? since;
  const seen = new Set<string>();
  for (let cursor = begun?.cursor ?? null; ;) {
    const { records, next } = await shop.pull(since, cursor);
    for (const some of parted(records)) add(sum, await send(terms, some));
    for (const { externalId, updatedAt } of records) {
      seen.add(externalId);
      if (updatedAt !== undefined && (latest === null || updatedAt > latest)) latest = updatedAt;
    }
    if (next === null) break;
    cursor = next;
    memory.pull = { since, cursor, latest };
    keep(memory);
  }
  memory.pull = null;
  memory.pulledUntil = latest;
  const gone = begun === null && since === null ? await archiveGone(terms, seen, sum) : [];
  memory.known = [...new Set([...memory.known, ...seen])].filter((id) => !gone.includes(id));
  keep(memory);
  return sum;
}

/** What a run over the whole shop would archive, by its ids there; nothing is written anywhere. */
export async function previewGone(
  terms: Pick<RunTerms, 'shop' | 'memory' | 'goneMax'>,
): Promise<{ ids: string[]; problems: Problem[] }> {
  const seen = new Set<string>();
  for (let cursor: string | null = null; ;) {
    const { records, next }: PulledPage = await terms.shop.pull(null, cursor);
    for (const { externalId } of records) seen.add(externalId);
    if (next === null) break;
    cursor = next;
  }
  return goneNow(terms, seen);
}

async function goneNow(
  { shop, memory, goneMax: most }: Pick<RunTerms, 'shop' | 'memory' | 'goneMax'>,
  seen: ReadonlySet<string>,
): Promise<{ ids: string[]; problems: Problem[] }> {
  const max = most ?? goneMax(memory.known.length);
  const { ids, unasked } = await goneFrom(shop, memory.known, seen, max);
  const [first] = unasked;
  if (first === undefined) return { ids, problems: [] };
  const message =
    `and ${unasked.length - 1} more of ${memory.known.length} products were not in the pages of the shop. None is archived: ` +
    `at most ${max} at once are, and never all. Where they are gone, say --gone-max ${unasked.length}`;
  return { ids, problems: [{ externalId: first, message }] };
}

/** Archives the products that the shop has no more, and returns their ids. */
async function archiveGone(
  terms: RunTerms,
  seen: ReadonlySet<string>,
  sum: Pulled,
): Promise<string[]> {
  const { ids, problems } = await goneNow(terms, seen);
  for (let from = 0; from < ids.length; from += RECORDS_AT_ONCE) {
    const some = ids.slice(from, from + RECORDS_AT_ONCE);
    add(
      sum,
      await send(
        terms,
        some.map((externalId) => ({ externalId, deleted: true })),
      ),
    );
  }
  sum.problems.push(...problems);
  return ids;
}

function* parted(records: readonly SourceRecord[]): Generator<SourceRecord[]> {
  let [some, values]: [SourceRecord[], number] = [[], 0];
  for (const record of records) {
    const more = 30 + record.items.length * 20;
    if (some.length === RECORDS_AT_ONCE || (some.length > 0 && values + more > VALUES_AT_ONCE)) {
      yield some;
      [some, values] = [[], 0];
    }
    some.push(record);
    values += more;
  }
  if (some.length > 0) yield some;
}

interface SyncAnswer extends Omit<Pulled, 'problems'> {
  results: { externalId: string | null; error?: { message: string } }[];
}

async function send(
  { catalogue, shop }: RunTerms,
  records: readonly (SourceRecord | { externalId: string; deleted: true })[],
): Promise<SyncAnswer> {
  const { body } = await catalogue.ask({
    method: 'POST',
    path: '/v1/catalog/sync',
    body: { source: shop.kind, records },
    // tried again, it is written once
    headers: { 'idempotency-key': newId() },
  });
  return (body as { data: SyncAnswer }).data; // the contract's envelope
}

function add(sum: Pulled, { results, ...counts }: SyncAnswer): void {
  for (const name of ['created', 'updated', 'unchanged', 'archived', 'skipped', 'failed'] as const)
    sum[name] += counts[name];
  for (const { externalId, error } of results)
    if (error) sum.problems.push({ externalId: externalId ?? '', message: error.message });
}

/** Tells the shop of codes that were approved or withdrawn since the run before. */
export async function writeBack(terms: RunTerms): Promise<Written> {
  const { catalogue, shop, memory, keep } = terms;
  const sum: Written = { products: 0, calls: 0, gone: 0, problems: [] };
  const countriesOf = await marketsOf(catalogue);
  const { again } = memory;
  memory.again = await writeSome(terms, again, countriesOf, sum);
  for (let isMore = true; isMore;) {
    const query = new URLSearchParams({
      source: shop.kind,
      ...(memory.codes === null ? {} : { since: memory.codes }),
    });
    const { body } = await catalogue.ask({ path: `/v1/catalog/sync/codes?${query.toString()}` });
    const { data, next, more } = body as { data: CodeRow[]; next: string; more: boolean };
    const refused = await writeSome(terms, data, countriesOf, sum);
    memory.again = [...memory.again, ...refused].slice(-AGAIN_MAX);
    memory.codes = next;
    keep(memory);
    isMore = more;
  }
  return sum;
}

type CountriesOf = (schedule: string) => string[];

/** Where the goods of a tariff are sold to: the default markets, and the country it is named for. */
async function marketsOf(catalogue: Caller): Promise<CountriesOf> {
  const { body } = await catalogue.ask({ path: '/v1/catalog/markets' });
  const { markets } = (body as { data: { markets: { country: string; schedule: string }[] } }).data;
  return (schedule) => {
    const named = markets.filter((one) => one.schedule === schedule).map(({ country }) => country);
    // `EU` is no country, `HS` no tariff
    const own = schedule === 'EU' || schedule === 'HS' ? [] : [schedule];
    return [...new Set([...named, ...own])];
  };
}

/** Writes what is told of some products; gives back what the shop has refused. */
async function writeSome(
  terms: RunTerms,
  rows: readonly CodeRow[],
  marketsFor: CountriesOf,
  sum: Written,
): Promise<CodeRow[]> {
  const refused: CodeRow[] = [];
  for (const [productId, told] of Map.groupBy(rows, (row) => row.productId)) {
    sum.products += 1;
    try {
      const calls = await writeOne(terms, productId, told, marketsFor);
      if (calls === null) sum.gone += 1;
      else sum.calls += calls;
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      sum.problems.push({ externalId: told[0]?.externalId ?? '', message: cause.message });
      refused.push(...told);
    }
  }
  return refused;
}

async function writeOne(
  { catalogue, shop, market }: RunTerms,
  productId: string,
  told: readonly CodeRow[],
  marketsFor: CountriesOf,
): Promise<number | null> {
  const goods = await goodsOf(catalogue, productId, told);
  if (goods === null) return null;
  const named = told.filter(({ destinationCountry }) => destinationCountry !== null);
  const countriesOf: CountriesOf = (schedule) => [
    ...new Set([
      ...marketsFor(schedule),
      ...named.flatMap((row) => (row.schedule === schedule ? (row.destinationCountry ?? []) : [])),
    ]),
  ];
  return shop.write(goods, { countriesOf, market });
}

interface Product {
  originCountry: string | null;
  customsDescription: string | null;
  items: { id: string; sku: string | null; originCountry: string | null }[];
  classifications: {
    itemId: string | null;
    schedule: string;
    code: string;
    state: string;
    current: boolean;
  }[];
}

/** The product as it is approved now; null when there is no such any more. */
async function goodsOf(
  catalogue: Caller,
  productId: string,
  told: readonly CodeRow[],
): Promise<Goods | null> {
  const { status, body } = await catalogue.ask({ path: `/v1/catalog/products/${productId}` });
  if (status === 404) return null;
  const { data: product } = body as { data: Product };
  const externalIds = new Map(told.map((row) => [row.itemId, row.itemExternalId]));
  const codeOf = (itemId: string | null, schedule: string, code: string): GoodsCode => {
    const item = product.items.find(({ id }) => id === itemId);
    return {
      schedule,
      code,
      item:
        itemId === null
          ? null
          : { externalId: externalIds.get(itemId) ?? null, sku: item?.sku ?? null },
      originCountry: item?.originCountry ?? product.originCountry,
    };
  };
  return {
    externalId: told[0]?.externalId ?? '',
    customsDescription: product.customsDescription,
    approved: product.classifications
      .filter(({ state, current }) => state === 'approved' && current)
      .map(({ itemId, schedule, code }) => codeOf(itemId, schedule, code)),
    withdrawn: told
      .filter(({ removed }) => removed)
      .map(({ itemId, schedule, code }) => codeOf(itemId, schedule, code)),
  };
}
