/** Destinations, taxes, thresholds, fees and exchange rates: formats in `data/tariff.md`. */
import type { Validity } from '../../../engine/calendar.ts';
import { printedMoney } from '../../../engine/money.ts';
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import type {
  AgreementRow,
  Destination,
  ExchangeRow,
  FeeRow,
  GeneralDutyRow,
  TaxBase,
  TaxRow,
  ThresholdKind,
  ThresholdRow,
} from '../../../engine/tariff/types.ts';
import { readCountries, readPlaces, readTable, Row, sourceOf, tablesIn } from '../table.ts';
import { readConditions } from './validation.ts';

const SCHEDULES = ['us', 'eu', 'gb', 'ca', '-'] as const;

export const readDestinations = (): Destination[] =>
  readTable('taxes/destinations.txt', { least: 10, most: 11 }).map((row) => {
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
      ...(row.optional(10) === null ? {} : isTaxedApart(row)),
    };
  });

function isTaxedApart(row: Row): Pick<Destination, 'isTaxedApart'> {
  row.oneOf(10, 'taxes', ['taxed apart']);
  return { isTaxedApart: true };
}

const BASES = [
  'landed',
  'duty paid',
  'duty paid x1.1',
  'inside',
] as const satisfies readonly TaxBase[];

/** A table whose rows an operator may correct. */
export interface ChargeTable<T extends Validity> {
  /** Folder of its files below `data/`. */
  folder: string;
  columns: readonly string[];
  /** How many columns behind these a row may have. */
  further?: number;
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
  further: 1, // conditions
  read: (row) => tax(row),
  ruleOf: ({ country, region, tax, scope, when }) =>
    [country, region, tax, scope.join(' '), JSON.stringify(when)].join(' | '),
};

/** Tables of `taxes/` that stand beside those of the import taxes. */
export const BESIDE_TAXES = [
  'agreements',
  'customs-unions',
  'destinations',
  'general-duty',
  'levies',
  'simplified',
  'territories',
].map((name) => `taxes/${name}.txt`);

export const readGeneralDuties = (): GeneralDutyRow[] =>
  readTable('taxes/general-duty.txt', { least: 8, most: 8 }).flatMap((row) => {
    const shared = {
      scope: readScope(row, 1),
      ...readGeneralRate(row),
      certainty: row.oneOf(3, 'certainty', ['sure', 'assumed']),
      ...row.validity(4),
      ...sourceOf(row, 6),
    };
    return readCountries(row, 0).map((country) => ({ country, ...shared }));
  });

export const readAgreements = (): AgreementRow[] =>
  readTable('taxes/agreements.txt', { least: 5, most: 5 }).flatMap((row) =>
    readCountries(row, 0).map((country) => ({
      country,
      origins: readCountries(row, 1).filter((one) => one !== country),
      name: row.text(2, 'agreement'),
      isClaimed: false,
      ...row.validity(3),
    })),
  );

/** `as eu, else Free to 17%`: what the lines of a schedule say, and what holds where it has none. */
function readGeneralRate(row: Row): Pick<GeneralDutyRow, 'rate' | 'lowest' | 'like'> {
  const [first = '', other] = row.text(2, 'rate').split(', else ');
  const named = /^as ([a-z]+)$/.exec(first)?.[1];
  if (named === undefined) return { ...readRange(first), like: null };
  const like = SCHEDULES.find((one) => one === named && one !== '-');
  if (like === undefined || like === '-' || other === undefined)
    return row.fail(`rate "${first}" names no schedule, or lacks what holds without it`);
  return { ...readRange(other), like };
}

/** One rate for all goods, the lowest and the highest of them, or `unknown`. */
export function readRange(text: string): Pick<GeneralDutyRow, 'rate' | 'lowest'> {
  const [first = text, last] = text.split(' to ');
  return { rate: text === 'unknown' ? null : (last ?? first), lowest: last ? first : null };
}

export function readTaxes(): { rows: TaxRow[]; files: string[] } {
  const files = tablesIn('taxes').filter((file) => !BESIDE_TAXES.includes(file));
  const rows = files.flatMap((file) => readRows(file, TAXES));
  return { files, rows: [...rows, ...rows.flatMap(inNorthernIreland)] };
}

