/** What a document and the calculation behind it must say together. */
import type { KnownGoods } from '../engine/documents/fromCalculation.ts';
import type { Issue } from '../engine/refusal.ts';

/** Facts that neither the body nor a calculation states. */
export const namedIssues = (facts: Readonly<Record<string, string | undefined>>): Issue[] =>
  Object.entries(facts)
    .filter(([, fact]) => fact === undefined)
    .map(([path]) => ({ path, message: 'is required: the calculation does not state it either' }));

/** Values of a calculation are in its currency: in another one they would be other values. */
export const currencyIssues = (
  known: Pick<KnownGoods, 'currency'> | null,
  { currency }: { currency?: string | undefined },
): Issue[] =>
  known === null || currency === undefined || currency === known.currency
    ? []
    : [
        {
          path: 'currency',
          message: `must be that of the calculation: ${known.currency}`,
          allowed: [known.currency],
        },
      ];
