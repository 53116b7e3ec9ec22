import { describe, expect, it } from '@jest/globals';
import { countryCode, countryCodes } from './countryNames.ts';

describe('the code of a country', () => {
  it.each([
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Korea, South', 'KR'],
    ['Burma', 'MM'],
    ['Viet Nam', 'VN'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo, Republic of the', 'CG'],
    ['  united   kingdom ', 'GB'],
    ['Cote d Ivoire', 'CI'],
    ['Palestinian', 'PS'],
    ['Germany', 'DE'],
    ['de', 'DE'],
    ['PRC', 'CN'],
  ])('of %s is %s', (name, code) => expect(countryCode(name)).toBe(code));

  it.each([
    '',
    '-0-',
    'undetermined',
    'former Soviet Union',
    'Netherlands Antilles',
    'Region: Crimea',
    'XI',
    'NM',
  ])('of "%s" is not known', (name) => expect(countryCode(name)).toBeNull());

  it('stands once in a list of names', () => {
    expect(countryCodes(['Syria', null, 'Syrian Arab Republic', 'nowhere', 'SY', 'Iraq'])).toEqual([
      'SY',
      'IQ',
    ]);
  });
});
