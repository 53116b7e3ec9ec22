import { describe, expect, it } from '@jest/globals';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import { type DutyBasis, evaluateDuty } from './evaluate.ts';
import { parseDuty } from './expression.ts';

const UNKNOWN: DutyBasis = {
  customsValue: money('1000'),
  quantity: null,
  weightKg: null,
  netWeightKg: null,
  liters: null,
  alcoholPercent: null,
  components: [],
  entryDate: '2026-06-01',
  rateOf: (currency) => (currency === 'EUR' ? decimal('2') : decimal('1')),
};
const KNOWN: DutyBasis = {
  ...UNKNOWN,
  quantity: decimal('24'),
  weightKg: decimal('50'),
  liters: decimal('70'),
  alcoholPercent: decimal('40'),
};

describe('a duty', () => {
  it.each([
    // rate                                         amount   working
    ['Free', '0'],
    ['12%', '120'],
    ['4.4¢/kg + 10%', '102.2'], //                            2.2 + 100
    ['3¢/doz.', '0.06'], //                                   two dozen
    ['22.4 EUR/100 kg', '22.4'], //                           half of 22.4, two dollars a euro
    ['0.5 GBP/% vol/hl + 2.6 GBP/hl', '15.82'], //            0.7 x 40 x 0.5 + 0.7 x 2.6
    ['2 GBP / l alc. 100%', '56'], //                         28 litres of alcohol
    ['10¢/pf. liter', '5.6'], //                              56 proof litres
    ['10% MIN 3 EUR/kg', '300'], //                           at least 300
    ['10% MAX 1 USD/kg', '50'], //                            at most 50
    ['20% MIN 1 USD/kg MAX 3 USD/kg', '150'], //              the last bounds all before it
    ['8% (01 NOV - 14 MAY), 14% (15 MAY - 31 OCT)', '140'],
  ])('of %s comes to %s', (rate, amount) => {
    const assessed = evaluateDuty(parseDuty(rate), KNOWN);
    expect(assessed.amount.toFixed()).toBe(amount);
    expect(assessed.needs).toEqual([]);
  });

  it.each([
    ['4.4¢/kg', ['weight']],
    ['3¢ each', ['quantity']],
    ['32 EUR/hl', ['volume']],
    ['0.5 GBP/% vol/hl', ['volume', 'alcohol_strength']],
    ['9% + EA', ['composition']],
    ['See note 3', ['duty_rate']],
    ['See 9822.04.25', ['duty_rate']],
    ['No change', ['duty_rate']],
    ['The duty provided in the applicable subheading + 25%', ['duty_rate']],
    ['The rate applicable to each garment in the ensemble if separately entered', ['components']],
    ['0.2¢ for each other piece or part', ['pieces']],
    ['$1/m2', ['area']],
    ['5% on the case + 3% on the strap', ['components']],
  ])('of %s asks for %j', (rate, needs) => {
    const assessed = evaluateDuty(parseDuty(rate), UNKNOWN);
    expect(assessed.needs).toEqual(needs);
    expect(assessed.assumptions).not.toEqual([]);
  });

  it('capped at a known rate is the cap when its parts are not known', () => {
    expect(evaluateDuty(parseDuty('9% + EA MAX 18.7%'), UNKNOWN).amount.toFixed()).toBe('187');
  });

  it('on parts without their values is the dearest rate on the whole', () => {
    expect(
      evaluateDuty(parseDuty('5% on the case + 14% on the strap'), UNKNOWN).amount.toFixed(),
    ).toBe('140');
  });

  it('of a set asks for the rates when the parts are known, and is never free', () => {
    const set = parseDuty(
      'The rate of duty applicable to that article in the set subject to the highest rate of duty',
    );
    const components = [{ material: 'spoon', value: money('10') }];
    expect(evaluateDuty(set, { ...KNOWN, components })).toMatchObject({
      needs: ['duty_rate'],
      assumptions: [expect.stringContaining('not in the amount')],
    });
  });

  it('on drained weight counts the whole weight and says so', () => {
    expect(evaluateDuty(parseDuty('10¢/kg on drained weight'), KNOWN)).toMatchObject({
      needs: ['net_weight'],
    });
  });
});
