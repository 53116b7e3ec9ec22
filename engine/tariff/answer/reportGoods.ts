/** Remarks on one line of goods: its code, its duties, its reliefs and its taxes. */
import { capitalised } from '../../capitalised.ts';
import { formatCode } from '../../hscode.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import { freeMovement } from '../consignment/customsUnion.ts';
import type { Entry } from '../consignment/entry.ts';
import type { InternalMovement } from '../consignment/internalMovement.ts';
import { metalOf, METALS } from '../measure/measureRate.ts';
import { UNPROVEN } from '../rate/preference.ts';
import { isCalled } from '../rate/programmeNames.ts';
import type { Tax } from '../tax/taxes.ts';
import type { RegulatoryRow } from '../types.ts';
import type { ChargeKind } from './answer.ts';
import { lacking, type Remark } from './remarks.ts';
import { onIdleClaims } from './reportClaims.ts';
import { kindOfTariff, onCode } from './reportCode.ts';
import { onRegulatory } from './reportRegulatory.ts';
import { onUnknownConditions } from './reportConditions.ts';
import { onPurpose } from './reportPurpose.ts';
import { onReliefs } from './reportReliefs.ts';
import { unprintedPreferences } from './unprinted.ts';

export const onGoods = (
  entry: Entry,
  one: GoodsAssessment,
  regulatory: readonly RegulatoryRow[],
): Remark[] => (one.rule === 'within' ? onMoved(entry, one) : onImported(entry, one, regulatory));

/** What is sent from within the customs territory, or a customs union, pays no duty. */
const onMoved = (entry: Entry, one: GoodsAssessment): Remark[] =>
  entry.isWithin
    ? onNothingImported(entry, one)
    : [...onUnion(entry, one), ...onLevies(one), ...onReliefs(entry, one), ...onTaxes(entry, one)];

/** Import taxes are due where goods move freely between two territories of taxes. */
function onUnion(entry: Entry, { goods, digits }: GoodsAssessment): Remark[] {
  const name = freeMovement(entry, goods, digits)?.name ?? '';
  const isStated = entry.request.exportCountry !== undefined;
  return [
    {
      note: `The goods are ${isStated ? '' : 'taken to be '}sent from ${goods.exportCountry} in free circulation: no duty is due (${name}); taxes on importation are.`,
      ...(isStated ? {} : { needs: ['export_country'], because: 'open_fact' as const }),
    },
  ];
}

/** What is sent from within the customs territory is not imported. */
const onNothingImported = (entry: Entry, one: GoodsAssessment): Remark[] => [
  entry.internalMovement ? onInternalMovement(entry.internalMovement) : onTerritory(entry),
  ...onTaxes(entry, one),
];

/** What a movement from Great Britain to Northern Ireland without duty rests on. */
const onInternalMovement = ({ scheme, isStated }: InternalMovement): Remark => ({
  note: `The goods are ${isStated ? '' : 'taken to be '}sent from Great Britain to Northern Ireland under the ${scheme} (Windsor Framework, Joint Committee decision 1/2023): no duty, fee or import tax is due, and VAT is that of a sale within the United Kingdom. It is closed to goods under a trade remedy or prohibition of the Union; parcels of several articles may weigh 31.5 kg, of a single one 100 kg.`,
  shopper: 'The goods move within the United Kingdom: no duty or import tax is due.',
  ...(isStated ? {} : { needs: ['export_country'], because: 'open_fact' as const }),
});

const onTerritory = (entry: Entry): Remark => ({
  note: `The goods are sent from ${entry.request.exportCountry ?? ''}, within the customs territory of the destination, and are taken to be in free circulation: no duty, fee or import tax is due.`,
  shopper: 'The goods do not cross a customs border: no duty, fee or import tax is due.',
});

const onImported = (
  entry: Entry,
  one: GoodsAssessment,
  regulatory: readonly RegulatoryRow[],
): Remark[] => [
  ...onCode(entry, one),
  ...onDuty(entry, one),
  ...onSimplified(one),
  ...onMeasures(one),
  ...onLevies(one),
  ...onReliefs(entry, one),
  ...onTaxes(entry, one),
  ...onPurpose(entry, one),
  ...onIdleClaims(entry, one),
  ...onUnknownConditions(entry, one),
  ...onRegulatory(one, regulatory),
];

