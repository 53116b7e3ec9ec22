import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defused } from '../import/apostrophe.ts';
import { readGoods } from '../import/readGoods.ts';
import { recognise } from '../import/recognise.ts';
import { csvLine } from './csv.ts';
import { customsInformation, presetRows } from './presets.ts';
import { EXPORT_COLUMNS, type ExportedProduct, rowsOf } from './rows.ts';

const ID = '019aa000-0000-7000-8000-00000000000';
const bag: ExportedProduct = {
  id: `${ID}1`,
  externalId: '311',
  sourceKind: 'csv',
  status: 'active',
  fields: {
    title: '=Bag & <Co>',
    description: 'Waxed canvas\nStraps of leather',
    originCountry: 'GB',
    customsDescription: 'Shoulder bag with outer surface of textile materials',
    tags: ['canvas, waxed'],
    markets: ['US', 'DE'],
    imageUrls: ['https://a.example/1,2.jpg', 'https://a.example/3.jpg'],
  },
  items: [
    {
      id: `${ID}2`,
      externalId: null,
      sku: '-OLV',
      fields: { title: 'Olive', unitsPerYear: 1200, unitValue: 128.5, currency: 'GBP' },
      codes: [],
    },
    {
      id: `${ID}3`,
      externalId: '313',
      sku: 'RST',
      fields: {
        attributes: [{ name: 'Colour', value: 'Rust' }],
        netWeight: 0.84,
        weightUnit: 'kg',
        originCountry: 'PT',
      },
      codes: [{ schedule: 'US', code: '4202924500', isApproved: true }],
    },
  ],
  codes: [
    { schedule: 'HS', code: '420292', isApproved: true },
    { schedule: 'US', code: '4202923131', isApproved: true },
    { schedule: 'EU', code: '42029291', isApproved: false },
  ],
};

/** What an import reads of what an export wrote. */
function readBack(product: ExportedProduct) {
  const cells = [EXPORT_COLUMNS as readonly string[], ...rowsOf(product, EXPORT_COLUMNS)];
  const rows = cells.map((row, at) => ({ row: at + 1, cells: row.map(defused) }));
  const sheet = recognise(rows);
  if (!sheet) throw new Error('the export is not known');
  const countryOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? code : null);
  return readGoods(sheet, rows, { countryOf, isCurrency: () => true });
}

describe('an export', () => {
  it('is read as what it was written from', () => {
    const { products, issues } = readBack(bag);
    expect(issues).toEqual([]);
    expect(products).toMatchObject([
      {
        fields: {
          product_id: bag.id,
          external_id: '311',
          status: 'active',
          title: '=Bag & <Co>',
          description: 'Waxed canvas\nStraps of leather',
          tags: ['canvas, waxed'],
          markets: ['US', 'DE'],
          image_urls: bag.fields['imageUrls'],
          origin_country: 'GB',
        },
        items: [
          {
            fields: {
              item_id: `${ID}2`,
              sku: '-OLV',
              item_title: 'Olive',
              unit_value: '128.5',
              units_per_year: '1200',
            },
            codes: [{ schedule: 'US', code: '4202923131' }],
          },
          {
            fields: {
              sku: 'RST',
              net_weight: '0.84',
              weight_unit: 'kg',
              item_origin_country: 'PT',
            },
            codes: [{ schedule: 'US', code: '4202924500' }],
          },
        ],
        codes: [
          { schedule: 'HS', code: '420292' },
          { schedule: 'EU', code: '42029291', isSuggested: true },
        ],
      },
    ]);
  });

  it('keeps any title', () => {
    const title = fc.string({ minLength: 1, maxLength: 60 }).map((text) => text.trim());
    fc.assert(
      fc.property(
        title.filter((text) => text !== ''),
        (text) => {
          const { products } = readBack({ ...bag, fields: { ...bag.fields, title: text } });
          expect(products[0]?.fields.title).toBe(text);
        },
      ),
    );
  });

  it('quotes what a reader would part, and defuses what a spreadsheet would calculate', () => {
    expect(csvLine(['a,b', 'say "no"', '=1+1', '@x', ' pad'])).toBe(
      `"a,b","say ""no""",'=1+1,'@x," pad"\r\n`,
    );
  });
});

