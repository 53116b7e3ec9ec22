/** «Try it»: what goods cost on arrival. */
import type { Told } from '../../api/askInside.ts';
import { ownForm } from '../../api/signIn/signInPages.ts';
import { stated, textIn } from '../forms.ts';
import { show } from '../frame.ts';
import { Cost } from '../parts/cost.ts';
import { Fault, faultsOf } from '../parts/fault.ts';
import { Choice, Field, Marks } from '../parts/fields.ts';
import { ShownCall } from '../parts/shownCall.ts';
import { shownAt, type Shown, takeTrial, type Trial } from '../trial.ts';
import { view } from '../view.ts';
import { ask, at, type PageVisit } from '../visit.ts';
import { GOODS_FIELDS, GoodsFields, goodsOf, isOfCode, type Named } from './goodsForm.ts';

const TRIAL: Trial = {
  path: '/landed-cost',
  operation: 'calculate',
  isField: (name) => GOODS_FIELDS.has(name) || ['destinationCountry', 'region'].includes(name),
  isOf: isOfCode,
};

/** GET /w/{workspace}/landed-cost */
export async function showLandedCost(visit: PageVisit): Promise<void> {
  await page(visit, await shownAt(visit, TRIAL), 200);
}

/** POST: calculates, and leads to the answer. */
export async function takeLandedCost(visit: PageVisit): Promise<void> {
  const form = await ownForm(visit);
  const shown = await takeTrial(visit, TRIAL, { form, body: bodyOf(form) });
  if (shown) await page(visit, shown, shown.status);
}

const bodyOf = (fields: Named): Record<string, unknown> =>
  stated({
    ...goodsOf(fields),
    destinationCountry: textIn(fields.get('destinationCountry')),
    region: textIn(fields.get('region'))?.toUpperCase(),
  });

/** Countries that landed costs are calculated for. */
export async function destinationsOf(visit: PageVisit): Promise<[string, string][]> {
  const { data } = await ask(visit, 'countries');
  const open = data.filter(({ landedCost }: Told) => landedCost);
  return visit.print.countries(open.map(({ code }: Told) => code));
}

async function page(visit: PageVisit, shown: Shown, status: number): Promise<void> {
  const { texts } = visit;
  const { fields, answer, error } = shown;
  const faults = faultsOf(error);
  const target = view`<div class="pair">
    <${Choice} name="destinationCountry" label=${texts.fields.destinationCountry} required
      value=${fields.get('destinationCountry') ?? 'US'} fault=${faults.get('destinationCountry')}
      options=${await destinationsOf(visit)} />
    <${Field} name="region" label=${texts.fields.region} value=${fields.get('region')}
      hint=${texts.cost.regionHint} fault=${faults.get('region')} more=${{ maxlength: 3 }} />
  </div>`;
  const body = view`
    <p class="lead">${texts.cost.lead}</p>
    <${Fault} error=${error} title=${texts.errors.refused} />
    ${answer && view`<${Cost} visit=${visit} answer=${answer} />`}
    <form class="panel form" method="post" action=${at(visit, TRIAL.path)}>
      <${Marks} visit=${visit} />
      <h2>${answer ? texts.trial.again : texts.cost.what}</h2>
      <${GoodsFields} visit=${visit} shown=${shown} target=${target} />
      <button class="main">${texts.cost.send}</button>
    </form>
    ${
      fields.has('hsCode') &&
      view`<${ShownCall} visit=${visit} path="/v1/calculate" call="calculate" body=${bodyOf(fields)} />`
    }`;
  show(visit, texts.cost.title, body, { status });
}
