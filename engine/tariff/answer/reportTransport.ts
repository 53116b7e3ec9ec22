/** Remarks on transport that was not stated, where it belongs to the value that is charged. */
import { sum, ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Destination } from '../types.ts';
import type { ChargeKind } from './answer.ts';
import type { Remark } from './remarks.ts';

/**
 * What transport costs is no charge, and the caller alone knows it: it is asked for where it would
 * change a charge, and the charges are at least those on the goods without it. Where the law
 * presumes a share, that is the value. `dearer`: what is charged with a dear transport.
 */
export function onTransport(
  { destination }: Entry,
  goods: readonly GoodsAssessment[],
  dearer: readonly GoodsAssessment[],
  fees: Moved<Money> | null = null,
): Remark[] {
  const without = goods.filter(({ valuation }) => valuation.freightMissing);
  const charges = movedBy(goods, dearer, fees);
  if (without.length === 0 || charges.length === 0) return [];
  const open = { needs: ['shipping_cost'], because: 'open_fact' as const };
  if (without.some(({ valuation }) => valuation.presumed.gt(ZERO)))
    return [
      {
        note: 'No shipping cost was given: the share of the value that the law presumes for transport was counted.',
        shopper:
          'The cost of shipping was not stated: duty and tax were charged on the usual share for it.',
        ...open,
      },
    ];
  return [
    {
      note: `No shipping cost was given. ${wordsOf(destination, without)} Send \`shippingCost\`, 0 where the seller bears it.`,
      shopper: WITHOUT_SHIPPING,
      ...open,
      charges,
      most: 'transport',
    },
  ];
}

const WITHOUT_SHIPPING =
  'The cost of shipping is not in the amount; what is charged on it is not either.';

/** Which charge lacks it. */
function wordsOf({ valueBasis }: Destination, without: readonly GoodsAssessment[]): string {
  if (without.every(({ rule }) => rule === 'within')) return OF_MOVED;
  return valueBasis === 'CIF' ? OF_IMPORTED : OF_TAXED;
}
const OF_IMPORTED =
  'The customs value should include transport to the border, but contains none; charges on the value are at least as shown.';
/** Of goods valued without transport. */
const OF_TAXED =
  'The tax on arrival is charged on transport and insurance too, and is at least as shown.';
/** What is not imported has no customs value. */
const OF_MOVED = 'The tax at the sale is charged on transport too, and is at least as shown.';

/** Insurance that the law presumes, where it changes a charge. */
export function onInsurance(
  goods: readonly GoodsAssessment[],
  dearer: readonly GoodsAssessment[],
  fees: Moved<Money>,
): Remark[] {
  const isPresumed = goods.some(
    ({ valuation }) => valuation.presumed.gt(ZERO) && !valuation.freightMissing,
  );
  if (!isPresumed || movedBy(goods, dearer, fees).length === 0) return [];
  return [
    {
      note: 'No insurance was stated: the share of the value that the law presumes for it was counted.',
      needs: ['insurance_cost'],
      because: 'open_fact',
    },
  ];
}

/** Something as it was charged, and with a dear transport. */
interface Moved<T> {
  charged: T;
  dearer: T;
}

/** The kinds of charges that are others with a dear transport. */
function movedBy(
  goods: readonly GoodsAssessment[],
  dearer: readonly GoodsAssessment[],
  fees: Moved<Money> | null,
): ChargeKind[] {
  const isMoved = (amountOf: (one: GoodsAssessment) => Money): boolean =>
    goods.some((one, at) => {
      const other = dearer[at];
      return other !== undefined && !amountOf(one).eq(amountOf(other));
    });
  const added = ({ measures, remedies, levies }: GoodsAssessment): Money =>
    sum([...measures, ...remedies, ...levies].map(({ amount }) => amount));
  return [
    ...(isMoved(({ baseDuty }) => baseDuty) ? ['duty' as const] : []),
    ...(isMoved(added) ? ['additional_duty' as const] : []),
    ...(isMoved(({ taxes }) => sum(taxes.map(({ amount }) => amount))) ? ['tax' as const] : []),
    ...(fees !== null && !fees.charged.eq(fees.dearer) ? ['fee' as const] : []),
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
