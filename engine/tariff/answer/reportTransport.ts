/** Remarks on transport that was not stated, where it belongs to the value that is charged. */
import { ZERO } from '../../decimal.ts';
import type { Assessment, GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import { isLimitedByCustomsValue } from '../consignment/consignment.ts';
import type { ChargeKind } from './answer.ts';
import type { Remark } from './remarks.ts';

/**
 * What transport costs is no charge, and the caller alone knows it: it is asked for, and the charges
 * are at least those on the goods without it. Where the law presumes a share, that is the value.
 */
export function onTransport(
  entry: Entry,
  goods: readonly GoodsAssessment[],
  fees: Assessment['fees'] = [],
): Remark[] {
  const without = goods.filter(
    (one) => one.valuation.freightMissing && isChargedOnValue(entry, one),
  );
  if (without.length === 0) return [];
  const open = { needs: ['shipping_cost'], because: 'open_fact' as const };
  if (without.some(({ valuation }) => valuation.presumed.gt(ZERO)))
    return [
      {
        note: 'No shipping cost was given: the share of the value that the law presumes for transport was counted.',
        ...open,
      },
    ];
  const charges = [
    ...without.flatMap((one) => movedOf(entry, one)),
    ...(fees.some(({ base, amount }) => base !== null && amount.gt(ZERO)) ? ['fee' as const] : []),
  ];
  if (charges.length === 0) return [];
  return [
    {
      note: 'No shipping cost was given. The customs value should include transport to the border, but contains none; charges on the value are at least as shown. Send `shippingCost`, 0 where the seller bears it.',
      ...open,
      charges: [...new Set(charges)],
      most: 'transport',
    },
  ];
}

/** Where nothing is charged on the value, what is missing from it changes nothing. */
const isChargedOnValue = (entry: Entry, one: GoodsAssessment): boolean =>
  one.taxes.length > 0 ||
  (one.rule === 'tariff' && entry.schedule !== null) ||
  (one.rule === 'exempt' && isLimitedByCustomsValue(entry));

/** The kinds of charges on these goods that grow with their value. */
function movedOf(
  entry: Entry,
  { rule, line, baseDuty, measures, remedies, levies, taxes, reliefs }: GoodsAssessment,
): ChargeKind[] {
  const isByValue =
    rule === 'simplified' ||
    rule === 'gift flat' ||
    (rule === 'tariff' && (line?.base?.rate.includes('%') ?? false));
  const added = [...measures, ...remedies, ...levies];
  const isAboveLimit = isLimitedByCustomsValue(entry);
  return [
    ...(isByValue && baseDuty.gt(ZERO) ? ['duty' as const] : []),
    ...(added.some(({ amount }) => amount.gt(ZERO)) ? ['additional_duty' as const] : []),
    ...(taxes.some(({ amount }) => amount.gt(ZERO)) || (isAboveLimit && reliefs.taxExempt)
      ? ['tax' as const]
      : []),
  ];
}

/**
 * Canada gives a preference to goods that are shipped directly from the country of the agreement, or
 * stay under customs control on the way (Customs Tariff s. 17 and 18).
 */
export function onDirectShipment(
  { request, destination }: Entry,
  { goods: { item }, line, rule }: GoodsAssessment,
): Remark[] {
  const programme = rule === 'tariff' ? line?.base?.programme : null;
  const { exportCountry } = request;
  if (destination.country !== 'CA' || !programme || exportCountry === undefined) return [];
  if (exportCountry === item.originCountry || programme.origins.includes(exportCountry)) return [];
  return [
    {
      note: `${programme.name}: the goods must be shipped directly, or stay under customs control on the way; they are sent from ${exportCountry}, so the rate holds only with a through bill of lading.`,
      because: 'unproven_origin',
    },
  ];
}
