import { describe, expect, it } from '@jest/globals';
import { printConditions, splitConditions } from './taricConditions.ts';

const condition = (
  code: string,
  document: string | null,
  requirement: string | null,
  action: string,
  duty: string | null,
) => ({ code, document, requirement, action, duty });

describe('a printed duty', () => {
  it('without conditions is itself', () => {
    expect(splitConditions('9.000 % + EA MAX 18.700 % + ADSZ')).toEqual({
      duty: '9.000 % + EA MAX 18.700 % + ADSZ',
      conditions: [],
    });
    expect(splitConditions(null)).toEqual({ duty: null, conditions: [] });
  });

  it('whose conditions set the rate stays the whole text, and gives each rate', () => {
    const text = 'Cond:  A cert: D-008 (01):10.000 % ; A (01):48.500 %';
    expect(splitConditions(text)).toEqual({
      duty: text,
      conditions: [
        condition('A', 'D008', null, '01', '10.000 %'),
        condition('A', null, null, '01', '48.500 %'),
      ],
    });
    expect(splitConditions('Cond:  B cert: Y-155 (01):50.000 %').conditions).toEqual([
      condition('B', 'Y155', null, '01', '50.000 %'),
    ]);
  });

  it('gives the entry price from which each rate holds', () => {
    expect(
      splitConditions(
        'Cond: V 52.600 EUR/DTN(01):12.000 % ; V 0.000 EUR/DTN(01):0.000 % + 29.800 EUR DTN',
      ).conditions,
    ).toEqual([
      condition('V', null, '52.600 EUR/DTN', '01', '12.000 %'),
      condition('V', null, '0.000 EUR/DTN', '01', '0.000 % + 29.800 EUR DTN'),
    ]);
  });

  it('keeps its own rate where conditions only ask for documents', () => {
    expect(splitConditions('0.000 % Cond:  B cert: C-990 (27):; B (07):')).toEqual({
      duty: '0.000 %',
      conditions: [
        condition('B', 'C990', null, '27', null),
        condition('B', null, null, '07', null),
      ],
    });
  });

  it('is none where nothing but documents is asked for', () => {
    expect(splitConditions('Cond:  YA cert: Y-976 (29):; YA (09):').duty).toBeNull();
  });

  it('that is not understood stays as printed', () => {
    const text = '5.000 % Cond:  see the annex';
    expect(splitConditions(text)).toEqual({ duty: text, conditions: [] });
  });

  it('is read back from its print', () => {
    const text = 'Cond:  A cert: D-008 (01):10.000 % ; V 5 EUR/DTN(01):2 % ; A (09):';
    expect(splitConditions(printConditions(splitConditions(text).conditions)).conditions).toEqual(
      splitConditions(text).conditions,
    );
  });
});
