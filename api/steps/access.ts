/**
 * Who calls, how often, and what the key may do: one check a step, in the order of the pipeline.
 */
import { ApiError, KEY_CHALLENGE } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import { isTestSpace } from '../../contract/testSpace.ts';
import { countCall, type Window } from '../../db/store/rateLimit.ts';
import { findAndCount, type Principal } from '../../db/store/workspaces.ts';
import { addressBucket, clientAddress } from '../clientAddress.ts';
import { CallCounter } from '../callCounter.ts';
import { whyNoKey } from '../whyNoKey.ts';
import { mayApprove, permits, type Role, ROLE_WORDS } from '../../contract/roles.ts';
import type { ApiContext, Asked, AskedStep, Step } from '../route.ts';
import type { Services } from '../services.ts';

/**
 * Looks the key up, and counts the call against it in the same statement; null when none was sent
 * or it is not valid. Refusing it comes after the rate limit.
 */
export const identify = ({ orm }: Pick<Services, 'orm'>): Step => {
  const calls = new CallCounter((key, count) => findAndCount(orm, key, WINDOW_S, count));
  return async (context, next) => {
    const key = bearerKey(context.get('authorization'));
    const found = key ? await calls.count(key) : null;
    context.state.principal = found?.principal ?? null;
    context.state.window = found;
    if (isTest(context)) context.set('X-Test-Mode', 'true');
    await next();
  };
};

/** Whether a test key asks. */
export const isTest = ({ state }: Pick<Asked, 'state'>): boolean =>
  state.principal ? isTestSpace(state.principal.workspace.id) : false;

/** The key of an `Authorization: Bearer` header; the scheme's case is free (RFC 9110, 11.1). */
export const bearerKey = (header: string): string | null =>
  /^bearer +([!-~]{1,200}) *$/i.exec(header)?.[1] ?? null;

export const WINDOW_S = 60; // interface: 120 requests per 60 seconds

/**
 * Refuses more calls of a key than its quota, or of an address where there is no key; says so on
 * every answer.
 */
export const rateLimit = ({ orm, settings }: Pick<Services, 'orm' | 'settings'>): Step => {
  const calls = new CallCounter((bucket, count) => countCall(orm, bucket, WINDOW_S, count));
  return async (context, next) => {
    const ofKey = context.state.window;
    const name = ofKey ? 'key' : 'ip';
    const quota = settings.ratePerMinute;
    const window = ofKey ?? (await calls.count(`ip:${callerBucket(context, settings)}`));
    countAgainst(context, name, quota, window);
    await next();
  };
};

/** Counts a call without a key against its address. Throws 429. */
export async function countAddress(
  context: ApiContext,
  { orm, settings }: Pick<Services, 'orm' | 'settings'>,
): Promise<void> {
  const bucket = `ip:${addressBucket(callerOf(context, settings))}`;
  const window = await countCall(orm, bucket, WINDOW_S);
  countAgainst(context, 'ip', settings.ratePerMinute, window);
}

/** Says what is left of a quota. Throws 429 where it is exceeded. */
export function countAgainst(context: Asked, name: string, quota: number, window: Window): void {
  context.set('RateLimit-Policy', `"${name}";q=${quota};w=${WINDOW_S}`);
  setRemaining(context, name, quota - window.count, window.secondsLeft);
  if (window.count > quota) throw limited('rate_limited', window.secondsLeft);
}

/** What calls without a key are counted by. */
export const callerBucket = (context: ApiContext, settings: Services['settings']): string =>
  addressBucket(callerOf(context, settings));

const callerOf = ({ req }: ApiContext, { trustedProxies }: Services['settings']): string =>
  clientAddress(
    req.socket.remoteAddress ?? '',
    String(req.headers['x-forwarded-for'] ?? ''),
    trustedProxies,
  );

const setRemaining = (context: Asked, name: string, left: number, secondsLeft: number): void =>
  context.set('RateLimit', `"${name}";r=${Math.max(0, left)};t=${secondsLeft}`);

function limited(code: 'rate_limited' | 'quota_exceeded', seconds: number): ApiError {
  const message = `Too many requests. Try again in ${seconds} seconds.`;
  return new ApiError(
    code,
    message,
    { retryAfterSeconds: seconds },
    { 'Retry-After': String(seconds) },
  );
}

/**
 * Counts a call against the operation's own limit, for the whole workspace. Only well-formed calls
 * come this far.
 */
export const specialLimit =
  (operation: Operation, { orm }: Pick<Services, 'orm'>): AskedStep =>
  async (context, next) => {
    const { limit } = operation;
    const workspaceId = context.state.principal?.workspace.id;
    if (limit && workspaceId) {
      const window = await countCall(orm, `${limit.name}:${workspaceId}`, limit.windowS);
      if (window.count > limit.max) {
        setRemaining(context, limit.name, 0, window.secondsLeft);
        throw limited(limit.code, window.secondsLeft);
      }
    }
    await next();
  };

/** Refuses a missing, unknown, revoked or expired key: the last three look alike from outside. */
export const requireKey: Step = async (context, next) => {
  if (!context.state.principal) {
    throw new ApiError('unauthorized', whyNoKey(context), undefined, KEY_CHALLENGE);
  }
  await next();
};

/** A suspended workspace is refused everywhere but where any key may ask (GET /v1/me). */
export const requireActive =
  (operation: Operation): AskedStep =>
  async (context, next) => {
    if (operation.access !== 'key' && context.state.principal?.workspace.status === 'suspended') {
      throw new ApiError(
        'org_suspended',
        'This workspace is suspended. Contact the operator of the service.',
      );
    }
    await next();
  };

/** Refuses a key without the scope that the operation names. */
export const requireScope =
  (operation: Operation): AskedStep =>
  async (context, next) => {
    const { access } = operation;
    if (
      access !== 'public' &&
      access !== 'key' &&
      access !== 'active' &&
      !context.state.principal?.scopes.includes(access)
    ) {
      const message = `This key lacks the scope "${access}".`;
      throw new ApiError('forbidden', message, { reason: 'missing_scope', scope: access });
    }
    const role = context.state.principal?.role ?? null;
    if (role !== null && !permits(role, operation)) throw notOfRole(role);
    await next();
  };

/**
 * Refuses codes that come in as approved from a person, or a program of a person, who does not
 * decide on codes. Throws 403.
 */
export function requireApprover({ role }: Pick<Principal, 'role'>): void {
  if (role !== null && !mayApprove(role)) throw notOfRole(role);
}

const notOfRole = (role: Role): ApiError =>
  new ApiError('forbidden', `This is not within the role ${role} (${ROLE_WORDS[role]}).`, {
    reason: 'role',
    role,
  });
