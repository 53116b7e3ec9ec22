/** Headings that keep additional duties off: which may be claimed for goods. */
import { holdsOn } from '../../calendar.ts';
import { codeSetOf } from '../../codeSet.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import { namesOrigin } from '../measure/measures.ts';
import { parseWorded } from '../rate/wordedRate.ts';
import { codesBelow, lineOn } from '../schedule/schedule.ts';
import type { ExemptionHeading, MeasureRow, Schedule, TariffEdition } from '../types.ts';

/** Whether the heading is for the measure at all, whatever its goods, origins and days. */
export const isAgainst = (
  { kinds }: Pick<ExemptionHeading, 'kinds'>,
  { kind, heading }: Pick<MeasureRow, 'kind' | 'heading'>,
): boolean =>
  kinds.includes(kind) ||
  heading.split('/').some((filed) => kinds.some((beginning) => filed.startsWith(beginning)));

/**
 * Whether a claim of the heading keeps the measure off: where its own row says on which terms, that
 * row alone decides.
 */
export const isClaimableAgainst = (one: ExemptionHeading, row: MeasureRow): boolean =>
  isAgainst(one, row) &&
  !row.exemptions.some(({ when, values }) => when === 'claim' && values.includes(one.heading));

export interface ClaimFacts {
  digits: string;
  origin: string;
  /** Entry date, YYYY-MM-DD. */
  date: string;
}

/** Headings that goods of the code and origin may claim on the day. */
export const claimableHeadings = (
  { exemptionHeadings, schedules }: TariffEdition,
  { digits, origin, date }: ClaimFacts,
): ExemptionHeading[] =>
  headingsOn(exemptionHeadings)(`${date} ${origin}`).filter(
    (one) => !isExclusion(one) || refersTo(schedules.us, digits, one.heading, date) !== 'no',
  );

const KEPT = 512;
/** Of a day and an origin, which are one text, whatever the goods. */
const headingsOn = rememberedOf((headings: readonly ExemptionHeading[]) =>
  remembered((dayAndOrigin): readonly ExemptionHeading[] => {
    const [date = '', origin = ''] = dayAndOrigin.split(' ');
    return headings.filter(
      (one) => holdsOn(one, date) && namesOrigin(one.origins ?? one.sharedBy ?? [], origin),
    );
  }, KEPT),
);

/**
 * Exclusions from the lists for China name products below tariff lines, and those lines refer to
 * their heading.
 */
const isExclusion = ({ kinds }: ExemptionHeading): boolean => kinds.includes('section_301');

/** Whether the line, or one below it, is referred to the heading. */
function refersTo(
  schedule: Schedule | undefined,
  digits: string,
  heading: string,
  date: string,
): 'yes' | 'no' | 'unknown' {
  if (!schedule || schedule.withoutReferences) return 'unknown';
  const codes = [digits, digits.slice(0, 8), ...codesBelow(schedule, digits)];
  const lines = codes.flatMap((code) => lineOn(schedule, code, date) ?? []);
  if (lines.length === 0) return 'unknown';
  return lines.some(({ chapter99 }) => chapter99.includes(heading)) ? 'yes' : 'no';
}

/** What tells whether goods are of the lines of a heading. */
export interface LineFacts extends ClaimFacts {
  /** The rate that the line prints. */
  general: string | null;
  /** A list that keeps the measure off names some goods of the code. */
  isListedInPart: boolean;
}

/**
 * Whether goods of the line could be those of the heading. Goods on a list of it are kept off
 * without a claim: a claim is left to those that the list names in part.
 */
export function isOpenTo(
  { heading, lines, origins }: ExemptionHeading,
  facts: LineFacts,
  { schedules }: TariffEdition,
): boolean {
  if (lines === undefined) return true;
  if (lines === 'listed') return origins !== null && facts.isListedInPart;
  if (lines === 'referred')
    return refersTo(schedules.us, facts.digits, heading, facts.date) === 'yes';
  if (lines === 'sets')
    return facts.general !== null && parseWorded(facts.general)?.kind === 'ofComponents';
  return (
    !codeSetOf(lines.but).covers(facts.digits) &&
    (lines.only.length === 0 || codeSetOf(lines.only).touches(facts.digits))
  );
}
