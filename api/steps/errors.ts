/** The one place that turns what went wrong into an answer. */
import { ZodError } from 'zod';
import { ApiError, ERRORS } from '../../contract/errors.ts';
import type { ApiContext, Step } from '../route.ts';
import type { Services } from '../services.ts';

/** Answers every error in the one error shape; only bugs are logged, with their whole chain of causes. */
export const errors =
  ({ log }: Pick<Services, 'log'>): Step =>
  async (context, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'internal')
        log.error({ requestId: context.state.requestId, err: thrown }, 'internal error');
      answer(context, error);
    }
  };

function answer(context: ApiContext, error: ApiError): void {
  context.state.errorCode = error.code;
  context.status = ERRORS[error.code].status;
  context.set({ ...error.headers });
  context.body = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
    },
    requestId: context.state.requestId,
  };
}

function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof ZodError) return new ApiError('internal', INTERNAL);
  const status = statusOf(thrown);
  if (status === 413) return tooLarge();
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiError('invalid_input', 'The request could not be read. Check its path, headers and body.');
  }
  return new ApiError('internal', INTERNAL);
}

const INTERNAL = 'Something went wrong on our side. Nothing was charged; quote the request id to support.';

/** 413; the connection is closed, since the rest of the body is not read. */
export const tooLarge = (bytesMax?: number): ApiError =>
  new ApiError(
    'payload_too_large',
    bytesMax ? `The body is larger than ${bytesMax} bytes.` : 'The body is too large.',
    bytesMax ? { bytesMax } : undefined,
    { Connection: 'close' },
  );

const statusOf = (thrown: unknown): number | undefined =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined;
