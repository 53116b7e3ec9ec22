/** Claims that would keep additional duties off: headings of chapter 99 and other measures. */
import { ZERO } from '../../decimal.ts';
import { rememberedOf } from '../../remembered.ts';
import type { Entry } from '../consignment/entry.ts';
import type { DecidedGoods } from '../consignment/valued.ts';
import { type Charged, headingsOf } from '../measure/charge.ts';
import { measuresInForce } from '../measure/measures.ts';
import { generalOf } from '../rate/preference.ts';
import {
  claimableHeadings,
  isClaimableAgainst,
  isOpenTo,
  type LineFacts,
} from '../relief/exemptionHeading.ts';
import { openExemptions, type ReachFacts, reachOf } from '../relief/exemptionReach.ts';
import type { ExemptionHeading, MeasureExemption, MeasureRow } from '../types.ts';
import type { AvailableClaim } from './answer.ts';
import { goodsOf } from './exemptionAnswer.ts';
import { certain, type KnownClaim, ofLine } from './knownClaim.ts';

/**
 * Headings of chapter 99 that would keep charged measures off: those of their own rows, and those
 * for their kind.
 */
export function liftingMeasures(entry: Entry, one: DecidedGoods): KnownClaim[] {
  const charged = one.measures.filter(
    ({ exemption, amount }) => exemption === null && amount.gt(ZERO),
  );
  if (charged.length === 0) return [];
  const facts = reachOf(entry, one);
  const headings =
    entry.destination.schedule === 'us' ? claimableHeadings(entry.edition, facts) : [];
  const general = generalOf(one.line?.columns ?? [])?.rate ?? null;
  return charged.flatMap((measure) => {
    const ofGoods = { ...facts, general, isListedInPart: measure.doubtful };
    const codes = codesLifting(measure, facts, headings).filter(
      (code) => !isSecondOfPair(entry.edition, code),
    );
    return codes.map((code) =>
      liftingMeasure(code, measure, {
        heading: headings.find(({ heading }) => heading === code) ?? null,
        facts: ofGoods,
        edition: entry.edition,
      }),
    );
  });
}

/** Codes that the row of the measure names, and headings for its kind. */
const codesLifting = (
  { row }: Charged,
  facts: ReachFacts,
  headings: readonly ExemptionHeading[],
): string[] => [
  ...openExemptions(row, facts)
    .filter(({ when, negated }) => when === 'claim' && !negated)
    .flatMap(claimOfExemption),
  ...headings.filter((one) => isClaimableAgainst(one, row)).map(({ heading }) => heading),
];

/** The heading's own table says what the goods must be. */
function liftingMeasure(
  code: string,
  { row, heading: filed }: Charged,
  {
    heading,
    facts,
    edition,
  }: { heading: ExemptionHeading | null; facts: LineFacts; edition: Entry['edition'] },
): KnownClaim {
  const claim = { ...ofLine(code, null, row.name, filed), sourceUrl: row.sourceUrl };
  if (heading === null) return certain(claimOfMeasure(claim, row, facts, edition));
  const goods = goodsOf(heading, facts.origin);
  const isOpen = heading.lines === undefined;
  return {
    claim: {
      ...claim,
      name: heading.name ?? goods,
      kind: isOpen ? 'other' : 'listed_goods',
      legalBasis: heading.source,
      proof: heading.proof,
      condition: isOpen || heading.name ? goods : null,
    },
    isLikely: isOpenTo(heading, facts, edition),
    isOpen,
  };
}

/** The heading that is filed where the other of its pair adds nothing: one claim names both. */
const isSecondOfPair = ({ measures }: Entry['edition'], code: string): boolean =>
  secondsOf(measures).has(code);

const secondsOf = rememberedOf(
  (measures: readonly MeasureRow[]): ReadonlySet<string> =>
    new Set(
      measures
        .map(headingsOf)
        .flatMap(({ added, reached }) => (reached === added ? [] : [reached])),
    ),
);

/** Goods for which another measure is charged in place of the row. */
function claimOfMeasure(
  claim: AvailableClaim,
  { schedule, legalBasis }: MeasureRow,
  { origin, date }: LineFacts,
  edition: Entry['edition'],
): AvailableClaim {
  const other = measuresInForce(edition, origin, date, schedule).find(
    (one) => headingsOf(one).added === claim.code,
  );
  if (!other) return { ...claim, kind: 'other', legalBasis };
  const condition = `${other.rate} is charged in its place`;
  return { ...claim, name: other.name, kind: 'other', legalBasis: other.legalBasis, condition };
}

const claimOfExemption = ({ heading, values }: MeasureExemption): string[] =>
  heading === null ? [...values] : [heading];
