/**
 * What changed between two releases of a dataset, row by row; and which changes are too large to go
 * live unseen.
 */
import { existsOn } from '../calendar.ts';
import { parseDuty } from '../tariff/rate/expression.ts';
import type { Dollar } from '../tariff/rate/rateTerm.ts';
import type { AgencyCodeRecord, LineRecord, ReleaseRecord } from './records.ts';

/**
 * One difference. `reworded`: the text; `rerated`: a rate or a measure; `changed`: anything else.
 */
export interface Difference {
  change: 'added' | 'removed' | 'reworded' | 'rerated' | 'changed';
  /** Kind of the rows: `line`, `measure`, `party`. */
  kind: ReleaseRecord['kind'];
  key: string;
  before: string | null;
  after: string | null;
}

/**
 * What tells a row from every other row of its release; null for a row that is known by its place
 * alone.
 */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
export function keyOf(record: ReleaseRecord): string | null {
  switch (record.kind) {
    case 'line':
      return record.code === null
        ? null
        : `${record.code}${record.suffix === '80' ? '' : `-${record.suffix}`}`;
    case 'measure':
    case 'area':
    case 'party':
      return record.id;
    case 'rate':
      return `${record.currency} ${record.date}`;
    case 'list':
      return `${record.measure} ${record.code} ${record.from}`;
    case 'row':
      return `${record.table}: ${record.fields.join(' | ')}`;
    case 'prefix':
      return record.first;
    case 'ruling':
      return record.number;
    case 'agency_code':
      return agencyKey(record);
    case 'note':
      return `${record.level} ${record.number}`;
    case 'quota':
      return `${record.order} ${record.from}`;
  }
}

/**
 * Whether a row that is gone may be a fault of the publication: quota periods end by themselves,
 * many of them on one day.
 */
export const isLoss = ({ kind }: Pick<Difference, 'kind'>): boolean => kind !== 'quota';

const agencyKey = ({ scheme, parts }: AgencyCodeRecord): string =>
  `${scheme} ${Object.entries(parts)
    .map(([level, code]) => `${level}=${code ?? '*'}`)
    .join(' ')}`;

/** Differences between the rows of a part, by key. Rows without a key are not compared. */
export function compareRows(
  before: readonly ReleaseRecord[],
  after: readonly ReleaseRecord[],
): Difference[] {
  const [old, present] = [byKey(before), byKey(after)];
  const differences: Difference[] = [];
  for (const [key, record] of present) {
    const was = old.get(key);
    if (was) differences.push(...differencesOf(key, was, record));
    else
      differences.push({
        change: 'added',
        kind: record.kind,
        key,
        before: null,
        after: wordsOf(record),
      });
  }
  for (const [key, record] of old)
    if (!present.has(key))
      differences.push({
        change: 'removed',
        kind: record.kind,
        key,
        before: wordsOf(record),
        after: null,
      });
  return differences;
}

function byKey(records: readonly ReleaseRecord[]): Map<string, ReleaseRecord> {
  const keyed = records.map((record) => [keyOf(record), record] as const);
  return new Map(keyed.flatMap(([key, record]) => (key === null ? [] : [[key, record] as const])));
}

function differencesOf(key: string, was: ReleaseRecord, is: ReleaseRecord): Difference[] {
  const one = (change: Difference['change'], before: string, after: string): Difference[] =>
    before === after ? [] : [{ change, kind: is.kind, key, before, after }];
  if (was.kind === 'line' && is.kind === 'line')
    return [
      ...one('reworded', was.text, is.text),
      ...one('rerated', ratesOf(was), ratesOf(is)),
      ...one('changed', restOf(was), restOf(is)),
    ];
  const told = one(
    is.kind === 'measure' || is.kind === 'rate' ? 'rerated' : 'changed',
    wordsOf(was),
    wordsOf(is),
  );
  // what the words leave out is shown as it is
  return told.length > 0 ? told : one('changed', JSON.stringify(was), JSON.stringify(is));
}

const ratesOf = ({ general, preferences, column2 }: LineRecord): string =>
  [general, preferences, column2].map((rate) => rate ?? '-').join(' | ');
