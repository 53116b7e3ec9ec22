/** Lines of the answer: what is charged, at which rate, by which law. */
import { toNumber, ZERO } from '../decimal.ts';
import { formatCode, type ScheduleName } from '../hscode.ts';
import { roundMoney } from '../money.ts';
import type { Assessment } from './assess.ts';
import type { Context } from './context.ts';
import type { Charged, LineDuties, Remedy } from './duty.ts';
import type { Column } from './preference.ts';
import type { DutyOption, ExemptionAnswer, LandedCostLine, Sourced } from './types.ts';

/** Duty lines first (base, then additional in filing order), then fees, then taxes. */
export const linesOf = (context: Context, assessment: Assessment): LandedCostLine[] => [
  ...dutyLines(context, assessment),
  ...assessment.fees.map(({ row, amount }): LandedCostLine => ({
    kind: 'fee',
    name: row.name,
    type: row.conditions.has('entry') ? 'customs_processing' : row.category,
    code: row.code,
    rate: printFeeRate(row),
    amount: toNumber(amount),
    agreement: null,
    category: row.category,
    publisher: { code: row.code, label: row.name },
    collectedBy: row.category === 'carrier_collection' ? 'carrier' : 'border',
    ...citing(row),
  })),
  ...taxLines(assessment),
];

const citing = ({ legalBasis, sourceUrl }: Sourced): Sourced => ({ legalBasis, sourceUrl });

function printFeeRate(row: Assessment['fees'][number]['row']): string {
  const bounds = [
    row.least === null ? '' : `at least ${row.least.toFixed(2)}`,
    row.most === null ? '' : `at most ${row.most.toFixed(2)} ${row.currency}`,
  ].filter((bound) => bound !== '');
  return bounds.length === 0 ? row.rate : `${row.rate} (${bounds.join(', ')})`;
}

function taxLines({ taxes, collector, reliefs }: Assessment): LandedCostLine[] {
  return taxes.map(({ row, amount }) => ({
    kind: 'tax',
    name: row.reason === null ? row.tax : `${row.tax} (${row.reason})`,
    type: row.tax.toLowerCase(),
    code: null,
    rate: collector === 'reverse' ? `${row.rate} (reverse charge)` : row.rate,
    amount: toNumber(amount),
    agreement: null,
    category: row.category,
    collectedBy: collector === 'seller' ? 'seller' : 'border',
    ...(row.certainty === 'assumed' || reliefs.senderAssumed ? { estimated: true } : {}),
    ...citing(row),
  }));
}

function dutyLines(context: Context, assessment: Assessment): LandedCostLine[] {
  if (assessment.rule === 'flat') return [flatDutyLine(assessment)];
  const base = baseLine(context, assessment);
  return [
    ...(base ? [base] : []),
    ...assessment.measures.map(measureLine),
    ...assessment.remedies.map(remedyLine),
  ];
}

const flatDutyLine = ({ reliefs, baseDuty }: Assessment): LandedCostLine => ({
  kind: 'duty',
  name: 'Flat customs duty on low-value consignments',
  type: 'flat_duty',
  code: null,
  rate: `${reliefs.flatDuty?.row.effect ?? ''} per item`,
  amount: toNumber(baseDuty),
  agreement: null,
  collectedBy: 'border',
  ...(reliefs.flatDuty ? citing(reliefs.flatDuty.row) : {}),
});

const giftFlatLine = (
  { duties, baseDuty, reliefs }: Assessment,
  schedule: ScheduleName | null,
): LandedCostLine => ({
  kind: 'duty',
  name: 'Customs duty, flat rate for gifts',
  type: 'flat_rate',
  code: duties && formatCode(duties.line.code, schedule ?? 'us'),
  rate: reliefs.giftFlat?.row.effect ?? null,
  amount: toNumber(baseDuty),
  agreement: null,
  collectedBy: 'border',
  ...(reliefs.giftFlat ? citing(reliefs.giftFlat.row) : {}),
});

function baseLine({ destination, generalDuty }: Context, assessment: Assessment): LandedCostLine | null {
  const { duties, rule, baseDuty, reliefs, linesDiffer } = assessment;
  if (rule === 'gift flat') return giftFlatLine(assessment, destination.schedule);
  if (!duties?.base) return null;
  const { base, line } = duties;
  const relief = rule === 'exempt' ? reliefs.exemptedBy : null;
  return {
    kind: 'duty',
    name: NAMES[base.tier](base),
    type: base.tier,
    code: formatCode(line.code, destination.schedule ?? 'us'),
    rate: base.rate,
    amount: toNumber(baseDuty),
    agreement: base.programme?.name ?? null,
    collectedBy: 'border',
    ...(rule === 'tariff' && (isEstimate(base) || linesDiffer) ? { estimated: true } : {}),
    ...(generalDuty ? citing(generalDuty) : citationOf(destination, base, line.code)),
    ...(relief
      ? {
          exemptedBy: relief.row.kind,
          exemption: exemption(relief.row.kind, 'relief by value', 'automatic', 'low_value', relief.row),
        }
      : {}),
  };
}

