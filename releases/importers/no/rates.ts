/** Rates of the Norwegian tariff by commodity: ordinary customs duty and the trade agreements. */
import {
  broken,
  digitsAt,
  type Fields,
  isObject,
  listAt,
  objectAt,
  type CellPlace,
  textAt,
} from '../../files/shape.ts';
import type { NorwegianFile } from './no.ts';

/** What the files of rates say of one commodity, as printed. */
export interface CommodityRates {
  units: readonly string[];
  general: string | null;
  preferences: string | null;
}
export type RatesByCode = ReadonlyMap<string, CommodityRates>;

/** The rates of a tariff that came without any. */
export const noRates = (): RatesByCode => new Map();

/**
 * Preferences of `ratetradeagreements` as `GROUP rate; GROUP rate`, beside what is known already.
 * `NA` leaves the ordinary rate and is left out; `FREE` is `Free`; a rate that varies with the
 * composition of the goods is `variable`, which no one takes as free.
 */
export function agreementsOf({ name, fields }: NorwegianFile, known: RatesByCode): RatesByCode {
  const rates = new Map(known);
  const seen = new Set<string>();
  for (const { code, commodity, place } of commoditiesOf(name, fields, 'commodities', seen)) {
    const printed = listAt(commodity, 'rateTradeAgreements', place).flatMap((entry) => {
      const agreement = objectAt(entry, place);
      const rate = agreementRate(agreement, place);
      return rate === null
        ? []
        : listAt(agreement, 'landCodes', place).map((land) => `${groupOf(land, place)} ${rate}`);
    });
    const { units, general } = rates.get(code) ?? NOTHING;
    rates.set(code, { units, general, preferences: printed.join('; ') || null });
  }
  return rates;
}

const NOTHING: CommodityRates = { units: [], general: null, preferences: null };

/** Rows of a file of rates with their codes. A code printed twice is refused. */
function* commoditiesOf(
  file: string,
  fields: Fields,
  key: string,
  seen: Set<string>,
): Generator<{ code: string; commodity: Fields; place: CellPlace }> {
  for (const [index, entry] of listAt(fields, key, { file, row: null }).entries()) {
    const place = { file, row: index + 1 };
    const commodity = objectAt(entry, place);
    const code = digitsAt(textAt(commodity, 'id', place), [8], place);
    if (seen.has(code)) throw broken(place, `the code ${code} is printed twice`);
    seen.add(code);
    yield { code, commodity, place };
  }
}

/** Agreements whose name is not that of their group after a T: `AL` is `TAL`. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['EU', 'TEF'], // European Union
  ['EFTA', 'TEFT'],
  ['EEA', 'TOES'], // European Economic Area
  ['GSP-LDC', 'TGS1'], // least developed countries
  ['GSP', 'TGS2'], // developing countries
  ['GSP+', 'TGSP'], // lower middle income countries
  ['FO', 'TI'], // Faroe Islands
  ['GL', 'TH'], // Greenland
  ['PS', 'TXI'], // West Bank and Gaza
  ['SACU', 'TSAC'],
  ['TR', 'TTYR'],
  ['GCC', 'TGCC'],
]);

function groupOf(land: unknown, place: CellPlace): string {
  if (typeof land !== 'string' || !/^[A-Z][A-Z+-]*$/.test(land))
    throw broken(place, `"${String(land)}" is no code of an agreement`);
  return GROUPS.get(land) ?? (land.length === 2 ? `T${land}` : land);
}

function agreementRate(agreement: Fields, place: CellPlace): string | null {
  const raw = agreement['rawCustomDuty'];
  if (isObject(raw) && raw['classifier'] === 'VARIABLE') return 'variable';
  const duty = objectAt(agreement['customDuty'], place);
  const { value, type, classifier } = duty;
  if (classifier === 'NA') return null;
  if (classifier === 'FREE') return 'Free';
  if (typeof value !== 'number')
    throw broken(place, `the duty is neither FREE nor NA and has no "value"`);
  if (type === '%') return `${value}%`;
  if (type === 'pr.kg') return `${value} NOK/kg`;
  throw broken(place, `"${String(type)}" is no known type of duty`);
}

/** Every country: the ordinary rate. */
const EVERY_COUNTRY = 'TALL';

/**
 * Ordinary rates of `tollavgiftssats`, and its preferences by group. A group with more than one
 * rate (by season, or changed) keeps them all with their days, as printed: which one holds is not
 * decided here.
 */
export function ordinaryOf({ name, fields }: NorwegianFile): RatesByCode {
  const rates = new Map<string, CommodityRates>();
  for (const { code, commodity, place } of commoditiesOf(name, fields, 'varer', new Set())) {
    const printed = new Map<string, string>();
    for (const entry of listAt(commodity, 'avtalesatser', place)) {
      const agreement = objectAt(entry, place);
      const rate = datedRate(listAt(agreement, 'sats', place), place);
      if (rate !== null) printed.set(textAt(agreement, 'landgruppe', place), rate);
    }
    const general = printed.get(EVERY_COUNTRY) ?? null;
    printed.delete(EVERY_COUNTRY);
    const unit = typeof commodity['enhet'] === 'string' ? commodity['enhet'].trim() : '';
    rates.set(code, {
      units: unit === '' ? [] : [unit],
      general,
      preferences: [...printed].map(([group, rate]) => `${group} ${rate}`).join('; ') || null,
    });
  }
  return rates;
}

function datedRate(entries: readonly unknown[], place: CellPlace): string | null {
  const rates = entries.flatMap((entry) => {
    const fields = objectAt(entry, place);
    const rate = printedRate(fields, place);
    return rate === null
      ? []
      : [
          {
            rate,
            days: `${textAt(fields, 'fomdato', place)} to ${textAt(fields, 'tomdato', place)}`,
          },
        ];
  });
  const [first] = rates;
  if (!first) return null;
  if (rates.every(({ rate }) => rate === first.rate)) return first.rate;
  return rates.map(({ rate, days }) => `${rate} from ${days}`.replace(/ to $/, '')).join(', ');
}

/** Nines stand where the publisher prints no amount. */
const NO_AMOUNT = /^9{6,},99$/;

function printedRate(fields: Fields, place: CellPlace): string | null {
  const value = textAt(fields, 'satsVerdi', place).trim();
  if (NO_AMOUNT.test(value)) return null;
  if (!/^\d+(?:,\d+)?$/.test(value))
    throw broken(place, `"${value}" is no rate with a decimal comma`);
  const amount = value.replace(',', '.');
  if (/^0(?:\.0+)?$/.test(amount)) return 'Free';
  const wordOf = (key: string): string =>
    typeof fields[key] === 'string' ? fields[key].trim() : '';
  const unit = wordOf('satsEnhet');
  if (unit === 'P') return `${amount}%`;
  if (unit === 'K') return `${amount} NOK/kg`;
  return `${amount} NOK/${wordOf('satsEnhetBeskrivelse') || unit}`;
}
