import { describe, expect, it } from '@jest/globals';
import {
  destination,
  measureRow,
  smallEdition,
  tariffLine,
} from '../../../test/support/tariffRows.ts';
import type { ScheduleName } from '../../hscode.ts';
import { stackDuties } from '../stacking.ts';

/** Effective duties of a line with this rate, under measures of these rates. */
function effective(rate: string, measures: string[] = [], name: ScheduleName = 'us') {
  const to = destination({
    country: name.toUpperCase(),
    schedule: name,
    currency: name === 'ca' ? 'CAD' : 'USD',
  });
  const edition = smallEdition(to, [tariffLine('61091000', rate)], {
    measures: measures.map((one, at) =>
      measureRow({ schedule: name, rate: one, kind: `levy_${at}`, heading: `9903.01.0${at}` }),
    ),
  });
  const [found] = stackDuties(
    [
      {
        hsCode: '61091000',
        originCountry: 'CN',
        destinationCountry: to.country,
        date: '2026-11-21',
      },
    ],
    edition,
  );
  return found?.effective;
}

describe('all duties together', () => {
  it.each<[string, string[], number | null, string[]]>([
    ['Free', [], 0, []],
    ['16.5%', [], 16.5, []],
    ['16.5%', ['25%', '12.5%'], 54, []],
    ['5%', ['total 15%'], 15, []],
    ['16.5%', ['total 15%'], 16.5, []],
    ['4.4¢/kg + 10%', ['25%'], 35, ['0.044 USD/kg']],
    ['4.4¢/kg', ['total 15%'], null, ['0.044 USD/kg', 'total 15%']],
    ['10%', ['15% + 21 USD/kg'], 25, ['21 USD/kg']],
    ['10%', ['25% of non-US content'], null, ['25% of non-US content (content)']],
    ['0.8¢ each + 4.6% MAX 9%', [], null, ['0.8¢ each + 4.6% MAX 9%']],
    ['as the note says', ['25%'], null, ['as the note says']],
  ])('%s and %j: %s %j', (rate, measures, adValorem, specific) =>
    expect(effective(rate, measures)).toEqual({ adValorem, specific }),
  );

  it('of Canada are in its own dollars and cents', () =>
    expect(effective('4.01¢/kg', [], 'ca')?.specific).toEqual(['0.0401 CAD/kg']));
});
