/** Requests as the authorization server gets them: by our own address, in the spelling it knows. */
import { IncomingMessage } from 'node:http';
import { DEFAULT_SCOPES } from '../../contract/roles.ts';
import type { ApiContext } from '../route.ts';
import type { PublicAddress } from '../signIn/publicAddress.ts';
import { smallBody } from '../signIn/forms.ts';
import { unstorable } from '../steps/unstorable.ts';
import { offeredAsText } from './clientMetadata.ts';
import { resourceMeant } from './resource.ts';

/**
 * The request to hand on. Its address is the public one, whatever stood in forwarding headers; a
 * `resource` that means ours is written as ours, before anything is used up; and who asks for
 * access without a scope asks for the usual ones. A number: the status by which it is refused, since
 * it is too large, or holds what no database keeps.
 */
export async function asProviderReads(
  context: ApiContext,
  address: PublicAddress,
): Promise<IncomingMessage | 400 | 413> {
  const { req } = context;
  const headers = {
    ...req.headers,
    host: address.host,
    'x-forwarded-proto': address.isSecure ? 'https' : 'http',
    'x-forwarded-host': address.host,
  };
  const isForm = context.method === 'POST' && Boolean(context.is('urlencoded'));
  const body = context.method === 'POST' ? await smallBody(context) : Buffer.alloc(0);
  if (body === null) return 413;
  if (!isStorable(context, body, isForm)) return 400;
  const made = new IncomingMessage(req.socket);
  const sent = isForm
    ? Buffer.from(rewritten(body.toString('utf8'), context, address))
    : Buffer.from(offeredAsText(body.toString('utf8')));
  Object.assign(made, {
    method: req.method,
    url: urlOf(context, address),
    httpVersion: req.httpVersion,
    httpVersionMajor: req.httpVersionMajor,
    httpVersionMinor: req.httpVersionMinor,
    complete: true, // else its end would close the connection
    headers: {
      ...headers,
      ...(context.method === 'POST' ? { 'content-length': String(sent.length) } : {}),
    },
  });
  if (sent.length > 0) made.push(sent);
  made.push(null);
  return made;
}

function isStorable({ querystring }: ApiContext, body: Buffer, isForm: boolean): boolean {
  const text = body.toString('utf8');
  const sent = isForm || text === '' ? [...new URLSearchParams(text)] : jsonIn(text);
  return unstorable([sent, [...new URLSearchParams(querystring)]]) === null;
}

/** What is no JSON the server refuses by itself. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function urlOf(context: ApiContext, address: PublicAddress): string {
  const { path, querystring } = context;
  const query = path === AUTHORIZE ? rewritten(querystring, context, address) : querystring;
  return query === '' ? path : `${path}?${query}`;
}

const AUTHORIZE = '/oauth/authorize';

function rewritten(written: string, { path }: ApiContext, address: PublicAddress): string {
  const fields = new URLSearchParams(written);
  const resources = fields.getAll('resource');
  if (resources.length > 0) {
    fields.delete('resource');
    // named twice in two spellings it is one
    const meant = resources.map((one) => resourceMeant(one, address) ?? one);
    for (const one of new Set(meant)) fields.append('resource', one);
  }
  if (path === AUTHORIZE && isWithoutScope(fields)) fields.set('scope', scopesWith(fields));
  return fields.toString();
}

const STANDARD: ReadonlySet<string> = new Set(['openid', 'offline_access']);

const isWithoutScope = (fields: URLSearchParams): boolean =>
  scopesIn(fields).every((one) => STANDARD.has(one));
const scopesIn = (fields: URLSearchParams): string[] =>
  (fields.get('scope') ?? '').split(' ').filter(Boolean);
const scopesWith = (fields: URLSearchParams): string =>
  [...DEFAULT_SCOPES, ...scopesIn(fields)].join(' ');
