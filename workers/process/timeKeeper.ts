/** No step begins after its time is over. */
import type { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor, ActivityInterceptors } from '@temporalio/worker';

/** Of more steps that failed and were not tried again, the oldest are forgotten. */
const FAILED_MAX = 10_000;

/**
 * Refuses a try of a local step that comes after its time. Temporal itself loses that time while it
 * waits between two tries, and would go on with a step of which nobody waits for the result. One
 * for each worker: local steps stay where they began.
 */
export function createTimeKeeper(
  now = () => performance.now(),
): (context: Context) => ActivityInterceptors {
  /** When steps that failed were tried first, by the clock that nobody sets. */
  const begun = new Map<string, number>();
  return ({ info }) => {
    const {
      workflowExecution,
      activityId,
      isLocal,
      attempt,
      scheduleToCloseTimeoutMs: timeMs,
    } = info;
    if (!isLocal || !timeMs) return {};
    const step = `${workflowExecution?.runId ?? ''}/${activityId}`;
    const inbound: ActivityInboundCallsInterceptor = {
      async execute(input, next) {
        const firstMs = (attempt > 1 ? begun.get(step) : undefined) ?? now();
        begun.delete(step);
        if (now() > firstMs + timeMs)
          throw ApplicationFailure.nonRetryable(
            'the time of the step was over',
            'upstream_timeout',
          );
        try {
          return await next(input);
        } catch (cause) {
          begun.set(step, firstMs);
          const [oldest] = begun.keys();
          if (begun.size > FAILED_MAX && oldest !== undefined) begun.delete(oldest);
          throw cause;
        }
      },
    };
    return { inbound };
  };
}