describe('a file for a shop', () => {
  const usa = { country: 'US', schedule: 'US' };
  it('names approved codes alone, each item its own', () => {
    expect(presetRows('shopify-inventory', bag, usa)).toEqual([
      ['311', '=Bag & <Co>', 'Title', 'Olive', '', '', '', '', '-OLV', '4202923131', 'GB'],
      ['311', '=Bag & <Co>', 'Colour', 'Rust', '', '', '', '', 'RST', '4202924500', 'PT'],
    ]);
    const europe = { country: 'DE', schedule: 'EU' };
    expect(presetRows('shopify-inventory', bag, europe)).toEqual([]); // it is a suggestion
  });
  it('names the six digits where no market is named, and a description that the shop takes', () => {
    expect(presetRows('woocommerce', bag, null)[0]).toEqual([
      '',
      '-OLV',
      '420292',
      'GB',
      'Shoulder bag with outer surface of',
    ]);
  });
  it('leaves out a code that is longer than the shop takes', () => {
    const of = (code: string) => ({ ...bag, codes: [{ schedule: 'BR', code, isApproved: true }] });
    const brazil = { country: 'BR', schedule: 'BR' };
    const rows = (code: string) => presetRows('shopify-inventory', of(code), brazil);
    expect(rows('42029200').map((row) => row[9])).toEqual(['42029200', '42029200']);
    expect(rows('42029200000000')).toEqual([]);
    expect(rows('4202')).toEqual([]);
  });
  it('takes the six digits from approved codes of a tariff, where these begin alike', () => {
    const digits = (codes: readonly [string, string, boolean][]) => {
      const of = codes.map(([schedule, code, isApproved]) => ({ schedule, code, isApproved }));
      const [item] = bag.items;
      const product = { ...bag, codes: of, items: item ? [item] : [] };
      return presetRows('shopify-inventory', product, null)[0]?.[9];
    };
    expect(digits([['US', '4202923131', true]])).toBe('420292');
    expect(
      digits([
        ['US', '4202923131', true],
        ['EU', '42029291', true],
        ['GB', '4205009000', false],
      ]),
    ).toBe('420292');
    expect(
      digits([
        ['US', '4202923131', true],
        ['EU', '42050090', true],
      ]),
    ).toBeUndefined();
  });
  it('is found by ids of that shop alone', () => {
    const of = (sourceKind: string) => presetRows('woocommerce', { ...bag, sourceKind }, usa);
    expect(of('woocommerce').map(([id]) => id)).toEqual(['', '313']);
    expect(of('shopify').map(([id]) => id)).toEqual(['', '']);
    expect(presetRows('shopify-inventory', { ...bag, sourceKind: 'feed' }, usa)[0]?.[0]).toBe('');
    const slugged = { ...bag, fields: { ...bag.fields, slug: 'bag-and-co' } };
    expect(presetRows('shopify-inventory', slugged, usa)[0]?.[0]).toBe('bag-and-co');
    expect(customsInformation({ ...bag, sourceKind: 'woocommerce' }, usa)).toBeNull();
  });
  it('leaves out goods without a code, whatever else is known: a blank cell empties one', () => {
    const items = bag.items.map((item) => ({ ...item, codes: [] }));
    const bare = {
      ...bag,
      items,
      codes: [{ schedule: 'US', code: '4202923131', isApproved: false }],
    };
    for (const preset of ['shopify-inventory', 'woocommerce'] as const)
      expect(presetRows(preset, bare, usa)).toEqual([]);
    expect(customsInformation(bare, usa)).toBeNull();
    const [olive, rust] = bag.items;
    const one = { ...bag, items: olive && rust ? [olive, rust] : [], codes: [] };
    expect(presetRows('woocommerce', one, usa).map((row) => row[1])).toEqual(['RST']);
  });
  it('calls the only variant of a product as Shopify does', () => {
    const [item] = bag.items;
    const single = { ...bag, items: item ? [item] : [] };
    expect(presetRows('shopify-inventory', single, usa)[0]?.slice(2, 4)).toEqual([
      'Title',
      'Default Title',
    ]);
  });
  it('makes a body of customs information for a product that BigCommerce knows', () => {
    expect(customsInformation(bag, usa)).toMatchObject({
      product_id: 311,
      country_of_origin: 'GB',
      commodity_description: 'Shoulder bag with outer surface of textile materials',
      hs_codes: { US: '4202923131', ALL: '420292' },
    });
    expect(customsInformation({ ...bag, externalId: 'bag' }, usa)).toBeNull();
  });
});
