import { activityInfo } from '@temporalio/activity';

/** What a step is told of its time. */
interface TimedStep {
  /** Epoch milliseconds by the Temporal server's clock. */
  untilMs: number;
  /** Milliseconds from the first attempt on; absent in a step that an older workflow began. */
  leftMs?: number;
}

/**
 * The step with its end by this machine's clock: now, and what it had left when it was first
 * scheduled, less what attempts before this one took. Both ends of that are told by the Temporal
 * server, so that clocks which disagree change nothing.
 */
export function timed<Step extends TimedStep>(step: Step): Step {
  if (step.leftMs === undefined) return step;
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs } = activityInfo();
  const leftMs = step.leftMs - (currentAttemptScheduledTimestampMs - scheduledTimestampMs);
  return { ...step, untilMs: Date.now() + Math.max(0, Math.ceil(leftMs)) };
}

/**
 * Aborts at an instant by this machine's clock, in epoch milliseconds; at once when that is over.
 */
export const timeUp = (untilMs: number): AbortSignal =>
  AbortSignal.timeout(Math.max(0, untilMs - Date.now()));
