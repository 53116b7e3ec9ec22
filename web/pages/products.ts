/** The catalogue as a list; its filters live in the address. */
import type { Told } from '../../api/askInside.ts';
import { MISSING_FIELDS } from '../../contract/catalog.ts';
import { PRODUCT_STATUSES } from '../../contract/catalogProduct.ts';
import { show } from '../frame.ts';
import { Choice, Field } from '../parts/fields.ts';
import { Next } from '../parts/next.ts';
import { view, type View } from '../view.ts';
import { addressed, ask, at, mayChange, type PageVisit } from '../visit.ts';

const STATES = ['none', 'suggested', 'approved', 'stale'] as const;
const FILTERS = ['q', 'status', 'classification', 'missing', 'market', 'sku', 'tag'] as const;

/** GET /w/{workspace}/products */
export async function showProducts(visit: PageVisit): Promise<void> {
  const { texts } = visit;
  const query = addressed(visit);
  const wanted = Object.fromEntries(
    [...FILTERS, 'cursor'].map((name) => [name, query.get(name) ?? undefined]),
  );
  const { data, next } = await ask(visit, 'listCatalogProducts', {
    query: { ...wanted, limit: '50' },
  });
  const isFiltered = FILTERS.some((name) => query.get(name));
  const body = view`
    <${Filters} visit=${visit} query=${query} />
    ${
      data.length > 0 &&
      mayChange(visit) &&
      view`<p><a class="button" href=${at(visit, '/products/classify')}>${texts.classifyAll.title}</a></p>`
    }
    ${
      data.length > 0
        ? view`<${List} visit=${visit} products=${data} />`
        : isFiltered
          ? view`<p>${texts.products.noneSo} <a href=${at(visit, '/products')}>${texts.products.all}</a></p>`
          : view`<p>${texts.products.none}</p>
            ${mayChange(visit) && view`<p><a class="button" href=${at(visit, '/imports')}>${texts.products.toImport}</a></p>`}`
    }
    <${Next} visit=${visit} next=${next} />`;
  show(visit, texts.products.title, body);
}

function Filters({ visit, query }: { visit: PageVisit; query: URLSearchParams }): View {
  const { products: texts } = visit.texts;
  const any = ['', texts.any] as const;
  return view`<form method="get" class="filters" role="search" action=${at(visit, '/products')}>
    <${Field} name="q" label=${texts.search} value=${query.get('q')} more=${{ type: 'search', maxlength: 200 }} />
    <${Choice} name="classification" label=${texts.code} value=${query.get('classification')}
      options=${[any, ...STATES.map((one) => [one, texts.states[one]])]} />
    <${Choice} name="missing" label=${texts.missing} value=${query.get('missing')}
      options=${[any, ...MISSING_FIELDS.map((one) => [one, texts.fields[one]])]} />
    <${Choice} name="status" label=${texts.status} value=${query.get('status')}
      options=${[any, ...PRODUCT_STATUSES.map((one) => [one, texts.statuses[one]])]} />
    <button>${texts.filter}</button>
  </form>`;
}

function List({ visit, products }: { visit: PageVisit; products: Told[] }): View {
  const { products: texts } = visit.texts;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.title}><table>
    <thead><tr><th scope="col">${texts.product}</th><th scope="col">SKU</th>
      <th scope="col">${texts.origin}</th><th scope="col">${texts.codes}</th><th scope="col">${texts.lacks}</th></tr></thead>
    <tbody>${products.map((one) => view`<${Row} visit=${visit} one=${one} />`)}</tbody>
  </table></div>`;
}

function Row({ visit, one }: { visit: PageVisit; one: Told }): View {
  const { texts, print } = visit;
  const skus: string[] = one.items.slice(0, 2).map(({ sku }: Told) => sku);
  const more = one.items.length - skus.length;
  const lacks = [...new Set<string>(one.readiness.missing.map(({ field }: Told) => field))];
  const names: Readonly<Record<string, string>> = texts.products.fields;
  return view`<tr>
    <th scope="row"><a href=${at(visit, `/products/${one.id}`)}>${one.title}</a>
      ${one.status === 'active' ? null : view` <span class=${`tag ${one.status}`}>${texts.products.statuses[one.status as keyof typeof texts.products.statuses]}</span>`}</th>
    <td>${skus.join(', ')}${more > 0 ? ` + ${more}` : ''}</td>
    <td>${one.originCountry ? print.country(one.originCountry) : '–'}</td>
    <td>${one.classifications
      .filter(({ state }: Told) => state === 'approved' || state === 'suggested')
      .slice(0, 4)
      .map((code: Told) => view`<${CodeMark} visit=${visit} code=${code} />`)}</td>
    <td class="quiet">${lacks.map((field) => names[field] ?? field).join(', ')}</td>
  </tr>`;
}

/** A code with its tariff and state. */
export const CodeMark = ({ visit, code }: { visit: PageVisit; code: Told }): View =>
  view`<span class="code-mark">${code.schedule} <span class="code">${code.codeFormatted}</span> <span class=${`tag ${code.state}`}>${
    visit.texts.codeStates[code.state as keyof typeof visit.texts.codeStates]
  }</span></span>`;
