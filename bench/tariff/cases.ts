/**
 * What is measured: single calculations by country, those with a missing fact, shipments and
 * stacks.
 */
import type { LandedCostRequest } from '../../engine/tariff/consignment/request.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';
import { shipmentCost } from '../../engine/tariff/shipment.ts';
import { stackDuties } from '../../engine/tariff/stacking.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import type { Editions } from './editions.ts';
import { drawFrom, saleTo, shipmentTo, stackTo } from './requests.ts';

export interface Case {
  name: string;
  /** Calls that are made in turn; each returns whether it was answered. */
  calls: readonly (() => boolean)[];
}

const SEED = 42;
const SINGLE = 1500;
const SHIPMENTS = 40;
const STACKS = 20;

type Country = 'us' | 'eu' | 'gb' | 'ca';

/** Codes of a schedule that can be declared; chapters 98 and 99 are no goods. */
export const codesOf = ({ schedules }: TariffEdition, name: Country): string[] =>
  (schedules[name]?.codes ?? []).filter((code) => code < '98');

/** One calculation each. */
export const singles = (
  name: string,
  edition: TariffEdition,
  country: string,
  codes: readonly string[],
  given: Partial<LandedCostRequest> = {},
): Case => {
  const draw = drawFrom(SEED);
  const requests = Array.from({ length: SINGLE }, () => saleTo(country, codes, draw, given));
  return { name, calls: requests.map((request) => () => landedCost(request, edition).ok) };
};

const shipments = (
  name: string,
  edition: TariffEdition,
  country: string,
  codes: readonly string[],
  lines: number,
): Case => {
  const draw = drawFrom(SEED);
  const requests = Array.from({ length: SHIPMENTS }, () => shipmentTo(country, codes, lines, draw));
  return { name, calls: requests.map((request) => () => shipmentCost(request, edition).ok) };
};

const stacks = (
  name: string,
  edition: TariffEdition,
  codes: readonly string[],
  lines: number,
): Case => {
  const draw = drawFrom(SEED);
  const questions = Array.from({ length: STACKS }, () =>
    Array.from({ length: lines }, () => stackTo('US', codes, draw)),
  );
  return {
    name,
    calls: questions.map((items) => () => stackDuties(items, edition).every(({ ok }) => ok)),
  };
};

/**
 * Six digits that no edition of the Harmonized System has: refused, with its nearest neighbours.
 */
const NO_CODE = '3926999999';

/** Names of the cases that have an aim. */
export const US_SINGLE = 'US, one code';
export const US_SHIPMENT = 'US, shipment of 50 lines';

/** All cases, on the fullest edition at hand. */
export function casesOf({ embedded, released, measured }: Editions): Case[] {
  const edition = released ?? embedded;
  const [us, eu, gb, ca] = (['us', 'eu', 'gb', 'ca'] as const).map((name) =>
    codesOf(edition, name),
  ) as [string[], string[], string[], string[]];
  const short = us.map((code) => code.slice(0, 6));
  const [claim] = edition.exemptionHeadings.map(({ heading }) => heading);
  const british = measured ? measuredCodes(measured) : [];
  return [
    singles(US_SINGLE, edition, 'US', us),
    singles('DE, one code', edition, 'DE', eu),
    singles('GB, one code', edition, 'GB', gb),
    singles('CA, one code', edition, 'CA', ca),
    singles('US, charges in the price', edition, 'US', us, {
      shippingTerms: 'DDP',
      chargesInPrice: true,
    }),
    singles('US, six digits: worth of the code', edition, 'US', short),
    singles('US, a claim', edition, 'US', us, { claims: claim === undefined ? [] : [claim] }),
    singles('US, no such code', edition, 'US', [NO_CODE]),
    singles('DE, no freight: worth of the freight', edition, 'DE', eu, { shippingCost: undefined }),
    shipments(US_SHIPMENT, edition, 'US', us, 50),
    shipments('DE, shipment of 50 lines', edition, 'DE', eu, 50),
    stacks('US, stack of 100 codes', edition, us, 100),
    ...(measured && british.length > 0
      ? [
          singles('GB, one code, rates from measures', measured, 'GB', british),
          shipments('GB, 50 lines, rates from measures', measured, 'GB', british, 50),
        ]
      : []),
  ];
}

/** Codes of the United Kingdom at which measures are set. */
const measuredCodes = ({ schedules: { gb } }: TariffEdition): string[] =>
  [...(gb?.lines.values() ?? [])].flatMap(({ code, measuredAt = [] }) =>
    measuredAt.some((at) => gb?.measures?.has(at)) ? [code] : [],
  );
