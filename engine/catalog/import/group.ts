/** Rows of one product put together: what they share is the product's, the rest their items'. */
import type { Sheet } from './recognise.ts';
import { foldKey, type ReadRow } from './readRows.ts';
import {
  type Field,
  type ImportedCode,
  type ImportedItem,
  type ImportedProduct,
  type Issue,
  type ItemField,
  ITEM_FIELDS,
  type ProductField,
  PRODUCT_FIELDS,
  type Value,
  CODE_SCHEDULES,
  type CodeSchedule,
} from './types.ts';

export interface Grouped {
  products: ImportedProduct[];
  /** Rows that are kept out for a fault of theirs, or of the product that they belong to. */
  failed: ReadonlySet<number>;
  /** Rows that name no goods of their own, or goods that are no longer sold. */
  skipped: number;
}

export interface GroupTerms {
  /** Whether blank cells empty their fields. */
  clears: boolean;
  /** Schedule of codes whose column names none; null: their six digits alone are taken. */
  codeSchedule: CodeSchedule | null;
  say: (issue: Issue) => void;
}

interface Work extends GroupTerms {
  /** Codes of more than six digits of which the file does not say whose they are. */
  openCodes: { row: number; code: string }[];
}

/** The products that rows are, in the order in which the file begins them. */
export function grouped(sheet: Sheet, rows: readonly ReadRow[], terms: GroupTerms): Grouped {
  const failed = new Set(rows.filter(({ isFaulty }) => isFaulty).map(({ row }) => row));
  const sold = rows.filter(isSold);
  refuseRepeated(sheet, sold, failed, terms.say);
  const products: ImportedProduct[] = [];
  const work: Work = { ...terms, openCodes: [] };
  let skipped = rows.length - sold.length;
  for (const group of groupsOf(sheet, sold, terms.say)) {
    const kept = withoutPlaces(group);
    skipped += group.length - kept.length;
    const product = productOf(kept, failed, work);
    if (product) products.push(product);
  }
  tellOpen(sheet, work);
  return { products, failed, skipped };
}

/** Archived goods are no longer sold: a file does not bring them back. */
const isSold = ({ role, values }: ReadRow): boolean =>
  role !== 'skipped' && values.status !== 'archived';

/** Told once: it is the column that has no country. */
function tellOpen({ columns }: Sheet, { openCodes, say }: Work): void {
  const [first] = openCodes;
  if (!first) return;
  say({
    severity: 'warning',
    row: first.row,
    column: columns.find(({ meaning }) => meaning === 'code')?.printed ?? null,
    code: 'schedule_open',
    message:
      `names no country${openCodes.length > 1 ? ` (in ${openCodes.length} rows)` : ''}: the first six digits are taken, ` +
      'which all countries share; map the column to code_US, code_EU or another to keep them all',
    value: first.code,
    proposal: first.code.slice(0, 6),
  });
}

/** A SKU names one item: where it stands twice, nobody knows which row is meant. */
function refuseRepeated(
  { columns }: Sheet,
  rows: readonly ReadRow[],
  failed: Set<number>,
  say: (issue: Issue) => void,
): void {
  const printed = (field: Field) =>
    columns.find(({ meaning }) => meaning === field)?.printed ?? null;
  for (const name of ['sku', 'title'] as const) {
    const named = rows.filter(
      (row) => row.values[name] !== undefined && (name === 'sku' || isBare(row)),
    );
    const same = Map.groupBy(named, (row) => `${String(row.values[name])}\n${row.location ?? ''}`);
    for (const repeated of same.values()) {
      if (repeated.length < 2) continue;
      for (const { row, values } of repeated) {
        failed.add(row);
        const others = repeated.map((other) => other.row).filter((other) => other !== row);
        say({
          severity: 'error',
          row,
          column: printed(name),
          code: name === 'sku' ? 'sku_repeated' : 'goods_repeated',
          message: repeatedAs(name, others),
          value: String(values[name]).slice(0, 120),
        });
      }
    }
  }
}

function repeatedAs(name: 'sku' | 'title', others: readonly number[]): string {
  const rows = `row ${others.slice(0, 5).join(', ')}${others.length > 5 ? ' and others' : ''}`;
  return name === 'sku'
    ? `is also the SKU of ${rows}`
    : `is also the title of ${rows}, and neither a SKU nor an id tells them apart`;
}

