/** What the text states on each axis: values with weight and place, surest first. */
import { foldMarks } from '../fold.ts';
import { rememberedOf } from '../remembered.ts';
import { AXES, MATERIAL } from './axisNames.ts';
import type { AxisValue } from './lexicon.ts';
import { fibresIn } from './fibreCharacters.ts';
import { languagesOfScript } from './language.ts';
import { holdersAmong, placesOf, scopeOfHit, type Hit } from './match.ts';
import { readMeasures, type Measure } from './measures.ts';
import { isOfLook, roleOf } from './materialRole.ts';
import { isMadeOfClause, withoutContradicted } from './plainStatement.ts';
import { semblanceOf } from './semblance.ts';
import type { Semblance } from './semblanceWords.ts';
import { isTint, withoutGeneric, withoutTints } from './tints.ts';
import type { Field, GoodsText } from './text.ts';

export interface Stated {
  value: string;
  /** How sure the place is, 0 to 1: own attribute, then title, then body. */
  weight: number;
  /** First word and number of words, for quoting; -1 when implied. */
  at: number;
  length: number;
  /** Printed share in per cent, where there is one. */
  share?: number;
  /** A metal or ivory, named as its colour may be. */
  isTint?: boolean;
  /** What an attribute or a clause of its own says the goods are made of. */
  isPlain?: boolean;
  /** Who states it, where that is not the text. */
  source?: 'language model' | 'photo' | 'as stated';
}

export interface Facts {
  /** Stated values by axis, surest first. */
  values: ReadonlyMap<string, readonly Stated[]>;
  measures: readonly Measure[];
  /** Places of words that name a material of which the goods are not. */
  unsaid?: ReadonlySet<number>;
  /** Kinds, forms and materials that the text denies, as `axis=value`: "unfilled", "not leather". */
  denied?: ReadonlySet<string>;
}

/** The facts of a text from the value phrases found in it and its numbers. */
export function readFacts(
  text: GoodsText,
  hits: readonly Hit[],
  vocabulary: readonly AxisValue[],
  price: number | undefined,
): Facts {
  const measures = readMeasures(text, price);
  const found = new Map<string, Stated[]>();
  const holdersOf = holdersAmong(hits);
  const longest = hits.filter(
    (hit) => !holdersOf(hit).some((other) => sameAxis(vocabulary, hit, other)),
  );
  const materials: Mention[] = [];
  const denied = new Set<string>();
  for (const hit of longest.filter((one) => !hasSurer(one, longest, vocabulary))) {
    const entry = vocabulary[hit.owner];
    if (!entry) continue;
    if (scopeOfHit(text, hit) === 'without') {
      if (isDeniable(entry)) denied.add(keyOf(entry));
      continue;
    }
    const field = text.fields[text.fieldOf[hit.at] ?? 0];
    if (!field) continue;
    if (entry.axis === MATERIAL) materials.push({ text, hit, field, value: entry.value });
    else addChoice(found, { text, hit, field, axis: entry.axis, value: entry.value });
  }
  for (const { hit, value } of fibresIn(text, longest)) {
    const field = text.fields[text.fieldOf[hit.at] ?? 0];
    if (field && scopeOfHit(text, hit) !== 'without') materials.push({ text, hit, field, value });
  }
  addMaterials(found, materials);
  dropPets(found, text);
  const unsaid = settleMain(found, text, vocabulary);
  addRatios(found, measures, text);
  addShares(found, measures, text);
  addAge(found, measures, text);
  for (const stated of found.values())
    stated.sort((left, right) => right.weight - left.weight || left.at - right.at);
  for (const word of text.words) if (word.startsWith('un')) denyWith(word, vocabulary, denied);
  return { values: found, measures, unsaid, denied };
}

const keyOf = ({ axis, value }: AxisValue): string => `${axis}=${value}`;

/** What goods are not is of use where they may have it beside others: a kind, a form, a material. */
const isDeniable = ({ axis }: AxisValue): boolean =>
  axis === MATERIAL || AXES[axis]?.kind === 'marker';

/** "Unfilled" and «ungefüllt» deny what they would say without their first syllable. */
function denyWith(word: string, vocabulary: readonly AxisValue[], denied: Set<string>): void {
  for (const value of valuesByWord(vocabulary).get(word.slice(2)) ?? []) denied.add(value);
}

