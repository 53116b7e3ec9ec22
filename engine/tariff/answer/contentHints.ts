/** Facts of the content that would lower a charged duty if they were declared. */
import { ZERO } from '../../decimal.ts';
import type { Entry } from '../consignment/entry.ts';
import type { DecidedGoods } from '../consignment/valued.ts';
import type { Charged } from '../measure/charge.ts';
import { basisOf, metalOf } from '../measure/measureRate.ts';
import { openExemptions, reachOf } from '../relief/exemptionReach.ts';
import type { MeasureExemption } from '../types.ts';
import type { ContentHint } from './answer.ts';

/** One hint for each fact that the request leaves open; without it the full rate was charged. */
export function contentHintsOf(entry: Entry, one: DecidedGoods): ContentHint[] {
  const facts = reachOf(entry, one);
  const hints = one.measures
    .filter(({ exemption, amount }) => exemption === null && amount.gt(ZERO))
    .flatMap((charged) => [
      ...onExemptions(charged, openExemptions(charged.row, facts), one),
      ...onBasis(charged, one),
    ]);
  return [
    ...new Map(hints.map((found) => [`${found.code} ${found.fields.join()}`, found])).values(),
  ];
}

/** What would keep the duty off, or give it another rate. */
function onExemptions(
  charged: Charged,
  open: readonly MeasureExemption[],
  { goods: { item, contents } }: DecidedGoods,
): ContentHint[] {
  const wouldHold = (when: 'light' | 'melted'): boolean =>
    open.some((exemption) => exemption.when === when && !exemption.negated);
  return [
    ...(item.metalWeightPercent === undefined && wouldHold('light')
      ? [hint(charged, ['metalWeightPercent'], 'Metal under 15% of the weight does not count.')]
      : []),
    ...(contents.meltShares.size === 0 && wouldHold('melted')
      ? [
          hint(
            charged,
            ['components.material', 'components.countryOfMelt', 'components.weight'],
            `A lower rate applies to metal melted in ${meltCountries(open).join(' or ')}.`,
          ),
        ]
      : []),
  ];
}

/** What the duty would be charged on instead of the whole value. */
function onBasis(charged: Charged, { goods: { contents } }: DecidedGoods): ContentHint[] {
  return [
    ...(contents.metalsKnown || metalOf(charged.row) === null
      ? []
      : [
          hint(
            charged,
            ['components.material', 'components.value'],
            'Only the value of the metal is charged where it is declared.',
          ),
        ]),
    ...(!contents.declared && basisOf(charged.row) === 'nonUsContent'
      ? [
          hint(
            charged,
            ['components.originCountry', 'components.value'],
            'Content of the United States is not charged.',
          ),
        ]
      : []),
  ];
}

const hint = ({ heading, row }: Charged, fields: string[], note: string): ContentHint => ({
  code: heading,
  name: row.name,
  fields,
  note,
});

const meltCountries = (exemptions: readonly MeasureExemption[]): string[] => [
  ...new Set(
    exemptions.flatMap(({ when, negated, values }) =>
      when === 'melted' && !negated ? values : [],
    ),
  ),
];
