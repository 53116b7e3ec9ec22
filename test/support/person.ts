/** A person at a browser without scripts, and a program that asks for access. */
import { createHash, randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Role } from '../../contract/roles.ts';
import { createLink } from '../../db/store/signIn.ts';
import { createUser, setMember } from '../../db/store/users.ts';
import type { Json } from './service.ts';
import type { SignInService } from './signInService.ts';

export const PASSWORD = 'correct horse battery';

/** Keeps cookies as a browser does, follows nothing by itself. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask(path, { headers });
  }

  /** Sends a form as its page does, or as `headers` say. */
  async post(
    path: string,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = { origin: this.#url },
  ): Promise<Page> {
    const body = new URLSearchParams(fields);
    return this.#ask(path, { method: 'POST', body, headers });
  }

  async #ask(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Page> {
    const url = new URL(path, this.#url);
    const cookie = [...this.cookies]
      .filter(([, { path: at }]) => url.pathname.startsWith(at))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = { ...init.headers, ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const location = response.headers.get('location');
    return { status: response.status, headers: response.headers, text, location };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const isGone = value === '' || attributes.some((one) => /^max-age=0$/i.test(one));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

export interface Page {
  status: number;
  headers: Headers;
  text: string;
  location: string | null;
}

/** The token of a page's form. */
export const tokenIn = ({ text }: Page): string =>
  /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';

/** Where a page goes on to by itself. */
export const refreshIn = ({ text }: Page): string =>
  (/http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

let people = 0;

/** A member of a workspace, with a password set by the one-time link. */
export async function person(
  service: Pick<SignInService, 'url' | 'orm'>,
  workspaceId: string,
  role: Role = 'owner',
): Promise<{ email: string; userId: string; browser: Browser }> {
  const email = `person${(people += 1)}.${randomBytes(4).toString('hex')}@example.com`;
  const userId = await createUser(service.orm, email);
  if (userId === null) throw new Error('the address is taken');
  await setMember(service.orm, workspaceId, userId, role);
  const browser = new Browser(service.url);
  const path = `/sign-in/link/${await createLink(service.orm, userId)}`;
  const token = tokenIn(await browser.get(path));
  const set = await browser.post(path, { token, password: PASSWORD });
  expect([set.status, set.location]).toEqual([303, '/account']);
  return { email, userId, browser };
}

/** A program: registered, with its proof key. */
export interface Program {
  clientId: string;
  redirect: string;
  verifier: string;
}

export async function program(
  service: SignInService,
  redirect = 'http://127.0.0.1:51234/callback',
  metadata: Record<string, unknown> = {},
): Promise<Program> {
  const response = await fetch(`${service.url}/oauth/register`, {
    method: 'POST',
    // each program of a test has an address of its own
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf() },
    body: JSON.stringify({ client_name: 'A program', redirect_uris: [redirect], ...metadata }),
  });
  const body = (await response.json()) as Json;
  expect([response.status, body.error_description]).toEqual([201, undefined]);
  return { clientId: body.client_id, redirect, verifier: randomBytes(32).toString('base64url') };
}

export const challengeFor = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The path by which a program sends a person here. */
export function authorizePath(
  { clientId, redirect, verifier }: Program,
  changes: Record<string, string | null> = {},
): string {
  const fields = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    code_challenge: challengeFor(verifier),
    code_challenge_method: 'S256',
    state: 'kept',
    scope: 'classify calculate account',
    ...changes,
  };
  const stated = Object.entries(fields).filter((one): one is [string, string] => one[1] !== null);
  return `/oauth/authorize?${new URLSearchParams(stated).toString()}`;
}

export interface Consenting {
  authorize?: Record<string, string | null>;
  /** Fields of the form, besides what the page fills in. */
  form?: [string, string][];
}

/** Shows the page to consent, as a signed-in person comes to it. */
export async function consentPageOf(
  browser: Browser,
  asking: Program,
  changes: Record<string, string | null> = {},
): Promise<Page & { path: string }> {
  return consentPageAt(browser, authorizePath(asking, changes));
}

/** The same of a path by which a program of others sends a person here. */
async function consentPageAt(browser: Browser, target: string): Promise<Page & { path: string }> {
  const begun = await browser.get(target);
  expect([begun.status, begun.text.slice(0, 0)]).toEqual([303, '']);
  const path = begun.location ?? '';
  return { ...(await browser.get(path)), path };
}

export const USUAL: [string, string][] = [
  ['scope', 'classify'],
  ['scope', 'calculate'],
  ['scope', 'account'],
  ['ceiling', '100'],
  ['ends', '30'],
  ['answer', 'allow'],
];

/** The redirect with the answer, after consent. */
export async function consent(
  browser: Browser,
  asking: Program,
  workspaceId: string,
  { authorize = {}, form = USUAL }: Consenting = {},
): Promise<URL> {
  return consentAt(browser, authorizePath(asking, authorize), workspaceId, form);
}

/** The same of a path by which a program of others sends a person here. */
export async function consentAt(
  browser: Browser,
  target: string,
  workspaceId: string,
  form: [string, string][] = USUAL,
): Promise<URL> {
  const shown = await consentPageAt(browser, target);
  expect(shown.status).toBe(200);
  const answered = await browser.post(shown.path, [
    ['token', tokenIn(shown)],
    ['workspace', workspaceId],
    ...form,
  ]);
  expect(answered.status).toBe(200);
  const back = await browser.get(refreshIn(answered));
  expect(back.status).toBe(303);
  return new URL(back.location ?? '');
}

/** What the token endpoint answers. */
export async function askToken(
  service: Pick<SignInService, 'url'>,
  fields: Record<string, string>,
): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${service.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: await response.json() };
}

/** Exchanges a code. */
export const exchange = (
  service: Pick<SignInService, 'url'>,
  { clientId, redirect, verifier }: Program,
  answer: URL,
  changes: Record<string, string> = {},
): Promise<{ status: number; body: Json }> =>
  askToken(service, {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirect,
    code_verifier: verifier,
    code: answer.searchParams.get('code') ?? '',
    ...changes,
  });

export const refresh = (
  service: Pick<SignInService, 'url'>,
  { clientId }: Program,
  token: string,
  changes: Record<string, string> = {},
): Promise<{ status: number; body: Json }> =>
  askToken(service, {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
    ...changes,
  });

let addresses = 0;

/** An address from which nobody has called yet. */
function addressOf(): string {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}
