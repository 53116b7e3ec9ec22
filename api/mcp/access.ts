/** Who calls the agent endpoint: a client with a token, by the grant of a person. */
import { ApiError } from '../../contract/errors.ts';
import { DEFAULT_SCOPES } from '../../contract/roles.ts';
import { findGrantAndCount } from '../../db/store/agentGrants.ts';
import type { Principal } from '../../db/store/workspaces.ts';
import type { ApiContext } from '../route.ts';
import type { Services } from '../services.ts';
import { bearerKey, countAddress, countAgainst, WINDOW_S } from '../steps/access.ts';
import { baseUrlOf, metadataUrlOf } from './address.ts';

/**
 * The principal of the request's access token, with the scopes that both token and grant have. The
 * call is counted against the grant. Throws 401 with the challenge of RFC 9728 and 6750, 429.
 */
export async function requireAgent(context: ApiContext, services: Services): Promise<Principal> {
  const token = bearerKey(context.get('authorization'));
  const known = token === null ? null : await services.agents.readAccessToken(token);
  const found = known && (await findGrantAndCount(services.orm, known, WINDOW_S));
  if (!found) {
    await countAddress(context, services);
    throw unauthorized(context, services, token);
  }
  const { principal } = found;
  const scopes = principal.scopes.filter((scope) => known.scopes.includes(scope));
  context.state.principal = { ...principal, scopes, role: known.role };
  countAgainst(context, 'grant', services.settings.ratePerMinute, found);
  return context.state.principal;
}

const INVALID = 'The access token is unknown, over or revoked, or its grant is.';
const API_KEY = 'API keys are for the REST API. This endpoint takes access tokens of OAuth.';

function unauthorized(context: ApiContext, services: Services, token: string | null): ApiError {
  const why = token === null ? undefined : token.startsWith('lf_') ? API_KEY : INVALID;
  const challenge = challengeOf(context, services, {
    ...(why === undefined ? {} : { error: 'invalid_token', error_description: why }),
    scope: DEFAULT_SCOPES.join(' '),
  });
  const message = why ?? 'Sign in: this endpoint takes access tokens of OAuth.';
  return new ApiError('unauthorized', message, undefined, challenge);
}

/** The grant of who asked before, as it stands. Throws 403 once it is over. */
export async function standingGrant(
  { orm }: Pick<Services, 'orm'>,
  grant: { grantId: string; workspaceId: string },
): Promise<Principal> {
  const found = await findGrantAndCount(orm, grant, WINDOW_S);
  if (!found) throw new ApiError('forbidden', 'What this client was allowed is over.');
  return found.principal;
}

/** 403 for a call that needs more than was granted: it names all scopes that the call needs. */
export function insufficientScope(
  context: ApiContext,
  services: Services,
  needed: readonly string[],
): ApiError {
  const scope = needed.join(' ');
  return new ApiError(
    'forbidden',
    `This call needs the scopes: ${scope}.`,
    { reason: 'missing_scope', scope },
    challengeOf(context, services, { error: 'insufficient_scope', scope }),
  );
}

function challengeOf(
  context: ApiContext,
  services: Services,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = {
    ...parameters,
    resource_metadata: metadataUrlOf(baseUrlOf(context, services)),
  };
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  return { 'WWW-Authenticate': `Bearer ${written.join(', ')}` };
}
