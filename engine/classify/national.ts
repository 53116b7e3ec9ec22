/**
 * Chooses the national line under a six-digit code. Lines are told apart by what their labels
 * demand; codes are never padded.
 */
import { existsOn } from '../calendar.ts';
import type { NationalLine, NomenclatureBook } from '../hs.ts';
import type { ScheduleName } from '../hscode.ts';
import type { Decision } from './decide.ts';
import type { AxisValue } from './lexicon.ts';
import { conditionsOf, type LineConditions } from './nationalConditions.ts';
import type { NameIndex } from './nameIndex.ts';
import type { GoodsText } from './text.ts';
import { evidenceOf, fitOf, siblingsOf } from './nationalScore.ts';
import type { Sight } from './truth.ts';

export interface ChosenLine {
  code: string;
  label: string;
  /** The publisher's words, where an official release is live. */
  official?: string;
  /** Language of those words; absent: English. */
  language?: string;
  units: readonly string[];
  /** Probability of this line given that the six digits are right. */
  chance: number;
  /** Whether the choice hangs on a price that is unknown, converted or near a bound. */
  valueUncertain: boolean;
}

export interface NationalSight {
  text: GoodsText;
  decision: Decision;
  sight: Sight;
  names: NameIndex;
  vocabulary: readonly AxisValue[];
  price: number | undefined;
  /** Day on which a line must exist; absent: lines of all days. */
  on: string | undefined;
  /** False when the price is in another currency than the schedule's bands. */
  priceInBandCurrency: boolean;
}

/**
 * The declarable lines under a code that exist on the day, best first; empty when none are
 * embedded.
 */
export function nationalLines(
  book: NomenclatureBook,
  schedule: ScheduleName,
  code: string,
  seen: NationalSight,
): ChosenLine[] {
  const { on } = seen;
  const all = book.national[schedule].get(code) ?? [];
  const lines = on === undefined ? all : all.filter((line) => existsOn(line, on));
  const leaves = lines.filter(
    (line) => !lines.some((other) => other.code !== line.code && other.code.startsWith(line.code)),
  );
  if (leaves.length === 0) return [];
  const read = withResidual(
    leaves.map((line) => ({ line, demands: demandsOf(line, lines, seen) })),
  );
  const siblings = siblingsOf(read.map(({ demands }) => demands));
  const goods = {
    ...seen,
    evidence: evidenceOf(seen.text, seen.decision),
    chapter: code.slice(0, 2),
  };
  const scored = read.map(({ line, demands }) => ({ line, ...fitOf(demands, siblings, goods) }));
  const weights = scored.map((one) => Math.exp(one.score / TEMPERATURE));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const banded = new Set(read.map(({ demands }) => JSON.stringify(demands.value))).size > 1;
  return scored
    .map(({ line, nearBound }, at) => ({
      code: line.code,
      label: line.label,
      ...(line.official === undefined ? {} : { official: line.official }),
      ...(line.language === undefined ? {} : { language: line.language }),
      units: unitsOf(line, lines),
      chance: (weights[at] ?? 0) / total,
      valueUncertain:
        banded && (seen.price === undefined || !seen.priceInBandCurrency || nearBound),
    }))
    .sort((a, b) => b.chance - a.chance || (a.code < b.code ? -1 : 1));
}

const TEMPERATURE = 0.45;

function unitsOf(line: NationalLine, lines: readonly NationalLine[]): readonly string[] {
  if (line.units.length > 0) return line.units;
  return (
    lines.find(
      ({ code, units }) =>
        code.length < line.code.length && line.code.startsWith(code) && units.length > 0,
    )?.units ?? []
  );
}

const memo = new WeakMap<NationalLine, LineConditions>();

/** Demands of a line together with those of the line above it. */
function demandsOf(
  line: NationalLine,
  lines: readonly NationalLine[],
  seen: NationalSight,
): LineConditions {
  const known = memo.get(line);
  if (known) return known;
  const own = conditionsOf(line.label, seen.names, seen.vocabulary);
  const parent = lines.find(
    ({ code }) => code.length < line.code.length && line.code.startsWith(code),
  );
  const above = parent ? conditionsOf(parent.label, seen.names, seen.vocabulary) : null;
  const joined: LineConditions = {
    conditions: [
      ...own.conditions,
      ...(above?.conditions.filter(
        (one) => !own.conditions.some((mine) => JSON.stringify(mine) === JSON.stringify(one)),
      ) ?? []),
    ],
    isOfCloth: own.isOfCloth,
    value: own.value ?? above?.value ?? null,
    parts: own.parts,
    denied: own.denied,
    extras: own.extras,
    residual: own.residual,
    demanded: own.demanded,
    trap: [...own.trap, ...(above?.trap ?? [])],
  };
  memo.set(line, joined);
  return joined;
}

/**
 * Where no label says "other", those that say so of their kind are the residual; else the last line
 * is: tariffs put it there. One for girls is no rest of one for women.
 */
function withResidual<T extends { line: NationalLine; demands: LineConditions }>(read: T[]): T[] {
  if (read.some(({ demands }) => demands.residual === true))
    return read.map((one) => ({
      ...one,
      demands: { ...one.demands, residual: one.demands.residual === true },
    }));
  if (read.some(({ demands }) => demands.residual)) return read;
  const last = read.reduce((code, { line }) => (line.code > code ? line.code : code), '');
  return read.map((one) =>
    one.line.code === last && !isForPersons(one.demands)
      ? { ...one, demands: { ...one.demands, residual: true } }
      : one,
  );
}

const isForPersons = ({ conditions }: LineConditions): boolean =>
  conditions.some((one) => one.test === 'axis' && one.axis === 'user');
