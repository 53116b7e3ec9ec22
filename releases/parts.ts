/**
 * Sorting the records of a release into parts: a chapter, a year, a list. A part that did not
 * change is stored once.
 */
import { keyOf } from '../engine/release/compare.ts';
import type { AgencyCodeRecord, ReleaseRecord } from '../engine/release/records.ts';

const PARTY_ROWS = 2000;
/**
 * Rulings are numbered as they are given: those that begin alike come from a few years, and the old
 * ones rarely change.
 */
const RULING_SERIES = 3;

/** Takes records one after the other and keeps them, as lines of JSON, under their parts. */
export class PartSorter {
  readonly counts: Record<string, number> = {};
  readonly #parts = new Map<string, string[]>();
  /** Text rows wait for the next row with a code: they belong to its chapter. */
  readonly #waiting: string[] = [];

  add(record: ReleaseRecord): void {
    const nth = (this.counts[record.kind] = (this.counts[record.kind] ?? 0) + 1);
    const line = JSON.stringify(record);
    if (record.kind === 'line' && record.code === null) {
      this.#waiting.push(line);
      return;
    }
    const lines = this.#linesOf(partOf(record, nth));
    if (record.kind === 'line') lines.push(...this.#waiting.splice(0));
    lines.push(line);
  }

  /** Parts in the order of their names, each given away once. */
  *parts(): Generator<{ part: string; lines: string[] }> {
    if (this.#waiting.length > 0) this.#linesOf('line/zz').push(...this.#waiting.splice(0));
    for (const part of [...this.#parts.keys()].sort()) {
      const lines = this.#parts.get(part) ?? [];
      this.#parts.delete(part);
      yield { part, lines };
    }
  }

  #linesOf(part: string): string[] {
    const known = this.#parts.get(part);
    if (known) return known;
    const lines: string[] = [];
    this.#parts.set(part, lines);
    return lines;
  }
}

// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function partOf(record: ReleaseRecord, nth: number): string {
  switch (record.kind) {
    case 'line':
      return `line/${(record.code ?? 'zz').slice(0, 2)}`;
    case 'measure':
      return `measure/${record.code.slice(0, 2)}`;
    case 'rate':
      return `rate/${record.date.slice(0, 4)}`;
    case 'party':
      return `party/${record.list}/${String(Math.floor((nth - 1) / PARTY_ROWS)).padStart(4, '0')}`;
    case 'row':
      return `row/${record.table}`;
    case 'ruling':
      return `ruling/${record.number.slice(0, RULING_SERIES)}`;
    case 'agency_code':
      return `agency_code/${firstPart(record)}`;
    case 'quota':
      return `quota/${record.order.slice(0, 3)}`;
    case 'area':
    case 'list':
    case 'note':
    case 'prefix':
      return record.kind;
  }
}

/** Industry or chapter: the beginning of the first level. */
const firstPart = ({ parts }: AgencyCodeRecord): string =>
  (Object.values(parts)[0] ?? 'any').slice(0, 2);

/**
 * The rows of a release that only adds: those of the release before that the new one does not name,
 * then the new ones.
 */
export function* merged(
  before: Iterable<ReleaseRecord>,
  present: readonly ReleaseRecord[],
): Generator<ReleaseRecord> {
  const named = new Set(present.map(keyOf));
  for (const record of before) if (!named.has(keyOf(record))) yield record;
  yield* present;
}
