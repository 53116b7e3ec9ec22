/** What keeps the measures of a duty stack off: on the facts, as claimed, or when it is claimed. */
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { AvailableClaim, StackedExemption } from './answer.ts';
import { applicationOf, whyExempt } from './exemptionAnswer.ts';

/** Exemptions that hold on the facts, then those that may be claimed. */
export function exemptionsOf(
  { edition }: Entry,
  one: GoodsAssessment,
  available: readonly AvailableClaim[],
): StackedExemption[] {
  const applied = one.measures.flatMap(({ row, exemption, heading }) => {
    if (!exemption?.heading) return [];
    const { code, name, proof } = whyExempt(edition, exemption, { row });
    const application = applicationOf(exemption.when);
    return [{ code, name, application, removes: [heading], condition: null, proof, applied: true }];
  });
  const byDocument = one.remedies.flatMap(({ duty: { liftedBy, code } }) =>
    liftedBy === null
      ? []
      : [
          {
            code: liftedBy,
            name: 'document presented',
            application: 'claim' as const,
            removes: [code],
            condition: null,
            proof: liftedBy,
            applied: true,
          },
        ],
  );
  return [...applied, ...byDocument, ...claimed(available)];
}

/** Claims that would keep a measure off: their terms stand in `claimable`. */
function claimed(available: readonly AvailableClaim[]): StackedExemption[] {
  const removes = new Map<string, string[]>();
  for (const { code, affectsCode } of available)
    if (affectsCode !== null) removes.set(code, [...(removes.get(code) ?? []), affectsCode]);
  return [...removes].map(([code, lifted]) => ({
    code,
    name: null,
    application: 'claim',
    removes: lifted,
    condition: null,
    proof: null,
    applied: false,
  }));
}
