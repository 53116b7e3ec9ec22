/**
 * What speaks for and against each national line among its siblings: numbers that `lineWeights.ts`
 * weighs.
 */
import { foldMarks, wordsOf } from '../fold.ts';
import type { CodeCandidate } from './decide.ts';
import type { RuleCondition } from './lexicon.ts';
import { NOTHING_SPEAKS, type LineFeature, type LineFeatures } from './lineWeights.ts';
import { FABRICS, type LineConditions, QUALITIES } from './nationalConditions.ts';
import { labelKey } from './stem.ts';
import type { Field, FieldKind, GoodsText } from './text.ts';
import { truthOf, type Sight, type Truth } from './truth.ts';

/** What the lines under a code are told apart by. */
export interface Siblings {
  /** How far each word tells them apart: 1 where one alone has it, 0 where all have. */
  rarities: ReadonlyMap<string, number>;
  /** Demands that all make: by these no line gains or loses. */
  shared: ReadonlySet<string>;
  /** Whether one is the rest of all: else what is not named elsewhere is. */
  hasRest: boolean;
}

export const siblingsOf = (all: readonly LineConditions[]): Siblings => ({
  rarities: raritiesOf(all),
  shared: sharedBy(all),
  hasRest: all.some(({ residual }) => residual === true),
});

function raritiesOf(all: readonly LineConditions[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { parts } of all)
    for (const word of new Set(parts.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  const others = Math.max(1, all.length - 1);
  return new Map([...counts].map(([word, count]) => [word, (all.length - count) / others]));
}

function sharedBy(all: readonly LineConditions[]): Set<string> {
  const [first, ...others] = all.map(
    ({ conditions }) => new Set(conditions.map((one) => JSON.stringify(one))),
  );
  return new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
}

/** A word that only the article's own names hold is weaker evidence than one that the text says. */
const NAMED_BY_ARTICLE = 0.5;

export interface LineEvidence {
  /** Word keys of the text and of the names of the article, with their weight. */
  words: ReadonlyMap<string, number>;
  /** Those of the title: an attribute may speak of a lining or of a box. */
  title: ReadonlySet<string>;
  /** Those of the very name by which the goods were known. */
  name: ReadonlySet<string>;
}

/** Titles and sentences name goods; attributes and shelves speak of much else as well. */
const SAID: Readonly<Record<FieldKind, number>> = {
  title: 1,
  body: 1,
  attribute: 0.7,
  category: 0.7,
};
/** What goods serve, or what comes with them, is not what they are. */
const BESIDE = 0.6;

/** What a text says, for the lines of a code. */
export function evidenceOf(
  text: GoodsText,
  { support }: Pick<CodeCandidate, 'support'>,
): LineEvidence {
  const named = (support?.article.names ?? [])
    .filter(({ language }) => language === 'en')
    .flatMap(({ phrase }) => phrase.toLowerCase().split(/[^a-z]+/))
    // a doll may be a plush doll; one of which nobody says so is none
    .filter((word) => word !== '' && !FABRICS.has(word));
  const words = new Map(named.map((word) => [labelKey(word), NAMED_BY_ARTICLE]));
  const [title, name] = [new Set<string>(), new Set<string>()];
  text.words.forEach((word, at) => {
    const scope = text.scopes[at];
    const field = text.fields[text.fieldOf[at] ?? 0];
    if (scope === 'without' || (field && isOfParcel(text, field))) return;
    const key = labelKey(word);
    const kind = field?.kind ?? 'body';
    const said = SAID[kind] * (scope === 'for' || scope === 'with' ? BESIDE : 1);
    words.set(key, Math.max(words.get(key) ?? 0, said));
    if (kind === 'title') title.add(key);
    if (support && at >= support.hit.at && at < support.hit.at + support.hit.length) name.add(key);
  });
  // a clock with a screen shows digits
  const shows = (word: string, at: number): boolean =>
    word === 'lcd' || (word === 'led' && text.words[at + 1] === 'display');
  if (text.words.some(shows)) words.set(DIGITAL, 1);
  // what a name of another language means is said as well
  for (const key of wordsOf(foldMarks(support?.hit.english ?? '')).map(labelKey)) {
    words.set(key, 1);
    title.add(key);
    name.add(key);
  }
  return { words, title, name };
}

const DIGITAL = labelKey('digital');

/** Whether a field tells of the parcel: its size and weight are not those of the goods. */
const isOfParcel = ({ words }: GoodsText, { kind, key, start }: Field): boolean =>
  kind !== 'title' && PARCEL.test(key ?? words[start] ?? '');
const PARCEL = /^(?:pack(?:age|aging|ing)|shipping)\b/;

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
    ['analog', 0.8],
  ].map(([word, by]) => [labelKey(String(word)), Number(by)] as const),
);

