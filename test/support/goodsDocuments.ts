/** Requests of invoices, packing lists and postal declarations that are answered. */
export const SELLER = {
  name: 'Müller Keramik GmbH',
  address: ['Töpferweg 3'],
  city: 'Höhr-Grenzhausen',
  postalCode: '56203',
  country: 'DE',
  taxId: 'DE123456789',
};
export const BUYER = {
  name: 'Jane Doe',
  address: ['500 Main Street'],
  city: 'Springfield',
  country: 'US',
};
export const LINE = {
  description: 'Mugs of stoneware, glazed',
  hsCode: '6912.00',
  originCountry: 'DE',
  quantity: 24,
  netWeightKg: 9.6,
  unitValue: 7.5,
};
export const INVOICE = {
  number: 'INV-118',
  date: '2026-11-27',
  seller: SELLER,
  buyer: BUYER,
  incoterm: 'DAP',
  incotermPlace: 'Springfield',
  currency: 'EUR',
  lines: [LINE],
  freight: 35,
  discount: 5,
};
export const PACKING_LIST = {
  number: 'PL-118',
  date: '2026-11-27',
  seller: SELLER,
  consignee: BUYER,
  lines: [LINE],
  packages: [
    {
      kind: 'carton',
      count: 2,
      contents: [{ line: 0, quantity: 12 }],
      netWeightKg: 4.8,
      grossWeightKg: 5.6,
      dimensionsCm: { length: 60, width: 40, height: 40 },
    },
  ],
};
export const POSTAL = {
  itemNumber: 'RR473124829GB',
  category: 'sale_of_goods',
  sender: SELLER,
  addressee: BUYER,
  currency: 'EUR',
  lines: [LINE],
  grossWeightKg: 11.2,
  date: '2026-11-27',
};