const restOf = ({ indent, units, chapter99, notes, language, from, until }: LineRecord): string =>
  JSON.stringify({ indent, units, chapter99, notes, language, from, until });

/** A row in one line, for people. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function wordsOf(record: ReleaseRecord): string {
  switch (record.kind) {
    case 'line':
      return `${record.text} | ${ratesOf(record)}`;
    case 'measure':
      return `${record.code} ${record.type} ${record.area} ${record.duty ?? '-'} (${record.from} to ${record.until ?? 'open'})`;
    case 'area':
      return `${record.name}: ${record.members.map(({ country }) => country).join(' ')}`;
    case 'rate':
      return record.perEuro;
    case 'list':
      return `${record.rate ?? ''} until ${record.until ?? 'open'}`;
    case 'row':
      return record.fields.join(' | ');
    case 'party':
      return JSON.stringify({ ...record, kind: undefined });
    case 'prefix':
      return `${record.first}-${record.last} ${record.organisation}`;
    case 'ruling':
      return `${record.subject} | ${record.tariffs.join(' ')} | ${record.standing}`;
    case 'agency_code':
      return `${record.description} | ${record.hsCodes.join(' ')}`;
    case 'note':
      return record.text ?? 'no notes';
    case 'quota':
      return `${record.balance ?? '-'} of ${record.volume ?? '-'} ${record.unit ?? ''} ${record.status ?? ''} (until ${record.until ?? 'open'})`;
  }
}

/** Rates of a record as printed. */
export function printedRates(record: ReleaseRecord): string[] {
  if (record.kind === 'line')
    return [record.general, record.column2].filter((rate) => rate !== null);
  return record.kind === 'measure' && record.duty !== null && YIELDS_MONEY.test(record.type)
    ? [record.duty]
    : [];
}
// 1xx tariff duties except supplementary units, 3xx taxes, 55x trade remedies, 67x components, 695
// and 696 additional duties
const YIELDS_MONEY = /^(?:10[3-6]|11[2579]|12[23]|14[1-7]|30[56]|55[1-4]|67[2-4]|69[56])$/;

/** Rate texts of a record that are not understood: stored as text, never taken as free. */
export const unparsedRates = (record: ReleaseRecord, dollar: Dollar): string[] =>
  printedRates(record).filter((rate) => parseDuty(rate, dollar).kind === 'unparsed');

/** Share of rows or codes by which a release may differ before an operator must look. */
export const CHANGE_SHARE_MAX = 0.02;

export interface Sizes {
  rows: number;
  /** Rows with a key. */
  keys: number;
}

/** What lines had and no longer have. */
export interface Losses {
  /** Codes whose general rate is gone. */
  rates: string[];
  /** Codes whose text is gone. */
  texts: string[];
  /**
   * Lines with preferences, or referred to chapter 99, before; and how many of them are without
   * now.
   */
  preferences: { before: number; lost: number };
  references: { before: number; lost: number };
}

export const noLosses = (): Losses => ({
  rates: [],
  texts: [],
  preferences: { before: 0, lost: 0 },
  references: { before: 0, lost: 0 },
});

/** Adds what the lines of a part have lost from one release to the next. */
export function addLosses(
  losses: Losses,
  before: readonly ReleaseRecord[],
  after: readonly ReleaseRecord[],
): void {
  const present = byKey(after);
  for (const was of before) {
    const key = keyOf(was);
    const is = key === null ? undefined : present.get(key);
    if (key === null || was.kind !== 'line' || is?.kind !== 'line') continue;
    if (was.general !== null && is.general === null) losses.rates.push(key);
    if (was.text !== '' && is.text === '') losses.texts.push(key);
    count(losses.preferences, was.preferences !== null, is.preferences !== null);
    count(losses.references, was.chapter99.length > 0, is.chapter99.length > 0);
  }
}

/** The third country duty, and the same under end use: a code may have either, or both. */
const THIRD_COUNTRY: ReadonlySet<string> = new Set(['103', '105']);