/** The deniable values that a single English or German word says, by that word. */
const valuesByWord = rememberedOf((vocabulary: readonly AxisValue[]) => {
  const found = new Map<string, string[]>();
  for (const value of vocabulary.filter(isDeniable))
    for (const { language, phrase, context } of value.names) {
      const word = foldMarks(phrase).toLowerCase();
      const isOne = (language === 'en' || language === 'de') && context.length === 0;
      if (isOne && !word.includes(' ')) found.set(word, [...(found.get(word) ?? []), keyOf(value)]);
    }
  return found;
});

/**
 * Whether the same words say another value for which their context speaks: knitted acrylic is a
 * fibre.
 */
function hasSurer(hit: Hit, hits: readonly Hit[], vocabulary: readonly AxisValue[]): boolean {
  return hits.some(
    (other) =>
      other.contextWords > hit.contextWords &&
      other.at === hit.at &&
      other.length === hit.length &&
      sameAxis(vocabulary, hit, other),
  );
}

function sameAxis(vocabulary: readonly AxisValue[], left: Hit, right: Hit): boolean {
  return vocabulary[left.owner]?.axis === vocabulary[right.owner]?.axis;
}

const FIELD_WEIGHT: Record<Field['kind'], number> = {
  title: 0.8,
  attribute: 0.75,
  body: 0.6,
  category: 0.4,
};

interface Mention {
  text: GoodsText;
  hit: Hit;
  field: Field;
  value: string;
}

/** A word that two languages share names no material where it only looks like one in either. */
function addMaterials(found: Map<string, Stated[]>, mentions: readonly Mention[]): void {
  const semblances = new Map<number, Semblance>();
  for (const { text, hit, field, value } of mentions) {
    const semblance = semblanceOf(text, hit, field, value);
    if (semblance !== null) semblances.set(hit.at, semblance);
  }
  for (const mention of mentions)
    addMaterial(found, mention, semblances.get(mention.hit.at) ?? null);
}

function addMaterial(
  found: Map<string, Stated[]>,
  { text, hit, field, ...mention }: Mention,
  semblance: Semblance | null,
): void {
  const value = semblance === null ? mention.value : likenessOf(semblance, mention.value);
  const role = value === undefined ? null : roleOf(text, hit, field);
  if (value === undefined || role === null) return;
  const scope = scopeOfHit(text, hit);
  // «под кожу» is no purpose
  const scoped = scope === 'for' && semblance === null ? 0.1 : scope === 'with' ? 0.35 : 1;
  const isMain = role.axis === 'main';
  push(found, role.axis, {
    value,
    weight: role.weight * scoped,
    at: hit.at,
    length: hit.length,
    ...(isMain && isTint(text, hit, field, value) ? { isTint: true } : {}),
    ...(isMain && isMadeOfClause(text, hit, field) ? { isPlain: true } : {}),
  });
}

/** What imitates a material, where that is known: most other imitations may be of anything. */
const LIKENESSES: Readonly<Record<string, string>> = { leather: 'plastic-sheet', fur: 'faux-fur' };

const likenessOf = (semblance: Semblance, value: string): string | undefined =>
  semblance === 'imitation' ? LIKENESSES[value] : undefined;

/**
 * Leaves of the main materials those that are no colour, and makes less sure what a plain statement
 * contradicts; gives the places of both.
 */
function settleMain(
  found: Map<string, Stated[]>,
  text: GoodsText,
  vocabulary: readonly AxisValue[],
): Set<number> {
  const main = found.get('main');
  if (main === undefined) return new Set();
  const named = withoutGeneric(withoutTints(main, found.get('finish') ?? [], text), text);
  setOrDrop(found, 'main', withoutContradicted(named, vocabulary));
  return placesLost(main, found.get('main') ?? []);
}

/** Sets what is stated on an axis; an axis on which nothing is left is none. */
export function setOrDrop<T>(
  values: Map<string, readonly T[]>,
  axis: string,
  left: readonly T[],
): void {
  if (left.length === 0) values.delete(axis);
  else values.set(axis, left);
}

