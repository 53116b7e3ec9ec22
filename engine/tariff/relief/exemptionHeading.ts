/** Headings that keep additional duties off: which may be claimed for goods. */
import { holdsOn } from '../../calendar.ts';
import { namesOrigin } from '../measure/measures.ts';
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
  exemptionHeadings.filter(
    (one) =>
      holdsOn(one, date) &&
      (one.origins === null || namesOrigin(one.origins, origin)) &&
      (!isExclusion(one) || refersTo(schedules.us, digits, one.heading, date)),
  );

/**
 * Exclusions from the lists for China name products below tariff lines, and those lines refer to
 * their heading.
 */
const isExclusion = ({ kinds }: ExemptionHeading): boolean => kinds.includes('section_301');

/**
 * Whether the line, or one below it, is referred to the heading; a line that is not known may be.
 */
function refersTo(
  schedule: Schedule | undefined,
  digits: string,
  heading: string,
  date: string,
): boolean {
  if (!schedule || schedule.withoutReferences) return true;
  const codes = [digits, digits.slice(0, 8), ...codesBelow(schedule, digits)];
  const lines = codes.flatMap((code) => lineOn(schedule, code, date) ?? []);
  return lines.length === 0 || lines.some(({ chapter99 }) => chapter99.includes(heading));
}
