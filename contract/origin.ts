/** POST /v1/origin, /v1/origin/validate, /v1/origin/batch: where a product is made, as a probability per country. */
import { z } from 'zod';

export const SIGNAL_KINDS = [
  'user',
  'structured_data',
  'page_text',
  'image',
  'ai',
  'ship_from',
  'barcode',
] as const;

export const originSignal = z
  .object({
    kind: z.enum(SIGNAL_KINDS),
    country: z.string(),
    weight: z.number().min(0).max(1),
    evidence: z.string(),
  })
  .meta({ id: 'OriginSignal' });
export type OriginSignal = z.infer<typeof originSignal>;

export const originInference = z
  .object({
    country: z.string().nullable(),
    confidence: z.enum(['high', 'medium', 'low', 'none']),
    source: z.enum([...SIGNAL_KINDS, 'none']),
    evidence: z.string().nullable(),
    candidates: z.array(z.object({ country: z.string(), score: z.number() })),
    probability: z.number().meta({ description: '0 to 1; that `country` is right.' }),
    alternates: z.array(z.object({ country: z.string(), probability: z.number() })),
    signals: z.array(originSignal),
    needsReview: z.boolean(),
    reviewReason: z.string().nullable(),
    reviewThreshold: z.number(),
    reasoning: z.string().nullable(),
  })
  .meta({ id: 'OriginInference' });
export type OriginInference = z.infer<typeof originInference>;
