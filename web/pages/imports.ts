/** Files of goods on their way into the catalogue. */
import type { Told } from '../../api/askInside.ts';
import { goOn, ownForm } from '../../api/signIn/signInPages.ts';
import { keyOf, sentForm } from '../forms.ts';
import { show } from '../frame.ts';
import { Fault, faultsOf } from '../parts/fault.ts';
import { Field, Marks } from '../parts/fields.ts';
import { Next } from '../parts/next.ts';
import { refusalIn } from '../serve.ts';
import { ERRORS, type ApiError } from '../../contract/errors.ts';
import { mayApprove } from '../../contract/roles.ts';
import { view, type View } from '../view.ts';
import { addressed, ask, at, mayChange, type PageVisit } from '../visit.ts';

/** A file as large as the interface takes one. */
const BYTES_MAX = 21 * 1024 * 1024;

/** GET /w/{workspace}/imports */
export const showImports = (visit: PageVisit): Promise<void> => list(visit, null);

async function list(visit: PageVisit, error: ApiError | null): Promise<void> {
  const { texts } = visit;
  const cursor = addressed(visit).get('cursor') ?? undefined;
  const { data, next } = await ask(visit, 'listCatalogImports', { query: { limit: '20', cursor } });
  const body = view`
    <p class="lead">${texts.imports.lead}</p>
    <${Fault} error=${error} title=${texts.errors.refused} />
    ${mayChange(visit) && view`<${Upload} visit=${visit} error=${error} />`}
    ${data.length > 0 && view`<${List} visit=${visit} imports=${data} />`}
    <${Next} visit=${visit} next=${next} />`;
  show(visit, texts.imports.title, body, { status: error ? ERRORS[error.code].status : 200 });
}

/** POST: reads the file without writing anything, and leads to what would become of it. */
export async function takeImport(visit: PageVisit): Promise<void> {
  const { fields, file } = await sentForm(visit, BYTES_MAX);
  const body = {
    fileName: file?.name ?? '',
    content: file?.bytes.toString('base64') ?? '',
    encoding: 'base64',
    options: { dryRun: true, approveCodes: fields.get('approveCodes') === 'on' },
  };
  try {
    const idempotencyKey = keyOf(fields, body);
    const { data } = await ask(visit, 'createCatalogImport', { body, idempotencyKey });
    goOn(visit, at(visit, `/imports/${data.id}`));
  } catch (cause) {
    await list(visit, refusalIn(visit, cause));
  }
}

const Upload = ({ visit, error }: { visit: PageVisit; error: ApiError | null }): View => {
  const { imports: texts } = visit.texts;
  return view`<form class="panel form" method="post" enctype="multipart/form-data" action=${at(visit, '/imports')}>
    <${Marks} visit=${visit} />
    <h2>${texts.upload}</h2>
    <${Field} name="file" label=${texts.file} hint=${texts.hint} required
      fault=${faultsOf(error).get('content')} more=${{ type: 'file', value: undefined }} />
    ${
      mayApprove(visit.member.role) &&
      view`<label class="check"><input type="checkbox" name="approveCodes" /> ${texts.approveCodes}</label>`
    }
    <button class="main">${texts.look}</button>
  </form>`;
};

const stateOf = ({ texts }: PageVisit, state: string): string =>
  texts.imports.states[state as keyof typeof texts.imports.states] ?? state;

