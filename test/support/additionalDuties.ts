/**
 * What the embedded additional duties of the United States make of goods, printed for comparison.
 */
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { decimal } from '../../engine/decimal.ts';
import {
  applicableMeasures,
  type Applied,
  type MeasureFacts,
  measuresInForce,
} from '../../engine/tariff/measure/measures.ts';

export const edition = loadTariff();
export const FACTS: MeasureFacts = {
  digits: '61091000',
  chapter99: [],
  columnTwo: false,
  claimed: [],
  light: false,
  date: '2026-11-21',
};

/** Measures of an origin on a day on the goods of the facts (else a T-shirt), in filing order. */
export const appliedTo = (
  origin: string,
  date: string,
  facts: Partial<MeasureFacts> = {},
): Applied[] =>
  applicableMeasures(measuresInForce(edition, origin, date), { ...FACTS, date, origin, ...facts });

/**
 * `heading` of what is charged, `heading<exemption` of what is kept off, `heading-steel` of what is
 * charged on the value without its steel; in filing order.
 */
export const filed = (origin: string, date: string, facts: Partial<MeasureFacts> = {}): string[] =>
  appliedTo(origin, date, facts).map(
    ({ row, exemption, part }) =>
      row.heading +
      (exemption ? `<${exemption.heading ?? ''}` : '') +
      (part ? `-${part.metals.join('-')}` : ''),
  );

/** That a share of the metal was melted in a country. */
export const melted = (country: string, percent: string): Partial<MeasureFacts> => ({
  meltShares: new Map([[country, decimal(percent)]]),
});

/** Symbols of USMCA, as claimed. */
export const USMCA = ['S', 'S+'];

export type Case = [
  name: string,
  origin: string,
  date: string,
  facts: Partial<MeasureFacts>,
  filed: string[],
];
