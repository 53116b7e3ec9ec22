/** Fills lines of calculations from the goods of the catalogue that they name. */
import type { CatalogLine } from '../contract/claims.ts';
import { CONTENT_EXCEEDS, contentExceeds, namesGoods } from '../contract/consignment.ts';
import { invalidInput } from '../contract/errors.ts';
import type { Issue } from '../engine/refusal.ts';
import type { ItemFields } from '../contract/catalogProduct.ts';
import type { CodeRecord } from '../db/store/catalog/classifications.ts';
import type { ItemRecord, ProductRecord } from '../db/store/catalog/records.ts';
import { codeIn, scheduleFor } from '../edition/lookup/scheduleCodes.ts';
import {
  approvedOf,
  declaredAs,
  goodsNamed,
  type KnownGoods,
  type Named,
  readGoods,
  weightOf,
} from './catalogGoods.ts';
import { eachOrFaults } from './everyFault.ts';
import type { KeyedCall } from './route.ts';

/** What a line may say itself, and what the catalogue may know. */
interface Line extends Named {
  hsCode?: string | undefined;
  originCountry?: string | undefined;
  value?: number | undefined;
  components?: readonly { value: number }[] | undefined;
  quantity?: number | undefined;
  weight?: number | undefined;
  weightUnit?: 'kg' | 'lb' | undefined;
  netWeight?: number | undefined;
  volumeLiters?: number | undefined;
  alcoholPercent?: number | undefined;
  description?: string | undefined;
}

type Filled<L extends Line> = L & { hsCode: string; originCountry: string; value: number };

interface Terms {
  destinationCountry: string;
  /** In which the lines state their values. */
  currency: string;
  /** Day on which the code must be in the tariff. */
  on: string;
  /** Path of the list that holds the lines. */
  prefix: 'items' | null;
}

/**
 * The lines with what they left out, and what was filled; what a line says itself stays. Throws 400
 * that names each fault: goods that the catalogue does not have, and with the reason
 * `no_approved_code` where only an approved code that the tariff has on the day could tell what the
 * goods are. Nothing is guessed.
 */
export async function fillLines<L extends Line>(
  call: KeyedCall,
  lines: readonly L[],
  terms: Terms,
): Promise<{ lines: Filled<L>[]; catalog?: CatalogLine[] }> {
  const named = lines.filter(namesGoods);
  // complete by `requireCode`
  if (named.length === 0) return { lines: lines as Filled<L>[] };
  const known = await readGoods(call, named);
  const catalog: CatalogLine[] = [];
  const filled = eachOrFaults(lines, (line, index): Filled<L> => {
    if (!namesGoods(line)) return line as Filled<L>;
    const { prefix, ...rest } = terms;
    const at = (field: string) => (prefix === null ? field : `${prefix}.${index}.${field}`);
    const one = fillLine(call, line, { ...rest, index, at }, known);
    catalog.push(one.said);
    return one.line;
  });
  return { lines: filled, catalog };
}

interface LineTerms extends Omit<Terms, 'prefix'> {
  index: number;
  /** Path of a field of the line. */
  at: (field: string) => string;
}

/** One line that names goods, filled; throws 400 as `fillLines` does. */
export function fillLine<L extends Line>(
  { services }: KeyedCall,
  line: L,
  { destinationCountry, currency, on, index, at }: LineTerms,
  known: KnownGoods,
): { line: Filled<L>; said: CatalogLine } {
  const edition = services.editions.current;
  const goods = goodsNamed(line, known, at);
  const { product, item } = goods;
  const schedule = scheduleFor(destinationCountry, edition);
  const approved = approvedOf(goods, schedule, known);
  const code = line.hsCode === undefined ? approved : undefined;
  if (line.hsCode === undefined && !code) throw noCode(at('hsCode'), product, schedule);
  if (code && !codeIn(schedule, code.code, on, edition))
    throw noCode(at('hsCode'), product, schedule, code.code);
  const facts: Facts = {
    ...factsOf(line, product, item, approved),
    ...valueOf(line, item, currency),
  };
  const hsCode = line.hsCode ?? code?.code ?? '';
  const originCountry = line.originCountry ?? facts['originCountry'];
  const value = line.value ?? facts['value'];
  if (typeof originCountry !== 'string' || typeof value !== 'number')
    throw invalidInput(notKnown({ originCountry, value }, noValue(line, item, currency), at));
  if (contentExceeds(line.components, value))
    throw invalidInput([{ path: at('components'), message: CONTENT_EXCEEDS }]);
  const { productId: _, itemId: __, sku: ___, ...said } = line;
  return {
    // what was left out, and what was not
    line: { ...facts, ...said, hsCode, originCountry, value } as unknown as Filled<L>,
    said: {
      index,
      productId: product.id,
      itemId: item?.id ?? null,
      sku: item?.sku ?? null,
      title: product.fields.title ?? '',
      schedule,
      classificationId: code?.id ?? null,
      code: hsCode,
      filled: [...(code ? ['hsCode'] : []), ...Object.keys(facts)],
    },
  };
}

