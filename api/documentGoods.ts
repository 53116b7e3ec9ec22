/** Goods of the catalogue that lines of a document name, as the document is told of them. */
import { namesGoods } from '../contract/consignment.ts';
import type { CodeRecord } from '../db/store/catalog/classifications.ts';
import type { NamedGoods } from '../engine/documents/fromCatalog.ts';
import { codeIn, scheduleFor } from '../edition/lookup/scheduleCodes.ts';
import {
  approvedOf,
  declaredAs,
  type Goods,
  goodsNamed,
  type Named,
  readGoods,
  weightOf,
} from './catalogGoods.ts';
import { eachOrFaults } from './everyFault.ts';
import type { KeyedCall } from './route.ts';

/** What names goods in the body of a document. */
interface Body {
  lines: readonly Named[];
  /** Goods of the lines in their order. */
  productIds?: readonly string[] | undefined;
}

interface Place {
  /** Where the goods go: its tariff's codes are printed. */
  destinationCountry: string;
  /** Day on which a code must be in the tariff. */
  on: string;
}

/**
 * What the catalogue knows of each line that names goods. Throws 400 on goods that it does not
 * have. Codes are those that were approved; there is none in the place of a missing one.
 */
export async function goodsOfCatalog(
  call: KeyedCall,
  { lines, productIds = [] }: Body,
  { destinationCountry, on }: Place,
): Promise<NamedGoods[]> {
  const named = namedLines(lines, productIds);
  if (named.length === 0) return [];
  const edition = call.services.editions.current;
  const schedule = scheduleFor(destinationCountry, edition);
  const known = await readGoods(call, named);
  return eachOrFaults(named, ({ line, at, ...name }) => {
    const goods = goodsNamed(name, known, at);
    const approved = approvedOf(goods, schedule, known);
    const isKnown = approved && codeIn(schedule, approved.code, on, edition) !== null;
    return { line, schedule, hsCode: isKnown ? approved.code : null, ...factsOf(goods, approved) };
  });
}

/** A line's own words for its goods, else its product of the list. */
function namedLines(lines: readonly Named[], productIds: readonly string[]) {
  const count = Math.max(lines.length, productIds.length);
  return Array.from({ length: count }, (_, line) => {
    const { productId, itemId, sku } = lines[line] ?? {};
    const own = { productId, itemId, sku };
    return namesGoods(own)
      ? { line, at: (field: string) => `lines.${line}.${field}`, ...own }
      : { line, at: () => `productIds.${line}`, productId: productIds[line] };
  }).filter(namesGoods);
}

function factsOf({ product, item }: Goods, approved?: CodeRecord) {
  const own = item?.fields ?? {};
  return {
    description: declaredAs(product, approved),
    originCountry: own.originCountry ?? product.fields.originCountry ?? null,
    unit: product.fields.quantityUnit?.slice(0, UNIT_MAX) || null,
    netWeight: weightOf(own),
    unitValue: own.unitValue ?? null,
    currency: own.currency ?? null,
    sku: item?.sku ?? null,
  };
}

const UNIT_MAX = 12; // what a line prints
