/** Base duty and all duties together, as rates. */
import { type Decimal, decimal, greatest, HUNDRED, sum, toNumber, ZERO } from '../../decimal.ts';
import { formatCode } from '../../hscode.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import { rateOf } from '../measure/measureRate.ts';
import { type DutyExpression, parseDuty } from '../rate/expression.ts';
import { dollarOf } from '../rate/rateTerm.ts';
import type { LevyRow } from '../tax/levies.ts';
import type { StackingResult } from './answer.ts';

/** The base duty that applies, or null when the tariff at hand prints none. */
export function baseOf(
  { destination }: Entry,
  { line, goods }: GoodsAssessment,
): NonNullable<StackingResult['base']> | null {
  if (!line?.base) return null;
  const { base } = line;
  return {
    rate: base.rate,
    type: base.relief?.kind ?? base.tier,
    tier: base.tier === 'punitive' ? 'column2' : base.tier,
    code: formatCode(line.line.code, destination.schedule ?? 'us'),
    agreement: base.programme?.name ?? null,
    legalBasis: (goods.generalDuty ?? base.source)?.legalBasis ?? destination.source.label,
    sourceUrl: (goods.generalDuty ?? base.source)?.sourceUrl || destination.source.url,
  };
}

/**
 * All duties that apply: their per cents of the value together, and the rest as printed. Null when
 * a part has no per cent.
 */
export function effectiveOf(
  { destination }: Entry,
  one: GoodsAssessment,
): NonNullable<StackingResult['effective']> {
  const dollar = dollarOf(destination.schedule);
  const base = one.line?.base ?? null;
  const replaced = one.measures.some(
    ({ row, exemption }) => exemption === null && rateOf(row).replaces,
  );
  const charged = base === null ? null : splitOf(parseDuty(base.rate, dollar), base.rate);
  const own = replaced ? { percent: ZERO, specific: [] } : charged;
  const parts = [
    own,
    ...one.measures.flatMap((measure) => (measure.exemption ? [] : [addedOf(measure, own)])),
    ...one.remedies
      .filter(({ duty }) => duty.liftedBy === null)
      .map(({ duty }) => splitOf(parseDuty(duty.printed, dollar), duty.printed)),
    ...one.levies.map(({ row, printed }): Split => {
      const percent = levyPercent(row, one);
      return { percent, specific: percent === null ? [printed] : [] };
    }),
  ];
  const isKnown = parts.every((part) => part !== null && part.percent !== null);
  return {
    adValorem: isKnown ? toNumber(sum(parts.map((part) => part?.percent ?? ZERO))) : null,
    specific: parts.flatMap((part) => part?.specific ?? []),
  };
}

/** What a levy comes to in per cent of the customs value; null where that is not known. */
export function levyPercent({ rate, on }: LevyRow, one: GoodsAssessment): Decimal | null {
  if (on === null || on === 'fob') return null;
  const own = decimal(rate.slice(0, -1));
  if (on === 'customs') return own;
  const printed = one.line?.base?.rate;
  const base = printed === undefined ? null : splitOf(parseDuty(printed), printed);
  if (base === null || base.percent === null || base.specific.length > 0) return null;
  const of = on === 'duty' ? base.percent : base.percent.plus(HUNDRED);
  return own.times(of).div(HUNDRED);
}

/**
 * A rate split into its per cent of the whole value and what is charged otherwise; `percent` null
 * when it cannot be told.
 */
interface Split {
  percent: Decimal | null;
  specific: string[];
}

function splitOf(duty: DutyExpression, printed: string): Split {
  if (duty.kind === 'free') return { percent: ZERO, specific: [] };
  if (duty.kind === 'adValorem' && duty.of === null) return { percent: duty.percent, specific: [] };
  if (duty.kind === 'sum') {
    const parts = duty.parts.map((part) => splitOf(part, printed));
    return {
      percent: parts.every(({ percent }) => percent !== null)
        ? sum(parts.map(({ percent }) => percent ?? ZERO))
        : null,
      specific: [...new Set(parts.flatMap(({ specific }) => specific))],
    };
  }
  if (duty.kind === 'specific') return { percent: ZERO, specific: [sayAmount(duty)] };
  // bounds, seasons, parts of an article: only the whole text says it
  return { percent: null, specific: [printed] };
}

/** `0.044 USD/kg`, `35.6 EUR/100 kg`. */
const sayAmount = ({
  amount,
  currency,
  per,
  unit,
}: Extract<DutyExpression, { kind: 'specific' }>): string =>
  `${amount.toFixed()} ${currency}/${per.eq(ONE) ? '' : `${per.toFixed()} `}${unit}`;
const ONE = decimal('1');

/**
 * A top-up hangs on the per cent that the base duty comes to, which a duty by quantity does not
 * tell.
 */
function addedOf(
  { row, appliesTo }: GoodsAssessment['measures'][number],
  base: Split | null,
): Split {
  const rate = rateOf(row);
  if (rate.duty) return splitOf(rate.duty, row.rate);
  if (rate.total && appliesTo === 'value')
    return base === null || base.percent === null || base.specific.length > 0
      ? { percent: null, specific: [row.rate] }
      : { percent: greatest(rate.percent.minus(base.percent), ZERO), specific: [] };
  return appliesTo === 'value'
    ? { percent: rate.percent, specific: [] }
    : { percent: null, specific: [`${row.rate} (${appliesTo})`] };
}
