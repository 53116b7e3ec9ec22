/** Plain pages: every value is escaped, and nothing runs in them but files of our own. */

/** Text that is markup already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[] | null | false;

/** Markup with values in it, each escaped; lists of markup are joined, null and false are nothing. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, at) => (at === 0 ? '' : shown(values[at - 1])) + part).join(''));

function shown(value: Value | undefined): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(({ text }) => text).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? '');

/** What went wrong with a form, told first; nothing where nothing did. */
export const faultPart = (fault: string | null): Markup | null =>
  fault === null ? null : html`<p class="fault" role="alert">${fault}</p>`;

/** A whole page; `head` may lead on, `script` names a file of ours. */
export const page = (
  title: string,
  body: Markup,
  { head = null, script = null }: { head?: Markup | null; script?: string | null } = {},
): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} - Landfall</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head}
        <link rel="stylesheet" href="/sign-in/style.css" />
        ${script === null ? null : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <main>
          <p class="name">Landfall</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;

/** A page of one sentence. */
export const notice = (title: string, message: string): string =>
  page(title, html`<p>${message}</p>`);
