/** Which other codes a broker would weigh, and what fact would make each of them right. */
import { formatCode } from '../hscode.ts';
import type { CodeCandidate, Decision, Support } from './decide.ts';
import { conditionAsFact } from './factWords.ts';
import { nameOf } from './goodsName.ts';
import type { RuleCondition } from './lexicon.ts';
import { pathsTo, pathTo } from './model/conditions.ts';
import { meaningOf, quote, wordsAt, writtenAt } from './phrases.ts';
import { isResidual, lastStep } from './printedLine.ts';
import { truthOf } from './truth.ts';
import type { RankedLine } from './types.ts';
import type { Way } from './ways.ts';
import type { Writing } from './written.ts';

/** Less is no alternative: of the probability, and of the evidence. */
const CHANCE_MIN = 0.02;
/** The same goods in another heading. */
const ELSEWHERE_MIN = 0.08;
/** Other goods that the text names too: less evidence, beside the best, only describes those. */
const RIVAL_MIN = 0.33;
/** Without any goods that are named: codes whose wording fits nearly as well. */
const WORDING_MIN = 0.5;

/**
 * Whether a way is worth weighing beside the best: another line of its subheading, another code of
 * its heading or of the same goods, other goods that are named nearly as clearly.
 */
export function isWeighed(way: Way, best: Way, probability: number): boolean {
  const [mine, theirs] = [best.candidate, way.candidate];
  if (probability < CHANCE_MIN || way.share < CHANCE_MIN) return false;
  if (mine === theirs || mine.code.slice(0, 4) === theirs.code.slice(0, 4)) return true;
  if (isOfSameGoods(theirs, mine)) return theirs.share >= ELSEWHERE_MIN;
  if (!mine.support) return theirs.share >= mine.share * WORDING_MIN;
  return theirs.support !== undefined && theirs.share >= mine.share * RIVAL_MIN;
}

const isOfSameGoods = (one: CodeCandidate, other: CodeCandidate): boolean =>
  one.support !== undefined && one.support.article.id === other.support?.article.id;

interface Compared {
  way: Way;
  best: Way;
  line: RankedLine;
  /** The line of the answer. */
  first: RankedLine;
  decision: Decision;
  labels: ReadonlyMap<string, string>;
  written: Writing;
}

/** What would have to be true of the goods for this code to be right, in one sentence. */
export function rightIf(compared: Compared): string {
  const { way, best, decision } = compared;
  const [mine, theirs] = [best.candidate.support, way.candidate.support];
  if (way.candidate === best.candidate) return byLine(compared);
  if (!mine || !theirs) return byWording(compared);
  if (mine.article.id !== theirs.article.id) return byGoods(compared, mine, theirs);
  const facts = factsFor(theirs, way.candidate.code, decision);
  if (facts.length > 0) return `Right if ${facts.join(' and ')}.`;
  const [against] = factsAgainst(mine, best.candidate.code, decision);
  return against === undefined ? byWording(compared) : `Right if ${against}.`;
}

/** Another line of the same subheading. */
function byLine(compared: Compared): string {
  const wording = wordingOf(compared);
  const [value] = VALUE.exec(wording) ?? [];
  if (value !== undefined) return `Right if the goods are ${value.toLowerCase()}.`;
  return isResidual(wording)
    ? `Right if the goods are none of those that the lines beside it under ${formatCode(compared.way.candidate.code)} name.`
    : byWording(compared);
}

const VALUE = /\b(?:valued|worth)\b(?:[^,;]|,(?=\d))*/i;

const byWording = (compared: Compared): string =>
  `Right if these words fit the goods better: ${quote(wordingOf(compared))}.`;

/** Our label of a line, or where the answer has the same one the publisher's last words. */
const wordingOf = ({ line, first }: Compared): string =>
  line.label === first.label ? lastStep(line.description) : line.label;

/** Other goods that the text names as well. */
function byGoods(compared: Compared, mine: Support, theirs: Support): string {
  const { way, decision, labels, written } = compared;
  if (wordsAt(decision.text, mine.hit) === wordsAt(decision.text, theirs.hit))
    return byWording(compared);
  const label = labels.get(way.candidate.code) ?? '';
  const english = theirs.hit.language === 'en' ? null : nameOf(decision, theirs, label);
  const [named, also] = [mine, theirs].map(({ hit }) =>
    quote(writtenAt(decision.text, hit, written)),
  );
  const meaning = meaningOf(also ?? '', english);
  return `Right if what is sold is ${also}${meaning} itself, and ${named} only describes it.`;
}

const FACTS_MAX = 2;

/**
 * What the likeliest way to a code asks for and nobody stated, as facts: the one that asks least,
 * and for no words of their own.
 */
function factsFor({ article }: Support, code: string, { sight }: Decision): string[] {
  const open = pathsTo(article.rules, code).flatMap((path) => {
    const truths = path.map((condition) => ({ condition, ...truthOf(condition, sight) }));
    const unsaid = truths.filter(({ state }) => state !== 'true');
    const isPossible = unsaid.every(
      ({ condition }) => condition.test !== 'word' && condition.test !== 'destination',
    );
    const contradicted = unsaid.filter(({ state }) => state === 'false').length;
    return isPossible ? [{ wanted: unsaid.map(({ condition }) => condition), contradicted }] : [];
  });
  const [easiest] = open
    .filter(({ wanted }) => wanted.length > 0)
    .toSorted(
      (one, other) =>
        one.contradicted - other.contradicted || one.wanted.length - other.wanted.length,
    );
  return told(easiest?.wanted ?? []);
}

/** The contrary of what led to a code without being stated. */
const factsAgainst = ({ article }: Support, code: string, { sight }: Decision): string[] =>
  told(
    pathTo(article.rules, code)
      .filter((condition) => condition.test === 'axis')
      .filter((condition) => truthOf(condition, { ...sight, implied: NOTHING }).state !== 'true')
      .map((condition): RuleCondition => ({ ...condition, negated: !condition.negated })),
  );

const NOTHING: ReadonlyMap<string, string> = new Map();

const told = (conditions: readonly RuleCondition[]): string[] =>
  [...new Set(conditions.flatMap((condition) => conditionAsFact(condition) ?? []))].slice(
    0,
    FACTS_MAX,
  );
