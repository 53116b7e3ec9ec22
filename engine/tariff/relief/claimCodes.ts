/**
 * Which codes may be sent in `claims`: those of headings, provisions, documents and quotas that
 * exist at the destination.
 */
import { rememberedOf } from '../../remembered.ts';
import type { Entry } from '../consignment/entry.ts';
import { isHtsTerm } from '../rate/htsTerms.ts';
import type { MeasureExemption, Schedule, TariffEdition } from '../types.ts';
import { provisionsAt } from './provisions.ts';

/**
 * Documents (`C990`, `Y155`, `9AID`) and quota order numbers (`090101`) of the Union and the United
 * Kingdom.
 */
const DOCUMENT = /^[A-Z0-9]\d{3}$|^9[A-Z]{3}$/;
const QUOTA = /^0[59]\d{4}$|^09\.\d{4}$/;

/** The claims that no table of the destination knows: they change nothing. */
export const unknownClaims = (entry: Entry, claims: readonly string[]): string[] =>
  claims.filter((claim) => !isKnown(entry, claim) && !isOfTariff(entry.schedule, claim));

const isKnown = ({ edition, keys, request, destination, excises }: Entry, claim: string): boolean =>
  (destination.schedule === 'us' && (headingsOf(edition).has(claim) || isHtsTerm(claim))) ||
  excises.some(({ claimed }) => claimed === claim) ||
  provisionsAt(edition, keys, request.entryDate).some(({ code }) => code === claim);

/**
 * Every heading of chapter 99 that a request may name: those of measures, and those that keep one
 * off.
 */
const headingsOf = rememberedOf(
  ({ measures, exemptionHeadings }: TariffEdition): ReadonlySet<string> => {
    const ofMeasures = measures.flatMap(({ heading, exemptions }) => [
      ...heading.split('/'),
      ...exemptions.flatMap((one) => [
        ...(one.heading === null ? [] : [one.heading]),
        ...claimsIn(one),
      ]),
    ]);
    return new Set(
      [...ofMeasures, ...exemptionHeadings.map(({ heading }) => heading)].filter((code) =>
        HEADING.test(code),
      ),
    );
  },
);

const HEADING = /^99\d\d\.\d\d\.\d\d$/;

/** Other values of an exemption (kinds of measures, countries, codes of goods) are no claims. */
const claimsIn = (exemption: MeasureExemption): readonly string[] =>
  [exemption, ...(exemption.and ?? [])].flatMap(({ when, values }) =>
    when === 'claim' ? values : [],
  );

/**
 * A document or quota of a tariff that publishes measures; where none is imported its form alone
 * can be looked at.
 */
function isOfTariff(schedule: Schedule | null, claim: string): boolean {
  if (!schedule || !['eu', 'xi', 'gb'].includes(schedule.name)) return false;
  if (!schedule.measures) return DOCUMENT.test(claim) || QUOTA.test(claim);
  return claimsOf(schedule.measures).has(claim);
}

const claimsOf = rememberedOf(
  (measures: NonNullable<Schedule['measures']>): ReadonlySet<string> =>
    new Set(
      [...measures.values()]
        .flat()
        .flatMap(({ quota, additionalCode, conditions }) =>
          [quota, additionalCode, ...conditions.map(({ document }) => document)].filter(
            (one) => one !== null,
          ),
        ),
    ),
);
