/** Classifying all products that have no code: first what it costs, then the run. */
import { goOn, ownForm } from '../../api/signIn/signInPages.ts';
import { type ApiError, ERRORS } from '../../contract/errors.ts';
import { keyOf, numberIn } from '../forms.ts';
import { show } from '../frame.ts';
import { Fault, faultsOf } from '../parts/fault.ts';
import { Field, Marks } from '../parts/fields.ts';
import { refusalIn } from '../serve.ts';
import { view, type View } from '../view.ts';
import { addressed, ask, at, type PageVisit } from '../visit.ts';

const PATH = '/products/classify';

/** Tariffs for which a product has neither an approved nor a suggested code. */
const bodyOf = (destinations: string): Record<string, unknown> => ({
  filter: {},
  only: 'missing',
  destinations: destinations
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((one) => one !== ''),
});

/** GET /w/{workspace}/products/classify: what it costs for the countries that the address names. */
export async function showClassifyAll(visit: PageVisit): Promise<void> {
  const destinations = addressed(visit).get('destinations') ?? '';
  let cost: number | null = null;
  let error: ApiError | null = null;
  try {
    if (destinations !== '') {
      const body = { ...bodyOf(destinations), estimateOnly: true };
      cost = (await ask(visit, 'classifyCatalog', { body })).data.estimatedCredits;
    }
  } catch (cause) {
    error = refusalIn(visit, cause);
  }
  page(visit, { destinations, cost, error });
}

interface Shown {
  destinations: string;
  /** Null where it was not asked. */
  cost: number | null;
  error: ApiError | null;
}

function page(visit: PageVisit, { destinations, cost, error }: Shown): void {
  const { texts, member } = visit;
  const markets = (member.workspace.settings.defaultMarkets ?? []).map((market) =>
    typeof market === 'string' ? market : market.country,
  );
  const usual = [...new Set(markets)].join(', ') || 'US';
  const body = view`
    <p class="lead">${texts.classifyAll.lead}</p>
    <${Fault} error=${error} title=${texts.errors.refused} />
    <form class="panel form" method="get" action=${at(visit, PATH)}>
      <${Field} name="destinations" label=${texts.fields.destinations} required
        hint=${texts.classifyAll.hint} value=${destinations || usual}
        fault=${faultsOf(error).get('destinations')} more=${{ maxlength: 200 }} />
      <button class=${cost === null ? 'main' : ''}>${texts.classifyAll.estimate}</button>
    </form>
    ${cost !== null && view`<${Start} visit=${visit} destinations=${destinations} cost=${cost} />`}`;
  show(visit, texts.classifyAll.title, body, { status: error ? ERRORS[error.code].status : 200 });
}

function Start(props: { visit: PageVisit; destinations: string; cost: number }): View {
  const { visit, destinations, cost } = props;
  const { texts, print, member } = visit;
  if (cost === 0) return view`<p class="done">${texts.classifyAll.nothing}</p>`;
  return view`<form class="panel form" method="post" action=${at(visit, PATH)}>
    <${Marks} visit=${visit} />
    <input type="hidden" name="destinations" value=${destinations} />
    <input type="hidden" name="cost" value=${cost} />
    <p>${texts.classifyAll.costs(print.number(cost), print.number(member.workspace.balance))}</p>
    <button class="main">${texts.classifyAll.start}</button>
  </form>`;
}

/** POST: classifies for no more than was told, and leads to the codes or to the run. */
export async function takeClassifyAll(visit: PageVisit): Promise<void> {
  const form = await ownForm(visit);
  const destinations = form.get('destinations') ?? '';
  const body = { ...bodyOf(destinations), maxCredits: numberIn(form.get('cost')) };
  try {
    const idempotencyKey = keyOf(form, body);
    const { data } = await ask(visit, 'classifyCatalog', { body, idempotencyKey });
    goOn(visit, at(visit, data.id === undefined ? '/review' : `/runs/${data.id}`));
  } catch (cause) {
    page(visit, { destinations, cost: null, error: refusalIn(visit, cause) });
  }
}

/** GET /w/{workspace}/runs/{id}: how far it is; a page that waits loads itself anew. */
export async function showRun(visit: PageVisit): Promise<void> {
  const { texts, context, params, print } = visit;
  const { data: run } = await ask(visit, 'bulkStatus', { query: { id: params['run'] } });
  const isOver = run.finishedAt !== null;
  if (!isOver) context.set('Refresh', '3'); // also where scripts are off
  const { counts } = run;
  const figures: [string, number][] = [
    [texts.classifyAll.total, counts.total],
    [texts.classifyAll.succeeded, counts.succeeded],
    [texts.classifyAll.failed, counts.failed],
    [texts.classifyAll.charged, run.credits.charged],
  ];
  const body = view`
    <p><label for="progress">${isOver ? texts.classifyAll.over : texts.classifyAll.running}</label></p>
    <p><progress id="progress" max="1" value=${run.progress}>${print.percent(run.progress)}</progress></p>
    <dl class="figures">${figures.map(
      ([name, value]) => view`<div><dt>${name}</dt><dd>${print.number(value)}</dd></div>`,
    )}</dl>
    ${run.error && view`<p class="fault" lang="en">${run.error.message ?? run.error}</p>`}
    ${isOver && view`<p><a class="button" href=${at(visit, '/review')}>${texts.frame.review}</a></p>`}`;
  show(visit, texts.classifyAll.runTitle, body);
}