const citationOf = (destination: Context['destination'], base: Column, code: string): Sourced => ({
  legalBasis: legalBasisOf(destination, base),
  sourceUrl: sourceOfLine(destination.schedule, code) ?? destination.source.url,
});

const NAMES: Readonly<Record<Column['tier'], (column: Column) => string>> = {
  general: () => 'Customs duty',
  preferential: ({ programme }) => `Customs duty, preference ${programme?.name ?? ''}`,
  punitive: () => 'Customs duty, statutory rate',
};

const isEstimate = ({ assessed, programme }: Column): boolean =>
  assessed.needs.length > 0 || assessed.assumptions.length > 0 || programme?.certainty === 'assumed';

function legalBasisOf({ source }: Context['destination'], { tier, programme }: Column): string {
  if (programme) return programme.legalBasis;
  return tier === 'punitive' ? `${source.label}, column 2 (general note 3(b))` : source.label;
}

/** The publisher's page of a line. */
// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function sourceOfLine(schedule: ScheduleName | null, code: string): string | null {
  switch (schedule) {
    case 'us':
      return `https://hts.usitc.gov/search?query=${formatCode(code.slice(0, 8))}`;
    case 'eu':
      return `https://ec.europa.eu/taxation_customs/dds2/taric/measures.jsp?Lang=en&Taric=${code.padEnd(10, '0')}`;
    case 'gb':
      return `https://www.trade-tariff.service.gov.uk/commodities/${code.padEnd(10, '0')}`;
    case 'xi':
      return `https://www.trade-tariff.service.gov.uk/xi/commodities/${code.padEnd(10, '0')}`;
    case 'ca': // one page for the whole tariff
    case 'no':
    case 'au':
    case 'br':
    case null:
      return null;
  }
}

function measureLine({ row, exemption: kept, amount, heading, doubtful }: Charged): LandedCostLine {
  return {
    kind: 'duty',
    name: row.name,
    type: row.kind,
    code: heading,
    rate: row.rate,
    amount: toNumber(amount),
    agreement: null,
    collectedBy: 'border',
    ...(doubtful ? { estimated: true } : {}),
    ...citing(row),
    ...(kept?.heading
      ? {
          exemptedBy: kept.heading,
          exemption: exemption(kept.heading, WHY[kept.when], APPLICATION[kept.when], kept.when, row),
        }
      : {}),
  };
}

const remedyLine = ({ duty, assessed, amount }: Remedy): LandedCostLine => ({
  kind: 'duty',
  name: duty.name,
  type: duty.kind,
  code: duty.code,
  rate: duty.printed,
  amount: toNumber(amount),
  agreement: null,
  collectedBy: 'border',
  ...(duty.doubtful || assessed.needs.length > 0 ? { estimated: true } : {}),
  ...citing(duty),
});

const WHY = {
  column2: 'origin charged the statutory rate',
  measure: 'goods under another additional duty',
  claimed: 'goods entered under a preference',
  code: 'informational materials',
  melted: 'metal melted in a favoured country',
  light: 'metal under 15% of the weight',
  claim: 'goods as claimed',
  condition: 'condition met',
  nometal: 'no steel, aluminium or copper',
  origin: 'origin of the goods',
} as const;
const APPLICATION = {
  column2: 'automatic',
  measure: 'automatic',
  claimed: 'claim',
  code: 'automatic',
  melted: 'claim',
  light: 'claim',
  claim: 'claim',
  condition: 'claim',
  nometal: 'claim',
  origin: 'automatic',
} as const;

const exemption = (
  code: string,
  name: string,
  application: 'automatic' | 'claim',
  kind: string,
  row: Sourced,
): ExemptionAnswer => ({ code, name, application, kind, ...citing(row), proof: null, alternatives: [] });

/** Every rate the goods may have, the one applied marked. */
export const optionsOf = (
  { columns, base }: LineDuties,
  rule: Assessment['rule'],
  currency: string,
): DutyOption[] =>
  columns.map((column) => ({
    tier: column.tier,
    programme: column.programme && {
      code: column.symbol ?? '',
      name: column.programme.name,
      agreement: column.programme.name,
      proof: column.programme.proof,
    },
    rate: column.rate,
    amount:
      column.assessed.needs.length > 0 && column.assessed.amount.eq(ZERO)
        ? null
        : toNumber(roundMoney(column.assessed.amount, currency)),
    estimated: isEstimate(column),
    applied: column === base && rule === 'tariff',
  }));
