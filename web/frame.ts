/** What stands around every page: name, workspace, ways to other pages, language, the way out. */
import { formToken, showPage } from '../api/signIn/browser.ts';
import { LANGUAGES, type Language } from './language.ts';
import { TEXTS } from './texts/index.ts';
import { printed, view, type View } from './view.ts';
import { at, type PageVisit, type PersonVisit } from './visit.ts';

/** Answers a page of a workspace. */
export const show = (
  visit: PageVisit,
  title: string,
  body: View,
  { status = 200 }: { status?: number } = {},
): void => showPage(visit.context, status, framed(visit, title, body));

/** A page of a workspace as text. */
export function framed(visit: PageVisit, title: string, body: View): string {
  const { member, texts, person } = visit;
  return printed(view`<${Document} language=${visit.language} title=${`${title} · ${member.workspace.name}`}>
    <a class="skip" href="#main">${texts.frame.skip}</a>
    <header class="top">
      <a class="brand" href=${at(visit)}>Landfall</a>
      <a class="workspace" href="/w">${member.workspace.name}</a>
      <span class="who"><a href="/account">${person.email}</a> <span class="quiet">${texts.roles[member.role]}</span></span>
    </header>
    <div class="columns">
      <${Ways} visit=${visit} />
      <main id="main" tabindex="-1">
        <h1>${title}</h1>
        ${body}
      </main>
    </div>
    <${Foot} visit=${visit} />
  <//>`);
}

/** A page of one sentence, for who is in no workspace. */
export const plainPage = (title: string, message: string, language: Language): string =>
  printed(view`<${Document} language=${language} title=${title}>
    <main id="main" class="alone">
      <p class="brand">Landfall</p>
      <h1>${title}</h1>
      <p role="alert">${message}</p>
      <p><a href="/w">${TEXTS[language].frame.toStart}</a></p>
    </main>
  <//>`);

/** A page for a person, outside of a workspace. */
export const personPage = (visit: PersonVisit, title: string, body: View): string =>
  printed(view`<${Document} language=${visit.language} title=${title}>
    <main id="main" class="alone">
      <p class="brand">Landfall</p>
      <h1>${title}</h1>
      ${body}
    </main>
    <${Foot} visit=${visit} />
  <//>`);

interface DocumentProps {
  language: Language;
  title: string;
  children?: View;
}

const Document = ({ language, title, children }: DocumentProps): View =>
  view`<html lang=${language}>
    <head>
      <meta charset="utf-8" />
      <title>${title} · Landfall</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="stylesheet" href="/dashboard/style.css" />
      <script src="/dashboard/keys.js" defer></script>
    </head>
    <body>${children}</body>
  </html>`;

/** Pages by their group; the one that is shown is marked. */
function Ways({ visit }: { visit: PageVisit }): View {
  const { frame } = visit.texts;
  const here = visit.context.path;
  const link = (path: string, name: string): View => {
    const target = at(visit, path);
    const isHere = path === '' ? here === target : here.startsWith(target);
    return view`<li><a href=${target} aria-current=${isHere ? 'page' : undefined}>${name}</a></li>`;
  };
  return view`<nav class="ways" aria-label=${frame.pages}>
    ${waysOf(visit).map(
      ({ group, pages }) => view`<div class="group">
        <p class="group-name">${group}</p>
        <ul>${pages.map(([path, name]) => link(path, name))}</ul>
      </div>`,
    )}
  </nav>`;
}

interface WayGroup {
  group: string;
  pages: [path: string, name: string][];
}

function waysOf({ member, texts: { frame } }: PageVisit): WayGroup[] {
  const keys: WayGroup['pages'] = member.role === 'owner' ? [['/keys', frame.keys]] : [];
  return [
    { group: frame.workspace, pages: [['', frame.home]] },
    {
      group: frame.tryIt,
      pages: [
        ['/classify', frame.classify],
        ['/landed-cost', frame.landedCost],
        ['/compare', frame.compare],
      ],
    },
    {
      group: frame.catalog,
      pages: [
        ['/products', frame.products],
        ['/review', frame.review],
        ['/imports', frame.imports],
      ],
    },
    {
      group: frame.developers,
      pages: [...keys, ['/requests', frame.requests], ['/usage', frame.usage]],
    },
  ];
}

/** The choice of a language, and the way out. */
function Foot({ visit }: { visit: PersonVisit }): View {
  const { context, address, texts, language } = visit;
  const token = formToken(context, address);
  return view`<footer class="foot">
    <form method="post" action="/w/language">
      <input type="hidden" name="token" value=${token} />
      <input type="hidden" name="back" value=${context.method === 'GET' ? context.url : ''} />
      ${LANGUAGES.map(
        (one) => view`<button class="plain" name="language" value=${one} lang=${one}
          aria-current=${one === language ? 'true' : undefined}>${TEXTS[one].frame.language}</button>`,
      )}
    </form>
    <form method="post" action="/sign-out">
      <input type="hidden" name="token" value=${token} />
      <button class="plain">${texts.frame.signOut}</button>
    </form>
    <a href="/docs">${texts.frame.interface}</a>
  </footer>`;
}
