/** How additional duties keep each other off: exemptions, decided again until nothing changes. */
import { holdsOn } from '../../calendar.ts';
import { codeSetOf } from '../../codeSet.ts';
import { type Decimal, HUNDRED } from '../../decimal.ts';
import { rememberedOf } from '../../remembered.ts';
import type { ExemptionCondition, MeasureExemption, MeasureRow } from '../types.ts';
import type { Applied, MeasureFacts } from './measureFacts.ts';
import { type Metal, metalOf, percentOf } from './measureRate.ts';

/**
 * A measure as decided in one round; `several` when the code may fall under more than one heading
 * of the family.
 */
export type DecidedMeasure = Omit<Applied, 'doubtful' | 'dividing'> & { several: boolean };

/** What a kind is charged on: the whole value, or the value of one metal. */
type Cover = 'whole' | Metal;
type Charged = ReadonlyMap<string, Cover>;

/**
 * Which of the measures on the goods are charged, and what keeps the others off. An exemption may
 * hang on another kind of measure being charged, which itself may be kept off: all are decided on
 * what the round before charged, until two rounds agree. No kind keeps itself off through others (a
 * test of the table sees to it), so there are no more rounds than kinds.
 */
export function settle(measures: readonly MeasureRow[], facts: MeasureFacts): DecidedMeasure[] {
  const families = familiesOf(measures);
  const watched = measures.flatMap(watchedBy);
  let charged: Charged = new Map();
  let decided: DecidedMeasure[] = [];
  for (let round = 0; round <= families.length + 1; round += 1) {
    const before = charged;
    decided = families.flatMap((rows) =>
      oneOfFamily(rows.flatMap((row) => decide(row, facts, before))),
    );
    charged = chargedBy(decided, watched);
    if (sameCover(charged, before)) break;
  }
  return decided;
}

/**
 * Rows by kind where one heading of the kind is charged on an article, as in section 232; other
 * rows stand alone.
 */
function familiesOf(measures: readonly MeasureRow[]): MeasureRow[][] {
  const families = new Map<string, MeasureRow[]>();
  const alone: MeasureRow[][] = [];
  for (const row of measures) {
    const family = families.get(row.kind);
    if (!row.kind.startsWith('section_232')) alone.push([row]);
    else if (family) family.push(row);
    else families.set(row.kind, [row]);
  }
  return [...alone, ...families.values()];
}

/**
 * Of the headings of a family the dearest that is charged; one that an exemption keeps off gives
 * way to it.
 */
function oneOfFamily(decided: readonly DecidedMeasure[]): DecidedMeasure[] {
  if (decided.length < 2) return [...decided];
  const charged = decided.filter(({ exemption }) => exemption === null);
  const [first, ...rest] = charged.length > 0 ? charged : decided;
  if (!first) return [];
  const top = rest.reduce(
    (best, one) => (percentOf(one.row).gt(percentOf(best.row)) ? one : best),
    first,
  );
  // Two rows of one heading and rate, as lists laid over the table may make them, leave no doubt.
  const several = charged.some(
    ({ row }) => row.heading !== top.row.heading || !percentOf(row).eq(percentOf(top.row)),
  );
  return [{ ...top, several }];
}

/** Kinds charged that another measure on the goods looks at, and on what. */
function chargedBy(decided: readonly DecidedMeasure[], watched: readonly string[]): Charged {
  const charged = new Map<string, Cover>();
  for (const { row, exemption } of decided)
    if (
      exemption === null &&
      charged.get(row.kind) !== 'whole' &&
      watched.some((named) => isOfKind(row.kind, named))
    )
      charged.set(row.kind, metalOf(row) ?? 'whole');
  return charged;
}

/** The kinds that a row's exemptions look at, found once. */
const watchedBy = rememberedOf(({ exemptions }: MeasureRow): readonly string[] =>
  exemptions
    .flatMap((exemption) => [exemption, ...(exemption.and ?? [])])
    .flatMap(({ when, values }) => (when === 'measure' ? values : [])),
);

const sameCover = (left: Charged, right: Charged): boolean =>
  left.size === right.size && [...left].every(([kind, cover]) => right.get(kind) === cover);

/**
 * The row charged, kept off under a heading, or (nothing) left to the row that speaks for the goods
 * instead.
 */
function decide(row: MeasureRow, facts: MeasureFacts, charged: Charged): DecidedMeasure[] {
  let part: DecidedMeasure['part'] = null;
  for (const exemption of row.exemptions) {
    const kept = keptOffBy(exemption, facts, charged);
    if (kept === 'whole')
      return exemption.heading === null
        ? []
        : [
            {
              row,
              exemption,
              others: othersOf(exemption, row, facts, charged),
              part: null,
              several: false,
            },
          ];
    if (kept !== null && part === null) part = { exemption, metals: kept };
  }
  return [{ row, exemption: null, part, several: false }];
}

