/** The engine's answer is the contract's: shapes at compile time, values at run time. */
import { describe, expect, it } from '@jest/globals';
import {
  type CalculateRequest,
  calculateRequest,
  CHARGE_CATEGORIES,
  landedCostResult,
} from '../../contract/calculate.ts';
import { loadCountries } from '../../edition/reading/countries.ts';
import { loadTariff, tariffDatasets } from '../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest } from '../../engine/tariff/consignment/request.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';
import { issuesOf } from '../support/issues.ts';

const edition = loadTariff();

/**
 * What the platform does with a parsed body; the assignment is the compile-time half of the
 * guarantee.
 */
const withEntryDate = (body: CalculateRequest): LandedCostRequest => ({
  ...body,
  entryDate: body.entryDate ?? '2026-11-21',
});

const parse = (body: object): LandedCostRequest =>
  withEntryDate(
    calculateRequest.parse({
      hsCode: '6109.10',
      originCountry: 'CN',
      value: 300,
      ...('destinationCountry' in body && body.destinationCountry === 'CA' && { region: 'ON' }),
      ...body,
    }),
  );

describe('the answer of the engine', () => {
  const countries = new Set(loadCountries().map(({ code }) => code));
  // the others are parts of countries, known by region or postcode
  it.each([...edition.destinations.keys()].filter((code) => countries.has(code)))(
    'is a LandedCostResult for %s',
    (destinationCountry) => {
      const answer = landedCost(parse({ destinationCountry }), edition);
      if (!answer.ok) throw new Error(answer.message);
      const result = { ...answer.result, upstreamRequestId: null, engine: 'test' };
      expect(landedCostResult.strict().parse(result)).toEqual(result);
      expect(edition.destinations.has(destinationCountry)).toBe(true);
    },
  );

  it('refuses an uncovered destination', () => {
    expect(landedCost(parse({ destinationCountry: 'AQ' }), edition)).toMatchObject({
      code: 'unsupported_country',
    });
    expect(edition.destinations.has('AQ')).toBe(false);
  });

  it('refuses Canada without a region, and a region that Canada does not have, naming those it has', () => {
    for (const region of [undefined, 'XX', 'CA-XX', 'US-ON', 'ALL']) {
      const answer = landedCost(
        parse({ destinationCountry: 'CA', region: undefined, ...(region ? { region } : {}) }),
        edition,
      );
      expect(answer).toMatchObject({
        code: 'invalid_input',
        details: { issues: [{ path: 'region' }] },
      });
      expect(issuesOf(answer)[0]?.allowed).toHaveLength(13);
    }
  });

  it('refuses a currency without a rate', () => {
    const answer = landedCost(parse({ destinationCountry: 'DE', currency: 'XXX' }), edition);
    expect(answer).toMatchObject({
      code: 'invalid_input',
      details: { issues: [{ path: 'currency' }] },
    });
  });

  it('names the datasets that it was read from', () => {
    expect(tariffDatasets().map(({ dataset }) => dataset)).toEqual([
      'us-hts',
      'us-measures',
      'eu-taric',
      'gb-tariff',
      'ca-tariff',
      'vat-rates',
      'thresholds',
      'fees',
      'ecb-fx',
      'fx',
    ]);
  });
});

it('the kinds of fees and taxes in the tables are those of the interface', () => {
  const { fees, taxes, excises, levies } = edition;
  const tables: ReadonlyMap<string, readonly { category: string }[]>[] = [
    fees,
    taxes,
    excises,
    levies,
  ];
  const found = new Set(
    tables.flatMap((table) => [...table.values()].flat().map(({ category }) => category)),
  );
  expect(found.size).toBeGreaterThan(5);
  const known: readonly string[] = CHARGE_CATEGORIES;
  expect([...found].filter((category) => !known.includes(category))).toEqual([]);
});
