import { describe, expect, it } from '@jest/globals';
import type { RulingRecord } from '../release/records.ts';
import { classify } from './classify.ts';
import { buildRulings } from './rulings.ts';
import { testEdition } from './testEdition.ts';
import type { Classification, ClassifyOptions } from './types.ts';

const edition = testEdition();

const ruling = (
  number: string,
  goods: string,
  tariffs: string[],
  more: Partial<RulingRecord> = {},
): RulingRecord => ({
  kind: 'ruling',
  number,
  subject: `The tariff classification of ${goods} from China`,
  tariffs,
  date: '2020-01-02',
  categories: 'Classification',
  standing: 'stands',
  revokes: [],
  modifies: [],
  ...more,
});

function run(
  description: string,
  rulings: readonly RulingRecord[] | null,
  options: Partial<ClassifyOptions> = {},
): Classification {
  const index = rulings && buildRulings(rulings);
  const found = classify({ description }, index ? { ...edition, rulings: index } : edition, {
    destination: 'US',
    effort: 'pro',
    blocked: [],
    ...options,
  });
  if ('refused' in found) throw new Error(found.message);
  return found;
}
const shareOf = ({ lines }: Classification, code: string): number =>
  lines.filter((line) => line.code.startsWith(code)).reduce((sum, { score }) => sum + score, 0);
const numbers = ({ rulings }: Classification): string[] | undefined =>
  rulings?.map(({ number }) => number);

const SHIRT = 'cotton t-shirt';
const COTTON = ruling('N1', 'men’s cotton T-shirts', ['6109100012']);
const OTHERS = [
  ruling('N7', 'ceramic mugs', ['6912001000']),
  ruling('N8', 'steel wall clocks', ['9105214000']),
  ruling('N9', 'cotton T-shirt labels', ['5807100510']),
];

describe('rulings on goods', () => {
  it('are those that name the thing itself under a candidate, with the code that agrees', () => {
    const found = run(SHIRT, [...OTHERS, COTTON]);
    expect(found.rulings).toEqual([
      {
        number: 'N1',
        code: '6109100012',
        subject: 'The tariff classification of men’s cotton T-shirts from China',
        standing: 'stands',
      },
    ]);
  });

  it('come best first: more words in common, the six digits of the answer before its heading, then the newest', () => {
    const found = run(SHIRT, [
      ruling('N2', 'cotton T-shirts', ['6109901007']),
      ruling('N3', 'printed souvenir T-shirts with glitter', ['6109100012']),
      ruling('N4', 'cotton T-shirts', ['6109100012'], { date: '2019-01-01' }),
      ruling('N5', 'cotton T-shirts', ['6109100012'], { date: '2021-01-01' }),
    ]);
    expect(numbers(found)?.slice(0, 3)).toEqual(['N5', 'N4', 'N2']);
  });

  it('are at most five', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      ruling(`N${at}`, 'cotton T-shirts', ['6109100012']),
    );
    expect(run(SHIRT, many).rulings).toHaveLength(5);
  });

  it('may have numbers that no longer exist: the heading is left', () => {
    expect(run(SHIRT, [ruling('N1', 'cotton T-shirts', ['6109200000'])]).rulings).toMatchObject([
      { code: '6109200000' },
    ]);
  });

  it('are shown under the schedule of the United States alone', () => {
    expect(numbers(run(SHIRT, [COTTON], { destination: 'PR' }))).toEqual(['N1']);
    for (const destination of ['DE', 'CA', 'JP'])
      expect(run(SHIRT, [COTTON], { destination }).rulings).toBeUndefined();
    expect(run(SHIRT, null).rulings).toBeUndefined();
    expect(run(SHIRT, OTHERS).rulings).toEqual([]);
  });

  it('never show a blocked code', () => {
    const found = run(SHIRT, [COTTON], { blocked: ['6109100012'] });
    expect(found.rulings).toEqual([]);
    expect(found.lines.map(({ code }) => code)).not.toContain('6109100012');
  });

  it('are found by the English name of an article named in another language', () => {
    const rulings = [ruling('N1', 'gold necklaces', ['7113195000'])];
    expect(numbers(run('Halskette, gold', rulings))).toEqual(['N1']);
  });
});

describe('rulings that no longer hold', () => {
  it('are shown, behind those that do', () => {
    const rulings = [
      ruling('N1', 'cotton T-shirts', ['6109100012'], { standing: 'revoked' }),
      ruling('N2', 'printed cotton T-shirts', ['6109100012']),
    ];
    expect(numbers(run(SHIRT, rulings))).toEqual(['N2', 'N1']);
  });
});

describe('the weight of rulings', () => {
  const bare = run('t-shirt', null);
  const behind = '610990';
  const weighed = (...rulings: readonly RulingRecord[]): number =>
    shareOf(run('t-shirt', rulings), behind) / shareOf(bare, behind);

  it('adds to the candidate with their six digits, and at most half of what it has', () => {
    const gained = weighed(ruling('N1', 'T-shirts', ['6109901007']));
    expect(gained).toBeGreaterThan(1);
    expect(gained).toBeLessThanOrEqual(1.5);
  });

  it('is told, with the ruling, where the answer has it', () => {
    const found = run(SHIRT, [ruling('N1', 'cotton T-shirts', ['6109100012'])]);
    expect(found.reasoning).toContain(
      'Ruling N1 ("The tariff classification of cotton T-shirts from China") has 6109100012 and weighed in.',
    );
    expect(run(SHIRT, [ruling('N1', 'cotton T-shirts', ['6109901007'])]).reasoning).not.toContain(
      'Ruling',
    );
  });

  it.each<[string, RulingRecord[]]>([
    ['was revoked', [ruling('N1', 'T-shirts', ['6109901007'], { standing: 'revoked' })]],
    ['was modified', [ruling('N1', 'T-shirts', ['6109901007'], { standing: 'modified' })]],
    [
      'another one revokes',
      [ruling('N1', 'T-shirts', ['6109901007']), ruling('H1', 'socks', [], { revokes: ['N1'] })],
    ],
    ['has the heading alone', [ruling('N1', 'T-shirts', ['6109'])]],
    ['has a code that is no candidate', [ruling('N1', 'T-shirts', ['6109777777'])]],
    [
      'tells of much that the goods do not',
      [ruling('N1', 'quilted leather motorcycle T-shirts', ['6109901007'])],
    ],
  ])('is nothing of a ruling that %s', (_, rulings) => {
    expect(run('t-shirt', rulings).lines).toEqual(bare.lines);
  });

  it('is shared where a ruling names several codes, and where rulings disagree', () => {
    const alone = weighed(ruling('N1', 'T-shirts', ['6109901007']));
    const shared = weighed(ruling('N1', 'T-shirts', ['6109901007', '6109100012']));
    const disputed = weighed(
      ruling('N1', 'T-shirts', ['6109901007']),
      ruling('N2', 'T-shirts', ['6109100012']),
    );
    expect(shared).toBeLessThan(alone);
    expect(disputed).toBeLessThan(alone);
  });

  it('turns no clear answer over', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      ruling(`N${at}`, 'cotton T-shirts', ['6109901007']),
    );
    expect(run(SHIRT, many).lines[0]?.code.slice(0, 6)).toBe('610910');
  });
});
