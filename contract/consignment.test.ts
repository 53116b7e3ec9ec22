import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SELLER_SCHEMES } from '../engine/tariff/tax/sellerSchemes.ts';
import { calculateRequest } from './calculate.ts';
import { compareRequest, targetsOf } from './compare.ts';
import { shipmentRequest } from './shipment.ts';
import { stackingRequest } from './stacking.ts';

const SHIRTS = { hsCode: '6109.10.00', originCountry: 'BD', destinationCountry: 'DE', value: 200 };
const LINE = { hsCode: '6109.10.00', originCountry: 'BD', value: 200 };

/** Paths of the faults of a body, each once. */
function faults(schema: z.ZodType, body: unknown): string[] {
  const { error } = schema.safeParse(body);
  return [...new Set((error?.issues ?? []).map(({ path }) => path.map(String).join('.')))];
}

const messages = (schema: z.ZodType, body: unknown): string[] =>
  (schema.safeParse(body).error?.issues ?? []).map(({ message }) => message);

describe('a tariff code', () => {
  it.each([
    ['6109', '6109'],
    ['6109.10', '610910'],
    [' 6109 10.00', '61091000'],
    ['6109.10.00.12', '6109100012'],
    ['61091', '61091'],
    ['6109.10.0', '6109100'],
    ['6109.10.00.1', '610910001'],
  ])('%j leaves as %s', (written, digits) => {
    expect(calculateRequest.parse({ ...SHIRTS, hsCode: written }).hsCode).toBe(digits);
  });

  it.each([
    ['6109.10.00.123', 11],
    ['610', 3],
    ['', 0],
  ])('%j is refused, and the message counts its %d digits', (written, count) => {
    expect(messages(calculateRequest, { ...SHIRTS, hsCode: written })).toEqual([
      `must hold 4 to 10 digits; this one holds ${count}`,
    ]);
  });

  it.each(['6109AB', '6109/10'])('%j is refused for what is no digit', (written) => {
    expect(messages(calculateRequest, { ...SHIRTS, hsCode: written })).toEqual([
      'must hold 4 to 10 digits, and nothing else but dots, blanks and hyphens',
    ]);
  });
});

describe('the facts of the goods', () => {
  it.each([
    ['a gross weight without a unit', { weight: 1 }, ['weightUnit']],
    ['a net weight without a unit', { netWeight: 1 }, ['weightUnit']],
    [
      'a weight of metal without a unit',
      { components: [{ material: 'steel', value: 1, weight: 1 }] },
      ['weightUnit'],
    ],
    ['a net weight over the gross', { weight: 1, netWeight: 2, weightUnit: 'kg' }, ['netWeight']],
    ['parts over the whole', { components: [{ material: 'steel', value: 201 }] }, ['components']],
    [
      'parts over the whole together',
      {
        components: [
          { material: 'steel', value: 150 },
          { material: 'copper', value: 51 },
        ],
      },
      ['components'],
    ],
    ['no weight at all', { weight: 0, weightUnit: 'kg' }, ['weight']],
    ['a negative volume', { volumeLiters: -1 }, ['volumeLiters']],
    ['a negative value', { value: -1 }, ['value']],
    ['a value beyond all trade', { value: 1e12 }, ['value']],
    ['a claim of 21 characters', { claims: ['x'.repeat(21)] }, ['claims.0']],
    ['an unassigned country of export', { exportCountry: 'QQ' }, ['exportCountry']],
    ['an entry before 2000', { entryDate: '1999-12-31' }, ['entryDate']],
    ['an entry on no day', { entryDate: '2026-02-30' }, ['entryDate']],
  ])('%s: the field is named, in a calculation, a line and a comparison', (_, fact, paths) => {
    expect(faults(calculateRequest, { ...SHIRTS, ...fact })).toEqual(paths);
    const ofAll = paths.some((path) => /^(exportCountry|entryDate)/.test(path));
    const shipment = ofAll
      ? { destinationCountry: 'DE', items: [LINE], ...fact }
      : { destinationCountry: 'DE', items: [LINE, { ...LINE, ...fact }] };
    expect(faults(shipmentRequest, shipment)).toEqual(
      ofAll ? paths : paths.map((path) => `items.1.${path}`),
    );
    expect(
      faults(compareRequest, {
        ...LINE,
        originCountry: undefined,
        destinationCountry: 'DE',
        origins: ['BD'],
        ...fact,
      }),
    ).toEqual(paths);
  });

  it.each(['ioss', 'A', '_VAT', `A${'B'.repeat(21)}`, 'FR VAT'])(
    'a seller scheme written "%s" is refused',
    (one) => {
      const { error } = calculateRequest.safeParse({
        ...SHIRTS,
        sellerRegistrations: ['FR_VAT', one],
      });
      expect(error?.issues).toMatchObject([{ path: ['sellerRegistrations', 1] }]);
    },
  );
});

it('the description of a seller scheme names those that the engine knows', () => {
  const printed = JSON.stringify(z.toJSONSchema(calculateRequest, { io: 'input' }));
  for (const scheme of SELLER_SCHEMES) expect(printed).toContain(scheme);
});

