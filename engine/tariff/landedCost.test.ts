import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { LandedCostResult, Totals } from './answer/answer.ts';
import type { LandedCostRequest } from './consignment/request.ts';
import { landedCost } from './landedCost.ts';

const edition = loadTariff();
const BASE: LandedCostRequest = {
  hsCode: '6109100012',
  originCountry: 'CN',
  destinationCountry: 'US',
  currency: 'USD',
  value: 1000,
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};

function price(request: Partial<LandedCostRequest>): LandedCostResult {
  const answer = landedCost({ ...BASE, ...request }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

const HOME: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  DE: 'EUR',
  FR: 'EUR',
  CA: 'CAD',
  JP: 'JPY',
};
const money = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
const requests = fc.record({
  destinationCountry: fc.constantFrom(...Object.keys(HOME)),
  originCountry: fc.constantFrom('CN', 'BD', 'DE', 'JP', 'MX', 'RU', 'VN', 'GB'),
  hsCode: fc.constantFrom(
    '6109100012',
    '610910',
    '6403',
    '04090000',
    '220421',
    '49019900',
    '731815',
    '910211',
    '850440',
  ),
  value: money,
  shippingCost: fc.option(money, { nil: undefined }),
  insuranceCost: fc.option(money, { nil: undefined }),
  shippingTerms: fc.constantFrom(undefined, 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'),
  purpose: fc.constantFrom('sale', 'gift'),
  businessBuyer: fc.boolean(),
  entryDate: fc.constantFrom('2025-04-20', '2026-03-01', '2026-11-21'),
});
const inHomeCurrency = requests.map((request) => ({
  ...request,
  region: 'ON',
  currency: HOME[request.destinationCountry] ?? 'USD',
}));

/** Sums in the smallest unit, since binary floats do not add up. */
const total = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 1000), 0) / 1000;

/** What the goods cost with all charges that are known. */
const knownOf = ({ goods, shipping, insurance, dutiesTaxesFees }: Totals): number =>
  total([goods, shipping, insurance, dutiesTaxesFees]);

