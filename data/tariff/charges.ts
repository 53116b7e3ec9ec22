/** Destinations, taxes, thresholds, fees and exchange rates: formats in `data/tariff.md`. */
import type { Validity } from '../../engine/calendar.ts';
import type { ReleaseRecord } from '../../engine/tariff/records.ts';
import { LEVY_BASES, type LevyRow } from '../../engine/tariff/levies.ts';
import { readSimplifiedRate, type SimplifiedRow } from '../../engine/tariff/simplified.ts';
import type {
  Destination,
  ExchangeRow,
  FeeRow,
  GeneralDutyRow,
  TaxBase,
  TaxRow,
  ThresholdKind,
  ThresholdRow,
} from '../../engine/tariff/types.ts';
import { readOrigins, readTable, Row, sourceOf, tablesIn } from './table.ts';
import { readConditions, readGoods } from './validation.ts';

const SCHEDULES = ['us', 'eu', 'gb', 'ca', '-'] as const;

export const readDestinations = (): Destination[] =>
  readTable('taxes/destinations.txt', { least: 10, most: 10 }).map((row) => {
    const schedule = row.oneOf(1, 'schedule', SCHEDULES);
    return {
      country: row.text(0, 'country'),
      schedule: schedule === '-' ? null : schedule,
      union: row.optional(2),
      territory: row.text(3, 'territory'),
      currency: row.text(4, 'currency'),
      valueBasis: row.oneOf(5, 'value basis', ['CIF', 'FOB']),
      ...row.validity(6),
      source: { label: row.text(8, 'source'), url: row.text(9, 'source url') },
    };
  });

const BASES = ['landed', 'duty paid', 'duty paid x1.1', 'inside'] as const satisfies readonly TaxBase[];

/** A table whose rows an operator may correct. */
export interface ChargeTable<T extends Validity> {
  /** Folder of its files below `data/`. */
  folder: string;
  columns: readonly string[];
  /** Reads one row; throws `BrokenRow` when the table cannot hold it. */
  read: (row: Row) => T;
  /** What the row speaks of: two rows of one rule never hold on the same day. */
  ruleOf: (row: T) => string;
}

const columns = (names: string): string[] => names.split(' | ');

/** Import taxes: `taxes/*.txt` but destinations and general duties. */
export const TAXES: ChargeTable<TaxRow> = {
  folder: 'taxes',
  columns: columns(
    'country | region | tax | category | scope | rate | base | certainty | from | until | reason | legal basis | source url',
  ),
  read: (row) => tax(row),
  ruleOf: ({ country, region, tax, scope }) => [country, region, tax, scope.join(' ')].join(' | '),
};

/** Tables of `taxes/` that stand beside those of the import taxes. */
export const BESIDE_TAXES = ['destinations', 'general-duty', 'levies', 'simplified'].map(
  (name) => `taxes/${name}.txt`,
);

/** Regimes in place of the tariff: `taxes/simplified.txt`. */
export const readSimplified = (): SimplifiedRow[] =>
  readTable('taxes/simplified.txt', { least: 17, most: 17 }).map(simplifiedRow);

const AUDIENCES = ['consumer', 'business'] as const;

/** One regime; throws `BrokenRow` when the table cannot hold it. */
export function simplifiedRow(row: Row): SimplifiedRow {
  const [unit = '', measure = unit === 'kg' ? 'weight' : 'intrinsic'] = row.text(6, 'currency').split(' ');
  if (!/^(?:kg|[A-Z]{3})$/.test(unit)) row.fail(`currency "${unit}" is none`);
  const measures = ['intrinsic', 'customs', 'weight'] as const;
  const rate = row.text(10, 'rate');
  if (!readSimplifiedRate(rate)) row.fail(`rate "${rate}" cannot be read`);
  return {
    country: row.country(0),
    name: row.text(1, 'name'),
    replaces: row.oneOf(2, 'replaces', ['duty', 'tax', 'duty and tax']),
    scope: readGoods(row, 3),
    above: row.optional(4) === null ? null : row.amount(4, 'above'),
    upTo: row.optional(5) === null ? null : row.amount(5, 'up to'),
    unit,
    measure: measures.find((one) => one === measure) ?? row.fail(`"${measure}" is no measure of a limit`),
    channels: row
      .words(7)
      .map((word) => CHANNELS.find((one) => one === word) ?? row.fail(`channel "${word}" is none`)),
    audience: row.optional(8) === null ? null : row.oneOf(8, 'audience', AUDIENCES),
    ...placesOf(row),
    rate,
    on: row.oneOf(11, 'on', ['value', 'excess']),
    ...row.validity(12),
    certainty: row.oneOf(14, 'certainty', ['sure', 'assumed']),
    ...sourceOf(row, 15),
  };
}

