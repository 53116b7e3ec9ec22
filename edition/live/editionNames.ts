/** The edition that each embedded dataset was written from, as its publisher names it. */
export const EDITIONS: Readonly<Record<string, string>> = {
  hs: 'HS 2022',
  'us-hts': 'HTS 2026 Revision 10',
  'us-measures': 'US measures as of 2026-11-21',
  'eu-cn': 'CN 2026',
  'eu-taric': 'CN 2026, third-country duties as of 2026-11-21',
  'gb-tariff': 'UK tariff, codes of 2022, rates of the Global Tariff',
  'ca-tariff': 'T2026',
  'vat-rates': 'taxes as of 2026-11-21',
  thresholds: 'thresholds as of 2026-11-21',
  fees: 'fees as of 2026-11-21',
  'ecb-fx': 'reference rates as of 2026-04-13',
  fx: 'pegs and other rates as of 2026-04-13',
  lexicon: 'article lexicon',
  'us-fda-products': 'FDA product codes as of 2026-11-22',
  restrictions: 'restricted goods as of 2026-11-22',
};
