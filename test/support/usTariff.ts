/**
 * A small tariff of the United States in the form of the official export; its texts are our own.
 */

/** A row of the export, as far as tests change it. */
export interface UsTariffRow {
  htsno: string;
  indent: string;
  description: string;
  general: string;
}

const HEADINGS = Array.from({ length: 12 }, (_, at) => 6101 + at);

/** Twelve headings of six rows each: 72 rows, 60 of them with a code. */
export const usTariffRows = (): UsTariffRow[] =>
  HEADINGS.flatMap((heading) => [
    row(`${heading}`, 0, `Garments of heading ${heading}, knitted:`),
    row('', 1, 'Of yarn:'),
    row(`${heading}.10.00`, 2, 'Of cotton', '16.5%'),
    row(`${heading}.10.00.10`, 3, 'For men'),
    row(`${heading}.90.00`, 1, 'Of other materials', '32%'),
    row(`${heading}.90.00.10`, 2, 'For men'),
  ]);

const row = (htsno: string, indent: number, description: string, general = ''): UsTariffRow => ({
  htsno,
  indent: String(indent),
  description,
  general,
});

/** The rows with some changed: `{ '6109.10.00': { general: 'Free' } }`; null takes a row out. */
export const changed = (
  rows: readonly UsTariffRow[],
  changes: Readonly<Record<string, Partial<UsTariffRow> | null>>,
): UsTariffRow[] =>
  rows.flatMap((one) => {
    const change = one.htsno === '' ? undefined : changes[one.htsno];
    return change === null ? [] : [{ ...one, ...change }];
  });

/** The JSON file of the rows. */
export const usTariff = (rows: readonly UsTariffRow[]): string =>
  JSON.stringify(
    rows.map((one) => ({
      ...one,
      superior: one.htsno === '' ? 'true' : null,
      units: one.htsno.length > 10 ? ['doz.', 'kg'] : null,
      special: one.general === '' ? '' : 'Free (AU,SG)',
      other: one.general === '' ? '' : '90%',
      footnotes: [],
      quotaQuantity: null,
      additionalDuties: null,
      addiitionalDuties: null,
    })),
    null,
    1,
  );

/** The file of a tariff in which the cotton T-shirt pays this rate, and all else stands as ever. */
export const usTariffAt = (rate: string): string =>
  usTariff(changed(usTariffRows(), { [SHIRT]: { general: rate } }));

const SHIRT = '6109.10.00';
/** A calculation that reads it. */
export const SHIRTS = { hsCode: SHIRT, originCountry: 'BD', destinationCountry: 'US', value: 1000 };
