/** The goods in the words of a customs declaration. */
import { capitalised } from '../capitalised.ts';
import { foldMarks, wordsOf } from '../fold.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import { MATERIAL } from './axisNames.ts';
import { NAME_MAX, nameOf } from './goodsName.ts';
import type { Stated } from './facts.ts';
import { languagesOfScript } from './language.ts';
import { HEAD_LAST, type Hit, NOUN_FIRST, scopeOfHit } from './match.ts';
import { OTHER } from './statedFacts.ts';
import { isHead } from './rank.ts';
import { isVague } from './refuse.ts';
import { kindOf } from './signals.ts';
import { singular } from './stem.ts';
import { opensScope } from './text.ts';
import type { Sight } from './truth.ts';
import type { Writing } from './written.ts';

type Tell = (value: string) => string;
const made: Tell = (value) => `of ${MATERIALS.get(value) ?? value}`;

/** What is told of an axis, in this order. */
const AXES_TOLD: ReadonlyMap<string, Tell> = new Map([
  ['user', (value) => USERS.get(value) ?? ''],
  ['state', (value) => (STATES.has(value) ? value : '')],
  ['weave', (value) => (value === 'knit' ? 'knitted' : value)],
  ['main-fibre', made],
  ['main', made],
  ['upper', (value) => `upper ${made(value)}`],
  ['sole', (value) => `sole ${made(value)}`],
  ['power', (value) => (value === 'electric' ? 'electric' : '')],
  ['finish', (value) => (value === 'plated' ? value : '')],
]);

/** Adults and everybody are said by saying nothing. */
const USERS: ReadonlyMap<string, string> = new Map([
  ['men', 'for men'],
  ['women', 'for women'],
  ['boys', 'for boys'],
  ['girls', 'for girls'],
  ['child', 'for children'],
  ['baby', 'for babies'],
]);

const MATERIALS: ReadonlyMap<string, string> = new Map([
  ['textile', 'textile material'],
  ['flax', 'linen'],
  ['any metal', 'metal'],
  ['base metal', 'metal'],
  ['synthetic', 'synthetic fibres'],
  ['artificial', 'artificial fibres'],
  ['man made', 'man-made fibres'],
]);

/** Those that say how goods are; an extract or a juice is named so. */
const STATES = new Set(
  'fresh chilled frozen dried roasted ground smoked salted canned cooked preserved instant live used'.split(
    ' ',
  ),
);

/** Chapters of goods that are made for a man, a woman or a child. */
const WORN = new Set('33 42 43 61 62 63 64 65 66 67 71 87 91 95'.split(' '));

/** What these chapters ask of all goods, whichever rule decided. */
const ASKED_OF: readonly { from: string; to: string; axes: readonly string[] }[] = [
  { from: '61', to: '63', axes: ['weave', 'main-fibre', 'main'] },
  { from: '64', to: '64', axes: ['upper', 'sole'] },
];

export interface Describing {
  labels: ReadonlyMap<string, string>;
  /** How likely the six digits are right. */
  probability: number;
  written: Writing;
}

/**
 * What the goods are, in English and at most 60 characters: the words that name them, and of what
 * the text states that by which they were classified. Null where no English words for them are
 * known, or where the name that was found only describes the goods: nothing is declared that nobody
 * said.
 */
export function customsDescriptionOf(
  decision: Decision,
  best: CodeCandidate,
  { labels, probability, written }: Describing,
): string | null {
  if (best.support && !isThing(decision, best.support.hit, probability)) return null;
  if (!best.support && isVague(decision.text)) return null;
  const name = best.support
    ? nameOf(decision, best.support, labels.get(best.code) ?? '')
    : ownWords(decision, written);
  if (name === null || name === '' || VAGUE.has(name)) return null;
  return asDeclared([cut(name), ...told(decision, best)].reduce(joined));
}

/**
 * Whether a name is that of the thing: not of what it is for, comes with or lies in, nor what
 * stands behind "of" or "from", far behind the noun that leads a phrase, or in a later clause
 * («granulate, big bag of 1000 kg»). An English name that goes on («bicycle hand pump») is one
 * where the code is sure.
 */
function isThing({ text }: Decision, hit: Hit, probability: number): boolean {
  if (scopeOfHit(text, hit) !== 'plain' || OF.has(text.words[hit.at - 1] ?? '')) return false;
  if (HEAD_LAST.has(hit.language)) return true;
  const { kind, start = 0 } = text.fields[text.fieldOf[hit.at] ?? 0] ?? {};
  if (kind === 'attribute') return true;
  if (text.ends.slice(start, hit.at).includes(true)) return false;
  if (hit.language === 'en')
    return kindOf(text) === 'listing' || probability >= GOES_ON_MIN || isHead(text, hit);
  return !NOUN_FIRST.has(hit.language) || hit.at - start <= BEFORE_NOUN_MAX;
}

const OF: ReadonlySet<string> = new Set(
  'of from de di del della dei du des do da dos von van'.split(' '),
);
const GOES_ON_MIN = 0.6;
/** Words that may stand before the noun: an article, an adjective, a number. */
const BEFORE_NOUN_MAX = 2;

