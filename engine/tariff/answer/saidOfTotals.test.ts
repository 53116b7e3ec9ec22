/**
 * What an answer says of its totals is so: nothing is called missing that is in them, or counted
 * without a word.
 */
import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest, ShipmentRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCostInSteps } from '../shipment.ts';
import type { LandedCostResult } from './answer.ts';

const edition = loadTariff();

const BIKE = {
  hsCode: '871160',
  destinationCountry: 'DE',
  currency: 'EUR',
  value: 1000,
  shippingCost: 100,
};

function answerOf(asked: Partial<LandedCostRequest>): LandedCostResult {
  const request = {
    currency: 'USD',
    transportMode: 'air',
    entryDate: '2026-11-21',
    purpose: 'sale',
    preference: 'best',
    originCountry: 'CN',
    hsCode: '61091000',
    value: 480,
    ...asked,
  } as LandedCostRequest;
  const found = landedCost(request, edition);
  if (!found.ok) throw new Error(found.message);
  return found.result;
}

describe('of an anti-dumping duty', () => {
  it('that is charged it does not say that it is not', () => {
    const { lines, regulatory, notes } = answerOf(BIKE);
    expect(lines.filter(({ name }) => /Anti-dumping|Countervailing/.test(name))).toHaveLength(2);
    expect(regulatory.filter(({ measureType }) => measureType === 'trade_remedy')).toEqual([]);
    expect(notes.join(' ')).not.toMatch(/electric bicycles may apply/);
  });

  it('that hangs on what the goods are it says so', () => {
    const { regulatory } = answerOf({
      hsCode: '87116090',
      destinationCountry: 'DE',
      currency: 'EUR',
      value: 1000,
    });
    expect(regulatory.map(({ measureType }) => measureType)).toContain('trade_remedy');
  });
});

it('a claim for what comes off asks for it', () => {
  const claimed = { destinationCountry: 'US', claims: ['9802.00.80'] };
  expect(answerOf(claimed)).toMatchObject({
    estimated: true,
    needs: expect.arrayContaining(['components']),
  });
  const components = [{ material: 'cotton', value: 300, originCountry: 'US' }];
  expect(answerOf({ ...claimed, components }).needs).not.toContain('components');
});

it('insurance that the law presumes is named', () => {
  const india = { destinationCountry: 'IN', currency: 'INR', value: 20_000, shippingCost: 1000 };
  const presumed = answerOf(india);
  expect(presumed.customsValue).toBe(21_225);
  expect(presumed).toMatchObject({
    estimated: true,
    needs: expect.arrayContaining(['insurance_cost']),
  });
  const stated = answerOf({ ...india, insuranceCost: 50 });
  expect(stated.customsValue).toBe(21_050);
  expect(stated.needs).not.toContain('insurance_cost');
});

it('a parcel to Brazil above the remittance regime is charged as any import', () => {
  const parcel = { hsCode: '610910', destinationCountry: 'BR', shippingCost: 10 };
  const names = (asked: Partial<LandedCostRequest>): string[] => {
    const { lines, entryLines = [] } = answerOf({ ...parcel, ...asked }) as LandedCostResult & {
      entryLines?: { name: string }[];
    };
    return [...lines, ...entryLines].map(({ name }) => name);
  };
  const contributions = (all: string[]): string[] =>
    all.filter((name) => /PIS|COFINS|Siscomex/.test(name));
  expect(contributions(names({ value: 4000 }))).toHaveLength(3);
  expect(contributions(names({ value: 200 }))).toEqual([]);
});

it.each([
  ['61091', '610910', 'DE'],
  ['6109100', '61091000', 'DE'],
  ['610910001', '61091000', 'US'],
  ['61091', '610910', 'JP'],
])(
  '%s, a digit short of a code, means all codes below, as %s does to %s',
  (short, whole, destinationCountry) => {
    const { totals } = answerOf({ hsCode: short, destinationCountry });
    expect(totals).toEqual(answerOf({ hsCode: whole, destinationCountry }).totals);
  },
);

describe('a code that may mean several lines', () => {
  it('is told what may apply to one of them, also where they all pay the same', () => {
    const furniture = {
      hsCode: '940360',
      originCountry: 'CN',
      destinationCountry: 'US',
      value: 100,
    };
    const { estimated, regulatory } = answerOf(furniture);
    expect(regulatory.map(({ name }) => name)).toContain(
      'Section 232 duty on kitchen cabinets and vanities',
    );
    expect(estimated).toBe(true);
  });

  it.each(['94036080.40', '94036080.93'])('is not meant by %s, which is one line', (hsCode) => {
    const asked = { hsCode, originCountry: 'PL', destinationCountry: 'US', value: 900 };
    const { totals, regulatory } = answerOf({ ...asked, hsCode: hsCode.replace('.', '') });
    expect([totals.complete, totals.missing]).toEqual([true, []]);
    expect(regulatory.filter(({ measureType }) => measureType === 'section_232')).toEqual([]);
  });
});

