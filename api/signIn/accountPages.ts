/** What people see and change of their own account. */
import { setPassword, membershipsOf } from '../../db/store/users.ts';
import { listPasskeys, type ListedPasskey } from '../../db/store/passkeys.ts';
import { formToken, Refusal, showPage, tokenField } from './browser.ts';
import { faultPart, html, type Markup, page } from './html.ts';
import { requirePassword } from './membership.ts';
import { hashPassword, passwordFault } from './passwords.ts';
import { hasPasskeys } from './publicAddress.ts';
import { goOn, newPasswordField, ownForm, signIn, type Visit, visitorOf } from './signInPages.ts';

/** GET /account: who is signed in, where, and how. */
export async function showAccount(visit: Visit): Promise<void> {
  await show(visit, 200, null);
}

async function show(visit: Visit, status: number, fault: string | null): Promise<void> {
  const { services, context, address } = visit;
  const visitor = await visitorOf(visit);
  if (!visitor) return goOn(visit, '/sign-in');
  const memberships = await membershipsOf(services.orm, visitor.userId);
  const passkeys = await listPasskeys(services.orm, visitor.userId);
  const token = tokenField(formToken(context, address));
  const workspaces =
    memberships.length === 0
      ? html`<p>None yet: whoever runs this service adds you to one.</p>`
      : html`<ul>
            ${memberships.map(({ workspace, role }) => html`<li>${workspace}: ${role}</li>`)}
          </ul>
          <p><a href="/w">Open the dashboard</a></p>`;
  const body = html`${faultPart(fault)}
    <p>Signed in as <strong>${visitor.email}</strong>.</p>
    <h2>Workspaces</h2>
    ${workspaces} ${hasPasskeys(address) ? passkeyPart(token, passkeys) : null}
    ${passwordPart(token)}
    <form method="post" action="/sign-out">${token}<button>Sign out</button></form>`;
  showPage(context, status, page('Your account', body, { script: '/sign-in/passkey.js' }));
}

const passkeyPart = (token: Markup, passkeys: readonly ListedPasskey[]): Markup =>
  html`<h2>Passkeys</h2>
    ${passkeys.map(
      ({ id, name, createdAt }) =>
        html`<form method="post" action="/sign-in/passkeys/remove">
          ${token}<input type="hidden" name="id" value="${id}" />
          <p>${name}, of ${createdAt.toISOString().slice(0, 10)} <button>Remove ${name}</button></p>
        </form>`,
    )}
    <form method="post">
      ${token}
      <label>Name of a new passkey<input name="name" maxlength="60" value="Passkey" /></label>
      <button type="button" id="passkey" data-task="add" hidden>Add a passkey</button>
      <p class="fault" id="passkey-fault" role="alert" hidden></p>
    </form>`;

const passwordPart = (token: Markup): Markup =>
  html`<h2>Password</h2>
    <form method="post" action="/account/password">
      ${token}
      <label
        >Password now<input
          name="now"
          type="password"
          autocomplete="current-password"
          required
          maxlength="800"
      /></label>
      ${newPasswordField}
      <button>Change it</button>
      <p class="quiet">All other sessions end with the old one.</p>
    </form>`;

/** POST /account/password: ends every session, and opens a new one here. */
export async function takeNewPassword(visit: Visit): Promise<void> {
  const { services } = visit;
  const form = await ownForm(visit);
  const visitor = await visitorOf(visit);
  if (!visitor) return goOn(visit, '/sign-in');
  const { userId, email } = visitor;
  try {
    await requirePassword(visit, visitor, form.get('now') ?? '');
  } catch (cause) {
    if (cause instanceof Refusal) return show(visit, cause.status, cause.message);
    throw cause;
  }
  const password = form.get('password') ?? '';
  const fault = passwordFault(password, email);
  if (fault !== null) return show(visit, 400, fault);
  await setPassword(services.orm, userId, await hashPassword(password));
  await signIn(visit, userId);
  goOn(visit, '/account');
}
