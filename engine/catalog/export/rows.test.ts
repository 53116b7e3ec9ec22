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
      sku: '-OLV',
      fields: { title: 'Olive', unitValue: 128.5, currency: 'GBP' },
      codes: [],
    },
    {
      id: `${ID}3`,
      sku: 'RST',
      fields: { netWeight: 0.84, weightUnit: 'kg', originCountry: 'PT' },
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
  return readGoods(sheet, rows, { countryOf });
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
            fields: { item_id: `${ID}2`, sku: '-OLV', item_title: 'Olive', unit_value: '128.5' },
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
          { schedule: 'EU', code: '42029291' },
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
      ['311', '=Bag & <Co>', '-OLV', '4202923131', 'GB'],
      ['311', '=Bag & <Co>', 'RST', '4202924500', 'PT'],
    ]);
    const europe = { country: 'DE', schedule: 'EU' };
    expect(presetRows('shopify-inventory', bag, europe).map((row) => row[3])).toEqual(['', '']);
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
    const long = { ...bag, codes: [{ schedule: 'BR', code: '42029200000000', isApproved: true }] };
    const rows = presetRows('shopify-inventory', long, { country: 'BR', schedule: 'BR' });
    expect(rows[0]?.[3]).toBe('');
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
