/**
 * Anti-dumping, countervailing, safeguard and additional duties that stand as measures: one of each
 * kind.
 */
import { type Decimal, sum, ZERO } from '../../decimal.ts';
import type { MeasureRecord } from '../../release/records.ts';
import { type DutyExpression, parseDuty } from '../rate/expression.ts';
import type { AdditionalDuty } from '../types.ts';

const ADDITIONAL: ReadonlyMap<string, string> = new Map([
  ['551', 'anti_dumping'], // provisional
  ['552', 'anti_dumping'], // definitive
  ['553', 'countervailing'], // provisional
  ['554', 'countervailing'], // definitive
  ['695', 'additional'],
  ['696', 'safeguard'],
]);

/** Action codes of a condition that lift the duty when the document is presented. */
const NOT_APPLICABLE = new Set([
  '07', // measure not applicable
  '34', // exemption from, or reduction of, the anti-dumping duty
]);

/**
 * Of each type the rate of the producer that is claimed, else the residual rate of all others, else
 * the highest.
 */
export function additionalOf(
  measures: readonly MeasureRecord[],
  claimed: readonly string[],
): AdditionalDuty[] {
  const types = [...new Set(measures.flatMap(({ type }) => (ADDITIONAL.has(type) ? [type] : [])))];
  return types.flatMap((type) => {
    const charged = measures.filter(
      (measure) => measure.type === type && measure.duty !== null && measure.quota === null,
    );
    // set nearest to the line
    const ofType = charged.filter(({ code }) => code === charged[0]?.code);
    const chosen = chosenOf(ofType, claimed);
    return chosen ? [dutyOf(chosen, ofType, claimed)] : [];
  });
}

function chosenOf(
  ofType: readonly MeasureRecord[],
  claimed: readonly string[],
): MeasureRecord | undefined {
  const byProducer = ofType.filter(({ additionalCode }) => additionalCode !== null);
  return (
    byProducer.find(({ additionalCode }) => claimed.includes(additionalCode ?? '')) ??
    ofType.find(({ additionalCode }) => additionalCode === null) ??
    byProducer.find(({ additionalCode }) => RESIDUAL.test(additionalCode ?? '')) ??
    byProducer.reduce<MeasureRecord | undefined>(
      (top, one) => (top && percentIn(top).gte(percentIn(one)) ? top : one),
      undefined,
    )
  );
}

function dutyOf(
  chosen: MeasureRecord,
  ofType: readonly MeasureRecord[],
  claimed: readonly string[],
): AdditionalDuty {
  const { type, conditions, additionalCode } = chosen;
  const presented = conditions.find(
    ({ document, duty }) => document !== null && duty !== null && claimed.includes(document),
  );
  const lifting = conditions.flatMap(({ document, requirement, action }) =>
    document !== null && action !== null && NOT_APPLICABLE.has(action)
      ? [{ document, requirement }]
      : [],
  );
  const others = ofType.flatMap(({ additionalCode: code, additionalCodeName, duty }) =>
    code === null || code === additionalCode
      ? []
      : [{ code, name: additionalCodeName ?? '', printed: duty ?? '' }],
  );
  const named = additionalCode !== null && claimed.includes(additionalCode);
  return {
    code: additionalCode ?? type,
    name: chosen.typeName,
    kind: ADDITIONAL.get(type) ?? type,
    printed: presented?.duty ?? chosen.duty ?? '',
    doubtful: !named && !presented && (others.length > 0 || conditions.length > 0),
    others,
    lifting,
    liftedBy: lifting.find(({ document }) => claimed.includes(document))?.document ?? null,
    legalBasis: chosen.legalBasis ?? `measure type ${type}`,
    sourceUrl: chosen.legalUrl ?? '',
  };
}

/** Additional codes of «all other companies». */
const RESIDUAL = /^[A-C]?999$|^8900$/;

const percentIn = ({ duty }: MeasureRecord): Decimal => percentOf(parseDuty(duty ?? ''));

/** The ad valorem part of a duty. */
export function percentOf(duty: DutyExpression): Decimal {
  if (duty.kind === 'adValorem') return duty.percent;
  if (duty.kind === 'sum') return sum(duty.parts.map(percentOf));
  return duty.kind === 'bounded' ? percentOf(duty.base) : ZERO;
}
