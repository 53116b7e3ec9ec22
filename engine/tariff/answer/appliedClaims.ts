/** Claims that were applied: as the request made them, and those that follow from the facts. */
import type { Decided } from '../consignment/assessGoods.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Claims } from './answer.ts';
import { applicationOf, whyExempt } from './exemptionAnswer.ts';

/** Each with whether it was claimed. */
export function appliedClaims(
  { edition }: Entry,
  { measures, remedies, provision, rule, reliefs, line }: Decided,
): Claims['applied'] {
  const exempted = measures.flatMap(({ row, exemption }) => {
    if (!exemption?.heading) return [];
    const { name } = whyExempt(edition, exemption, { row });
    return [{ code: exemption.heading, name, application: applicationOf(exemption.when) }];
  });
  const byDocument = remedies.flatMap(({ duty }) =>
    duty.liftedBy === null
      ? []
      : [{ code: duty.liftedBy, name: duty.name, application: 'claim' as const }],
  );
  const byProvision = provision
    ? [{ code: provision.code, name: provision.name, application: provision.application }]
    : [];
  const byValue =
    rule === 'exempt' && reliefs.exemptedBy
      ? [
          {
            code: reliefs.exemptedBy.row.kind,
            name: 'relief by value',
            application: 'automatic' as const,
          },
        ]
      : [];
  const { quota = null, condition = null } = (rule === 'tariff' && line?.base) || {};
  const byQuota =
    quota === null ? [] : [{ code: quota, name: 'tariff quota', application: 'claim' as const }];
  const byCondition =
    condition === null || condition.code === null
      ? []
      : [{ code: condition.code, name: condition.label, application: 'claim' as const }];
  return [...byProvision, ...byValue, ...exempted, ...byDocument, ...byQuota, ...byCondition];
}
