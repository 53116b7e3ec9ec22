/** What a person must know of the figures: notes in plain words, missing facts, and whether anything was assumed. */
import { holdsOn } from '../calendar.ts';
import { type Decimal, decimal, ZERO } from '../decimal.ts';
import { formatCode } from '../hscode.ts';
import { type Assessment, minorUnit } from './assess.ts';
import type { Context } from './context.ts';
import { nameLines } from './schedule.ts';
import type { RegulatoryRow, Schedule } from './types.ts';
import { unprintedPreferences } from './unprinted.ts';

export interface Report {
  notes: string[];
  needs: string[];
  estimated: boolean;
}

/** One remark. `estimated`: a figure rests on it. */
interface Remark {
  note: string;
  needs?: readonly string[];
  estimated?: boolean;
}

/** Every remark on an assessment, in the order in which the figures stand. */
export function reportOf(
  context: Context,
  assessment: Assessment,
  regulatory: readonly RegulatoryRow[],
  remainder: Decimal,
): Report {
  const remarks = [
    ...onExchange(context),
    ...onValue(context, assessment, remainder),
    ...onCode(context, assessment),
    ...onDuty(context, assessment),
    ...onMeasures(assessment),
    ...onReliefs(context, assessment),
    ...onTaxes(context, assessment),
    ...onPurpose(context),
    ...regulatory
      .filter((row) => row.estimated)
      .map((row): Remark => ({
        note: `${row.name} may apply and is not in the totals: ${row.condition}`,
        estimated: true,
      })),
  ];
  return {
    notes: [...new Set(remarks.map(({ note }) => note))],
    needs: [...new Set(remarks.flatMap(({ needs }) => needs ?? []))],
    estimated: remarks.some(({ estimated }) => estimated === true),
  };
}

function onExchange({ exchange, request, destination }: Context): Remark[] {
  if (exchange.rows.length === 0) return [];
  const dates = exchange.rows.map((row) => row.date).sort();
  const note = `Amounts were converted from ${request.currency} to ${destination.currency} at ${exchange.rate.toFixed()} (reference rates of ${dates[0] ?? ''}).`;
  if (!exchange.stale) return [{ note }];
  return [
    { note },
    {
      note: 'The exchange rate is more than 31 days away from the entry date: customs will use another one.',
      estimated: true,
    },
  ];
}

function onValue(context: Context, assessment: Assessment, remainder: Decimal): Remark[] {
  const { request, destination, schedule } = context;
  const { valuation, taxes, rule } = assessment;
  const remarks: Remark[] = [];
  // Where nothing is charged on the value, what is missing from it changes nothing.
  if (valuation.freightMissing && (taxes.length > 0 || (rule === 'tariff' && schedule !== null)))
    remarks.push({
      note: 'No shipping cost was given: the customs value includes transport to the border, and none is in it.',
      needs: ['shipping_cost'],
      estimated: true,
    });
  if (valuation.undeducted && destination.valueBasis === 'FOB')
    remarks.push({
      note: `The price under ${request.shippingTerms ?? ''} carries freight that was not stated apart, so none was deducted.`,
    });
  if (request.shippingTerms === 'DDP')
    remarks.push({
      note: 'Delivered duty paid: the price contains the charges; the goods are what is left of it.',
    });
  if (remainder.lt(ZERO))
    remarks.push({
      note: 'The price does not even cover the charges on goods of no value.',
      estimated: true,
    });
  if (remainder.gt(ZERO))
    remarks.push({
      note: `No price without charges leads exactly to the price paid; ${remainder.toFixed()} ${destination.currency} of it is unaccounted for.`,
      // Lines are rounded one by one, so a few minor units may be left; more is the jump of a threshold.
      estimated: remainder.gt(minorUnit(destination.currency).times(ROUNDING_MOST)),
    });
  return remarks;
}

