/** Taxes of one line of goods: who collects them, on which base. */
import { greatest, ZERO } from '../../decimal.ts';
import { inProportion, type Money } from '../../money.ts';
import type { Decided } from '../consignment/assessGoods.ts';
import { factsOf, simplifiedFacts, type Whole } from '../consignment/consignment.ts';
import { collectedAsOne } from '../consignment/enteredValue.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Valued } from '../consignment/valued.ts';
import { simplifiedTaxOf } from '../relief/simplified.ts';
import { holdsValue, type Threshold } from '../relief/thresholds.ts';
import { exciseOf } from './excise.ts';
import { type Tax, taxesOf } from './taxes.ts';

/** Who collects a tax; `reverse`: nobody, the buyer accounts for it. */
export type Collector = 'border' | 'seller' | 'reverse';

type Charged = Valued & Decided & { collector: Collector; duties: Money };

/**
 * The seller scheme whose limit the sale stays within; null for what is not sold, or worth more.
 */
export const schemeOf = (
  { request }: Entry,
  limit: Threshold | null,
  { intrinsic, dearestItem }: Pick<Whole, 'intrinsic' | 'dearestItem'>,
): string | null =>
  limit !== null && request.purpose === 'sale' && holdsValue(limit, intrinsic, dearestItem)
    ? limit.row.effect
    : null;

/**
 * A seller registered for the scheme charges the tax at the sale, as any seller does within the
 * customs territory; a British business buyer accounts for it itself.
 */
export function collectorOf(
  { request, isWithin, internalMovement }: Entry,
  scheme: string | null,
): Collector {
  if (isWithin)
    return request.businessBuyer === true && internalMovement === null ? 'reverse' : 'seller';
  if (scheme === null) return 'border';
  if (request.businessBuyer === true) return scheme === 'GB_VAT' ? 'reverse' : 'border';
  return (request.sellerRegistrations ?? []).some((one) => one === scheme) ? 'seller' : 'border';
}

/** Within the customs territory the sale alone is taxed. */
const isNoSale = ({ isWithin, request }: Entry): boolean => isWithin && request.purpose !== 'sale';

/** Value added and sales taxes: on value, duty, taxed fees and excise. */
export function taxesOfGoods(
  entry: Entry,
  one: Charged,
  whole: Whole,
  { taxedFees, excise }: { taxedFees: Money; excise: Money },
): Tax[] {
  const { reliefs, collector, provision } = one;
  if (isNoSale(entry)) return [];
  if (reliefs.taxExempt && collector !== 'seller') return [];
  if (provision?.relieves.includes('tax') === true && provision.base === 'none') return [];
  if (one.simplified?.row.replaces === 'duty and tax') return [];
  const simplified = simplifiedTax(entry, one, whole);
  if (simplified) return [simplified];
  const taxes = taxesOf({
    rows: entry.taxes,
    region: taxRegion(entry),
    digits: one.digits,
    // Of a short code it is open which line it means, and so what its label would say.
    label:
      one.line && one.goods.item.hsCode.startsWith(one.line.line.code) ? one.line.line.label : '',
    date: entry.request.entryDate,
    at: entry.destination,
    ...taxedValue(one),
    // The interim flat duty is paid at the border; a tax charged at the sale is calculated on the
    // sale.
    duties: collector === 'seller' && one.rule === 'flat' ? ZERO : one.duties,
    taxedFees,
    excise,
    isAtSale: collector === 'seller',
    facts: factsOf(entry, one.goods, one.digits, whole),
  });
  return collector === 'reverse' ? taxes.map((tax) => ({ ...tax, amount: ZERO })) : taxes;
}

/**
 * Excise duties are due whatever the value; they belong to the base of the tax on all. A simplified
 * tax contains them.
 */
export function exciseTaxes(
  entry: Entry,
  one: Charged,
  whole: Whole,
): (Tax & { isTaxed: boolean })[] {
  if (entry.excises.length === 0 || one.reliefs.gift !== null || isNoSale(entry)) return [];
  if (one.simplified?.row.replaces === 'duty and tax' || simplifiedTax(entry, one, whole))
    return [];
  if (one.provision?.relieves.includes('tax') === true) return [];
  const { goods, valuation } = one;
  // the schedule of Australia holds the excise-equivalent duties itself
  const rows =
    entry.schedule?.name === 'au'
      ? entry.excises.filter(({ tax }) => !tax.startsWith('Excise-equivalent'))
      : entry.excises;
  const found = exciseOf(rows, {
    region: entry.region,
    digits: one.digits,
    date: entry.request.entryDate,
    basis: { ...goods.basis, customsValue: one.dutiable },
    customsValue: one.dutiable,
    delivered: valuation.delivered,
    duties: one.duties,
    currency: entry.destination.currency,
    claims: [...goods.claims, ...goods.conditions],
  });
  return found.map(({ row, amount, working, printed, needs, assumptions, isOpen }) => ({
    row: { ...row, rate: printed, base: 'landed' },
    base: amount,
    amount: collectedAsOne(amount, entry.destination),
    working,
    needs,
    assumptions,
    isOpen,
    isTaxed: true,
  }));
}

/**
 * The value that a tax is of: a provision that relieves it leaves the repair, or what is not of the
 * United States.
 */
function taxedValue({ valuation, provision, dutiable, allowance, goods }: Charged): {
  customsValue: Money;
  delivered: Money;
} {
  const { repair } = goods.contents;
  if (provision?.relieves.includes('tax-but-work') === true && repair !== null)
    return { customsValue: repair, delivered: repair };
  if (provision?.relieves.includes('tax') === true)
    return { customsValue: dutiable, delivered: dutiable };
  return {
    customsValue: greatest(valuation.customsValue.minus(allowance), ZERO),
    delivered: greatest(valuation.delivered.minus(allowance), ZERO),
  };
}

/** The tax of a simplified regime, in place of the one that the tables state. */
function simplifiedTax(entry: Entry, one: Charged, whole: Whole): Tax | null {
  if (entry.simplified.length === 0 || entry.request.declarationType === 'full') return null;
  const found = simplifiedTaxOf(
    entry.simplified,
    simplifiedFacts(entry, one.goods, one.digits, whole),
  );
  if (!found) return null;
  const share = whole.customsValue.eq(ZERO)
    ? found.amount
    : inProportion(found.amount, one.valuation.customsValue, whole.customsValue);
  return {
    row: {
      ...found.row,
      region: null,
      tax: found.row.name,
      category: 'vat_gst',
      base: 'landed',
      reason: null,
    },
    base: one.valuation.customsValue,
    amount: collectedAsOne(share, entry.destination),
    working: found.working,
    needs: found.needs,
    assumptions: found.assumptions,
    isOpen: found.isOpen,
  };
}

/** A commercial importer is taxed by rows written for one, where there are such rows. */
function taxRegion({ request, taxes, region }: Entry): string | null {
  const commercial =
    request.businessBuyer === true && taxes.some((row) => row.region === 'commercial');
  return commercial ? 'commercial' : region;
}