type Facts = Record<string, string | number>;

/** Facts that the line leaves out and the catalogue knows, for the pieces of the line. */
function factsOf(
  line: Line,
  product: ProductRecord,
  item: ItemRecord | null,
  approved?: CodeRecord,
): Facts {
  const facts: Facts = {};
  const known: Partial<ItemFields> = item?.fields ?? {};
  const origin = known.originCountry ?? product.fields.originCountry;
  if (line.originCountry === undefined && origin) facts['originCountry'] = origin;
  const { quantity } = line;
  const weight = weightOf(known);
  const saysWeight = [line.weight, line.netWeight, line.weightUnit].some(
    (one) => one !== undefined,
  );
  if (quantity !== undefined && weight && !saysWeight) {
    facts['netWeight'] = rounded(weight.amount * quantity);
    facts['weightUnit'] = weight.unit;
  }
  if (quantity !== undefined && line.volumeLiters === undefined && known.volumeLiters)
    facts['volumeLiters'] = rounded(known.volumeLiters * quantity);
  if (line.alcoholPercent === undefined && (known.alcoholPercent ?? null) !== null)
    facts['alcoholPercent'] = known.alcoholPercent as number;
  // kept with the answer: documents print how the goods were declared at the time
  if (line.description === undefined) facts['description'] = declaredAs(product, approved);
  return facts;
}

/** The catalogue's value of the pieces, where it is in the currency of the request. */
function valueOf({ value, quantity }: Line, item: ItemRecord | null, currency: string) {
  const { unitValue, currency: own } = item?.fields ?? {};
  const isKnown = value === undefined && quantity !== undefined && own === currency;
  return isKnown && typeof unitValue === 'number' ? { value: rounded(unitValue * quantity) } : {};
}

/** Facts that neither the line nor the catalogue tells, as faults of the line. */
function notKnown(
  facts: { originCountry: unknown; value: unknown },
  whyNoValue: string,
  at: (field: string) => string,
): Issue[] {
  const origin = { path: at('originCountry'), message: NOT_KNOWN };
  const value = { path: at('value'), message: whyNoValue };
  return [
    ...(facts.originCountry === undefined ? [origin] : []),
    ...(facts.value === undefined ? [value] : []),
  ];
}

const NOT_KNOWN = 'is required: the catalogue does not know it';

/** Why the catalogue tells no value. */
function noValue({ quantity }: Line, item: ItemRecord | null, currency: string): string {
  const { unitValue = null, currency: own = null } = item?.fields ?? {};
  if (unitValue === null) return NOT_KNOWN;
  if (own !== currency)
    return `is required: the catalogue values it in ${own ?? 'no currency'}, not in ${currency}`;
  return quantity === undefined
    ? 'is required, or quantity, for which the catalogue knows the value of one'
    : 'is required';
}

// a product of two decimals in binary: nothing below a millionth is meant
const rounded = (value: number): number => Number(value.toFixed(6));

function noCode(path: string, { fields }: ProductRecord, schedule: string, stale?: string) {
  const goods = `"${(fields.title ?? '').slice(0, 60)}"`;
  const message = stale
    ? `the approved code ${stale} of ${goods} is not in the tariff ${schedule} on that day: approve another one, or give hsCode`
    : `${goods} has no approved code of the tariff ${schedule}: approve one, or give hsCode`;
  return invalidInput([{ path, message }], { reason: 'no_approved_code' });
}
