import { describe, expect, it } from '@jest/globals';
import type { Goods, GoodsCode } from './goods.ts';
import { bigUpdate, shopifyUpdates, wooUpdates } from './writeBack.ts';

const code = (schedule: string, digits: string, sku: string | null = null): GoodsCode => ({
  schedule,
  code: digits,
  item: sku === null ? null : { externalId: null, sku },
  originCountry: 'PT',
});
const goods = (approved: GoodsCode[], withdrawn: GoodsCode[] = []): Goods => ({
  externalId: '1',
  customsDescription: null,
  approved,
  withdrawn,
});
const MARKETS: Readonly<Record<string, string[]>> = { US: ['US'], EU: ['DE', 'FR'], GB: ['GB'] };
const countriesOf = (schedule: string): string[] => MARKETS[schedule] ?? [];

describe('Shopify', () => {
  const product = (all: string | null, listed: Record<string, string> = {}) => ({
    variants: {
      nodes: ['A', 'B'].map((sku) => ({
        id: `v${sku}`,
        sku,
        inventoryItem: {
          id: `i${sku}`,
          harmonizedSystemCode: all,
          countryCodeOfOrigin: 'PT',
          countryHarmonizedSystemCodes: {
            nodes: Object.entries(listed).map(([countryCode, harmonizedSystemCode]) => ({
              countryCode,
              harmonizedSystemCode,
            })),
          },
        },
      })),
    },
  });
  const told = (wanted: Goods, all: string | null, listed?: Record<string, string>) =>
    shopifyUpdates(wanted, product(all, listed), countriesOf).map(({ id, input }) => ({
      id,
      all: input.harmonizedSystemCode,
      codes: input.countryHarmonizedSystemCodes?.map(
        (one) => `${one.countryCode} ${one.harmonizedSystemCode}`,
      ),
    }));

  it.each<[string, Goods, string | null, Record<string, string>, object[]]>([
    [
      'each item gets its own code before that of its product, in all countries of the tariff',
      goods([code('EU', '61091000'), code('EU', '61099020', 'B')]),
      null,
      {},
      [
        { id: 'iA', all: '610910', codes: ['DE 61091000', 'FR 61091000'] },
        { id: 'iB', all: '610990', codes: ['DE 61099020', 'FR 61099020'] },
      ],
    ],
    [
      'what other countries have stays',
      goods([code('US', '6109100012')]),
      '6109101234',
      { CH: '61091000' },
      ['iA', 'iB'].map((id) => ({
        id,
        all: undefined,
        codes: ['CH 61091000', 'US 6109100012'],
      })),
    ],
    [
      'a code longer than Shopify takes is not cut: the six digits alone are told',
      goods([code('GB', '61091000123456')]),
      null,
      {},
      ['iA', 'iB'].map((id) => ({ id, all: '610910', codes: undefined })),
    ],
    [
      'a withdrawn code goes where it stands, and its six digits with the last',
      goods([], [code('US', '6109100012')]),
      '610910',
      { US: '6109100012', DE: '61091000' },
      ['iA', 'iB'].map((id) => ({ id, all: null, codes: ['DE 61091000'] })),
    ],
    [
      'codes of two headings have no digits in common: what stands for all countries stays',
      goods([code('US', '6109100012'), code('GB', '6205200000')]),
      '999999',
      { US: '6109100012', GB: '6205200000' },
      [],
    ],
    [
      'nothing is told twice',
      goods([code('US', '6109100012')]),
      '610910',
      { US: '6109100012' },
      [],
    ],
  ])('%s', (_, wanted, all, listed, updates) => {
    expect(told(wanted, all, listed)).toEqual(updates);
  });

  it('the origin is told where it is another', () => {
    const wanted = goods([{ ...code('HS', '610910'), originCountry: 'VN' }]);
    expect(shopifyUpdates(wanted, product('610910'), countriesOf)).toEqual(
      ['iA', 'iB'].map((id) => ({ id, input: { countryCodeOfOrigin: 'VN' } })),
    );
  });
});

describe('WooCommerce', () => {
  const held = { price: '', weight: '', date_modified_gmt: null, customs_commodity_code: null };
  const mug = { ...held, id: 7, sku: '', name: 'Mug', type: 'variable', status: 'publish' };
  const variations = ['A', 'B'].map((sku, at) => ({ ...held, id: 70 + at, sku }));

  it('gets the code of one market on the product, and an own one of a variation there', () => {
    const wanted = goods([code('US', '6912004400'), code('US', '6911101000', 'B')]);
    expect(wooUpdates(wanted, mug, variations, 'US')).toEqual([
      {
        path: '/products/7',
        body: { customs_commodity_code: '6912004400', customs_country_of_origin: 'PT' },
      },
      { path: '/products/7/variations/71', body: { customs_commodity_code: '6911101000' } },
    ]);
  });

  it('gets six digits without a market, and a description of 35 characters', () => {
    const wanted = {
      ...goods([code('US', '6912004400')]),
      customsDescription: 'Ceramic drinking mugs, glazed, for the kitchen',
    };
    const simple = { ...mug, type: 'simple', customs_country_of_origin: 'PT' };
    expect(wooUpdates(wanted, simple, [], null)).toEqual([
      {
        path: '/products/7',
        body: {
          customs_commodity_code: '691200',
          customs_description: 'Ceramic drinking mugs, glazed, for',
        },
      },
    ]);
  });

  it('loses a code that is withdrawn where it stands', () => {
    const wanted = goods([], [code('US', '6912004400')]);
    const [standing, other] = ['691200', '611020'].map((digits) =>
      wooUpdates(wanted, { ...mug, type: 'simple', customs_commodity_code: digits }, [], null),
    );
    expect(standing).toEqual([{ path: '/products/7', body: { customs_commodity_code: '' } }]);
    expect(other).toEqual([]);
  });
});

describe('BigCommerce', () => {
  const variants = [{ id: 91, sku: 'A', price: null, weight: null }];

  it('gets a code for each market of a product; what else it holds stays', () => {
    const present = {
      product_id: 9,
      country_of_origin: 'CN',
      commodity_description: 'Mugs',
      international_shipping: false,
      hs_codes: { CA: '6912001000' },
    };
    expect(
      bigUpdate(goods([code('EU', '69120023')]), { id: 9, variants }, present, countriesOf),
    ).toEqual({
      ...present,
      country_of_origin: 'PT',
      hs_codes: { CA: '6912001000', DE: '69120023', FR: '69120023', ALL: '691200' },
    });
  });

  it('gets the code of an item where that is the only one', () => {
    const wanted = goods([code('US', '6912004400', 'A')]);
    const told = (some: typeof variants) =>
      bigUpdate(wanted, { id: 9, variants: some }, null, countriesOf)?.hs_codes;
    expect(told(variants)).toEqual({ US: '6912004400', ALL: '691200' });
    expect(told([...variants, { id: 92, sku: 'B', price: null, weight: null }])).toBeUndefined();
  });
});
