import { describe, expect, it } from '@jest/globals';
import { bigRecord } from './bigcommerce.ts';
import { shopifyRecord, type ShopifyVariant } from './shopify.ts';
import { type WooProduct, wooRecord } from './woocommerce.ts';

const variant = (id: string, more: Partial<ShopifyVariant>, origin: string | null = 'PT') => ({
  id,
  sku: null,
  ...more,
  inventoryItem: {
    id: `i${id}`,
    harmonizedSystemCode: null,
    countryCodeOfOrigin: origin,
    countryHarmonizedSystemCodes: { nodes: [] },
    measurement: { weight: { value: 0, unit: 'KILOGRAMS' } },
  },
});
const tee = {
  id: 'gid://shopify/Product/1',
  title: 'Tee &amp; more',
  handle: 'tee',
  status: 'ACTIVE',
  updatedAt: '2026-11-01T10:00:00Z',
};

describe('a product of Shopify', () => {
  it('is known by its id, and by the handle that its files have', () => {
    const one = variant('v', {
      sku: ' A ',
      price: '19.50',
      selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    });
    expect(shopifyRecord({ ...tee, variants: { nodes: [one] } }, 'EUR')).toEqual({
      externalId: 'gid://shopify/Product/1',
      alias: 'tee',
      updatedAt: '2026-11-01T10:00:00Z',
      product: { title: 'Tee & more', slug: 'tee', originCountry: 'PT', status: 'active' },
      // nobody has weighed it, and there is one form alone
      items: [{ externalId: 'v', sku: 'A', unitValue: 19.5, currency: 'EUR' }],
      allItems: true,
    });
  });

  it('has the origins of its items where they differ, and a SKU once', () => {
    const nodes = [
      variant('a', { sku: 'A' }),
      variant('b', { sku: 'A' }, 'VN'),
      variant('c', { sku: 'x'.repeat(121) }, null),
    ];
    const record = shopifyRecord(
      { ...tee, status: 'ARCHIVED', variants: { nodes, pageInfo: { hasNextPage: true } } },
      null,
    );
    expect(record).toMatchObject({ allItems: false, product: { status: 'draft' } });
    expect(record.product.originCountry).toBeUndefined();
    expect(record.items).toEqual([
      { externalId: 'a', sku: 'A', originCountry: 'PT' },
      { externalId: 'b', originCountry: 'VN' },
      { externalId: 'c' },
    ]);
  });

  it('holds codes that become suggestions: those that all items share are of the product', () => {
    const coded = (id: string, us: string) => {
      const { inventoryItem, ...one } = variant(id, {});
      const nodes = [{ countryCode: 'US', harmonizedSystemCode: us }];
      const codes = { countryHarmonizedSystemCodes: { nodes }, harmonizedSystemCode: '6109.10' };
      return { ...one, inventoryItem: { ...inventoryItem, ...codes } };
    };
    const of = (...nodes: ReturnType<typeof coded>[]) =>
      shopifyRecord({ ...tee, variants: { nodes } }, null);
    const [all, us] = [{ code: '610910' }, { destinationCountry: 'US', code: '6109100012' }];
    expect(of(coded('a', '6109.10.0012'), coded('b', '6109100012')).codes).toEqual([all, us]);
    const other = { destinationCountry: 'US', code: '6109100004' };
    const { codes, items } = of(coded('a', '6109100012'), coded('b', '6109100004'));
    expect([codes, ...items.map((item) => item.codes)]).toEqual([
      undefined,
      [all, us],
      [all, other],
    ]);
  });

  it('is cut to what the catalogue holds', () => {
    const { product } = shopifyRecord(
      {
        ...tee,
        title: 'x'.repeat(400),
        descriptionHtml: `<p>${'y'.repeat(6000)}</p><script>1</script>`,
        tags: ['a', 'a', 'z'.repeat(61), ...Array.from({ length: 150 }, (_, at) => `t${at}`)],
        onlineStoreUrl: 'javascript:alert(1)',
        variants: { nodes: [] },
      },
      null,
    );
    expect(product.title).toHaveLength(300);
    expect(product.description).toBe('y'.repeat(5000));
    expect(product.tags).toHaveLength(100);
    expect(product.tags?.slice(0, 2)).toEqual(['a', 't0']);
    expect(product.productUrl).toBeUndefined();
  });
});

describe('a product of WooCommerce', () => {
  const mug: WooProduct = {
    id: 7,
    sku: 'MUG',
    name: 'Mug',
    type: 'variable',
    status: 'publish',
    price: '',
    weight: '0.3',
    date_modified_gmt: '2026-11-01T10:00:00',
    customs_country_of_origin: 'CN',
    customs_description: 'Ceramic mugs',
  };
  const shop = { currency: 'EUR', weightUnit: 'lbs' };

  it('gives its variations what they inherit, and the latest change of all', () => {
    const red = {
      id: 71,
      sku: 'MUG',
      price: '12.00',
      weight: '',
      date_modified_gmt: '2026-11-02T10:00:00',
      attributes: [{ name: 'Colour', option: 'Red' }],
    };
    expect(wooRecord(mug, [red], shop)).toMatchObject({
      externalId: '7',
      updatedAt: '2026-11-02T10:00:00Z',
      product: { originCountry: 'CN', customsDescription: 'Ceramic mugs', status: 'active' },
      items: [
        {
          externalId: '71',
          title: 'Red',
          unitValue: 12,
          currency: 'EUR',
          netWeight: 0.3,
          weightUnit: 'lb',
          attributes: [{ name: 'Colour', value: 'Red' }],
        },
      ],
    });
  });

  it('that is simple is its own item', () => {
    const record = wooRecord({ ...mug, type: 'simple', price: '9.5' }, [], shop);
    expect(record.items).toMatchObject([{ externalId: '7', sku: 'MUG', unitValue: 9.5 }]);
  });
});

it('a product of BigCommerce has its customs information, and its prices where a variant has none', () => {
  const record = bigRecord(
    {
      id: 9,
      name: 'Mug',
      sku: 'MUG',
      price: 12,
      weight: 1,
      is_visible: true,
      custom_url: { url: '/mug/' },
      date_modified: '2026-11-01T12:00:00+02:00',
      variants: [{ id: 91, sku: '', price: null, weight: 2 }],
    },
    { product_id: 9, country_of_origin: 'CN', commodity_description: 'Ceramic mugs' },
    { currency: 'USD', weightUnits: 'Ounces', url: 'https://mugs.example.com' },
  );
  expect(record).toEqual({
    externalId: '9',
    updatedAt: '2026-11-01T10:00:00.000Z',
    product: {
      title: 'Mug',
      productUrl: 'https://mugs.example.com/mug/',
      slug: 'mug',
      customsDescription: 'Ceramic mugs',
      originCountry: 'CN',
      status: 'active',
    },
    items: [
      {
        externalId: '91',
        sku: 'MUG',
        unitValue: 12,
        currency: 'USD',
        netWeight: 2,
        weightUnit: 'oz',
      },
    ],
    allItems: true,
  });
});
