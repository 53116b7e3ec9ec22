/** The answer to a landed cost: the sum, what it is made of, and what is open. */
import type { Told } from '../../api/askInside.ts';
import { view, type View } from '../view.ts';
import type { PageVisit } from '../visit.ts';
import { type Part, partsOf, Stack } from './stack.ts';

interface Props {
  visit: PageVisit;
  answer: Told;
}

/** All of an answer; a part that it does not have is left out. */
export function Cost({ visit, answer }: Props): View {
  const { texts } = visit;
  const parts = partsOf(answer, texts);
  const isOpen = answer.totals.complete === false;
  return view`<section class="answer" aria-labelledby="answer">
    <${Sum} visit=${visit} answer=${answer} />
    <${Stack} parts=${parts} isOpen=${isOpen} />
    <ul class="parts">${parts.map((part) => view`<${PartLine} visit=${visit} part=${part} currency=${answer.currency} />`)}</ul>
    <${Open} visit=${visit} answer=${answer} />
    <${Options} visit=${visit} answer=${answer} />
    <${Notes} visit=${visit} answer=${answer} />
    ${
      answer.dataSource &&
      view`<p class="quiet">${texts.trial.source} <span lang="en">${answer.dataSource.version}</span></p>`
    }
  </section>`;
}

function Sum({ visit, answer }: Props): View {
  const { texts, print } = visit;
  const { totals, currency } = answer;
  const sum = print.money(totals.landedCost, currency);
  const known = totals.landedCost === null ? texts.cost.noBound : sum;
  return view`<div class="answer-head">
    <h2 id="answer"><span class="big-sum">${known}</span></h2>
    <p class=${`tag ${totals.complete === false ? 'medium' : 'high'}`}>${
      totals.complete === false ? texts.cost.incomplete : texts.cost.complete
    }</p>
    ${answer.estimated && view`<p class="tag medium">${texts.cost.estimated}</p>`}
    <p class="quiet">${answer.hsCodeFormatted} · ${print.country(answer.originCountry)} → ${print.country(answer.destinationCountry)} · ${print.day(answer.entryDate)}</p>
  </div>
  <p>${texts.cost.charges(print.money(totals.dutiesTaxesFees, currency))}${
    answer.rateFound === false ? ` ${texts.cost.noRate}` : ''
  }</p>`;
}

/** One part: its colour and kind, its amount; a charge opens its working, law and source. */
function PartLine({
  visit,
  part,
  currency,
}: {
  visit: PageVisit;
  part: Part;
  currency: string;
}): View {
  const { texts, print } = visit;
  const { kind, name, amount, line } = part;
  const head = [
    view`<span class=${`swatch ${kind}`}></span>`,
    view`<span class="kind">${texts.kinds[kind]}</span>`,
    view`<span class="part-name" lang=${line ? 'en' : undefined}>${name}</span>`,
    view`<span class="rate">${line?.rate ?? ''}</span>`,
    view`<span class="amount">${print.money(amount, currency)}</span>`,
  ];
  if (!line) return view`<li class="part">${head}</li>`;
  return view`<li><details><summary class="part">${head}</summary>
    <dl class="working">
      <${Fact} term=${texts.cost.working} told=${line.working} />
      <${Fact} term=${texts.cost.code} told=${line.code} />
      <${Fact} term=${texts.cost.law} told=${line.legalBasis} />
      ${
        line.sourceUrl &&
        view`<dt>${texts.cost.source}</dt><dd><a href=${line.sourceUrl} rel="noreferrer">${line.sourceUrl}</a></dd>`
      }
      <${Fact} term=${texts.cost.collectedBy} told=${
        texts.collectors[line.collectedBy as keyof typeof texts.collectors]
      } />
      <${Fact} term=${texts.cost.lifted} told=${line.exemption?.name ?? line.exemptedBy} />
    </dl>
  </details></li>`;
}

const Fact = ({ term, told }: { term: string; told: string | null | undefined }): View =>
  told ? view`<dt>${term}</dt><dd lang="en">${told}</dd>` : null;

/** What is missing, and what a fact that nobody stated is worth. */
function Open({ visit, answer }: Props): View {
  const { texts, print } = visit;
  const { totals, currency, needsWorth = [] } = answer;
  const range = ({ lowest, highest }: Told): string =>
    texts.cost.between(
      print.money(lowest, currency),
      highest === null ? null : print.money(highest, currency),
    );
  const missing: Told[] = totals.missing ?? [];
  if (missing.length + needsWorth.length === 0) return null;
  return view`<h3>${texts.cost.open}</h3><ul>
    ${missing.map((one) => view`<li>${texts.missing[one.what as keyof typeof texts.missing]}: ${range(one)}</li>`)}
    ${needsWorth.map(
      (one: Told) =>
        view`<li><span lang="en">${String(one.need).replaceAll('_', ' ')}</span>: ${range(one)}</li>`,
    )}
  </ul>`;
}

/** Rates that are open to the goods, and the one that was applied. */
function Options({ visit, answer }: Props): View {
  const { texts, print } = visit;
  const options: Told[] = answer.options ?? [];
  if (options.length < 2) return null;
  return view`<h3>${texts.cost.options}</h3>
    <div class="wide" tabindex="0" role="region" aria-label=${texts.cost.options}><table>
      <thead><tr><th scope="col">${texts.cost.programme}</th><th scope="col">${texts.cost.rate}</th>
        <th scope="col" class="number">${texts.kinds.duty}</th><th scope="col">${texts.cost.proof}</th></tr></thead>
      <tbody>${options.map(
        ({ tier, programme, rate, amount, applied }) => view`<tr>
          <td><span lang="en">${programme?.name ?? tier}</span> ${applied && view`<span class="tag high">${texts.cost.applied}</span>`}</td>
          <td lang="en">${rate}</td><td class="number">${print.money(amount, answer.currency)}</td>
          <td lang="en">${programme?.proof ?? ''}</td></tr>`,
      )}</tbody>
    </table></div>`;
}

const Notes = ({ visit, answer }: Props): View => {
  const notes: string[] = answer.notes ?? [];
  return notes.length === 0
    ? null
    : view`<details><summary>${visit.texts.cost.notes(notes.length)}</summary>
        <ul lang="en">${notes.map((note) => view`<li>${note}</li>`)}</ul></details>`;
};
