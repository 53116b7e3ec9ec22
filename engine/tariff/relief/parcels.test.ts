import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { ShipmentRequest } from '../consignment/request.ts';
import { shipmentCost } from '../shipment.ts';

const edition = loadTariff();
const PARCEL = {
  currency: 'EUR',
  transportMode: 'air',
  shippingCost: 0,
  entryDate: '2026-11-22',
  purpose: 'sale',
  preference: 'best',
} as const;
type Goods = Pick<ShipmentRequest['items'][number], 'hsCode' | 'value'> &
  Partial<ShipmentRequest['items'][number]>;

function costOf(
  request: Partial<ShipmentRequest> & { destinationCountry: string },
  goods: readonly Goods[],
) {
  const items = goods.map((one) => ({ originCountry: 'CN', ...one }));
  const answer = shipmentCost({ ...PARCEL, ...request, items }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

describe('a limit of value in its own currency', () => {
  it('is met by lines that come to it, though each is rounded to the won', () => {
    const lines = [50, 50, 50].map((value) => ({ hsCode: '610910', value }));
    const { totals, deMinimis, declaration } = costOf(
      { destinationCountry: 'KR', currency: 'USD' },
      lines,
    );
    expect(deMinimis?.threshold).toBe(totals.goods);
    expect([totals.dutiesTaxesFees, declaration?.term]).toEqual([0, 'list clearance']);
  });

  it.each<[string, string, number, string]>([
    ['sent from the United States, up to 200 USD', '610910', 180, 'list clearance'],
    ['food is outside it', '180690', 100, 'import declaration'],
  ])('list clearance of Korea: %s', (_, hsCode, value, term) => {
    const request = { destinationCountry: 'KR', currency: 'USD', exportCountry: 'US' };
    expect(costOf(request, [{ hsCode, value }]).declaration?.term).toBe(term);
  });
});

describe('a scheme for articles up to 3,000 NOK', () => {
  const voec = { destinationCountry: 'NO', currency: 'NOK', sellerRegistrations: ['NO_VOEC'] };
  it.each<[string, Partial<ShipmentRequest>, Goods[], number]>([
    [
      'two lines of 2,500',
      {},
      [
        { hsCode: '610910', value: 2500 },
        { hsCode: '620520', value: 2500 },
      ],
      1250,
    ],
    ['four articles for 9,000', {}, [{ hsCode: '610910', value: 9000, quantity: 4 }], 2250],
    [
      'one of the articles is dearer',
      {},
      [
        { hsCode: '610910', value: 100 },
        { hsCode: '620520', value: 4000 },
      ],
      0,
    ],
    ['a business buyer', { businessBuyer: true }, [{ hsCode: '610910', value: 100 }], 0],
  ])('%s', (_, request, goods, sellerTaxes) =>
    expect(costOf({ ...voec, ...request }, goods).sellerTaxes ?? 0).toBe(sellerTaxes),
  );

  it('warns of an article above 3,000, not of a parcel of many', () => {
    const rules = (goods: Goods[]) => costOf(voec, goods).validation.map(({ rule }) => rule);
    expect(rules([{ hsCode: '610910', value: 3001 }])).toContain('scheme_limit');
    expect(rules([{ hsCode: '610910', value: 9000, quantity: 4 }])).not.toContain('scheme_limit');
  });
});

describe('the flat duty of the Union', () => {
  const toys = ['95030021', '95030029'].map((hsCode) => ({ hsCode, value: 30 }));
  it.each<[string, Partial<ShipmentRequest>, Goods[], number]>([
    ['is of the subheading in a simplified declaration', {}, toys, 3],
    ['is of the code in a full one', { declarationType: 'full' }, toys, 6],
    [
      'is of the code where other goods force a full one',
      {},
      [...toys, { hsCode: '33030010', value: 30 }],
      9,
    ],
  ])('%s', (_, request, goods, duties) =>
    expect(costOf({ destinationCountry: 'DE', ...request }, goods).totals.duties).toBe(duties),
  );
});

describe('a relief with a limit of weight', () => {
  const parcel = (weight?: number) =>
    costOf({ destinationCountry: 'KZ' }, [{ hsCode: '610910', value: 100, weight }]);
  it('asks for the weight where it decides', () => {
    expect(parcel().needs).toContain('weight');
    expect(parcel(31)).toMatchObject({ needs: [], totals: { duties: 0 } });
    expect(parcel(40).totals.duties).toBeGreaterThan(0);
    expect(parcel(40).deMinimis?.exempt).toBe(false);
  });
});

describe('a gift of goods with limits of quantity', () => {
  const gift = (destinationCountry: string, goods: Goods, more: Partial<ShipmentRequest> = {}) => {
    const request = { destinationCountry, purpose: 'gift', sender: 'person', ...more } as const;
    const { totals, needs } = costOf(request, [{ originCountry: 'US', ...goods }]);
    return [totals.dutiesTaxesFees === 0, needs];
  };
  it.each<[string, Goods, boolean, string[]]>([
    [
      'a bottle of whisky',
      { hsCode: '2208307100', value: 30, volumeLiters: 0.7, alcoholPercent: 40 },
      true,
      [],
    ],
    ['two', { hsCode: '2208307100', value: 30, volumeLiters: 1.4, alcoholPercent: 40 }, false, []],
    ['50 cigarettes', { hsCode: '24022090', value: 20, quantity: 50 }, true, []],
    ['50 g of perfume', { hsCode: '33030010', value: 30, weight: 0.05 }, true, []],
    [
      'a quarter litre of toilet water',
      { hsCode: '33030090', value: 30, volumeLiters: 0.25 },
      true,
      [],
    ],
    ['perfume of no stated weight', { hsCode: '33030010', value: 30 }, false, ['weight']],
    ['above the limit of value', { hsCode: '33030010', value: 60, weight: 0.05 }, false, []],
  ])('%s', (_, goods, isFree, needs) =>
    expect(gift('GB', goods, { currency: 'GBP' })).toEqual([isFree, needs]),
  );

  it('of a business has no relief', () =>
    expect(
      gift('DE', { hsCode: '33030010', value: 30, weight: 0.05 }, { sender: 'business' })[0],
    ).toBe(false));
});
