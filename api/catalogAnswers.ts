/** Products and codes of the catalogue as the interface shows them. */
import type { CatalogProduct, ListedProduct } from '../contract/catalogProduct.ts';
import { ITEM_FIELDS, LIST_FIELDS, PRODUCT_FIELDS } from '../contract/catalogProduct.ts';
import { type CodeRecord, openCodesOf } from '../db/store/catalog/classifications.ts';
import type { Reviewed } from '../db/store/catalog/reviewed.ts';
import type { ItemRecord, ProductRecord } from '../db/store/catalog/records.ts';
import { codeIn, formattedIn, scheduleFor } from '../edition/lookup/scheduleCodes.ts';
import type { Edition } from '../edition/edition.ts';
import { marketCountries } from './markets.ts';
import type { KeyedCall } from './route.ts';
import type { Services } from './services.ts';

type Reader = Pick<KeyedCall, 'services' | 'principal'>;

/** Products with their open codes and what is missing to ship them. */
export async function presentProducts(
  { services, principal }: Reader,
  products: readonly ProductRecord[],
): Promise<CatalogProduct[]> {
  const { workspace } = principal;
  const codes = await openCodesOf(
    services.orm,
    workspace.id,
    products.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(codes, ({ productId }) => productId);
  const terms = {
    edition: services.editions.current,
    markets: marketCountries(workspace.settings),
    on: services.today(),
  };
  return products.map((product) => present(product, byProduct.get(product.id) ?? [], terms));
}

interface Terms {
  edition: Edition;
  /** The default ones. */
  markets: readonly string[];
  on: string;
}

function present(
  product: ProductRecord,
  codes: readonly CodeRecord[],
  terms: Terms,
): CatalogProduct {
  const briefs = codes.map((code) => ({
    id: code.id,
    itemId: code.itemId,
    schedule: code.schedule,
    code: code.code,
    codeFormatted: formattedIn(code.schedule, code.code),
    state: code.state,
    current: codeIn(code.schedule, code.code, terms.on, terms.edition) !== null,
  }));
  const missing = missingToShip(product, briefs, terms);
  return {
    id: product.id,
    ...shown(PRODUCT_FIELDS, product.fields),
    status: product.status,
    items: product.items.map(presentItem),
    classifications: briefs,
    readiness: { complete: missing.length === 0, missing },
    source: product.source,
    version: product.version,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    archivedAt: product.archivedAt?.toISOString() ?? null,
  } as CatalogProduct; // every field of the contract is shown, those of which nothing is known too
}

const presentItem = ({ id, sku, fields }: ItemRecord) => ({
  id,
  sku,
  ...shown(ITEM_FIELDS, fields),
  status: fields.status ?? 'active',
});

/** What is known of each field, and what stands for nothing. */
const shown = (names: readonly string[], fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    names.map((name) => [name, fields[name] ?? (LIST_FIELDS.has(name) ? [] : blankOf(name))]),
  );

const blankOf = (name: string) => (name === 'extra' ? {} : null);

/** A product as a list shows it. */
export function listed(whole: CatalogProduct): ListedProduct {
  const { description: _, extra: __, ...product } = whole;
  return product;
}

type Missing = CatalogProduct['readiness']['missing'][number];
type Brief = CatalogProduct['classifications'][number];

/** Figures of every item that is sold, each with its unit, without which it says nothing. */
const DECLARED = [
  ['unitValue', 'The value of the goods is declared.', 'currency', 'The value has no currency.'],
  [
    'netWeight',
    'The net weight of the goods is declared.',
    'weightUnit',
    'The weight has no unit.',
  ],
] as const;

/** What a parcel to one of its markets cannot go without. */
function missingToShip(
  { fields, items }: ProductRecord,
  codes: readonly Brief[],
  { edition, markets: defaults }: Terms,
): Missing[] {
  const sold = items.filter((item) => item.fields.status !== 'archived');
  const everywhere = (field: string, why: string): Missing => ({ field, market: null, why });
  const missing: Missing[] = [];
  const isKnown = (field: 'originCountry' | (typeof DECLARED)[number][0 | 2]): boolean =>
    sold.length > 0 && sold.every((item) => (item.fields[field] ?? null) !== null);
  if (sold.length === 0) missing.push(everywhere('items', 'What is sold has no item yet.'));
  if (!fields.originCountry && !isKnown('originCountry'))
    missing.push(everywhere('originCountry', 'Duties depend on where the goods are made.'));
  for (const [figure, why, unit, whyUnit] of DECLARED)
    if (!isKnown(figure)) missing.push(everywhere(figure, why));
    else if (!isKnown(unit)) missing.push(everywhere(unit, whyUnit));
  const markets = fields.markets ?? defaults;
  if (markets.length === 0)
    missing.push(everywhere('markets', 'It is not said where the product is sold.'));
  for (const market of markets) {
    const schedule = scheduleFor(market, edition);
    const why = whyNoCode(schedule, codes, sold);
    if (why !== null) missing.push({ field: 'code', market, why });
  }
  return missing;
}

/** Why goods cannot be declared under a tariff; null when they can. */
function whyNoCode(
  schedule: string,
  codes: readonly Brief[],
  sold: readonly ItemRecord[],
): string | null {
  const approved = codes.filter((code) => code.schedule === schedule && code.state === 'approved');
  const stale = approved.find(({ current }) => !current);
  if (stale) return `The live tariff ${schedule} does not have ${stale.codeFormatted} any more.`;
  const isApproved = (itemId: string | null) => approved.some((code) => code.itemId === itemId);
  const isCovered = isApproved(null) || (sold.length > 0 && sold.every(({ id }) => isApproved(id)));
  return isCovered ? null : `It has no approved code of the tariff ${schedule}.`;
}

/** A code with whether the live tariff still has it. */
export function presentCode(
  code: CodeRecord,
  { editions, today }: Pick<Services, 'editions' | 'today'>,
) {
  const { details } = code;
  const inTariff = codeIn(code.schedule, code.code, today(), editions.current);
  const list = (value: unknown) =>
    Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return {
    id: code.id,
    productId: code.productId,
    itemId: code.itemId,
    schedule: code.schedule,
    destinationCountry: code.destinationCountry,
    code: code.code,
    codeFormatted: formattedIn(code.schedule, code.code),
    description: (details['description'] as string | undefined) ?? inTariff?.description ?? null,
    state: code.state,
    origin: code.origin,
    confidence: (details['confidence'] as string | undefined) ?? null,
    score: (details['score'] as number | null | undefined) ?? null,
    needsReview: details['needsReview'] === true,
    reasoning: (details['reasoning'] as string | null | undefined) ?? null,
    rulings: list(details['rulings']),
    alternatives: list(details['alternatives']),
    usageId: code.usageId,
    dataSource: (details['dataSource'] as Record<string, unknown> | undefined) ?? null,
    current: inTariff !== null,
    note: inTariff === null ? notCurrent(code) : code.note,
    rejectReason: code.rejectReason,
    correctCode: code.correctCode,
    atStake: code.atStake,
    decidedBy: code.decidedBy,
    decidedAt: code.decidedAt?.toISOString() ?? null,
    createdBy: code.createdBy,
    createdAt: code.createdAt.toISOString(),
  };
}

/** A code with the goods it is of and the one that is approved for them now. */
export function presentReviewed(
  code: CodeRecord,
  reviewed: Reviewed | undefined,
  services: Pick<Services, 'editions' | 'today'>,
) {
  if (!reviewed) throw new Error('a code that is listed has goods');
  const { goods, approved } = reviewed;
  const edition = services.editions.current;
  return {
    ...presentCode(code, services),
    goods,
    approved: approved && {
      ...approved,
      codeFormatted: formattedIn(code.schedule, approved.code),
      current: codeIn(code.schedule, approved.code, services.today(), edition) !== null,
    },
  };
}

const notCurrent = ({ schedule, code, note }: CodeRecord): string =>
  [note, `The live tariff ${schedule} does not have the code ${formattedIn(schedule, code)}.`]
    .filter(Boolean)
    .join(' ');
