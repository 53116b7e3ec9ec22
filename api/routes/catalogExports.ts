/** The catalogue written out, page by page: never in memory as a whole. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { exportCatalog, type exportQuery } from '../../contract/catalogImports.ts';
import { type ApiError, invalidInput } from '../../contract/errors.ts';
import { type CodeRecord, openCodesOf } from '../../db/store/catalog/classifications.ts';
import { codesQuery } from '../../db/store/catalog/codeMarks.ts';
import { listProducts, type ProductFilter } from '../../db/store/catalog/products.ts';
import type { ProductRecord } from '../../db/store/catalog/records.ts';
import type { Orm } from '../../db/orm.ts';
import { scheduleFor } from '../../edition/lookup/scheduleCodes.ts';
import { csvLine } from '../../engine/catalog/export/csv.ts';
import {
  customsInformation,
  headerOf,
  type Market,
  type Preset,
  presetRows,
} from '../../engine/catalog/export/presets.ts';
import {
  EXPORT_COLUMNS,
  type ExportedCode,
  type ExportedProduct,
  rowsOf,
} from '../../engine/catalog/export/rows.ts';
import type { Field } from '../../engine/catalog/import/types.ts';
import { keyedRoute } from '../route.ts';

const PAGE = 200;

export const catalogExportRoute = keyedRoute(
  exportCatalog,
  async ({ services, principal, query }) => {
    const workspaceId = principal.workspace.id;
    const { preset, status, market, classification, updatedSince } = query;
    const format = formatOf(query);
    const columns = columnsOf(query.columns);
    const filter: ProductFilter = {
      status,
      updatedSince,
      // products without markets of their own are sold to those of the workspace
      ...(market === undefined ? {} : { market: { country: market, isDefault: true } }),
      ...(classification === undefined
        ? {}
        : { codes: codesQuery(workspaceId, classification, status === 'archived') }),
    };
    const sold: Market | null =
      market === undefined
        ? null
        : { country: market, schedule: scheduleFor(market, services.editions.current) };
    const products = productsOf(services.orm, workspaceId, filter);
    const lines = preset
      ? await notEmpty(presetLines(products, preset, sold), preset)
      : format === 'csv'
        ? csvLines(products, columns)
        : jsonLines(products);
    return {
      stream: {
        pieces: Readable.from(lines),
        type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
        fileName: `${preset ?? 'catalog'}.${format === 'csv' ? 'csv' : 'ndjson'}`,
      },
    };
  },
);

/** A preset has its own format and columns. Throws 400 on others that are asked for beside it. */
function formatOf({ preset, format, columns }: z.output<typeof exportQuery>): 'csv' | 'ndjson' {
  if (preset === undefined) return format ?? 'csv';
  const own = preset === 'bigcommerce' ? 'ndjson' : 'csv';
  const issues = [
    ...(format !== undefined && format !== own
      ? [{ path: 'format', message: `must be ${own}, or left out: so is the file of ${preset}` }]
      : []),
    ...(columns === undefined
      ? []
      : [{ path: 'columns', message: `must be left out: the file of ${preset} has its own` }]),
  ];
  if (issues.length > 0) throw invalidInput(issues);
  return own;
}

const COLUMNS: ReadonlySet<string> = new Set(EXPORT_COLUMNS);

function columnsOf(written: string | undefined): readonly Field[] {
  if (written === undefined) return EXPORT_COLUMNS;
  const names = written.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !COLUMNS.has(name));
  if (unknown !== undefined)
    throw invalidInput([
      {
        path: 'columns',
        message: `names "${unknown.slice(0, 60)}", which is no column`,
        allowed: [...EXPORT_COLUMNS],
      },
    ]);
  return names as Field[]; // all of them are in the set
}

/** Pages are read by id: what is written meanwhile neither doubles nor drops a product. */
async function* productsOf(
  orm: Orm,
  workspaceId: string,
  filter: ProductFilter,
): AsyncGenerator<ExportedProduct> {
  for (let after: string | undefined; ;) {
    const page = await listProducts(orm, workspaceId, filter, { limit: PAGE, after });
    const ids = page.map(({ id }) => id);
    const codes = Map.groupBy(await openCodesOf(orm, workspaceId, ids), (code) => code.productId);
    for (const product of page) yield exported(product, codes.get(product.id) ?? []);
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

function exported(product: ProductRecord, codes: readonly CodeRecord[]): ExportedProduct {
  const of = (itemId: string | null): ExportedCode[] =>
    codes
      .filter((code) => code.itemId === itemId)
      .map(({ schedule, code, state }) => ({ schedule, code, isApproved: state === 'approved' }))
      .sort((a, b) => Number(b.isApproved) - Number(a.isApproved));
  return {
    id: product.id,
    externalId: product.source?.externalId ?? null,
    sourceKind: product.source?.kind ?? null,
    status: product.status,
    fields: product.fields,
    items: product.items.map(({ id, sku, externalId, fields }) => ({
      id,
      sku,
      externalId,
      fields,
      codes: of(id),
    })),
    codes: of(null),
  };
}

async function* csvLines(
  products: AsyncIterable<ExportedProduct>,
  columns: readonly Field[],
): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const product of products) yield rowsOf(product, columns).map(csvLine).join('');
}

const told = ({ schedule, code, isApproved }: ExportedCode) => ({
  schedule,
  code,
  state: isApproved ? 'approved' : 'suggested',
});

async function* jsonLines(products: AsyncIterable<ExportedProduct>): AsyncGenerator<string> {
  for await (const { fields, items, codes, sourceKind: _, ...product } of products)
    yield `${JSON.stringify({
      ...product,
      ...fields,
      items: items.map(({ fields: ofItem, ...item }) => ({
        ...item,
        ...ofItem,
        codes: item.codes.map(told),
      })),
      codes: codes.map(told),
    })}\n`;
}

/** A file of a preset once something is in it beside its header. Throws 400 where nothing is. */
async function notEmpty(
  lines: AsyncGenerator<string>,
  preset: Preset,
): Promise<AsyncGenerator<string>> {
  const opening: string[] = [];
  const header = headerOf(preset) ? 1 : 0;
  for (let count = 0; count <= header;) {
    const next = await lines.next();
    if (next.done) throw nothingFor(preset);
    opening.push(next.value);
    if (next.value !== '') count += 1;
  }
  return (async function* () {
    yield opening.join('');
    yield* lines;
  })();
}

const WITH_SKU = 'has an item with a SKU, and an approved code that the shop takes';
const NEEDED: Readonly<Record<Preset, string>> = {
  'shopify-inventory': WITH_SKU,
  woocommerce: WITH_SKU,
  bigcommerce:
    'has an approved code, and came with an id of BigCommerce: bring them in by npm run connect, by POST /v1/catalog/sync with the source bigcommerce, or by a table with external_id',
};

const nothingFor = (preset: Preset): ApiError =>
  invalidInput(
    [{ path: 'preset', message: `none of the products that are meant ${NEEDED[preset]}` }],
    { reason: 'nothing_to_export' },
  );

async function* presetLines(
  products: AsyncIterable<ExportedProduct>,
  preset: Preset,
  market: Market | null,
): AsyncGenerator<string> {
  const header = headerOf(preset);
  if (header) yield csvLine(header);
  for await (const product of products) {
    if (preset !== 'bigcommerce') yield presetRows(preset, product, market).map(csvLine).join('');
    else {
      const body = customsInformation(product, market);
      if (body) yield `${JSON.stringify(body)}\n`;
    }
  }
}