/** `all`, countries of origin, or `from` and the countries the goods are sent from. */
function placesOf(row: Row): Pick<SimplifiedRow, 'origins' | 'bySender'> {
  const written = row.text(9, 'origins');
  const bySender = written.startsWith('from ');
  const bare = new Row([bySender ? written.slice('from '.length) : written], row.place);
  const { origins, originsExcluded } = readOrigins(bare, 0);
  return { origins: [...origins, ...originsExcluded.map((country) => `-${country}`)], bySender };
}

/** Levies that fees cannot express: `taxes/levies.txt`. */
export const readLevies = (): LevyRow[] =>
  readTable('taxes/levies.txt', { least: 17, most: 17 }).map((row) => {
    const { origins, originsExcluded } = readOrigins(row, 6);
    const rate = row.shaped(8, 'rate', /^\d+(?:\.\d+)?(?:%| [A-Z]{3})$/, 'per cent or amount');
    return {
      country: row.country(0),
      code: row.text(1, 'code'),
      name: row.text(2, 'name'),
      kind: row.oneOf(3, 'kind', ['duty', 'fee', 'tax']),
      category: row.text(4, 'category'),
      scope: readGoods(row, 5),
      origins: [...origins, ...originsExcluded.map((country) => `-${country}`)],
      when: readConditions(row, 7),
      rate,
      on: rate.endsWith('%') ? row.oneOf(9, 'on', LEVY_BASES) : null,
      waivedBelow: row.optional(10) === null ? null : row.amount(10, 'waived below'),
      taxed: row.oneOf(11, 'taxed', ['yes', 'no']) === 'yes',
      certainty: row.oneOf(12, 'certainty', ['sure', 'assumed']),
      ...row.validity(13),
      ...sourceOf(row, 15),
    };
  });

export const readGeneralDuties = (): GeneralDutyRow[] =>
  readTable('taxes/general-duty.txt', { least: 8, most: 8 }).map((row) => ({
    country: row.text(0, 'country'),
    scope: readScope(row, 1),
    rate: row.text(2, 'rate') === 'unknown' ? null : row.text(2, 'rate'),
    certainty: row.oneOf(3, 'certainty', ['sure', 'assumed']),
    ...row.validity(4),
    ...sourceOf(row, 6),
  }));

export function readTaxes(): { rows: TaxRow[]; files: string[] } {
  const files = tablesIn('taxes').filter((file) => !BESIDE_TAXES.includes(file));
  const rows = files.flatMap((file) => readRows(file, TAXES));
  return { files, rows: [...rows, ...rows.flatMap(inNorthernIreland)] };
}

/** The VAT of Great Britain is the United Kingdom's: it holds in Northern Ireland (`XI`) row by row. */
const inNorthernIreland = (row: TaxRow): TaxRow[] =>
  row.country === 'GB' ? [{ ...row, country: 'XI' }] : [];

const readRows = <T extends Validity>(file: string, table: ChargeTable<T>): T[] =>
  readTable(file, { least: table.columns.length, most: table.columns.length }).map(table.read);

const tax = (row: Row): TaxRow => ({
  country: row.country(0),
  region: row.optional(1),
  tax: row.text(2, 'tax'),
  category: row.text(3, 'category'),
  scope: readScope(row, 4),
  rate: row.shaped(5, 'rate', /^(?:\d+(?:\.\d+)?%|exempt)$/, 'per cent'),
  base: row.oneOf(6, 'base', BASES),
  certainty: row.oneOf(7, 'certainty', ['sure', 'assumed']),
  ...row.validity(8),
  reason: row.optional(10),
  ...sourceOf(row, 11),
});

function readScope(row: Row, at: number): string[] {
  const words = row.words(at);
  if (words.length === 0) row.fail('scope is missing');
  for (const word of words)
    if (!/^(?:\d{2,10}(?:~[a-z]+)?|all)$/.test(word)) row.fail(`scope "${word}" is no code`);
  return words.filter((word) => word !== 'all');
}

const CHANNELS = ['courier', 'postal', 'freight'] as const;
const KINDS = [
  'duty',
  'tax',
  'gift',
  'gift excess',
  'gift tax',
  'gift flat',
  'flat duty',
  'seller tax',
  'tax least',
  'simplified',
] as const satisfies readonly ThresholdKind[];

/** Values up to which something is not charged, or is charged otherwise: `thresholds/*.txt`. */
export const THRESHOLDS: ChargeTable<ThresholdRow> = {
  folder: 'thresholds',
  columns: columns(
    'country | kind | amount | currency | channel | origins | excluded goods | effect | from | until | legal basis | source url',
  ),
  read: (row) => threshold(row),
  ruleOf: ({ country, kind, channel, origins, byExport }) =>
    [country, kind, channel, byExport, origins.join(' ')].join(' | '),
};

