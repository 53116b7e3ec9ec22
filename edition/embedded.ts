/** What this software carries of an edition, read from the texts of `data/`. */
import { inParts, madeWhole } from '../engine/inParts.ts';
import { once } from '../engine/remembered.ts';
import { prepareRules } from '../engine/restrictions/check.ts';
import type { Steps } from '../engine/steps.ts';
import { loadAgencies } from './agencies.ts';
import type { Edition } from './edition.ts';
import { extractsOf } from './extracts.ts';
import { loadClassification } from './reading/classification.ts';
import { loadCountries } from './reading/countries.ts';
import { readHeadings } from './reading/headings.ts';
import { loadGazetteer } from './reading/places.ts';
import { loadHidingWords } from './reading/restrictions/hiding.ts';
import { loadRestrictionRules } from './reading/restrictions/rules.ts';
import { loadTariff } from './reading/tariff/tariff.ts';

export type Embedded = Pick<
  Edition,
  | 'classification'
  | 'tariff'
  | 'extracts'
  | 'agencies'
  | 'gazetteer'
  | 'restrictions'
  | 'headings'
  | 'countries'
>;

/**
 * Every embedded table, read once a process: the tariff now, others when they are first asked for.
 * Throws naming file and line on what cannot be read.
 */
export const loadEmbedded = once((): Embedded => {
  const [classification, tariff] = [loadClassification(), loadTariff()];
  return inParts<Embedded>({
    classification: () => classification,
    tariff: () => tariff,
    extracts: () => extractsOf(tariff.schedules, classification.nomenclature.labels),
    agencies: loadAgencies,
    gazetteer: loadGazetteer,
    restrictions: () => ({ official: loadRestrictionRules(), hiding: loadHidingWords() }),
    headings: readHeadings,
    countries: () => new Map(loadCountries().map((country) => [country.code, country])),
  });
});

/** Reads in pieces what nobody has asked for yet, so that nobody waits for it later. */
export function* readWhole(edition: Edition): Steps<void> {
  yield* madeWhole(edition);
  yield* prepareRules(edition.restrictions);
}
