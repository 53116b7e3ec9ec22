/** `login` and `logout`: a person allows this computer an API key in the browser, and takes it back. */
import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { ConnectionFailed, NotTheService } from '../src/index.ts';
import type { Command } from './commands.ts';
import { addressIn, keyFileIn, keyKept, keepKey, forgetKey } from './connect.ts';
import { listenForAnswer, openBrowser } from './loopback.ts';
import { WrongWords } from './words.ts';

const CLIENT_ID = 'landfall-command-line';
const EXCHANGE = '/v1/keys/exchange';
const CALL_MS_MAX = 30_000;

/** What the service says of its sign-in (RFC 8414). */
interface Metadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  scopes_supported: string[];
}

interface Made {
  key: string;
  prefix: string;
  name: string;
  scopes: string[];
  expiresAt: string | null;
  workspace: { id: string; name: string };
}

export const login: Command = {
  name: 'login',
  usage: 'login [--name NAME]',
  does: 'opens the browser, where you sign in and allow this computer an API key, and keeps the key',
  options: ['name'],
  isOfKey: true,
  async run(_, { options }) {
    const address = addressIn(process.env);
    const file = keyFileIn(process.env);
    const name = (options['name'] ?? `${hostname()}, command line`).slice(0, 120);
    const metadata = await metadataOf(address);
    const token = await tokenFrom(metadata);
    const made = (await json(`${address}${EXCHANGE}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })) as { data: Made };
    const { key, ...told } = made.data;
    keepKey(file, key);
    return { data: { ...told, file }, text: wordsOf(told, file) };
  },
};

function wordsOf({ prefix, scopes, expiresAt, workspace }: Omit<Made, 'key'>, file: string) {
  const lines = [
    `Signed in to ${workspace.name}: key ${prefix}..., ${scopes.join(', ')}.`,
    `It ends on ${expiresAt?.slice(0, 10) ?? 'no day'}, and is kept in ${file}.`,
  ];
  if (process.env['LANDFALL_KEY'])
    lines.push('LANDFALL_KEY is set and comes first: unset it to use this key.');
  return lines.join('\n');
}

export const logout: Command = {
  name: 'logout',
  usage: 'logout',
  does: 'ends the key of a login and removes it from this computer',
  options: [],
  isOfKey: true,
  async run() {
    const file = keyFileIn(process.env);
    const key = keyKept(file);
    if (key === null) throw new WrongWords(`There is no key in ${file}: nobody is signed in.`);
    const address = addressIn(process.env);
    const response = await ask(`${address}${EXCHANGE}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    });
    // unknown there, or over: nothing is left to end
    if (!response.ok && response.status !== 401) throw await refusalOf(response);
    forgetKey(file);
    return { data: { removed: true, file }, text: `Signed out: ${file} is gone.` };
  },
};

async function metadataOf(address: string): Promise<Metadata> {
  const url = `${address}/.well-known/oauth-authorization-server`;
  const metadata = (await json(url)) as Metadata;
  // what is typed and sent next goes where the user has named, and nowhere else
  const named = new URL(address).origin;
  for (const one of [metadata.issuer, metadata.authorization_endpoint, metadata.token_endpoint])
    if (URL.parse(one)?.origin !== named)
      throw new Error(
        `${address} sends people elsewhere to sign in: set LANDFALL_ADDRESS to ${metadata.issuer}.`,
      );
  return metadata;
}

const STANDARD: ReadonlySet<string> = new Set(['openid', 'offline_access']);

/** The access token of the person who answers in the browser (RFC 7636, 8252, 8707, 9207). */
async function tokenFrom(metadata: Metadata): Promise<string> {
  const { issuer, authorization_endpoint: authorize, token_endpoint: token } = metadata;
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const answer = await listenForAnswer({ state, issuer });
  const shared = {
    client_id: CLIENT_ID,
    redirect_uri: answer.redirect,
    resource: `${issuer}${EXCHANGE}`,
  };
  const asked = new URLSearchParams({
    ...shared,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    scope: metadata.scopes_supported.filter((one) => !STANDARD.has(one)).join(' '),
  });
  const url = `${authorize}?${asked.toString()}`;
  process.stderr.write(`Sign in and allow this at:\n${url}\n`);
  openBrowser(url);
  const code = await answer.code;
  const body = new URLSearchParams({
    ...shared,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  });
  return ((await json(token, { method: 'POST', body })) as { access_token: string }).access_token;
}

async function json(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await ask(url, init);
  if (!response.ok) throw await refusalOf(response);
  return response.json().catch((cause: unknown) => {
    throw new NotTheService(response, { cause });
  });
}

/** Follows no redirect: keys and codes go where they are meant for. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(CALL_MS_MAX);
  return fetch(url, { ...init, redirect: 'error', signal }).catch((cause: unknown) => {
    throw new ConnectionFailed(`${new URL(url).origin} cannot be reached.`, { cause });
  });
}

/** What a service, or its sign-in, says of a refusal. */
async function refusalOf(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => ({}))) as {
    error?: string | { message?: string };
    error_description?: string;
  };
  const said = typeof body.error === 'object' ? body.error.message : body.error_description;
  return said === undefined ? new NotTheService(response) : new Error(said);
}
