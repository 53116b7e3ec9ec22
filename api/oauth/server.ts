/** The authorization server within the API: loaded by the first request that needs it. */
import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { countUnusedClients } from '../../db/store/oauthRecords.ts';
import type { PublicAddress } from '../signIn/publicAddress.ts';
import { addressOf, Refusal } from '../signIn/browser.ts';
import { countRegistration } from '../signIn/throttle.ts';
import type { ApiContext, Step } from '../route.ts';
import type { Services } from '../services.ts';
import { callerBucket, rateLimit } from '../steps/access.ts';
import { asProviderReads } from './requests.ts';
import { RESOURCE_METADATA_PATH, resourceMetadata } from './resource.ts';

/** Opens the provider of an address once; a failure is tried again by the next request. */
export function providerOf(services: Services): (address: PublicAddress) => Promise<Provider> {
  const opened = new Map<string, Promise<Provider>>(); // of this machine, by its few names
  return (address) => {
    const known = opened.get(address.origin);
    if (known) return known;
    const opening = import('./provider.ts').then(({ openProvider }) =>
      openProvider({
        orm: services.orm,
        address,
        fetchDocument: services.fetchDocument,
        randomKey: () => randomBytes(32).toString('base64url'),
      }),
    );
    opened.set(address.origin, opening);
    opening.catch(() => opened.delete(address.origin));
    return opening;
  };
}

const DISCOVERY = new Set([
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
]);
const METADATA = new Set([RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}/mcp`]);

const isTheProviders = (path: string): boolean => DISCOVERY.has(path) || path.startsWith('/oauth/');

/** Programs that may wait for their first use at once: purged after a day. */
const UNUSED_CLIENTS_MAX = 5000;
const BUSY_RETRY_S = 3600;

/** Answers all that programs ask of the authorization server, and who asks where it is. */
export function oauth(
  services: Services,
  provider: (address: PublicAddress) => Promise<Provider>,
): Step {
  const limit = rateLimit(services);
  return async (context, next) => {
    if (METADATA.has(context.path)) return showMetadata(context, services);
    if (!isTheProviders(context.path)) return next();
    await limit(context, async () => {
      const address = addressFor(context, services);
      if (address === null) return;
      const wait = await tooManyRegistrations(context, services);
      if (wait !== null) return refuseRegistration(context, wait);
      await handOn(context, address, await provider(address));
    });
  };
}

/** The public address; null when the request was refused, as programs read it. */
function addressFor(context: ApiContext, services: Services): PublicAddress | null {
  try {
    return addressOf(context, services);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    tellProgram(context, cause.status, {
      error: 'temporarily_unavailable',
      error_description: cause.message,
    });
    return null;
  }
}

function tellProgram(context: ApiContext, status: number, body: object): void {
  context.status = status;
  context.set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' });
  context.body = body;
}

function showMetadata(context: ApiContext, services: Services): void {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(context.method)) {
    context.set('Allow', 'GET');
    return tellProgram(context, 405, { error: 'method_not_allowed' });
  }
  const address = addressFor(context, services);
  if (address === null) return;
  tellProgram(context, 200, resourceMetadata(address));
}

async function tooManyRegistrations(
  context: ApiContext,
  services: Services,
): Promise<number | null> {
  if (context.method !== 'POST' || context.path !== '/oauth/register') return null;
  const wait = await countRegistration(services.orm, callerBucket(context, services.settings));
  if (wait !== null) return wait;
  const unused = await countUnusedClients(services.orm);
  return unused >= UNUSED_CLIENTS_MAX ? BUSY_RETRY_S : null;
}

function refuseRegistration(context: ApiContext, wait: number): void {
  context.set('Retry-After', String(wait));
  tellProgram(context, 429, {
    error: 'temporarily_unavailable',
    error_description: `Too many programs have registered. Try again in ${wait} seconds, or use a client id document.`,
  });
}

async function handOn(
  context: ApiContext,
  address: PublicAddress,
  provider: Provider,
): Promise<void> {
  const request = await asProviderReads(context, address);
  if (request === 413) context.set('Connection', 'close'); // the rest is not read
  if (typeof request === 'number')
    return tellProgram(context, request, { error: 'invalid_request' });
  context.res.removeHeader('Content-Security-Policy'); // pages of it set their own
  context.respond = false;
  await provider.callback()(request, context.res);
}
