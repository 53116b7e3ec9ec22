/** Items of a run that are goods of the catalogue: what it knows of them, laid under what is said. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { BULK_GOODS, BULK_ITEMS, type BulkHead, type BulkKind } from '../../contract/bulk.ts';
import type { CalculateRequest } from '../../contract/calculate.ts';
import type { CatalogLine } from '../../contract/claims.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { isTestSpace } from '../../contract/testSpace.ts';
import type { BulkGoods } from '../../db/store/bulkRuns.ts';
import type { ProductRecord } from '../../db/store/catalog/records.ts';
import { scheduleFor } from '../../edition/lookup/scheduleCodes.ts';
import { requireCoverage } from '../calculations.ts';
import { placeOf, requestOf, type Wanted } from '../catalogClassify.ts';
import {
  approvedOf,
  type Goods,
  goodsNamed,
  knownGoods,
  type KnownGoods,
  type Named,
  readGoods,
  soldItems,
} from '../catalogGoods.ts';
import { fillLine } from '../catalogLines.ts';
import { chosenProducts, destinationsOf, noMarkets, wantedIn } from '../catalogWanted.ts';
import { gtinOf, originOf, priceOf, wordsOf } from '../catalogWords.ts';
import { FaultyItem } from '../faultyItem.ts';
import type { KeyedCall } from '../route.ts';
import { askedErrorIn, asTested } from '../steps/testValues.ts';
import type { BulkItemBody } from './body.ts';
import { laidUnder } from './laidUnder.ts';

/** An item as its single call would take it. */
export interface ReadyBody extends Pick<BulkItemBody, 'request' | 'names'> {
  reference: string | null;
  /** What it is of; null where it was sent whole. */
  goods: BulkGoods | null;
  /** How its line was filled. */
  catalog?: CatalogLine[];
}

/** An item that cannot be asked: why, and what is known of the goods it is of. */
export interface RefusedBody extends Pick<ReadyBody, 'reference' | 'goods'> {
  refusal: ApiError;
}

export type Filled = ReadyBody | RefusedBody;

const PAGE = 100;

/** Items as they were sent, those that name goods filled, some at a time. */
export async function* filledItems(
  call: KeyedCall,
  { kind, writeBack }: BulkHead,
  items: readonly BulkItemBody[],
): AsyncGenerator<Filled[]> {
  const suggests = writeBack === 'suggest';
  for (let from = 0; from < items.length; from += PAGE) {
    const page = items.slice(from, from + PAGE);
    const named = page.flatMap(({ request, namesGoods }) => (namesGoods ? [request as Named] : []));
    const known = named.length > 0 ? await readGoods(call, named) : null;
    const isTest = isTestSpace(call.principal.workspace.id);
    yield page.map((sent) =>
      tried(
        () => {
          const item = isTest ? underTest(sent) : sent;
          return item.namesGoods && known
            ? fill(call, kind, item, { known, suggests })
            : { ...item, reference: referenceOf(item.request), goods: null };
        },
        () =>
          sent.namesGoods && known
            ? aboutNamed(call, sent.request, known)
            : { reference: referenceOf(sent.request), goods: null },
      ),
    );
  }
}

/** An item of a test key: what its test values stand for. Throws the error that one asks for. */
function underTest(item: BulkItemBody): BulkItemBody {
  const error = askedErrorIn(item.request);
  if (error) throw error;
  return { ...item, request: asTested(item.request) };
}