export function readThresholds(): { rows: ThresholdRow[]; files: string[] } {
  const files = tablesIn('thresholds');
  return { files, rows: files.flatMap((file) => readRows(file, THRESHOLDS)) };
}

function threshold(row: Row): ThresholdRow {
  const { origins, originsExcluded, byExport } = readExportCountries(row, 5);
  return {
    country: row.country(0),
    kind: row.oneOf(1, 'kind', KINDS),
    amount: row.amount(2, 'amount'),
    currency: row.currency(3),
    channel: row.optional(4) === null ? null : row.oneOf(4, 'channel', CHANNELS),
    origins: [...origins, ...originsExcluded.map((country) => `-${country}`)],
    byExport,
    excluded: row.words(6),
    effect: row.optional(7),
    ...row.validity(8),
    ...sourceOf(row, 10),
  };
}

/** `from US MX`: the countries are those of export, not of origin. */
function readExportCountries(row: Row, at: number): ReturnType<typeof readOrigins> & { byExport: boolean } {
  const byExport = row.text(at, 'origins').startsWith('from ');
  return { ...readOrigins(byExport ? row.without(at, 'from ') : row, at), byExport };
}

/** Fees at the border: `fees/*.txt`. */
export const FEES: ChargeTable<FeeRow> = {
  folder: 'fees',
  columns: columns(
    'country | code | name | category | rate | least | most | currency | conditions | taxed | from | until | legal basis | source url',
  ),
  read: (row) => fee(row),
  ruleOf: ({ country, code, name, conditions }) =>
    [country, code, name, ...[...conditions].map(([what, values]) => `${what}=${values.join(' ')}`)].join(
      ' | ',
    ),
};

export function readFees(): { rows: FeeRow[]; files: string[] } {
  const files = tablesIn('fees');
  return { files, rows: files.flatMap((file) => readRows(file, FEES)) };
}

const fee = (row: Row): FeeRow => ({
  country: row.country(0),
  code: row.text(1, 'code'),
  name: row.text(2, 'name'),
  category: row.text(3, 'category'),
  rate: row.shaped(4, 'rate', /^\d+(?:\.\d+)?(?:%| [A-Z]{3})$/, 'per cent or amount'),
  least: row.optional(5) === null ? null : row.amount(5, 'least'),
  most: row.optional(6) === null ? null : row.amount(6, 'most'),
  currency: row.currency(7),
  conditions: conditions(row, 8),
  taxed: row.oneOf(9, 'taxed', ['yes', 'no']) === 'yes',
  ...row.validity(10),
  ...sourceOf(row, 12),
});

const CONDITIONS = [
  'entry',
  'mode',
  'channel',
  'filing',
  'prepared',
  'intrinsic<',
  'dutiable',
  'unless-programme',
  'audience',
  'intrinsic>',
  'goods',
  'origins',
  'base',
  'per',
];

function conditions(row: Row, at: number): Map<string, string[]> {
  const parts = (row.optional(at) ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const [name = '', values = ''] = part.split('=');
      if (!CONDITIONS.includes(name) || values === '') row.fail(`condition "${part}" is not known`);
      return [name, values.split(' ')] as const;
    }),
  );
}

export function readExchangeRates(): { rows: ExchangeRow[]; files: string[] } {
  const files = tablesIn('fx');
  const rows = files.flatMap((file) =>
    readTable(file, { least: 5, most: 5 }).map((row) => ({
      currency: row.text(0, 'currency'),
      perEuro: row.amount(1, 'per euro'),
      date: row.date(2, 'date'),
      source: row.text(3, 'source'),
      sourceUrl: row.text(4, 'source url'),
    })),
  );
  return {
    files,
    rows: rows.sort((left, right) => (left.date < right.date ? 1 : left.date > right.date ? -1 : 0)),
  };
}

/** Imported rows of the three tables, read as the embedded ones are. */
export function chargeRows(records: readonly ReleaseRecord[]): {
  taxes: TaxRow[];
  thresholds: ThresholdRow[];
  fees: FeeRow[];
} {
  const rowsOf = <T extends Validity>({ folder, read }: ChargeTable<T>): T[] =>
    records.flatMap((record, at) =>
      record.kind === 'row' && record.table === folder
        ? [read(new Row(record.fields, { file: `imported ${folder}`, line: at + 1 }))]
        : [],
    );
  return { taxes: rowsOf(TAXES), thresholds: rowsOf(THRESHOLDS), fees: rowsOf(FEES) };
}
