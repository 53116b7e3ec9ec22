/** Credits: what is left, what moved them, what was asked. */
import type { Told } from '../../api/askInside.ts';
import { show } from '../frame.ts';
import { Next } from '../parts/next.ts';
import { view, type View } from '../view.ts';
import { addressed, ask, type PageVisit } from '../visit.ts';

/** GET /w/{workspace}/usage */
export async function showUsage(visit: PageVisit): Promise<void> {
  const { texts, print } = visit;
  const { data: credits } = await ask(visit, 'credits');
  const cursor = addressed(visit).get('cursor') ?? undefined;
  const { data: events, next } = await ask(visit, 'usage', { query: { limit: '50', cursor } });
  const { lifetime } = credits;
  const figures: [string, number][] = [
    [texts.usage.left, credits.balance],
    [texts.usage.bought, lifetime.purchased],
    [texts.usage.granted, lifetime.granted],
    [texts.usage.used, lifetime.used],
    [texts.usage.refunded, lifetime.refunded],
  ];
  const body = view`
    <dl class="figures">${figures.map(
      ([name, value]) => view`<div><dt>${name}</dt><dd>${print.number(value)}</dd></div>`,
    )}</dl>
    <h2>${texts.usage.events}</h2>
    ${events.length === 0 ? view`<p>${texts.usage.none}</p>` : view`<${Events} visit=${visit} events=${events} />`}
    <${Next} visit=${visit} next=${next} />
    <h2>${texts.usage.ledger}</h2>
    <${Ledger} visit=${visit} entries=${credits.ledger} />`;
  show(visit, texts.usage.title, body);
}

function Events({ visit, events }: { visit: PageVisit; events: Told[] }): View {
  const { texts, print } = visit;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.usage.events}><table>
    <thead><tr><th scope="col">${texts.requests.when}</th><th scope="col">${texts.usage.action}</th>
      <th scope="col">${texts.usage.what}</th><th scope="col">${texts.fields.destinationCountry}</th>
      <th scope="col">${texts.usage.result}</th><th scope="col" class="number">${texts.requests.credits}</th>
      <th scope="col">${texts.usage.by}</th></tr></thead>
    <tbody>${events.map(
      (
        one,
      ) => view`<tr><th scope="row">${print.moment(one.createdAt)}</th><td><code>${one.action}</code></td>
        <td>${one.summary ?? ''}</td><td>${print.country(one.destinationCountry)}</td>
        <td class="code">${one.resultCode ?? one.errorCode ?? ''}</td>
        <td class="number">${print.number(one.credits)}${one.status === 'refunded' ? ` (${texts.usage.back})` : ''}</td>
        <td>${texts.usage.sources[one.source as keyof typeof texts.usage.sources]}</td></tr>`,
    )}</tbody></table></div>`;
}

function Ledger({ visit, entries }: { visit: PageVisit; entries: Told[] }): View {
  const { texts, print } = visit;
  if (entries.length === 0) return view`<p>${texts.usage.none}</p>`;
  return view`<div class="wide" tabindex="0" role="region" aria-label=${texts.usage.ledger}><table>
    <thead><tr><th scope="col">${texts.requests.when}</th><th scope="col">${texts.usage.kind}</th>
      <th scope="col" class="number">${texts.requests.credits}</th><th scope="col" class="number">${texts.usage.after}</th></tr></thead>
    <tbody>${entries.map(
      (one) => view`<tr><th scope="row">${print.moment(one.createdAt)}</th>
        <td>${texts.usage.kinds[one.kind as keyof typeof texts.usage.kinds] ?? one.kind}</td>
        <td class="number">${one.amount > 0 ? '+' : ''}${print.number(one.amount)}</td>
        <td class="number">${print.number(one.balanceAfter)}</td></tr>`,
    )}</tbody></table></div>`;
}
