/** One product: its items, its codes by market, what is missing to ship it. */
import type { Told } from '../../api/askInside.ts';
import { goOn, ownForm } from '../../api/signIn/signInPages.ts';
import { keyOf } from '../forms.ts';
import { show } from '../frame.ts';
import { Decision } from '../parts/decision.ts';
import { Marks } from '../parts/fields.ts';
import { view, type View } from '../view.ts';
import { ask, at, mayChange, type PageVisit } from '../visit.ts';

/** GET /w/{workspace}/products/{id} */
export async function showProduct(visit: PageVisit): Promise<void> {
  const { texts, params } = visit;
  const id = params['product'] ?? '';
  const { data: product } = await ask(visit, 'getCatalogProduct', { params: { id } });
  const codes = await ask(visit, 'listProductClassifications', {
    params: { id },
    query: { limit: '100' },
  });
  const history = await ask(visit, 'catalogProductHistory', {
    params: { id },
    query: { limit: '20' },
  });
  const body = view`
    <${About} visit=${visit} product=${product} />
    <${Lacks} visit=${visit} product=${product} />
    <h2>${texts.products.codes}</h2>
    <${Codes} visit=${visit} codes=${codes.data} productId=${id} />
    ${mayChange(visit) && product.status !== 'archived' && view`<${Suggest} visit=${visit} productId=${id} />`}
    <h2>${texts.products.items}</h2>
    <${Items} visit=${visit} items=${product.items} />
    <${History} visit=${visit} entries=${history.data} />`;
  show(visit, product.title, body);
}

/** POST /w/{workspace}/products/{id}/suggest: classifies it for its markets. */
export async function takeSuggest(visit: PageVisit): Promise<void> {
  const form = await ownForm(visit);
  const id = visit.params['product'] ?? '';
  const { data } = await ask(visit, 'suggestProductClassifications', {
    params: { id },
    body: {},
    idempotencyKey: keyOf(form, { id }),
  });
  const refused: Told[] = data.results.filter(({ ok }: Told) => !ok);
  if (refused.length === 0) return goOn(visit, at(visit, `/products/${id}`));
  const { texts, print } = visit;
  const body = view`<div class="fault" role="alert"><p>${texts.products.notAll}</p><ul>${refused.map(
    ({ destinationCountry, error }) =>
      view`<li>${print.country(destinationCountry)}: <span lang="en">${error.message}</span></li>`,
  )}</ul></div>
  <p><a href=${at(visit, `/products/${id}`)}>${texts.products.back}</a></p>`;
  show(visit, texts.products.notAllTitle, body);
}

function About({ visit, product }: { visit: PageVisit; product: Told }): View {
  const { texts, print } = visit;
  const fact = (term: string, told: string | null | undefined): View =>
    told ? view`<dt>${term}</dt><dd>${told}</dd>` : null;
  return view`<div class="panel"><dl class="working">
    ${fact(texts.fields.description, product.description)}
    ${fact(texts.fields.material, product.materialSummary)}
    ${fact(texts.products.brand, product.brand)}
    ${fact(texts.products.category, product.category)}
    ${fact(texts.products.origin, product.originCountry && print.country(product.originCountry))}
    ${fact(texts.products.customs, product.customsDescription)}
    ${fact(texts.products.changed, print.moment(product.updatedAt))}
  </dl></div>`;
}

function Lacks({ visit, product }: { visit: PageVisit; product: Told }): View {
  const { texts, print } = visit;
  const { complete, missing } = product.readiness;
  if (complete) return view`<p class="done">${texts.products.complete}</p>`;
  return view`<div class="warning"><p><strong>${texts.products.lacks}</strong></p><ul>${missing.map(
    ({ market, why }: Told) =>
      view`<li>${market ? `${print.country(market)}: ` : ''}<span lang="en">${why}</span></li>`,
  )}</ul></div>`;
}

/** Codes of the product and of its items; those that were decided against come last. */
function Codes({
  visit,
  codes,
  productId,
}: {
  visit: PageVisit;
  codes: Told[];
  productId: string;
}): View {
  const { texts } = visit;
  const order = ['suggested', 'approved', 'rejected', 'superseded'];
  const sorted = codes.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  );
  if (sorted.length === 0) return view`<p>${texts.products.noCode}</p>`;
  return view`<ul class="queue">${sorted.map(
    (one) => view`<li class="panel">
      <div class="answer-head">
        <p><span class="code big">${one.codeFormatted}</span></p><p>${one.schedule}</p>
        <p class=${`tag ${one.state}`}>${texts.codeStates[one.state as keyof typeof texts.codeStates]}</p>
        ${!one.current && view`<p class="tag low">${texts.products.notCurrent}</p>`}
      </div>
      <p lang="en">${one.description}</p>
      ${one.reasoning && view`<p class="quiet" lang="en">${one.reasoning}</p>`}
      ${one.note && view`<p class="quiet">${one.note}</p>`}
      ${one.state === 'suggested' && view`<${Decision} visit=${visit} productId=${productId} classification=${one} />`}
    </li>`,
  )}</ul>`;
}

const Suggest = ({ visit, productId }: { visit: PageVisit; productId: string }): View =>
  view`<form method="post" action=${at(visit, `/products/${productId}/suggest`)}>
    <${Marks} visit=${visit} />
    <p class="buttons"><button class="main">${visit.texts.products.suggest}</button>
      <span class="quiet">${visit.texts.products.suggestCost}</span></p>
  </form>`;

function Items({ visit, items }: { visit: PageVisit; items: Told[] }): View {
  const { texts, print } = visit;
  if (items.length === 0) return view`<p class="quiet">${texts.products.noItems}</p>`;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.products.items}><table>
    <thead><tr><th scope="col">SKU</th><th scope="col">${texts.products.product}</th>
      <th scope="col" class="number">${texts.products.fields.unitValue}</th><th scope="col" class="number">${texts.products.weight}</th></tr></thead>
    <tbody>${items.map(
      (item) => view`<tr><th scope="row">${item.sku}</th><td>${item.title ?? ''}</td>
        <td class="number">${item.unitValue === null ? '–' : print.money(item.unitValue, item.currency ?? 'USD')}</td>
        <td class="number">${item.netWeight === null ? '–' : `${print.number(item.netWeight)} ${item.weightUnit ?? ''}`}</td></tr>`,
    )}</tbody></table></div>`;
}

function History({ visit, entries }: { visit: PageVisit; entries: Told[] }): View {
  const { texts, print } = visit;
  return view`<details><summary>${texts.products.history}</summary><ul>${entries.map(
    ({ at: when, action, actor, note }) =>
      view`<li>${print.moment(when)}: <span lang="en">${action}</span> <span class="quiet">${actor.name}</span>${note ? ` – ${note}` : ''}</li>`,
  )}</ul></details>`;
}
