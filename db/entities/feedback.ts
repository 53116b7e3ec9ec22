import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What a caller said of a classification; the operator's review turns `recorded` into `reviewed`.
 */
export const Feedback = defineEntity({
  name: 'Feedback',
  tableName: 'feedback',
  properties: {
    id: p.uuid().primary(),
    workspaceId: p.uuid(),
    usageId: p.text().nullable(),
    state: p.enum(['recorded', 'reviewed'] as const),
    destinationCountry: p.text(),
    description: p.text(),
    predictedCode: p.text(),
    verdict: p.enum(['right', 'wrong'] as const),
    correctCode: p.text().nullable(),
    reason: p.text().nullable(),
    mode: p.text().nullable(),
    productUrl: p.text().nullable(),
    /**
     * The operator's verdict; null until reviewed, and where it was reviewed before verdicts were
     * kept.
     */
    review: p.enum(['confirmed', 'rejected'] as const).nullable(),
    /** The right code, digits only; set exactly when confirmed. */
    confirmedCode: p.text().nullable(),
    reviewedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Feedback = InferEntity<typeof Feedback>;
