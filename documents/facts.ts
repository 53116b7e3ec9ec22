/** What a document and the calculation behind it must say together. */
import type { KnownGoods } from '../engine/documents/fromCalculation.ts';
import {
  currencyOfGoods,
  type NamedGoods,
  severalCurrencies,
  uncodedRemarks,
  withCatalog,
} from '../engine/documents/fromCatalog.ts';
import type { Decimal } from '../engine/decimal.ts';
import type { StatedLine } from '../engine/documents/goodsLines.ts';
import { unlikeCalculation } from '../engine/documents/invoiceFigures.ts';
import type { Issue } from '../engine/refusal.ts';

/** What fills in what a request leaves out. */
export interface Sources {
  /** Of a stored calculation; null without one. */
  known: KnownGoods | null;
  /** Goods of the catalogue that lines name. */
  catalog: readonly NamedGoods[];
}

/** Currency and lines as far as calculation and catalogue know them. */
export function knownFacts(
  { known, catalog }: Sources,
  asked: { currency?: string | undefined; lines: readonly StatedLine[] },
): { currency: string | undefined; lines: StatedLine[]; warnings: string[] } {
  const currency = asked.currency ?? known?.currency ?? currencyOfGoods(catalog);
  const lines = withCatalog(known?.lines ?? [], catalog, asked.lines, currency);
  const coded = lines.map((line, at) => ({ ...line, ...asked.lines[at] }));
  return { currency, lines, warnings: uncodedRemarks(catalog, coded) };
}

/** What is said of goods that are not worth what was calculated. */
export const unlikeRemarks = (
  { known }: Sources,
  goods: Decimal,
  currency: string | undefined,
): string[] =>
  known && currency === known.currency ? unlikeCalculation(goods, known.goods, currency) : [];

/** Facts that neither the body nor a calculation states. */
export const namedIssues = (
  { catalog }: Sources,
  facts: { currency: string | undefined; incoterm?: string | undefined },
): Issue[] =>
  Object.entries(facts)
    .filter(([, fact]) => fact === undefined)
    .map(([path]) => ({
      path,
      message: (path === 'currency' ? severalCurrencies(catalog) : undefined) ?? NOT_STATED,
    }));

const NOT_STATED = 'is required: no calculation and no product states it either';

/** Values of a calculation are in its currency: in another one they would be other values. */
export const currencyIssues = (
  known: Pick<KnownGoods, 'currency'> | null,
  { currency }: { currency?: string | undefined },
): Issue[] =>
  known === null || currency === undefined || currency === known.currency
    ? []
    : [
        {
          path: 'currency',
          message: `must be that of the calculation: ${known.currency}`,
          allowed: [known.currency],
        },
      ];
