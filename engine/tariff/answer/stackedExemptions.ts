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
    const { code, name, proof } = whyExempt(edition, exemption, row);
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
  const claimable = available.map(({ code, name, affectsCode, condition, proof }) => ({
    code,
    name,
    application: 'claim' as const,
    removes: affectsCode === null ? [] : [affectsCode],
    condition,
    proof,
    applied: false,
  }));
  return [...applied, ...byDocument, ...claimable];
}
