/** What a duty expression amounts to for given goods. */
import {
  type Decimal,
  decimal,
  type Figure,
  greatest,
  HUNDRED,
  least,
  roundHalfUp,
  sum,
  ZERO,
} from '../../decimal.ts';
import { convert, type Money, printedMoney } from '../../money.ts';
import type { ComponentRule, DutyExpression, DutyUnit } from './expression.ts';

/** What is known of the goods. */
export interface DutyBasis {
  customsValue: Money;
  quantity: Decimal | null;
  /** With packing. */
  weightKg: Decimal | null;
  /** Without packing; null where only the gross weight is known, which then stands for it. */
  netWeightKg: Decimal | null;
  liters: Decimal | null;
  alcoholPercent: Decimal | null;
  components: readonly { material: string; value: Money }[];
  /** YYYY-MM-DD, for seasonal rates. */
  entryDate: string;
  /** Units of the destination currency for one of `currency`; null when no rate is known. */
  rateOf: (currency: string) => Decimal | null;
}

/**
 * An unrounded amount. With `needs` or `assumptions` it is an estimate: parts that could not be
 * computed are missing.
 */
export interface Assessed {
  amount: Money;
  /** The arithmetic: `16.5% of 480 customs value`, `0.51 USD x 10 item`. */
  working: string;
  needs: readonly string[];
  assumptions: readonly string[];
  /** A part is not in the amount, and the rate sets no most for it. */
  isOpen: boolean;
}

/**
 * The amount of an expression. A missing fact is named in `needs`, never taken as zero in silence.
 */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
export function evaluateDuty(duty: DutyExpression, basis: DutyBasis): Assessed {
  switch (duty.kind) {
    case 'free':
      return exact(ZERO, 'free');
    case 'adValorem':
      return duty.of === null
        ? exact(
            share(basis.customsValue, duty.percent),
            percentWorking(duty.percent, basis.customsValue, 'customs value'),
          )
        : onPart(duty.percent, duty.of, basis);
    case 'specific':
      return specific(duty, basis);
    case 'sum':
      return evaluateSum(duty.parts, basis);
    case 'bounded':
      return bounded(duty, basis);
    case 'polarised':
      return assume(
        evaluateDuty(duty.full, basis),
        'the rate for sugar of 100 degrees was charged',
        'polarisation',
      );
    case 'seasonal':
      return seasonal(duty, basis);
    case 'agricultural':
      return missing(
        'composition',
        `the agricultural component ${duty.component} is not in the amount`,
      );
    case 'ofComponents':
      return missing(
        basis.components.length === 0 ? 'components' : 'duty_rate',
        `the duty is ${COMPONENT_RULES[duty.rule]}; it is not in the amount`,
      );
    case 'applicable':
      return missing('duty_rate', 'the duty of the applicable subheading is not in the amount');
    case 'reference':
    case 'unparsed':
      return missing(
        'duty_rate',
        `the rate "${duty.text}" cannot be computed from a request and is not in the amount`,
      );
  }
}

const COMPONENT_RULES: Readonly<Record<ComponentRule, string>> = {
  each: 'that of each article of the set, as if it were entered alone',
  highest: 'that of the article of the set with the highest rate',
};

const exact = (amount: Money, working: string): Assessed => ({
  amount,
  working,
  needs: [],
  assumptions: [],
  isOpen: false,
});
/** In the place of a working: what the facts at hand do not give is no amount, not even nothing. */
export const NOT_COMPUTED = 'not computed';

const missing = (need: string, assumption: string): Assessed => ({
  amount: ZERO,
  working: NOT_COMPUTED,
  needs: [need],
  assumptions: [assumption],
  isOpen: true,
});
const assume = (assessed: Assessed, assumption: string, need: string): Assessed => ({
  ...assessed,
  needs: [...assessed.needs, need],
  assumptions: [...assessed.assumptions, assumption],
});

/** `percent` of an amount. */
export const share = <Of extends Figure<Of>>(amount: Of, percent: Decimal): Of =>
  amount.times(percent).div(HUNDRED);

