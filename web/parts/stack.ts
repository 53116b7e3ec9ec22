/** What a landed cost is made of, as one bar: each part as wide as it is dear. */
import type { Told } from '../../api/askInside.ts';
import type { Texts } from '../texts/index.ts';
import { view, type View } from '../view.ts';

export interface Part {
  kind: 'goods' | 'freight' | 'duty' | 'fee' | 'tax';
  name: string;
  amount: number;
  /** The charge itself; null for goods and freight. */
  line: Told;
}

/** Goods, freight, then duties, fees and taxes as they are charged. */
export function partsOf({ totals, lines = [] }: Told, texts: Texts): Part[] {
  const own = (kind: Part['kind'], name: string, amount: number | null): Part[] =>
    typeof amount === 'number' && amount > 0 ? [{ kind, name, amount, line: null }] : [];
  const charges: Part[] = lines.map((line: Told) => ({
    kind: line.kind,
    name: line.name,
    amount: line.amount,
    line,
  }));
  const order = ['duty', 'fee', 'tax'];
  return [
    ...own('goods', texts.cost.goods, totals.goods),
    ...own('freight', texts.fields.shippingCost, totals.shipping),
    ...own('freight', texts.fields.insuranceCost, totals.insurance),
    ...charges.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
  ];
}

const WIDTH = 1000;
const HEIGHT = 34;
/** What stands for charges that nobody can count. */
const OPEN = 70;

/** The bar; its end is open where charges are missing. The list beside it says the same in words. */
export function Stack({ parts, isOpen }: { parts: readonly Part[]; isOpen: boolean }): View {
  const shown = parts.filter(({ amount }) => amount > 0);
  const total = shown.reduce((sum, { amount }) => sum + amount, 0) || 1;
  const room = isOpen ? WIDTH - OPEN : WIDTH;
  let from = 0;
  const bars = shown.map(({ kind, amount }) => {
    const width = (amount / total) * room;
    const bar = view`<rect class=${kind} x=${from.toFixed(1)} y="0" height=${HEIGHT}
      width=${Math.max(1.5, width - 1.5).toFixed(1)} />`;
    from += width;
    return bar;
  });
  return view`<svg class="stack" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none"
      aria-hidden="true" focusable="false">
    ${bars}
    ${isOpen && view`<path class="open" d=${`M${room},1 H${WIDTH - 12} L${WIDTH - 2},${HEIGHT / 2} L${WIDTH - 12},${HEIGHT - 1} H${room}`} />`}
  </svg>`;
}
