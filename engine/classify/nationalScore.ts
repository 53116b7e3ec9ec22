/**
 * How well a national line fits the goods: what its label demands, against what is said of them.
 */
import { foldMarks, wordsOf } from '../fold.ts';
import type { Decision } from './decide.ts';
import type { RuleCondition } from './lexicon.ts';
import type { LineConditions } from './nationalConditions.ts';
import { labelKey } from './stem.ts';
import type { GoodsText } from './text.ts';
import { truthOf, type Sight, type Truth } from './truth.ts';

/** What the lines under a code are told apart by. */
export interface Siblings {
  /** How far each word tells them apart: 1 where one alone has it, 0 where all have. */
  rarities: ReadonlyMap<string, number>;
  /** Whether some are knitted and others woven; where all are one, no line gains by it. */
  isWeaveContested: boolean;
}

export const siblingsOf = (all: readonly LineConditions[]): Siblings => ({
  rarities: raritiesOf(all),
  isWeaveContested: isWeaveContested(all),
});

function raritiesOf(all: readonly LineConditions[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { parts } of all)
    for (const word of new Set(parts.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const others = Math.max(1, all.length - 1);
  return new Map([...counts].map(([word, count]) => [word, (all.length - count) / others]));
}

const isWeaveContested = (all: readonly LineConditions[]): boolean =>
  new Set(
    all.flatMap(({ conditions }) =>
      conditions.flatMap((one) =>
        one.test === 'axis' && one.axis === 'weave' ? [one.values.join(' ')] : [],
      ),
    ),
  ).size > 1;

/** A word that only the article's own names hold is weaker evidence than one that the text says. */
const NAMED_BY_ARTICLE = 0.5;

/** What a text says, for its lines. */
export function evidenceOf(text: GoodsText, decision: Decision): Evidence {
  const support = decision.candidates[0]?.support;
  const english = (support?.article.names ?? [])
    .filter(({ language }) => language === 'en')
    .slice(0, 2);
  const named = english
    .flatMap(({ phrase }) => phrase.toLowerCase().split(/[^a-z]+/))
    .filter(Boolean);
  const keys = text.words.map(labelKey);
  // what a name of another language means is said as well
  const meant = wordsOf(foldMarks(support?.hit.english ?? '')).map(labelKey);
  const isSaid = (at: number): boolean => text.scopes[at] !== 'without';
  const isTitle = (at: number): boolean => text.fields[text.fieldOf[at] ?? 0]?.kind === 'title';
  return {
    words: new Map([
      ...named.map((word) => [labelKey(word), NAMED_BY_ARTICLE] as const),
      ...[...keys.filter((_, at) => isSaid(at)), ...meant].map((key) => [key, 1] as const),
    ]),
    title: new Set([...keys.filter((_, at) => isSaid(at) && isTitle(at)), ...meant]),
  };
}

export interface Evidence {
  /** Word keys of the text and of the first names of the article that won, with their weight. */
  words: ReadonlyMap<string, number>;
  /** Those of the title: an attribute may speak of a lining or of a box. */
  title: ReadonlySet<string>;
}

/** What a demand weighs: met, broken, or nothing said. */
const CONDITION = {
  met: 1,
  broken: -2,
  silent: -0.15,
  silentAndRare: -0.6,
  silentAndUsual: 0.1,
  silentPart: -1.2,
  /** A share of another material that nobody mentions is not there. */
  silentShare: -1,
} as const;
const NAMED = {
  whole: 1.3,
  none: -0.6,
  unmetWord: -0.25,
  residual: 0.25,
  trap: -2.5,
  demanded: -0.6,
  denied: -1.5,
  extra: -0.3,
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
    ['bulk', -0.5],
    ['braid', -0.4],
    ['abaca', -0.6],
    ['check', -0.3],
  ].map(([word, by]) => [labelKey(String(word)), Number(by)] as const),
);

/** What is known of the goods, for the demands of lines. */
export interface SeenGoods {
  evidence: Evidence;
  sight: Sight;
  price: number | undefined;
  /** Chapter of the lines. */
  chapter: string;
}

/** The fit of one line among its siblings; higher is better, and only differences count. */
export function fitOf(
  demands: LineConditions,
  { rarities, ...siblings }: Siblings,
  { evidence: { words: evidence, title }, sight, price, chapter }: SeenGoods,
): { score: number; nearBound: boolean } {
  const named = namedScore(demands, rarities, evidence);
  const conditions = demands.conditions.reduce(
    (sum, condition) => sum + weightOf(condition, { ...siblings, chapter }, sight),
    0,
  );
  const cloth = demands.isOfCloth && truthOf(OF_CLOTH, sight).state === 'false';
  const band = bandScore(demands.value, price);
  const trap = demands.trap.some((word) => (evidence.get(word) ?? 0) < 1) ? NAMED.trap : 0;
  const usual =
    demands.parts
      .flat()
      .reduce((sum, word) => sum + (evidence.has(word) ? 0 : (USUAL.get(word) ?? 0)), 0) +
    NAMED.demanded * demands.demanded.filter((word) => !evidence.has(word)).length;
  const extras = demands.extras.filter((words) => !words.some((word) => evidence.has(word)));
  const denied = demands.denied.some((words) => words.every((word) => title.has(word)));
  return {
    score:
      named +
      conditions +
      (cloth ? CONDITION.broken : 0) +
      band.score +
      usual +
      trap +
      NAMED.extra * extras.length +
      (demands.residual ? NAMED.residual : 0) +
      (denied ? NAMED.denied : 0),
    nearBound: band.near,
  };
}

const OF_CLOTH: RuleCondition = {
  test: 'axis',
  axis: 'main',
  values: ['textile'],
  negated: false,
};

/** What one demand weighs. */
function weightOf(
  condition: RuleCondition,
  { isWeaveContested: isContested, chapter }: Omit<Siblings, 'rarities'> & { chapter: string },
  sight: Sight,
): number {
  const { state, prior } = truthOfDemand(condition, sight);
  const { axis = '' } = 'axis' in condition ? condition : {};
  if (state === 'true') return axis === 'weave' && !isContested ? 0 : CONDITION.met;
  if (state === 'false') return CONDITION.broken;
  if (axis === 'part') return CONDITION.silentPart;
  if (isForWomen(condition) && CLOTHING.has(chapter)) return CONDITION.silentAndUsual;
  if (isRetail(condition)) return 0;
  if (condition.test === 'measure' && axis === 'share')
    return condition.compare.startsWith('>') ? CONDITION.silentShare : 0;
  return prior === null ? CONDITION.silent : prior + CONDITION.silentAndRare;
}

/**
 * The part of the label that the text names best; words of that part which nothing names speak
 * against it.
 */
function namedScore(
  { parts, residual }: LineConditions,
  rarities: ReadonlyMap<string, number>,
  evidence: ReadonlyMap<string, number>,
): number {
  const rarity = (word: string): number => rarities.get(word) ?? 0;
  const scores = parts.flatMap((part) => {
    const words = part.filter((word) => rarity(word) > 0);
    const met = words.filter((word) => evidence.has(word));
    if (met.length === 0) return [];
    const said = met.reduce((sum, word) => sum + (evidence.get(word) ?? 0), 0);
    const telling = Math.max(...met.map(rarity));
    const unmet = Math.min(3, words.length - met.length);
    return [(NAMED.whole * telling * said) / words.length + NAMED.unmetWord * unmet];
  });
  const distinct = parts.some((part) => part.some((word) => rarity(word) > 0));
  return scores.length > 0 ? Math.max(...scores) : residual || !distinct ? 0 : NAMED.none;
}

/** A label's width is the largest size of goods whose text names no width. */
function truthOfDemand(condition: RuleCondition, sight: Sight): Truth {
  const truth = truthOf(condition, sight);
  return truth.state === 'unknown' && condition.test === 'measure' && SIZES.has(condition.axis)
    ? truthOf({ ...condition, axis: 'size' }, sight)
    : truth;
}

const isForWomen = (condition: RuleCondition): boolean =>
  condition.test === 'axis' && condition.axis === 'user' && condition.values.includes('women');

/** By their notes 9 what is not told to be for men or women goes where women's clothing does. */
const CLOTHING = new Set(['61', '62']);

/** What comes by parcel is put up for retail sale, said or not. */
const isRetail = (condition: RuleCondition): boolean =>
  condition.test === 'axis' && condition.axis === 'pack' && condition.values.includes('retail');

const SIZES = new Set(['diameter', 'thickness', 'width']);

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
