/** Of two goods in one title: which is sold, which belongs to it, and which it serves. */
import { expect, it } from '@jest/globals';
import { decide } from './decide.ts';
import { buildEdition } from './edition.ts';
import { REACH } from './effort.ts';
import { parseLexicon } from './lexiconParse.ts';
import { testBook } from './testEdition.ts';
import { readGoods } from './text.ts';

const { lexicon, problems } = parseLexicon([
  {
    file: 'belongings.lex',
    text: `value material=leather
en: leather
de: Leder; Ledermütze
fr: cuir
ja: 革
ko: 가죽

value material=rubber
de: Gummi; Gummiband

@ bag
fr: sac = bag
  * -> 420222

@ bag-strap part of bag
fr: bandoulière = shoulder strap
  * -> 392690

@ bicycle
en: bicycle
de: Fahrrad = bicycle
  * -> 871200

@ bicycle-bell part of bicycle
en: bicycle bell
  * -> 830610

@ hat
de: Mütze = hat
  main: leather 650699
  * -> 650500

@ holder accessory of bicycle
en: phone holder
de: Handyhalterung = phone holder
  * -> 392690

@ notebook
de: Notizbuch = notebook
  * -> 482010

@ roller
en: face roller
  * -> 901910

@ watch
en: watch; digital watch
ja: 腕時計 = watch
ko: 손목시계 = watch
  "digital" -> 910212
  * -> 910211

@ watch-strap part of watch
en: watch strap; strap + watch
ja: 革ベルト = leather watch strap
ko: 가죽 스트랩 = leather watch strap
  * -> 911390
`,
  },
]);
const edition = buildEdition(testBook(), lexicon);
const sold = (description: string) =>
  decide(readGoods({ description }), edition, {
    destination: '',
    price: undefined,
    reach: REACH.pro,
  });

it('reads its own lexicon', () => {
  expect(problems).toEqual([]);
});

it.each([
  // told by what only the goods have, and by a material of the part
  ['Casio digital watch leather strap', 'watch'],
  ['digital watch strap', 'watch-strap'],
  ['leather strap for digital watch', 'watch-strap'],
  // the thing stands last
  ['가죽 스트랩 손목시계', 'watch'],
  ['腕時計 革ベルト付き', 'watch'],
  ['腕時計用革ベルト', 'watch-strap'],
  // the thing stands first
  ['sac bandoulière amovible', 'bag'],
  ['bandoulière pour sac', 'bag-strap'],
  ['Handyhalterung Fahrrad', 'holder'],
  ['bicycle bell', 'bicycle-bell'],
  // known by its material alone
  ['Ledermütze', 'hat'],
  // for whom, and the goods
  ['gift for her face roller', 'roller'],
])('"%s" is sold as %s', (text, id) => {
  expect(sold(text).articles[0]?.article.id).toBe(id);
});

it('takes what comes along for no material of the goods', () => {
  // headings of chapter 48 are left to goods of paper by its note
  expect(sold('Notizbuch mit Gummiband').notes).toEqual([]);
  expect(sold('Ledermütze').candidates[0]?.code).toBe('650699');
});

it('reads fur as a material in English, and as "for" in German', () => {
  const scopeOf = (description: string, word: string) => {
    const { words, scopes } = readGoods({ description });
    return scopes[words.indexOf(word)];
  };
  expect(scopeOf('rabbit fur gloves', 'gloves')).toBe('plain');
  expect(scopeOf('fur hat', 'hat')).toBe('plain');
  expect(scopeOf('Tasche für Laptop', 'laptop')).toBe('for');
  expect(scopeOf('Handytasche fur Laptop', 'laptop')).toBe('for');
});
