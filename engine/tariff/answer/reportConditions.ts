/** Remarks on conditions of a request that no table knows. */
import { rememberedOf } from '../../remembered.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { TariffEdition } from '../types.ts';
import type { Remark } from './remarks.ts';

/** Names each condition that changes nothing because nothing is known by it. */
export const onUnknownConditions = (
  { edition, destination, excises }: Entry,
  { goods: { item }, line }: GoodsAssessment,
): Remark[] =>
  (item.conditions ?? [])
    .filter(
      (one) =>
        !KINDS.has(one) &&
        !CODE.test(one) &&
        !wordsOf(edition).has(one) &&
        !excises.some(({ claimed }) => claimed === one) &&
        !line?.columns.some(({ condition }) => condition?.code === one),
    )
    .map((one) => ({
      note: `Condition ${one} is not known for ${destination.country}; it was ignored.`,
    }));

/** Harmonised kinds of conditions. */
const KINDS: ReadonlySet<string> = new Set([
  'pharmaceutical',
  'end_use',
  'certificate',
  'company',
  'quality',
  'listed_goods',
  'reimport',
  'route',
  'content',
  'quota',
  'residual',
  'other',
]);

/** Additional codes and documents of tariffs: what is not on the line may be on another. */
const CODE = /^[A-Z0-9]{4}$/;

/** Words by which measures ask for a condition, and by which an open question is answered. */
const wordsOf = rememberedOf(
  ({ measures, regulatory }: TariffEdition): ReadonlySet<string> =>
    new Set([
      'casual',
      ...measures
        .flatMap(({ exemptions }) => exemptions.flatMap((one) => [one, ...(one.and ?? [])]))
        .flatMap(({ when, values }) => (when === 'condition' ? values : [])),
      ...regulatory.flatMap(({ settledBy = [] }) => settledBy.flat()),
    ]),
);