describe('a shipment', () => {
  const shipment = (items: unknown) => ({ destinationCountry: 'DE', items });

  it.each([
    ['no line', [], ['items']],
    ['51 lines', Array.from({ length: 51 }, () => LINE), ['items']],
    ['a line without a code', [{ ...LINE, hsCode: undefined }], ['items.0.hsCode']],
    [
      'a line without an origin',
      [{ ...LINE, originCountry: undefined }],
      ['items.0.originCountry'],
    ],
    ['a line without a value', [LINE, { ...LINE, value: undefined }], ['items.1.value']],
    ['a line from the catalogue', [{ ...LINE, productId: 'p' }], ['items.0.productId']],
  ])('%s: the place is named', (_, items, paths) => {
    expect(faults(shipmentRequest, shipment(items))).toEqual(paths);
  });

  it('takes 50 lines, and leaves to each line what it says for itself', () => {
    const items = Array.from({ length: 50 }, () => ({
      ...LINE,
      preference: 'none',
      claims: ['X'],
    }));
    const parsed = shipmentRequest.parse(shipment(items));
    expect(parsed).toMatchObject({ currency: 'USD', preference: 'best' });
    expect(parsed.items).toHaveLength(50);
    expect(parsed.items[49]).toMatchObject({ preference: 'none', claims: ['X'] });
    expect(shipmentRequest.parse(shipment([LINE])).items[0]).not.toHaveProperty('preference');
  });
});

describe('a duty query', () => {
  const { value: _, ...line } = LINE;
  it.each([
    ['no line', [], ['items']],
    [
      '101 lines',
      Array.from({ length: 101 }, () => ({ ...line, destinationCountry: 'US' })),
      ['items'],
    ],
    ['a line without a destination', [line], ['items.0.destinationCountry']],
    [
      'a day before 2000',
      [{ ...line, destinationCountry: 'US', date: '1990-01-01' }],
      ['items.0.date'],
    ],
  ])('%s: the place is named', (_name, items, paths) => {
    expect(faults(stackingRequest, { items })).toEqual(paths);
  });
});

describe('a comparison', () => {
  const to = (fields: object) => ({ ...LINE, ...fields });
  it.each([
    ['neither list', to({}), ['destinations']],
    ['both lists', to({ destinations: ['DE'], origins: ['BD'] }), ['destinations']],
    [
      'a destination beside destinations',
      to({ destinations: ['DE'], destinationCountry: 'US' }),
      ['destinationCountry'],
    ],
    [
      'origins without a destination',
      { ...LINE, originCountry: undefined, origins: ['BD'] },
      ['destinationCountry'],
    ],
    [
      'destinations without an origin',
      { ...LINE, originCountry: undefined, destinations: ['DE'] },
      ['originCountry'],
    ],
    ['a region beside destinations', to({ destinations: ['CA-ON'], region: 'ON' }), ['region']],
    [
      'a postcode beside destinations',
      to({ destinations: ['ES'], postcode: '35001' }),
      ['postcode'],
    ],
    ['no destination', to({ destinations: [] }), ['destinations']],
    [
      '21 destinations',
      to({ destinations: Array.from({ length: 21 }, () => 'DE') }),
      ['destinations'],
    ],
    ['a destination named twice', to({ destinations: ['DE', 'FR', 'de'] }), ['destinations.2']],
    ['an unassigned destination', to({ destinations: ['DE', 'QQ'] }), ['destinations.1']],
    ['a destination in words', to({ destinations: ['Ontario'] }), ['destinations.0']],
  ])('%s: the field is named', (_, body, paths) => {
    expect(faults(compareRequest, body)).toEqual(paths);
  });

  it('a region written at its destination is that of this way alone', () => {
    const request = compareRequest.parse(to({ destinations: ['ca-on', 'DE'] }));
    expect(targetsOf(request)).toEqual([
      { index: 0, destinationCountry: 'CA', region: 'ON', originCountry: 'BD' },
      { index: 1, destinationCountry: 'DE', originCountry: 'BD' },
    ]);
  });

  it('of origins, the one destination and its region stand for all ways', () => {
    const { originCountry: _o, ...line } = LINE;
    const request = compareRequest.parse({
      ...line,
      origins: ['VN', 'bd'],
      destinationCountry: 'CA',
      region: 'ON',
    });
    expect(targetsOf(request)).toEqual([
      { index: 0, destinationCountry: 'CA', region: 'ON', originCountry: 'VN' },
      { index: 1, destinationCountry: 'CA', region: 'ON', originCountry: 'BD' },
    ]);
  });
});

it.each([
  [{ weight: 200, weightUnit: 'g' }, 'send 200 g as 0.2 kg'],
  [{ weight: 8, weightUnit: 'OZ' }, 'send 8 oz as 0.5 lb'],
  [{ region: 'Ontario' }, 'must be the code of a state or province'],
])('%j: what to send is said', (fact, said) => {
  const { error } = calculateRequest.safeParse({ ...SHIRTS, ...fact });
  expect(error?.issues.map(({ message }) => message).join(' ')).toContain(said);
});
