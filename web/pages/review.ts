/** Codes that wait to be approved. */
import type { Told } from '../../api/askInside.ts';
import { mayApprove } from '../../contract/roles.ts';
import { show } from '../frame.ts';
import { Decision } from '../parts/decision.ts';
import { Marks } from '../parts/fields.ts';
import { Next } from '../parts/next.ts';
import { view, type View } from '../view.ts';
import { addressed, ask, at, type PageVisit } from '../visit.ts';

const ORDERS = ['atStake', 'newest'] as const;

/** GET /w/{workspace}/review: suggested codes, by what is at stake unless the address says else. */
export async function showReview(visit: PageVisit): Promise<void> {
  const { texts, member } = visit;
  const query = addressed(visit);
  const order = ORDERS.find((one) => one === query.get('order')) ?? 'atStake';
  const cursor = query.get('cursor') ?? undefined;
  const { data, next } = await ask(visit, 'listCatalogClassifications', {
    query: { state: 'suggested', order, limit: '25', cursor },
  });
  const body = view`
    <p class="lead">${texts.review.lead}</p>
    <p class="quiet">${mayApprove(member.role) ? texts.review.keys : texts.review.onlyRead}</p>
    <p class="buttons">${texts.review.order} ${ORDERS.map(
      (one) => view`<a href=${at(visit, `/review?order=${one}`)}
        aria-current=${one === order ? 'true' : undefined}>${texts.review.orders[one]}</a>`,
    )}</p>
    ${
      data.length > 0 &&
      mayApprove(member.role) &&
      view`<form method="post" action=${at(visit, '/review/approve')}><${Marks} visit=${visit} />
        <p><button>${texts.review.approveSure} …</button></p></form>`
    }
    ${
      data.length === 0
        ? view`<p>${texts.review.none} <a href=${at(visit, '/products')}>${texts.frame.products}</a></p>`
        : view`<ul class="queue">${data.map((one: Told) => view`<${Row} visit=${visit} one=${one} />`)}</ul>`
    }
    <${Next} visit=${visit} next=${next} />`;
  show(visit, texts.review.title, body);
}

function Row({ visit, one }: { visit: PageVisit; one: Told }): View {
  const { texts, print } = visit;
  const { goods, approved } = one;
  const words = texts.confidence[one.confidence as keyof typeof texts.confidence];
  return view`<li class="panel" data-row tabindex="-1">
    <div class="answer-head">
      <h2><a href=${at(visit, `/products/${one.productId}`)}>${goods.title}${goods.itemTitle ? ` · ${goods.itemTitle}` : ''}</a></h2>
      <p class="quiet">${goods.skus.join(', ')}${goods.skuCount > goods.skus.length ? ' …' : ''}</p>
    </div>
    <div class="answer-head">
      <p><span class="code big">${one.codeFormatted}</span></p>
      <p class="quiet">${one.schedule}</p>
      ${words && view`<p class=${`tag ${one.confidence}`}>${words}</p>`}
      ${one.needsReview && view`<p class="tag review">${texts.classify.needsReview}</p>`}
      ${one.atStake > 0 && view`<p class="tag">${texts.review.atStake(print.money(one.atStake, 'USD'))}</p>`}
    </div>
    <p lang="en">${one.description}</p>
    ${one.reasoning && view`<p class="quiet" lang="en">${one.reasoning}</p>`}
    ${approved && view`<p class="quiet">${texts.review.now} <span class="code">${approved.codeFormatted}</span></p>`}
    <${Decision} visit=${visit} productId=${one.productId} classification=${one} />
  </li>`;
}