/**
 * The VAT of Great Britain is the United Kingdom's: it holds in Northern Ireland (`XI`) row by row.
 */
const inNorthernIreland = (row: TaxRow): TaxRow[] =>
  row.country === 'GB' ? [{ ...row, country: 'XI' }] : [];

const readRows = <T extends Validity>(file: string, table: ChargeTable<T>): T[] =>
  readTable(file, {
    least: table.columns.length,
    most: table.columns.length + (table.further ?? 0),
  }).map(table.read);

const tax = (row: Row): TaxRow => ({
  country: row.country(0),
  region: row.optional(1),
  tax: row.text(2, 'tax'),
  category: row.text(3, 'category'),
  scope: readScope(row, 4),
  ...readTaxRate(
    row.shaped(5, 'rate', /^(?:(?:\d+(?:\.\d+)?% to )?\d+(?:\.\d+)?%|exempt)$/, 'per cent'),
  ),
  base: row.oneOf(6, 'base', BASES),
  certainty: row.oneOf(7, 'certainty', ['sure', 'assumed']),
  ...row.validity(8),
  reason: row.optional(10),
  ...sourceOf(row, 11),
  when: readConditions(row, 13),
});

/** A rate, or the lowest and the highest that it may be. */
export function readTaxRate(text: string): { rate: string; lowest?: string } {
  const [first = text, last] = text.split(' to ');
  return last === undefined ? { rate: first } : { rate: last, lowest: first };
}

/** Prefixes of goods; empty for `all`. */
export function readScope(row: Row, at: number): string[] {
  const words = row.words(at);
  if (words.length === 0) row.fail('scope is missing');
  for (const word of words)
    if (!/^(?:\d{2,10}(?:~[a-z]+)?|all)$/.test(word)) row.fail(`scope "${word}" is no code`);
  return words.filter((word) => word !== 'all');
}

export const CHANNELS = ['courier', 'postal', 'freight'] as const;
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
  'simplified added',
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
  return {
    country: row.country(0),
    kind: row.oneOf(1, 'kind', KINDS),
    amount: printedMoney(row.amount(2, 'amount')),
    ...currencyOfLimit(
      row.shaped(3, 'currency', /^[A-Z]{3}(?: item)?$/, 'currency, or currency and `item`'),
    ),
    channel: row.optional(4) === null ? null : row.oneOf(4, 'channel', CHANNELS),
    ...readPlaces(row, 5),
    excluded: row.words(6),
    effect: row.optional(7),
    ...row.validity(8),
    ...sourceOf(row, 10),
  };
}

/** `NOK item`: the limit is of each article. */
const currencyOfLimit = (printed: string): Pick<ThresholdRow, 'currency' | 'perItem'> => ({
  currency: printed.slice(0, 3),
  perItem: printed.endsWith(' item'),
});

/** Fees at the border: `fees/*.txt`. */
export const FEES: ChargeTable<FeeRow> = {
  folder: 'fees',
  columns: columns(
    'country | code | name | category | rate | least | most | currency | conditions | taxed | from | until | legal basis | source url',
  ),
  read: (row) => fee(row),
  ruleOf: ({ country, code, name, conditions }) =>
    [
      country,
      code,
      name,
      ...[...conditions].map(([what, values]) => `${what}=${values.join(' ')}`),
    ].join(' | '),
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
  least: row.optional(5) === null ? null : printedMoney(row.amount(5, 'least')),
  most: row.optional(6) === null ? null : printedMoney(row.amount(6, 'most')),
  currency: row.currency(7),
  conditions: readFeeConditions(row, 8),
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
  'purpose',
  'undecided',
];

function readFeeConditions(row: Row, at: number): Map<string, string[]> {
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
    rows: rows.sort((left, right) =>
      left.date < right.date ? 1 : left.date > right.date ? -1 : 0,
    ),
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
  const taxes = rowsOf(TAXES);
  const own = taxes.some(({ country }) => country === 'XI');
  return {
    taxes: own ? taxes : [...taxes, ...taxes.flatMap(inNorthernIreland)],
    thresholds: rowsOf(THRESHOLDS),
    fees: rowsOf(FEES),
  };
}