const onLevies = ({ levies }: GoodsAssessment): Remark[] =>
  levies.flatMap(({ row, printed, needs }) => [
    ...onRange('additional_duty', row.name, row),
    ...onLevy('additional_duty', row.name, printed, row.lowest ? 'sure' : row.certainty, needs),
  ]);

/** A simplified regime that is open to some consignments only, or that lacks a fact. */
const onSimplified = ({ simplified, goods: { preference } }: GoodsAssessment): Remark[] => [
  ...(simplified?.assumptions ?? []).map((assumption): Remark => ({
    note: `${saidOf(simplified?.row.name ?? '', assumption)}.`,
    ...(simplified && simplified.needs.length > 0
      ? lacking('duty', simplified)
      : { because: 'assumed_class' }),
  })),
  ...(simplified && isNamed(preference)
    ? [
        {
          note: `Preference ${preference} was not applied: a simplified rate stands in place of the tariff. Send \`declarationType\` \`full\` for the tariff.`,
        },
      ]
    : []),
];

const isNamed = (preference: string): boolean => !['best', 'none', UNPROVEN].includes(preference);

function onDuty(entry: Entry, one: GoodsAssessment): Remark[] {
  const { line, rule, goods } = one;
  if (
    !line ||
    rule === 'flat' ||
    rule === 'exempt' ||
    rule === 'provision' ||
    rule === 'simplified'
  )
    return [];
  const { preferenceUnknown, claimed } = line;
  // a flat rate that is lower than the tariff's stands in its place
  const base = rule === 'gift flat' ? null : line.base;
  const remarks: Remark[] = [];
  if (line.base === null && goods.match.lines.length > 0)
    remarks.push({
      note: 'The tariff line has no rate that can be applied: the base duty is not in the totals.',
      needs: ['duty_rate'],
      because: 'missing_duty',
      charges: ['duty'],
    });
  const unprinted = unprintedPreferences(entry, goods, line);
  for (const { name } of unprinted)
    remarks.push({
      note: `${name} may give a lower rate; the ${entry.schedule ? kindOfTariff(entry.schedule) : 'embedded'} tariff lists none for this code${base === null ? '' : ', and the general rate was charged'}.`,
      because: 'unproven_origin',
    });
  if (base)
    for (const assumption of base.assessed.assumptions)
      remarks.push({
        note: `Duty ${base.rate}: ${assumption}.`,
        ...lacking('duty', base.assessed),
      });
  if (base?.quota)
    remarks.push({
      note: `The rate of quota ${base.quota} was charged as claimed. This service does not know the remaining balance; check it with customs.`,
      because: 'open_fact',
    });
  if (preferenceUnknown && !unprinted.some((row) => isCalled(row, goods.preference)))
    remarks.push(...onClosed(entry, one));
  if (base?.programme)
    remarks.push({
      note: `${base.programme.name}: the goods must ${/customs union/i.test(base.programme.name) ? 'be in free circulation there' : 'meet its rules of origin'}; proof: ${base.programme.proof}.`,
      ...proofOf(goods),
    });
  if (base?.programme?.certainty === 'assumed')
    remarks.push({
      note: `${base.programme.name} has limits by goods and origin that this service does not know.`,
      because: 'unproven_origin',
    });
  if (!line.base?.programme && claimed.length > 0)
    remarks.push({
      note: 'The goods are assumed to be entered under USMCA, so surcharges do not apply. If they are not, send preference `none`.',
      ...proofOf(goods),
    });
  return [...remarks, ...onRemedies(line)];
}

/**
 * A preference that the goods do not have. Where no preferences of the destination are known, what
 * the general duty may be lowered by is told with it.
 */
function onClosed(entry: Entry, { goods: { preference, generalDuty } }: GoodsAssessment): Remark[] {
  if (entry.schedule)
    return [
      {
        note: `Preference ${preference} is not open to this code and origin; the general rate was charged.`,
      },
    ];
  return generalDuty?.rate === 'Free'
    ? [{ note: `Preference ${preference} was not needed: the general duty is free.` }]
    : [];
}