/** Whether its title is all that goods are known by. */
const isBare = ({ values, group, parent, keys }: ReadRow): boolean =>
  group === null &&
  parent === null &&
  keys.length === 0 &&
  [values.sku, values.product_id, values.external_id, values.item_id].every(
    (key) => key === undefined,
  );

/** Of the rows of an item, one for each place where it lies, the first. */
function withoutPlaces(rows: readonly ReadRow[]): ReadRow[] {
  const seen = new Set<string>();
  return rows.filter(({ location, values, options }) => {
    if (location === null) return true;
    const item = JSON.stringify([values.sku ?? null, options]);
    if (seen.has(item)) return false;
    seen.add(item);
    return true;
  });
}

function groupsOf(
  { format }: Sheet,
  rows: readonly ReadRow[],
  say: (issue: Issue) => void,
): ReadRow[][] {
  const parents = parentsOf(rows);
  const groups = new Map<string, ReadRow[]>();
  let last = '';
  for (const row of rows) {
    const own = row.group === null ? ownGroup(row) : `group:${row.group}`;
    const isChild = row.role === 'variant' || row.parent !== null;
    const parent = row.parent === null ? parents.get(skuOf(row) ?? '') : parents.get(row.parent);
    let key = own;
    if (format.variantsFollow) key = row.role === 'variant' && last !== '' ? last : own;
    else if (parent !== undefined && parent !== row)
      key = parent.group === null ? ownGroup(parent) : `group:${parent.group}`;
    else if (isChild && row.parent !== null) {
      key = `parent:${row.parent}`;
      say(withoutParent(row));
    }
    last = key;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const skuOf = ({ values }: ReadRow): string | null =>
  typeof values.sku === 'string' ? foldKey(values.sku) : null;

/** Rows of our own export are one product by its id. */
const ownGroup = ({ row, values }: ReadRow): string =>
  values.product_id === undefined
    ? values.external_id === undefined
      ? `row:${row}`
      : `external:${String(values.external_id)}`
    : `id:${String(values.product_id)}`;

/** Rows by what variants call them. */
function parentsOf(rows: readonly ReadRow[]): Map<string, ReadRow> {
  const parents = new Map<string, ReadRow>();
  for (const row of rows) {
    const sku = skuOf(row);
    if (row.role === 'variant') continue;
    for (const key of [...row.keys, ...(sku === null ? [] : [sku])])
      if (!parents.has(key)) parents.set(key, row);
  }
  // what a product names as its variants goes before their own rows
  for (const row of rows) for (const child of row.children) parents.set(child, row);
  return parents;
}

const withoutParent = ({ row, parent }: ReadRow): Issue => ({
  severity: 'warning',
  row,
  column: null,
  code: 'parent_missing',
  message:
    'names a parent that the file does not have: its item alone is changed, where the catalogue has it',
  value: parent,
});

function productOf(
  rows: readonly ReadRow[],
  failed: Set<number>,
  terms: Work,
): ImportedProduct | null {
  const head =
    rows.find(({ role }) => role === 'head') ??
    rows.find(({ role }) => role !== 'variant') ??
    rows[0];
  if (!head) return null;
  const variants = rows.filter(({ role }) => role === 'variant');
  const hasChildren = head.role === 'head' || (variants.length > 0 && head.role !== 'variant');
  const carriers = rows.filter((row) => !(row === head && hasChildren) && isItem(row));
  if (failed.has(head.row)) {
    failRest(rows, head, failed, terms.say);
    return null;
  }
  const good = carriers.filter(({ row }) => !failed.has(row));
  if (carriers.length > 0 && good.length === 0 && !hasChildren) return null;
  const fields = productFields(head, rows, terms);
  if (!isNamed(fields, good)) {
    failed.add(head.row);
    terms.say(unnamed(head));
    return null;
  }
  const origins = new Set(good.map(({ values }) => values.origin_country ?? null));
  const codes = codesOf(good.length > 0 ? good : [head], head, terms);
  return {
    rows: rows.filter(({ row }) => !failed.has(row)).map(({ row }) => row),
    fields,
    items: good.map((row) =>
      itemOf(row, {
        title: titleOf(row, head, good),
        options: optionsOf(row, rows),
        origin: origins.size > 1 ? originOf(row, fields) : undefined,
        codes: codes.own.get(row) ?? [],
        clears: terms.clears,
      }),
    ),
    codes: codes.shared,
  };
}

/** The head's fault keeps its product out: rows below it say nothing without it. */
function failRest(
  rows: readonly ReadRow[],
  head: ReadRow,
  failed: Set<number>,
  say: (issue: Issue) => void,
): void {
  for (const { row } of rows) {
    if (failed.has(row)) continue;
    failed.add(row);
    say({
      severity: 'error',
      row,
      column: null,
      code: 'product_failed',
      message: `belongs to the product of row ${head.row}, which has a fault`,
      value: null,
    });
  }
}

const ITEM_SIGNS: readonly Field[] = [
  'item_id',
  'sku',
  'gtin',
  'unit_value',
  'net_weight',
  'item_title',
];

/** A row with nothing of an item is a further picture, or a product alone. */
const isItem = ({ values, options, role }: ReadRow): boolean =>
  role === 'variant' ||
  options.length > 0 ||
  ITEM_SIGNS.some((field) => values[field] !== undefined);

const isNamed = (fields: ImportedProduct['fields'], items: readonly ReadRow[]): boolean =>
  [fields.title, fields.product_id, fields.external_id].some((name) => typeof name === 'string') ||
  items.some(({ values }) => values.sku !== undefined || values.item_id !== undefined);

const unnamed = ({ row }: ReadRow): Issue => ({
  severity: 'error',
  row,
  column: null,
  code: 'nothing_to_match',
  message: 'has neither a title nor a SKU nor an id: nobody knows which goods it means',
  value: null,
});

/** Of each field the first value that a row states; rows that state another are told. */
function productFields(
  head: ReadRow,
  rows: readonly ReadRow[],
  { clears, say }: GroupTerms,
): ImportedProduct['fields'] {
  const fields: ImportedProduct['fields'] = {};
  // a variant speaks for itself, not for a product that the file does not have
  if (head.role === 'variant') return fields;
  const ordered = [head, ...rows.filter((row) => row !== head && row.role !== 'variant')];
  for (const field of PRODUCT_FIELDS) {
    const stated = ordered.filter(({ values }) => values[field] !== undefined);
    const [first] = stated;
    if (first) {
      fields[field] = first.values[field] ?? null;
      if (SHARED.has(field)) tellOthers(field, first, stated, say);
    } else if (clears && head.blank.includes(field) && !KEPT.has(field)) fields[field] = null;
  }
  const variants = rows.filter(({ role }) => role === 'variant');
  const origin = variants.find((row) => row.values.origin_country)?.values.origin_country;
  if (origin !== undefined) fields.origin_country ??= origin;
  const group = rows.find((row) => row.group !== null)?.group ?? null;
  if (group !== null) fields.external_id ??= group;
  // goods of which only the title is known are found again by it
  else if (isBare(head) && typeof fields.title === 'string')
    fields.external_id ??= `title:${foldKey(fields.title)}`.slice(0, 300);
  const images = [...listOf(fields.image_urls), ...rows.flatMap(imagesOf)];
  if (images.length > 0) fields.image_urls = [...new Set(images)].slice(0, 50);
  return fields;
}

/** Emptied fields of these would leave goods that nobody finds again. */
const KEPT: ReadonlySet<ProductField> = new Set(['product_id', 'external_id', 'title', 'status']);
/** What rows of one product ought to agree about. */
const SHARED: ReadonlySet<ProductField> = new Set([
  'title',
  'brand',
  'material_summary',
  'customs_description',
  'manufacturer_country',
]);

const listOf = (value: Value | null | undefined): readonly string[] =>
  Array.isArray(value) ? value : [];

const imagesOf = ({ values, extraImages }: ReadRow): readonly string[] => [
  ...listOf(values.image_urls),
  ...extraImages.filter((url) => /^https?:\/\/[^\s/]\S*$/i.test(url) && url.length <= 2048),
];

function tellOthers(
  field: ProductField,
  first: ReadRow,
  stated: readonly ReadRow[],
  say: (issue: Issue) => void,
): void {
  for (const { row, values, role } of stated) {
    if (values[field] === first.values[field] || role === 'variant' || row === first.row) continue;
    // in shops' own files a variant has the name that buyers see
    if (values.product_id === undefined && first.values.external_id === undefined) continue;
    say({
      severity: 'warning',
      row,
      column: null,
      code: 'value_differs',
      message: `states another ${field} than row ${first.row} of the same product, which is taken`,
      value: String(values[field]).slice(0, 120),
    });
  }
}

/** An item is called by its options, or by its own name where that is not the product's. */
function titleOf(row: ReadRow, head: ReadRow, items: readonly ReadRow[]): string | undefined {
  if (typeof row.values.item_title === 'string') return row.values.item_title;
  if (row.options.length > 0 && items.length + (row === head ? 0 : 1) > 1)
    return row.options
      .map(({ value }) => value)
      .join(' / ')
      .slice(0, 300);
  const own = row.values.title;
  return row !== head && typeof own === 'string' && own !== head.values.title ? own : undefined;
}

const originOf = (row: ReadRow, fields: ImportedProduct['fields']): Value | undefined => {
  const own = row.values.origin_country;
  return own === fields.origin_country ? undefined : own;
};

/** Options under the names that the first row of their product gives them. */
const optionsOf = (row: ReadRow, rows: readonly ReadRow[]): { name: string; value: string }[] =>
  row.options.map(({ number, name, value }) => ({
    name:
      name ||
      rows.flatMap(({ options }) => options).find((one) => one.number === number && one.name !== '')
        ?.name ||
      `Option ${number}`,
    value,
  }));

interface ItemTerms {
  options: ImportedItem['options'];
  title: string | undefined;
  origin: Value | undefined;
  codes: readonly ImportedCode[];
  clears: boolean;
}

function itemOf(row: ReadRow, terms: ItemTerms): ImportedItem {
  const { title, origin, options, codes, clears } = terms;
  const fields: ImportedItem['fields'] = {};
  for (const field of ITEM_FIELDS) {
    const value = row.values[field];
    if (value !== undefined) fields[field] = value;
    else if (clears && row.blank.includes(field) && !KEPT_ITEM.has(field)) fields[field] = null;
  }
  if (title !== undefined) fields.item_title = title;
  if (origin !== undefined) fields.item_origin_country ??= origin;
  return { row: row.row, key: keyOf(row, options), fields, options, codes };
}

/** Of an item without a SKU: its own id in the shop, else its options, else its name. */
function keyOf({ values, role }: ReadRow, options: ImportedItem['options']): string | null {
  if (values.sku !== undefined || values.item_id !== undefined) return null;
  if (role === 'variant' && typeof values.external_id === 'string') return values.external_id;
  const chosen = options.map(({ value }) => value).join(' / ');
  return (chosen || String(values.item_title ?? values.gtin ?? 'single')).slice(0, 300);
}

const KEPT_ITEM: ReadonlySet<ItemField> = new Set(['item_id', 'sku', 'item_status', 'item_title']);

/** Codes that all items share are the product's. */
function codesOf(
  items: readonly ReadRow[],
  head: ReadRow,
  terms: Work,
): { shared: ImportedCode[]; own: Map<ReadRow, ImportedCode[]> } {
  const of = new Map(items.map((row) => [row, codesIn(row, terms)]));
  if (!items.includes(head)) of.set(head, codesIn(head, terms));
  const shared: ImportedCode[] = [];
  const own = new Map<ReadRow, ImportedCode[]>();
  for (const schedule of CODE_SCHEDULES) {
    const stated = [...of].flatMap(([row, codes]) =>
      codes.filter((code) => code.schedule === schedule).map((code) => ({ row, code })),
    );
    const [first] = stated;
    if (!first) continue;
    const isOne = stated.every(
      ({ code }) => code.code === first.code.code && code.isSuggested === first.code.isSuggested,
    );
    if (isOne && (stated.length >= items.length || first.row === head)) shared.push(first.code);
    else
      for (const { row, code } of stated) {
        if (row === head && !items.includes(head)) shared.push(code);
        else own.set(row, [...(own.get(row) ?? []), code]);
      }
  }
  return { shared, own };
}

function codesIn({ row, values }: ReadRow, { codeSchedule, openCodes }: Work): ImportedCode[] {
  const undecided = listOf(values.suggested_codes);
  const found = CODE_SCHEDULES.flatMap((schedule): ImportedCode[] => {
    const code = values[`code_${schedule}`];
    if (typeof code !== 'string') return [];
    return [{ schedule, code, ...(undecided.includes(schedule) && { isSuggested: true }) }];
  });
  const open = values.code;
  if (typeof open !== 'string') return found;
  const schedule = codeSchedule ?? 'HS';
  if (found.some((code) => code.schedule === schedule)) return found;
  if (schedule !== 'HS' || open.length === 6) return [...found, { schedule, code: open }];
  openCodes.push({ row, code: open });
  return [...found, { schedule: 'HS', code: open.slice(0, 6) }];
}
