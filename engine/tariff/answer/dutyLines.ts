/**
 * Duty lines of one line of goods: base duty, additional duties in filing order, trade remedies.
 */
import { capitalised } from '../../capitalised.ts';
import { toNumber } from '../../decimal.ts';
import { formatCode, type ScheduleName } from '../../hscode.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Charged } from '../measure/charge.ts';
import type { Remedy } from '../measure/duty.ts';
import { type Column, generalOf } from '../rate/preference.ts';
import type { SimplifiedRow } from '../relief/simplified.ts';
import { levyWorking } from '../tax/goodsLevies.ts';
import type { Levy } from '../tax/levies.ts';
import type { Sourced } from '../types.ts';
import type { LandedCostLine } from './answer.ts';
import { basisOfDuty, basisOfLine, basisOfMeasure } from './basis.ts';
import { exemptionOf, whyExempt } from './exemptionAnswer.ts';
import { workingOf } from './workings.ts';

/** The lines of duty, each with its rate, law and arithmetic. */
export function dutyLines(entry: Entry, one: GoodsAssessment): LandedCostLine[] {
  if (one.rule === 'flat') return [flatDutyLine(entry, one)];
  const base = baseLine(entry, one);
  return [
    ...(base ? [base] : []),
    ...one.measures.map((measure) => measureLine(entry, measure)),
    ...one.remedies.map((remedy) => remedyLine(entry, one, remedy)),
    ...one.levies.map((levy) => levyLine(entry, levy)),
  ];
}

export const citing = ({ legalBasis, sourceUrl }: Sourced): Sourced => ({ legalBasis, sourceUrl });

const flatDutyLine = ({ destination }: Entry, one: GoodsAssessment): LandedCostLine => ({
  kind: 'duty',
  name: 'Flat customs duty on low-value consignments',
  type: 'flat_duty',
  code: null,
  rate: `${one.reliefs.flatDuty?.row.effect ?? ''} per item`,
  amount: toNumber(one.baseDuty),
  agreement: null,
  collectedBy: 'border',
  working: one.flatRepeated
    ? 'charged once, on the earlier line of the same item'
    : workingOf(one.baseWorking, one.baseDuty, destination.currency),
  ...(one.reliefs.flatDuty ? citing(one.reliefs.flatDuty.row) : {}),
});

function baseLine(entry: Entry, one: GoodsAssessment): LandedCostLine | null {
  const { destination } = entry;
  const { line, rule, baseDuty, linesDiffer } = one;
  const written = line && formatCode(line.line.code, destination.schedule ?? 'us');
  const shared = {
    kind: 'duty' as const,
    amount: toNumber(baseDuty),
    collectedBy: 'border' as const,
    working: workingOf(one.baseWorking, baseDuty, destination.currency),
  };
  const replaced = replacedBase(one);
  if (replaced) return { ...shared, ...replaced, code: written, agreement: null };
  if (!line?.base) return relievedLine(entry, one);
  // what is not charged is no preference: the general rate is what the relief saves
  const isRelieved = rule === 'exempt' || rule === 'within';
  const base = (isRelieved ? generalOf(line.columns) : null) ?? line.base;
  return {
    ...shared,
    name: dutyName(base),
    type: base.relief ? base.relief.kind : base.tier,
    code: written,
    rate: base.rate,
    agreement: base.programme?.name ?? null,
    ...(rule === 'tariff' && (isEstimate(base) || linesDiffer) ? { estimated: true } : {}),
    basis: basisOfDuty(entry, one),
    ...baseCitation(entry, one, base),
    ...baseExemption(one),
  };
}

/** Relieved goods whose rate is not known pay nothing at whatever rate. */
function relievedLine({ destination }: Entry, one: GoodsAssessment): LandedCostLine | null {
  if (one.rule !== 'exempt' && one.rule !== 'provision' && one.rule !== 'within') return null;
  return {
    kind: 'duty',
    name: 'Customs duty',
    type: 'general',
    code: formatCode(one.goods.item.hsCode, destination.schedule ?? 'us'),
    rate: null,
    amount: 0,
    agreement: null,
    collectedBy: 'border',
    working: one.baseWorking,
    basis: 'none',
    legalBasis: destination.source.label,
    sourceUrl: destination.source.url,
    ...baseExemption(one),
  };
}

/** The base line where a flat rate takes the place of the tariff. */
function replacedBase({
  rule,
  reliefs,
  simplified,
}: GoodsAssessment): Pick<LandedCostLine, 'name' | 'type' | 'rate'> | null {
  if (rule === 'gift flat')
    return {
      name: 'Customs duty, flat rate for gifts',
      type: 'flat_rate',
      rate: reliefs.giftFlat?.row.effect ?? null,
      ...(reliefs.giftFlat ? citing(reliefs.giftFlat.row) : {}),
    };
  if (rule === 'simplified' && simplified)
    return {
      name: nameOfRegime(simplified.row),
      type: 'simplified',
      rate: simplified.row.rate,
      ...citing(simplified.row),
    };
  return null;
}

