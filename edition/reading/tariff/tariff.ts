/** The embedded edition of the tariff tables: read once from the text files of `data/`. */
import { once } from '../../../engine/remembered.ts';
import type { TariffEdition } from '../../../engine/tariff/types.ts';
import { readSubheadings } from '../headings.ts';
import { groupBy } from '../table.ts';
import {
  BESIDE_TAXES,
  readDestinations,
  readExchangeRates,
  readFees,
  readAgreements,
  readGeneralDuties,
  readTaxes,
  readThresholds,
} from './charges.ts';
import { readEntryPrices } from './entryPrice.ts';
import { readExcise } from './excise.ts';
import { EXEMPT_GOODS_FILE, withExemptGoods } from './exemptGoods.ts';
import { readFreePreferences } from './freePreferences.ts';
import {
  MEASURE_FILES,
  readColumnTwo,
  readExemptionHeadings,
  readMeasures,
  readProgrammes,
  readRegulatory,
} from './measures.ts';
import { MEURSING_FILES, readMeursing } from './meursing.ts';
import { PROVISIONS_FILE, readProvisions } from './provisions.ts';
import { readLevies, readSimplified } from './regimes.ts';
import { readSchedule } from './schedules.ts';
import { readCustomsUnions, readTerritories } from './territories.ts';
import { readValidationRules, VALIDATION_FILE } from './validation.ts';

/** What was read for a dataset. */
export interface TariffDataset {
  dataset: string;
  /** Paths below `data/`. */
  files: string[];
}

/**
 * The edition; read on the first call, the same object afterwards. Throws naming file and line on a
 * broken row.
 */
export const loadTariff = (): TariffEdition => load().edition;

/** Which files the edition was read from, by dataset. */
export const tariffDatasets = (): TariffDataset[] => load().datasets;

const load = once((): { edition: TariffEdition; datasets: TariffDataset[] } => {
  const tables = readTables();
  return { edition: editionOf(tables), datasets: datasetsOf(tables) };
});

/** Tables that tell which files they were read from. */
const readTables = () => ({
  us: readSchedule('us'),
  eu: readSchedule('eu'),
  gb: readSchedule('gb'),
  ca: readSchedule('ca'),
  taxes: readTaxes(),
  thresholds: readThresholds(),
  fees: readFees(),
  rates: readExchangeRates(),
  excise: readExcise(),
  entryPrices: readEntryPrices(),
});
type Tables = ReturnType<typeof readTables>;

function editionOf(tables: Tables): TariffEdition {
  const { us, eu, gb, ca, taxes, thresholds, fees, rates, excise, entryPrices } = tables;
  const headings = readExemptionHeadings();
  return {
    schedules: { us: us.schedule, eu: eu.schedule, gb: gb.schedule, ca: ca.schedule },
    destinations: groupBy(readDestinations(), (row) => row.country),
    taxes: groupBy(taxes.rows, (row) => row.country),
    generalDuties: groupBy(readGeneralDuties(), (row) => row.country),
    agreements: groupBy(readAgreements(), (row) => row.country),
    territories: groupBy(readTerritories(), (row) => row.country),
    customsUnions: groupBy(readCustomsUnions(), (row) => row.country),
    thresholds: groupBy(thresholds.rows, (row) => row.country),
    fees: groupBy(fees.rows, (row) => row.country),
    excises: withTerritories(groupBy(excise.rows, (row) => row.country)),
    levies: groupBy(readLevies(), (row) => row.country),
    simplified: groupBy(readSimplified(), (row) => row.country),
    validations: readValidationRules(),
    measures: withExemptGoods(readMeasures(), headings),
    exemptionHeadings: headings,
    provisions: readProvisions(),
    regulatory: readRegulatory(),
    programmes: groupBy(readProgrammes(), (row) => row.schedule),
    freePreferences: groupBy(readFreePreferences(), (row) => row.schedule),
    meursing: readMeursing(),
    entryPrices: entryPrices.rows,
    columnTwo: readColumnTwo(),
    exchangeRates: groupBy(rates.rows, (row) => row.currency),
    subheadings: readSubheadings(),
  };
}

function datasetsOf(tables: Tables): TariffDataset[] {
  const { us, eu, gb, ca, taxes, thresholds, fees, rates, excise, entryPrices } = tables;
  return [
    dataset('us-hts', us.files),
    dataset('us-measures', [...MEASURE_FILES, EXEMPT_GOODS_FILE, PROVISIONS_FILE]),
    dataset('eu-taric', [...eu.files, ...MEURSING_FILES, ...entryPrices.files]),
    dataset('gb-tariff', gb.files),
    dataset('ca-tariff', ca.files),
    dataset('vat-rates', [...BESIDE_TAXES, ...taxes.files, ...excise.files]),
    dataset('thresholds', [...thresholds.files, VALIDATION_FILE]),
    dataset('fees', fees.files),
    dataset(
      'ecb-fx',
      rates.files.filter((file) => file === ECB_FILE),
    ),
    dataset(
      'fx',
      rates.files.filter((file) => file !== ECB_FILE),
    ),
  ];
}

/** Monaco collects the excise duties of France, Northern Ireland those of the United Kingdom. */
const withTerritories = <T>(rows: Map<string, T[]>): Map<string, T[]> =>
  new Map([...rows, ['MC', rows.get('FR') ?? []], ['XI', rows.get('GB') ?? []]]);

const ECB_FILE = 'fx/ecb.txt';

const dataset = (name: string, files: string[]): TariffDataset => ({ dataset: name, files });
