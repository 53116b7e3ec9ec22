/** The one address that a test key visits: nothing is fetched for it. */
import type { Refused } from '../contract/outcome.ts';
import type { ReadPage, ReadProductPage } from '../workflows/contract.ts';
import { badAddress } from './fetch/refusals.ts';

const ADDRESS = 'https://shop.example/shirt';

const TITLE = "Men's T-shirt, short sleeves";
const DESCRIPTION = 'Knitted T-shirt of 100% cotton. Made in Portugal.';

const PAGE: ReadPage = {
  product: {
    url: ADDRESS,
    finalUrl: ADDRESS,
    siteName: 'Shop Example',
    title: TITLE,
    description: DESCRIPTION,
    brand: null,
    sku: 'TS-100-M',
    gtin: null,
    mpn: null,
    category: 'Clothing > T-shirts',
    material: '100% cotton',
    color: null,
    price: 24.9,
    currency: 'EUR',
    images: [],
    countryOfOrigin: 'PT',
    originEvidence: 'Made in Portugal',
    sources: ['json-ld'],
    summary: `${TITLE}. ${DESCRIPTION}`,
  },
  signals: [],
  stated: { country: 'PT', evidence: 'Made in Portugal' },
  readFromUrl: TITLE,
};

/** What the page of a test says, or that there is no other. */
export const readTestPage = (url: string, field: string): ReadProductPage =>
  url === ADDRESS ? { ok: true, page: PAGE } : noVisit(field);

/** A test key sees what never changes: no foreign page or photo. */
export const noVisit = (field: string): Refused =>
  badAddress(
    field,
    'url_not_allowed',
    `a test key visits no address; the page ${ADDRESS} can be read, and a photo can be sent inline`,
  );
