/** Chinese, Japanese, Korean and Russian titles, with a small lexicon of their own. */
import { describe, expect, it } from '@jest/globals';
import { customsDescriptionOf } from './customsDescription.ts';
import { decide, type Decision } from './decide.ts';
import { buildEdition } from './edition.ts';
import { parseLexicon } from './lexiconParse.ts';
import { wordsAt } from './phrases.ts';
import { testBook } from './testEdition.ts';
import { readGoods } from './text.ts';

const LEXICON = `
value material=textile
en: textile
value material=cotton in textile
en: cotton
zh: 纯棉
ru: хлопок
value material=polyester in textile
en: polyester
zh: 涤纶
ja: ポリエステル
ru: полиэстер
value material=leather
en: leather
zh: 真皮
ko: 가죽
value user=women
en: women
zh: 女
ja: レディース
@ shirt
en: shirt; blouse; polo; tunic; jersey top
zh: T恤 = T-shirt; 衬衫 = shirt
ja: シャツ = shirt
ru: футболка = T-shirt; рубашка = shirt
  main: cotton 610910; polyester 610990; * 610990 ~.5
@ bag
en: bag
zh: 包包 = bag
ja: バッグ = bag; 鞄 = bag
ko: 가방 = bag
ru: сумка = bag
  * -> 420292
@ phone
en: phone; mobile phone
zh: 手机 = mobile phone
ja: スマホ = mobile phone
ko: 휴대폰 = mobile phone
ru: телефон = mobile phone
  * -> 711311
@ stand
en: stand
zh: 支架 = stand; 充电器 = charger
ja: スタンド = stand; ケース = case
ko: 거치대 = stand; 케이스 = case
ru: чехол = cover; подставка = stand
  * -> 711319
@ shoes
en: shoes
ja: 靴 = shoe
  * -> 910211
@ socks
en: socks
ja: 靴下 = sock
  * -> 950300
@ lid
en: lid
ja: 蓋 = lid
zh: 盖子 = lid
  * -> 420291
@ mug
en: mug; mug with handle; tall mug; coffee mug
zh: 水杯 = cup; 马克杯 = travel mug
ja: マグ = mug
ko: 머그컵 = mug
  "travel" -> 711311
  * -> 711719
`;

const { lexicon, problems } = parseLexicon([{ file: 'test.lex', text: LEXICON }]);
const edition = buildEdition(testBook(), lexicon);
const read = (description: string): Decision =>
  decide(readGoods({ description }), edition, {
    destination: '',
    price: undefined,
    reach: { candidates: 5, rerank: 0, repair: true },
  });
const article = (description: string): string | undefined =>
  read(description).articles[0]?.article.id;
const share = (description: string, id: string): number => {
  const { articles } = read(description);
  return articles.find((one) => one.article.id === id)?.score ?? 0;
};

it('the lexicon of the tests has no fault', () => {
  expect(problems).toEqual([]);
});

describe('languages of a text', () => {
  it.each([
    ['手机支架', ['zh', 'ja']],
    ['スマホのケース', ['ja']],
    ['手机の支架', ['zh', 'ja']],
    ['휴대폰 케이스', ['ko']],
    ['чехол для телефона', ['ru']],
    ['USB 手机支架', ['en', 'zh', 'ja']],
    ['leather bag', ['en']],
  ])('%s', (text, languages) => {
    expect(read(text).languages).toEqual(languages);
  });

  it('a text of one script is not read with names of another', () => {
    expect(article('polo')).toBe('shirt');
    expect(read('сумка').articles.map(({ hit }) => hit.language)).toEqual(['ru']);
  });
});

