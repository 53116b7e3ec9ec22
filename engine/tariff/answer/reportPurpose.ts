/** Remarks on why goods are sent: returns, samples, goods of the destination's own origin. */
import { ZERO } from '../../decimal.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import { type Entry, liesWithin } from '../consignment/entry.ts';
import { namesOrigin } from '../measure/measures.ts';
import { provisionsAt } from '../relief/provisions.ts';
import { lacking, type Remark } from './remarks.ts';
import { dutyAndTax } from './reportReliefs.ts';

/** What is said where goods come back, are samples, or come home; of none else anything. */
export function onPurpose(entry: Entry, one: GoodsAssessment): Remark[] {
  const { goods, provision } = one;
  const { request } = entry;
  if (provision) return onProvision(entry, provision, goods);
  if ((request.purpose === 'return' || request.purpose === 'sample') && isFree(one)) return [];
  const where = hasProvision(entry, goods.item.originCountry) ? ' (see claims.available)' : '';
  if (request.purpose === 'return')
    return [
      {
        note: `Returned goods may be free of duty and tax with evidence of their export${where}; full charges are shown.`,
        shopper:
          'Returned goods may be free with proof that they were sent out; full charges are shown.',
        ...evidenceOf(entry),
        most: 'charged',
      },
    ];
  if (request.purpose === 'sample')
    return [
      {
        note: `Samples of negligible value may be free${where}; full charges are shown.`,
        shopper: 'Samples of little value may be free; full charges are shown.',
        because: 'open_fact',
      },
    ];
  if (liesWithin(entry.edition, entry.destination, goods.item.originCountry))
    return [
      {
        note: 'The goods originate in the customs territory of the destination: goods moved within it bear no duty or import tax, and returned goods may be exempt. The result assumes an import from outside.',
        ...evidenceOf(entry),
        most: 'charged',
      },
    ];
  return [];
}

/** Nothing is charged, and no duty is left open. */
const isFree = ({ duties, taxes, line, rule }: GoodsAssessment): boolean =>
  duties.eq(ZERO) &&
  taxes.every(({ amount, needs = [] }) => amount.eq(ZERO) && needs.length === 0) &&
  (rule !== 'tariff' || (line?.base != null && line.base.assessed.needs.length === 0));

const hasProvision = ({ edition, keys, request }: Entry, origin: string): boolean =>
  provisionsAt(edition, keys, request.entryDate).some(
    (row) => row.purposes.includes(request.purpose) && namesOrigin(row.origins, origin),
  );

/** Whether goods come back hangs on the evidence of their export. */
const evidenceOf = (entry: Entry): Omit<Remark, 'note'> => ({
  needs: ['export_evidence'],
  because: 'open_fact',
  charges: dutyAndTax(entry),
});

/** A special entry provision, what proves it, and what it lacks. */
function onProvision(
  entry: Entry,
  provision: NonNullable<GoodsAssessment['provision']>,
  goods: GoodsAssessment['goods'],
): Remark[] {
  const isOpen = provision.base === 'repair' && goods.contents.repair === null;
  const isLess =
    provision.base === 'less_us_components' && goods.contents.fromUnitedStates.eq(ZERO);
  const isAssumed = !goods.claims.includes(provision.code);
  return [
    {
      note: `${provision.code} ${provision.name} ${isAssumed ? 'is applied' : 'is claimed'}${provision.proof === null ? '' : `; proof: ${provision.proof}`}.`,
    },
    ...(isAssumed
      ? [
          {
            note: 'The goods are assumed to be returned unaltered and within the time limit. Without evidence of export, full charges apply.',
            shopper:
              'The goods are taken to come back unaltered and in time, with proof that they were sent out; else full charges apply.',
            ...evidenceOf(entry),
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            note: 'Duty is due only on the value of the repair or processing abroad. It was not declared, so the whole value was charged. Send it as a component `repair`.',
            ...lacking('duty', { needs: ['components'], isOpen: false }),
          },
        ]
      : []),
    ...(isLess
      ? [
          {
            note: 'US components are deducted from the value, but none were declared, so the whole value was charged. Send them as `components` with `originCountry` US.',
            ...lacking('duty', { needs: ['components'], isOpen: false }),
          },
        ]
      : []),
  ];
}
