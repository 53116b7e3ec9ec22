/** What both postal declarations are made from, and what they refuse. */
import type { Cn22Request, Cn23Request, PostalCategory } from '../../contract/documents/postal.ts';
import { fromNumber, type Decimal, roundHalfUp, sum, toNumber } from '../../engine/decimal.ts';
import { completeLines, type GoodsLine } from '../../engine/documents/goodsLines.ts';
import { blankIssues, inEuropeanLetters, respeltWarnings } from '../../engine/documents/letters.ts';
import { s10Fault } from '../../engine/documents/s10.ts';
import { type Issue, type Refused, refusedInput } from '../../engine/refusal.ts';
import { currencyIssues, knownFacts, namedIssues, type Sources, unlikeRemarks } from '../facts.ts';

type Asked = Cn22Request | Cn23Request;

/** An item that is complete, in letters that can be printed. */
export interface PostalItem<Of extends Asked> {
  asked: Of;
  lines: GoodsLine[];
  currency: string;
  goods: Decimal;
  netWeightKg: number;
  warnings: string[];
}

/** Sent in trade: six digits of a tariff code are due (UPU, for all such items since 2025-09-01). */
const COMMERCIAL: ReadonlySet<PostalCategory> = new Set([
  'sale_of_goods',
  'commercial_sample',
  'returned_goods',
]);
const POSTAL_DIGITS = 6;

export function postalItem<Of extends Asked>(
  asked: Of,
  sources: Sources,
): PostalItem<Of> | Refused<'invalid_input'> {
  const { currency, lines, ...filled } = knownFacts(sources, asked);
  const codeDigits = COMMERCIAL.has(asked.category) ? POSTAL_DIGITS : 0;
  const asks = { currency: currency ?? '', codeDigits, netWeight: true };
  const stated = completeLines(lines, asked.lines, asks);
  const number = numberIssue(asked);
  const net = sum(stated.lines.map(({ netWeightKg }) => fromNumber(netWeightKg ?? 0)));
  const issues = [
    ...(number ? [number.issue] : []),
    ...namedIssues(sources, { currency }),
    ...currencyIssues(sources.known, asked),
    ...stated.issues,
    ...itemIssues(asked, net),
  ];
  if (currency === undefined || issues.length > 0)
    return refusedInput(
      issues,
      number ? { reason: 's10_check_digit', expected: number.expected } : {},
    );
  const { value, respelt } = inEuropeanLetters({ ...asked, lines: stated.lines });
  const blank = blankIssues(respelt);
  if (blank.length > 0) return refusedInput(blank);
  return {
    asked: value,
    lines: value.lines,
    currency,
    goods: stated.goods,
    netWeightKg: toNumber(roundHalfUp(net, 3)),
    warnings: [
      ...stated.warnings,
      ...filled.warnings,
      ...unlikeRemarks(sources, stated.goods, currency),
      ...respeltWarnings(respelt),
    ],
  };
}

function numberIssue({ itemNumber }: Asked): { issue: Issue; expected: string } | null {
  const fault = itemNumber === undefined ? null : s10Fault(itemNumber);
  if (!fault) return null;
  const message = `the check digit, the ninth digit, must be ${fault.expected}`;
  return { issue: { path: 'itemNumber', message }, expected: fault.expected };
}

function itemIssues({ category, explanation, grossWeightKg }: Asked, net: Decimal): Issue[] {
  return [
    ...(category === 'other' && explanation === undefined
      ? [{ path: 'explanation', message: 'is required with the category other' }]
      : []),
    ...(net.gt(fromNumber(grossWeightKg))
      ? [
          {
            path: 'grossWeightKg',
            message: `must not be less than the net weights together: ${net.toString()}`,
          },
        ]
      : []),
  ];
}

/** Categories as the forms print them. */
export const CATEGORY_NAMES: readonly (readonly [PostalCategory, string])[] = [
  ['gift', 'Gift'],
  ['documents', 'Documents'],
  ['sale_of_goods', 'Sale of goods'],
  ['commercial_sample', 'Commercial sample'],
  ['returned_goods', 'Returned goods'],
  ['other', 'Other'],
];

/** Six digits, as postal forms have them. */
export const sixDigits = (hsCode: string | null): string => hsCode?.slice(0, POSTAL_DIGITS) ?? '';