/**
 * Codes (10 digits) at which a third country duty stands in the measures before, and after them
 * neither there nor above or below, whatever the numbers of the measures. Whether lines of these
 * codes are left, their own part says: `linesLeft`.
 */
export function dutiesLost(
  before: readonly ReleaseRecord[],
  after: readonly ReleaseRecord[],
): string[] {
  const lost = (...types: readonly string[]): string[] => {
    const reached = reachOf(codesWith(after, types));
    return [...codesWith(before, types)].filter((code) => !reached(code));
  };
  // goods that lose the duty for everybody keep none by the one under end use, which must be
  // claimed
  return [...new Set([...lost('103'), ...lost(...THIRD_COUNTRY)])].sort();
}

const codesWith = (records: readonly ReleaseRecord[], types: readonly string[]): Set<string> =>
  new Set(
    records.flatMap((record) =>
      record.kind === 'measure' && record.duty !== null && types.includes(record.type)
        ? [record.code]
        : [],
    ),
  );

/** Whether one of the codes is a code, stands above it, or below it. */
function reachOf(codes: ReadonlySet<string>): (code: string) => boolean {
  const above = new Set([...codes].flatMap(levelsOf));
  return (code) => above.has(code) || levelsOf(code).some((level) => codes.has(level));
}

/** A code of ten digits and those above it: zeros fill them up. */
const levelsOf = (code: string): string[] =>
  [10, 8, 6, 4, 2].map((digits) => code.slice(0, digits).padEnd(10, '0'));

/**
 * Those of the codes (10 digits) that a line of the day prints, or below which one stands:
 * publishers print ended lines too.
 */
export function linesLeft(
  codes: readonly string[],
  lines: readonly ReleaseRecord[],
  date: string,
): string[] {
  const printed = lines.flatMap((line) =>
    line.kind === 'line' && line.code && existsOn(line, date) ? [line.code] : [],
  );
  const left = new Set(printed.flatMap((code) => levelsOf(code.padEnd(10, '0'))));
  return codes.filter((code) => left.has(code));
}

function count(tally: { before: number; lost: number }, had: boolean, has: boolean): void {
  if (!had) return;
  tally.before += 1;
  if (!has) tally.lost += 1;
}

/** Why a release is held back, in words; empty when nothing speaks against it. */
export function holdsOf(
  before: Sizes,
  after: Sizes,
  found: {
    removed: number;
    newlyUnparsed: readonly { key: string; rate: string }[];
    losses?: Losses;
  },
): string[] {
  const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);
  const percent = (value: number): string => `${(value * 100).toFixed(2)} %`;
  const rows = share(Math.abs(after.rows - before.rows), before.rows);
  const removed = share(found.removed, before.keys);
  const holds: string[] = [];
  if (rows > CHANGE_SHARE_MAX)
    holds.push(`${after.rows} rows instead of ${before.rows}: ${percent(rows)} off, more than 2 %`);
  if (removed > CHANGE_SHARE_MAX)
    holds.push(
      `${found.removed} of ${before.keys} codes are gone: ${percent(removed)}, more than 2 %`,
    );
  if (found.newlyUnparsed.length > 0) {
    const named = found.newlyUnparsed.slice(0, 5).map(({ key, rate }) => `${key} "${rate}"`);
    holds.push(
      `${found.newlyUnparsed.length} rates are not understood in rows that had one before: ${named.join(', ')}`,
    );
  }
  return [...holds, ...lossesInWords(found.losses ?? noLosses())];
}

function lossesInWords({ rates, texts, preferences, references }: Losses): string[] {
  const some = (codes: readonly string[]): string => codes.slice(0, 5).join(', ');
  const most = (what: string, { before, lost }: { before: number; lost: number }): string[] =>
    lost > before * CHANGE_SHARE_MAX ? [`${lost} of ${before} lines have lost their ${what}`] : [];
  return [
    ...(rates.length > 0 ? [`${rates.length} lines have lost their rate: ${some(rates)}`] : []),
    ...(texts.length > 0 ? [`${texts.length} lines have lost their text: ${some(texts)}`] : []),
    ...most('preferences', preferences),
    ...most('references to chapter 99', references),
  ];
}