/** A preference that was asked for by its name is claimed: its proof is at hand. */
const proofOf = ({ preference }: GoodsAssessment['goods']): Pick<Remark, 'needs'> =>
  preference === 'best' ? { needs: ['origin_proof'] } : {};

function onRemedies({ remedies }: NonNullable<GoodsAssessment['line']>): Remark[] {
  return remedies.flatMap(({ duty, assessed }): Remark[] => [
    ...(duty.liftedBy === null
      ? []
      : [{ note: `${duty.name} is not charged: document ${duty.liftedBy} is claimed.` }]),
    ...(duty.doubtful && duty.liftedBy === null
      ? [
          {
            note: `${duty.name} ${duty.printed} was charged at the rate for all other producers; to get the producer's own rate${othersOf(duty.others)}, give its additional code in \`conditions\`.`,
            needs: ['additional_code'],
            because: 'open_fact' as const,
            charges: ['additional_duty' as const],
            most: 'charged' as const,
          },
        ]
      : []),
    ...assessed.assumptions.map((assumption) => ({
      note: `${duty.name}: ${assumption}.`,
      ...lacking('additional_duty', assessed),
      ...(duty.liftedBy === null ? {} : { charges: [] }),
    })),
  ]);
}

/** Rates of producers, at most three of them. */
const othersOf = (others: readonly { code: string; printed: string }[]): string =>
  others.length === 0
    ? ''
    : ` (${others
        .slice(0, 3)
        .map(({ code, printed }) => `${code} ${printed}`)
        .join(', ')}${others.length > 3 ? ', ...' : ''})`;

/** Codes of a list, at most five of them. */
const nameCodes = (codes: readonly string[]): string =>
  codes
    .slice(0, 5)
    .map((code) => formatCode(code))
    .join(', ') + (codes.length > 5 ? ` and ${codes.length - 5} more` : '');

function onMeasures({ measures, line, goods: { contents } }: GoodsAssessment): Remark[] {
  const remarks: Remark[] = [];
  for (const { row, doubtful, dividing, exemption, assessed, appliesTo } of measures) {
    if (dividing.length > 0)
      remarks.push({
        note: `${row.name} was charged; longer codes differ: ${nameCodes(dividing)}.`,
        needs: ['hs_code'],
        because: 'open_fact',
        charges: ['additional_duty'],
        most: 'charged',
      });
    else if (doubtful)
      remarks.push({
        note: `${row.name} was charged; some goods of this heading are listed as exempt or fall under another rate.`,
        because: 'assumed_class',
      });
    for (const assumption of assessed.assumptions)
      remarks.push({
        note: `${saidOf(row.name, assumption)}.`,
        ...lacking('additional_duty', assessed),
      });
    if (exemption === null && row.rate.startsWith('total ') && !line?.base)
      remarks.push({
        note: 'One duty raises the total to a fixed rate. The base duty is not known, so that full rate was charged.',
        because: 'open_fact',
      });
    if (exemption?.heading)
      remarks.push({ note: `${row.name} is not charged: file ${exemption.heading}.` });
    if (appliesTo === 'remainder')
      remarks.push({
        note: `${row.name} is charged on the value that the duty on the metal does not cover.`,
      });
  }
  if (
    contents.metalsKnown &&
    !contents.isWhole &&
    measures.some(({ row }) => metalOf(row) !== null)
  )
    remarks.push({
      note: 'The part of the value that is in no component counts as free of metal.',
    });
  const open = line?.undeclared ?? [];
  if (open.length > 0) {
    const metals = METALS.filter((metal) => open.some((row) => metalOf(row) === metal));
    remarks.push({
      note: `${open.map(({ name, rate }) => `${name} (${rate})`).join(', ')}: not in the totals, since the value of the ${metals.join(', ')} in the goods is not declared in \`components\`.`,
      needs: ['components'],
      because: 'missing_duty',
      charges: ['additional_duty'],
    });
  }
  return remarks;
}

