/** Where products are sold, and in which tariff that needs a code. */
import type { Market, WorkspaceSettings } from '../db/entities/workspace.ts';
import { scheduleFor } from '../edition/lookup/scheduleCodes.ts';
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
