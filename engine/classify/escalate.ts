/**
 * When a stronger mode is worth a try. No data behind it: workflows use these inside their sandbox.
 */
import type { Confidence, Effort } from './types.ts';

/** What escalation reads of an answer. */
interface Judged {
  confidence: Confidence;
  needsReview: boolean;
  probability?: number | null;
}

/** Whether an answer should not stand alone: low confidence, or a person must look at it. */
export function isWeak(answer: { confidence: Confidence; needsReview: boolean }): boolean {
  return answer.confidence === 'low' || answer.needsReview;
}

const RANK: Record<Confidence, number> = { low: 0, medium: 1, high: 2 };

/** The surer of two answers: confidence, then no review, then probability; ties keep the first. */
export function preferred<T extends Judged>(first: T, second: T): T {
  const steps = [
    RANK[second.confidence] - RANK[first.confidence],
    Number(first.needsReview) - Number(second.needsReview),
    (second.probability ?? 0) - (first.probability ?? 0),
  ];
  const deciding = steps.find((step) => step !== 0) ?? 0;
  return deciding > 0 ? second : first;
}

const BY_STRENGTH: readonly Effort[] = ['mini', 'pro', 'max'];

/**
 * The modes to run one after the other: the asked one, then the stronger ones on offer, each once.
 */
export function escalationPath(asked: Effort, offered: readonly Effort[]): Effort[] {
  const stronger = BY_STRENGTH.slice(BY_STRENGTH.indexOf(asked) + 1);
  return [asked, ...stronger.filter((mode) => offered.includes(mode))];
}
