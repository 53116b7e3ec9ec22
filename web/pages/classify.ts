/** «Try it»: which code goods have. */
import type { Told } from '../../api/askInside.ts';
import { COUNTRY_CODES } from '../../contract/fields.ts';
import { numberIn, sentForm, stated, textIn, type SentFile } from '../forms.ts';
import { show } from '../frame.ts';
import { Classified } from '../parts/classified.ts';
import { Fault, faultsOf } from '../parts/fault.ts';
import { Area, Choice, Field, Marks } from '../parts/fields.ts';
import { ShownCall } from '../parts/shownCall.ts';
import { shownAt, type Shown, type Stated, takeTrial, type Trial } from '../trial.ts';
import { view, type View } from '../view.ts';
import { ask, at, type PageVisit } from '../visit.ts';

/** A photo as large as the interface takes one, and the fields beside it. */
const BYTES_MAX = 9 * 1024 * 1024;

const FIELDS: ReadonlySet<string> = new Set([
  'description',
  'productUrl',
  'photo',
  'destinationCountry',
  'originCountry',
  'material',
  'price',
  'currency',
  'mode',
]);

const SUMMARY_CHARACTERS = 140;

const TRIAL: Trial = {
  path: '/classify',
  operation: 'classify',
  isField: (name) => FIELDS.has(name) || /^fact\.\w{1,40}$/.test(name),
  isOf: (summary, fields) =>
    summary ===
    [
      ...(fields.get('description')?.trim() ??
        fields.get('photo') ??
        fields.get('productUrl') ??
        ''),
    ]
      .slice(0, SUMMARY_CHARACTERS)
      .join(''),
};

/** GET /w/{workspace}/classify: the form, and the answer that the address names. */
export async function showClassify(visit: PageVisit): Promise<void> {
  await page(visit, await shownAt(visit, TRIAL), 200);
}

/** POST: classifies, and leads to the answer. */
export async function takeClassify(visit: PageVisit): Promise<void> {
  const { fields: form, file } = await sentForm(visit, BYTES_MAX);
  form.delete('photo');
  if (file) form.set('photo', 'photo');
  for (const name of new Set(form.keys()))
    if (name.startsWith('fact.') && form.getAll(name).length > 1)
      form.set(name, form.getAll(name).at(-1) ?? ''); // a button that was pressed comes last
  const shown = await takeTrial(visit, TRIAL, { form, body: bodyOf(form, file) });
  if (shown) await page(visit, shown, shown.status);
}

/** The body of the call. */
function bodyOf(form: URLSearchParams | Stated, file: SentFile | null): Record<string, unknown> {
  const text = (name: string): string | undefined => textIn(form.get(name));
  const facts = [...form].flatMap(([name, value]) =>
    name.startsWith('fact.') && value !== '' ? [[name.slice(5), value]] : [],
  );
  const photo = file && `data:${file.type};base64,${file.bytes.toString('base64')}`;
  return stated({
    description: text('description')?.replaceAll('\r\n', '\n'),
    productUrl: text('productUrl'),
    imageUrl: photo ?? undefined,
    destinationCountry: text('destinationCountry'),
    originCountry: text('originCountry'),
    material: text('material'),
    price: numberIn(form.get('price')),
    currency: text('price') === undefined ? undefined : text('currency')?.toUpperCase(),
    mode: text('mode'),
    facts: facts.length > 0 ? Object.fromEntries(facts) : undefined,
    explain: true,
  });
}

async function page(visit: PageVisit, shown: Shown, status: number): Promise<void> {
  const { texts } = visit;
  const { fields, answer, error } = shown;
  const modes = await ask(visit, 'classifyModes');
  const body = view`
    <p class="lead">${texts.classify.lead}</p>
    <${Fault} error=${error} title=${texts.errors.refused} />
    ${answer && view`<${Classified} visit=${visit} answer=${answer} fields=${fields} form=${Questions} />`}
    <${Form} visit=${visit} shown=${shown} modes=${modes.data.modes} />
    ${
      fields.has('description') &&
      view`<${ShownCall} visit=${visit} path="/v1/classify" call="classify"
        body=${bodyOf(fields, null)} />`
    }`;
  show(visit, texts.classify.title, body, { status });
}

function Form({ visit, shown, modes }: { visit: PageVisit; shown: Shown; modes: Told[] }): View {
  const { fields, error, answer } = shown;
  const { texts, print, member } = visit;
  const faults = faultsOf(error);
  const market = member.workspace.settings.defaultMarkets?.[0];
  const usual = typeof market === 'string' ? market : (market?.country ?? 'US');
  const field = (name: keyof typeof texts.fields) => ({
    name,
    label: texts.fields[name],
    value: fields.get(name) ?? '',
    fault: faults.get(name),
  });
  const countries = print.countries(COUNTRY_CODES);
  const offered = modes.filter(({ available }) => available);
  return view`<form class="panel form" method="post" action=${at(visit, TRIAL.path)}
      enctype="multipart/form-data">
    <${Marks} visit=${visit} />
    <h2>${answer ? texts.trial.again : texts.classify.what}</h2>
    <${Area} ...${field('description')} hint=${texts.classify.hint} more=${{ maxlength: 2000 }} />
    <div class="pair">
      <${Field} ...${field('productUrl')} more=${{ type: 'url', placeholder: 'https://' }} />
      <${Field} ...${field('photo')} fault=${faults.get('imageUrl')}
        more=${{ type: 'file', accept: 'image/jpeg,image/png,image/webp', value: undefined }} />
    </div>
    <div class="pair">
      <${Choice} ...${field('destinationCountry')} options=${countries}
        value=${fields.get('destinationCountry') ?? usual} />
      <${Choice} ...${field('originCountry')} options=${[['', texts.trial.unknown], ...countries]} />
    </div>
    <div class="pair">
      <${Field} ...${field('material')} hint=${texts.classify.materialHint} />
      <${Choice} ...${field('mode')} options=${[
        ['', texts.classify.usualMode],
        ...offered.map(({ mode, label, credits }) => [mode, texts.classify.mode(label, credits)]),
      ]} />
    </div>
    <div class="pair">
      <${Field} ...${field('price')} more=${{ type: 'number', step: 'any', min: 0 }} />
      <${Field} ...${field('currency')} more=${{ maxlength: 3, placeholder: 'USD' }} />
    </div>
    <button class="main">${texts.classify.send}</button>
  </form>`;
}

/** Questions as buttons: each asks again with its answer beside what was asked before. */
function Questions({
  visit,
  fields,
  questions,
}: {
  visit: PageVisit;
  fields: Stated;
  questions: Told[];
}): View {
  const { texts } = visit;
  const canAsk = fields.has('description') || fields.has('productUrl');
  if (!canAsk) return view`<p class="quiet">${texts.classify.photoGone}</p>`;
  return view`<form method="post" action=${at(visit, TRIAL.path)}>
    <${Marks} visit=${visit} />
    ${[...fields].map(([name, value]) => view`<input type="hidden" name=${name} value=${value} />`)}
    ${questions.map(
      ({ fact, question, choices, unit }) => view`<fieldset class="question">
        <legend lang="en">${question}${unit ? ` (${unit})` : ''}</legend>
        ${choices.map(
          ({ value, hsCode }: Told) => view`<button name=${`fact.${fact}`} value=${value}>
            <span lang="en">${String(value).replaceAll('_', ' ')}</span> <span class="code">${hsCode}</span>
          </button>`,
        )}
      </fieldset>`,
    )}
  </form>`;
}
