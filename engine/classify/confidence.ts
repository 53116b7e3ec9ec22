/** How far an answer may be trusted, and whether a person must look. */
import { AXES } from './axisNames.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import { conditionsIn } from './lexiconRules.ts';
import { askedOn } from './questions.ts';
import { VAGUE_QUESTION } from './refuse.ts';
import { statedOn } from './truth.ts';
import type { Confidence } from './types.ts';

export interface Judgement {
  decision: Decision;
  best: CodeCandidate;
  /** Calibrated probability of the six digits. */
  probability: number;
  /** Probability of the chosen national line, given the six digits. */
  lineChance: number;
  /** False when a better candidate was blocked or the line is an alternative. */
  ahead: boolean;
}

const HIGH_MIN = 0.8;
const MARGIN_MIN = 0.25;
/** A national line that is no likelier than all its siblings together is a guess. */
const LINE_MIN = 0.5;
const LOW_BELOW = 0.45;
const REVIEW_BELOW = 0.55;
/** An axis that decides over more than this share of the evidence is asked for. */
const OPEN_MASS = 0.3;
/** And over more than this, a person must look. */
const REVIEW_MASS = 0.35;
/** A label search that covers less of the text than this proves little. */
export const WEAK_COVERAGE = 0.6;

/** `high` only with probability and margin and nothing against it; `low` for guesses. */
export function confidenceOf({
  decision,
  best,
  probability,
  lineChance,
  ahead,
}: Judgement): Confidence {
  if (!ahead || isUnclear(decision) || probability < LOW_BELOW) return 'low';
  if (!best.support && (decision.retrieved[0]?.coverage ?? 0) < WEAK_COVERAGE) return 'low';
  return !decision.conflict &&
    decision.contradicted.length === 0 &&
    decision.rule !== '3(c)' &&
    probability >= HIGH_MIN &&
    marginOf(decision) >= MARGIN_MIN &&
    lineChance >= LINE_MIN
    ? 'high'
    : 'medium';
}

/** Whether no one kind of goods is named. */
const isUnclear = ({ vague, several }: Decision): boolean => vague !== null || several.length > 0;

/** Whether the text names no kind of goods: of a class the facts are asked that tell its kinds. */
const isBare = ({ vague }: Decision): boolean => vague !== null && vague !== 'class';

export interface Review {
  needed: boolean;
  /** Axes assumed, heaviest first. */
  assumed: string[];
  question: string | null;
  materialUncertain: boolean;
}

/** Whether the line under the six digits is no more than a guess, however sure these are. */
export const isLineGuessed = ({ lineChance }: Pick<Judgement, 'lineChance'>): boolean =>
  lineChance < LINE_MIN;

/**
 * Whether a person must look, what was assumed, and the one question that would settle it: of the
 * six digits, else of a line that is a guess.
 */
export function reviewOf(judgement: Judgement, ofLine?: string): Review {
  const { decision, best, probability, ahead } = judgement;
  const open = best.support ? decision.open.filter(({ mass }) => mass >= OPEN_MASS / 3) : [];
  const own = axesOf(best);
  const decisive = open.filter(({ mass }) => mass >= OPEN_MASS);
  const axes = decisive.map(({ axis }) => axis);
  const mine = axes.filter((axis) => own.has(axis));
  const first = decision.ask.find((axis) => mine.includes(axis)) ?? mine[0];
  const isGuess = isLineGuessed(judgement);
  const isUnnamed = isBare(decision) || (!best.support && probability < REVIEW_BELOW);
  const asked = first === undefined ? null : askedOn(first, best.support, decision);
  return {
    needed:
      isUnclear(decision) ||
      !ahead ||
      decision.conflict ||
      decision.contradicted.length > 0 ||
      decision.rule === '3(c)' ||
      probability < REVIEW_BELOW ||
      isGuess ||
      decisive.some(({ mass }) => mass >= REVIEW_MASS) ||
      confidenceOf(judgement) === 'low',
    assumed: open
      .map(({ axis }) => axis)
      .filter((axis) => own.has(axis) && statedOn(axis, decision.sight).length === 0),
    question: isUnnamed ? VAGUE_QUESTION : (asked ?? (isGuess ? (ofLine ?? null) : null)),
    materialUncertain: axes.some((axis) => AXES[axis]?.kind === 'material' || axis === 'share'),
  };
}

/** The axes that the goods of a code are told apart by: what other goods hang on is not asked. */
const axesOf = ({ support }: CodeCandidate): ReadonlySet<string> =>
  new Set(
    conditionsIn(support?.article.rules ?? []).flatMap((one) => ('axis' in one ? [one.axis] : [])),
  );

/** How far the best six digits are ahead of the next. */
export function marginOf({ candidates }: Decision): number {
  return (candidates[0]?.share ?? 0) - (candidates[1]?.share ?? 0);
}
