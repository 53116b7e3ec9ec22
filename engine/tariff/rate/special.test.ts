import { describe, expect, it } from '@jest/globals';
import { readSpecial } from './special.ts';

describe('the special column', () => {
  it.each<[string, string, [string, string][]]>([
    ['one rate', 'Free (A+,AU,P)', [['Free', 'A+ AU P']]],
    [
      'two rates',
      'Free (A*,AU) 3.2% (JP)',
      [
        ['Free', 'A* AU'],
        ['3.2%', 'JP'],
      ],
    ],
    [
      'rates without a blank',
      'Free (AU,BH)8.8¢/liter(JO)',
      [
        ['Free', 'AU BH'],
        ['8.8¢/liter', 'JO'],
      ],
    ],
    ['brackets without a blank, blanks in them', 'Free(A, AU, BH,CL)', [['Free', 'A AU BH CL']]],
    ['a line break', 'Free \n(A+, AU, S)', [['Free', 'A+ AU S']]],
    ['a blank at the end', 'Free (A*,AU) ', [['Free', 'A* AU']]],
    [
      'rates that stand elsewhere',
      'Free (BH,CL) See 9822.04.25 (AU) See 9918.04.60, 9918.04.61 (CO) See 9823.01.01-9823.01.07 (S+)',
      [
        ['Free', 'BH CL'],
        ['See 9822.04.25', 'AU'],
        ['See 9918.04.60, 9918.04.61', 'CO'],
        ['See 9823.01.01-9823.01.07', 'S+'],
      ],
    ],
    ['a bracket opened twice', 'See 9919.04.50 (PA (PA)', [['See 9919.04.50', 'PA']]],
    ['a symbol printed twice', 'Free (L,KR,L)', [['Free', 'L KR']]],
    [
      'brackets of words before those of programmes',
      'Free (AU) A duty upon the value (see U.S. note 3 of this subchapter) (B,C)',
      [
        ['Free', 'AU'],
        ['A duty upon the value (see U.S. note 3 of this subchapter)', 'B C'],
      ],
    ],
    [
      'a note with a letter',
      'No change (A) Free (CA,IL, MX) See U.S. note 3(e) (CO,PE)',
      [
        ['No change', 'A'],
        ['Free', 'CA IL MX'],
        ['See U.S. note 3(e)', 'CO PE'],
      ],
    ],
    [
      'a rate of two parts',
      'Free (AU) 31¢/kg + 5.4% (E)',
      [
        ['Free', 'AU'],
        ['31¢/kg + 5.4%', 'E'],
      ],
    ],
    ['no programme at all', 'No change', [['No change', '']]],
    [
      'words in brackets alone',
      'Free (See U.S. note 4 of this subchapter)',
      [['Free (See U.S. note 4 of this subchapter)', '']],
    ],
    ['nothing', ' \n', []],
  ])('reads %s', (_, printed, expected) => {
    expect(readSpecial(printed)).toEqual(
      expected.map(([rate, programmes]) => ({
        rate,
        programmes: programmes.split(' ').filter((one) => one !== ''),
      })),
    );
  });

  it('leaves nothing out, whatever is printed behind the last bracket', () => {
    expect(readSpecial('Free (AU) 5%')).toEqual([
      { rate: 'Free', programmes: ['AU'] },
      { rate: '5%', programmes: [] },
    ]);
  });
});