/** Exemptions under other headings that keep the whole of the row off too. */
const othersOf = (
  applied: MeasureExemption,
  { exemptions }: MeasureRow,
  facts: MeasureFacts,
  charged: Charged,
): MeasureExemption[] =>
  exemptions.filter(
    (one) =>
      one.heading !== null &&
      one.heading !== applied.heading &&
      keptOffBy(one, facts, charged) === 'whole',
  );

/**
 * How far an exemption reaches: over the whole value, over the value of metals that are charged
 * elsewhere, or not at all.
 */
function keptOffBy(
  exemption: MeasureExemption,
  facts: MeasureFacts,
  charged: Charged,
): 'whole' | readonly Metal[] | null {
  const { validity, within, and = [] } = exemption;
  if (validity && !holdsOn(validity, facts.date)) return null;
  if (within.length > 0 && !codeSetOf(within).covers(facts.digits)) return null;
  if (!and.every((one) => isMet(one, facts, charged))) return null;
  if (exemption.when !== 'measure' || exemption.negated)
    return isMet(exemption, facts, charged) ? 'whole' : null;
  const covers = coversOf(exemption, charged);
  if (covers.length === 0) return null;
  const metals = covers.filter((cover) => cover !== 'whole');
  return metals.length < covers.length ? 'whole' : metals;
}

function isMet(condition: ExemptionCondition, facts: MeasureFacts, charged: Charged): boolean {
  return MET[condition.when](condition, facts, charged) !== condition.negated;
}

const includesAny = (wanted: readonly string[], given: readonly string[] | undefined): boolean =>
  given !== undefined && given.length > 0 && wanted.some((one) => given.includes(one));

type Test = (condition: ExemptionCondition, facts: MeasureFacts, charged: Charged) => boolean;
const MET: Readonly<Record<ExemptionCondition['when'], Test>> = {
  column2: (_, { columnTwo }) => columnTwo,
  measure: (condition, _, charged) => coversOf(condition, charged).length > 0,
  claimed: ({ values }, { claimed }) => includesAny(values, claimed),
  code: ({ values }, { digits }) => codeSetOf(values).covers(digits),
  light: (_, { light }) => light,
  nometal: (_, { noMetal }) => noMetal === true,
  claim: ({ values }, { claims }) => includesAny(values, claims),
  condition: ({ values }, { conditions }) => includesAny(values, conditions),
  origin: ({ values }, { origin }) => origin !== undefined && values.includes(origin),
  melted: ({ values, share = HUNDRED }, facts) =>
    values.some((country) => meltShareOf(country, facts)?.gte(share) === true),
};

function meltShareOf(country: string, { meltShares, melted }: MeasureFacts): Decimal | undefined {
  if (meltShares) return meltShares.get(country);
  return melted?.includes(country) ? HUNDRED : undefined;
}

const coversOf = ({ values }: ExemptionCondition, charged: Charged): Cover[] =>
  [...charged].flatMap(([kind, cover]) =>
    values.some((value) => isOfKind(kind, value)) ? [cover] : [],
  );

/**
 * Whether a kind is the one named, or one of the family whose beginning is named: `section_232`.
 */
export const isOfKind = (kind: string, named: string): boolean =>
  kind === named || (kind.startsWith(named) && kind[named.length] === '_');

/**
 * Kinds that keep themselves off through each other for an origin on a day, in their order; null
 * when there are none. Such a table could not be decided.
 */
export function circleOf(
  measures: readonly MeasureRow[],
  origin: string,
  date: string,
): string[] | null {
  const kinds = [...new Set(measures.map(({ kind }) => kind))];
  const removers = new Map(
    kinds.map((kind) => [
      kind,
      removersOf(
        measures.filter((row) => row.kind === kind),
        kinds,
        origin,
        date,
      ),
    ]),
  );
  const walk = (kind: string, path: readonly string[]): string[] | null => {
    if (path.includes(kind)) return [...path.slice(path.indexOf(kind)), kind];
    for (const next of removers.get(kind) ?? []) {
      const found = walk(next, [...path, kind]);
      if (found) return found;
    }
    return null;
  };
  for (const kind of kinds) {
    const found = walk(kind, []);
    if (found) return found;
  }
  return null;
}

function removersOf(
  rows: readonly MeasureRow[],
  kinds: readonly string[],
  origin: string,
  date: string,
): string[] {
  const named = rows
    .flatMap(({ exemptions }) => exemptions)
    .filter(({ validity }) => !validity || holdsOn(validity, date))
    .map((exemption) => [exemption, ...(exemption.and ?? [])])
    .filter((all) => all.every(({ when, values }) => when !== 'origin' || values.includes(origin)))
    .flat()
    .flatMap(({ when, values }) => (when === 'measure' ? values : []));
  return kinds.filter((kind) => named.some((one) => isOfKind(kind, one)));
}