/** What is known of the goods, for the demands of lines. */
export interface SeenGoods {
  evidence: LineEvidence;
  sight: Sight;
  price: number | undefined;
  /** Chapter of the lines. */
  chapter: string;
  /** Whether the goods are named as a part of others. */
  isPart: boolean;
}

/** What speaks for one line among its siblings, and which of its demands nothing is said of. */
export function weighingOf(
  demands: LineConditions,
  siblings: Siblings,
  goods: SeenGoods,
): { features: LineFeatures; open: RuleCondition[]; nearBound: boolean } {
  const features = { ...NOTHING_SPEAKS };
  const add = (feature: LineFeature, by = 1): void => void (features[feature] += by);
  const told = demands.conditions.filter((one) => !siblings.shared.has(JSON.stringify(one)));
  for (const condition of told) add(...weightOf(condition, goods));
  if (demands.isOfCloth && truthOf(OF_CLOTH, goods.sight).state === 'false') add('broken');
  addNamed(demands, siblings, goods.evidence, add);
  addWords(demands, goods.evidence, add);
  const band = bandOf(demands.value, goods.price);
  if (band.feature) add(band.feature);
  add('others', demands.others);
  return {
    features,
    open: told.filter((one) => truthOfDemand(one, goods.sight).state === 'unknown'),
    nearBound: band.near,
  };
}

type Add = (feature: LineFeature, by?: number) => void;

/** Words that a label cannot do without, and words that speak against it. */
function addWords(demands: LineConditions, { words, title }: LineEvidence, add: Add): void {
  const isSaid = (word: string): boolean => words.has(word);
  if (demands.trap.some((word) => (words.get(word) ?? 0) <= NAMED_BY_ARTICLE)) add('trap');
  for (const word of demands.parts.flat()) if (!isSaid(word)) add('usual', USUAL.get(word) ?? 0);
  add('demanded', demands.demanded.filter((word) => !isSaid(word)).length);
  if (demands.denied.some((some) => some.every((word) => title.has(word)))) add('denied');
  const unmet = demands.levels.filter((level) => level.length > 0 && !level.some(isSaid));
  add('unmetLevels', unmet.length);
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
  { sight, chapter, isPart }: SeenGoods,
): [LineFeature, number] {
  const { state, prior } = truthOfDemand(condition, sight);
  const { axis = '' } = 'axis' in condition ? condition : {};
  if (axis === 'part' && isForParts(condition) && state !== 'true')
    // of goods that are parts themselves a line may hold the parts: that alone tells nothing
    return isPart ? ['silent', 0] : ['partOfWhole', 1];
  // that goods are knitted is said of many that their line does not turn on
  if (state === 'true') return ['met', axis === 'weave' ? 0 : 1];
  // what a text measures is no matter of words: a flask of 1.2 l is none up to 1 l
  if (state === 'false') return ['broken', condition.test === 'measure' ? 2 : 1];
  if (isForWomen(condition) && CLOTHING.has(chapter)) return ['usualWearer', 1];
  if (isRetail(condition)) return ['silent', 0];
  if (condition.test === 'measure' && axis === 'share')
    return condition.compare.startsWith('>') ? ['silentShare', 1] : ['silent', 0];
  return prior === null ? ['silent', 1] : ['rare', Math.log(Math.min(1, 2 * prior))];
}

/**
 * The part of the label that the text names best; words of that part which nothing names speak
 * against it.
 */