describe('names', () => {
  it.each([
    ['女包包大容量', 'bag'],
    ['Ｔ恤', 'shirt'],
    ['手機', 'phone'],
    ['ﾊﾞｯｸﾞ', 'bag'],
    ['휴대 폰', 'phone'],
    ['сумками', 'bag'],
    ['футболок', 'shirt'],
    ['чёхол', 'stand'],
  ])('are found in %s', (text, id) => {
    expect(article(text)).toBe(id);
  });

  it('are not put together from the ends of two words', () => {
    expect(article('靴 下着')).toBe('shoes');
    expect(article('靴下')).toBe('socks');
    expect(article('靴 下')).toBe('socks');
  });

  it('are quoted as they stand in the text', () => {
    const { text, articles } = read('女 T恤 手机');
    const [first] = articles.filter(({ article: { id } }) => id === 'shirt');
    expect(first && wordsAt(text, first.hit)).toBe('t恤');
    expect(wordsAt(read('휴대폰 케이스').text, { at: 0, length: 6 })).toBe('휴대폰 케이스');
  });
});

describe('the head of a phrase', () => {
  it.each([
    ['手机支架', 'stand'],
    ['手机 支架', 'stand'],
    ['スマホスタンド', 'stand'],
    ['휴대폰거치대', 'stand'],
    ['包包支架', 'stand'],
    ['支架包包', 'bag'],
  ])('is the last of the names in %s', (text, id) => {
    expect(article(text)).toBe(id);
  });

  it.each([
    ['чехол телефона', 'stand'],
    ['сумка футболка', 'bag'],
    ['футболка сумка', 'shirt'],
  ])('is the first of the names in %s', (text, id) => {
    expect(article(text)).toBe(id);
  });

  it('weighs less with unknown characters right behind it, not with known ones', () => {
    expect(share('包包挂钩', 'bag')).toBeLessThan(share('包包', 'bag') * 0.6);
    expect(share('包包女', 'bag')).toBeGreaterThan(share('包包挂钩', 'bag'));
  });

  it('stands behind a clause that names nothing', () => {
    expect(share('【大容量】バッグ', 'bag')).toBeGreaterThan(share('スマホ、バッグ', 'bag') * 2);
    expect(article('バッグ、ケース')).toBe('bag');
  });
});

describe('scopes', () => {
  const scopes = (text: string, word: string): string | undefined => {
    const { words, scopes: all } = readGoods({ description: text });
    return all[words.indexOf(word)];
  };

  it.each([
    ['スマホ用スタンド', 'ホ', 'for'],
    ['スマホ用スタンド', 'タ', 'plain'],
    ['车载手机专用支架', '机', 'for'],
    ['支架适用于手机', '机', 'for'],
    ['适用于手机支架', '架', 'plain'],
    ['蓋付きマグ', '蓋', 'with'],
    ['マグ蓋なし', '蓋', 'without'],
    ['휴대폰용 거치대', '폰', 'for'],
    ['가방 없는 거치대', '거', 'plain'],
    ['유리용기', '리', 'plain'],
    ['水杯 带盖子', '盖', 'with'],
    ['带盖子水杯', '盖', 'plain'],
    ['皮带盖子', '盖', 'plain'],
    ['无真皮包包', '皮', 'without'],
    ['无线真皮包包', '皮', 'plain'],
    ['чехол для телефона', 'телефона', 'for'],
    ['сумка без чехла', 'чехла', 'without'],
    ['кружка с крышкой', 'крышкои', 'with'],
  ])('%s: %s stands %s', (text, word, scope) => {
    expect(scopes(text, word)).toBe(scope);
  });

  it.each([
    ['スマホ用ケース', 'stand'],
    ['휴대폰용 케이스', 'stand'],
    ['蓋付きマグ', 'mug'],
    ['支架 适用于 手机', 'stand'],
    ['无支架手机', 'phone'],
    ['无手机支架', 'stand'],
    ['чехол для телефона', 'stand'],
  ])('the thing of %s is the %s', (text, id) => {
    expect(article(text)).toBe(id);
  });
});

