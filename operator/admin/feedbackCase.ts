/** Confirmed feedback as a case of `npm run evaluate`. */
import { z } from 'zod';
import { classifyRequest } from '../../contract/classify.ts';
import type { ConfirmedFeedback } from '../../db/store/feedbackReview.ts';

export interface FeedbackCase {
  id: string;
  description: string;
  title?: string;
  brand?: string;
  price?: number;
  currency?: string;
  destination: string;
  code: string;
  digits: number;
  kind: 'feedback';
}

/** The case, with what else the request said of the goods where the log still knows it. */
export function caseOf(confirmed: ConfirmedFeedback): FeedbackCase {
  const { id, description, destination, code } = confirmed;
  return {
    id,
    description,
    ...statedOf(confirmed),
    destination,
    code,
    digits: code.length,
    kind: 'feedback',
  };
}

const { shape } = classifyRequest;
const goods = z.object({
  description: shape.description,
  title: shape.title,
  brand: shape.brand,
  price: shape.price,
  currency: shape.currency,
});
const batch = z.object({ items: z.array(goods) });

type Stated = Pick<FeedbackCase, 'title' | 'brand' | 'price' | 'currency'>;

/** Title, brand, price and currency as they were read then; empty when the log has them no more. */
function statedOf({ operation, body, description }: ConfirmedFeedback): Stated {
  if (operation === 'classify') return stated(goods.safeParse(body).data);
  if (operation !== 'classifyBatch') return {};
  // the log does not say which item an event was: only a description that one item alone has tells
  // it
  const items =
    batch.safeParse(body).data?.items.filter((item) => item.description === description) ?? [];
  return items.length === 1 ? stated(items[0]) : {};
}

const stated = (said: z.infer<typeof goods> | undefined): Stated => ({
  ...(said?.title ? { title: said.title } : {}),
  ...(said?.brand ? { brand: said.brand } : {}),
  ...(said?.price === undefined ? {} : { price: said.price }),
  ...(said?.currency ? { currency: said.currency } : {}),
});
