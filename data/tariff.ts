/** The embedded edition of the tariff tables: read once from the text files beside this file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TariffEdition } from '../engine/tariff/types.ts';
import {
  BESIDE_TAXES,
  readDestinations,
  readExchangeRates,
  readFees,
  readGeneralDuties,
  readLevies,
  readSimplified,
  readTaxes,
  readThresholds,
} from './tariff/charges.ts';
import { readExcise } from './tariff/excise.ts';
import { EXEMPT_GOODS_FILE, withExemptGoods } from './tariff/exemptGoods.ts';
import {
  MEASURE_FILES,
  readColumnTwo,
  readExemptionHeadings,
  readMeasures,
  readProgrammes,
  readRegulatory,
} from './tariff/measures.ts';
import { PROVISIONS_FILE, readProvisions } from './tariff/provisions.ts';
import { readSchedule } from './tariff/schedules.ts';
import { readValidationRules, VALIDATION_FILE } from './tariff/validation.ts';
import { readSubheadings } from './headings.ts';
import { EMBEDDED_SCHEDULES } from './nomenclature.ts';
import { DATA_FOLDER, groupBy } from './tariff/table.ts';

/** What was read for a dataset; `version` is the edition the files name, and a digest of their text. */
export interface TariffDataset {
  dataset: string;
  version: string;
  /** Paths below `data/`. */
  files: string[];
}

let loaded: { edition: TariffEdition; datasets: TariffDataset[] } | null = null;

/** The edition; read on the first call, the same object afterwards. Throws naming file and line on a broken row. */
export const loadTariff = (): TariffEdition => load().edition;

/** Which files the edition was read from, by dataset. */
export const tariffDatasets = (): TariffDataset[] => load().datasets;

function load(): { edition: TariffEdition; datasets: TariffDataset[] } {
  loaded ??= read();
  return loaded;
}

function read(): { edition: TariffEdition; datasets: TariffDataset[] } {
  const [us, eu, gb, ca] = [readSchedule('us'), readSchedule('eu'), readSchedule('gb'), readSchedule('ca')];
  const taxes = readTaxes();
  const thresholds = readThresholds();
  const fees = readFees();
  const rates = readExchangeRates();
  const excise = readExcise();
  const headings = readExemptionHeadings();
  const programmes = groupBy(readProgrammes(), (row) => row.schedule);
  return {
    edition: {
      schedules: { us: us.schedule, eu: eu.schedule, gb: gb.schedule, ca: ca.schedule },
      destinations: groupBy(readDestinations(), (row) => row.country),
      taxes: groupBy(taxes.rows, (row) => row.country),
      generalDuties: groupBy(readGeneralDuties(), (row) => row.country),
      thresholds: groupBy(thresholds.rows, (row) => row.country),
      fees: groupBy(fees.rows, (row) => row.country),
      excises: groupBy(excise.rows, (row) => row.country),
      levies: groupBy(readLevies(), (row) => row.country),
      simplified: groupBy(readSimplified(), (row) => row.country),
      validations: readValidationRules(),
      measures: withExemptGoods(readMeasures(), headings),
      exemptionHeadings: headings,
      provisions: readProvisions(),
      regulatory: readRegulatory(),
      programmes: new Map(EMBEDDED_SCHEDULES.map((name) => [name, programmes.get(name) ?? []])),
      columnTwo: readColumnTwo(),
      exchangeRates: groupBy(rates.rows, (row) => row.currency),
      subheadings: readSubheadings(),
    },
    datasets: [
      dataset('us-hts', us.files),
      dataset('us-measures', [...MEASURE_FILES, EXEMPT_GOODS_FILE, PROVISIONS_FILE]),
      dataset('eu-taric', eu.files),
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
    ],
  };
}

const ECB_FILE = 'fx/ecb.txt';

// The files are the release: their digest tells two states of the tables apart.
function dataset(name: string, files: string[]): TariffDataset {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(join(DATA_FOLDER, file)));
  return { dataset: name, version: `embedded-${digest.digest('hex').slice(0, 12)}`, files };
}
