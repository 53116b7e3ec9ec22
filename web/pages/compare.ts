/** «Try it»: the same goods to several countries. */
import type { Told } from '../../api/askInside.ts';
import { COMPARE_TARGETS_MAX } from '../../contract/compare.ts';
import { ownForm } from '../../api/signIn/signInPages.ts';
import { stated } from '../forms.ts';
import { show } from '../frame.ts';
import { Compared } from '../parts/compared.ts';
import { Fault, faultsOf } from '../parts/fault.ts';
import { Field, Marks } from '../parts/fields.ts';
import { ShownCall } from '../parts/shownCall.ts';
import { shownAt, type Shown, takeTrial, type Trial } from '../trial.ts';
import { view } from '../view.ts';
import { at, type PageVisit } from '../visit.ts';
import { GOODS_FIELDS, GoodsFields, goodsOf, isOfCode, type Named } from './goodsForm.ts';

const TRIAL: Trial = {
  path: '/compare',
  operation: 'compare',
  isField: (name) => GOODS_FIELDS.has(name) || name === 'destinations',
  isOf: isOfCode,
};

/** GET /w/{workspace}/compare */
export async function showCompare(visit: PageVisit): Promise<void> {
  page(visit, await shownAt(visit, TRIAL), 200);
}

/** POST: compares, and leads to the answer. */
export async function takeCompare(visit: PageVisit): Promise<void> {
  const form = await ownForm(visit);
  const shown = await takeTrial(visit, TRIAL, { form, body: bodyOf(form) });
  if (shown) page(visit, shown, shown.status);
}

function bodyOf(fields: Named): Record<string, unknown> {
  const written = (fields.get('destinations') ?? '').toUpperCase().split(/[\s,;]+/);
  const destinations = written.filter((one) => one !== '');
  return stated({
    ...goodsOf(fields),
    destinations: destinations.length > 0 ? destinations : undefined,
  });
}

function page(visit: PageVisit, shown: Shown, status: number): void {
  const { texts } = visit;
  const { fields, answer, error } = shown;
  const results: Told[] = answer?.results ?? [];
  const target = view`<${Field} name="destinations" label=${texts.fields.destinations} required
    value=${fields.get('destinations') ?? 'US, DE, GB, CA-ON'} more=${{ maxlength: 200 }}
    hint=${texts.compare.hint(COMPARE_TARGETS_MAX)} fault=${faultsOf(error).get('destinations')} />`;
  const body = view`
    <p class="lead">${texts.compare.lead}</p>
    <${Fault} error=${error} title=${texts.errors.refused} />
    ${answer && view`<${Compared} visit=${visit} results=${results} currency=${answer.compareCurrency} />`}
    <form class="panel form" method="post" action=${at(visit, TRIAL.path)}>
      <${Marks} visit=${visit} />
      <h2>${answer ? texts.trial.again : texts.cost.what}</h2>
      <${GoodsFields} visit=${visit} shown=${shown} target=${target} />
      <button class="main">${texts.compare.send}</button>
    </form>
    ${
      fields.has('hsCode') &&
      view`<${ShownCall} visit=${visit} path="/v1/compare" call="compare" body=${bodyOf(fields)} />`
    }`;
  show(visit, texts.compare.title, body, { status });
}
