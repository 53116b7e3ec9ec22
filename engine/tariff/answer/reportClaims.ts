/** Remarks on claims that the tables know and that change nothing for the goods. */
import { holdsOn, type Validity } from '../../calendar.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import { headingsOf } from '../measure/charge.ts';
import { namesOrigin } from '../measure/measures.ts';
import { isAgainst } from '../relief/exemptionHeading.ts';
import { isFor } from '../relief/provisions.ts';
import type { ExemptionCondition, ExemptionHeading } from '../types.ts';
import { appliedClaims } from './appliedClaims.ts';
import type { Remark } from './remarks.ts';

/** Why each claim of the request that was not applied changes nothing. */
export function onIdleClaims(entry: Entry, one: GoodsAssessment): Remark[] {
  const { claims } = one.goods;
  if (claims.length === 0) return [];
  const used = usedClaims(entry, one);
  return claims.flatMap((claim) => {
    const why = used.has(claim) ? null : whyIdle(entry, one, claim);
    if (why === null) return [];
    return [
      {
        note: `Claim ${claim} changes nothing here: ${why.reason}.`,
        needs: [why.need ?? 'claims'],
      },
    ];
  });
}

/** Why a claim is idle, and the fact that it lacks. */
interface Idle {
  reason: string;
  need?: string;
}

/** Claims that are applied, that choose a measure, or that open a rate. */
function usedClaims(entry: Entry, one: GoodsAssessment): ReadonlySet<string> {
  const ofMeasures = one.measures.flatMap(({ row, exemption, part }) => [
    row.heading,
    ...row.heading.split('/'),
    ...[exemption, part?.exemption].flatMap((kept) => (kept?.when === 'claim' ? kept.values : [])),
  ]);
  return new Set([
    ...appliedClaims(entry, one).map(({ code }) => code),
    ...ofMeasures,
    ...entry.excises.flatMap(({ claimed }) => claimed ?? []),
  ]);
}

/** Null where the tables do not say. */
const whyIdle = (entry: Entry, one: GoodsAssessment, claim: string): Idle | null =>
  whyNoProvision(entry, one, claim) ??
  whyNoRate(one, claim) ??
  (entry.destination.schedule === 'us' ? whyNoHeading(entry, one, claim) : null);

function whyNoProvision(
  { edition, keys, request }: Entry,
  { goods, provision }: GoodsAssessment,
  claim: string,
): Idle | null {
  const rows = edition.provisions.filter(
    ({ code, destination }) => code === claim && keys.includes(destination),
  );
  const [first] = rows;
  if (!first) return null;
  if (provision) return { reason: `${provision.code} is applied, and only one provision can be` };
  const { originCountry, hsCode } = goods.item;
  if (!rows.some((row) => namesOrigin(row.origins, originCountry)))
    return { reason: `it is not for goods of ${originCountry}` };
  if (!rows.some((row) => isFor(row, hsCode))) return { reason: 'it is not for such goods' };
  return { reason: outOfDays(first, request.entryDate) ?? 'it is not for these goods' };
}

/** A rate that the claim opens, and that is no lower than the one charged. */
function whyNoRate({ line, rule }: GoodsAssessment, claim: string): Idle | null {
  const column = line?.columns.find(
    ({ quota, condition }) => quota === claim || condition?.code === claim,
  );
  if (!column) return isQuota(claim) ? { reason: 'the quota is not open to these goods' } : null;
  if (rule !== 'tariff') return { reason: 'no duty of the tariff is charged' };
  if (column.quota === claim && column.condition)
    return { reason: `its rate is also for goods that ${termOf(column)}`, need: 'conditions' };
  return { reason: `the rate that it opens, ${column.rate}, is not the lowest` };
}

const isQuota = (claim: string): boolean => /^0[59]\d{4}$/.test(claim);

const termOf = ({ condition }: { condition: { label: string | null } | null }): string =>
  condition?.label ? `meet a condition (${condition.label})` : 'meet a condition';

/** A heading of chapter 99 that keeps off nothing of what is charged. */
function whyNoHeading(entry: Entry, one: GoodsAssessment, claim: string): Idle | null {
  const { edition, request } = entry;
  const heading = edition.exemptionHeadings.find((row) => row.heading === claim);
  const own = one.measures.flatMap(({ row }) =>
    row.exemptions.filter(({ when, values }) => when === 'claim' && values.includes(claim)),
  );
  if (!heading && own.length === 0) return isOfMeasure(edition, claim) ? NO_DUTY : null;
  const origin = one.goods.item.originCountry;
  if (heading) {
    if (!namesOrigin(heading.origins ?? heading.sharedBy ?? [], origin))
      return { reason: `it is not for goods of ${origin}` };
    const days = outOfDays(heading, request.entryDate);
    if (days !== null) return { reason: days };
  }
  const [lacking] = own.flatMap(({ and = [] }) => and);
  if (lacking) return lackedBy(lacking);
  return isAgainstAny(heading, one) ? { reason: 'it is not for goods of this code' } : NO_DUTY;
}

const NO_DUTY: Idle = { reason: 'no duty that it keeps off is charged on the goods' };

const isOfMeasure = ({ measures }: Entry['edition'], claim: string): boolean =>
  measures.some((row) => Object.values(headingsOf(row)).includes(claim));

const isAgainstAny = (heading: ExemptionHeading | undefined, one: GoodsAssessment): boolean =>
  heading !== undefined && one.measures.some(({ row }) => isAgainst(heading, row));

function lackedBy({ when }: ExemptionCondition): Idle {
  if (when === 'claimed')
    return { reason: 'it is for goods entered under a preference', need: 'preference' };
  if (when === 'melted' || when === 'light' || when === 'nometal')
    return { reason: 'it hangs on the metal in the goods', need: 'components' };
  return { reason: 'it hangs on a further condition', need: 'conditions' };
}

const outOfDays = (row: Validity, date: string): string | null =>
  holdsOn(row, date)
    ? null
    : `it holds from ${row.from}${row.until === null ? '' : ` to before ${row.until}`}`;