/** An item for each of the goods that a run is over, and each place where they go. */
export async function* goodsItems(call: KeyedCall, head: BulkHead): AsyncGenerator<Filled[]> {
  const { kind } = head;
  const suggests = head.writeBack !== 'none';
  const schema = BULK_GOODS[kind] ?? BULK_ITEMS[kind];
  for await (const products of chosenProducts(call, head)) {
    const known = await knownGoods(call, products);
    const filled: Filled[] = [];
    for (const product of products) {
      for (const own of await sentFor(call, head, product)) {
        if (filled.length % PAGE === PAGE - 1) await giveWay();
        filled.push(
          tried(
            () => {
              if (own instanceof ApiError) throw own;
              const sent = laidUnder(head, own) as object;
              const parsed = schema.safeParse(sent);
              if (!parsed.success) throw notKnown(parsed.error.issues);
              const item = { request: parsed.data as object, names: Object.keys(sent) };
              return fill(call, kind, item, { known, suggests });
            },
            () => aboutProduct(call, product, own),
          ),
        );
      }
    }
    yield filled;
  }
}

const notKnown = (issues: readonly { path: PropertyKey[]; message: string }[]): ApiError =>
  invalidInput(issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));

/** What a caller would send of a product; an error where nothing says where it goes. */
async function sentFor(
  call: KeyedCall,
  { kind, defaults = {}, destinations }: BulkHead,
  product: ProductRecord,
): Promise<(object | ApiError)[]> {
  const productId = product.id;
  if (kind === 'origin') return [{ productId }];
  const { destinationCountry: ofAll } = defaults as { destinationCountry?: string };
  const asked = destinations ?? (ofAll === undefined ? undefined : [ofAll]);
  const countries = [...new Set(destinationsOf(call, product, asked))];
  if (countries.length === 0) return [noMarkets()];
  if (kind === 'classify') {
    // one for each tariff: members of the Union share theirs
    const wanted = await wantedIn(call, [product], { destinations: countries, only: 'all' });
    return wanted.map((one) => ({ productId, destinationCountry: one.countries[0] }));
  }
  const sold = kind === 'calculate' ? soldItems(product) : [];
  const goods = sold.length > 0 ? sold : [null];
  return goods.flatMap((item) =>
    countries.map((destinationCountry) => ({
      productId,
      ...(item ? { itemId: item.id } : {}),
      destinationCountry,
      ...(kind === 'calculate' ? valueOf({ product, item }, defaults) : {}),
    })),
  );
}

/** What the pieces are sold for; nothing where that is said, or the catalogue does not know it. */
function valueOf(goods: Goods, { value, quantity = 1 }: Record<string, unknown>): object {
  const { price, currency } = priceOf(goods);
  if (value !== undefined || price === undefined || typeof quantity !== 'number') return {};
  return { value: Number((price * quantity).toFixed(6)), currency };
}

/** Within `made`, goods that are refused, with `about` them; other errors are thrown. */
function tried(made: () => ReadyBody, about: () => Omit<RefusedBody, 'refusal'>): Filled {
  try {
    return made();
  } catch (refusal) {
    if (refusal instanceof ApiError) return { refusal, ...about() };
    throw refusal;
  }
}

/** What is known of the goods that an item names; nothing where there are no such. */
function aboutNamed(
  call: KeyedCall,
  request: object,
  known: KnownGoods,
): Omit<RefusedBody, 'refusal'> {
  const { destinationCountry = null } = request as { destinationCountry?: string };
  const reference = referenceOf(request);
  try {
    const goods = goodsNamed(request, known, (field) => field);
    return { reference, goods: placed(call, goods, destinationCountry) };
  } catch (refusal) {
    if (refusal instanceof ApiError) return { reference, goods: null };
    throw refusal;
  }
}

/** The same of a product that a run is over. */
function aboutProduct(
  call: KeyedCall,
  product: ProductRecord,
  own: object | ApiError,
): Omit<RefusedBody, 'refusal'> {
  const { itemId, destinationCountry = null } = own as Named & { destinationCountry?: string };
  const item = product.items.find(({ id }) => id === itemId) ?? null;
  return {
    reference: item?.sku ?? null,
    goods: placed(call, { product, item }, destinationCountry),
  };
}

