/**
 * How the answer tells an exemption: its code, why it holds, whether it was claimed, what proves
 * it.
 */
import type { Applied } from '../measure/measureFacts.ts';
import type {
  ExemptionHeading,
  MeasureExemption,
  MeasureRow,
  ReliefKind,
  Sourced,
  TariffEdition,
} from '../types.ts';
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

type Alternative = ExemptionAnswer['alternatives'][number];

/** The exemption that keeps a measure off, with others that would keep it off too. */
export function whyExempt(
  edition: TariffEdition,
  exemption: MeasureExemption,
  { row, others = [] }: Pick<Applied, 'row' | 'others'>,
): ExemptionAnswer {
  const known = edition.exemptionHeadings.find(({ heading }) => heading === exemption.heading);
  const alternatives = new Map(
    others.map((one) => [one.heading, alternativeOf(edition, one, row)]),
  );
  return {
    ...alternativeOf(edition, exemption, row),
    proof: known?.proof ?? null,
    alternatives: [...alternatives.values()],
  };
}

function alternativeOf(
  { exemptionHeadings }: TariffEdition,
  { heading, when }: MeasureExemption,
  { origins, legalBasis, sourceUrl }: MeasureRow,
): Alternative {
  const known = exemptionHeadings.find((one) => one.heading === heading);
  const [origin = ''] = origins;
  return {
    code: heading ?? '',
    name: known ? goodsOf(known, origin) : WHY[when],
    application: applicationOf(when),
    kind: kindOf(when, known?.name ?? null),
    legalBasis,
    sourceUrl,
  };
}

/** What the goods of a heading must be, for an origin. */
export const goodsOf = ({ goods }: Pick<ExemptionHeading, 'goods'>, origin: string): string =>
  goods.replaceAll('{origin}', origin);

/** The kind of relief, in the words of the interface. */
function kindOf(when: MeasureExemption['when'], name: string | null): ReliefKind {
  if (when === 'claimed') return 'preference_entry';
  return when === 'claim' && name === 'civil aircraft' ? 'airworthiness' : 'other';
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
