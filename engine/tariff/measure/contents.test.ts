import { describe, expect, it } from '@jest/globals';
import { decimal, fromNumber } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { Component } from '../consignment/request.ts';
import { contentsOf, isOwnChapter, metalValue } from './contents.ts';

/** Two units of the destination currency for one of the request. */
const read = (components: readonly Component[], value = 1000) =>
  contentsOf(components, value, (amount) => money(fromNumber(amount)).times(decimal('2')));

describe('contents as declared', () => {
  it('adds up each metal in the destination currency, however it is spelt', () => {
    const { metals, declared } = read([
      { material: 'Steel ', value: 10 },
      { material: 'iron', value: 5 },
      { material: 'aluminium', value: 3 },
      { material: 'plastic', value: 100 },
    ]);
    expect(declared).toBe(true);
    expect([...metals].map(([metal, value]) => [metal, value.toFixed()])).toEqual([
      ['steel', '30'],
      ['aluminum', '6'],
      ['copper', '0'],
    ]);
  });

  it.each<[string, Component[], boolean, string | null]>([
    ['nothing', [], false, null],
    ['work abroad alone is no content', [{ material: 'repair', value: 7 }], false, '14'],
    [
      'processing is work abroad',
      [
        { material: 'processing', value: 7 },
        { material: 'wood', value: 1 },
      ],
      true,
      '14',
    ],
  ])('%s', (_, components, declared, repair) => {
    const found = read(components);
    expect([found.declared, found.repair?.toFixed() ?? null]).toEqual([declared, repair]);
  });

  it.each<[string, Component[], boolean]>([
    ['none is stated', [], false],
    ['a part of the value is of something else', [{ material: 'plastic', value: 999 }], false],
    ['a metal is stated without a value', [{ material: 'steel', value: 0 }], false],
    ['a metal is stated', [{ material: 'steel', value: 1 }], true],
    ['the whole value is of something else', [{ material: 'plastic', value: 1000 }], true],
  ])('knows which metals are in the goods: %s', (_, components, known) =>
    expect(read(components).metalsKnown).toBe(known),
  );

  it('counts parts of the United States, of whatever material', () => {
    const parts = [
      { material: 'steel', value: 10, originCountry: 'US' },
      { material: 'engine', value: 4, originCountry: 'US' },
      { material: 'engine', value: 9, originCountry: 'JP' },
    ];
    expect(read(parts).fromUnitedStates.toFixed()).toBe('28');
  });

  it.each<[string, Component[], Record<string, string>]>([
    [
      'by weight where every part of metal has one',
      [
        { material: 'steel', value: 90, weight: 1, countryOfMelt: 'US' },
        { material: 'copper', value: 10, weight: 3, countryOfMelt: 'DE' },
      ],
      { US: '25', DE: '75' },
    ],
    [
      'else by value',
      [
        { material: 'steel', value: 90, weight: 1, countryOfMelt: 'US' },
        { material: 'copper', value: 10, countryOfMelt: 'DE' },
      ],
      { US: '90', DE: '10' },
    ],
    [
      'of the metal alone; a part melted nobody knows where counts for nobody',
      [
        { material: 'steel', value: 30, countryOfMelt: 'US' },
        { material: 'steel', value: 30, countryOfMelt: 'US' },
        { material: 'steel', value: 40 },
        { material: 'plastic', value: 500, countryOfMelt: 'CN' },
      ],
      { US: '60' },
    ],
    ['none without metal', [{ material: 'plastic', value: 5, countryOfMelt: 'CN' }], {}],
    ['none of metal of no value', [{ material: 'steel', value: 0, countryOfMelt: 'CN' }], {}],
  ])('tells where the metal was melted: %s', (_, components, shares) =>
    expect(
      Object.fromEntries([...read(components).meltShares].map(([k, v]) => [k, v.toFixed()])),
    ).toEqual(shares),
  );
});

describe('the value of a metal', () => {
  it.each([
    ['steel', '73181500', {}, '1000'],
    ['steel', '73181500', { steel: 100 }, '200'],
    ['steel', '84818050', {}, '0'],
    ['steel', '74181000', {}, '0'],
    ['copper', '74181000', {}, '1000'],
    ['aluminum', '76061130', {}, '1000'],
  ] as const)('%s in goods of %s, declared %j: %s', (metal, digits, declared, value) => {
    const parts = Object.entries(declared).map(([material, amount]) => ({
      material,
      value: amount,
    }));
    expect(metalValue(read(parts), metal, digits, money('1000')).toFixed()).toBe(value);
    expect(isOwnChapter(metal, digits)).toBe(value === '1000' || digits.startsWith('73'));
  });
});
