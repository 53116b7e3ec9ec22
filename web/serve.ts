/** What every page has in common: the address, the person, the workspace, and what is told instead. */
import type { ApiContext } from '../api/route.ts';
import { ApiError, ERRORS } from '../contract/errors.ts';
import type { Services } from '../api/services.ts';
import { addressOf, Refusal, showPage } from '../api/signIn/browser.ts';
import { memberOf } from '../api/signIn/membership.ts';
import { refusalOf } from '../api/signIn/pages.ts';
import { goOn, visitorOf, type Visit } from '../api/signIn/signInPages.ts';
import { rateLimit } from '../api/steps/access.ts';
import { toApiError } from '../api/steps/errors.ts';
import { framed, plainPage } from './frame.ts';
import { languageOf } from './language.ts';
import { PRINTING } from './printing.ts';
import { TEXTS } from './texts/index.ts';
import { view } from './view.ts';
import type { PageVisit, PersonVisit } from './visit.ts';

export type PersonHandle = (visit: PersonVisit) => Promise<void>;
export type PageHandle = (visit: PageVisit) => Promise<void>;

/** A page for a person, whatever the workspace; counted by address. */
export function ofPerson(services: Services, path: string, handle: PersonHandle) {
  const limit = rateLimit(services);
  return (context: ApiContext): Promise<void> =>
    told(context, services, path, (visit) =>
      limit(context, async () => {
        const found = await personOf(visit);
        if (found) await handle(found);
      }),
    );
}

/** A page of a workspace for its members; counted by person, and by address before they sign in. */
export function ofWorkspace(services: Services, path: string, handle: PageHandle) {
  const limit = rateLimit(services);
  return (context: ApiContext): Promise<void> =>
    told(context, services, path, async (visit) => {
      const found = await personOf(visit, (lead) => limit(context, lead));
      if (!found) return;
      const params = context.params as Readonly<Record<string, string>>; // of the router: texts
      const slug = params['workspace'] ?? '';
      const member = await memberOf(visit, { userId: found.person.userId, slug });
      if (!member) throw new Refusal(404, found.texts.errors.noWorkspace);
      const page = { ...found, member, slug, params };
      try {
        await handle(page);
      } catch (cause) {
        showFault(page, cause);
      }
    });
}

/** Who is signed in, and in which language; who is not is led to sign in first. */
async function personOf(
  visit: Visit,
  counted: (lead: () => Promise<void>) => Promise<void> = (lead) => lead(),
): Promise<PersonVisit | null> {
  const { context } = visit;
  const person = await visitorOf(visit);
  if (!person) {
    const next = context.method === 'GET' ? `?next=${encodeURIComponent(context.url)}` : '';
    await counted(async () => goOn(visit, `/sign-in${next}`));
    return null;
  }
  const language = languageOf(context);
  return { ...visit, person, language, texts: TEXTS[language], print: PRINTING[language] };
}

/** Answers a page, or one that says why not: people read no JSON. */
async function told(
  context: ApiContext,
  services: Services,
  path: string,
  answer: (visit: Visit) => Promise<void>,
): Promise<void> {
  context.state.door = path;
  try {
    await answer({ context, services, address: addressOf(context, services) });
  } catch (cause) {
    const refusal = refusalOf(cause);
    if (!refusal) throw cause;
    const { status, message } = refusal;
    const language = languageOf(context);
    showPage(context, status, plainPage(TEXTS[language].errors.title, message, language));
  }
}

/** The page of an error, within the frame of the workspace, as the interface tells it. */
function showFault(page: PageVisit, cause: unknown): void {
  const { context, services, texts } = page;
  const refusal = refusalOf(cause);
  const error = refusal ? null : toApiError(cause, context.state, services.log);
  const status = refusal?.status ?? (error ? ERRORS[error.code].status : 500);
  const body = view`
    <p class="fault" role="alert" lang="en">${refusal?.message ?? error?.message}</p>
    <p class="quiet">${texts.errors.quote(context.state.requestId)}</p>`;
  showPage(context, status, framed(page, texts.errors.title, body));
}

/** A refusal of the interface, for a form to show; a bug is thrown on. */
export function refusalIn({ context, services }: PageVisit, cause: unknown): ApiError {
  if (cause instanceof Refusal) throw cause;
  const error = toApiError(cause, context.state, services.log);
  if (error.code === 'internal') throw cause;
  return error;
}