function onCode(context: Context, { duties, linesDiffer, rule }: Assessment): Remark[] {
  const { schedule, match, request, destination, generalDuty } = context;
  if (generalDuty?.rate)
    return [
      {
        note: schedule
          ? `The ${kindOf(schedule)} tariff of ${destination.country} prints no general rate; the country's general duty of ${generalDuty.rate} was charged.`
          : `No tariff of ${destination.country} is embedded; its general duty of ${generalDuty.rate} was charged.`,
        estimated: generalDuty.certainty === 'assumed',
      },
    ];
  if (!schedule)
    return [
      {
        note: `No tariff of ${destination.country} is embedded: duty is not in the totals, taxes and thresholds are.`,
        needs: ['duty_rate'],
        estimated: true,
      },
    ];
  const written = formatCode(request.hsCode, schedule.name);
  const inOurFavour = rule === 'flat' || rule === 'exempt';
  const remarks: Remark[] = [];
  if (duties?.line.extract)
    remarks.push({
      note: `The imported tariff does not hold chapter ${duties.line.code.slice(0, 2)}: the embedded extract was used.`,
    });
  if (schedule.withoutReferences && request.originCountry === 'CN' && duties?.line.chapter99.length === 0)
    remarks.push({
      note: 'The imported export has no footnotes, so that section 301 duties on this line are not known; import the JSON export.',
      estimated: true,
    });
  if (!holdsOn(schedule.edition, request.entryDate) && !inOurFavour)
    remarks.push({
      note: `The ${kindOf(schedule)} tariff is the edition from ${schedule.edition.from}; its base rates were used for ${request.entryDate}.`,
      estimated: true,
    });
  if (match.lines.length === 0)
    remarks.push({
      note: `The ${kindOf(schedule)} tariff holds no rate for ${written}: the base duty is not in the totals.${importHint(schedule)}`,
      needs: ['duty_rate'],
      estimated: !inOurFavour,
    });
  if (match.lines.length === 0 && schedule.name === 'us' && request.originCountry === 'CN')
    remarks.push({
      note: 'Whether the code is on a section 301 list for China is not known; such a duty is not in the totals.',
      estimated: true,
    });
  if (match.shortenedTo !== null && match.shortenedTo.length === 6)
    remarks.push({
      note: `${written} is no code of this tariff; its first six digits, which all tariffs share, were used.`,
    });
  else if (match.shortenedTo !== null && !request.hsCode.endsWith('00'))
    remarks.push({
      note: `${written} is not in the ${kindOf(schedule)} tariff; the rate of ${formatCode(match.shortenedTo, schedule.name)} holds for all codes below it.`,
    });
  if (linesDiffer && duties && !inOurFavour)
    remarks.push({
      note: `${formatCode(request.hsCode.slice(0, match.shortenedTo?.length ?? 10), schedule.name)} may be ${nameLines(schedule, match.lines)}; the dearest, ${formatCode(duties.line.code, schedule.name)}, was charged.`,
      needs: ['hs_code'],
      estimated: true,
    });
  return remarks;
}

const kindOf = ({ imported }: Schedule): string => (imported ? 'imported' : 'embedded');

/** How an operator gets the lines that are not embedded. */
const importHint = ({ name, imported }: Schedule): string =>
  imported ? '' : ` The official tariff is imported by "npm run data -- ${IMPORTED_BY[name]}".`;

const IMPORTED_BY: Readonly<Record<Schedule['name'], string>> = {
  us: 'sync us-hts',
  eu: 'import eu-taric --file FILE',
  gb: 'sync gb-tariff',
  ca: 'import ca-tariff --file FILE',
  xi: 'sync xi-tariff',
  no: 'import no-tariff --file FILE',
  au: 'import au-tariff --file FILE',
  br: 'sync br-ncm',
};

