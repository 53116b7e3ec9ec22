import { describe, expect, it } from '@jest/globals';
import { readValidationRules } from '../../../edition/reading/tariff/validation.ts';
import { decimal, fromNumber } from '../../decimal.ts';
import { money } from '../../money.ts';
import { type ValidationFacts, validationsOf } from './validation.ts';

const rules = readValidationRules();

type Case = Partial<Omit<ValidationFacts, 'intrinsic' | 'weightKg' | 'quantity'>> & {
  intrinsic?: number;
  weight?: number;
  quantity?: number;
};

/**
 * One euro, dollar, pound are two units of the destination currency; every other currency is the
 * destination's own.
 */
const rateOf = (currency: string) => decimal(['EUR', 'USD', 'GBP'].includes(currency) ? '2' : '1');

const found = ({ intrinsic, weight, quantity, ...more }: Case): string[] =>
  validationsOf(rules, {
    keys: ['US'],
    digits: '610910',
    origin: 'VN',
    exportCountry: null,
    date: '2026-11-22',
    channel: 'courier',
    mode: 'air',
    purpose: 'sale',
    sender: null,
    audience: 'consumer',
    giftWithPurchase: false,
    schemes: [],
    declaration: null,
    filing: null,
    currency: 'XXX',
    rateOf,
    ...more,
    intrinsic: money(fromNumber(intrinsic ?? 10)),
    weightKg: weight === undefined ? null : fromNumber(weight),
    quantity: quantity === undefined ? null : fromNumber(quantity),
  }).map(({ action, rule }) => `${action} ${rule}`);

