/** Rates of the Japanese tariff: what is read, which column is charged, what nobody may take for a figure. */
import { describe, expect, it } from '@jest/globals';
import { parseDuty, printDuty } from '../../../engine/tariff/rate/expression.ts';
import { chargedRate, dutyOf } from './duty.ts';

describe('a printed rate', () => {
  it.each([
    ['無税', 'Free'],
    ['10.9%', '10.9%'],
    ['3.9％', '3.9%'],
    ['1,159円/kg', '1159 JPY/kg'],
    ['346円/kl', '346 JPY/1000 l'],
    ['35%＋799円/kg', '35% + 799 JPY/kg'],
    ['30%又は4,300円/足のうちいずれか高い税率', '30% MIN 4300 JPY/pair'],
    ['5.6%又は4.4%＋1.52円/㎡のうちいずれか高い税率', '5.6% MIN 4.4% + 1.52 JPY/m2'],
    [
      '15%又は125円/lのうちいずれか低い税率\nただしその税率が67円/lを下回る場合は67円/l',
      '15% MAX 125 JPY/l MIN 67 JPY/l',
    ],
  ])('%s is %s, which the engine reads back', (printed, rate) => {
    expect(dutyOf(printed)).toBe(rate);
    expect(printDuty(parseDuty(rate))).toBe(rate);
  });

  it.each([
    '',
    '◎無税',
    '※1%',
    '無税〜(2.4%)',
    '●無税又は非譲許',
    '(500円−課税価格)/kg',
    '関税割当数量以内のもの　無税',
    '15%又は125円/lのうちいずれか低い税率\nただしその税率が67円/lを下回る場合は68円/l',
    '17円/袋',
  ])('%s is not understood', (printed) => expect(dutyOf(printed)).toBeNull());
});

describe('the rate that is charged without a preference is', () => {
  it.each([
    ['the general one', '10.9%', '', '', '10.9%'],
    ['the temporary one, which takes its place', '10%', '8%', '', '8%'],
    ['that of the WTO, where it is lower', '11.2%', '', '7.4%', '7.4%'],
    ['not that of the WTO in brackets', '27%', '', '(27%)', '27%'],
    ['not that of the WTO in brackets, however many', '無税', '', '(無税)〜(3.1%)', 'Free'],
    ['not one of two in brackets', '1%', '', '(50%又は25円/kgのうちいずれか高い税率)', '1%'],
  ])('%s', (_, general, temporary, wto, charged) =>
    expect(chargedRate({ general, temporary, wto })).toBe(charged),
  );

  it.each([
    ['a quota', '◎無税', '', ''],
    ['brackets around a part of the goods', '3.5%', '', '（一部3.5%）'],
    ['a mark beside the brackets', '402円/kg', '49円/kg', '*(341円/kg)'],
    ['a difference of prices', '', '1キログラムにつき枝肉に係る基準輸入価格と課税価格との差額', ''],
  ])('no figure for %s', (_, general, temporary, wto) => {
    const charged = chargedRate({ general, temporary, wto }) ?? '';
    expect(charged).toContain('as printed');
    expect(parseDuty(charged).kind).toBe('unparsed');
  });

  it('none where no column prints one', () =>
    expect(chargedRate({ general: '', temporary: ' ', wto: '' })).toBeNull());
});
