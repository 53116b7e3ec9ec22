/** Webhooks: endpoints added, changed and removed, and what was sent to them. */
import { randomBytes } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import * as contract from '../../contract/webhooks.ts';
import { listAttempts, recoverSince, resendMessage } from '../../db/store/webhooks/deliveries.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  newEndpointId,
  readEndpoint,
  removeEndpoint,
  rotateSecret,
  type StoredEndpoint,
} from '../../db/store/webhooks/endpoints.ts';
import { announceTo } from '../../db/store/webhooks/outbox.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';
import type { Services } from '../services.ts';
import { presentAttempt, presentEndpoint } from '../webhooks/present.ts';

const list = keyedRoute(contract.listWebhooks, async ({ services, principal }) => ({
  body: { data: (await listEndpoints(services.orm, principal.workspace.id)).map(presentEndpoint) },
}));

const create = keyedRoute(contract.createWebhook, async (call) => {
  const { services, principal, body } = call;
  const workspaceId = principal.workspace.id;
  const id = newEndpointId();
  const secret = newSecret();
  const added = await addEndpoint(services.orm, workspaceId, {
    id,
    url: callable(services, body.url),
    description: body.description || null,
    types: body.types ?? null,
    secret: services.webhooks.secrets.seal(secret, id),
  });
  if (!added) throw tooMany();
  const data = { ...presentEndpoint(await endpointFor(call, id)), secret };
  return { status: 201, body: { data } };
});

const get = keyedRoute(contract.getWebhook, async (call) => shown(call, call.params.id));

const update = keyedRoute(contract.updateWebhook, async (call) => {
  const { services, principal, params, body } = call;
  await endpointFor(call, params.id);
  await changeEndpoint(services.orm, principal.workspace.id, params.id, {
    ...(body.url === undefined ? {} : { url: callable(services, body.url) }),
    ...(body.description === undefined ? {} : { description: body.description || null }),
    ...(body.types === undefined ? {} : { types: body.types }),
    ...(body.enabled === undefined ? {} : { enabled: body.enabled }),
  });
  return shown(call, params.id);
});

const remove = keyedRoute(contract.deleteWebhook, async ({ services, principal, params }) => {
  if (!(await removeEndpoint(services.orm, principal.workspace.id, params.id))) throw noEndpoint();
  return { body: { data: { removed: true } } };
});

const rotate = keyedRoute(contract.rotateWebhook, async (call) => {
  const { services, principal, params, body } = call;
  await endpointFor(call, params.id);
  const secret = newSecret();
  await rotateSecret(services.orm, principal.workspace.id, params.id, {
    secret: services.webhooks.secrets.seal(secret, params.id),
    previousHours: body.previousHours,
  });
  return { body: { data: { ...presentEndpoint(await endpointFor(call, params.id)), secret } } };
});

const test = keyedRoute(contract.testWebhook, async (call) => {
  const { services, principal, params } = call;
  await enabledFor(call, params.id);
  const messageId = await announceTo(services.orm, params.id, {
    workspaceId: principal.workspace.id,
    type: 'endpoint.test',
    data: { endpointId: params.id, message: 'A test that was asked for.' },
  });
  return { status: 202, body: { data: { messages: 1, messageId } } };
});

const attempts = keyedRoute(contract.listWebhookAttempts, async (call) => {
  const { services, params, query } = call;
  const { messageId, outcome, limit, cursor } = query;
  const { orm, tokens } = services;
  await endpointFor(call, params.id);
  const filter = { list: 'webhookAttempts', id: params.id, messageId, outcome };
  const after = await readCursor(tokens, cursor, filter);
  const page = { limit, ...(after ? { after } : {}) };
  const rows = await listAttempts(orm, params.id, { messageId, outcome }, page);
  const { rows: onPage, next } = await pageOf(tokens, rows, limit, filter, ({ at, id }) => ({
    at,
    id,
  }));
  return { body: { data: onPage.map(presentAttempt), next } };
});

const recover = keyedRoute(contract.recoverWebhook, async (call) => {
  const { services, principal, params, body } = call;
  await enabledFor(call, params.id);
  const since = new Date(body.since);
  const messages = await recoverSince(services.orm, principal.workspace.id, params.id, since);
  return { status: 202, body: { data: { messages, messageId: null } } };
});

const resend = keyedRoute(contract.resendWebhookMessage, async (call) => {
  const { services, principal, params, body } = call;
  const endpointId = body.endpointId ?? null;
  if (endpointId !== null) await enabledFor(call, endpointId);
  const { id: messageId } = params;
  const messages = await resendMessage(services.orm, principal.workspace.id, messageId, endpointId);
  if (messages === null)
    throw new ApiError(
      'not_found',
      `There is no message of that id; they are kept for ${contract.MESSAGE_DAYS} days.`,
    );
  if (messages === 0)
    throw new ApiError(
      'conflict',
      'Nothing is sent: the message is being sent this moment, or no enabled endpoint is told its type.',
    );
  return { status: 202, body: { data: { messages, messageId } } };
});

/** Random, so that nobody guesses it: 32 bytes, as long as what the signature is made by. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The address as it is called. Throws 400 where it may not be. */
function callable({ webhooks }: Services, url: string): string {
  const address = webhooks.addressOf(url);
  if (address !== null) return address;
  const message =
    'must be a public https address, on its usual port, without a user name; http, and machines of the own network, only ' +
    'where the operator allows them (WEBHOOKS_ALLOW_HTTP, FETCH_ALLOW_HOSTS)';
  throw new ApiError('invalid_input', `url: ${message}`, {
    reason: 'url_not_allowed',
    issues: [{ path: 'url', message }],
  });
}

const noEndpoint = (): ApiError => new ApiError('not_found', 'There is no endpoint of that id.');

/** An endpoint of the caller's workspace. Throws 404 where there is none. */
async function endpointFor(call: KeyedCall, id: string): Promise<StoredEndpoint> {
  const found = await readEndpoint(call.services.orm, call.principal.workspace.id, id);
  if (!found) throw noEndpoint();
  return found;
}

/** The same, that is told something. Throws 409 where it is disabled. */
async function enabledFor(call: KeyedCall, id: string): Promise<void> {
  const { disabledAt } = await endpointFor(call, id);
  if (disabledAt !== null)
    throw new ApiError(
      'conflict',
      'The endpoint is disabled: enable it with PATCH /v1/webhooks/{id} first.',
    );
}

const shown = async (call: KeyedCall, id: string): Promise<Answer> => ({
  body: { data: presentEndpoint(await endpointFor(call, id)) },
});

function tooMany(): ApiError {
  const limit = contract.ENDPOINTS_MAX;
  const message = `A workspace may have at most ${limit} endpoints. Nothing was added.`;
  return new ApiError('invalid_input', message, {
    reason: 'limit_reached',
    limit,
    issues: [{ path: 'url', message }],
  });
}

/** Every operation of webhooks with its answer. */
export const webhookRoutes: readonly Route[] = [
  list,
  create,
  get,
  update,
  remove,
  rotate,
  test,
  attempts,
  recover,
  resend,
];
