/**
 * Rates besides the third country duty that stand as measures: preferences, suspensions, end use,
 * quotas.
 */
import type { ScheduleName } from '../../hscode.ts';
import type { MeasureRecord } from '../../release/records.ts';
import type { RateCondition } from '../answer/answer.ts';
import type { ClaimableRate, ProgrammeRow, ReliefKind } from '../types.ts';

/** What a measure type (UK and EU numbering) gives: to whom, and on which terms. */
interface OptionType {
  name: string;
  /** Open to the origins of an agreement or scheme; otherwise to every origin. */
  preferential: boolean;
  relief?: ReliefKind;
  condition?: 'end_use' | 'certificate';
  quota?: true;
}

const OPTION_TYPES: Readonly<Record<string, OptionType>> = {
  105: {
    name: 'third country duty under end use',
    preferential: false,
    relief: 'end_use',
    condition: 'end_use',
  },
  106: { name: 'customs union', preferential: true },
  112: {
    name: 'autonomous tariff suspension',
    preferential: false,
    relief: 'autonomous_suspension',
  },
  115: {
    name: 'autonomous suspension under end use',
    preferential: false,
    relief: 'autonomous_suspension',
    condition: 'end_use',
  },
  117: {
    name: 'suspension for ships and platforms',
    preferential: false,
    relief: 'end_use',
    condition: 'end_use',
  },
  119: {
    name: 'airworthiness suspension',
    preferential: false,
    relief: 'airworthiness',
    condition: 'certificate',
  },
  122: { name: 'non-preferential tariff quota', preferential: false, quota: true },
  123: {
    name: 'non-preferential tariff quota under end use',
    preferential: false,
    quota: true,
    condition: 'end_use',
  },
  141: { name: 'preferential suspension', preferential: true, relief: 'preferential_suspension' },
  142: { name: 'tariff preference', preferential: true },
  143: { name: 'preferential tariff quota', preferential: true, quota: true },
  145: { name: 'preference under end use', preferential: true, condition: 'end_use' },
  146: {
    name: 'preferential quota under end use',
    preferential: true,
    quota: true,
    condition: 'end_use',
  },
  147: { name: 'customs union quota', preferential: true, quota: true },
};

/**
 * The rate that a measure offers to an origin; none for a measure of another type, or for the rate
 * already charged.
 */
export function claimableOf(
  schedule: ScheduleName,
  measure: MeasureRecord,
  origin: string,
  general: MeasureRecord | undefined,
): ClaimableRate[] {
  const { type, duty, quota, area } = measure;
  if (duty === null || measure === general) return [];
  const source = {
    legalBasis: measure.legalBasis ?? `measure type ${type}`,
    sourceUrl: measure.legalUrl ?? '',
  };
  if (type === '103' && measure.additionalCode !== null)
    return [byAdditionalCode(measure, duty, source)];
  const option = OPTION_TYPES[type];
  if (!option || (option.quota === true) !== (quota !== null)) return [];
  const condition = conditionOf(option, measure);
  return [
    {
      programme: option.preferential ? programmeOf(schedule, measure, origin) : null,
      symbol: option.preferential ? area : type,
      printed: duty,
      ...(condition ? { condition } : {}),
      ...(quota === null ? {} : { quota }),
      ...(option.relief ? { relief: { code: type, name: option.name, kind: option.relief } } : {}),
      source,
    },
  ];
}

/** A third country duty for goods of an additional code: a kind of medicine, a quality. */
const byAdditionalCode = (
  { additionalCode, additionalCodeName }: MeasureRecord,
  duty: string,
  source: ClaimableRate['source'],
): ClaimableRate => ({
  programme: null,
  symbol: additionalCode ?? '',
  printed: duty,
  condition: {
    kind: /pharma/i.test(additionalCodeName ?? '') ? 'pharmaceutical' : 'listed_goods',
    code: additionalCode,
    label: additionalCodeName,
  },
  source,
});

/** End use needs an authorisation; of other conditions the first document that opens the rate. */
function conditionOf(
  option: OptionType,
  { conditions, type }: MeasureRecord,
): RateCondition | null {
  const opening = conditions.find(({ document }) => document !== null);
  if (option.condition)
    return {
      kind: option.condition,
      code: opening?.document ?? null,
      label: opening?.requirement ?? option.name,
    };
  // a preference asks for its proof of origin, which is told as its proof
  if (!opening || option.preferential || type === '122') return null;
  return { kind: 'certificate', code: opening.document, label: opening.requirement };
}

const programmeOf = (
  schedule: ScheduleName,
  measure: MeasureRecord,
  origin: string,
): ProgrammeRow => ({
  schedule,
  symbols: [measure.area, measure.type],
  name: measure.areaName || `preference for ${measure.area}`,
  origins: [origin],
  certainty: 'sure',
  from: measure.from,
  until: measure.until,
  proof: proofOf(measure),
  legalBasis: measure.legalBasis ?? `measure type ${measure.type}`,
  sourceUrl: measure.legalUrl ?? '',
});

const proofOf = ({ conditions }: MeasureRecord): string => {
  const documents = [...new Set(conditions.flatMap(({ document }) => document ?? []))];
  return documents.length > 0 ? `document ${documents.join(' or ')}` : 'proof of origin';
};