/** A levy that is as last known, or on a duty that is not known. */
export function onLevy(
  what: ChargeKind,
  name: string,
  rate: string,
  certainty: 'sure' | 'assumed',
  needs: readonly string[],
): Remark[] {
  if (rate === 'unknown')
    return [
      {
        note: `${capitalised(name)} is due on such goods; its rate is not known, and it is not in the totals.`,
        ...lacking(what, { needs, isOpen: true }),
      },
    ];
  const isOld = certainty === 'assumed';
  const named = `${capitalised(name)} (${rate})`;
  const note =
    needs.length > 0
      ? `${named}${isOld ? ', as last known,' : ''} is only partly in the totals, because its basis is not known.`
      : `${named} was charged as last known; it was not confirmed for this day.`;
  return [
    ...(isOld ? [{ note, because: 'old_rate' as const }] : []),
    ...(needs.length > 0 ? [{ note, ...lacking(what, { needs, isOpen: true }) }] : []),
  ];
}

/** A charge of which only the ends are known: the highest was charged. */
const onRange = (
  what: 'additional_duty' | 'tax',
  name: string,
  { rate, lowest, reason = null }: { rate: string; lowest?: string | null; reason?: string | null },
): Remark[] =>
  lowest
    ? [
        {
          note: `${capitalised(name)}: ${lowest} to ${rate}, ${reason ?? 'by the goods'}; the highest was charged.`,
          needs: [what === 'tax' ? 'tax_rate' : 'duty_rate'],
          because: 'open_fact',
          charges: [what],
          most: 'charged',
        },
      ]
    : [];

function onTaxes({ request, destination }: Entry, one: GoodsAssessment): Remark[] {
  const { taxes, collector, scheme, rule } = one;
  const remarks: Remark[] = taxes.flatMap(onTax);
  if (
    taxes.length === 0 &&
    one.reliefs.taxExempt &&
    scheme !== null &&
    request.businessBuyer !== true
  )
    remarks.push({
      note: `No tax is due at the border; a seller that is registered for ${scheme} charges it at the sale.`,
      shopper: true,
    });
  if (taxes.length === 0) return remarks;
  if (collector === 'seller')
    remarks.push({
      note: `The seller charges the tax at the sale${scheme === null ? '' : ` under ${scheme}`}; none is due at the border.`,
      shopper: 'The seller charges the tax with the price; none is due on arrival.',
    });
  if (collector === 'seller' && rule === 'flat')
    remarks.push({
      note: 'The flat duty was left out of the tax charged at the sale; authorities have not settled this.',
      shopper: 'Whether tax is charged on the flat duty too is not settled: it was left out.',
      because: 'open_fact',
    });
  if (collector === 'reverse')
    remarks.push({
      note: 'The business buyer accounts for the tax (reverse charge); none is collected.',
      shopper: true,
    });
  if (collector === 'border' && scheme !== null && request.businessBuyer !== true)
    remarks.push({
      note:
        destination.country === 'GB'
          ? 'Up to 135 GBP the seller or marketplace must charge the VAT at the sale (GB_VAT); without a registration it is shown as due at the border.'
          : `The seller is not registered for ${scheme}: the tax is collected on arrival.`,
      shopper:
        destination.country === 'GB'
          ? 'The seller or the marketplace must charge the tax with the price.'
          : 'The tax is collected on arrival.',
    });
  return remarks;
}

/** What the figure of one tax rests on. */
function onTax({ row, needs = [], assumptions = [], isOpen = false }: Tax): Remark[] {
  const unproven =
    row.certainty === 'assumed' && row.reason !== null
      ? `${capitalised(row.tax)} ${row.rate}: ${row.reason}; the code alone does not prove that the goods qualify.`
      : null;
  return [
    ...onRange('tax', row.tax, row),
    ...(unproven === null
      ? onLevy(
          'tax',
          row.tax,
          row.rate,
          row.lowest ? 'sure' : row.certainty,
          assumptions.length === 0 ? needs : [],
        )
      : [{ note: unproven, because: 'assumed_class' as const }]),
    ...assumptions.map((assumption): Remark => ({
      note:
        unproven !== null && assumption === `${row.tax}: ${row.reason ?? ''}`
          ? unproven
          : `${saidOf(row.tax, assumption)}.`,
      ...(needs.length > 0 ? lacking('tax', { needs, isOpen }) : { because: 'assumed_class' }),
    })),
  ];
}

/** What is assumed of a charge, which is named once. */
const saidOf = (name: string, assumption: string): string =>
  assumption.toLowerCase().includes(name.toLowerCase())
    ? capitalised(assumption)
    : `${capitalised(name)}: ${assumption}`;