/** Names that customs refuse for saying nothing of the goods. */
const VAGUE: ReadonlySet<string> = new Set([
  'accessories', 'accessory', 'appliance', 'appliances', 'article', 'articles', 'cable', 'cables', 'chemicals', 'cleaning products',
  'clothes', 'clothing', 'electronics', 'equipment', 'fabric', 'fabrics', 'food', 'foodstuffs', 'garment', 'garments', 'gift',
  'gift set', 'gifts', 'goods', 'hardware', 'household goods', 'item', 'items', 'kit', 'machine', 'machinery', 'machines',
  'merchandise', 'miscellaneous', 'part', 'parts', 'pipes', 'plastic goods', 'present', 'product', 'products', 'sample', 'samples',
  'set', 'spare part', 'spare parts', 'stuff', 'supplies', 'textiles', 'tool', 'tools', 'toy', 'toys', 'various', 'wires',
]); // prettier-ignore

/** What is stated and decided the code. */
function told({ sight }: Decision, { code, support }: CodeCandidate): string[] {
  if (!support) return [];
  const held = support.held.flatMap((one) =>
    one.test === 'axis' && !one.negated ? [one.axis] : [],
  );
  const chapter = code.slice(0, 2);
  const asked = ASKED_OF.filter(({ from, to }) => from <= chapter && chapter <= to).flatMap(
    ({ axes }) => axes,
  );
  const telling = new Set([...(WORN.has(chapter) ? ['user'] : []), ...held, ...asked]);
  const parts = [...AXES_TOLD].flatMap(([axis, tell]) => {
    const stated = telling.has(axis) ? statedAs(axis, sight) : [];
    const sure = stated.filter(
      ({ source, weight }) => source !== 'language model' && weight >= 0.4,
    );
    const first = narrowest(sure, sight);
    const isEverybody = axis === 'user' && sure.some(({ value }) => value !== first?.value);
    if (first && MADE_OF.has(axis) && !isClothMaterial(first.value, chapter, sight)) return [];
    return first && first.value !== OTHER && !isEverybody
      ? [tell(first.value.replace(/-/g, ' '))]
      : [];
  });
  // one material: the fibre before what else is said
  const [, ...further] = parts.filter((part) => part.startsWith('of '));
  return [...new Set(parts)].filter((part) => part !== '' && !further.includes(part));
}

/** Shoes of leather have uppers of leather. */
const statedAs = (axis: string, { facts }: Sight): readonly Stated[] =>
  facts.values.get(axis) ?? (axis === 'upper' ? facts.values.get('main') : undefined) ?? [];

/**
 * The largest share, else the surest value, or one that says it more narrowly: cotton of corduroy.
 */
function narrowest(sure: readonly Stated[], { names }: Sight): Stated | undefined {
  const [first] = sure.toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0));
  return (
    sure.find(
      ({ value }) =>
        value !== first?.value &&
        names.widened.get(`${MATERIAL}=${value}`)?.has(first?.value ?? '') === true,
    ) ?? first
  );
}

const MADE_OF: ReadonlySet<string> = new Set(['main', 'main-fibre']);

/** In the chapters of cloth, ivory, slate, silver and steel are colours. */
const isClothMaterial = (value: string, chapter: string, { names }: Sight): boolean =>
  chapter < '50' ||
  chapter > '63' ||
  CLOTH.some((wider) => names.widened.get(`${MATERIAL}=${value}`)?.has(wider));
const CLOTH = ['textile', 'plastic', 'rubber', 'leather', 'fur'];

/** The text with a further part, where it still fits and says more. */
function joined(text: string, part: string): string {
  const more = foldMarks(part.replace(/^(?:upper |sole )?(?:of|for) /, ''));
  // "baby stroller" is for babies, "men's wallet" for men
  const words = new Set(wordsOf(foldMarks(text)).map(singular));
  const isSaid = foldMarks(text).includes(more) || words.has(singular(more));
  return isSaid || text.length + part.length + 2 > NAME_MAX ? text : `${text}, ${part}`;
}

/** The first clause of an English text, of goods that no article is known for. */
function ownWords({ text, languages }: Decision, written: Writing): string | null {
  const [first] = text.fields;
  if (!first || languages[0] !== 'en') return null;
  const isLast = (at: number): boolean =>
    text.ends[at] === true || opensScope(text.words[at + 1] ?? '');
  let end = first.start;
  while (end + 1 < first.end && !isLast(end)) end += 1;
  const words = text.words.slice(first.start, end + 1);
  if (languagesOfScript(words).length > 0) return null;
  const own = written(words) ?? words.join(' ');
  return own === own.toUpperCase() ? own.toLowerCase() : own;
}

/** At most 60 characters, whole words. */
const cut = (words: string): string =>
  // bounded: 61 characters, cut off here
  words.length <= NAME_MAX ? words : words.slice(0, NAME_MAX + 1).replace(/[\s,]+\S*$/, '');

/** As it is written: the text was folded to small letters. */
const asDeclared = (words: string): string =>
  capitalised(
    words
      .replace(ACRONYMS, (word) => word.toUpperCase())
      .replace(POSSESSIVES, (word) => `${word.slice(0, -1)}'s`),
  );
const POSSESSIVES = /\b(?:childrens|mens|womens)\b/g;
const ACRONYMS =
  /\b(?:3d|bbq|cctv|cpu|diy|dvd|eva|gps|gpu|hdmi|ic|lcd|led|mdf|mp3|nfc|pcb|pla|pu|pvc|rc|rfid|rgb|sd|ssd|tpu|tv|usb|uv|vr)\b/g;