function onDuty(context: Context, { duties, rule }: Assessment): Remark[] {
  if (!duties || rule === 'flat' || rule === 'exempt') return [];
  const { base, preferenceUnknown, claimed } = duties;
  const remarks: Remark[] = [];
  if (base === null && context.match.lines.length > 0)
    remarks.push({
      note: 'The line prints no rate that could be charged: the base duty is not in the totals.',
      needs: ['duty_rate'],
      estimated: true,
    });
  for (const { name } of unprintedPreferences(context, duties))
    remarks.push({
      note: `${name} may give a lower rate; the ${context.schedule ? kindOf(context.schedule) : 'embedded'} tariff prints none for this code, and the general rate was charged.`,
      estimated: true,
    });
  for (const assumption of base?.assessed.assumptions ?? [])
    remarks.push({
      note: `Duty ${base?.rate ?? ''}: ${assumption}.`,
      needs: base?.assessed.needs ?? [],
      estimated: true,
    });
  for (const { duty, assessed } of duties.remedies) {
    if (duty.doubtful)
      remarks.push({
        note: `${duty.name} ${duty.printed} was charged at the rate for all other producers; name the producer's additional code to have its own.`,
        needs: ['additional_code'],
        estimated: true,
      });
    for (const assumption of assessed.assumptions)
      remarks.push({ note: `${duty.name}: ${assumption}.`, needs: assessed.needs, estimated: true });
  }
  if (preferenceUnknown)
    remarks.push({
      note: `Preference ${context.request.preference} is not open to this code and origin; the general rate was charged.`,
    });
  if (base?.programme)
    remarks.push({
      note: `${base.programme.name}: the goods must meet its rules of origin; proof: ${base.programme.proof}.`,
      ...(base.programme.certainty === 'assumed' ? { estimated: true } : {}),
    });
  if (base?.programme?.certainty === 'assumed')
    remarks.push({
      note: `${base.programme.name} has limits by goods and origin that are not embedded.`,
      estimated: true,
    });
  if (!base?.programme && claimed.length > 0)
    remarks.push({
      note: 'The goods are taken to be entered as USMCA goods, which keeps surcharges off; send preference `none` if they are not.',
    });
  return remarks;
}

function onMeasures({ measures, duties }: Assessment): Remark[] {
  const remarks: Remark[] = measures
    .filter(({ doubtful }) => doubtful)
    .map(({ row }) => ({
      note: `${row.name} was charged; some goods of this heading are listed as exempt or fall under another rate.`,
      estimated: true,
    }));
  if (
    measures.some(({ row, exemption }) => exemption === null && row.rate.startsWith('total ')) &&
    !duties?.base
  )
    remarks.push({
      note: 'A duty that tops the base duty up to a total was charged in full, since the base duty is not known.',
      estimated: true,
    });
  for (const { row, exemption } of measures)
    if (exemption?.heading) remarks.push({ note: `${row.name} is not charged: file ${exemption.heading}.` });
  return remarks;
}

function onReliefs(
  { request, destination, channel }: Context,
  { reliefs, rule, simplifiedRefused, valuation }: Assessment,
): Remark[] {
  const remarks: Remark[] = [];
  if (rule === 'exempt' && reliefs.exemptedBy)
    remarks.push({
      note: `No duty up to ${reliefs.exemptedBy.row.amount.toFixed()} ${reliefs.exemptedBy.row.currency} (${reliefs.exemptedBy.row.legalBasis}).`,
    });
  if (rule === 'flat' && reliefs.flatDuty)
    remarks.push({
      note: `Consignments up to ${reliefs.flatDuty.row.amount.toFixed()} ${reliefs.flatDuty.row.currency} sold to consumers pay ${reliefs.flatDuty.row.effect ?? ''} for each kind of goods in place of the tariff duty.`,
    });
  if (rule === 'gift flat')
    remarks.push({
      note: `A gift within its limit is charged ${reliefs.giftFlat?.row.effect ?? ''} where that is less than the tariff.`,
    });
  if (reliefs.giftExcess)
    remarks.push({
      note: `Only the value above ${reliefs.giftExcess.row.amount.toFixed()} ${reliefs.giftExcess.row.currency} of a gift is charged.`,
    });
  if (reliefs.senderAssumed)
    remarks.push({
      note: 'The gift is taken to come from a private person; a business sender has no gift relief.',
      needs: ['sender'],
      estimated: true,
    });
  if (
    request.purpose === 'gift' &&
    (request.sender === 'business' || request.giftInConjunctionWithPurchase === true)
  )
    remarks.push({ note: 'No gift relief: the goods come from a business or with a purchase.' });
  if (simplifiedRefused)
    remarks.push({
      note: 'A simplified declaration is not open to this value or these goods; a full one was reckoned with.',
    });
  // Canada looks at where the parcel was sent from, which a request does not say.
  if (
    destination.country === 'CA' &&
    channel === 'courier' &&
    valuation.intrinsic.gt(TWENTY_CAD) &&
    reliefs.duty &&
    reliefs.duty.row.channel === 'courier'
  )
    remarks.push({
      note: 'The courier thresholds hang on the country of export; it is taken to be the country of origin.',
      estimated: valuation.intrinsic.lte(reliefs.duty.amount),
    });
  return remarks;
}

