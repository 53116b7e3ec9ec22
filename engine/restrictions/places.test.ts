import { expect, it } from '@jest/globals';
import { ownRule } from './ownRule.ts';
import { matchPlace } from './places.ts';
import type { RulePlace } from './types.ts';

const CRIMEA: RulePlace = { country: 'UA', region: 'UA-43', postcodes: null, isPartly: false };
const POSTCODES: RulePlace = {
  country: 'UA',
  region: null,
  postcodes: { first: '95000', last: '99999' },
  isPartly: false,
};
const DONETSK: RulePlace = { country: 'UA', region: 'UA-14', postcodes: null, isPartly: true };

const rule = (direction: 'import' | 'export') => ({
  ...ownRule({
    id: 'r',
    country: 'US',
    direction,
    ruleType: 'prohibition',
    code: null,
    keywords: [],
    origins: [],
    title: 'r',
    summary: null,
  }),
  places: [CRIMEA, POSTCODES, DONETSK],
});

it.each([
  ['UA', 'UA-43', null, 'high'],
  ['UA', '43', null, 'high'],
  ['UA', null, '95 001', 'high'],
  ['UA', null, '79000', undefined],
  ['UA', null, '950', undefined],
  ['UA', 'UA-14', null, 'medium'],
  ['UA', 'UA-46', null, undefined],
  ['PL', '43', '95000', undefined],
  ['UA', null, null, undefined],
] as const)('of %s, region %s, postcode %s: %s', (country, region, postalCode, confidence) => {
  const place = { region, postalCode };
  const away = { region: null, postalCode: null };
  const from = { destination: 'US', origin: country, sentFrom: null };
  const to = { destination: country, origin: null, sentFrom: 'US' };
  const origin = { ...from, originPlace: place, destinationPlace: away };
  const destination = { ...to, originPlace: away, destinationPlace: place };
  expect(matchPlace(rule('import'), origin)?.confidence).toBe(confidence);
  expect(matchPlace(rule('export'), destination)?.confidence).toBe(confidence);
});
