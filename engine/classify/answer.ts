/** The answer from the ways to classify: probabilities, confidence, reasons. */
import { nomenclatureOf } from '../hs.ts';
import { calibrated } from './calibration.ts';
import { confidenceOf, reviewOf, WEAK_COVERAGE, type Judgement } from './confidence.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { customsDescriptionOf } from './customsDescription.ts';
import { reasoningOf } from './explain.ts';
import { hierarchyOf } from './hierarchy.ts';
import { isWeighed, rightIf } from './alternatives.ts';
import { lineTexts } from './lineTexts.ts';
import type { Weighed } from './model/witness.ts';
import { precedentInWords, type Precedents } from './precedents.ts';
import { contentWords } from './refuse.ts';
import { lineQuestionsOf, QUESTIONS_MAX, questionsOf, withoutSaid } from './questions.ts';
import { kindOf, signalsOf } from './signals.ts';
import { weighedPieces } from './pieces.ts';
import { type StatedFacts, withStated } from './statedFacts.ts';
import type { Classification, Goods, LevelProbabilities, Question, RankedLine } from './types.ts';
import { warningsOf } from './warnings.ts';
import { type GoodsToClassify, isBlocked, linesUnder, type Way } from './ways.ts';
import type { Vagueness } from './vagueWords.ts';
import { writingOf } from './written.ts';

export interface Setting {
  goods: Goods;
  /** What a photo of the goods says otherwise, in sentences. */
  photo: readonly string[];
  decision: Decision;
  weighed: Weighed;
  /** Null where no set of rulings was read. */
  precedents: Precedents | null;
  edition: ClassificationEdition;
  /** Where the goods are going. */
  place: GoodsToClassify;
  /** A code that fits better, or a line of it, which the workspace has blocked. */
  blocked: string | null;
  /** Whether the weighed pieces are asked for. */
  explain: boolean;
  /** What is said of words in a language that is not read. */
  unread: string | null;
}

/** The answer that the ways and their setting give. */
export function answerOf(ways: readonly Way[], best: Way, setting: Setting): Classification {
  const { decision, weighed, precedents, edition } = setting;
  const { schedule } = setting.place;
  const { labels } = edition.nomenclature;
  const probability = Math.min(probabilityOf(decision, best.candidate), weighed.bound);
  const judgement: Judgement = {
    decision,
    best: best.candidate,
    probability,
    lineChance: best.line?.chance ?? 1,
    ahead: best.candidate === decision.candidates[0],
  };
  const lineQuestions = lineQuestionsIn(best, setting);
  const review = reviewOf(judgement, lineQuestions[0]?.question);
  const written = writingOf(setting.goods);
  const told = { decision, best: best.candidate, labels, written };
  const reasoning = reasoningOf({
    ...told,
    line: best.line,
    schedule,
    heading: headingOf(decision, best.candidate, probability),
    review,
    blocked: setting.blocked,
    precedent: precedents && precedentInWords(precedents, best.candidate.code),
  });
  const { hsCodeHint: hint } = setting.goods;
  return {
    nomenclature: best.line && schedule ? nomenclatureOf(schedule) : 'global',
    ...(best.line && schedule ? { schedule: schedule.toUpperCase() } : {}),
    lines: weighedLines(ways, best, judgement, { ...setting, told }),
    probabilities: levelsOf(judgement, best),
    needsReview: review.needed,
    reasoning: [reasoning, setting.unread, weighed.sentence]
      .filter((sentence) => sentence !== null)
      .join(' '),
    questions: withoutSaid(
      [...questionsOf(decision, best.candidate.support, review.assumed), ...lineQuestions],
      decision,
    ).slice(0, QUESTIONS_MAX),
    warnings: [...warningsOf(decision, written), ...setting.photo],
    customsDescription:
      probability < DECLARED_MIN[best.candidate.support ? kindOf(decision.text) : 'unnamed']
        ? null
        : customsDescriptionOf(decision, best.candidate, { labels, probability, written }),
    materialUncertain: review.materialUncertain || weighed.materialTold,
    valueUncertain: best.line?.valueUncertain ?? false,
    ...(precedents ? { rulings: precedents.shown } : {}),
    ...(setting.explain
      ? { pieces: weighedPieces({ ...told, precedents, hint, model: weighed.sentence }) }
      : {}),
  };
}

interface Telling extends Setting {
  told: Pick<Parameters<typeof rightIf>[0], 'decision' | 'labels' | 'written'>;
}

/** The answer, and behind it the alternatives that are worth weighing, likeliest first. */
function weighedLines(
  ways: readonly Way[],
  best: Way,
  judgement: Judgement,
  { told, ...setting }: Telling,
): RankedLine[] {
  const [first, ...others] = linesOf(ways, judgement, setting);
  if (first === undefined) return [];
  if (isUnnamed(told.decision.vague)) return [first];
  const alternatives = others.flatMap((line, at) => {
    const way = ways[at + 1];
    if (way === undefined || !isWeighed(way, best, line.probability)) return [];
    const right = rightIf({ ...told, way, best, line, first });
    return right === null ? [] : [{ ...line, rightIf: right }];
  });
  return [first, ...alternatives.toSorted((one, other) => other.probability - one.probability)];
}

