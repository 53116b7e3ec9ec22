/** The reasons of an answer in plain sentences, and the goods in customs words. */
import type { Review } from './confidence.ts';
import type { Candidate, Decision } from './decide.ts';
import type { Condition } from './lexicon.ts';
import type { ChosenLine } from './national.ts';
import { labelKey } from './stem.ts';
import type { GoodsText } from './text.ts';
import { statedOn } from './truth.ts';
import type { RankedLine } from './types.ts';

interface Told {
  decision: Decision;
  best: Candidate;
  line: ChosenLine | null;
  lines: readonly RankedLine[];
  review: Review;
  /** The heading, where it is surer than the answer. */
  heading: { code: string; probability: number } | null;
  labels: ReadonlyMap<string, string>;
  /** The ruling that weighed in, in words. */
  precedent: string | null;
}

/** One to six sentences: the words that decided, the label chosen, the ruling that weighed in, what was assumed, the alternative and the question. */
export function reasoningOf(told: Told): string {
  const { best, line, labels, review } = told;
  const label = line?.label ?? labels.get(best.code) ?? '';
  const sentences = [
    `${groundsOf(told)}; chosen: ${line?.code ?? best.code}, ${label}${headingInWords(told)}.`,
  ];
  sentences.push(...notesInWords(told));
  if (told.precedent !== null) sentences.push(told.precedent);
  if (review.assumed.length > 0)
    sentences.push(`Not stated and assumed as usual: ${review.assumed.slice(0, 3).map(inWords).join(', ')}.`);
  const other = told.lines[1];
  if (other && (review.needed || review.question !== null || other.probability > 0.1))
    sentences.push(`Otherwise ${other.code}, ${other.description}.`);
  if (review.question !== null) sentences.push(review.question);
  return sentences.join(' ');
}

/** Share of the evidence that a legal note must move to be worth telling. */
const NOTE_TOLD_MIN = 0.05;

const notesInWords = ({ decision }: Told): string[] =>
  decision.notes
    .filter(({ moved }) => moved >= NOTE_TOLD_MIN)
    .slice(0, 2)
    .map(
      ({ note, codes }) =>
        `By ${note.cite}, ${note.says}: not ${[...new Set(codes.map((code) => code.slice(0, 4)))].slice(0, 3).join(', ')}.`,
    );

const headingInWords = ({ heading }: Told): string =>
  heading === null ? '' : `; heading ${heading.code} is likely to ${Math.round(heading.probability * 100)} %`;

function groundsOf({ decision, best, labels }: Told): string {
  const { support } = best;
  if (!support) {
    const shared = sharedWords(decision.text, labels.get(best.code) ?? '');
    return shared.length > 0
      ? `No known article is named; the words ${shared.map(quote).join(', ')} match the tariff label`
      : 'No known article is named; the closest tariff label was taken';
  }
  const named = quote(wordsAt(decision.text, support.hit));
  const because = support.held.flatMap((condition) => heldInWords(condition, decision)).slice(0, 3);
  return `${named} names the article (${support.article.id.replace(/-/g, ' ')})${because.length > 0 ? `, with ${[...new Set(because)].join(', ')}` : ''}`;
}

function heldInWords(condition: Condition, { sight, text }: Decision): string[] {
  if (condition.test !== 'axis')
    return condition.test === 'word' && !condition.negated ? [quote(condition.phrase)] : [];
  const [stated] = statedOn(condition.axis, sight);
  if (!stated || condition.negated) return [];
  const said = stated.at >= 0 ? ` (${quote(wordsAt(text, stated))})` : '';
  return [`${inWords(condition.axis)} ${stated.value.replace(/-/g, ' ')}${said}`];
}

const quote = (words: string): string => `"${words}"`;

const wordsAt = (text: GoodsText, { at, length }: { at: number; length: number }): string =>
  text.words.slice(at, at + length).join(' ');

/** Axis names as a reader says them. */
const inWords = (axis: string): string => AXIS_WORDS.get(axis) ?? axis.replace(/-/g, ' ');
const AXIS_WORDS: ReadonlyMap<string, string> = new Map([
  ['main', 'main material'],
  ['outer', 'outer surface'],
  ['upper', 'upper material'],
  ['main-fibre', 'main fibre'],
  ['user', 'person it is for'],
  ['weave', 'kind of fabric'],
  ['for', 'purpose'],
  ['share', 'share of the material'],
  ['pack', 'packing'],
]);

function sharedWords(text: GoodsText, label: string): string[] {
  const keys = new Set((label.toLowerCase().match(/\p{L}+/gu) ?? []).map(labelKey));
  return [...new Set(text.words.filter((word) => word.length > 2 && keys.has(labelKey(word))))].slice(0, 4);
}

/** What is told of an axis in a customs description, in this order. */
const DESCRIPTION_AXES: ReadonlyMap<string, (value: string) => string> = new Map([
  ['user', (value: string) => `for ${value}`],
  ['state', (value: string) => value],
  ['weave', (value: string) => (value === 'knit' ? 'knitted' : value)],
  ['main-fibre', (value: string) => `of ${value}`],
  ['main', (value: string) => `of ${value}`],
  ['upper', (value: string) => `upper of ${value}`],
  ['sole', (value: string) => `sole of ${value}`],
  ['power', (value: string) => (value === 'manual' ? 'hand operated' : `${value} powered`)],
  ['finish', (value: string) => value],
]);
const DESCRIPTION_LENGTH_MAX = 120;

/** The goods in a few plain words: the article and what is known of it, or the first words of the text. */
export function customsDescriptionOf(
  decision: Decision,
  best: Candidate,
  labels: ReadonlyMap<string, string>,
): string {
  const { support } = best;
  if (!support) return capital(cut(plainWords(decision.text) || (labels.get(best.code) ?? '')));
  const english =
    support.article.names.find(({ language }) => language === 'en')?.phrase ?? support.article.id;
  const held = [...DESCRIPTION_AXES].flatMap(([axis, told]) => describe(axis, told, decision));
  return capital(cut([headWords(decision, support.hit, english), ...new Set(held)].join(', ')));
}

/** The name as the text has it when that is English, else the article's English name. */
function headWords(
  { text }: Decision,
  hit: { at: number; length: number; language: string },
  english: string,
): string {
  return hit.language === 'en' && hit.length > 1 ? wordsAt(text, hit) : english;
}

function describe(axis: string, told: (value: string) => string, { sight }: Decision): string[] {
  const stated = sight.facts.values.get(axis)?.[0];
  return !stated || stated.weight < 0.4 ? [] : [told(stated.value.replace(/-/g, ' '))];
}

const plainWords = (text: GoodsText): string => {
  const [first] = text.fields;
  return first ? text.words.slice(first.start, Math.min(first.end, first.start + 12)).join(' ') : '';
};
const cut = (words: string): string =>
  words.length <= DESCRIPTION_LENGTH_MAX
    ? words
    : words.slice(0, DESCRIPTION_LENGTH_MAX).replace(/\s+\S*$/, '');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
