/** The goods in the words of a customs declaration. */
import { capitalised } from '../capitalised.ts';
import { foldMarks, wordsOf } from '../fold.ts';
import type { CodeCandidate, Decision, Support } from './decide.ts';
import { completed, fullnessOf } from './bareName.ts';
import { goesOn } from './nounBehind.ts';
import { NAME_MAX, nameOf } from './goodsName.ts';
import type { Stated } from './facts.ts';
import { languagesOfScript } from './language.ts';
import { HEAD_LAST, type Hit, NOUN_FIRST, overlaps, placesOf, scopeOfHit } from './match.ts';
import { OF } from './ofWords.ts';
import { materialsTold, narrowest } from './materialTold.ts';
import { namesPart, partBeside } from './partWords.ts';
import { OTHER } from './statedFacts.ts';
import { leadsClause } from './putUp.ts';
import { isHead } from './rank.ts';
import { kindOf } from './signals.ts';
import { singular } from './stem.ts';
import { opensScope } from './text.ts';
import type { Sight } from './truth.ts';
import type { Writing } from './written.ts';

type Tell = (value: string) => string;
const made: Tell = (value) => `of ${value}`;
const spoken = (value: string): string => {
  const words = value.replace(/-/g, ' ');
  return MATERIALS.get(words) ?? words;
};

