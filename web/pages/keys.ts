/** API keys: made with scopes and an end, shown once, ended. For owners. */
import { endKey, keysOf, makeKey, type ShownKey } from '../../api/keysOfWorkspace.ts';
import { Refusal } from '../../api/signIn/browser.ts';
import { isFirstSending, requirePassword } from '../../api/signIn/membership.ts';
import { goOn, ownForm } from '../../api/signIn/signInPages.ts';
import { SCOPES } from '../../contract/operation.ts';
import { SCOPE_WORDS } from '../../contract/roles.ts';
import { show } from '../frame.ts';
import { Choice, Field, Marks } from '../parts/fields.ts';
import { view, type View } from '../view.ts';
import { at, type PageVisit } from '../visit.ts';

const NAME_MAX = 120;
const DAYS = ['30', '90', '365', ''] as const;

/** GET /w/{workspace}/keys */
export async function showKeys(visit: PageVisit): Promise<void> {
  requireOwner(visit);
  const { texts, services, member } = visit;
  const keys = await keysOf(services, member);
  const body = view`
    <p class="lead">${texts.keys.lead}</p>
    ${keys.length > 0 && view`<${List} visit=${visit} keys=${keys} />`}
    <${Form} visit=${visit} />`;
  show(visit, texts.keys.title, body);
}

function requireOwner({ member, texts }: PageVisit): void {
  if (member.role !== 'owner') throw new Refusal(403, texts.errors.role(texts.roles[member.role]));
}

/** POST: makes a key for who knows the password of the person; its secret is on this page alone. */
export async function takeKey(visit: PageVisit): Promise<void> {
  requireOwner(visit);
  const { texts, services, member, person } = visit;
  const form = await ownForm(visit);
  const scopes = SCOPES.filter((scope) => form.getAll('scope').includes(scope));
  const name = (form.get('name') ?? '').trim().slice(0, NAME_MAX);
  if (name === '' || scopes.length === 0) throw new Refusal(400, texts.keys.incomplete);
  await requirePassword(visit, person, form.get('password') ?? '');
  const formId = (form.get('once') ?? '').slice(0, 60);
  if (!(await isFirstSending(visit, { userId: person.userId, formId })))
    throw new Refusal(409, texts.errors.sentBefore);
  const days = DAYS.find((one) => one === form.get('days')) ?? '90';
  const made = await makeKey(services, member, {
    name,
    scopes,
    days: days === '' ? null : Number(days),
    isTest: form.get('test') === 'on',
  });
  const body = view`<div class="done" role="status"><p>${texts.keys.made}</p>
      <pre tabindex="0"><code>${made.key}</code></pre></div>
    <p><a href=${at(visit, '/keys')}>${texts.keys.back}</a></p>`;
  show(visit, texts.keys.madeTitle, body);
}

/** POST .../keys/{id}/revoke */
export async function takeRevoke(visit: PageVisit): Promise<void> {
  requireOwner(visit);
  const { services, member, texts, params } = visit;
  await ownForm(visit);
  if (!(await endKey(services, member, params['key'] ?? '')))
    throw new Refusal(404, texts.keys.noKey);
  goOn(visit, at(visit, '/keys'));
}

function List({ visit, keys }: { visit: PageVisit; keys: ShownKey[] }): View {
  const { texts, print } = visit;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.keys.title}><table>
    <thead><tr><th scope="col">${texts.keys.name}</th><th scope="col">${texts.keys.begins}</th>
      <th scope="col">${texts.keys.state}</th><th scope="col">${texts.keys.scopes}</th>
      <th scope="col">${texts.keys.used}</th><th scope="col">${texts.keys.ends}</th><th><span class="unseen">${texts.keys.revoke}</span></th></tr></thead>
    <tbody>${keys.map(
      (
        key,
      ) => view`<tr><th scope="row">${key.name}${key.isTest && view` <span class="tag">${texts.keys.test}</span>`}</th>
        <td class="code">${key.prefix}…</td>
        <td><span class=${`tag ${key.state}`}>${texts.keys.states[key.state]}</span></td>
        <td class="quiet">${key.scopes.length === SCOPES.length ? texts.keys.allScopes : key.scopes.join(', ')}</td>
        <td>${key.lastUsedAt ? print.moment(key.lastUsedAt) : texts.keys.never}</td>
        <td>${key.expiresAt ? print.day(key.expiresAt) : texts.keys.noEnd}</td>
        <td>${key.state === 'active' && view`<${Revoke} visit=${visit} keyOfList=${key} />`}</td></tr>`,
    )}</tbody></table></div>`;
}

const Revoke = ({
  visit,
  keyOfList: { id, name },
}: {
  visit: PageVisit;
  keyOfList: ShownKey;
}): View =>
  view`<details><summary>${visit.texts.keys.revoke} …<span class="unseen"> ${name}</span></summary>
    <form method="post" action=${at(visit, `/keys/${id}/revoke`)}>
      <${Marks} visit=${visit} /><p>${visit.texts.keys.sure}</p>
      <button>${visit.texts.keys.revoke}<span class="unseen"> ${name}</span></button>
    </form></details>`;

function Form({ visit }: { visit: PageVisit }): View {
  const { texts, person } = visit;
  return view`<form class="panel form" method="post" action=${at(visit, '/keys')}>
    <${Marks} visit=${visit} />
    <h2>${texts.keys.create}</h2>
    <div class="pair">
      <${Field} name="name" label=${texts.keys.name} required more=${{ maxlength: NAME_MAX }} />
      <${Choice} name="days" label=${texts.keys.ends} value="90"
        options=${DAYS.map((days) => [days, days === '' ? texts.keys.noEnd : texts.keys.days(Number(days))])} />
    </div>
    <fieldset class="plain-set"><legend>${texts.keys.scopes}</legend>
      ${SCOPES.map(
        (scope) => view`<label class="check"><input type="checkbox" name="scope" value=${scope}
          checked=${scope !== 'settings'} /> <code>${scope}</code> <span class="quiet" lang="en">${SCOPE_WORDS[scope]}</span></label>`,
      )}
      <label class="check"><input type="checkbox" name="test" /> ${texts.keys.makeTest}</label>
    </fieldset>
    <div class="pair">
      <div class="field"><input type="text" class="unseen" autocomplete="username" value=${person.email} readonly
        tabindex="-1" aria-label=${texts.keys.account} />
      <${Field} name="password" label=${texts.keys.password} required hint=${texts.keys.passwordHint}
        more=${{ type: 'password', autocomplete: 'current-password', maxlength: 800 }} /></div>
    </div>
    <button class="main">${texts.keys.create}</button>
  </form>`;
}
