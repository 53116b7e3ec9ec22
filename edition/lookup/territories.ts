/** Whose tariff holds in a country, as far as the present edition has it. */
import { nomenclatureOf, scheduleOf } from '../../engine/hs.ts';
import type { ScheduleName } from '../../engine/hscode.ts';
import { TARIFF_DATASETS } from '../../engine/release/datasets.ts';
import type { Release } from '../../engine/release/release.ts';
import { type Edition } from '../edition.ts';
import type { CountryFacts } from '../reading/countries.ts';

/** The schedule of a country; null where only the six digits of the Harmonized System are known. */
export function scheduleIn(country: string, { classification }: Edition): ScheduleName | null {
  const { nomenclature } = classification;
  const schedule = scheduleOf(country, nomenclature);
  return schedule && nomenclature.national[schedule].size > 0 ? schedule : null;
}

/**
 * How the country's goods are classified: by an imported national tariff too, which the reference
 * table cannot know.
 */
export function nomenclatureIn(
  country: CountryFacts,
  edition: Edition,
): Pick<CountryFacts, 'nomenclature' | 'schedule' | 'codeLength'> {
  const schedule = scheduleIn(country.code, edition);
  if (!schedule) return { nomenclature: 'global', schedule: null, codeLength: 6 };
  return {
    nomenclature: nomenclatureOf(schedule),
    schedule: schedule.toUpperCase(),
    codeLength: CODE_LENGTHS[schedule],
  };
}

const CODE_LENGTHS: Readonly<Record<ScheduleName, CountryFacts['codeLength']>> = {
  us: 10,
  eu: 8,
  gb: 10,
  ca: 10,
  xi: 10,
  no: 8,
  au: 8,
  br: 8,
  jp: 9,
};

/**
 * The release that gives a schedule its codes and texts; the Harmonized System's where there is no
 * schedule.
 */
export function tariffRelease(
  schedule: ScheduleName | null,
  { releases }: Edition,
): Release | undefined {
  const datasets = schedule ? TARIFF_DATASETS[schedule] : ['hs'];
  return datasets.toReversed().flatMap((dataset) => releases.get(dataset) ?? [])[0];
}
