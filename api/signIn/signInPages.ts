/** Signing in and out, and the link by which a password is set. */
import {
  endSession,
  findLink,
  findSession,
  openSession,
  type SignedIn,
  useLink,
} from '../../db/store/signIn.ts';
import { together } from '../../db/orm.ts';
import { canonicalEmail, findUserByEmail, setPassword } from '../../db/store/users.ts';
import type { ApiContext } from '../route.ts';
import type { Services } from '../services.ts';
import { callerBucket } from '../steps/access.ts';
import {
  formToken,
  readCookie,
  Refusal,
  requireFormToken,
  requireOwnOrigin,
  setCookie,
  showPage,
  tokenField,
} from './browser.ts';
import { formOf } from './forms.ts';
import { faultPart, html, type Markup, page } from './html.ts';
import { hashPassword, isPassword, PASSWORD_MIN, passwordFault } from './passwords.ts';
import { hasPasskeys, type PublicAddress } from './publicAddress.ts';
import { countTry } from './throttle.ts';

/** What a page works with. */
export interface Visit {
  context: ApiContext;
  services: Services;
  address: PublicAddress;
}

const SESSION_S = 30 * 86_400;

/** Who is signed in in this browser; null for nobody. */
export async function visitorOf({ context, services, address }: Visit): Promise<SignedIn | null> {
  const secret = readCookie(context, address, 'session');
  return secret === null ? null : findSession(services.orm, secret);
}

/**
 * Opens a session under a secret of its own, whatever cookie the browser came with: that one is
 * ended.
 */
export async function signIn({ context, services, address }: Visit, userId: string): Promise<void> {
  const before = readCookie(context, address, 'session');
  if (before !== null) await endSession(services.orm, before);
  const secret = await openSession(services.orm, userId);
  setCookie(context, address, 'session', { secret, maxAgeS: SESSION_S });
}

/** The fields of a form of ours; refuses what another site sent, or another page of it. */
export async function ownForm({ context, address }: Visit): Promise<URLSearchParams> {
  requireOwnOrigin(context, address);
  const form = await formOf(context);
  if (!form) throw new Refusal(400, 'The form could not be read.');
  requireFormToken(context, address, form.get('token'));
  return form;
}

/** Where a sign-in may lead: pages of ours alone. */
export const nextOf = (wanted: string | null): string =>
  wanted !== null && PAGES.some((pages) => pages.test(wanted)) ? wanted : '/account';

const PAGES = [
  /^\/(?:consent|approvals)\/[\w-]{10,100}$/,
  // the dashboard, with what stands in its address
  /^\/w(?:\/[\w/-]{1,300})?(?:\?[\w=&%.+*-]{0,4000})?$/,
];

/** The form to sign in; `lead` says what for. */
export function signInForm(
  visit: Visit,
  next: string,
  {
    lead = null,
    fault = null,
    email = '',
  }: { lead?: Markup | null; fault?: string | null; email?: string } = {},
): string {
  const token = formToken(visit.context, visit.address);
  const body = html`${lead}${faultPart(fault)}
    <form method="post" action="/sign-in">
      ${tokenField(token)}<input type="hidden" name="next" value="${next}" />
      <label
        >Email address<input
          name="email"
          type="email"
          autocomplete="username webauthn"
          required
          maxlength="254"
          value="${email}"
      /></label>
      <label
        >Password<input
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="800"
      /></label>
      <button class="main">Sign in</button>
      ${hasPasskeys(visit.address) ? html`<button type="button" id="passkey" hidden>Use a passkey</button>` : null}
      <p class="fault" id="passkey-fault" role="alert" hidden></p>
    </form>
    <p class="quiet">
      Forgotten? Whoever runs this service makes a new link:
      <code>npm run admin -- user recover EMAIL</code>
    </p>`;
  return page('Sign in', body, { script: '/sign-in/passkey.js' });
}

