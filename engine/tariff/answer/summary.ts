/** An answer in one sentence that a shopper understands, in the money of the destination. */
import { capitalised } from '../../capitalised.ts';
import { fromNumber, toNumber } from '../../decimal.ts';
import { minorDigits } from '../../money.ts';
import type { ChargeKind, EntryAnswer, LandedCostLine, MissingCharge } from './answer.ts';
import { knownCost, rangeOf } from './missing.ts';

type Summed = Pick<EntryAnswer, 'totals' | 'currency' | 'estimated' | 'sellerTaxes' | 'validation'>;
/** An amount as the currency is written. */
type Print = (amount: number) => string;

/**
 * `118.40 EUR in all: 100.00 goods, 0.00 duty, 18.40 VAT.` An estimate is `about` as much. Where a
 * charge has no upper bound: `Duty is not known; at least ...`; where it has one, the range behind.
 */
export function summaryOf(answer: Summed, lines: readonly LandedCostLine[]): string {
  const print: Print = (amount) => fromNumber(amount).toFixed(minorDigits(answer.currency));
  const isRefused = answer.validation.some(({ action }) => action === 'reject');
  const sentence = [
    isRefused ? 'the destination does not accept these goods as they are sent; otherwise ' : '',
    costOf(answer, lines, print),
    `: ${[...goodsOf(answer, print), ...chargesOf(answer, lines, print)].join(', ')}`,
    rangeTold(answer, print),
  ].join('');
  return `${capitalised(sentence)}.`;
}

/** What it comes to with all that is known, and what is not. */
function costOf(
  { totals, currency, estimated }: Summed,
  lines: readonly LandedCostLine[],
  print: Print,
): string {
  const known = toNumber(knownCost(totals));
  const inAll = `${print(known)} ${currency} in all`;
  const { lowest, highest } = rangeOf(totals);
  const unknown = totals.missing.filter((one) => one.highest === null);
  // of charges in the price only their share of it is not known
  if (totals.missing.some(isShare)) return `${inAll}, of which not all charges are known`;
  if (unknown.length > 0 && totals.landedCost !== null)
    return `without the cost of shipping, which was not stated, ${lowest === known ? 'at least' : 'about'} ${inAll}`;
  if (unknown.length > 0) {
    const isPartKnown = lines.some(({ kind, amount }) => kind === 'duty' && amount > 0);
    const said = unknown.map(({ what }) =>
      what === 'duty' && isPartKnown ? PARTLY : UNKNOWN[what],
    );
    const about = said.includes(PARTLY) ? 'with what is known about' : 'without that about';
    return `${said.join(' and ')}; ${lowest === known ? 'at least' : about} ${inAll}`;
  }
  if (lowest === null && highest === known) return `at most ${inAll}`;
  return estimated ? `about ${inAll}` : inAll;
}

/** Both ends are what is paid. */
const isShare = ({ lowest, highest }: MissingCharge): boolean =>
  highest !== null && lowest === highest;

const PARTLY = 'duty is not fully known';
const UNKNOWN: Readonly<Record<ChargeKind, string>> = {
  duty: 'duty is not known',
  additional_duty: 'a further duty may be due',
  tax: 'tax is not fully known',
  fee: 'a fee is not known',
};

/** Between which amounts it may lie, where both are known. */
function rangeTold({ totals, currency }: Summed, print: Print): string {
  const known = toNumber(knownCost(totals));
  const { lowest, highest } = rangeOf(totals);
  if (highest === null) return '';
  const isLess = lowest !== null && lowest < known;
  if (highest > known)
    return isLess
      ? `; it may be between ${print(lowest)} and ${print(highest)} ${currency}`
      : `; it may be up to ${print(highest)} ${currency}`;
  return isLess ? `; it may be as low as ${print(lowest)} ${currency}` : '';
}

/** Goods with their transport, as far as that is no part of their price. */
const goodsOf = ({ totals }: Summed, print: Print): string[] => [
  `${print(totals.goods ?? 0)} goods`,
  ...(totals.shipping ? [`${print(totals.shipping)} shipping`] : []),
  ...(totals.insurance ? [`${print(totals.insurance)} insurance`] : []),
];

/** Duty and tax, also where they are nothing, unless that is because they are not known. */
function chargesOf(
  { totals, sellerTaxes }: Summed,
  lines: readonly LandedCostLine[],
  print: Print,
): string[] {
  // what transport alone moves is known as far as it goes
  const open =
    totals.landedCost === null || totals.missing.some(isShare)
      ? totals.missing.filter((one) => one.highest === null || isShare(one))
      : [];
  const isKnown = (...kinds: ChargeKind[]): boolean =>
    !open.some(({ what }) => kinds.includes(what));
  const { duties, taxes, fees } = totals;
  const atSale = sellerTaxes === taxes ? ' paid to the seller' : '';
  return [
    ...(duties > 0 || isKnown('duty', 'additional_duty') ? [`${print(duties)} duty`] : []),
    ...(taxes > 0 || isKnown('tax') ? [`${print(taxes)} ${nameOfTax(lines)}${atSale}`] : []),
    ...(fees > 0 ? [`${print(fees)} fees`] : []),
  ];
}

/** The name of the tax where there is one, without the reason for its rate. */
function nameOfTax(lines: readonly LandedCostLine[]): string {
  const names = new Set(
    lines.filter(({ kind }) => kind === 'tax').map(({ name }) => name.split(' (')[0] ?? name),
  );
  const [name = ''] = names;
  if (names.size !== 1) return 'tax';
  return ABBREVIATED.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
const ABBREVIATED = /^[A-Z]{2}/;