/** What an item is of, as it is kept; its code is not suggested. */
const placed = (
  { services }: KeyedCall,
  { product, item }: Goods,
  destinationCountry: string | null,
): BulkGoods => ({
  productId: product.id,
  itemId: item?.id ?? null,
  schedule:
    destinationCountry === null ? null : scheduleFor(destinationCountry, services.editions.current),
  destinationCountry,
  suggests: false,
});

/** An item of goods for which a code is wanted. */
export function wantedItem(wanted: Wanted, own: object, suggests: boolean): Filled {
  const request = requestOf(wanted, own);
  const goods = { ...placeOf(wanted), suggests };
  const reference = referenceOf(own) ?? wanted.item?.sku ?? null;
  if (request instanceof FaultyItem)
    return { refusal: ApiError.of(request.refusal), reference, goods };
  return { request, names: [], reference: reference ?? request.sku ?? null, goods };
}

interface FillTerms {
  known: KnownGoods;
  suggests: boolean;
}

/** An item that names goods, with what the catalogue knows of them. Throws 400. */
function fill(
  call: KeyedCall,
  kind: BulkKind,
  item: Pick<BulkItemBody, 'request' | 'names'>,
  { known, suggests }: FillTerms,
): ReadyBody {
  const request = item.request as Named & { destinationCountry?: string };
  const goods = goodsNamed(request, known, (field) => field);
  const { productId: _, itemId: __, ...own } = request;
  const country = request.destinationCountry ?? null;
  const place = placed(call, goods, country);
  const reference = referenceOf(request) ?? goods.item?.sku ?? wordsOf(goods).sku ?? null;
  const made = { ...item, reference, goods: place };
  if (kind === 'classify' && country !== null) {
    const asked = request.itemId === undefined && request.sku === undefined;
    const wanted: Wanted = {
      product: goods.product,
      item: asked ? null : goods.item, // the product as a whole, unless an item is named
      schedule: place.schedule ?? '',
      countries: [country],
    };
    const ready = wantedItem(wanted, own, suggests);
    if ('refusal' in ready) throw ready.refusal;
    return { ...ready, reference };
  }
  if (kind === 'calculate') {
    const line = request as unknown as CalculateRequest & Named;
    const { destinationCountry, currency, entryDate = call.services.today() } = line;
    requireCoverage(call.services, [destinationCountry]);
    const at = (field: string) => field;
    const terms = { destinationCountry, currency, on: entryDate, index: 0, at };
    const filled = fillLine(call, line, terms, known);
    return { ...made, request: filled.line, catalog: [filled.said] };
  }
  const asked = kind === 'origin' ? originAsked(goods) : restrictionsAsked(goods, place, known);
  return { ...made, request: parsedAs(kind, { ...asked, ...own }) };
}

/** The goods as an origin is asked for; one that the catalogue states is validated. */
function originAsked(goods: Goods): object {
  return { ...wordsOf(goods), gtin: gtinOf(goods), declaredOrigin: originOf(goods) };
}

/** The goods as they are checked, with their approved code where they have one. */
function restrictionsAsked(goods: Goods, { schedule }: BulkGoods, known: KnownGoods): object {
  const { brand: _, categories, price, currency, ...words } = wordsOf(goods);
  const item = {
    ...words,
    hsCode: schedule === null ? undefined : approvedOf(goods, schedule, known)?.code,
    originCountry: originOf(goods),
    material: words.material?.slice(0, 300),
    sku: words.sku?.slice(0, 100),
    category: categories?.[0],
    ...(price === undefined ? {} : { value: price, currency }),
  };
  return { items: [item] };
}

function parsedAs(kind: BulkKind, request: object): object {
  const parsed = BULK_ITEMS[kind].safeParse(request);
  if (parsed.success) return parsed.data as object;
  throw notKnown(parsed.error.issues);
}

/** What the caller calls an item. */
function referenceOf(request: { reference?: unknown; sku?: unknown }): string | null {
  const named = [request.reference, request.sku].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof named === 'string' ? named : null;
}
