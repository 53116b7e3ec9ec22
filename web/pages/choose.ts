/** Which workspace, and which language. */
import { showPage } from '../../api/signIn/browser.ts';
import { workspacesOf } from '../../api/signIn/membership.ts';
import { goOn, nextOf, ownForm } from '../../api/signIn/signInPages.ts';
import { personPage } from '../frame.ts';
import { chooseLanguage } from '../language.ts';
import { view } from '../view.ts';
import type { PersonVisit } from '../visit.ts';

/** GET /w: leads to the only workspace; asks where there are several. */
export async function chooseWorkspace(visit: PersonVisit): Promise<void> {
  const { texts, person } = visit;
  const workspaces = await workspacesOf(visit, person.userId);
  const [first] = workspaces;
  if (first && workspaces.length === 1) return goOn(visit, `/w/${first.slug}`);
  const list = view`<ul class="choices">
    ${workspaces.map(
      ({ slug, workspace, role }) => view`<li>
        <a href=${`/w/${slug}`}>${workspace}</a> <span class="quiet">${texts.roles[role]}</span>
      </li>`,
    )}
  </ul>`;
  const none = view`<p>${texts.choose.none}</p>`;
  const page = personPage(visit, texts.choose.title, first ? list : none);
  showPage(visit.context, 200, page);
}

/** POST /w/language: remembers it, and leads back. */
export async function changeLanguage(visit: PersonVisit): Promise<void> {
  const form = await ownForm(visit);
  chooseLanguage(visit.context, form.get('language') ?? '', visit.address.isSecure);
  const back = nextOf(form.get('back'));
  goOn(visit, back === '/account' ? '/w' : back);
}
