/** Shopify by its GraphQL Admin API, version 2026-10. */
import type { ShopifyProduct, ShopifyVariant } from '../../engine/catalog/sync/shopify.ts';
import { shopifyRecord } from '../../engine/catalog/sync/shopify.ts';
import { shopifyUpdates } from '../../engine/catalog/sync/writeBack.ts';
import { UserError } from '../../workers/process/config.ts';
import { type Caller, Refused } from './caller.ts';
import type { Shop } from './shop.ts';

const PATH = '/admin/api/2026-10/graphql.json';

const GOODS = `id sku barcode price selectedOptions { name value }
  inventoryItem { id harmonizedSystemCode countryCodeOfOrigin measurement { weight { value unit } }
    countryHarmonizedSystemCodes(first: $codes) { nodes { countryCode harmonizedSystemCode } } }`;
const VARIANTS = `variants(first: $variants, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { ${GOODS} } }`;
const PRODUCTS = `query ($first: Int!, $cursor: String, $query: String, $variants: Int!, $after: String, $codes: Int!) {
  shop { currencyCode }
  products(first: $first, after: $cursor, query: $query, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes { id title handle descriptionHtml vendor productType onlineStoreUrl tags status updatedAt
      category { fullName } ${VARIANTS} }
  }
}`;
const PRODUCT = `query ($id: ID!, $variants: Int!, $after: String, $codes: Int!) { product(id: $id) { ${VARIANTS} } }`;
const UPDATE = `mutation ($id: ID!, $input: InventoryItemInput!) {
  inventoryItemUpdate(id: $id, input: $input) { userErrors { field message } }
}`;

/** Products of a page, at first; a query that costs too much is asked for fewer. */
const PRODUCTS_AT_ONCE = 20;
const VARIANTS_AT_ONCE = 50;
/** Countries with a code of their own, of one item. */
const CODES_AT_ONCE = 50;
const THROTTLED_MAX = 20;

interface Fault {
  message: string;
  extensions?: { code?: string };
}
interface GraphAnswer {
  data?: unknown;
  errors?: Fault[];
  extensions?: {
    cost?: {
      requestedQueryCost?: number;
      throttleStatus?: { currentlyAvailable: number; restoreRate: number };
    };
  };
}
type Variants = ShopifyProduct['variants'];

export function shopify(caller: Caller): Shop {
  let first = PRODUCTS_AT_ONCE;
  const sizes = { variants: VARIANTS_AT_ONCE, codes: CODES_AT_ONCE };
  return {
    kind: 'shopify',
    pull: async (since, cursor) => {
      const query = since === null ? null : `updated_at:>='${since}'`;
      for (;;) {
        const answer = await ask(caller, PRODUCTS, { first, cursor, query, ...sizes });
        if (isTooDear(answer) && first > 1) first = Math.floor(first / 2);
        else return pageOf(caller, dataOf(answer) as Page);
      }
    },
    has: async (externalId) => (await variantsOf(caller, externalId, null)) !== null,
    write: async (goods, { countriesOf }) => {
      const variants = await variantsOf(caller, goods.externalId, null);
      if (variants === null) return null;
      const updates = shopifyUpdates(goods, { variants }, countriesOf);
      for (const variables of updates) {
        const answer = await ask(caller, UPDATE, { ...variables });
        const { inventoryItemUpdate: made } = dataOf(answer) as Updated;
        const [fault] = made.userErrors;
        if (fault) throw new Refused(fault.message);
      }
      return updates.length;
    },
  };
}

// what the queries ask for
interface Page {
  shop: { currencyCode: string };
  products: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: ShopifyProduct[];
  };
}
interface Updated {
  inventoryItemUpdate: { userErrors: { message: string }[] };
}

async function pageOf(caller: Caller, { shop, products }: Page) {
  const records = [];
  for (const product of products.nodes)
    records.push(shopifyRecord(await whole(caller, product), shop.currencyCode));
  const { hasNextPage, endCursor } = products.pageInfo;
  return { records, next: hasNextPage ? endCursor : null };
}

/** The product with those of its variants that did not come with it. */
async function whole(caller: Caller, product: ShopifyProduct): Promise<ShopifyProduct> {
  const { pageInfo, nodes } = product.variants;
  if (!pageInfo?.hasNextPage) return product;
  const rest = await variantsOf(caller, product.id, pageInfo.endCursor ?? null);
  return { ...product, variants: { nodes: [...nodes, ...(rest?.nodes ?? [])] } };
}

/** All variants of a product behind a cursor; null when there is no such product. */
async function variantsOf(
  caller: Caller,
  id: string,
  from: string | null,
): Promise<Variants | null> {
  const nodes: ShopifyVariant[] = [];
  for (let after = from; ;) {
    const sizes = { variants: VARIANTS_AT_ONCE, codes: CODES_AT_ONCE };
    const answer = await ask(caller, PRODUCT, { id, after, ...sizes });
    const { product } = dataOf(answer) as { product: { variants: Variants } | null };
    if (product === null) return null;
    nodes.push(...product.variants.nodes);
    const { pageInfo } = product.variants;
    if (!pageInfo?.hasNextPage) return { nodes };
    after = pageInfo.endCursor ?? null;
  }
}

const hasFault = ({ errors }: GraphAnswer, code: string): boolean =>
  errors?.some(({ extensions }) => extensions?.code === code) ?? false;
const isTooDear = (answer: GraphAnswer): boolean => hasFault(answer, 'MAX_COST_EXCEEDED');

/** Asks; what was asked for too soon is asked again when the shop has filled up what it costs. */
async function ask(
  caller: Caller,
  query: string,
  variables: Record<string, unknown>,
): Promise<GraphAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const { body } = await caller.ask({ method: 'POST', path: PATH, body: { query, variables } });
    const answer = (body ?? {}) as GraphAnswer;
    if (!hasFault(answer, 'THROTTLED') || attempt === THROTTLED_MAX) return answer;
    await caller.wait(throttledMs(answer));
  }
}

function throttledMs({ extensions }: GraphAnswer): number {
  const { requestedQueryCost = 0, throttleStatus } = extensions?.cost ?? {};
  if (!throttleStatus || throttleStatus.restoreRate <= 0) return 2000;
  const lacking = Math.max(1, requestedQueryCost - throttleStatus.currentlyAvailable);
  return Math.ceil((lacking / throttleStatus.restoreRate) * 1000);
}

function dataOf({ data, errors }: GraphAnswer): unknown {
  const [fault] = errors ?? [];
  if (fault) throw new UserError(`Shopify refuses the query: ${fault.message.slice(0, 300)}`);
  if (data === undefined || data === null)
    throw new UserError('Shopify did not answer with data: is the address that of a shop?');
  return data;
}
