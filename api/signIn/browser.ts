/** What a page needs of the browser: our own address, our own cookies, forms from our own pages. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApiContext } from '../route.ts';
import type { Services } from '../services.ts';
import { html, type Markup } from './html.ts';
import { addressNamed, type PublicAddress, publicAddressOf } from './publicAddress.ts';

/** A page in the place of the one that was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Where people sign in; refused where passwords would travel in the clear, or by another name. */
export function addressOf(context: ApiContext, { settings }: Services): PublicAddress {
  const address = publicAddressOf(settings.publicUrl());
  if ('why' in address) throw new Refusal(503, `Nobody can sign in here. ${address.why}`);
  const named = addressNamed(address, context.get('host'));
  if (!named)
    throw new Refusal(421, `Open this page at ${address.origin}: it is not served by this name.`);
  return named;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Answers a page that nobody keeps, frames or embeds. */
export function showPage(context: ApiContext, status: number, text: string): void {
  context.status = status;
  context.set({
    'Content-Security-Policy': POLICY,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // without it the browser would not say where a form comes from
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });
  context.type = 'text/html';
  context.body = text;
}

/** Refuses a form that another site has sent. */
export function requireOwnOrigin(context: ApiContext, { origin }: PublicAddress): void {
  const stated = context.get('origin');
  const own =
    stated === origin ||
    ((stated === '' || stated === 'null') && context.get('sec-fetch-site') === 'same-origin');
  if (!own) throw new Refusal(403, 'This form was not sent from a page of this service.');
}

const nameOf = (name: string, { isSecure }: PublicAddress): string =>
  isSecure ? `__Host-landfall_${name}` : `landfall_${name}`;

type CookieName = 'session' | 'form';

export function readCookie(
  context: ApiContext,
  address: PublicAddress,
  name: CookieName,
): string | null {
  const wanted = `${nameOf(name, address)}=`;
  const found = context
    .get('cookie')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(wanted));
  const value = found?.slice(wanted.length) ?? '';
  return /^[\w-]{20,100}$/.test(value) ? value : null;
}

/** Sets a cookie of this host for so many seconds; with null it is forgotten. */
export function setCookie(
  context: ApiContext,
  address: PublicAddress,
  name: CookieName,
  value: { secret: string; maxAgeS: number } | null,
): void {
  const parts = [
    `${nameOf(name, address)}=${value?.secret ?? ''}`,
    'Path=/',
    `Max-Age=${value?.maxAgeS ?? 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(address.isSecure ? ['Secure'] : []),
  ];
  context.append('Set-Cookie', parts.join('; '));
}

const FORM_S = 3600;

/** What forms carry so that no other site can send them: made from a cookie of this browser. */
export function formToken(context: ApiContext, address: PublicAddress): string {
  const known = readCookie(context, address, 'session') ?? readCookie(context, address, 'form');
  if (known !== null) return tokenOf(known);
  const secret = randomBytes(32).toString('base64url');
  setCookie(context, address, 'form', { secret, maxAgeS: FORM_S });
  return tokenOf(secret);
}

const tokenOf = (secret: string): string =>
  createHash('sha256').update(`form ${secret}`).digest('base64url');

export const tokenField = (token: string): Markup =>
  html`<input type="hidden" name="token" value="${token}" />`;

/** Refuses a form without the token of this browser. */
export function requireFormToken(
  context: ApiContext,
  address: PublicAddress,
  sent: string | null,
): void {
  const secrets = [
    readCookie(context, address, 'session'),
    readCookie(context, address, 'form'),
  ].filter((one) => one !== null);
  const given = Buffer.from(sent ?? '');
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(tokenOf(secret));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  if (!isOurs)
    throw new Refusal(
      403,
      'This page has been open for too long. Go back, load it anew and try again.',
    );
}
