/** Facts of the content that would lower a charged duty if they were declared. */
import { ZERO } from '../decimal.ts';
import type { ContentHint } from './answer.ts';
import type { Decided } from './assessGoods.ts';
import type { Charged } from './charge.ts';
import type { Goods } from './goods.ts';
import { basisOf } from './measureRate.ts';

/** One hint for each fact that the request leaves open; without it the full rate was charged. */
export function contentHintsOf({ measures }: Decided, { item, contents }: Goods): ContentHint[] {
  const hints = measures
    .filter(({ exemption, amount }) => exemption === null && amount.gt(ZERO))
    .flatMap((charged) => [
      ...(item.metalWeightPercent === undefined && hangsOn(charged, 'light')
        ? [hint(charged, ['metalWeightPercent'], 'Metal under 15% of the weight does not count.')]
        : []),
      ...(contents.meltShares.size === 0 && hangsOn(charged, 'melted')
        ? [
            hint(
              charged,
              ['components.material', 'components.countryOfMelt', 'components.weight'],
              `A lower rate holds for metal melted in ${meltCountries(charged).join(' or ')}.`,
            ),
          ]
        : []),
      ...(contentMissing(charged, contents.declared)
        ? [
            hint(
              charged,
              ['components.originCountry', 'components.value'],
              'Content of the United States is not charged.',
            ),
          ]
        : []),
    ]);
  return [...new Map(hints.map((one) => [`${one.code} ${one.fields.join()}`, one])).values()];
}

const hint = ({ heading, row }: Charged, fields: string[], note: string): ContentHint => ({
  code: heading,
  name: row.name,
  fields,
  note,
});

const hangsOn = ({ row }: Charged, when: 'light' | 'melted'): boolean =>
  row.exemptions.some((one) => one.when === when && !one.negated);

const meltCountries = ({ row }: Charged): string[] => [
  ...new Set(
    row.exemptions.flatMap(({ when, values }) =>
      when === 'melted' ? values.filter((one) => /^[A-Z]{2}$/.test(one)) : [],
    ),
  ),
];

const contentMissing = ({ row }: Charged, declared: boolean): boolean =>
  !declared && basisOf(row) === 'nonUsContent';
