/** Landed cost: duties, fees and taxes of one consignment of one code, with their reasons. */
import { type Decimal, sum, toNumber, ZERO } from '../decimal.ts';
import { formatCode } from '../hscode.ts';
import { roundMoney } from '../money.ts';
import { type Assessment, assess } from './assess.ts';
import { type Context, prepare } from './context.ts';
import { solveDeliveredDutyPaid } from './deliveredDutyPaid.ts';
import { linesOf, optionsOf } from './lines.ts';
import { regulatoryFor } from './measures.ts';
import { reportOf } from './report.ts';
import type {
  LandedCostAnswer,
  LandedCostLine,
  LandedCostRequest,
  LandedCostResult,
  RegulatoryRow,
  TariffEdition,
} from './types.ts';

/**
 * The landed cost in the destination's currency. Refuses an uncovered destination (`unsupported_country`) and a request
 * that lacks what no assumption can replace: a known currency, a Canadian region (`invalid_input`, with issues).
 */
export function landedCost(request: LandedCostRequest, edition: TariffEdition): LandedCostAnswer {
  const prepared = prepare(request, edition);
  if (!prepared.ok) return prepared;
  const { context } = prepared;
  const solved = context.request.shippingTerms === 'DDP' ? solveDeliveredDutyPaid(context) : null;
  const assessment = solved?.assessment ?? assess(context, context.price);
  return {
    ok: true,
    result: resultOf(context, assessment, solved?.price ?? context.price, solved?.remainder ?? ZERO),
  };
}

function resultOf(
  context: Context,
  assessment: Assessment,
  price: Decimal,
  remainder: Decimal,
): LandedCostResult {
  const { request, destination, edition } = context;
  const { reliefs, valuation, duties, rule } = assessment;
  const facts = { digits: assessment.digits, origin: request.originCountry, date: request.entryDate };
  // a tariff that publishes its trade remedies is believed where it names none
  const regulatory = regulatoryFor(edition, context.keys, facts).filter(
    ({ measureType }) => measureType !== 'trade_remedy' || !context.schedule?.publishesRemedies,
  );
  const report = reportOf(context, assessment, regulatory, remainder);
  const lines = linesOf(context, assessment);
  const sellerTaxes = sum(
    assessment.collector === 'seller' ? assessment.taxes.map(({ amount }) => amount) : [],
  );
  const applied = rule === 'tariff' ? (duties?.base?.programme ?? null) : null;
  return {
    hsCode: request.hsCode,
    hsCodeFormatted: formatCode(request.hsCode, destination.schedule ?? 'us'),
    originCountry: request.originCountry,
    destinationCountry: request.destinationCountry,
    currency: destination.currency,
    exchangeRate: context.exchange.rows.length > 0 ? toNumber(context.exchange.rate) : null,
    transportMode: request.transportMode,
    shipmentChannel: context.channel,
    shippingTerms: request.shippingTerms ?? null,
    deMinimis: {
      threshold: amountOf(reliefs.duty, destination.currency),
      exempt: reliefs.dutyExempt,
      taxThreshold: amountOf(reliefs.tax, destination.currency),
      taxExempt: reliefs.taxExempt,
    },
    customsValue: toNumber(valuation.customsValue),
    lines,
    totals: totalsOf(assessment, price),
    notes: report.notes,
    schedule: destination.territory,
    region: context.region,
    entryDate: request.entryDate,
    entryType: assessment.declaration && (assessment.declaration.type === 'full' ? 'formal' : 'informal'),
    declaration: assessment.declaration,
    filing: {
      method: request.filing?.method ?? 'electronic',
      preparedBy: request.filing?.preparedBy ?? 'declarant',
    },
    estimated: report.estimated,
    needs: report.needs,
    sources: sourcesOf(context, lines),
    ...(sellerTaxes.gt(ZERO) ? { sellerTaxes: toNumber(sellerTaxes) } : {}),
    flatDuty:
      rule === 'flat'
        ? { rate: `${reliefs.flatDuty?.row.effect ?? ''} per item`, amount: toNumber(assessment.baseDuty) }
        : null,
    validation: reliefs.gift
      ? [
          {
            rule: 'gift',
            action: 'relief',
            code: null,
            message: `A gift between private persons up to ${reliefs.gift.row.amount.toFixed()} ${reliefs.gift.row.currency} is free of duty and tax.`,
            itemIndex: null,
          },
        ]
      : [],
    regulatory: regulatory.map(regulatoryAnswer),
    tradeAgreement: applied?.name ?? null,
    rateFound: duties?.base != null,
    options: duties ? optionsOf(duties, rule, destination.currency) : [],
  };
}

const amountOf = (threshold: { amount: Decimal } | null, currency: string): number | null =>
  threshold && toNumber(roundMoney(threshold.amount, currency));

/** Totals are sums of rounded lines. Freight inside the price is not counted again. */
function totalsOf({ valuation, totals }: Assessment, price: Decimal): LandedCostResult['totals'] {
  const { shipping, insurance } = valuation;
  const charges = sum([totals.duties, totals.fees, totals.taxes]);
  return {
    goods: toNumber(price),
    shipping: shipping && toNumber(shipping),
    insurance: insurance && toNumber(insurance),
    duties: toNumber(totals.duties),
    fees: toNumber(totals.fees),
    taxes: toNumber(totals.taxes),
    dutiesTaxesFees: toNumber(charges),
    landedCost: toNumber(sum([price, shipping ?? ZERO, insurance ?? ZERO, charges])),
  };
}

const regulatoryAnswer = (row: RegulatoryRow): LandedCostResult['regulatory'][number] => ({
  code: row.code,
  name: row.name,
  description: row.legalBasis,
  agency: row.agency,
  measureType: row.measureType,
  condition: row.condition,
});

/** The pages behind the figures, each once. */
function sourcesOf(
  { destination, exchange }: Context,
  lines: readonly LandedCostLine[],
): LandedCostResult['sources'] {
  const cited = [
    destination.source,
    ...lines.map(({ legalBasis, sourceUrl }) => ({ label: legalBasis ?? '', url: sourceUrl ?? '' })),
    ...exchange.rows.map((row) => ({ label: row.source, url: row.sourceUrl })),
  ];
  const seen = new Map(
    cited.filter(({ label, url }) => label !== '' && url !== '').map((source) => [source.label, source]),
  );
  return [...seen.values()];
}