describe('rules of a destination', () => {
  it.each<[string, Case, string[]]>([
    ['nothing is said of a T-shirt', {}, []],
    [
      'Canadian whisky into the US',
      { digits: '2208306020', origin: 'CA' },
      ['reject canada_import_ban'],
    ],
    ['the day before the ban', { digits: '2208306020', origin: 'CA', date: '2026-09-28' }, []],
    [
      'Canadian motorcycles over 800 cc',
      { digits: '8711500060', origin: 'CA' },
      ['reject canada_import_ban'],
    ],
    ['Canadian motorcycles up to 800 cc', { digits: '8711400060', origin: 'CA' }, []],
    ['French whisky', { digits: '2208306020', origin: 'FR' }, []],
    ['Russian caviar', { digits: '1604310000', origin: 'RU' }, ['reject russia_import_ban']],
    ['Cuban cigars', { digits: '2402108080', origin: 'CU' }, ['reject embargo']],
    ['Cuban books', { digits: '4901990000', origin: 'CU' }, []],
    [
      'Russian steel into the EU',
      { keys: ['DE', 'EU'], digits: '73181588', origin: 'RU' },
      ['reject russia_steel', 'warn product_identifier'],
    ],
    [
      'Chinese steel into the EU',
      { keys: ['DE', 'EU'], digits: '73181588', origin: 'CN' },
      ['warn russia_steel_inputs', 'warn product_identifier'],
    ],
    [
      'Russian steel into Brazil',
      { keys: ['BR'], digits: '73181588', origin: 'RU', channel: 'freight' },
      ['warn ipi'],
    ],
    ['anything Russian into Ukraine', { keys: ['UA'], origin: 'RU' }, ['reject russia_import_ban']],
    ['Pakistani goods into India', { keys: ['IN'], origin: 'PK' }, ['reject pakistan_import_ban']],
    [
      'goods sent from Pakistan',
      { keys: ['IN'], origin: 'CN', exportCountry: 'PK' },
      ['reject pakistan_import_ban'],
    ],
    ['Brazil at 3,000 USD', { keys: ['BR'], intrinsic: 6000 }, []],
    ['Brazil above', { keys: ['BR'], intrinsic: 6000.01 }, ['reject remittance_limit']],
    ['Argentina at 3,000 USD', { keys: ['AR'], intrinsic: 6000 }, ['warn courier_count']],
    ['Argentina above', { keys: ['AR'], intrinsic: 6000.01 }, ['reject courier_limit']],
    [
      'China by post, several articles',
      { keys: ['CN'], channel: 'postal', intrinsic: 1001, quantity: 2 },
      ['reject personal_post_limit', 'warn personal_post_limit'],
    ],
    [
      'China by post, one article',
      { keys: ['CN'], channel: 'postal', intrinsic: 1001, quantity: 1 },
      ['warn personal_post_limit'],
    ],
    [
      'China by post at the limit',
      { keys: ['CN'], channel: 'postal', intrinsic: 1000, quantity: 2 },
      [],
    ],
    [
      'China by post from Hong Kong',
      { keys: ['CN'], channel: 'postal', intrinsic: 801, exportCountry: 'HK' },
      ['warn personal_post_limit'],
    ],
    ['China by courier above 5,000', { keys: ['CN'], intrinsic: 5001 }, ['warn ecommerce_limit']],
    ['Kazakhstan, 31 kg', { keys: ['KZ'], weight: 31 }, []],
    ['Kazakhstan, above', { keys: ['KZ'], weight: 31.1 }, ['warn personal_weight_limit']],
    [
      'IOSS at 150 EUR',
      { keys: ['FR', 'EU'], schemes: ['IOSS'], intrinsic: 300 },
      ['warn product_identifier'],
    ],
    [
      'IOSS above',
      { keys: ['FR', 'EU'], schemes: ['IOSS'], intrinsic: 300.01 },
      ['warn scheme_limit'],
    ],
    [
      'IOSS with wine',
      { keys: ['FR', 'EU'], digits: '22042138', schemes: ['IOSS'] },
      ['warn scheme_excise_goods', 'warn product_identifier'],
    ],
    [
      'IOSS to a business',
      { keys: ['FR', 'EU'], schemes: ['IOSS'], audience: 'business' },
      ['warn scheme_business_buyer'],
    ],
    ['GB_VAT at 135 GBP', { keys: ['GB'], schemes: ['GB_VAT'], intrinsic: 270 }, []],
    [
      'GB_VAT above',
      { keys: ['GB'], schemes: ['GB_VAT'], intrinsic: 270.01 },
      ['warn scheme_limit'],
    ],
    [
      'H7 with perfume',
      { keys: ['FR', 'EU'], digits: '33030010', declaration: 'simplified' },
      ['warn h7_excise_goods', 'warn product_identifier'],
    ],
    [
      'informal entry above 2,500 USD',
      { declaration: 'simplified', intrinsic: 5000.01 },
      ['warn formal_entry'],
    ],
    [
      'a gift within the limit',
      { purpose: 'gift', sender: 'person', intrinsic: 200 },
      ['relief gift_relief'],
    ],
    ['a gift a cent above', { purpose: 'gift', sender: 'person', intrinsic: 200.01 }, []],
    ['a gift of an unknown sender', { purpose: 'gift', intrinsic: 200 }, ['relief gift_relief']],
    [
      'a gift of a business',
      { purpose: 'gift', sender: 'business', intrinsic: 100 },
      ['warn gift_from_business'],
    ],
    [
      'a gift with a purchase',
      { purpose: 'gift', giftWithPurchase: true, intrinsic: 100 },
      ['warn gift_with_purchase'],
    ],
    ['a gift of wine', { purpose: 'gift', digits: '22042150', intrinsic: 100 }, []],
    [
      'a gift to Mexico by post',
      { keys: ['MX'], purpose: 'gift', channel: 'postal', intrinsic: 600 },
      ['relief gift_relief'],
    ],
    ['a gift to India', { keys: ['IN'], purpose: 'gift' }, ['warn no_gift_relief']],
    [
      'from Great Britain to a business of Northern Ireland',
      { keys: ['XI'], exportCountry: 'GB', audience: 'business' },
      ['warn from_great_britain'],
    ],
    ['to a consumer there', { keys: ['XI'], exportCountry: 'GB' }, []],
  ])('%s', (_, one, expected) => expect(found(one)).toEqual(expected));

  it('a refusal stands before a warning', () =>
    expect(
      found({ keys: ['FR', 'EU'], digits: '22086011', origin: 'RU', schemes: ['IOSS'] }),
    ).toEqual([
      'reject russia_revenue_goods',
      'warn scheme_excise_goods',
      'warn product_identifier',
    ]));
});
