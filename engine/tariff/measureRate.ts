/** The rate of an additional duty, read: per cent of what, a total that tops the base duty up, or a duty expression. */
import { type Decimal, decimal } from '../decimal.ts';
import { type DutyExpression, parseDuty } from './expression.ts';
import type { MeasureRow } from './types.ts';

/** Metals whose declared content a duty may be charged on. */
export const METALS = ['steel', 'aluminum', 'copper'] as const;
export type Metal = (typeof METALS)[number];

export type MeasureRate =
  | { kind: 'percent'; percent: Decimal; of: 'value' | 'nonUsContent' | Metal }
  /** The base duty is topped up to this per cent of the customs value. */
  | { kind: 'total'; percent: Decimal }
  | { kind: 'expression'; duty: DutyExpression };

const read = new Map<string, MeasureRate>(); // few rates, many lines

/** The rate of a row; the same object for the same text. */
export function measureRateOf({ rate }: Pick<MeasureRow, 'rate'>): MeasureRate {
  const known = read.get(rate) ?? parse(rate);
  read.set(rate, known);
  return known;
}

function parse(printed: string): MeasureRate {
  const [, total, percent, content] =
    /^(total )?(\d+(?:\.\d+)?)%(?: of (steel|aluminum|copper|non-US content))?$/.exec(printed) ?? [];
  if (percent === undefined) return { kind: 'expression', duty: parseDuty(printed) };
  if (total !== undefined) return { kind: 'total', percent: decimal(percent) };
  return { kind: 'percent', percent: decimal(percent), of: namedContent(content) };
}

const namedContent = (content: string | undefined): 'value' | 'nonUsContent' | Metal =>
  METALS.find((metal) => metal === content) ?? (content === undefined ? 'value' : 'nonUsContent');
