/** GET and POST /consent/{uid}: a person answers what a program asks. */
import type { Client, Interaction, Provider } from 'oidc-provider';
import { SCOPES, type Scope } from '../../contract/operation.ts';
import { mayApprove, scopesOf } from '../../contract/roles.ts';
import { createAgentGrant, type NewAgentGrant } from '../../db/store/agentGrants.ts';
import type { SignedIn } from '../../db/store/signIn.ts';
import { type Membership, membershipsOf } from '../../db/store/users.ts';
import { formToken, Refusal, showPage, tokenField } from '../signIn/browser.ts';
import { html } from '../signIn/html.ts';
import type { PublicAddress } from '../signIn/publicAddress.ts';
import { ownForm, signInForm, type Visit, visitorOf } from '../signIn/signInPages.ts';
import { COMMAND_LINE } from './clientMetadata.ts';
import { type Asker, CEILING_MAX, consentPage, endsFor, goingOnPage } from './consentForm.ts';
import { keyResourceOf, resourceOf } from './resource.ts';

type Open = (address: PublicAddress) => Promise<Provider>;

interface Asked {
  provider: Provider;
  interaction: Interaction;
  client: Client;
  asker: Asker;
}

/** Shows who asks for what; who is not signed in does that first, on the same address. */
export async function showConsent(visit: Visit, uid: string, open: Open): Promise<void> {
  const asked = await askedOf(visit, uid, open);
  const visitor = await visitorOf(visit);
  if (!visitor) {
    const lead = html`<p>
      To allow <strong class="host">${asked.asker.host ?? asked.asker.name}</strong> something.
    </p>`;
    return showPage(visit.context, 200, signInForm(visit, `/consent/${uid}`, { lead }));
  }
  await ask(visit, asked, visitor, null);
}

async function ask(
  visit: Visit,
  { asker, interaction }: Asked,
  { userId, email }: SignedIn,
  fault: string | null,
): Promise<void> {
  const memberships = await membershipsOf(visit.services.orm, userId);
  const token = formToken(visit.context, visit.address);
  const action = `/consent/${interaction.uid}`;
  const form = { action, tokenField: tokenField(token), email, asker, memberships, fault };
  showPage(visit.context, fault === null ? 200 : 400, consentPage(form));
}

/** Takes the answer, and leads on to the program with it. */
export async function takeConsent(visit: Visit, uid: string, open: Open): Promise<void> {
  const form = await ownForm(visit);
  const asked = await askedOf(visit, uid, open);
  const visitor = await visitorOf(visit);
  if (!visitor) throw new Refusal(401, 'You are not signed in any more. Load this page anew.');
  if (form.get('answer') !== 'allow')
    return goBack(visit, asked, {
      error: 'access_denied',
      error_description: 'the person denied it',
    });
  const memberships = await membershipsOf(visit.services.orm, visitor.userId);
  const wanted = grantWanted(form, asked, visitor, memberships);
  if ('fault' in wanted) return ask(visit, asked, visitor, wanted.fault);
  const grantId = await keepGrant(visit, asked, wanted);
  await goBack(visit, asked, {
    login: { accountId: visitor.userId, remember: false },
    consent: { grantId },
  });
}