function List({ visit, imports }: { visit: PageVisit; imports: Told[] }): View {
  const { texts, print } = visit;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.imports.title}><table>
    <thead><tr><th scope="col">${texts.imports.file}</th><th scope="col">${texts.imports.state}</th>
      <th scope="col" class="number">${texts.imports.rows}</th><th scope="col" class="number">${texts.imports.failed}</th>
      <th scope="col">${texts.imports.when}</th></tr></thead>
    <tbody>${imports.map(
      ({ id, fileName, state, counts, createdAt }) => view`<tr>
        <th scope="row"><a href=${at(visit, `/imports/${id}`)}>${fileName}</a></th>
        <td><span class=${`tag ${state}`}>${stateOf(visit, state)}</span></td>
        <td class="number">${print.number(counts.rows)}</td><td class="number">${print.number(counts.failed)}</td>
        <td>${print.moment(createdAt)}</td></tr>`,
    )}</tbody></table></div>`;
}

/** GET /w/{workspace}/imports/{id}: how far it is; a page that waits loads itself anew. */
export async function showImport(visit: PageVisit): Promise<void> {
  const { texts, context, params } = visit;
  const id = params['import'] ?? '';
  const { data: found } = await ask(visit, 'getCatalogImport', { params: { id } });
  const isAtWork = ['queued', 'checking', 'running', 'cancelling'].includes(found.state);
  if (isAtWork) context.set('Refresh', '2'); // also where scripts are off
  const body = view`
    <p><span class=${`tag ${found.state}`}>${stateOf(visit, found.state)}</span> ${isAtWork && texts.imports.waiting}</p>
    <${Counts} visit=${visit} found=${found} />
    ${found.state === 'ready' && mayChange(visit) && view`<${Start} visit=${visit} id=${id} />`}
    ${found.state === 'completed' && view`<p><a class="button" href=${at(visit, '/products')}>${texts.imports.toProducts}</a></p>`}
    <${Issues} visit=${visit} title=${texts.imports.errors} issues=${found.errors} />
    ${
      found.errors.length > 0 &&
      view`<p><a class="button" href=${at(visit, `/imports/${id}/errors.csv`)}>${texts.imports.errorsFile}</a></p>`
    }
    <${Issues} visit=${visit} title=${texts.imports.warnings} issues=${found.warnings} />
    <${Columns} visit=${visit} found=${found} />
    <${Preview} visit=${visit} preview=${found.preview} />`;
  show(visit, found.fileName, body);
}

/** POST .../start: writes what was looked at. POST .../cancel: writes nothing further. */
export const takeStart = (visit: PageVisit): Promise<void> => act(visit, 'startCatalogImport', {});
export const takeCancel = (visit: PageVisit): Promise<void> =>
  act(visit, 'cancelCatalogImport', undefined);

async function act(visit: PageVisit, operation: string, body: object | undefined): Promise<void> {
  const form = await ownForm(visit);
  const id = visit.params['import'] ?? '';
  await ask(visit, operation, { params: { id }, body, idempotencyKey: keyOf(form, { id }) });
  goOn(visit, at(visit, `/imports/${id}`));
}

/** GET .../errors.csv: a row a fault, as spreadsheets read it. */
export async function sendErrors(visit: PageVisit): Promise<void> {
  const { context, params } = visit;
  const { data } = await ask(visit, 'getCatalogImport', { params: { id: params['import'] ?? '' } });
  const lines = data.errors.map(({ row, column, value, message, proposal }: Told) => [
    row,
    column,
    value,
    message,
    proposal,
  ]);
  const rows = [['row', 'column', 'value', 'message', 'proposal'], ...lines];
  context.attachment('errors.csv');
  context.type = 'text/csv';
  context.set('Cache-Control', 'no-store');
  context.body = rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
}

/** A cell that no spreadsheet takes for a formula. */
export function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function Counts({ visit, found }: { visit: PageVisit; found: Told }): View {
  const { texts, print } = visit;
  const names = ['rows', 'products', 'created', 'updated', 'unchanged', 'failed'] as const;
  return view`<dl class="figures">${names.map(
    (name) =>
      view`<div><dt>${texts.imports[name]}</dt><dd>${print.number(found.counts[name])}</dd></div>`,
  )}</dl>`;
}

const Start = ({ visit, id }: { visit: PageVisit; id: string }): View =>
  view`<div class="buttons">
    <form method="post" action=${at(visit, `/imports/${id}/start`)}>
      <${Marks} visit=${visit} /><button class="main">${visit.texts.imports.start}</button>
    </form>
    <form method="post" action=${at(visit, `/imports/${id}/cancel`)}>
      <${Marks} visit=${visit} /><button>${visit.texts.imports.cancel}</button>
    </form>
  </div>`;

function Issues({
  visit,
  title,
  issues,
}: {
  visit: PageVisit;
  title: string;
  issues: Told[];
}): View {
  const { texts } = visit;
  if (issues.length === 0) return null;
  return view`<h2>${title}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${title}><table>
      <thead><tr><th scope="col" class="number">${texts.imports.row}</th><th scope="col">${texts.imports.column}</th>
        <th scope="col">${texts.imports.cell}</th><th scope="col">${texts.imports.why}</th></tr></thead>
      <tbody>${issues.map(
        ({ row, column, value, message, proposal }) => view`<tr><td class="number">${row ?? ''}</td>
          <td>${column ?? ''}</td><td>${value ?? ''}</td>
          <td lang="en">${message}${proposal ? ` → ${proposal}` : ''}</td></tr>`,
      )}</tbody></table></div>`;
}

/** What each column was read as. */
function Columns({ visit, found }: { visit: PageVisit; found: Told }): View {
  const { texts } = visit;
  const read = Object.entries<string>(found.mapping);
  if (read.length === 0) return null;
  return view`<h2>${texts.imports.columns}</h2>
    <ul class="columns-read">${read.map(
      ([column, field]) => view`<li>${column} → <code>${field}</code></li>`,
    )}${found.unmapped.map((column: string) => view`<li class="quiet">${column}: ${texts.imports.unread}</li>`)}</ul>`;
}

function Preview({ visit, preview }: { visit: PageVisit; preview: Told[] }): View {
  if (preview.length === 0) return null;
  return view`<h2>${visit.texts.imports.preview}</h2>${preview.map(
    ({
      row,
      product,
    }) => view`<details><summary>${visit.texts.imports.row} ${row}: ${product.fields.title ?? product.items[0]?.fields.sku ?? ''}</summary>
      <dl class="working">${Object.entries<unknown>({ ...product.fields, ...product.codes }).map(
        ([name, value]) =>
          view`<dt>${name}</dt><dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`,
      )}</dl></details>`,
  )}`;
}
