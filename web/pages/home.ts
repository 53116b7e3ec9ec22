/** What needs a person. */
import type { Told } from '../../api/askInside.ts';
import { show } from '../frame.ts';
import { view, type View } from '../view.ts';
import { ask, at, mayChange, type PageVisit } from '../visit.ts';

/** So many of each list are looked at. */
const SHOWN = 5;
const DAY_MS = 86_400_000;

/** GET /w/{workspace} */
export async function showHome(visit: PageVisit): Promise<void> {
  const { texts } = visit;
  const products = (classification: string): Promise<Told> =>
    ask(visit, 'listCatalogProducts', { query: { classification, limit: String(SHOWN) } });
  const [credits, suggested, stale, none] = [
    await ask(visit, 'credits'),
    await ask(visit, 'listCatalogClassifications', {
      query: { order: 'atStake', limit: String(SHOWN) },
    }),
    await products('stale'),
    await products('none'),
  ];
  const broken = await failingWebhooks(visit);
  const waits = [suggested, stale, none].some(({ data }) => data.length > 0) || broken.length > 0;
  const body = view`
    <${Credits} visit=${visit} credits=${credits.data} />
    ${!waits && view`<p>${texts.home.nothing}</p>`}
    <${Suggested} visit=${visit} codes=${suggested.data} />
    <${Products} visit=${visit} title=${texts.home.stale} state="stale" products=${stale.data} />
    <${Products} visit=${visit} title=${texts.home.none} state="none" products=${none.data} />
    ${
      broken.length > 0 &&
      view`<section class="panel"><h2>${texts.home.broken}</h2><ul>${broken.map(
        ({ url }) => view`<li><code>${url}</code></li>`,
      )}</ul></section>`
    }
    <p>${texts.home.tryLead} <a href=${at(visit, '/classify')}>${texts.frame.classify}</a></p>
    ${mayChange(visit) && view`<p>${texts.home.importLead} <a href=${at(visit, '/imports')}>${texts.frame.imports}</a></p>`}`;
  show(visit, texts.home.title, body);
}

/** Endpoints that fail or were switched off; none for who may not see any. */
async function failingWebhooks(visit: PageVisit): Promise<Told[]> {
  if (visit.member.role !== 'owner') return [];
  const { data } = await ask(visit, 'listWebhooks');
  return data.filter(
    ({ failingSince, disabledReason }: Told) => failingSince !== null || disabledReason !== null,
  );
}

function Credits({ visit, credits }: { visit: PageVisit; credits: Told }): View {
  const { texts, print } = visit;
  const days = daysLeft(credits);
  return view`<dl class="figures"><div><dt>${texts.home.balance}</dt>
    <dd>${print.number(credits.balance)}</dd>${
      days !== null && view`<dd class="quiet">${texts.home.empty(days)}</dd>`
    }</div></dl>`;
}

/** Days until the balance is empty, by the newest movements; null where these are of one day, or too few. */
export function daysLeft({ balance, ledger }: Told): number | null {
  const spent = ledger.filter(({ amount }: Told) => amount < 0);
  if (spent.length < 5) return null;
  const first = new Date(spent.at(-1).createdAt).getTime();
  const last = new Date(spent[0].createdAt).getTime();
  const days = (last - first) / DAY_MS;
  if (days < 1) return null; // an hour of trying says nothing of a month
  const sum = spent.reduce((total: number, { amount }: Told) => total - amount, 0);
  return Math.floor(balance / (sum / days));
}

function Suggested({ visit, codes }: { visit: PageVisit; codes: Told[] }): View {
  const { texts, print } = visit;
  if (codes.length === 0) return null;
  return view`<section class="panel"><h2>${texts.home.suggested}</h2>
    <ul class="waiting">${codes.map(
      (one) => view`<li><a href=${at(visit, `/products/${one.productId}`)}>${one.goods.title}</a>
        <span>${one.schedule} <span class="code">${one.codeFormatted}</span></span>
        <span class="quiet">${one.atStake > 0 ? texts.review.atStake(print.money(one.atStake, 'USD')) : ''}</span></li>`,
    )}</ul>
    <p><a class="button" href=${at(visit, '/review')}>${texts.home.seeAll}</a></p>
  </section>`;
}

function Products(props: {
  visit: PageVisit;
  title: string;
  state: string;
  products: Told[];
}): View {
  const { visit, title, state, products } = props;
  if (products.length === 0) return null;
  return view`<section class="panel"><h2>${title}</h2>
    <ul class="waiting">${products.map(
      ({ id, title: name }) => view`<li><a href=${at(visit, `/products/${id}`)}>${name}</a></li>`,
    )}</ul>
    <p><a class="button" href=${at(visit, `/products?classification=${state}`)}>${visit.texts.home.seeAll}</a></p>
  </section>`;
}
