/**
 * Chooses the national line under a six-digit code. Lines are told apart by what their labels
 * demand; codes are never padded.
 */
import { existsOn } from '../calendar.ts';
import type { NationalLine, NomenclatureBook } from '../hs.ts';
import type { ScheduleName } from '../hscode.ts';
import type { CodeCandidate } from './decide.ts';
import type { AxisValue, RuleCondition } from './lexicon.ts';
import { evidenceOf, siblingsOf, weighingOf } from './lineFeatures.ts';
import { levelsIn } from './lineTexts.ts';
import { chancesOf, type LineFeatures } from './lineWeights.ts';
import { conditionsOf, type LineConditions, NO_DEMANDS, wordKeys } from './nationalConditions.ts';
import type { NameIndex } from './nameIndex.ts';
import { kindOf } from './signals.ts';
import type { GoodsText } from './text.ts';
import { isResidual } from './printedLine.ts';
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
  /** Whether it is the rest of all, and no line is named. */
  isRest: boolean;
  /** Whether it is for goods of any value above a low bound. */
  isTopBand: boolean;
  /** Whether the text contradicts what it demands, or names what it leaves out. */
  isContradicted: boolean;
  /** Whether the choice hangs on a price that is unknown, converted or near a bound. */
  valueUncertain: boolean;
  /** What it demands of the goods and nobody said, where its siblings do not all demand it. */
  open: readonly RuleCondition[];
}

export interface NationalSight {
  text: GoodsText;
  /** The code that they stand under. */
  candidate: CodeCandidate;
  sight: Sight;
  /** Whether the code itself is for parts. */
  isForParts: boolean;
  names: NameIndex;
  vocabulary: readonly AxisValue[];
  price: number | undefined;
  /** Day on which a line must exist; absent: lines of all days. */
  on: string | undefined;
  /** False when the price is in another currency than the schedule's bands. */
  priceInBandCurrency: boolean;
}

/** A line with what it demands, and where it stands among its siblings. */
export interface WeighedLine {
  line: NationalLine;
  features: LineFeatures;
  /** Demands that its siblings do not all make and of which nothing is said. */
  open: readonly RuleCondition[];
  value: LineConditions['value'];
  /** Whether its value band and the price are near each other. */
  nearBound: boolean;
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
  const all = linesOn(book, schedule, code, seen.on);
  const { weighed, isBanded } = weighedLines(all, code, seen);
  const chances = chancesOf(
    weighed.map(({ features }) => features),
    kindOf(seen.text),
  );
  return weighed
    .map(({ line, nearBound, open, features, value }, at) => ({
      code: line.code,
      label: line.label,
      ...(line.official === undefined ? {} : { official: line.official }),
      ...(line.language === undefined ? {} : { language: line.language }),
      units: unitsOf(line, all),
      chance: chances[at] ?? 0,
      isRest: features.unnamedResidual > 0,
      isTopBand: value !== null && value.upTo === null && (value.over ?? 0) <= LOW_BAND,
      isContradicted: features.broken > 0 || features.denied > 0,
      open,
      valueUncertain:
        isBanded && (seen.price === undefined || !seen.priceInBandCurrency || nearBound),
    }))
    .sort(byChance);
}

/**
 * At a tie nothing names a line: then the rest of all, which tariffs put last, holds the goods; of
 * value bands the one without a limit above, where the amount is one of long ago.
 */
function byChance(one: ChosenLine, other: ChosenLine): number {
  if (Math.abs(one.chance - other.chance) > TIE_WITHIN) return other.chance - one.chance;
  if (one.isRest !== other.isRest) return one.isRest ? -1 : 1;
  if (one.isTopBand !== other.isTopBand) return one.isTopBand ? -1 : 1;
  return one.code < other.code === one.isRest ? 1 : -1;
}
const TIE_WITHIN = 1e-9;
/** In the money of the schedule: most goods of today are worth more. */
const LOW_BAND = 10;

/** All lines under a code that exist on the day, those above others too. */
export function linesOn(
  book: NomenclatureBook,
  schedule: ScheduleName,
  code: string,
  on: string | undefined,
): readonly NationalLine[] {
  const all = book.national[schedule].get(code) ?? [];
  return on === undefined ? all : all.filter((line) => existsOn(line, on));
}

