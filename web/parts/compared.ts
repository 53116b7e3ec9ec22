/** The answer to a comparison: a table, and a dot for each way on one scale. */
import type { Told } from '../../api/askInside.ts';
import { view, type View } from '../view.ts';
import type { PageVisit } from '../visit.ts';

interface Props {
  visit: PageVisit;
  results: Told[];
  /** Of the scale. */
  currency: string;
}

/** Ways by their costs, the cheapest first; then those whose costs are not known whole, then errors. */
export function Compared({ visit, results, currency }: Props): View {
  const { texts } = visit;
  const sums = results.flatMap((one) => boundsOf(one).filter((sum) => sum !== null));
  const scale = { least: Math.min(...sums), most: Math.max(...sums), currency };
  return view`<section class="answer" aria-labelledby="answer">
    <h2 id="answer">${texts.compare.answer}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${texts.compare.title}><table>
      <thead><tr><th scope="col">${texts.fields.destinationCountry}</th>
        <th scope="col" class="number">${texts.cost.sum}</th><th scope="col">${texts.compare.scale(currency)}</th>
        <th scope="col" class="number">${texts.kinds.duty}</th><th scope="col" class="number">${texts.kinds.fee}</th>
        <th scope="col" class="number">${texts.kinds.tax}</th></tr></thead>
      <tbody>${results.toSorted(byCertainty).map((one) => view`<${Row} visit=${visit} one=${one} scale=${scale} />`)}</tbody>
    </table></div>
  </section>`;
}

/** What is not known whole is not the cheapest. */
const byCertainty = (a: Told, b: Told): number => certainty(a) - certainty(b);
const certainty = ({ ok, result }: Told): number =>
  !ok ? 2 : result.totals.complete === false ? 1 : 0;

/** The least and the most of a way in the currency of the comparison; the same where it is known. */
function boundsOf({ comparable, bounds }: Told): (number | null)[] {
  if (bounds) return [bounds.lowest, bounds.highest];
  const sum = comparable ?? null;
  return [sum, sum];
}

interface Scale {
  least: number;
  most: number;
  currency: string;
}

function Row({ visit, one, scale }: { visit: PageVisit; one: Told; scale: Scale }): View {
  const { texts, print } = visit;
  const place = `${print.country(one.destinationCountry)}${one.region ? ` · ${one.region}` : ''}`;
  if (!one.ok)
    return view`<tr><th scope="row">${place}</th><td colspan="5" lang="en">${one.error?.message}</td></tr>`;
  const { totals, currency } = one.result;
  const isOpen = totals.complete === false;
  const missing: readonly string[] = (totals.missing ?? []).map(({ what }: Told) => what);
  const part = (sum: number, ...kinds: string[]): string =>
    `${kinds.some((kind) => missing.includes(kind)) ? `${texts.cost.atLeast} ` : ''}${print.money(sum, currency)}`;
  return view`<tr>
    <th scope="row">${place}</th>
    <td class="number">${isOpen ? texts.cost.atLeast : ''} ${print.money(totals.landedCost, currency)}</td>
    <td>${spanOf(boundsOf(one), (sum) => print.money(sum, scale.currency))}
      <${Dots} bounds=${boundsOf(one)} scale=${scale} /></td>
    <td class="number">${part(totals.duties, 'duty', 'additional_duty')}</td>
    <td class="number">${part(totals.fees, 'fee')}</td>
    <td class="number">${part(totals.taxes, 'tax')}</td>
  </tr>`;
}

/** A sum, or from which to which it lies; nothing behind the dash where nobody knows. */
function spanOf(
  [low = null, high = null]: (number | null)[],
  say: (sum: number) => string,
): string {
  if (low === null) return '';
  if (low === high) return say(low);
  return `${say(low)} – ${high === null ? '?' : say(high)}`;
}

const WIDTH = 200;
const EDGE = 8;

/** A dot where the sum lies, or a line where it may lie; an arrow where it has no upper bound. */
function Dots({ bounds, scale }: { bounds: (number | null)[]; scale: Scale }): View {
  const [low = null, high = null] = bounds;
  if (low === null) return null;
  const span = scale.most - scale.least || 1;
  const x = (sum: number): string =>
    (EDGE + ((sum - scale.least) / span) * (WIDTH - 2 * EDGE)).toFixed(1);
  const end = high === null ? String(WIDTH - 1) : x(high);
  return view`<svg class="dots" viewBox=${`0 0 ${WIDTH} 20`} aria-hidden="true" focusable="false">
    <path class="scale" d=${`M${EDGE},10 H${WIDTH - EDGE}`} />
    ${low !== high && view`<path class="range" d=${`M${x(low)},10 H${end}`} />`}
    <circle cx=${x(low)} cy="10" r="5" />
    ${high !== null && high !== low && view`<circle cx=${x(high)} cy="10" r="5" />`}
  </svg>`;
}