describe('listings', () => {
  const words = (description: string): string => readGoods({ description }).words.join('');

  it.each([
    ['2024新款包邮包包', '包包'],
    ['【送料無料】バッグ', 'バッグ'],
    ['무료배송 가방', '가방'],
    ['Новинка! Модная сумка', 'сумка'],
    ['包邮', '包邮'],
  ])('drops what sells: %s', (text, left) => {
    expect(words(text)).toBe(left);
  });

  it('reads attributes with a wide colon and a name of one character', () => {
    const { fields } = readGoods({
      description: '女包包；材质：真皮；色：黑；品类：箱包；内衬：无',
    });
    expect(fields.map(({ kind, key }) => [kind, key])).toEqual([
      ['title', null],
      ['attribute', '材质'],
      ['attribute', '色'],
      ['category', '品类'],
    ]);
  });
});

describe('facts', () => {
  const material = (description: string, axis = 'main') =>
    (read(description).facts.values.get(axis) ?? []).map(({ value, share: of }) => [value, of]);
  const measured = (description: string) =>
    read(description).facts.measures.map(({ axis, amount }) => [axis, Number(amount.toFixed(4))]);

  it.each([
    'T恤 棉95%涤纶5%',
    'シャツ 綿 95％ ポリエステル 5％',
    'футболка: хлопок 95%, полиэстер 5%',
    'T恤 95%棉 5%涤纶',
  ])('a fibre has the share beside it: %s', (text) => {
    expect(material(text)).toEqual([
      ['cotton', 95],
      ['polyester', 5],
    ]);
  });

  it.each(['면 셔츠', 'シャツ 綿', '衬衫；材质：棉'])(
    'a fibre of one character is one as a word of its own: %s',
    (text) => {
      expect(material(text)).toEqual([['cotton', undefined]]);
    },
  );

  it.each(['棉签', '면도기', '綿棒', '鞋麻辣'])('and none inside of another: %s', (text) => {
    expect(material(text)).toEqual([]);
  });

  it.each([
    [
      '鞋；鞋面材质：真皮；鞋底：棉',
      [
        ['upper', 'leather'],
        ['sole', 'cotton'],
      ],
    ],
    ['鞋真皮底', [['sole', 'leather']]],
    ['包包；材质：真皮；颜色：棉', [['main', 'leather']]],
    ['сумка; подкладка: хлопок', [['lining', 'cotton']]],
  ] as const)('a material belongs to the part that its attribute names: %s', (text, roles) => {
    const { values } = read(text).facts;
    expect([...values].map(([axis, [one]]) => [axis, one?.value])).toEqual(roles);
  });

  it.each([
    ['水杯500毫升', [['capacity', 0.5]]],
    ['水杯 500ml', [['capacity', 0.5]]],
    ['マグ 高さ12センチ', [['height', 12]]],
    ['支架 长30厘米', [['length', 30]]],
    [
      'кружка 300 мл, высота 12см',
      [
        ['capacity', 0.3],
        ['height', 12],
      ],
    ],
    ['充电器 65瓦', [['watt', 65]]],
    ['包包 1.5公斤', [['weight', 1.5]]],
    ['玩具 3岁以上', [['age', 3]]],
    ['인형 2세트', []],
    ['провод 2 в 1', []],
    ['игрушка от 3 лет', [['age', 3]]],
    ['가방 3개', [['count', 3]]],
  ] as const)('units are read: %s', (text, measures) => {
    expect(measured(text)).toEqual(measures);
  });
});

it('a rule that asks for an English word is answered by the English of the name', () => {
  expect(read('马克杯').candidates[0]?.code).toBe('711311');
  expect(read('水杯').candidates[0]?.code).toBe('711719');
});

describe('the description for customs', () => {
  const described = (text: string): string | null => {
    const decision = read(text);
    const [best] = decision.candidates;
    return best
      ? customsDescriptionOf(decision, best, {
          labels: testBook().labels,
          probability: 1,
          written: () => null,
        })
      : null;
  };

  it.each([
    ['女纯棉T恤', 'T-shirt, for women, of cotton'],
    ['レディース 綿 シャツ', 'Shirt, for women, of cotton'],
    ['рубашка хлопок', 'Shirt, of cotton'],
    ['手机支架', null], // a stand alone says nothing
    ['Watch jewellery 护眼灯', null],
  ])('of %s has the English of the very name', (text, expected) => {
    expect(described(text)).toBe(expected);
  });
});