function onTaxes(
  { request, destination }: Context,
  { taxes, collector, sellerTax, leastTax, reliefs, valuation, rule }: Assessment,
): Remark[] {
  const remarks: Remark[] = taxes
    .filter(({ row }) => row.certainty === 'assumed')
    .map(({ row }) => ({
      note: `${row.tax} ${row.rate}: ${row.reason ?? 'rate'}; the code alone does not prove that the goods qualify.`,
      estimated: true,
    }));
  if (taxes.length === 0) {
    if (leastTax && !reliefs.taxExempt)
      remarks.push({
        note: `Taxes up to ${leastTax.row.amount.toFixed()} ${leastTax.row.currency} are not levied.`,
      });
    return remarks;
  }
  const scheme =
    sellerTax && request.purpose === 'sale' && valuation.intrinsic.lte(sellerTax.amount)
      ? (sellerTax.row.effect ?? '')
      : null;
  if (collector === 'seller')
    remarks.push({
      note: `The seller charges the tax at the sale under ${scheme ?? ''}; none is due at the border.`,
    });
  if (collector === 'seller' && rule === 'flat')
    remarks.push({
      note: 'The flat duty was left out of the tax charged at the sale; authorities have not settled this.',
      estimated: true,
    });
  if (collector === 'reverse')
    remarks.push({ note: 'The business buyer accounts for the tax (reverse charge); none is collected.' });
  if (collector === 'border' && scheme !== null && request.businessBuyer !== true)
    remarks.push({
      note:
        destination.country === 'GB'
          ? 'Up to 135 GBP the seller or marketplace must charge the VAT at the sale (GB_VAT); without a registration it is shown as due at the border.'
          : `The seller is not registered for ${scheme}: the tax is collected on arrival.`,
    });
  return remarks;
}
const TWENTY_CAD = decimal('20');
const ROUNDING_MOST = decimal('5');

/** Origin and destination lie in one customs territory: the same country, or two member states. */
const sameTerritory = ({ request, destination, edition }: Context): boolean =>
  request.originCountry === destination.country ||
  (edition.destinations.get(request.originCountry) ?? []).some(
    ({ territory }) => territory === destination.territory,
  );

function onPurpose(context: Context): Remark[] {
  const { request } = context;
  const unused = [...(request.claims ?? []), ...(request.conditions ?? [])];
  if (unused.length > 0)
    return [
      { note: `Claims and conditions were not taken into account: ${unused.join(', ')}.`, estimated: true },
    ];
  if (request.purpose === 'return')
    return [
      {
        note: 'Returned goods may be free of duty and tax with evidence of their export; full charges are shown.',
        needs: ['export_evidence'],
        estimated: true,
      },
    ];
  if (request.purpose === 'sample')
    return [{ note: 'Samples of negligible value may be free; full charges are shown.', estimated: true }];
  if (sameTerritory(context))
    return [
      {
        note: 'The goods originate in the customs territory of the destination: within it they move without duty or import tax, and returned goods may be free. An import from outside is shown.',
        needs: ['export_evidence'],
        estimated: true,
      },
    ];
  return [];
}
