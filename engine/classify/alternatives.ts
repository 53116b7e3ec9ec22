/** Which other codes a broker would weigh, and what fact would make each of them right. */
import { foldMarks, wordsOf } from '../fold.ts';
import { sightOf } from './articleSight.ts';
import { type CodeCandidate, type Decision, type Support, withEnglish } from './decide.ts';
import { conditionAsFact, listed } from './factWords.ts';
import { nameOf } from './goodsName.ts';
import { contrastOf } from './headingContrast.ts';
import { positiveWords } from './labelIndex.ts';
import { NOUN_FIRST, scopeOfHit } from './match.ts';
import { measureConditions } from './nationalMeasures.ts';
import { namesPart } from './partWords.ts';
import { meaningOf, quote, wordsAt, writtenAt } from './phrases.ts';
import { lastStep } from './printedLine.ts';
import { labelKey } from './stem.ts';
import type { RankedLine } from './types.ts';
import { truthOf } from './truth.ts';
import { sharpest, wantedFor } from './wantedFacts.ts';
import type { Way } from './ways.ts';
import type { Writing } from './written.ts';

/** Less is no alternative: of the probability, and of the evidence. */
const CHANCE_MIN = 0.02;
/** The same goods in another subheading: less is what they are in rare cases only. */
const OTHERWISE_MIN = 0.07;
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
  if (mine === theirs) return true;
  const isSameHeading = mine.code.slice(0, 4) === theirs.code.slice(0, 4);
  if (isOfSameGoods(theirs, mine))
    return theirs.share >= (isSameHeading ? OTHERWISE_MIN : ELSEWHERE_MIN);
  if (isSameHeading) return true;
  if (!mine.support) return theirs.share >= mine.share * WORDING_MIN;
  return theirs.support !== undefined && theirs.share >= mine.share * RIVAL_MIN;
}

const isOfSameGoods = (one: CodeCandidate, other: CodeCandidate): boolean =>
  one.support !== undefined && one.support.article.id === other.support?.article.id;

type Worded = Pick<RankedLine, 'description' | 'label'>;

interface Compared {
  way: Way;
  best: Way;
  line: Worded;
  /** The line of the answer. */
  first: Worded;
  decision: Decision;
  labels: ReadonlyMap<string, string>;
  written: Writing;
}

/**
 * What would have to be true of the goods for this code to be right, in one sentence; null where
 * that contradicts what the text states: then nobody would weigh it.
 */
export function rightIf(compared: Compared): string | null {
  const { way, best } = compared;
  const [mine, theirs] = [best.candidate.support, way.candidate.support];
  if (isDenied(compared) || isForPartsOfThese(compared) || isHostOfThese(compared)) return null;
  if (isOutOfMeasure(compared)) return null;
  if (way.line?.isContradicted === true && best.line?.isContradicted !== true) return null;
  if (way.candidate === best.candidate) return isOutdone(compared) ? null : byWording(compared);
  if (!mine || !theirs) return byWording(compared);
  return mine.article.id === theirs.article.id
    ? byFacts(compared, theirs)
    : byGoods(compared, mine, theirs);
}

/** Whether the text denies what tells this line from the answer's: "not organic". */
function isDenied({ line, first, decision: { text } }: Compared): boolean {
  const held = new Set(wordsOf(foldMarks(line.label)).map(labelKey));
  return deniedIn(first.label).some(
    (key) =>
      held.has(key) &&
      !deniedIn(line.label).includes(key) &&
      text.words.some((word, at) => text.scopes[at] === 'without' && labelKey(word) === key),
  );
}

/** Keys of the words of a label that stand behind its "not". */
function deniedIn(label: string): string[] {
  const words = wordsOf(foldMarks(label));
  return words.flatMap((word, at) => (words[at - 1] === 'not' ? [labelKey(word)] : []));
}

/** Whether a code is for the parts of goods that the text names whole, and of no part. */
const isForPartsOfThese = ({ line, first, decision }: Compared): boolean =>
  PARTS_FIRST.test(line.label) &&
  !PARTS_FIRST.test(first.label) &&
  !decision.facts.values.has('part') &&
  !decision.text.words.some((word) => PARTS.test(word));
const PARTS_FIRST = /^parts\b|\bparts$|\bparts(?: (?:and accessories )?(?:for|of)\b|:)/i;
const PARTS =
  /^(?:parts?|spares?|replacements?|ersatz\p{L}*|teile?|pieces?|piezas?|recambios?|repuestos?)$/u;

/** Whether a code is for the whole of goods that the text names only to say what its part is for. */
const isHostOfThese = ({ way, line, first, decision }: Compared): boolean =>
  PARTS_FIRST.test(first.label) &&
  !PARTS_FIRST.test(line.label) &&
  decision.text.scopes.includes('for') &&
  (way.candidate.support === undefined ||
    scopeOfHit(decision.text, way.candidate.support.hit) === 'for');