/** The declarable ones of the lines under a code, with what speaks for each. */
export function weighedLines(
  lines: readonly NationalLine[],
  code: string,
  seen: NationalSight,
): { weighed: WeighedLine[]; isBanded: boolean } {
  const leaves = lines.filter(
    (line) => !lines.some((other) => other.code !== line.code && other.code.startsWith(line.code)),
  );
  const demands = demandsOfLines(leaves, lines, seen);
  const siblings = siblingsOf(demands);
  const goods = {
    ...seen,
    evidence: evidenceOf(seen.text, seen.candidate),
    // under a code for parts no line is for the whole
    isPart: seen.candidate.support?.article.relation?.kind === 'part' || seen.isForParts,
    chapter: code.slice(0, 2),
  };
  const last = lastOf(leaves, demands);
  const weighed = leaves.map((line, at): WeighedLine => {
    const weighing = weighingOf(demands[at] ?? NO_DEMANDS, siblings, goods);
    const features = { ...weighing.features, last: Number(line === last) };
    return { line, ...weighing, features, value: demands[at]?.value ?? null };
  });
  return {
    weighed,
    isBanded: new Set(demands.map(({ value }) => JSON.stringify(value))).size > 1,
  };
}

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

/** What each of the lines demands; of a line without words of our own what its siblings are not. */
function demandsOfLines(
  leaves: readonly NationalLine[],
  lines: readonly NationalLine[],
  seen: NationalSight,
): LineConditions[] {
  const common = commonLevels(leaves);
  return leaves.map((line) => {
    const known = memo.get(line);
    if (known) return known;
    const demands = demandsOf(line, lines, common, seen);
    memo.set(line, demands);
    return demands;
  });
}

/** How many levels of the publisher's texts all lines have. */
function commonLevels(leaves: readonly NationalLine[]): number {
  const [first = [], ...others] = leaves.map(officialLevels);
  const differs = first.findIndex((level, at) => others.some((other) => other[at] !== level));
  return Math.max(0, differs < 0 ? first.length - 1 : differs);
}

/** The publisher's levels, without the numbers of statistics behind them: «Other (666)». */
const officialLevels = ({ official }: NationalLine): string[] =>
  official === undefined
    ? []
    : levelsIn(official).map((level) => level.replace(/(?: ?\(\d{1,4}\)){1,3}$/, ''));

/** Demands of a line together with those of the line above it. */
function demandsOf(
  line: NationalLine,
  lines: readonly NationalLine[],
  common: number,
  { names, vocabulary }: NationalSight,
): LineConditions {
  const levels = officialLevels(line).slice(common);
  const isOwn = line.label !== line.official;
  const own = conditionsOf(isOwn ? line.label : levels.join(': '), names, vocabulary);
  const parent = lines.find(
    ({ code }) => code.length < line.code.length && line.code.startsWith(code),
  );
  const above =
    isOwn && parent && parent.label !== parent.official
      ? conditionsOf(parent.label, names, vocabulary)
      : null;
  return {
    ...own,
    conditions: [
      ...own.conditions,
      ...(above?.conditions.filter(
        (one) => !own.conditions.some((mine) => JSON.stringify(mine) === JSON.stringify(one)),
      ) ?? []),
    ],
    value: own.value ?? above?.value ?? null,
    trap: [...own.trap, ...(above?.trap ?? [])],
    residual: residualOf(levels, own.residual, isOwn),
    others: levels.filter(isResidual).length,
    levels: isOwn
      ? []
      : levels.filter((level) => !isResidual(level)).map((level) => wordKeys(level)),
  };
}

/**
 * The rest of all that stands under the code, or only of a kind that a level above names: what the
 * publisher's levels say goes before the words of our label.
 */
function residualOf(
  levels: readonly string[],
  said: LineConditions['residual'],
  isOwn: boolean,
): LineConditions['residual'] {
  if (levels.length > 0 && levels.every(isResidual)) return true;
  if (isOwn && said) return said;
  return isResidual(levels.at(-1) ?? '') || said ? 'kind' : false;
}

/**
 * Where no label says "other", the last line is the rest: tariffs put it there. One for girls is no
 * rest of one for women.
 */
function lastOf(
  leaves: readonly NationalLine[],
  demands: readonly LineConditions[],
): NationalLine | null {
  if (leaves.length < 2 || demands.some(({ residual }) => residual)) return null;
  const last = leaves.reduce((one, other) => (other.code > one.code ? other : one));
  const at = leaves.indexOf(last);
  return demands[at] && !isForPersons(demands[at]) ? last : null;
}

const isForPersons = ({ conditions }: LineConditions): boolean =>
  conditions.some((one) => one.test === 'axis' && one.axis === 'user');
