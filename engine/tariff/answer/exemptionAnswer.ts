/**
 * How the answer tells an exemption: its code, why it holds, whether it was claimed, what proves
 * it.
 */
import type { MeasureExemption, MeasureRow, Sourced, TariffEdition } from '../types.ts';
import type { ExemptionAnswer } from './answer.ts';

const WHY: Readonly<Record<MeasureExemption['when'], string>> = {
  column2: 'origin subject to the statutory (column 2) rate',
  measure: 'goods under another additional duty',
  claimed: 'goods entered under a preference',
  code: 'goods on the list of exemptions',
  melted: 'metal melted in a favoured country',
  light: 'metal under 15% of the weight',
  nometal: 'no steel, aluminium or copper in the goods',
  claim: 'claimed by the shipper',
  condition: 'condition declared as met by the shipper',
  origin: 'goods of this origin',
};

/** Exemptions that the shipper must declare; the others follow from the facts. */
const BY_CLAIM: ReadonlySet<MeasureExemption['when']> = new Set([
  'claimed',
  'melted',
  'light',
  'nometal',
  'claim',
  'condition',
]);

/** Whether an exemption is filed because the shipper claims it. */
export const applicationOf = (when: MeasureExemption['when']): 'automatic' | 'claim' =>
  BY_CLAIM.has(when) ? 'claim' : 'automatic';

/** The exemption that keeps a measure off, with other headings that would keep it off too. */
export function whyExempt(
  edition: TariffEdition,
  { heading, when }: MeasureExemption,
  row: MeasureRow,
): ExemptionAnswer {
  const known = edition.exemptionHeadings.find((one) => one.heading === heading);
  const told = {
    code: heading ?? '',
    name: known?.goods ?? WHY[when],
    application: applicationOf(when),
    kind: when,
    proof: known?.proof ?? null,
  };
  return exemptionOf(told, row);
}

/** An exemption by itself, with the law that it rests on. */
export const exemptionOf = (
  { code, name, application, kind, proof }: Omit<ExemptionAnswer, keyof Sourced | 'alternatives'>,
  { legalBasis, sourceUrl }: Sourced,
): ExemptionAnswer => ({
  code,
  name,
  application,
  kind,
  legalBasis,
  sourceUrl,
  proof,
  alternatives: [],
});
