/**
 * Rows of tariff tables for tests that write their own: each says what the test is about, the rest
 * is plain.
 */
import { decimal, ZERO } from '../../engine/decimal.ts';
import { money, printedMoney } from '../../engine/money.ts';
import type { LandedCostResult } from '../../engine/tariff/answer/answer.ts';
import type { LandedCostRequest } from '../../engine/tariff/consignment/request.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';
import type { Contents } from '../../engine/tariff/measure/contents.ts';
import type { Applied } from '../../engine/tariff/measure/measures.ts';
import type { DutyBasis } from '../../engine/tariff/rate/evaluate.ts';
import type {
  Destination,
  FeeRow,
  MeasureRow,
  Schedule,
  TariffEdition,
  TariffLine,
  TaxRow,
  ThresholdRow,
} from '../../engine/tariff/types.ts';
import { EMPTY_EDITION } from './emptyEdition.ts';

const SOURCED = { legalBasis: 'Act s. 1', sourceUrl: 'https://customs.example/act' };
const ALWAYS = { from: '2020-01-01', until: null };

export const measureRow = (more: Partial<MeasureRow> = {}): MeasureRow => ({
  ...SOURCED,
  ...ALWAYS,
  schedule: 'us',
  id: 'duty',
  heading: '9903.01.01',
  name: 'Additional duty',
  kind: 'section_301',
  rate: '25%',
  origins: [],
  originsExcluded: [],
  scope: { all: true, except: [] },
  exemptions: [],
  doubt: [],
  ...more,
});

export const applied = (row: Partial<MeasureRow>, more: Partial<Applied> = {}): Applied => ({
  row: measureRow(row),
  exemption: null,
  part: null,
  doubtful: false,
  dividing: [],
  ...more,
});

export const feeRow = (more: Partial<FeeRow> = {}): FeeRow => ({
  ...SOURCED,
  ...ALWAYS,
  country: 'US',
  code: 'FEE',
  name: 'Fee',
  category: 'other',
  rate: '10 USD',
  least: null,
  most: null,
  currency: 'USD',
  conditions: new Map(),
  taxed: false,
  ...more,
});

export const thresholdRow = (more: Partial<ThresholdRow> = {}): ThresholdRow => ({
  ...SOURCED,
  ...ALWAYS,
  country: 'US',
  kind: 'duty',
  amount: printedMoney('100'),
  currency: 'USD',
  perItem: false,
  channel: null,
  origins: [],
  byExport: false,
  excluded: [],
  effect: null,
  ...more,
});

export const taxRow = (more: Partial<TaxRow> = {}): TaxRow => ({
  ...SOURCED,
  ...ALWAYS,
  country: 'US',
  region: null,
  tax: 'VAT',
  category: 'vat_gst',
  scope: [],
  rate: '20%',
  base: 'landed',
  certainty: 'sure',
  reason: null,
  ...more,
});

export const tariffLine = (
  code: string,
  general: string | null,
  more: Partial<TariffLine> = {},
): TariffLine => ({
  code,
  label: `goods of ${code}`,
  general,
  preferences: null,
  column2: null,
  units: null,
  chapter99: [],
  ...more,
});

export const schedule = (lines: readonly TariffLine[], more: Partial<Schedule> = {}): Schedule => ({
  name: 'us',
  edition: ALWAYS,
  lines: new Map(lines.map((line) => [line.code, line])),
  codes: lines.map(({ code }) => code).sort(),
  imported: false,
  ...more,
});

export const destination = (more: Partial<Destination> = {}): Destination => ({
  ...ALWAYS,
  country: 'US',
  schedule: 'us',
  union: null,
  territory: 'US',
  currency: 'USD',
  valueBasis: 'FOB',
  source: { label: 'Tariff', url: 'https://customs.example/tariff' },
  ...more,
});

/** An edition of one destination with the lines of its schedule; `more` lays tables over it. */
export function smallEdition(
  to: Destination,
  lines: readonly TariffLine[],
  more: Partial<TariffEdition> = {},
): TariffEdition {
  const named = to.schedule ?? 'us';
  return {
    ...EMPTY_EDITION,
    destinations: new Map([[to.country, [to]]]),
    schedules: to.schedule === null ? {} : { [named]: schedule(lines, { name: named }) },
    subheadings: {
      current: new Map(lines.map(({ code }) => [code.slice(0, 6), `heading of ${code}`])),
      earlier: new Map(),
    },
    ...more,
  };
}

/** Goods of a value in dollars of which nothing else is known. */
export const basisOf = (value: string, more: Partial<DutyBasis> = {}): DutyBasis => ({
  customsValue: money(value),
  quantity: null,
  weightKg: null,
  netWeightKg: null,
  liters: null,
  alcoholPercent: null,
  components: [],
  entryDate: '2026-11-21',
  rateOf: (currency) => (currency === 'USD' ? decimal('1') : null),
  ...more,
});

/** Values of metals, as declared; `US` is what is of the United States. */
export const contents = (declared: Readonly<Record<string, string>> = {}): Contents => ({
  declared: Object.keys(declared).length > 0,
  metalsKnown: Object.keys(declared).length > 0,
  isWhole: false,
  metals: new Map(
    (['steel', 'aluminum', 'copper'] as const).map((metal) => [
      metal,
      money(declared[metal] ?? '0'),
    ]),
  ),
  fromUnitedStates: declared['US'] === undefined ? ZERO : money(declared['US']),
  repair: null,
  meltShares: new Map(),
});

/** Pumps of China to the United States on a day of November 2026, priced by an edition. */
export function pricedPumps(
  edition: TariffEdition,
  more: Partial<LandedCostRequest> = {},
): LandedCostResult {
  const answer = landedCost({ ...PUMPS, ...more }, edition);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}
export const PUMPS: LandedCostRequest = {
  hsCode: '84131900',
  originCountry: 'CN',
  destinationCountry: 'US',
  currency: 'USD',
  value: 1000,
  transportMode: 'air',
  shippingCost: 0,
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