/** What the form says, held against the role of the person there: never wider. */
function grantWanted(
  form: URLSearchParams,
  { asker, client }: Asked,
  { userId }: SignedIn,
  memberships: readonly Membership[],
): NewAgentGrant | { fault: string } {
  const member = memberships.find(({ workspaceId }) => workspaceId === form.get('workspace'));
  if (!member) return { fault: 'Choose one of your workspaces.' };
  const ticked = new Set(form.getAll('scope'));
  const most = new Set(scopesOf(member.role));
  const scopes = asker.scopes.filter((scope) => ticked.has(scope) && most.has(scope));
  if (scopes.length === 0)
    return { fault: `Tick at least one thing that your role (${member.role}) allows.` };
  const ceiling = (form.get('ceiling') ?? '').trim();
  if (!/^\d{0,10}$/.test(ceiling) || Number(ceiling) > CEILING_MAX)
    return { fault: 'The ceiling is a whole number of credits, or empty for none.' };
  const days = form.get('ends') ?? '';
  if (!endsFor(asker).has(days)) return { fault: 'Choose when it ends.' };
  return {
    workspaceId: member.workspaceId,
    userId,
    clientId: client.clientId,
    clientName: asker.name,
    scopes,
    // a key has neither: the form does not ask
    creditCeiling: ceiling === '' || asker.wantsKey ? null : Number(ceiling),
    mayApprove: form.get('approve') === 'yes' && mayApprove(member.role) && !asker.wantsKey,
    endsAt: days === '0' ? null : new Date(Date.now() + Number(days) * 86_400_000),
  };
}

/** Keeps the grant twice under one id: as people see it, and as the server issues tokens under it. */
async function keepGrant(
  { services, address }: Visit,
  { provider, interaction, client, asker }: Asked,
  wanted: NewAgentGrant,
): Promise<string> {
  const jti = await createAgentGrant(services.orm, wanted);
  const grant = new provider.Grant({ jti, accountId: wanted.userId, clientId: client.clientId });
  const { missingOIDCScope = [] } = interaction.prompt.details;
  const standard = new Set(['openid', 'offline_access', ...missingOIDCScope]);
  grant.addOIDCScope([...standard].filter((one) => !isOurs(one)).join(' '));
  // our scopes are of the one resource; what was not ticked is refused for good
  const resource = asker.wantsKey ? keyResourceOf(address) : resourceOf(address);
  const refused = asker.scopes.filter((scope) => !wanted.scopes.includes(scope));
  grant.addResourceScope(resource, wanted.scopes.join(' '));
  if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '));
  grant.addOIDCScope(asker.scopes.join(' ')); // asked of the server too, where they open nothing
  await grant.save();
  return jti;
}

async function goBack(
  { context }: Visit,
  { provider, asker }: Asked,
  result: Record<string, unknown>,
): Promise<void> {
  const target = await provider.interactionResult(context.req, context.res, result, {
    mergeWithLastSubmission: false,
  });
  showPage(context, 200, goingOnPage(target, asker, !('error' in result)));
}

const OVER = 'This request is over, or was begun in another browser. Begin again in your program.';

/** The request of this browser under this id; refused when it is over or another's. */
async function askedOf({ context, address }: Visit, uid: string, open: Open): Promise<Asked> {
  const provider = await open(address);
  const interaction = await provider
    .interactionDetails(context.req, context.res)
    .catch((cause: unknown) => {
      if (cause instanceof Error && cause.name === 'SessionNotFound') throw new Refusal(410, OVER);
      throw cause;
    });
  if (interaction.uid !== uid) throw new Refusal(410, OVER);
  const { client_id: clientId = '', redirect_uri: redirect = '' } = interaction.params;
  if (clientId.length > CLIENT_ID_MAX) throw new Refusal(400, 'The id of the program is too long.');
  const client = await provider.Client.find(clientId);
  if (!client || !client.redirectUriAllowed(redirect)) throw new Refusal(410, OVER);
  return { provider, interaction, client, asker: askerOf(client, interaction, new URL(redirect)) };
}

const NAME_MAX = 80;
const CLIENT_ID_MAX = 2000;
const isOurs = (scope: string): scope is Scope => (SCOPES as readonly string[]).includes(scope);

function askerOf(client: Client, { params }: Interaction, redirect: URL): Asker {
  const name = (client.clientName ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return {
    name: name.slice(0, NAME_MAX) || 'a program without a name',
    host: client.clientIdMetadataDocument ? new URL(client.clientId).host : null,
    redirect,
    wantsKey: client.clientId === COMMAND_LINE.client_id,
    scopes: [...new Set((params['scope'] ?? '').split(' '))].filter(isOurs),
  };
}
