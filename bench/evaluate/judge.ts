/** Runs the classifier on one case and keeps what the report counts. */
import { utcDayOf } from '../../engine/calendar.ts';
import { kindOf } from '../../engine/classify/signals.ts';
import { classify } from '../../engine/classify/classify.ts';
import { decide } from '../../engine/classify/decide.ts';
import { REACH } from '../../engine/classify/effort.ts';
import type { ClassificationEdition } from '../../engine/classify/edition.ts';
import { readGoods } from '../../engine/classify/text.ts';
import type { Classification, Confidence, Effort } from '../../engine/classify/types.ts';
import { scheduleOf } from '../../engine/hs.ts';
import type { GoldCase } from './cases.ts';

export interface Judged {
  case: GoldCase;
  /** Codes of the answer, best first; empty when refused. */
  codes: string[];
  answer: Classification | null;
  refusal: string | null;
  confidence: Confidence | null;
  /** Stated probability of the first six digits. */
  probability: number;
  needsReview: boolean;
  /**
   * Place of the right six digits among all candidates, from 0; Infinity when they are not there.
   */
  candidateRank: number;
  /** Whether every code of the answer exists in the edition. */
  valid: boolean;
  /** How the classifier takes the text: terse, sentence or listing. */
  kind: string;
  milliseconds: number;
}

/** Candidates among which the right code is looked for. */
export const RECALL_AT = 50;

/** The answer on a case, timed, and where its code stands among the candidates. */
export function judge(one: GoldCase, edition: ClassificationEdition, effort: Effort): Judged {
  const from = performance.now();
  const found = classify(one, edition, {
    destination: one.destination,
    effort,
    blocked: [],
    on: utcDayOf(new Date()),
  });
  const milliseconds = performance.now() - from;
  const answer = 'refused' in found ? null : found;
  const decision = decide(readGoods(one), edition, {
    destination: one.destination,
    price: one.price,
    reach: { ...REACH[effort], candidates: RECALL_AT },
  });
  const six = one.code.slice(0, 6);
  const rank = decision.candidates.slice(0, RECALL_AT).findIndex(({ code }) => code === six);
  const codes = answer?.lines.map(({ code }) => code) ?? [];
  return {
    case: one,
    codes,
    answer,
    refusal: 'refused' in found ? found.message : null,
    confidence: answer?.lines[0]?.confidence ?? null,
    probability: answer?.probabilities.subheading ?? 0,
    needsReview: answer?.needsReview ?? true,
    candidateRank: rank < 0 ? Infinity : rank,
    valid: codes.every((code) => exists(code, one.destination, edition)),
    kind: kindOf(readGoods(one)),
    milliseconds,
  };
}

function exists(
  code: string,
  destination: string,
  { nomenclature }: ClassificationEdition,
): boolean {
  if (code.length === 6) return nomenclature.labels.has(code);
  const schedule = scheduleOf(destination, nomenclature);
  const lines =
    schedule === null ? [] : (nomenclature.national[schedule].get(code.slice(0, 6)) ?? []);
  return lines.some((line) => line.code === code);
}
