/** Holds a model's reply against what it was offered. */
import { shownReason } from './reason.ts';
import type { ModelQuestion, ModelSaid, ToldValue } from './types.ts';

/** A reply in the form asked for, its contents not yet looked at. */
export interface ModelReply {
  code: string | null;
  axes: Readonly<Record<string, string | null>>;
  reason: string;
}

export type CheckedReply = Extract<ModelSaid, { usable: true }> | { problem: string };

/**
 * What the model said, when its code is among the offered ones (dots are ignored) and each value in
 * the list of its axis; else the problem in words, for the model. An axis with null, or left out,
 * is not stated.
 */
export function checkReply(reply: ModelReply, question: ModelQuestion): CheckedReply {
  const code = reply.code === null ? null : reply.code.replace(/[.\s]/g, '');
  if (code !== null && !offeredCodes(question).includes(code))
    return { problem: `the code ${quoted(code)} is not among the offered ones` };
  const told: ToldValue[] = [];
  for (const [axis, value] of Object.entries(reply.axes)) {
    const open = question.axes.find((one) => one.axis === axis);
    if (!open) return { problem: `${quoted(axis)} is not one of the open axes` };
    if (value === null) continue;
    if (!open.values.includes(value))
      return { problem: `${quoted(value)} is not among the values of the axis ${axis}` };
    told.push({ axis, value });
  }
  return { usable: true, code, told, reason: shownReason(reply.reason) };
}

/** Every code that may be picked: six digits, and the lines below them. */
export const offeredCodes = ({ offered }: ModelQuestion): string[] =>
  offered.flatMap(({ code, lines }) => [code, ...lines.map((line) => line.code)]);

const QUOTED_MAX = 40;
const quoted = (text: string): string => JSON.stringify(text.slice(0, QUOTED_MAX));
