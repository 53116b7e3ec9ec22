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
import { labelKey } from './stem.ts';
import type { GoodsText } from './text.ts';
import { truthOf, type Sight } from './truth.ts';

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
  const common = commonWords(read.map(({ demands }) => demands));
  const evidence = evidenceOf(seen);
  const scored = read.map(({ line, demands }) => ({
    line,
    ...score(demands, common, evidence, seen),
  }));
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
    value: own.value ?? above?.value ?? null,
    parts: own.parts,
    residual: own.residual,
    demanded: own.demanded,
    trap: [...own.trap, ...(above?.trap ?? [])],
  };
  memo.set(line, joined);
  return joined;
}

/** Where no label says "other", the last line is the residual: tariffs put it there. */
function withResidual<T extends { line: NationalLine; demands: LineConditions }>(read: T[]): T[] {
  if (read.some(({ demands }) => demands.residual)) return read;
  const last = read.reduce((code, { line }) => (line.code > code ? line.code : code), '');
  return read.map((one) =>
    one.line.code === last ? { ...one, demands: { ...one.demands, residual: true } } : one,
  );
}

/** Words that every sibling has say nothing. */
function commonWords(all: readonly LineConditions[]): Set<string> {
  const [first, ...rest] = all.map(({ parts }) => new Set(parts.flat()));
  return new Set([...(first ?? [])].filter((word) => rest.every((words) => words.has(word))));
}

/** A word that only the article's own names hold is weaker evidence than one that the text says. */
const NAMED_BY_ARTICLE = 0.5;

/** Word keys of the text and of the first names of the article that won, with their weight. */
function evidenceOf({ text, decision }: NationalSight): Map<string, number> {
  const support = decision.candidates[0]?.support;
  const english = (support?.article.names ?? [])
    .filter(({ language }) => language === 'en')
    .slice(0, 2);
  const named = english
    .flatMap(({ phrase }) => phrase.toLowerCase().split(/[^a-z]+/))
    .filter(Boolean);
  const said = text.words.filter((_, at) => text.scopes[at] !== 'without');
  return new Map([
    ...named.map((word) => [labelKey(word), NAMED_BY_ARTICLE] as const),
    ...said.map((word) => [labelKey(word), 1] as const),
  ]);
}

/** What a demand weighs: met, broken, or nothing said. */
const CONDITION = {
  met: 1,
  broken: -2,
  silent: -0.15,
  silentAndRare: -0.6,
  silentPart: -1.2,
} as const;
const NAMED = {
  whole: 1.3,
  none: -0.6,
  unmetWord: -0.25,
  residual: 0.25,
  trap: -2.5,
  demanded: -0.6,
} as const;

/** What parcels usually hold, where the text does not say. */
const USUAL = new Map(
  [
    ['household', 0.3],
    ['domestic', 0.3],
    ['commercial', -0.4],
    ['industrial', -0.5],
    ['professional', -0.3],
    ['organic', -0.4],
    ['children', -0.4],
    ['under', -0.3],
    ['antique', -0.6],
    ['reptile', -0.8],
    ['handmade', -0.4],
    ['work', -0.3],
    ['wholesale', -0.3],
  ].map(([word, by]) => [labelKey(String(word)), Number(by)] as const),
);

function score(
  demands: LineConditions,
  common: ReadonlySet<string>,
  evidence: ReadonlyMap<string, number>,
  seen: NationalSight,
): { score: number; nearBound: boolean } {
  const named = namedScore(demands, common, evidence);
  const conditions = demands.conditions.reduce((sum, condition) => {
    const { state, prior } = truthOf(condition, seen.sight);
    if (state === 'unknown' && condition.test === 'axis' && condition.axis === 'part')
      return sum + CONDITION.silentPart;
    return (
      sum +
      (state === 'true'
        ? CONDITION.met
        : state === 'false'
          ? CONDITION.broken
          : prior === null
            ? CONDITION.silent
            : prior + CONDITION.silentAndRare)
    );
  }, 0);
  const band = bandScore(demands.value, seen.price);
  const trap = demands.trap.some((word) => (evidence.get(word) ?? 0) < 1) ? NAMED.trap : 0;
  const usual =
    demands.parts
      .flat()
      .reduce((sum, word) => sum + (evidence.has(word) ? 0 : (USUAL.get(word) ?? 0)), 0) +
    NAMED.demanded * demands.demanded.filter((word) => !evidence.has(word)).length;
  return {
    score: named + conditions + band.score + usual + (demands.residual ? NAMED.residual : 0) + trap,
    nearBound: band.near,
  };
}

/**
 * The part of the label that the text names best; words of that part which nothing names speak
 * against it.
 */
function namedScore(
  { parts, residual }: LineConditions,
  common: ReadonlySet<string>,
  evidence: ReadonlyMap<string, number>,
): number {
  const scores = parts.flatMap((part) => {
    const words = part.filter((word) => !common.has(word));
    const met = words.reduce((sum, word) => sum + (evidence.get(word) ?? 0), 0);
    const unmet = words.filter((word) => !evidence.has(word)).length;
    return met === 0
      ? []
      : [(NAMED.whole * met) / words.length + NAMED.unmetWord * Math.min(3, unmet)];
  });
  const distinct = parts.some((part) => part.some((word) => !common.has(word)));
  return scores.length > 0 ? Math.max(...scores) : residual || !distinct ? 0 : NAMED.none;
}

/** A price within this share of a bound may fall on the other side. */
const NEAR_BOUND = 0.1;

function bandScore(
  value: LineConditions['value'],
  price: number | undefined,
): { score: number; near: boolean } {
  if (!value) return { score: 0, near: false };
  // Without a price the dearer band is the safer guess for parcels.
  if (price === undefined || price <= 0)
    return { score: value.upTo === null ? 0.1 : -0.2, near: false };
  const amount = price * (value.per.startsWith('dozen') ? 12 : value.per === 'gross' ? 144 : 1);
  if (value.per === 'kg' || value.per === 'm2') return { score: 0, near: true };
  const near = [value.over, value.upTo].some(
    (bound) => bound !== null && Math.abs(amount - bound) <= bound * NEAR_BOUND,
  );
  const holds =
    (value.over === null || amount > value.over) && (value.upTo === null || amount <= value.upTo);
  return { score: holds ? 1.2 : -2.5, near };
}
