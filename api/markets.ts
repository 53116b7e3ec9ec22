/** Where products are sold, and in which tariff that needs a code. */
import type { Market, WorkspaceSettings } from '../db/entities/workspace.ts';
import { invalidInput } from '../contract/errors.ts';
import { scheduleFor, scheduleNamesOf } from '../edition/lookup/scheduleCodes.ts';
import { HARMONIZED_SYSTEM } from '../engine/hscode.ts';
import type { Services } from './services.ts';

/** The default markets of a workspace, in their order. */
export const marketsOf = ({ defaultMarkets = [] }: WorkspaceSettings): Market[] =>
  defaultMarkets.map((market) => (typeof market === 'string' ? { country: market } : market));

/** Their countries, each once. */
export const marketCountries = (settings: WorkspaceSettings): string[] => [
  ...new Set(marketsOf(settings).map(({ country }) => country)),
];

/** Countries by the tariff that holds there, both in the order in which they are named first. */
export const bySchedule = (
  { editions }: Pick<Services, 'editions'>,
  countries: readonly string[],
): Map<string, string[]> =>
  Map.groupBy(new Set(countries), (country) => scheduleFor(country, editions.current));

/**
 * The tariff that is meant: the one of that name, else the one that a country shares with others
 * (`DE`: `EU`). Throws 400 that names those there are.
 */
export function scheduleNamed(
  { editions }: Pick<Services, 'editions'>,
  written: string,
  path: string,
): string {
  const edition = editions.current;
  const allowed = scheduleNamesOf(edition);
  if (allowed.includes(written)) return written;
  const shared = edition.countries.has(written) ? scheduleFor(written, edition) : null;
  if (shared !== null && shared !== HARMONIZED_SYSTEM) return shared;
  const why =
    shared === null ? 'is no tariff of this service' : 'has no tariff of its own here: send HS';
  throw invalidInput([{ path, message: `"${written}" ${why}`, allowed }]);
}