/** What is told of an axis, in this order. */
const AXES_TOLD: ReadonlyMap<string, Tell> = new Map([
  ['user', (value) => USERS.get(value) ?? ''],
  ['state', (value) => (STATES.has(value) ? value : '')],
  ['weave', (value) => (value === 'knit' ? 'knitted' : value)],
  ['outer', (value) => `outer surface ${made(value)}`],
  ['main-fibre', made],
  ['main', made],
  ['metal', made],
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
  ['timber', 'wood'],
  ['any metal', 'metal'],
  ['base metal', 'metal'],
  ['plastic sheet', 'plastic sheeting'],
  ['foam', 'plastics'],
  ['rhinestone', 'glass'],
  // each holds more than its name says: rattan, plaster, horn
  ['straw', 'plaiting material'],
  ['concrete', 'cement, concrete or plaster'],
  ['bone', 'bone, horn or ivory'],
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
  { from: '71', to: '71', axes: ['finish'] },
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
  if (decision.vague !== null || decision.several.length > 0) return null;
  if (best.support && !isThing(decision, best.support, probability)) return null;
  const found = best.support
    ? nameOf(decision, best.support, labels.get(best.code) ?? '')
    : ownWords(decision, written);
  if (found === null || found === '') return null;
  const purposes = fullnessOf(found) === 'full' ? [] : purposesOf(decision);
  const whole =
    best.support && isSureOf(best.support.hit, probability)
      ? completed(found, best.support.article)
      : found;
  // a case that is said to be for a tablet is no "phone case"
  const name =
    purposes.length === 0 || purposes.some((one) => speaksOf(whole, one)) ? whole : found;
  const fullness = fullnessOf(name);
  const parts = [
    ...(fullness === 'full' ? [] : purposes.slice(0, 1).map((one) => `for ${PURPOSES.get(one)}`)),
    ...told(decision, best, written),
  ];
  const isImitation = statedAs('stone', decision.sight)[0]?.value === 'imitation';
  const like =
    best.support && saysImitation(decision.text, best.support.hit) ? likened(name) : name;
  const said = isImitation ? imitated(like) : like;
  const described = [cut(said), ...parts].reduce(joined);
  if (fullness === 'empty' || (fullness === 'bare' && described === said)) return null;
  return asDeclared(described);
}

/** A name that says a pearl or a stone, of goods whose pearls or stones are imitated. */
export const imitated = (name: string): string =>
  REAL_STONES.test(name) && !IMITATED.test(name) ? `imitation ${name}` : name;

/** A name that says a fur, a hide or a fine fibre, of goods that only imitate it. */
export const likened = (name: string): string =>
  REAL_SKINS.test(name) && !IMITATED.test(name) ? `imitation ${name}` : name;
const REAL_SKINS =
  /\b(?:mink|sable|fox|fur|shearling|leather|suede|crocodile|snakeskin|silk|cashmere)\b/i;

/**
 * Whether the clause of a name ends in the word for an imitation: "mink
 * eyelashes faux". Before a noun it may speak of a part: "leather jacket faux fur collar".
 */
function saysImitation({ words, ends }: Decision['text'], { at, length }: Hit): boolean {
  for (let place = at + length; place < words.length && ends[place - 1] !== true; place += 1)
    if (IMITATED.test(words[place] ?? '')) return ends[place] === true;
  return false;
}

const REAL_STONES = /\b(?:pearl|diamond|ruby|sapphire|emerald|gem|gemstone)s?\b/i;
const IMITATED = /\b(?:imitation|faux|fake|false|artificial|simulated|vegan)\b/i;

/**
 * Whether a name is that of the thing: not of what it is for, comes with or lies in, nor what
 * stands behind "of" or "from", far behind the noun that leads a phrase, or in a later clause
 * («granulate, big bag of 1000 kg»).
 */
function isThing(decision: Decision, { hit, article }: Support, probability: number): boolean {
  const { text, facts } = decision;
  if (scopeOfHit(text, hit) !== 'plain' || isPartOfNamed(decision, hit)) return false;
  if (OF.has(text.words[hit.at - 1] ?? '') && !leadsClause(text, hit.at)) return false;
  if (HEAD_LAST.has(hit.language)) return true;
  const { kind, start = 0 } = text.fields[text.fieldOf[hit.at] ?? 0] ?? {};
  if (kind === 'attribute') return true;
  if (text.ends.slice(start, hit.at).includes(true)) return false;
  if (hit.language !== 'en')
    return (
      !NOUN_FIRST.has(hit.language) ||
      hit.at - start <= BEFORE_NOUN_MAX ||
      leadsClause(text, hit.at)
    );
  if (isHead(text, hit)) return true;
  if (goesOn(text, hit, article, facts)) return false;
  return (
    kindOf(text) === 'listing' ||
    probability >= THING_MIN ||
    [...facts.values.values()].flat().some(({ at }) => at === hit.at + hit.length)
  );
}

/** Whether the name is of a part and the whole stands before it: «Vorhang mit Metallösen». */
const isPartOfNamed = ({ text, articles }: Decision, hit: Hit): boolean =>
  namesPart(text, hit) &&
  articles.some(
    ({ hit: other }) =>
      other.at + other.length < hit.at &&
      !namesPart(text, other) &&
      scopeOfHit(text, other) === 'plain',
  );

const GOES_ON_MIN = 0.6;
/** Often only the material is open, not what the goods are. */
const THING_MIN = 0.25;
/** Words that may stand before the noun: an article, an adjective, a number. */
const BEFORE_NOUN_MAX = 2;

/** What is stated and decided the code. */
function told(decision: Decision, { code, support }: CodeCandidate, written: Writing): string[] {
  if (!support) return [];
  const { sight, text } = decision;
  const held = support.held.flatMap((one) =>
    one.test === 'axis' && !one.negated ? [one.axis] : [],
  );
  const chapter = code.slice(0, 2);
  const asked = ASKED_OF.filter(({ from, to }) => from <= chapter && chapter <= to).flatMap(
    ({ axes }) => axes,
  );
  const decided = new Set([...(WORN.has(chapter) ? ['user'] : []), ...held, ...asked]);
  const madeOf = isMade(code) ? MADE_TOLD : NOTHING;
  const parts = [...AXES_TOLD].flatMap(([axis, tell]) => {
    const stated = decided.has(axis) || madeOf.has(axis) ? statedAs(axis, sight) : [];
    const sure = stated.filter(
      (one) =>
        one.source !== 'language model' &&
        !saysLook(one, text) &&
        !isOfPart(one, support.hit, decision) &&
        isWhole(one, decision, written) &&
        (one.weight >= SURE_MIN || leadsTo(one, support.hit)) &&
        (one.isTint !== true || decided.has(axis)),
    );
    if (MATERIALS_TOLD.has(axis)) {
      const values = materialsTold(axis, sure, code, { names: sight.names, words: text.words }).map(
        spoken,
      );
      return values.length === 0 ? [] : [tell([...new Set(values)].join(' and '))];
    }
    const first = narrowest(sure, sight.names);
    const isEverybody = axis === 'user' && sure.some(({ value }) => value !== first?.value);
    return first && first.value !== OTHER && !isEverybody ? [tell(spoken(first.value))] : [];
  });
  const distinct = [...new Set(parts)];
  // one material: the fibre before what else is said
  const [, ...further] = distinct.filter((part) => /^(?:outer surface )?of /.test(part));
  return distinct.filter((part) => part !== '' && !further.includes(part));
}

/**
 * Whether what is said of the whole is said of a part of it, and the part is not what is sold: the
 * strap of a watch, and no watch strap.
 */
function isOfPart(one: Stated, hit: Hit, { sight: { facts }, text, languages }: Decision): boolean {
  if (one.at < 0 || !(facts.values.get('main') ?? []).includes(one)) return false;
  const materials = new Set(
    ['main', 'outer', 'upper', 'sole', 'lining']
      .flatMap((axis) => facts.values.get(axis) ?? [])
      .flatMap(placesOf),
  );
  const part = partBeside(one, { text, language: languages[0] ?? 'en', materials });
  if (part === null || overlaps(part, hit)) return false;
  return one.at + one.length !== hit.at || overlaps(part, one);
}

/** Whether words are those of the sender: in languages without compounds no end of a word is one. */
const isWhole = (
  { at, length }: Stated,
  { text, languages }: Decision,
  written: Writing,
): boolean =>
  at < 0 ||
  !NOUN_FIRST.has(languages[0] ?? 'en') ||
  written(text.words.slice(at, at + length)) !== null;

/** Whether words tell a look («leather look»), of which nobody said what it is made of. */
const saysLook = ({ at, length }: Stated, { words }: Decision['text']): boolean =>
  at >= 0 && words.slice(at, at + length).some((word) => LOOKS.has(word));
const LOOKS: ReadonlySet<string> = new Set(
  'look like style effect aspect effet facon optik stile effetto estilo efecto'.split(' '),
);

/** Whether a word stands right before the name: of a "leather strap" the strap is what is sold. */
const leadsTo = ({ at, length, weight }: Stated, hit: Hit): boolean =>
  weight >= LEADING_MIN && at >= 0 && at + length === hit.at;
const LEADING_MIN = 0.4;

/** Below this a mention may be of something else: the lid of a jar, a part of the goods. */
const SURE_MIN = 0.45;

const MATERIALS_TOLD: ReadonlySet<string> = new Set(
  'outer main-fibre main metal upper sole'.split(' '),
);

/** What goods that are made of something are told by, whichever rule decided. */
const MADE_TOLD: ReadonlySet<string> = new Set(['main-fibre', 'main', 'metal', 'outer']);
const NOTHING: ReadonlySet<string> = new Set();

/**
 * Whether goods are told by what they are made of: articles of plastics to those of metal, furniture,
 * toys and what else is made; no food, no chemicals, no machines. Of shoes the upper is told, of
 * watches the case is not known.
 */
const isMade = (code: string): boolean =>
  (code >= '39' && code < '84' && !code.startsWith('64')) || MADE_FURTHER.test(code);
const MADE_FURTHER = /^(?:87|9113|92|94|95|96)/;

/** What goods of a bare name are for, where the text says so; surest first. */
const purposesOf = ({ facts }: Decision): string[] =>
  (facts.values.get('for') ?? [])
    .filter(({ value, weight }) => weight >= PURPOSE_MIN && PURPOSES.has(value))
    .map(({ value }) => value);

const PURPOSE_MIN = 0.4;

/** Whether a name says what the goods are for. */
const speaksOf = (name: string, purpose: string): boolean =>
  wordsOf(foldMarks(name)).map(singular).includes(purpose);

/** Whether an article may give its name: the code is sure, or the text has words that it demands. */
const isSureOf = (hit: Hit, probability: number): boolean =>
  probability >= GOES_ON_MIN || hit.contextWords > 0;

const PURPOSES: ReadonlyMap<string, string> = new Map([
  ['aircraft', 'aircraft'],
  ['aquarium', 'aquariums'],
  ['bicycle', 'bicycles'],
  ['boat', 'boats'],
  ['camera', 'cameras'],
  ['car', 'motor cars'],
  ['console', 'game consoles'],
  ['doll', 'dolls'],
  ['door', 'doors'],
  ['drill', 'drills'],
  ['drone', 'drones'],
  ['furniture', 'furniture'],
  ['garden', 'the garden'],
  ['guitar', 'guitars'],
  ['headphone', 'headphones'],
  ['horse', 'horses'],
  ['jewellery', 'jewellery'],
  ['kitchen', 'the kitchen'],
  ['lamp', 'lamps'],
  ['laptop', 'laptops'],
  ['motorcycle', 'motorcycles'],
  ['mower', 'lawn mowers'],
  ['pet', 'pets'],
  ['phone', 'mobile phones'],
  ['printer', 'printers'],
  ['saw', 'saws'],
  ['sewing', 'sewing'],
  ['shaver', 'shavers'],
  ['shoe', 'shoes'],
  ['speaker', 'loudspeakers'],
  ['tablet', 'tablet computers'],
  ['television', 'television sets'],
  ['trailer', 'trailers'],
  ['truck', 'lorries'],
  ['vacuum-cleaner', 'vacuum cleaners'],
  ['watch', 'watches'],
]);

/** Shoes of leather have uppers of leather; the metal of goods is what they are made of. */
const statedAs = (axis: string, { facts }: Sight): readonly Stated[] =>
  facts.values.get(axis) ??
  (axis === 'upper' || axis === 'metal' ? facts.values.get('main') : undefined) ??
  [];

/** The text with a further part, where it still fits and says more. */
function joined(text: string, part: string): string {
  const more = foldMarks(part.replace(/^(?:upper |sole |outer surface )?(?:of|for) /, ''));
  // "baby stroller" is for babies, "men's wallet" for men
  const words = new Set(wordsOf(foldMarks(text)).map(singular));
  const isSaid =
    SAID_BY.get(more)?.some((one) => words.has(one)) === true ||
    foldMarks(text).includes(more) ||
    words.has(singular(more));
  if (isSaid) return text;
  const [fitting] = [part, part.split(' and ')[0] ?? part].filter(
    (one) => text.length + one.length + 2 <= NAME_MAX,
  );
  return fitting === undefined ? text : `${text}, ${fitting}`;
}

/** Words of names that say a material by another word. */
const SAID_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['plaiting material', ['straw', 'rattan', 'wicker', 'raffia', 'seagrass']],
  ['plastic sheeting', ['imitation', 'faux', 'artificial', 'leatherette']],
]);

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
      .replace(LETTERED, (pair) => pair.slice(0, -1) + pair.slice(-1).toUpperCase())
      .replace(POSSESSIVES, (word) => `${word.slice(0, -1)}'s`),
  );
const POSSESSIVES = /\b(?:childrens|mens|womens)\b/g;
/** A letter that belongs to the word before it: "vitamin C", "USB C". */
const LETTERED = /\b(?:vitamin|usb|type|size|grade|class) [a-e]\b/gi;
const ACRONYMS =
  /\b(?:3d|bbq|cctv|cpu|diy|dvd|eva|gps|gpu|hdmi|ic|lcd|led|mdf|mp3|nfc|pcb|pla|pu|pvc|rc|rfid|rgb|sd|ssd|tpu|tv|usb|uv|vr)\b/g;