/** Of nothing but a bottle or a gift no code is worth weighing; of shoes each kind is. */
const isUnnamed = (vague: Vagueness | null): boolean => vague !== null && vague !== 'class';

/** What would settle the line under the six digits; of a list of goods none is asked about one. */
const lineQuestionsIn = (
  { candidate, line }: Way,
  { decision, edition, place }: Setting,
): Question[] =>
  line === null || decision.several.length > 0
    ? []
    : lineQuestionsOf(
        linesUnder(candidate, decision, edition, place),
        (stated) =>
          linesUnder(candidate, withFacts(decision, stated), edition, place).filter(
            ({ code }) => !isBlocked(code, place),
          ),
        edition.names,
      );

const withFacts = (decision: Decision, stated: StatedFacts): Decision => ({
  ...decision,
  sight: { ...decision.sight, facts: withStated(decision.sight.facts, stated) },
});

/** Of goods that are less surely recognised no description is given: it may be of other goods. */
const DECLARED_MIN = { terse: 0.15, sentence: 0.15, listing: 0.05, unnamed: 0.3 } as const;

/** Shorter codes are at least as sure; of a text that names nothing no level is. */
function levelsOf({ decision, probability, best }: Judgement, way: Way): LevelProbabilities {
  const at = (level: 'chapter' | 'heading', digits: number): number =>
    decision.vague !== null || !best.support
      ? probability
      : Math.max(probability, calibrated(level, signalsOf(decision, best.code.slice(0, digits))));
  const heading = at('heading', 4);
  return {
    chapter: Math.max(heading, at('chapter', 2)),
    heading,
    subheading: probability,
    ...(way.line === null ? {} : { tariff: probability * way.line.chance }),
  };
}

/**
 * Each way as a line of the answer; what the best leaves of the probability is shared out by the
 * evidence.
 */
function linesOf(
  ways: readonly Way[],
  judgement: Judgement,
  { edition: { nomenclature }, place: { schedule, on } }: Pick<Setting, 'edition' | 'place'>,
): RankedLine[] {
  const { best, probability } = judgement;
  const scale = best.share >= 1 ? 0 : (1 - probability) / (1 - best.share);
  return ways.map((way, at): RankedLine => {
    const six =
      way.candidate === best ? probability : Math.min(way.candidate.share * scale, probability);
    return {
      code: way.line?.code ?? way.candidate.code,
      ...lineTexts(nomenclature, way.candidate.code, schedule, way.line),
      hierarchy: hierarchyOf(nomenclature, way.candidate.code, schedule, way.line, on),
      score: way.share,
      probability: six * (way.line?.chance ?? 1),
      confidence: confidenceOf(
        at === 0
          ? judgement
          : { ...judgement, best: way.candidate, probability: six, ahead: false },
      ),
      units: [...(way.line?.units ?? [])],
    };
  });
}

/**
 * The heading of an unsure answer and how likely that is: often the first four digits are sure when
 * the sixth is not.
 */
function headingOf(
  decision: Decision,
  best: CodeCandidate,
  probability: number,
): { code: string; probability: number } | null {
  const code = best.code.slice(0, 4);
  const chance = calibrated('heading', signalsOf(decision, code));
  return probability < UNSURE_BELOW && chance > probability + 0.1
    ? { code, probability: chance }
    : null;
}

const UNSURE_BELOW = 0.6;

/** How likely the six digits of a candidate are right, by the decision that they come from. */
export function probabilityOf(decision: Decision, candidate: CodeCandidate | undefined): number {
  if (!candidate) return 0;
  return Math.min(
    calibrated('subheading', signalsOf(decision, candidate.code)),
    probabilityMax(decision, candidate),
  );
}

/**
 * General words fit anything; a label alone, and still more a single word of it, never proves as
 * much as a named article.
 */
function probabilityMax(decision: Decision, best: CodeCandidate): number {
  if (decision.vague !== null) return VAGUE_MAX[decision.vague];
  if (decision.several.length > 0) return SEVERAL_MAX;
  if (best.support) return 1;
  if ((decision.retrieved[0]?.coverage ?? 0) < WEAK_COVERAGE) return 0.4;
  return contentWords(decision.text).length < 2 ? 0.6 : 0.85;
}

/** A class of goods that is known may well be meant; still it is no description. */
const VAGUE_MAX: Readonly<Record<Vagueness, number>> = { nothing: 0.2, thing: 0.2, class: 0.4 };
/** A code is that of one of the goods. */
const SEVERAL_MAX = 0.4;