/** Whether the text measures what the wording of a code bounds, and it lies beyond the bound. */
function isOutOfMeasure({ way, best, line, first, decision, labels }: Compared): boolean {
  const isBeyond = (wording: string): boolean =>
    measureConditions(foldMarks(wording), NO_MATERIAL).some(
      (one) => truthOf(one, decision.sight).state === 'false',
    );
  const beyond = ({ candidate }: Way, { label }: Worded): boolean =>
    isBeyond(label) || isBeyond(labels.get(candidate.code) ?? '');
  return beyond(way, line) && !beyond(best, first);
}
const NO_MATERIAL = (): null => null;

/** More facts at once are no fact that makes a code right. */
const FACTS_MAX = 3;
/** Nor is a list of half the materials there are. */
const VALUES_MAX = 6;

/** The same goods with other facts. */
function byFacts(compared: Compared, { article, hit }: Support): string | null {
  const { way, best, decision } = compared;
  const sight = sightOf(article, decision.sight);
  const says = withEnglish(sight.says, hit.english);
  const wanted = wantedFor(article, way.candidate.code, best.candidate.code, { ...sight, says });
  if (wanted === null) return null;
  const facts = sharpest(wanted, sight.names);
  const told = facts.flatMap((fact) => conditionAsFact(fact) ?? []);
  const isTold =
    told.length === facts.length &&
    told.length > 0 &&
    told.length <= FACTS_MAX &&
    facts.every((fact) => fact.test !== 'axis' || fact.values.length <= VALUES_MAX);
  return isTold ? `Right if ${listed([...new Set(told)], 'and')}.` : byWording(compared);
}

const byWording = ({ line, first }: Compared): string =>
  line.label === first.label
    ? contrastOf(lastStep(line.description), lastStep(first.description))
    : contrastOf(line.label, first.label);

/**
 * Whether the answer's line names the goods by a word of the text that this line lacks, and not the
 * other way round: "tank tops" beside "T-shirts".
 */
function isOutdone({ line, first, decision, best, labels }: Compared): boolean {
  const named = best.candidate.support
    ? nameOf(decision, best.candidate.support, labels.get(best.candidate.code) ?? '')
    : null;
  const said = new Set([...decision.text.words, ...wordsOf(foldMarks(named ?? ''))].map(labelKey));
  const sharedBy = (label: string): Set<string> =>
    new Set(
      positiveWords(label)
        .map(labelKey)
        .filter((key) => said.has(key)),
    );
  const [mine, theirs] = [sharedBy(first.label), sharedBy(line.label)];
  return [...theirs].every((key) => mine.has(key)) && mine.size > theirs.size;
}

/**
 * Whether other goods come with the best ("headset with microphone"), or stand behind it where what
 * describes a thing stands behind it.
 */
const onlyDescribes = ({ text }: Decision, mine: Support, theirs: Support): boolean =>
  scopeOfHit(text, theirs.hit) !== 'plain' ||
  (NOUN_FIRST.has(mine.hit.language) &&
    theirs.hit.at === mine.hit.at + mine.hit.length &&
    text.ends[theirs.hit.at - 1] !== true);

/**
 * Other goods that the text names as well; null where their name is a number, or only a part of the
 * name of the best: a canvas painting is no canvas.
 */
function byGoods(compared: Compared, mine: Support, theirs: Support): string | null {
  const { way, decision, labels, written } = compared;
  const [ours, other] = [mine, theirs].map(({ hit }) => wordsAt(decision.text, hit));
  if (ours === undefined || other === undefined || !/\p{L}/u.test(other)) return null;
  if (ours === other) return byWording(compared);
  if (ours.includes(other) || onlyDescribes(decision, mine, theirs)) return null;
  // a broker who sees a pan and its glass lid weighs no lids
  if (namesPart(decision.text, theirs.hit) && !namesPart(decision.text, mine.hit)) return null;
  const label = labels.get(way.candidate.code) ?? '';
  const english = theirs.hit.language === 'en' ? null : nameOf(decision, theirs, label);
  const [named = '', also = ''] = [mine, theirs].map(({ hit }) =>
    quote(writtenAt(decision.text, hit, written)),
  );
  const goods = `${also}${meaningOf(also, english)}`;
  if (other.includes(ours)) return `Right if the whole name ${goods} says what is sold.`;
  return theirs.article.relation?.kind === 'part'
    ? `Right if only ${goods} is sold, and not the whole article that ${named} names.`
    : `Right if what is sold is ${goods} itself, and ${named} only describes it.`;
}
