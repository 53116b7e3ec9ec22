/** What this software carries of an edition, read from the texts of `data/`. */
import { once } from '../engine/remembered.ts';
import { prepareRules } from '../engine/restrictions/check.ts';
import { loadAgencies } from './agencies.ts';
import type { Edition } from './edition.ts';
import { extractsOf } from './extracts.ts';
import { freeMemory } from './live/freeMemory.ts';
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
 * Every embedded table, read once a process. Throws naming file and line on what cannot be read.
 */
export const loadEmbedded = once((): Embedded => {
  const read = readEmbedded();
  freeMemory();
  return read;
});

function readEmbedded(): Embedded {
  const [classification, tariff] = [loadClassification(), loadTariff()];
  const restrictions = { official: loadRestrictionRules(), hiding: loadHidingWords() };
  prepareRules(restrictions); // no check waits for it
  return {
    classification,
    tariff,
    extracts: extractsOf(tariff.schedules, classification.nomenclature.labels),
    agencies: loadAgencies(),
    gazetteer: loadGazetteer(),
    restrictions,
    headings: readHeadings(),
    countries: new Map(loadCountries().map((country) => [country.code, country])),
  };
}