/** `2.5% of 480 customs value`. */
export const percentWorking = (percent: Decimal, amount: Money, name: string): string =>
  `${percent.toFixed()}% of ${amount.toFixed()} ${name}`;

const join = (parts: readonly Assessed[], amount: Money, operator = ' + '): Assessed => ({
  amount,
  working: parts.map(({ working }) => working).join(operator),
  needs: [...new Set(parts.flatMap((part) => part.needs))],
  assumptions: [...new Set(parts.flatMap((part) => part.assumptions))],
  isOpen: parts.some((part) => part.isOpen),
});

/**
 * Rates on parts of an article (watches): without the parts' values the highest of them is charged
 * on the whole.
 */
function evaluateSum(parts: readonly DutyExpression[], basis: DutyBasis): Assessed {
  const onParts = parts.filter((part) => part.kind === 'adValorem' && part.of !== null);
  if (onParts.length < 2 || basis.components.length > 0) {
    const each = parts.map((part) => evaluateDuty(part, basis));
    return join(each, sum(each.map(({ amount }) => amount)));
  }
  const rest = parts
    .filter((part) => !onParts.includes(part))
    .map((part) => evaluateDuty(part, basis));
  const dearest = onParts
    .map((part) => evaluateDuty(part, basis))
    .reduce((top, one) => (one.amount.gt(top.amount) ? one : top));
  return join([...rest, dearest], sum([...rest.map(({ amount }) => amount), dearest.amount]));
}

function onPart(percent: Decimal, part: string, basis: DutyBasis): Assessed {
  const named = basis.components.filter(({ material }) => mentions(part, material));
  if (named.length > 0) {
    const value = sum(named.map((one) => one.value));
    return exact(share(value, percent), percentWorking(percent, value, part));
  }
  return {
    amount: share(basis.customsValue, percent),
    working: percentWorking(percent, basis.customsValue, 'customs value'),
    needs: ['components'],
    assumptions: [
      `the value of the ${part.replace(/^value of (?:the )?/, '')} is not known: its rate was charged on the whole value`,
    ],
    isOpen: false,
  };
}

const mentions = (part: string, material: string): boolean =>
  part
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(material.toLowerCase());

function specific(duty: Extract<DutyExpression, { kind: 'specific' }>, basis: DutyBasis): Assessed {
  const rate = basis.rateOf(duty.currency);
  const per = duty.per.eq(ONE) ? duty.unit : `${duty.per.toFixed()} ${duty.unit}`;
  const printed = `${duty.amount.toFixed()} ${duty.currency} per ${per}`;
  if (rate === null)
    return missing('exchange_rate', `${printed} is not in the amount: no exchange rate is known`);
  const gross = duty.of !== null && WHOLE_WEIGHT.test(duty.of);
  const counted = countOf(duty.unit, gross ? { ...basis, netWeightKg: null } : basis);
  if ('needs' in counted)
    return {
      amount: ZERO,
      working: NOT_COMPUTED,
      needs: counted.needs,
      assumptions: [`${printed} is not in the amount`],
      isOpen: true,
    };
  const amount = convert(printedMoney(counted.count.div(duty.per).times(duty.amount)), rate);
  const working = specificWorking(duty, counted.count, rate);
  if (duty.of === null || gross) return exact(amount, working);
  // A content is at most the whole: the charge is the most it can be.
  return assume(
    exact(amount, working),
    `the ${duty.of} is not known: the whole was counted`,
    CONTENT_NEEDS.get(duty.of) ?? 'net_weight',
  );
}

/** `1.035 USD x 12 kg`, `6.4 EUR x 7 l / 100 x 0.86`. */
function specificWorking(
  { amount, currency, per, unit }: Extract<DutyExpression, { kind: 'specific' }>,
  count: Decimal,
  rate: Decimal,
): string {
  const divided = per.eq(ONE) ? '' : ` / ${per.toFixed()}`;
  const converted = rate.eq(ONE) ? '' : ` x ${rate.toFixed()}`;
  return `${amount.toFixed()} ${currency} x ${roundHalfUp(count, 6).toFixed()} ${unit}${divided}${converted}`;
}
const ONE = decimal('1');

