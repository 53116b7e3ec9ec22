/**
 * A printed rate as it holds for given goods: with the components of its composition, or the band
 * of its entry price.
 */
import type { ScheduleName } from '../../hscode.ts';
import { convert, printedMoney } from '../../money.ts';
import type { TariffEdition, TariffLine } from '../types.ts';
import { bandsOf, bandsOfConditions, entryPriceOf, entryPriceRow } from './entryPrice.ts';
import { type Assessed, type DutyBasis, evaluateDuty } from './evaluate.ts';
import { parseDuty } from './expression.ts';
import { withComponents } from './meursing.ts';
import { dollarOf } from './rateTerm.ts';

export interface RateQuery {
  edition: TariffEdition;
  schedule: ScheduleName | null;
  line: TariffLine;
  digits: string;
  date: string;
  basis: DutyBasis;
}

/** What a rate of the line amounts to, and how it is printed for these goods. */
export function assessRate(
  printed: string,
  query: RateQuery,
): { rate: string; assessed: Assessed } {
  const { schedule, line, basis } = query;
  const priced = isOfEntryPrice(printed) ? byEntryPrice(query) : null;
  if (priced) return priced;
  const duty = withComponents(parseDuty(printed, dollarOf(schedule)), line.agricultural ?? null);
  return { rate: printed, assessed: evaluateDuty(duty, basis) };
}

const ONE_EURO = printedMoney('1');

const isOfEntryPrice = (printed: string): boolean => /entry price/i.test(printed);

/**
 * The band of the declared price: of the imported measure, else of the embedded table. Null when
 * there is none.
 */
function byEntryPrice(query: RateQuery): { rate: string; assessed: Assessed } | null {
  const { edition, digits, date, line, basis } = query;
  const row = entryPriceRow(edition.entryPrices, digits, date);
  const published = bandsOfConditions(line.generalConditions ?? []);
  const bands = published.length > 0 ? published : row ? bandsOf(row) : [];
  const euro = bands.length === 0 ? null : basis.rateOf('EUR');
  if (euro === null) return null;
  const found = entryPriceOf(bands, {
    valueEuro: basis.customsValue.div(convert(ONE_EURO, euro)),
    weightKg: basis.netWeightKg ?? basis.weightKg,
  });
  if (!found) return null;
  const assessed = evaluateDuty(parseDuty(found.band.rate), basis);
  const assumed =
    published.length === 0 && row?.certainty === 'assumed'
      ? ['the entry price is as last known']
      : [];
  return {
    rate: found.band.rate,
    assessed: {
      ...assessed,
      needs: [...assessed.needs, ...found.needs],
      assumptions: [...assessed.assumptions, ...found.assumptions, ...assumed],
    },
  };
}
