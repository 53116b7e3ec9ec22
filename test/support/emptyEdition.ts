/** An edition of the tariff tables that knows nothing: tests put into it what they are about. */
import type { TariffEdition } from '../../engine/tariff/types.ts';

export const EMPTY_EDITION: TariffEdition = {
  schedules: {},
  destinations: new Map(),
  taxes: new Map(),
  generalDuties: new Map(),
  agreements: new Map(),
  territories: new Map(),
  customsUnions: new Map(),
  thresholds: new Map(),
  fees: new Map(),
  excises: new Map(),
  levies: new Map(),
  simplified: new Map(),
  validations: [],
  measures: [],
  exemptionHeadings: [],
  provisions: [],
  regulatory: [],
  programmes: new Map(),
  freePreferences: new Map(),
  meursing: [],
  entryPrices: [],
  columnTwo: [],
  exchangeRates: new Map(),
  subheadings: { current: new Map(), earlier: new Map() },
};
