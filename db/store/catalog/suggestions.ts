/** What the engine says of goods, as a code that is suggested for them. */
import type { ClassificationResult } from '../../../contract/classification.ts';
import type { CodeWrite } from './classifications.ts';

/** Goods of the catalogue, and the tariff for which a code is wanted. */
export type SuggestionFor = Pick<
  CodeWrite,
  'productId' | 'itemId' | 'schedule' | 'destinationCountry'
>;

/** The code to be kept, with what it rests on. */
export function suggestionOf(
  goods: SuggestionFor,
  found: ClassificationResult,
  usageId: string,
): CodeWrite {
  const { productId, itemId, schedule, destinationCountry } = goods;
  const { description, confidence, score, needsReview, reasoning, rulings, alternatives } = found;
  const { dataSource, customsDescription, mode } = found;
  return {
    productId,
    itemId,
    schedule,
    destinationCountry,
    code: found.hsCode,
    state: 'suggested',
    origin: 'engine',
    usageId,
    details: {
      description,
      confidence,
      score,
      needsReview,
      reasoning,
      rulings,
      alternatives,
      dataSource,
      customsDescription,
      mode,
    },
  };
}