describe('a bound', () => {
  const worthOf = (need: string, asked: Partial<LandedCostRequest>) =>
    answerOf(asked).needsWorth.find((one) => one.need === need);

  it('of lines that differ in what is charged beside their rates is not claimed', () => {
    expect(worthOf('hs_code', BIKE)).toEqual({ need: 'hs_code', lowest: null, highest: null });
  });

  it('of a line without a known rate has no highest', () => {
    const wine = {
      hsCode: '220421',
      originCountry: 'AU',
      destinationCountry: 'DE',
      volumeLiters: 9,
    };
    expect(worthOf('hs_code', wine)?.highest).toBeNull();
  });

  it('of goods that may come back free lies below the full charges', () => {
    const shoes = {
      hsCode: '640399',
      originCountry: 'IT',
      destinationCountry: 'DE',
      currency: 'EUR',
      value: 400,
    };
    const { lowest = null, highest = null } = worthOf('export_evidence', shoes) ?? {};
    expect(lowest).toBeLessThan(highest ?? 0);
  });

  it('that is what was asked already is not calculated a second time', () => {
    const piecesOf = (originCountry: string): number => {
      const shirt = { hsCode: '61091000', originCountry, value: 400 };

      const asked: ShipmentRequest = {
        destinationCountry: 'DE',
        currency: 'EUR',
        transportMode: 'air',
        shippingCost: 20,
        entryDate: '2026-11-21',
        purpose: 'sale',
        preference: 'best',
        items: Array.from({ length: 10 }, () => shirt),
      };
      const steps = shipmentCostInSteps(asked, edition);
      let pieces = 0;
      while (!steps.next().done) pieces += 1;
      return pieces;
    };
    // of four and two pieces a line
    const [inOne, withTheOtherEnd] = [piecesOf('CN'), piecesOf('IT')];
    expect(withTheOtherEnd / inOne).toBe(1.5);
  });

  it('of a strength needs to know of how much', () => {
    const wine = {
      hsCode: '220421',
      originCountry: 'FR',
      destinationCountry: 'GB',
      currency: 'GBP',
      value: 300,
    };
    expect(worthOf('alcohol_strength', wine)).toMatchObject({ lowest: null, highest: null });
    expect(worthOf('alcohol_strength', { ...wine, volumeLiters: 9 })?.highest).toBeGreaterThan(300);
  });
});

it.each(['220421', '240220'])('a charge on %s is named once in what is said of it', (hsCode) => {
  const { notes } = answerOf({
    hsCode,
    originCountry: 'FR',
    destinationCountry: 'GB',
    currency: 'GBP',
  });
  const twice = notes.filter((note) => {
    const [name = '', said = ''] = note.split(': ');
    return said.toLowerCase().startsWith(name.toLowerCase()) && name !== '';
  });
  expect(notes.some((note) => /duty/i.test(note))).toBe(true);
  expect(twice).toEqual([]);
});

describe('transport that was not stated is asked for', () => {
  const asksFor = (asked: Partial<LandedCostRequest>): boolean => {
    const { notes, needs } = answerOf({ purpose: 'sale', ...asked });
    const isSaid = notes.some((note) => note.startsWith('No shipping cost was given'));
    expect(needs.includes('shipping_cost')).toBe(isSaid);
    return isSaid;
  };

  it.each<[string, Partial<LandedCostRequest>]>([
    ['where it is taxed', { destinationCountry: 'DE' }],
    ['where it brings goods over a limit', { destinationCountry: 'SG', value: 250 }],
    ['where the law presumes it', { destinationCountry: 'IN' }],
  ])('%s', (_, asked) => {
    expect(asksFor(asked)).toBe(true);
  });

  it.each<[string, Partial<LandedCostRequest>]>([
    ['goods that come back free', { destinationCountry: 'JP', value: 40, purpose: 'return' }],
    ['goods far below a limit with it', { destinationCountry: 'SG', value: 5 }],
    ['books without duty and tax', { destinationCountry: 'NO', hsCode: '490110', value: 40 }],
    ['a charge on the price alone', { destinationCountry: 'UA', value: 900 }],
  ])('not for %s', (_, asked) => {
    expect(asksFor(asked)).toBe(false);
  });

  it('of goods that are not imported for the tax at the sale alone', () => {
    const moved = { destinationCountry: 'DE', originCountry: 'FR', exportCountry: 'FR' };
    expect(asksFor(moved)).toBe(true);
    const { notes } = answerOf(moved);
    expect(notes.join(' ')).toContain('tax at the sale is charged on transport too');
    expect(notes.join(' ')).not.toContain('customs value should include');
  });
});

describe('a shopper', () => {
  const PARCEL = { destinationCountry: 'DE', currency: 'EUR', value: 100, shippingCost: 10 };

  it.each<[string, Partial<LandedCostRequest>, RegExp]>([
    ['of a tax that the seller takes', { sellerRegistrations: ['IOSS'] }, /^The seller charges/],
    ['of a tax on arrival', {}, /^The tax is collected on arrival\.$/],
    ['of shipping that is not in it', { shippingCost: undefined }, /^The cost of shipping is not/],
    ['of charges in the price', { shippingTerms: 'DDP' }, /^The seller pays the duties/],
    ['of a duty that is not known', { destinationCountry: 'PK', hsCode: '040690' }, /not known/],
  ])('is told %s', (_, asked, told) => {
    const { notes } = answerOf({ ...PARCEL, ...asked, audience: 'shopper' });
    expect(notes).toContainEqual(expect.stringMatching(told));
  });

  it.each(['DE', 'US', 'GB', 'IN', 'BR', 'JP', 'CH', 'AU', 'MX', 'UA'])(
    'reads no field, code or law of the broker: %s',
    (destinationCountry) => {
      for (const hsCode of ['6109', '871160', '220421', '7318'])
        for (const purpose of ['sale', 'gift', 'sample', 'return'] as const) {
          const asked = { destinationCountry, hsCode, purpose, claims: ['X'], conditions: ['Y'] };
          const broker = answerOf({ ...asked, audience: 'broker' });
          const shopper = answerOf({ ...asked, audience: 'shopper' });
          for (const note of shopper.notes)
            expect(note).not.toMatch(/`|\d{4}\.\d\d|Reg\.|claims|TARIC|9903/);
          expect(shopper.estimated && shopper.notes.length === 0).toBe(false);
          expect({ ...shopper, notes: [] }).toEqual({ ...broker, notes: [] });
          expect(broker).toEqual(answerOf(asked));
        }
    },
  );
});
