/** The reasons of an answer in plain sentences. */
import type { Review } from './confidence.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import type { GeneralRule } from './interpretation.ts';
import type { RuleCondition } from './lexicon.ts';
import type { ChosenLine } from './national.ts';
import type { Note } from './notes.ts';
import { inWords, quote, wordsAt } from './phrases.ts';
import { whyNot } from './runnerUp.ts';
import { labelKey } from './stem.ts';
import type { GoodsText } from './text.ts';
import { statedOn } from './truth.ts';
import type { RankedLine } from './types.ts';

interface Told {
  decision: Decision;
  best: CodeCandidate;
  line: ChosenLine | null;
  lines: readonly RankedLine[];
  review: Review;
  /** The heading, where it is surer than the answer. */
  heading: { code: string; probability: number } | null;
  labels: ReadonlyMap<string, string>;
  /** A code that fits better, or a line of it, which the workspace has blocked. */
  blocked: string | null;
  /** The ruling that weighed in, in words. */
  precedent: string | null;
}

/**
 * One to six sentences: the words that decided, the label chosen, the ruling that weighed in, what
 * was assumed, the alternative and the question.
 */
export function reasoningOf(told: Told): string {
  const { best, line, labels, review } = told;
  const label = line?.label ?? labels.get(best.code) ?? '';
  const sentences = [
    `${groundsOf(told)}; chosen: ${line?.code ?? best.code}, ${label}${headingInWords(told)}.`,
  ];
  if (told.blocked !== null)
    sentences.push(
      `${told.blocked} fits better but is on your blocklist; this is the next-best code.`,
    );
  sentences.push(...ruleInWords(told), ...notesInWords(told));
  if (told.precedent !== null) sentences.push(told.precedent);
  if (review.assumed.length > 0)
    sentences.push(
      `Not stated; the usual case was assumed: ${review.assumed.slice(0, 3).map(inWords).join(', ')}.`,
    );
  const other = told.lines[1];
  if (other && (review.needed || review.question !== null || other.probability > 0.1))
    sentences.push(`If not, the most likely alternative is ${other.code}, ${other.description}.`);
  const next = told.decision.candidates.find(
    ({ code, share }) => code !== best.code && share >= RUNNER_UP_MIN,
  );
  const reason = whyNot(best, next, told.decision);
  if (reason !== null) sentences.push(reason);
  if (review.question !== null) sentences.push(review.question);
  return sentences.join(' ');
}

/** A code with less is no runner-up. */
const RUNNER_UP_MIN = 0.02;

/** The General Rule that decided, where it is not the first. */
function ruleInWords({ decision, best }: Told): string[] {
  const told = decision.rule === '2(b)' ? mixtureInWords(best.code) : RULES_IN_WORDS[decision.rule];
  return told === undefined ? [] : [told];
}

/**
 * What general rule 2(b) sends goods of several materials to: the notes of textiles and footwear,
 * else rule 3(b).
 */
function mixtureInWords(code: string): string {
  const chapter = Number(code.slice(0, 2));
  if (chapter >= 50 && chapter <= 63)
    return 'Several textile materials are named; the one that weighs most decides (Section XI, note 2).';
  if (chapter === 64)
    return 'Several materials are named; the one with the largest outer surface of the upper decides (chapter 64, note 4).';
  return 'Several materials are named; the one that gives the goods their essential character decides (general rules 2(b) and 3(b)).';
}

const RULES_IN_WORDS: Partial<Record<GeneralRule, string>> = {
  '3(b)':
    'Several goods are put up together; by general rule 3(b) the one that gives the set its character decides, assumed to be the first named.',
  '3(c)':
    'Two headings merit equal consideration; by general rule 3(c) the last in numerical order is taken.',
};

/** Share of the evidence that a legal note must move to be worth telling. */
const NOTE_TOLD_MIN = 0.05;

const notesInWords = ({ decision }: Told): string[] =>
  decision.notes
    .filter(({ moved }) => moved >= NOTE_TOLD_MIN)
    .slice(0, 2)
    .map(
      ({ note, codes }) =>
        `By ${note.cite}, ${note.says}: not ${putOut(note, codes).slice(0, 3).join(', ')}.`,
    );

/**
 * What a note put out, as long as its scope is: a heading only where it speaks of whole headings.
 */
const putOut = (note: Note, codes: readonly string[]): string[] => {
  const digits = Math.max(4, ...note.scope.map(({ from }) => from.length));
  return [...new Set(codes.map((code) => code.slice(0, digits)))];
};

const headingInWords = ({ heading }: Told): string =>
  heading === null
    ? ''
    : `; heading ${heading.code} is likely to ${Math.round(heading.probability * 100)} %`;

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

function heldInWords(condition: RuleCondition, { sight, text }: Decision): string[] {
  if (condition.test === 'word' && !condition.negated)
    return condition.phrase.split('|').filter(sight.says).slice(0, 1).map(quote);
  if (condition.test !== 'axis') return [];
  const [stated] = statedOn(condition.axis, sight);
  if (!stated || condition.negated) return [];
  const said =
    stated.at >= 0
      ? ` (${quote(wordsAt(text, stated))})`
      : stated.source === undefined
        ? ''
        : ` (${stated.source})`;
  return [`${inWords(condition.axis)} ${stated.value.replace(/-/g, ' ')}${said}`];
}

function sharedWords(text: GoodsText, label: string): string[] {
  const keys = new Set((label.toLowerCase().match(/\p{L}+/gu) ?? []).map(labelKey));
  return [
    ...new Set(text.words.filter((word) => word.length > 2 && keys.has(labelKey(word)))),
  ].slice(0, 4);
}