/** Places of the words of statements that are gone or weaker. */
function placesLost(before: readonly Stated[], after: readonly Stated[]): Set<number> {
  const kept = new Set(after.filter((one) => before.includes(one)).map(({ at }) => at));
  return new Set(before.filter(({ at }) => at >= 0 && !kept.has(at)).flatMap(placesOf));
}

function addChoice(
  found: Map<string, Stated[]>,
  { text, hit, field, axis, ...mention }: Mention & { axis: string },
): void {
  const value = axis === 'stone' ? stoneOf({ text, hit, field, ...mention }) : mention.value;
  if (value === undefined) return;
  const scope = scopeOfHit(text, hit);
  // a doll with accessories is none
  if (axis === 'part' && scope === 'with') return;
  const meant = axis === 'for' || axis === 'user' || AXES[axis]?.kind === 'marker';
  const factor = scope === 'for' && !meant ? 0.4 : axis === 'for' && scope !== 'for' ? 0.7 : 1;
  const named = field.key !== null && KEY_AXES.get(field.key) === axis ? 1.3 : 1;
  push(found, axis, {
    value,
    weight: FIELD_WEIGHT[field.kind] * factor * named,
    at: hit.at,
    length: hit.length,
  });
}

/** The stone that a word names: none where it is a colour, an imitation where it is like one. */
function stoneOf({ text, hit, field, value }: Mention): string | undefined {
  if (field.kind === 'attribute' && isOfLook(field.key ?? '')) return undefined;
  const semblance = semblanceOf(text, hit, field, value);
  if (semblance === null) return value;
  return semblance === 'imitation' ? 'imitation' : undefined;
}

const namesOf = (axis: string, names: string): [string, string][] =>
  foldMarks(names)
    .split(' ')
    .map((name) => [name, axis]);

/** Names of attributes that ask for one axis. */
const KEY_AXES: ReadonlyMap<string, string> = new Map([
  ['gender', 'user'],
  ['department', 'user'],
  ['sex', 'user'],
  ['geschlecht', 'user'],
  ['target gender', 'user'],
  ['age group', 'user'],
  ['power source', 'power'],
  ['battery type', 'chemistry'],
  ['light source', 'source'],
  ['stone', 'stone'],
  ['gemstone', 'stone'],
  ['main stone', 'stone'],
  ['weave', 'weave'],
  ['weaving method', 'weave'],
  ['fabric type', 'weave'],
  ['finish', 'finish'],
  ['plating', 'finish'],
  ...namesOf(
    'user',
    '性别 性別 适用性别 適用性別 适用人群 适用对象 対象 対象性別 성별 사용대상 пол',
  ),
  ...namesOf('weave', '织法 織法 編み方 직조 вязка'),
  ...namesOf('stone', '镶嵌材质 鑲嵌材質 主石 宝石 石 보석 вставка камень'),
  ...namesOf('finish', '表面处理 表面處理 電鍍 电镀 仕上げ メッキ 도금 покрытие'),
  ...namesOf('power', '电源 電源 供电方式 電源方式 전원 питание'),
]);

function push(found: Map<string, Stated[]>, axis: string, stated: Stated): void {
  const list = found.get(axis) ?? [];
  list.push(stated);
  found.set(axis, list);
}

const materialsIn = (found: ReadonlyMap<string, readonly Stated[]>): Stated[] =>
  ['main', 'outer'].flatMap((axis) => [...(found.get(axis) ?? [])]);

/** Parts of a hundred that are written together: "80/20", "60/35/5". */
const RATIO_MAX = 4;

/** "80/20 cotton polyester" and "cotton polyester 80/20" are shares in the order of the fibres. */
function addRatios(found: Map<string, Stated[]>, measures: Measure[], text: GoodsText): void {
  const materials = materialsIn(found).toSorted((one, other) => one.at - other.at);
  const { words, ends } = text;
  for (let at = 0; at < words.length; at += 1) {
    const length = ratioAt(words, ends, at);
    if (length === 0) continue;
    const behind = materials.filter((one) => one.at >= at + length).slice(0, length);
    const before = materials.filter((one) => one.at >= 0 && one.at < at).slice(-length);
    const stated = [behind, before].find((some) => adjoins(some, at, length));
    stated?.forEach((one, place) => {
      const amount = Number(words[at + place]);
      measures.push({ axis: 'share', amount, bound: 'exact', of: one.value, at: at + place });
      one.weight = Math.max(one.weight, 0.5) + amount / 100;
      one.share = amount;
    });
    at += length - 1;
  }
}

