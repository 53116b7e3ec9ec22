/** Taxes of one line of goods: who collects them, on which base. */
import { type Decimal, ZERO } from '../decimal.ts';
import type { Decided } from './assessGoods.ts';
import type { Entry } from './entry.ts';
import { type Tax, taxesOf } from './taxes.ts';
import { aboveAllowance, type Threshold } from './thresholds.ts';
import type { Valued } from './valued.ts';

/** Who collects a tax; `reverse`: nobody, the buyer accounts for it. */
export type Collector = 'border' | 'seller' | 'reverse';

type Charged = Valued & Decided & { collector: Collector; duties: Decimal };

/** A seller registered for the scheme charges the tax at the sale; a British business buyer accounts for it itself. */
export function collectorOf({ request }: Entry, scheme: Threshold | null, intrinsic: Decimal): Collector {
  if (!scheme || request.purpose !== 'sale' || intrinsic.gt(scheme.amount)) return 'border';
  if (request.businessBuyer === true) return scheme.row.effect === 'GB_VAT' ? 'reverse' : 'border';
  return (request.sellerRegistrations ?? []).includes(scheme.row.effect ?? '') ? 'seller' : 'border';
}

/** Value added and sales taxes: on value, duty, taxed fees and excise. */
export function taxesOfGoods(
  entry: Entry,
  one: Charged,
  { taxedFees, excise }: { taxedFees: Decimal; excise: Decimal },
): Tax[] {
  const { reliefs, collector, valuation, provision } = one;
  if (reliefs.taxExempt && collector !== 'seller') return [];
  if (provision?.relieves.includes('tax') === true) return [];
  const taxes = taxesOf({
    rows: entry.taxes,
    region: taxRegion(entry),
    digits: one.digits,
    // Of a short code it is open which line it means, and so what its label would say.
    label: one.line && one.goods.item.hsCode.startsWith(one.line.line.code) ? one.line.line.label : '',
    date: entry.request.entryDate,
    currency: entry.destination.currency,
    customsValue: aboveAllowance(valuation.customsValue, reliefs.giftExcess),
    delivered: aboveAllowance(valuation.delivered, reliefs.giftExcess),
    // The interim flat duty is paid at the border; a tax charged at the sale is reckoned on the sale.
    duties: collector === 'seller' && one.rule === 'flat' ? ZERO : one.duties,
    taxedFees,
    excise,
  });
  return collector === 'reverse' ? taxes.map((tax) => ({ ...tax, amount: ZERO })) : taxes;
}

/** Excise duties are due with the duty, whatever the value. */
export const exciseTaxes = (_entry: Entry, _one: Charged): Tax[] => [];

/** A commercial importer is taxed by rows written for one, where there are such rows. */
function taxRegion({ request, taxes, region }: Entry): string | null {
  const commercial = request.businessBuyer === true && taxes.some((row) => row.region === 'commercial');
  return commercial ? 'commercial' : region;
}
