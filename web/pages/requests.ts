/** The request log: what keys of the workspace asked. */
import type { Told } from '../../api/askInside.ts';
import { Refusal } from '../../api/signIn/browser.ts';
import { show } from '../frame.ts';
import { Choice, Field } from '../parts/fields.ts';
import { Next } from '../parts/next.ts';
import { view, type View } from '../view.ts';
import { addressed, ask, at, type PageVisit } from '../visit.ts';

/** GET /w/{workspace}/requests */
export async function showRequests(visit: PageVisit): Promise<void> {
  const { texts } = visit;
  const query = addressed(visit);
  const wanted = Object.fromEntries(
    ['failed', 'requestId', 'cursor'].map((name) => [name, query.get(name)?.trim() || undefined]),
  );
  const { data, next } = await ask(visit, 'requests', { query: { ...wanted, limit: '50' } });
  const body = view`
    <form method="get" class="filters" role="search" action=${at(visit, '/requests')}>
      <${Field} name="requestId" label="X-Request-Id" value=${query.get('requestId')} more=${{ maxlength: 36 }} />
      <${Choice} name="failed" label=${texts.requests.which} value=${query.get('failed')}
        options=${[
          ['', texts.requests.all],
          ['true', texts.requests.failed],
        ]} />
      <button>${texts.products.filter}</button>
    </form>
    ${data.length === 0 ? view`<p>${texts.requests.none}</p>` : view`<${List} visit=${visit} requests=${data} />`}
    <${Next} visit=${visit} next=${next} />`;
  show(visit, texts.requests.title, body);
}

function List({ visit, requests }: { visit: PageVisit; requests: Told[] }): View {
  const { texts, print } = visit;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.requests.title}><table>
    <thead><tr><th scope="col">${texts.requests.when}</th><th scope="col">${texts.requests.call}</th>
      <th scope="col">${texts.requests.status}</th><th scope="col" class="number">ms</th>
      <th scope="col" class="number">${texts.requests.credits}</th><th scope="col">${texts.requests.key}</th></tr></thead>
    <tbody>${requests.map(
      (
        one,
      ) => view`<tr><th scope="row"><a href=${at(visit, `/requests/${one.requestId}`)}>${print.moment(one.createdAt)}</a></th>
        <td><code>${one.method} ${one.path}</code></td>
        <td><span class=${`tag ${one.status < 400 ? 'high' : 'low'}`}>${one.status}</span> <span class="quiet">${one.errorCode ?? ''}</span></td>
        <td class="number">${print.number(one.durationMs)}</td>
        <td class="number">${one.creditsCharged ?? ''}</td>
        <td>${one.keyName ?? one.source}</td></tr>`,
    )}</tbody></table></div>`;
}

/** GET /w/{workspace}/requests/{id} */
export async function showRequest(visit: PageVisit): Promise<void> {
  const { texts, print, params } = visit;
  const { data } = await ask(visit, 'requests', { query: { requestId: params['request'] } });
  const one: Told = data[0];
  if (!one) throw new Refusal(404, texts.requests.gone);
  const fact = (term: string, told: string | number | null | undefined): View =>
    told === null || told === undefined || told === ''
      ? null
      : view`<dt>${term}</dt><dd>${told}</dd>`;
  const body = view`
    <div class="panel"><dl class="working">
      ${fact('X-Request-Id', one.requestId)}
      ${fact(texts.requests.when, print.moment(one.createdAt))}
      ${fact(texts.requests.status, `${one.status}${one.errorCode ? ` ${one.errorCode}` : ''}`)}
      ${fact('ms', one.durationMs)}
      ${fact(texts.requests.credits, one.creditsCharged)}
      ${fact(texts.requests.key, one.keyName ?? one.source)}
      ${fact('Idempotency-Key', one.idempotencyKey)}
      ${fact('User-Agent', one.userAgent)}
      ${one.errorCode && view`<dt>${texts.requests.help}</dt><dd><a href=${`/docs/errors#${one.errorCode}`}>${one.errorCode}</a></dd>`}
    </dl></div>
    ${one.query && view`<h2>${texts.requests.query}</h2><pre tabindex="0"><code>${JSON.stringify(one.query, null, 2)}</code></pre>`}
    ${one.body && view`<h2>${texts.requests.body}</h2><pre tabindex="0"><code>${JSON.stringify(one.body, null, 2)}</code></pre>`}
    ${one.bodyHidden && view`<p>${texts.requests.hidden}</p>`}
    <p><a href=${at(visit, '/requests')}>${texts.requests.back}</a></p>`;
  show(visit, `${one.method} ${one.path}`, body);
}