describe('landed cost', () => {
  it('has lines that add up to its totals to the cent', () => {
    fc.assert(
      fc.property(
        requests.map((request) => ({ ...request, region: 'ON' })),
        (request) => {
          const { lines, totals } = price(request);
          const of = (kind: string): number =>
            total(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
          expect([of('duty'), of('fee'), of('tax')]).toEqual([
            totals.duties,
            totals.fees,
            totals.taxes,
          ]);
          expect(total([totals.duties, totals.fees, totals.taxes])).toBe(totals.dutiesTaxesFees);
          if (totals.landedCost !== null) expect(knownOf(totals)).toBe(totals.landedCost);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never lowers an ad valorem duty when the value rises', () => {
    const pairs = fc
      .tuple(money, money)
      .map(([left, right]) => [Math.min(left, right), Math.max(left, right)] as const);
    fc.assert(
      fc.property(
        pairs,
        fc.constantFrom('CN', 'DE', 'JP', 'MX', 'BD'),
        fc.constantFrom('US', 'GB', 'CA'),
        ([less, more], originCountry, destinationCountry) => {
          const duty = (value: number): number =>
            price({
              value,
              originCountry,
              destinationCountry,
              currency: HOME[destinationCountry] ?? 'USD',
              region: 'ON',
            }).totals.duties;
          expect(duty(more)).toBeGreaterThanOrEqual(duty(less));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('under DDP leads back to the price paid, or says by how much it does not', () => {
    fc.assert(
      fc.property(inHomeCurrency, (request) => {
        const { totals, notes } = price({ ...request, shippingTerms: 'DDP', chargesInPrice: true });
        const said = notes.some((note) => note.includes('lower than the charges'));
        expect(
          said ||
            knownOf(totals) ===
              total([
                request.destinationCountry === 'JP' ? Math.round(request.value) : request.value,
              ]),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(inHomeCurrency, (request) => expect(price(request)).toEqual(price(request))),
      { numRuns: 50 },
    );
  });

  it('says what rests on an assumption: an estimate has a note, and every need makes an estimate or a note', () => {
    fc.assert(
      fc.property(inHomeCurrency, (request) => {
        const { estimated, needs, notes } = price(request);
        if (estimated || needs.length > 0) expect(notes).not.toEqual([]);
      }),
    );
  });

  it('with everything known of a plain line is no estimate', () => {
    expect(price({ originCountry: 'BD' })).toMatchObject({
      estimated: false,
      needs: [],
      rateFound: true,
    });
  });

  it('charges the dearest of the lines that a short code may mean', () => {
    const result = price({ hsCode: '640399', originCountry: 'VN' });
    expect(result).toMatchObject({ estimated: true, needs: ['hs_code'] });
    expect(result.lines[0]).toMatchObject({ code: '6403.99.90', rate: '10%' });
  });

  it('of a code that the tariff at hand lacks says so, in words for a caller', () => {
    const result = price({ hsCode: '480257', originCountry: 'BD' });
    expect(result).toMatchObject({ rateFound: false, estimated: true });
    expect(result.notes.join(' ')).toContain('has no rate for');
    expect(result.notes.join(' ')).not.toMatch(/npm run|embedded|operator/);
  });

  it('lists every option and marks the one applied', () => {
    const { options } = price({ originCountry: 'MX' });
    expect(options.map(({ tier, rate, applied }) => [tier, rate, applied])).toEqual([
      ['general', '16.5%', false],
      ['preferential', 'Free', true],
    ]);
  });

  it('applies a preference asked for by name, and says when there is none', () => {
    expect(price({ originCountry: 'MX', preference: 'USMCA' }).tradeAgreement).toBe('USMCA');
    expect(price({ originCountry: 'BD', preference: 'USMCA' }).notes.join(' ')).toContain(
      'USMCA is not open',
    );
  });

  it('a full declaration may always be chosen; a simplified one only within the value rules', () => {
    expect(price({ declarationType: 'full' })).toMatchObject({
      entryType: 'formal',
      declaration: { type: 'full' },
    });
    const refused = price({ declarationType: 'simplified', value: 3000 });
    expect(refused.declaration?.type).toBe('full');
    expect(refused.notes.join(' ')).toContain('simplified declaration is not open');
  });

  it('old exchange rates make an estimate', () => {
    expect(price({ currency: 'EUR' })).toMatchObject({ estimated: true, exchangeRate: 1.1684 });
    expect(price({ currency: 'EUR', entryDate: '2026-04-20' }).notes.join(' ')).not.toContain(
      '31 days',
    );
  });

  it.each([
    // watches of the Union: at least 0.3 EUR, at most 0.8 EUR a piece
    [
      'a duty',
      {
        destinationCountry: 'SE',
        currency: 'SEK',
        hsCode: '910211',
        value: 100_000,
        quantity: 100,
      },
    ],
    // cigarettes of Poland: 90 EUR a thousand at the least
    [
      'an excise',
      { destinationCountry: 'PL', currency: 'PLN', hsCode: '24022090', quantity: 1000 },
    ],
  ] as const)(
    'an old rate by which %s in another currency is charged makes one too',
    (_, goods) => {
      const note = `The exchange rate from EUR to ${goods.currency} of 2026-04-13 is more than 31 days away from the entry date: customs will use another one.`;
      const old = price({ ...goods, shippingCost: 10 });
      expect(old.lines.map(({ working }) => working).join(' ')).toMatch(/ EUR x /);
      expect(old).toMatchObject({ estimated: true, notes: expect.arrayContaining([note]) });
      const fresh = price({ ...goods, shippingCost: 10, entryDate: '2026-04-20' });
      expect(fresh.notes.join(' ')).not.toContain('exchange rate');
    },
  );

  it('a rate is told of once: that of the amounts covers what is converted by the same', () => {
    const { notes } = price({
      destinationCountry: 'SE',
      currency: 'EUR',
      hsCode: '910211',
      quantity: 10,
    });
    expect(notes.filter((note) => note.includes('31 days'))).toHaveLength(1);
  });
});
