/** What the answer says of a whole consignment. */
import { sum, toNumber, ZERO } from '../../decimal.ts';
import { type Currency, type Money, roundMoney } from '../../money.ts';
import type { Calculated } from '../calculate.ts';
import type { Assessment, GoodsAssessment } from '../consignment/assess.ts';
import { isInPrice } from '../consignment/deliveredDutyPaid.ts';
import type { Entry } from '../consignment/entry.ts';
import type { EntryAnswer, LandedCostLine } from './answer.ts';
import { type KnownTotals, missingOf, totalsWith, type WeighedNeed } from './missing.ts';
import { estimatedOf, notesFor } from './remarks.ts';
import { summaryOf } from './summary.ts';

export function entryAnswer(
  calculated: Calculated,
  lines: readonly LandedCostLine[],
  needsWorth: readonly WeighedNeed[],
): EntryAnswer {
  const answer = figuresOf(calculated, lines, needsWorth);
  return { summary: summaryOf(answer, lines), ...answer };
}

function figuresOf(
  calculated: Calculated,
  lines: readonly LandedCostLine[],
  needsWorth: readonly WeighedNeed[],
): Omit<EntryAnswer, 'summary'> {
  const { entry, assessment, price, report } = calculated;
  const { request, destination, exchange } = entry;
  const { currency } = destination;
  const totals = totalsOf(assessment, price);
  const missing = missingOf(report.whole.open, needsWorth, {
    totals,
    whole: totals.landedCost,
    isInPrice: isInPrice(request),
  });
  const sellerTaxes = sum(
    assessment.goods.filter(({ collector }) => collector === 'seller').flatMap(taxesOf),
  );
  return {
    destinationCountry: request.destinationCountry,
    currency,
    exchangeRate: exchange.rows.length > 0 ? toNumber(exchange.rate) : null,
    transportMode: request.transportMode,
    shipmentChannel: entry.channel,
    shippingTerms: request.shippingTerms ?? null,
    deMinimis: deMinimisOf(assessment, currency),
    customsValue: toNumber(
      roundMoney(sum(assessment.goods.map(({ valuation }) => valuation.customsValue)), currency),
    ),
    totals: totalsWith(totals, missing),
    notes: notesFor(report.whole, request.audience),
    schedule: destination.territory,
    region: entry.region,
    entryDate: request.entryDate,
    entryType:
      assessment.declaration && (assessment.declaration.type === 'full' ? 'formal' : 'informal'),
    declaration: assessment.declaration,
    filing: {
      method: request.filing?.method ?? 'electronic',
      preparedBy: request.filing?.preparedBy ?? 'declarant',
    },
    ...estimatedOf(report.whole),
    needs: report.whole.needs,
    needsWorth: needsWorth.map(({ need, lowest, highest }) => ({ need, lowest, highest })),
    workings: workingsOf(lines),
    sources: sourcesOf(entry, lines),
    ...(sellerTaxes.gt(ZERO) ? { sellerTaxes: toNumber(sellerTaxes) } : {}),
    flatDuty: flatDutyOf(assessment),
    validation: calculated.validation,
  };
}

/** Duties, then fees, then taxes: as they build upon one another. */
const workingsOf = (lines: readonly LandedCostLine[]): string[] =>
  (['duty', 'fee', 'tax'] as const)
    .flatMap((kind) => lines.filter((line) => line.kind === kind))
    .flatMap(({ name, code, working }) =>
      working === undefined ? [] : [`${code === null ? name : `${name} ${code}`}: ${working}`],
    );

const taxesOf = ({ taxes }: GoodsAssessment): Money[] => taxes.map(({ amount }) => amount);

/**
 * The lowest of the limits that hold for the goods; exempt when all of them are. A gift that is
 * free has the limit for gifts too, goods at a flat duty the limit of that, and taxes that are too
 * little to be levied the value at which they would be.
 */
function deMinimisOf(
  { goods, untaxedUpTo }: Assessment,
  currency: Currency,
): EntryAnswer['deMinimis'] {
  const lowest = (kind: 'duty' | 'tax'): number | null => {
    const known = goods.flatMap(({ reliefs, rule }) => {
      const flat = kind === 'duty' && rule === 'flat' ? reliefs.flatDuty : null;
      const limits = [reliefs[kind], reliefs.gift, flat].filter((limit) => limit !== null);
      return limits.length === 0
        ? []
        : [Math.max(...limits.map(({ amount }) => toNumber(roundMoney(amount, currency))))];
    });
    return known.length < goods.length ? null : Math.min(...known);
  };
  return {
    threshold: lowest('duty'),
    exempt: goods.every(({ reliefs }) => reliefs.dutyExempt),
    taxThreshold:
      untaxedUpTo === null ? lowest('tax') : toNumber(roundMoney(untaxedUpTo, currency)),
    taxExempt: untaxedUpTo !== null || goods.every(({ reliefs }) => reliefs.taxExempt),
  };
}

/** Totals are sums of rounded lines. Freight inside the price is not counted again. */
function totalsOf({ goods, totals }: Assessment, price: Money): KnownTotals {
  const shared = (pick: (one: GoodsAssessment) => Money | null): Money | null => {
    const shares = goods.map(pick);
    return shares.every((share) => share === null)
      ? null
      : sum(shares.map((share) => share ?? ZERO));
  };
  const shipping = shared(({ valuation }) => valuation.shipping);
  const insurance = shared(({ valuation }) => valuation.insurance);
  return printTotals({ goods: price, shipping, insurance, ...totals });
}

/** Totals of amounts that are rounded already. */
export function printTotals({
  goods,
  shipping,
  insurance,
  duties,
  fees,
  taxes,
}: {
  goods: Money;
  shipping: Money | null;
  insurance: Money | null;
  duties: Money;
  fees: Money;
  taxes: Money;
}): KnownTotals {
  const charges = sum([duties, fees, taxes]);
  return {
    goods: toNumber(goods),
    shipping: shipping && toNumber(shipping),
    insurance: insurance && toNumber(insurance),
    duties: toNumber(duties),
    fees: toNumber(fees),
    taxes: toNumber(taxes),
    dutiesTaxesFees: toNumber(charges),
    landedCost: toNumber(sum([goods, shipping ?? ZERO, insurance ?? ZERO, charges])),
  };
}

/** The pages behind the figures, each once. */
function sourcesOf(
  { destination, exchange }: Entry,
  lines: readonly LandedCostLine[],
): EntryAnswer['sources'] {
  const cited = [
    destination.source,
    ...lines.map(({ legalBasis, sourceUrl }) => ({
      label: legalBasis ?? '',
      url: sourceUrl ?? '',
    })),
    ...exchange.rows.map((row) => ({ label: row.source, url: row.sourceUrl })),
  ];
  const seen = new Map(
    cited
      .filter(({ label, url }) => label !== '' && url !== '')
      .map((source) => [source.label, source]),
  );
  return [...seen.values()];
}

function flatDutyOf({ goods }: Assessment): EntryAnswer['flatDuty'] {
  const flat = goods.filter(({ rule }) => rule === 'flat');
  const [first] = flat;
  if (!first) return null;
  return {
    rate: `${first.reliefs.flatDuty?.row.effect ?? ''} per item`,
    amount: toNumber(sum(flat.map(({ baseDuty }) => baseDuty))),
  };
}