const WHOLE_WEIGHT =
  /^(?:contents? and container|entire contents? of container|gross|br|including weight of container)$/;
const CONTENT_NEEDS: ReadonlyMap<string, string> = new Map([['total sugars', 'sugar_content']]);

/** How many of a unit the goods are; a unit that a request cannot carry is a need. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function countOf(unit: DutyUnit, basis: DutyBasis): { count: Decimal } | { needs: string[] } {
  const { liters, alcoholPercent } = basis;
  const weight = basis.netWeightKg ?? basis.weightKg;
  const strength = (perLiter: Decimal): { count: Decimal } | { needs: string[] } =>
    liters && alcoholPercent
      ? { count: liters.times(alcoholPercent).div(perLiter) }
      : { needs: [...(liters ? [] : ['volume']), ...(alcoholPercent ? [] : ['alcohol_strength'])] };
  switch (unit) {
    case 'kg':
      return weight ? { count: weight } : { needs: ['weight'] };
    case 'item':
    case 'pair':
      return basis.quantity ? { count: basis.quantity } : { needs: ['quantity'] };
    case 'l':
      return liters ? { count: liters } : { needs: ['volume'] };
    case '% vol/hl':
    case 'l alc. 100%':
      return strength(HUNDRED);
    case 'proof l': // a litre of 50 % by volume is one proof litre: twice the strength
      return strength(FIFTY);
    case 'bbl':
      return liters ? { count: liters.div(LITERS_PER_BARREL) } : { needs: ['volume'] };
    case 'm':
      return { needs: ['length'] };
    case 'm2':
      return { needs: ['area'] };
    case 'm3':
      return liters ? { count: liters.div(LITERS_PER_M3) } : { needs: ['volume'] };
    case 'carat':
      return weight ? { count: weight.times(CARATS_PER_KG) } : { needs: ['weight'] };
    case 'W':
      return { needs: ['power'] };
    case 'jewel':
      return { needs: ['jewels'] };
    case 'piece':
      return { needs: ['pieces'] };
    case 'line gross':
      return { needs: ['button_lines'] };
    case 'kg %':
      return { needs: ['sugar_content'] };
  }
}
const FIFTY = decimal('50');
const LITERS_PER_BARREL = decimal('158.987294928'); // 42 US gallons
const LITERS_PER_M3 = decimal('1000');
const CARATS_PER_KG = decimal('5000');

/**
 * A bound that cannot be computed is left out, and said so; a capped amount that cannot be computed
 * is its cap.
 */
function bounded(duty: Extract<DutyExpression, { kind: 'bounded' }>, basis: DutyBasis): Assessed {
  const [base, limit] = [evaluateDuty(duty.base, basis), evaluateDuty(duty.limit, basis)];
  const words = duty.bound === 'MIN' ? ', at least ' : ', at most ';
  if (duty.bound === 'MAX' && limit.needs.length > 0)
    return { ...join([base, limit], base.amount, words), isOpen: base.isOpen };
  if (duty.bound === 'MAX' && base.needs.length > 0)
    return { ...join([base, limit], limit.amount, words), isOpen: limit.isOpen };
  return join(
    [base, limit],
    (duty.bound === 'MIN' ? greatest : least)(base.amount, limit.amount),
    words,
  );
}

/** The rate of the season in which the entry date lies; the dearest when the table leaves a gap. */
function seasonal(duty: Extract<DutyExpression, { kind: 'seasonal' }>, basis: DutyBasis): Assessed {
  const day = basis.entryDate.slice(5);
  const within = duty.seasons.find(({ from, to }) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to,
  );
  if (within) return evaluateDuty(within.rate, basis);
  const dearest = duty.seasons
    .map(({ rate }) => evaluateDuty(rate, basis))
    .reduce((top, one) => (one.amount.gt(top.amount) ? one : top), exact(ZERO, 'free'));
  return {
    ...dearest,
    assumptions: [
      ...dearest.assumptions,
      'no season covers the entry date: the highest rate was charged',
    ],
  };
}
