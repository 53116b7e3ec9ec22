/** The page on which a person allows a program something, in plain words. */
import { SCOPE_WORDS, DEFAULT_SCOPES, mayApprove, scopesOf } from '../../contract/roles.ts';
import type { Scope } from '../../contract/operation.ts';
import type { Membership } from '../../db/store/users.ts';
import { faultPart, html, type Markup, page } from '../signIn/html.ts';
import { isLoopback } from '../signIn/publicAddress.ts';

/** Who asks: what a program says of itself is worth less than where it is. */
export interface Asker {
  /** As it calls itself. */
  name: string;
  /** The host of its document; null for a program that registered itself. */
  host: string | null;
  redirect: URL;
  scopes: readonly Scope[];
  /** It asks for an API key, in the place of access to the agent endpoint. */
  wantsKey: boolean;
}

export interface ConsentForm {
  action: string;
  tokenField: Markup;
  email: string;
  asker: Asker;
  memberships: readonly Membership[];
  fault: string | null;
}

/** Ends that a person may choose, in days; 0: none. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['1', 'in one day'],
  ['7', 'in a week'],
  ['30', 'in 30 days'],
  ['90', 'in 90 days'],
  ['365', 'in a year'],
  ['0', 'when I end it'],
]);
const END_USUAL = '30';

/** Those that a program is offered: a key that lies in a file has an end. */
export const endsFor = ({ wantsKey }: Pick<Asker, 'wantsKey'>): ReadonlyMap<string, string> =>
  new Map([...ENDS].filter(([days]) => !(wantsKey && days === '0')));
export const CEILING_USUAL = 100;
export const CEILING_MAX = 1_000_000_000;

/** Where an answer goes, as a person recognises it. */
export const destinationOf = ({ protocol, host, hostname }: URL): string =>
  isLoopback(hostname)
    ? 'a program on this computer'
    : protocol === 'https:'
      ? host
      : `the program that opens ${protocol}// addresses`;

/** The page to consent. */
export function consentPage(form: ConsentForm): string {
  const { asker, fault, memberships } = form;
  const { host } = asker;
  const body = html`${faultPart(fault)}
    <p>
      ${
        host === null
          ? html`A program that calls itself <strong>${asker.name}</strong>`
          : html`<strong class="host">${host}</strong>, which calls itself ${asker.name},`
      }
      asks to use Landfall for you. The answer goes to
      <strong class="host">${destinationOf(asker.redirect)}</strong>
      (<code>${asker.redirect.origin === 'null' ? asker.redirect.protocol : asker.redirect.origin}</code>).
    </p>
    ${asker.wantsKey ? KEY_WORDS : null} ${warningOf(asker)}
    ${memberships.length === 0 ? html`<p class="fault">You are a member of no workspace: whoever runs this service adds you to one.</p>` : choices(form)}
    <p class="quiet">Signed in as ${form.email}. You can end this at any time.</p>`;
  return page('Allow access?', body);
}

const KEY_WORDS = html`<p>
  It gets an API key, which is kept on this computer and spends the credits of the workspace until
  it ends.
</p>`;

function warningOf({ redirect, host }: Asker): Markup | null {
  if (isLoopback(redirect.hostname))
    return html`<p class="warning">
      Any program on this computer can receive this answer. Allow it only if you have just begun
      this yourself, in a program that you trust.
    </p>`;
  if (redirect.protocol !== 'https:')
    return html`<p class="warning">
      Any program on this computer that opens <code>${redirect.protocol}//</code> can receive this
      answer. Allow it only if you have just begun this yourself.
    </p>`;
  if (host !== null && redirect.host !== host)
    return html`<p class="warning">The answer goes to another site than the one that asks.</p>`;
  return null;
}

function choices({ action, tokenField, asker, memberships }: ConsentForm): Markup {
  const roles = new Set(memberships.map(({ role }) => role));
  const possible = new Set([...roles].flatMap((role) => scopesOf(role)));
  const offered = asker.scopes.filter((scope) => possible.has(scope));
  return html`<form method="post" action="${action}">
    ${tokenField}
    <label
      >Workspace<select name="workspace">
        ${memberships.map(
          ({ workspaceId, workspace, role }) =>
            html`<option value="${workspaceId}">${workspace} (you: ${role})</option>`,
        )}
      </select></label
    >
    <fieldset>
      <legend>It may, as far as you may yourself</legend>
      ${offered.map(
        (scope) =>
          html`<label class="choice"
            ><input
              type="checkbox"
              name="scope"
              value="${scope}"
              ${DEFAULT_SCOPES.includes(scope) ? CHECKED : null}
            />
            ${SCOPE_WORDS[scope]}</label
          >`,
      )}
    </fieldset>
    ${asker.wantsKey ? null : CEILING_FIELD}
    <label
      >It ends<select name="ends">
        ${[...endsFor(asker)].map(
          ([days, words]) =>
            html`<option value="${days}" ${days === END_USUAL ? html` selected` : null}>
              ${words}
            </option>`,
        )}
      </select></label
    >
    ${[...roles].some(mayApprove) && !asker.wantsKey ? html`<label class="choice"><input type="checkbox" name="approve" value="yes" /> It may approve codes without asking me</label>` : null}
    <p>
      <button class="main" name="answer" value="allow">Allow</button>
      <button name="answer" value="deny">Deny</button>
    </p>
  </form>`;
}

const CHECKED = html` checked`;
const CEILING_FIELD = html`<label
  >It may spend at most, in credits (empty: no ceiling)
  <input
    name="ceiling"
    inputmode="numeric"
    pattern="[0-9]*"
    maxlength="10"
    value="${CEILING_USUAL}"
/></label>`;

/**
 * What follows an answer: a page of our own that goes on by itself. A redirect of the form would be
 * stopped, since browsers hold its whole chain against `form-action`.
 */
export const goingOnPage = (target: string, asker: Asker, isAllowed: boolean): string =>
  page(
    isAllowed ? 'Allowed' : 'Denied',
    html`<p>
      You are taken back to ${destinationOf(asker.redirect)}. <a href="${target}">Go on</a> if
      nothing happens. You can close this page then.
    </p>`,
    { head: html`<meta http-equiv="refresh" content="0; url=${target}" />` },
  );