/** `Customs duty, courier rate`: what is charged, and by which regime. */
const nameOfRegime = ({ name, replaces }: SimplifiedRow): string =>
  /duty|tax/i.test(name)
    ? capitalised(name)
    : `${replaces === 'duty and tax' ? 'Duty and tax' : 'Customs duty'}, ${name}`;

function baseCitation(
  { destination }: Entry,
  { goods, line }: GoodsAssessment,
  base: Column,
): Sourced {
  if (goods.generalDuty) return citing(goods.generalDuty);
  if (base.source)
    return { ...citing(base.source), sourceUrl: base.source.sourceUrl || destination.source.url };
  const { label, url } = destination.source;
  return {
    legalBasis: base.tier === 'punitive' ? `${label}, column 2 (general note 3(b))` : label,
    sourceUrl: sourceOfLine(destination.schedule, line?.line.code ?? '') ?? url,
  };
}

/** What freed the goods of the base duty: their value, or a provision claimed. */
function baseExemption({
  rule,
  reliefs,
  provision,
}: GoodsAssessment): Pick<LandedCostLine, 'exemptedBy' | 'exemption'> {
  if (rule === 'exempt' && reliefs.exemptedBy) {
    const { row } = reliefs.exemptedBy;
    return {
      exemptedBy: row.kind,
      exemption: exemptionOf(
        {
          code: row.kind,
          name: 'relief by value',
          application: 'automatic',
          kind: 'other',
          proof: null,
        },
        row,
      ),
    };
  }
  if (rule === 'provision' && provision)
    return {
      exemptedBy: provision.code,
      exemption: exemptionOf(
        { ...provision, application: 'claim', kind: 'entry_provision' },
        provision,
      ),
    };
  return {};
}

/** How the line of a base duty is named. */
export function dutyName({ programme, tier, relief, quota }: Column): string {
  const within = quota === null ? '' : `, quota ${quota}`;
  if (programme) return `Customs duty, preference ${programme.name}${within}`;
  if (relief) return `Customs duty, ${relief.name}${within}`;
  return tier === 'punitive' ? 'Customs duty, statutory rate' : `Customs duty${within}`;
}

/** The amount rests on something missing or assumed. */
export const isEstimate = ({ assessed, programme }: Column): boolean =>
  assessed.needs.length > 0 ||
  assessed.assumptions.length > 0 ||
  programme?.certainty === 'assumed';

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
    case 'jp':
    case null:
      return null;
  }
}

function measureLine({ edition, destination }: Entry, charged: Charged): LandedCostLine {
  const { row, exemption, amount, heading, doubtful, assessed, appliesTo } = charged;
  const needs = assessed.needs.length > 0;
  const partly = appliesTo === 'remainder' ? ' (on the value that no other measure covers)' : '';
  return {
    kind: 'duty',
    name: `${row.name}${partly}`,
    type: typeOf(row.kind),
    code: heading,
    rate: row.rate,
    amount: toNumber(amount),
    agreement: null,
    collectedBy: 'border',
    ...(doubtful || needs ? { estimated: true } : {}),
    working: workingOf(assessed.working, amount, destination.currency),
    basis: basisOfMeasure(row),
    ...citing(row),
    ...(exemption?.heading
      ? { exemptedBy: exemption.heading, exemption: whyExempt(edition, exemption, charged) }
      : {}),
  };
}

/** Families of section 232 are one type of duty to the reader. */
export const typeOf = (kind: string): string =>
  kind.startsWith('section_232_') ? 'section_232' : kind;

const levyLine = ({ destination }: Entry, levy: Levy): LandedCostLine => ({
  kind: 'duty',
  name: levy.row.name,
  type: levy.row.category,
  code: levy.row.code,
  rate: levy.printed,
  amount: toNumber(levy.amount),
  agreement: null,
  collectedBy: 'border',
  ...(levy.needs.length > 0 || levy.row.certainty === 'assumed' ? { estimated: true } : {}),
  working: workingOf(levyWorking(levy), levy.amount, destination.currency),
  basis: 'class_table',
  ...citing(levy.row),
});

const remedyLine = (
  { destination, schedule }: Entry,
  { line }: GoodsAssessment,
  { duty, assessed, amount }: Remedy,
): LandedCostLine => ({
  kind: 'duty',
  name: duty.name,
  type: duty.kind,
  code: duty.code,
  rate: duty.printed,
  amount: toNumber(amount),
  agreement: null,
  collectedBy: 'border',
  ...(duty.doubtful || assessed.needs.length > 0 ? { estimated: true } : {}),
  working: workingOf(
    duty.liftedBy === null
      ? assessed.working
      : 'not charged: a document exempting the goods is claimed',
    amount,
    destination.currency,
  ),
  basis: line ? basisOfLine(schedule, line.line) : 'none',
  ...citing(duty),
  ...(duty.liftedBy === null
    ? {}
    : {
        exemptedBy: duty.liftedBy,
        exemption: exemptionOf(
          {
            code: duty.liftedBy,
            name: 'document presented',
            application: 'claim',
            kind: 'certificate',
            proof: duty.liftedBy,
          },
          duty,
        ),
      }),
});
