import { describe, expect, it } from '@jest/globals';
import { parseLexicon } from './lexiconParse.ts';

const HEAD =
  'value material=cotton\nen: cotton\nvalue material=leather\nen: leather\nvalue for=car\nen: car\nvalue kind=a\nen: aaa\n';
const problemsOf = (text: string): string[] =>
  parseLexicon([{ file: 'f.lex', text: HEAD + text }]).problems.map(
    ({ file, line, message }) => `${file}:${line - 8}: ${message}`,
  );

describe('the lexicon format', () => {
  it('reads an article with names, contexts, rules, shares, cites and tests', () => {
    const { lexicon, problems } = parseLexicon([
      {
        file: 'f.lex',
        text: `${HEAD}@ strap part of car\nen: strap + watch|clock; band # short\nde: Band\nnot: rubber band\nimplies: kind=a\n  main=leather !for=car share(cotton)>=50 width<=30cm "old" -> 420100 ~.6   # note 1\n  main: cotton 610910 ~.2; leather 420310; * 392690\nask: main; width\nt: strap => 4201\nt: band => !420100\n`,
      },
    ]);
    expect(problems).toEqual([]);
    const [article] = lexicon.articles;
    expect(article).toMatchObject({
      id: 'strap',
      relation: { kind: 'part', hosts: ['car'] },
      names: [
        { language: 'en', phrase: 'strap', context: [['watch', 'clock']] },
        { phrase: 'band' },
        { language: 'de', phrase: 'Band' },
      ],
      not: ['rubber band'],
      implies: [{ axis: 'kind', value: 'a' }],
      ask: ['main', 'width'],
      tests: [
        { text: 'strap', code: '4201', not: false },
        { text: 'band', code: '420100', not: true },
      ],
    });
    expect(article?.rules).toHaveLength(4);
    expect(article?.rules[0]).toMatchObject({ then: '420100', share: 0.6, cite: 'note 1' });
    expect(article?.rules[0]?.when).toMatchObject([
      { axis: 'main', values: ['leather'], negated: false },
      { axis: 'for', negated: true },
      { test: 'measure', axis: 'share', of: 'cotton', compare: '>=', amount: 50 },
      { test: 'measure', axis: 'width', compare: '<=', amount: 30 },
      { test: 'word', phrase: 'old' },
    ]);
  });

  it('puts a table in its place and shares a condition over rules', () => {
    const { lexicon, problems } = parseLexicon([
      {
        file: 'f.lex',
        text: `${HEAD}table t\n  main=leather ~.1: for=car 870800; * 420100\n  * -> 392690\n@ a\nen: thing\n  kind=a use t\n  use t\n`,
      },
    ]);
    expect(problems).toEqual([]);
    expect(lexicon.articles[0]?.rules).toMatchObject([
      {
        when: [{ axis: 'kind' }],
        then: [{ share: 0.1, then: [{ then: '870800' }, { then: '420100' }] }, { then: '392690' }],
      },
      { when: [] },
    ]);
  });

  it.each([
    ['@ a\nen: thing\n  colour=red -> 610910\n  * -> 610990', 'f.lex:3: unknown axis "colour"'],
    [
      '@ a\nen: thing\n  main=cheese -> 610910\n  * -> 610990',
      'f.lex:3: unknown value main=cheese',
    ],
    [
      '@ a\nen: thing\n  * -> 610990\n  main=cotton -> 610910',
      'f.lex:4: a rule after "*" (or after an unconditional "use") is never reached',
    ],
    [
      '@ a\nen: thing\n  main=cotton -> 610910',
      'f.lex:3: the list must end with "* -> code" or "use table"',
    ],
    [
      '@ a\nen: thing\n  * -> 6109',
      'f.lex:3: expected a code of 6 digits, or "use table", then "~.6" at most; found "6109"',
    ],
    [
      '@ a\nen: thing\n  * -> 61091000',
      'f.lex:3: 61091000: codes longer than 6 digits only with dest=',
    ],
    ['@ a\nen: thing\n  use nothing', 'f.lex:1: unknown table "nothing"'],
    [
      '@ a\nen: thing +\n  * -> 610990',
      'f.lex:2: broken name "thing +" (written "name", "name = its English", either with "+ word" or "+ word|word")',
    ],
    ['@ a\n  * -> 610990', 'f.lex:1: a: no names'],
    [
      '@ a part of nowhere\nen: thing\n  * -> 610990',
      'f.lex:1: a: host "nowhere" is neither an article nor a declared value of "for"',
    ],
    [
      '@ a\nen: thing\n  * -> 610990\n@ a\nen: other\n  * -> 610990',
      'f.lex:4: article a stands already in f.lex:9',
    ],
    ['value width=big\nen: big', 'f.lex:1: axis "width" takes no declared values'],
    ['+ nowhere\nen: thing', 'f.lex:1: "+ nowhere": no such article'],
    ['+ A b\nen: thing', 'f.lex:1: expected "+ id", found "+ A b"'],
    ...['* -> 610990', 'ask: main', 'implies: kind=a'].map((line): [string, string] => [
      `@ a\nen: thing\n  * -> 610990\n+ a\n${line}`,
      `f.lex:5: a "+ id" block has language lines, "not:" and "t:" only, found "${line}"`,
    ]),
    ...['zh: 项链 =', 'zh: = necklace', 'zh: a = b = c'].map((line): [string, string] => [
      `@ a\nen: thing\n  * -> 610990\n+ a\n${line}`,
      `f.lex:5: broken name "${line.slice(4)}" (written "name", "name = its English", either with "+ word" or "+ word|word")`,
    ]),
  ])('reports %j', (text, expected) => {
    expect(problemsOf(text)).toContain(expected);
  });

  it('adds the names, exceptions and tests of "+ id" blocks to the article, whatever stands first', () => {
    const { lexicon, problems } = parseLexicon([
      {
        file: 'e.lex',
        text: '+ strap\nzh: 表带 = watch strap + 手表|钟; 腕带\nnot: 表带扣\nt: 手表表带 => 420310\n',
      },
      {
        file: 'f.lex',
        text: `${HEAD}@ strap\nen: strap\nnot: bra strap\n  * -> 420310\nt: strap => 4203\n`,
      },
      { file: 'g.lex', text: '+ strap\nzh: 带子\n' },
    ]);
    expect(problems).toEqual([]);
    expect(lexicon.articles).toMatchObject([
      {
        id: 'strap',
        file: 'f.lex',
        names: [
          { language: 'en', phrase: 'strap' },
          {
            language: 'zh',
            phrase: '表带',
            english: 'watch strap',
            context: [['手表', '钟']],
          },
          { language: 'zh', phrase: '腕带' },
          { language: 'zh', phrase: '带子' },
        ],
        not: ['bra strap', '表带扣'],
        tests: [
          { text: 'strap', file: 'f.lex', line: 13 },
          { text: '手表表带', file: 'e.lex', line: 4 },
        ],
      },
    ]);
    expect(lexicon.articles[0]?.names[0]).not.toHaveProperty('english');
  });

  it('leaves a faulty article out and keeps the others', () => {
    const { lexicon } = parseLexicon([
      {
        file: 'f.lex',
        text: `${HEAD}@ bad\nen: thing\n  colour=red -> 610910\n  * -> 610990\n@ good\nen: other\n  * -> 610990\n`,
      },
    ]);
    expect(lexicon.articles.map(({ id }) => id)).toEqual(['good']);
  });
});
