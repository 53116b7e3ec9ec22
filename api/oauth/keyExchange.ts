/** /v1/keys/exchange: the access token of a person's login becomes an API key, once. */
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import { ApiError, invalidInput, KEY_CHALLENGE } from '../../contract/errors.ts';
import { endExchangedKey, exchangeForKey } from '../../db/store/keyExchange.ts';
import type { ApiContext, Step } from '../route.ts';
import type { Services } from '../services.ts';
import { smallBody } from '../signIn/forms.ts';
import { aliasesOf, publicAddressOf } from '../signIn/publicAddress.ts';
import { bearerKey, identify, rateLimit } from '../steps/access.ts';
import { jsonOf, textOf } from '../steps/json.ts';
import { unstorable } from '../steps/unstorable.ts';
import { whyNoKey } from '../whyNoKey.ts';
import { KEY_EXCHANGE_PATH, keyResourceOf } from './resource.ts';

/** Mounts both verbs: POST makes the key, DELETE ends the one that it is called with. */
export function mountKeyExchange(router: Router, services: Services): void {
  const at = (method: 'POST' | 'DELETE', answer: Step): void => {
    const steps = [named, identify(services), rateLimit(services), answer];
    router.register(KEY_EXCHANGE_PATH, [method], steps as RouterMiddleware[]);
  };
  at('POST', (context) => makeKey(context, services));
  at('DELETE', (context) => endKey(context, services));
}

const named: Step = async (context, next) => {
  context.state.door = KEY_EXCHANGE_PATH;
  await next();
};

/** Answers 201 with the key, which is shown this once. Throws 400, 401 and 413. */
async function makeKey(context: ApiContext, { orm, settings }: Services): Promise<void> {
  const name = await nameIn(context);
  const token = bearerKey(context.get('authorization'));
  const address = publicAddressOf(settings.publicUrl());
  const audiences = 'why' in address ? [] : aliasesOf(address).map(keyResourceOf);
  const made = token === null ? null : await exchangeForKey(orm, token, { audiences, name });
  if (!made) throw noToken(context.state.principal !== null);
  context.status = 201;
  context.body = { data: { ...made, expiresAt: made.expiresAt?.toISOString() ?? null } };
}

const noToken = (isKey: boolean): ApiError =>
  new ApiError(
    'unauthorized',
    isKey
      ? 'An API key makes no other key: send the access token of a login.'
      : 'The access token is unknown, used, over or meant for another address. Log in again.',
    undefined,
    KEY_CHALLENGE,
  );

const NAME_MAX = 120;
const NAME_USUAL = 'Command line';

/** What the key is called, so that people know it again in a list. */
async function nameIn(context: ApiContext): Promise<string> {
  const body = await smallBody(context);
  if (body === null) throw new ApiError('payload_too_large', 'The body holds a name, no more.');
  const sent: unknown = body.length === 0 ? {} : jsonOf(textOf(body));
  const name = (sent as { name?: unknown } | null)?.name ?? NAME_USUAL;
  if (typeof name === 'string' && unstorable(name) === null) {
    const plain = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
    if (plain !== '' && plain.length <= NAME_MAX) return plain;
  }
  const message = `must be a text of 1 to ${NAME_MAX} characters`;
  throw invalidInput([{ path: 'name', message }]);
}

/** Ends the key that asks, with the grant behind it. Throws 401, and 409 for any other key. */
async function endKey(context: ApiContext, { orm }: Services): Promise<void> {
  const key = context.state.principal?.key;
  if (!key) throw new ApiError('unauthorized', whyNoKey(context), undefined, KEY_CHALLENGE);
  if (!(await endExchangedKey(orm, key.id)))
    throw new ApiError(
      'conflict',
      'This key was not made by a login: the operator ends it (npm run admin -- key revoke).',
    );
  context.body = { data: { removed: true } };
}