function addNamed(
  { parts, residual }: LineConditions,
  { rarities, hasRest }: Siblings,
  { words: evidence, name }: LineEvidence,
  add: Add,
): void {
  const rarity = (word: string): number => rarities.get(word) ?? 0;
  const telling = (part: readonly string[]): string[] => part.filter((word) => rarity(word) > 0);
  const own = parts.filter((part) => !isOtherThing(part, telling(part), evidence));
  const names = telling([...new Set(own.flat())]);
  add('nameMet', sumOf(names.filter((word) => name.has(word)).map(rarity)));
  const named = own.flatMap((part) => {
    const words = telling(part);
    const met = words.filter((word) => evidence.has(word));
    if (met.length === 0) return [];
    const said = sumOf(met.map((word) => evidence.get(word) ?? 0));
    const share = (Math.max(...met.map(rarity)) * said) / words.length;
    return [{ share, unmet: Math.min(WORDS_MAX, words.length - met.length) }];
  });
  const [best] = named.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (best) {
    add('named', best.share);
    add('unmetWords', best.unmet);
    const met = sumOf(names.map((word) => rarity(word) * (evidence.get(word) ?? 0)));
    add('wordsMet', Math.min(WORDS_MAX, met));
    if (!parts[0]?.some((word) => evidence.has(word))) add('unmetHead');
  } else if (telling(parts.flat()).length > 0) {
    const isRest = residual === true || (residual === 'kind' && !hasRest);
    add(isRest ? 'unnamedResidual' : 'unnamed');
  }
}

/**
 * Whether a part of a label names another thing that is called alike: a rain cover is no manhole
 * cover, a tote bag no golf bag.
 */
function isOtherThing(part: readonly string[], telling: readonly string[], said: Said): boolean {
  const noun = part.at(-1) ?? '';
  const others = telling.filter((word) => word !== noun && !QUALITIES.has(word));
  return (
    CARRIERS.has(noun) &&
    said.has(noun) &&
    others.length > 0 &&
    others.every((word) => !said.has(word))
  );
}

type Said = LineEvidence['words'];

/** Things of many trades, which only the word before them tells apart. */
const CARRIERS: ReadonlySet<string> = new Set(
  'bag box case cover cushion frame holder mat pouch rack sleeve stand strap'
    .split(' ')
    .map(labelKey),
);

/** Of two parts the one that is named more wholly tells what the label holds. */
const worthOf = ({ share, unmet }: { share: number; unmet: number }): number => share - 0.2 * unmet;

/** More of them tell of a long label. */
const WORDS_MAX = 3;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** A label's width is the largest size of goods whose text names no width. */
function truthOfDemand(condition: RuleCondition, sight: Sight): Truth {
  const truth = truthOf(condition, sight);
  return truth.state === 'unknown' && condition.test === 'measure' && SIZES.has(condition.axis)
    ? truthOf({ ...condition, axis: 'size' }, sight)
    : truth;
}

/** An accessory may be goods of its own kind; a part is not the whole. */
const isForParts = (condition: RuleCondition): boolean =>
  condition.test === 'axis' && condition.values.includes('part');

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

/** A price is one of a piece, pair or dozen. */
const BY_MEASURE = new Set(['kg', 'm2', 'meter', 'metre', 'liter', 'litre']);

function bandOf(
  value: LineConditions['value'],
  price: number | undefined,
): { feature: LineFeature | null; near: boolean } {
  if (!value) return { feature: null, near: false };
  if (price === undefined || price <= 0) return { feature: null, near: false };
  const amount = price * (value.per.startsWith('dozen') ? 12 : value.per === 'gross' ? 144 : 1);
  if (BY_MEASURE.has(value.per)) return { feature: null, near: true };
  const near = [value.over, value.upTo].some(
    (bound) => bound !== null && Math.abs(amount - bound) <= bound * NEAR_BOUND,
  );
  const holds =
    (value.over === null || amount > value.over) && (value.upTo === null || amount <= value.upTo);
  return { feature: holds ? 'inBand' : 'outOfBand', near };
}
