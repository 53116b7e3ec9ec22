/** Why steps fail. */
import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';

/** Why a step failed. A local one, which most are, fails with its cause itself. */
export const causeOf = (failure: unknown): unknown =>
  failure instanceof ActivityFailure ? failure.cause : failure;

/** Whether a step said so, in the words of `type`. */
export const isType = (cause: unknown, type: string): boolean =>
  cause instanceof ApplicationFailure && cause.type === type;