/** GET /sign-in */
export async function showSignIn(visit: Visit): Promise<void> {
  const next = nextOf(visit.context.URL.searchParams.get('next'));
  if (await visitorOf(visit)) return goOn(visit, next);
  showPage(visit.context, 200, signInForm(visit, next));
}

/** POST /sign-in: the same answer, in the same time, whoever there is. */
export async function takeSignIn(visit: Visit): Promise<void> {
  const { context, services } = visit;
  const form = await ownForm(visit);
  const email = canonicalEmail(form.get('email') ?? '').slice(0, 254);
  const next = nextOf(form.get('next'));
  const wait = await countTry(services.orm, callerBucket(context, services.settings), email);
  if (wait !== null) {
    context.set('Retry-After', String(wait));
    const fault = `Too many tries. Wait ${Math.ceil(wait / 60)} minutes, then try again.`;
    return showPage(context, 429, signInForm(visit, next, { fault, email }));
  }
  const user = await findUserByEmail(services.orm, email);
  const isRight = await isPassword(form.get('password') ?? '', user?.passwordHash ?? null);
  if (!user || !isRight) {
    const fault = 'Email address and password do not belong together.';
    return showPage(context, 401, signInForm(visit, next, { fault, email }));
  }
  await signIn(visit, user.id);
  goOn(visit, next);
}

/** POST /sign-out */
export async function takeSignOut(visit: Visit): Promise<void> {
  const { context, services, address } = visit;
  await ownForm(visit);
  const secret = readCookie(context, address, 'session');
  if (secret !== null) await endSession(services.orm, secret);
  setCookie(context, address, 'session', null);
  goOn(visit, '/sign-in');
}

const LINK_OVER =
  'This link was used, or is older than 30 minutes. Whoever runs this service makes a new one: npm run admin -- user recover EMAIL';

/** GET /sign-in/link/{secret}: looking at it uses nothing up. */
export async function showLink(visit: Visit, secret: string): Promise<void> {
  const holder = await findLink(visit.services.orm, secret);
  if (!holder) throw new Refusal(410, LINK_OVER);
  showPage(visit.context, 200, passwordForm(visit, secret, holder.email, null));
}

/** Where a new password is written. */
export const newPasswordField = html`<label
  >New password, at least ${PASSWORD_MIN} characters<input
    name="password"
    type="password"
    autocomplete="new-password"
    required
    minlength="${PASSWORD_MIN}"
    maxlength="800"
/></label>`;

function passwordForm(visit: Visit, secret: string, email: string, fault: string | null): string {
  const token = formToken(visit.context, visit.address);
  const body = html`${faultPart(fault)}
    <form method="post" action="/sign-in/link/${secret}">
      ${tokenField(token)}
      <label
        >Email address<input type="email" autocomplete="username" value="${email}" readonly
      /></label>
      ${newPasswordField}
      <button class="main">Set it and sign in</button>
    </form>
    <p class="quiet">Whoever was signed in as you is signed out.</p>`;
  return page('Choose a password', body);
}

/** POST /sign-in/link/{secret}: sets the password, ends all sessions and opens one. */
export async function takeLink(visit: Visit, secret: string): Promise<void> {
  const { services, context } = visit;
  const form = await ownForm(visit);
  const password = form.get('password') ?? '';
  const holder = await findLink(services.orm, secret);
  if (!holder) throw new Refusal(410, LINK_OVER);
  const fault = passwordFault(password, holder.email);
  if (fault !== null)
    return showPage(context, 400, passwordForm(visit, secret, holder.email, fault));
  const hash = await hashPassword(password);
  const userId = await together(services.orm, async () => {
    const found = await useLink(services.orm, secret);
    if (found !== null) await setPassword(services.orm, found, hash);
    return found;
  });
  if (userId === null) throw new Refusal(410, LINK_OVER);
  await signIn(visit, userId);
  goOn(visit, '/account');
}

/** Leads on within this service; never kept, so that each time is asked anew. */
export function goOn({ context }: Visit, path: string): void {
  context.status = 303;
  context.set({ Location: path, 'Cache-Control': 'no-store' });
  context.body = '';
}
