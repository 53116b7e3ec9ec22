/** The goods in the words of a customs declaration. */
import { foldMarks, wordsOf } from '../fold.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import { MATERIAL } from './axisNames.ts';
import { languagesOfScript } from './language.ts';
import { wordsAt } from './phrases.ts';
import { OTHER } from './statedFacts.ts';
import { singular } from './stem.ts';
import type { Sight } from './truth.ts';

/** Customs systems of carriers cut what is longer. */
const LENGTH_MAX = 60;
/**
 * English names that an article may have for each to mean much the same: of more, the first may
 * name other goods.
 */
const SYNONYMS_MAX = 4;

type Tell = (value: string) => string;
const made: Tell = (value) => `of ${MATERIALS.get(value) ?? value}`;

/** What is told of an axis, in this order. */
const AXES_TOLD: ReadonlyMap<string, Tell> = new Map([
  ['user', (value) => USERS.get(value) ?? ''],
  ['state', (value) => value],
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
  ['synthetic', 'synthetic fibres'],
  ['artificial', 'artificial fibres'],
  ['man made', 'man-made fibres'],
]);

/** What these chapters ask of all goods, whichever rule decided. */
const ASKED_OF: readonly { from: string; to: string; axes: readonly string[] }[] = [
  { from: '61', to: '63', axes: ['weave', 'main-fibre', 'main'] },
  { from: '64', to: '64', axes: ['upper', 'sole'] },
];

/**
 * What the goods are, in English and at most 60 characters: the words that name them, and of what
 * the text states that by which they were classified. Null where no English words for them are
 * known: nothing is declared that nobody said.
 */
export function customsDescriptionOf(
  decision: Decision,
  best: CodeCandidate,
  labels: ReadonlyMap<string, string>,
): string | null {
  const name = best.support
    ? nameOf(decision, best.support, labels.get(best.code) ?? '')
    : ownWords(decision);
  if (name === null || name === '' || VAGUE.has(name)) return null;
  return written([cut(name), ...told(decision, best)].reduce(joined));
}

/** Names that customs refuse for saying nothing of the goods. */
const VAGUE: ReadonlySet<string> = new Set([
  'accessories', 'accessory', 'appliance', 'appliances', 'article', 'articles', 'cable', 'cables', 'chemicals', 'cleaning products',
  'clothes', 'clothing', 'electronics', 'equipment', 'fabric', 'fabrics', 'food', 'foodstuffs', 'garment', 'garments', 'gift',
  'gift set', 'gifts', 'goods', 'hardware', 'household goods', 'item', 'items', 'kit', 'machine', 'machinery', 'machines',
  'merchandise', 'miscellaneous', 'part', 'parts', 'pipes', 'plastic goods', 'present', 'product', 'products', 'sample', 'samples',
  'set', 'spare part', 'spare parts', 'stuff', 'supplies', 'textiles', 'tool', 'tools', 'toy', 'toys', 'various', 'wires',
]); // prettier-ignore

/**
 * The English of the very name that the text bears, where its author said it; the name as the text
 * has it where that is English; else the article's, where all of its names mean the same, or that
 * of its class.
 */
function nameOf(
  { text }: Decision,
  { hit, article }: NonNullable<CodeCandidate['support']>,
  label: string,
): string | null {
  if (hit.english !== undefined) return hit.english;
  const said = wordsAt(text, hit);
  const names = article.names
    .filter(({ language }) => language === 'en')
    .map(({ phrase }) => phrase);
  // as it is written: "T-shirt"
  const same = names.find((name) => wordsOf(foldMarks(name)).join(' ') === said);
  if (same !== undefined || hit.language === 'en') return same ?? said;
  const [first] = names;
  return first !== undefined && names.length <= SYNONYMS_MAX ? first : classOf(label);
}

/**
 * The class of goods that a tariff label names, without its examples; null where it is a list, or
 * too long to be said whole.
 */
function classOf(label: string): string | null {
  const [name = ''] = label.split(/[:;(]/);
  const [, ...further] = name.split(',');
  const isOne = further.every((part) => NARROWING.test(part.trim()));
  return isOne && name.trim().length <= LENGTH_MAX ? name.trim() : null;
}

/** What stands behind a comma of a label and says more of the same goods. */
const NARROWING =
  /^(?:of [a-z -]+|woven|knitted|printed|cotton|wool|silk|linen|flax|leather|man-made fibres?)$/;

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
  const telling = new Set(['user', ...held, ...asked]);
  const parts = [...AXES_TOLD].flatMap(([axis, tell]) => {
    const stated = telling.has(axis) ? (sight.facts.values.get(axis) ?? []) : [];
    const sure = stated.filter(
      ({ source, weight }) => source !== 'language model' && weight >= 0.4,
    );
    const [first] = sure;
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
  return isSaid || text.length + part.length + 2 > LENGTH_MAX ? text : `${text}, ${part}`;
}

/** How an English text begins, of goods that no article is known for. */
function ownWords({ text, languages }: Decision): string | null {
  const [first] = text.fields;
  if (!first || languages[0] !== 'en') return null;
  const words = text.words.slice(first.start, Math.min(first.end, first.start + 12));
  return languagesOfScript(words).length > 0 ? null : words.join(' ');
}

/** At most 60 characters, whole words. */
const cut = (words: string): string =>
  // bounded: 61 characters, cut off here
  words.length <= LENGTH_MAX ? words : words.slice(0, LENGTH_MAX + 1).replace(/[\s,]+\S*$/, '');

/** As it is written: the text was folded to small letters. */
const written = (words: string): string =>
  capitalised(
    words
      .replace(ACRONYMS, (word) => word.toUpperCase())
      .replace(POSSESSIVES, (word) => `${word.slice(0, -1)}'s`),
  );
const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const POSSESSIVES = /\b(?:childrens|mens|womens)\b/g;
const ACRONYMS = /\b(?:dvd|hdmi|lcd|led|rc|ssd|tv|usb|uv)\b/g;