/** How many whole numbers from a word on make a hundred; 0 where they do not. */
function ratioAt(words: readonly string[], ends: readonly boolean[], at: number): number {
  let sum = 0;
  for (let length = 1; length <= RATIO_MAX; length += 1) {
    const word = words[at + length - 1] ?? '';
    if (!/^\d{1,2}$/.test(word)) return 0;
    sum += Number(word);
    if (sum === 100) return length > 1 ? length : 0;
    if (ends[at + length - 1] === true) return 0;
  }
  return 0;
}

/** Whether as many materials as there are parts stand together, right beside the parts. */
function adjoins(stated: readonly Stated[], at: number, length: number): boolean {
  const [first] = stated;
  const last = stated.at(-1);
  if (!first || !last || stated.length !== length) return false;
  const isTogether = stated.every(
    (one, place) => place === 0 || one.at - (stated[place - 1]?.at ?? 0) <= 2,
  );
  return isTogether && (first.at === at + length || last.at + last.length === at);
}

/**
 * A fibre with a printed share counts by it: the largest is the main fibre. The fibre of "80%
 * cotton" stands behind its share, that of "cotton 80%" before it: the clause tells, and where a
 * clause has both, the list as a whole does. Languages that are told by their script write one or
 * the other throughout: "棉95%氨纶5%".
 */
function addShares(
  found: Map<string, Stated[]>,
  measures: readonly Measure[],
  { words, ends }: GoodsText,
): void {
  const shared = new Set<Stated>(materialsIn(found).filter(({ share }) => share !== undefined));
  const shares = measures.filter(({ axis, of }) => axis === 'share' && of === null);
  const open = (): Stated[] => materialsIn(found).filter((one) => !shared.has(one));
  const before = (measure: Measure | undefined): Stated | undefined =>
    open().find(({ at, length }) => at + length === measure?.at);
  const behind = (measure: Measure | undefined): Stated | undefined =>
    measure &&
    open()
      .filter(({ at }) => at > measure.at && at <= measure.at + 3)
      .sort((a, b) => a.at - b.at)[0];
  const inClause = (measure: Measure | undefined, stated: Stated | undefined): boolean =>
    measure !== undefined &&
    stated !== undefined &&
    !ends.slice(measure.at, stated.at).includes(true);
  const first = before(shares[0]);
  const isFibreFirst =
    first !== undefined &&
    (languagesOfScript([words[first.at] ?? '']).length > 0 ||
      !inClause(shares.at(-1), behind(shares.at(-1))));
  for (const measure of shares) {
    const next = isFibreFirst ? undefined : behind(measure);
    const stated = (inClause(measure, next) ? next : undefined) ?? before(measure) ?? next;
    if (!stated) continue;
    measure.of = stated.value;
    stated.weight = Math.max(stated.weight, 0.5) + measure.amount / 100;
    stated.share = measure.amount;
    shared.add(stated);
  }
}

const PERSONS = new Set(['men', 'women', 'boys', 'girls', 'male', 'female']);

/**
 * A cat on a shirt for men is a picture: goods for persons are for no pet unless the text says
 * "for".
 */
function dropPets(found: Map<string, Stated[]>, text: GoodsText): void {
  const served = found.get('for');
  if (!served || !(found.get('user') ?? []).some(({ value }) => PERSONS.has(value))) return;
  found.set(
    'for',
    served.filter(({ value, at }) => value !== 'pet' || text.scopes[at] === 'for'),
  );
}

/** A printed age becomes the age label of toys. */
function addAge(found: Map<string, Stated[]>, measures: readonly Measure[], text: GoodsText): void {
  for (const { axis, amount, at } of measures) {
    if (axis !== 'age' || at < 0) continue;
    const value = amount < 3 ? 'under3' : amount <= 12 ? '3to12' : 'over12';
    push(found, 'age-label', {
      value,
      weight: FIELD_WEIGHT[text.fields[text.fieldOf[at] ?? 0]?.kind ?? 'body'],
      at,
      length: 1,
    });
  }
}
