/** The authorization server: OAuth 2.1 by oidc-provider, with the settings that clients need. */
import { generateKeyPair, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Client, errors, Provider, type ProviderContext } from 'oidc-provider';
import { SCOPES } from '../../contract/operation.ts';
import type { Orm } from '../../db/orm.ts';
import { keptOnce, type Payload } from '../../db/store/oauthRecords.ts';
import { findUser } from '../../db/store/users.ts';
import { notice } from '../signIn/html.ts';
import type { PublicAddress } from '../signIn/publicAddress.ts';
import { adapterOf, hashedSecret } from './adapter.ts';
import {
  AUTH_METHODS,
  COMMAND_LINE,
  GRANT_TYPES,
  offeredAsText,
  RESPONSE_TYPES,
} from './clientMetadata.ts';
import { keyResourceOf, resourceOf } from './resource.ts';

/** Fetches the document of a client; refuses what is no public address. */
export type FetchDocument = (url: string, options: RequestInit) => Promise<Response>;

export interface ProviderOptions {
  orm: Orm;
  address: PublicAddress;
  fetchDocument: FetchDocument;
  randomKey: () => string;
}

const ACCESS_S = 3600;
const CODE_S = 60;
const REFRESH_S = 30 * 86_400;
const CONSENT_S = 3600;
/** Grants end as people say: see the adapter. */
const GRANT_S = 20 * 365 * 86_400;

/** Opens the server for an address: its keys are made once, and are the same in every process. */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const kept = await keptOnce(options.orm, 'keys', () => newKeys(options.randomKey));
  const provider = new Provider(options.address.origin, settingsOf(options, kept));
  provider.proxy = true; // what it reads of the address is written by `requests.ts`
  provider.Client.prototype.compareClientSecret = function compareHashes(actual) {
    const [wanted, given] = [this.clientSecret ?? '', hashedSecret(actual)].map((one) =>
      Buffer.from(one),
    ) as [Buffer, Buffer];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  };
  return provider;
}

async function newKeys(randomKey: () => string): Promise<Payload> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
  return { jwk, cookie: randomKey() };
}

const settingsOf = (
  { orm, address, fetchDocument }: ProviderOptions,
  kept: Payload,
): Record<string, unknown> => ({
  adapter: adapterOf(orm),
  clients: [COMMAND_LINE],
  jwks: { keys: [kept['jwk']] },
  cookies: cookiesOf(address, kept),
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    registration: '/oauth/register',
    jwks: '/oauth/keys',
  },
  scopes: [...SCOPES, 'openid', 'offline_access'],
  responseTypes: RESPONSE_TYPES,
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  // `none` in the list, or clients fall back from documents to registration without a word
  clientAuthMethods: AUTH_METHODS,
  clientDefaults: {
    application_type: 'native', // loopback ports and schemes of programs; https goes on to work
    token_endpoint_auth_method: 'none',
    grant_types: GRANT_TYPES,
    response_types: RESPONSE_TYPES,
    id_token_signed_response_alg: 'ES256',
  },
  rotateRefreshToken: true,
  issueRefreshToken: (_: unknown, client: { grantTypeAllowed: (type: string) => boolean }) =>
    client.grantTypeAllowed('refresh_token'),
  // each request asks anew, and tokens outlive the browser that consented
  loadExistingGrant: ({ oidc }: ProviderContext) => grantOf(oidc),
  expiresWithSession: () => false,
  clientBasedCORS: () => true,
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/consent/${uid}` },
  ttl: {
    AccessToken: ACCESS_S,
    AuthorizationCode: CODE_S,
    RefreshToken: REFRESH_S,
    IdToken: ACCESS_S,
    Interaction: CONSENT_S,
    Session: CONSENT_S,
    Grant: GRANT_S,
  },
  findAccount: async (_: unknown, id: string) =>
    (await findUser(orm, id)) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
  renderError: showFault,
  fetch: fetchOffered(fetchDocument),
  features: featuresOf(address),
});

function grantOf({ result, provider }: ProviderContext['oidc']): unknown {
  const grantId = result?.consent?.grantId;
  return grantId === undefined ? undefined : provider.Grant.find(grantId);
}

const cookiesOf = ({ isSecure }: PublicAddress, kept: Payload): object => {
  const prefix = isSecure ? '__Secure-landfall' : 'landfall';
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true };
  return {
    keys: [kept['cookie']],
    names: {
      session: `${prefix}_oauth`,
      interaction: `${prefix}_consent`,
      resume: `${prefix}_resume`,
    },
    long: options,
    short: options,
  };
};

const featuresOf = (address: PublicAddress): object => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
  revocation: {
    enabled: true,
    allowedPolicy: (_: unknown, client: { clientId: string }, token: { clientId: string }) =>
      token.clientId === client.clientId,
  },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
  resourceIndicators: {
    enabled: true,
    defaultResource: (_: unknown, client: Named) => resourceFor(client, address),
    useGrantedResource: () => true,
    getResourceServerInfo: ({ oidc }: ProviderContext, resource: string, client: Named) => {
      if (resource !== resourceFor(client, address)) throw new errors.InvalidTarget();
      if (oidc.route === 'authorization') requireKnown(oidc.params.scope);
      return {
        scope: SCOPES.join(' '),
        audience: resource,
        accessTokenFormat: 'opaque', // looked up on each call: revoked is revoked
      };
    },
  },
});

/** Unknown scopes beside known ones are passed over; a request for those alone asks for nothing. */
function requireKnown(scope = ''): void {
  const known: readonly string[] = SCOPES;
  if (scope.split(' ').some((one) => known.includes(one))) return;
  throw new errors.InvalidScope(`none of these is a scope here: ${known.join(' ')} are`, scope);
}

type Named = Pick<Client, 'clientId'>;

/** The one resource that a client may ask for. */
const resourceFor = ({ clientId }: Named, address: PublicAddress): string =>
  clientId === COMMAND_LINE.client_id ? keyResourceOf(address) : resourceOf(address);

const DOCUMENT_BYTES_MAX = 64 * 1024;

/** Documents of clients as far as they are for this server. */
const fetchOffered =
  (fetchDocument: FetchDocument): FetchDocument =>
  async (url, options) => {
    const response = await fetchDocument(url, options);
    if (response.status !== 200) return response;
    const text = await textOf(response);
    return new Response(offeredAsText(text), { status: 200, headers: cachingOf(response) });
  };

async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    if (bytes > DOCUMENT_BYTES_MAX) throw new Error('the document of a client is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const cachingOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    ['cache-control', 'expires'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

/** A request that cannot be answered to the program: the person is told. */
function showFault(
  context: ProviderContext,
  { error, error_description: why }: { error: string; error_description?: string },
): void {
  context.type = 'html';
  context.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  );
  context.body = notice(
    'This request cannot go on',
    `The program that sent you here asked in a way that is refused (${error}${why === undefined ? '' : `: ${why}`}). Nothing was allowed. Go back to the program and begin again.`,
  );
}
