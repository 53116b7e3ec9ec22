import { expect, it } from '@jest/globals';
import type { NationalLine } from '../hs.ts';
import { decide } from './decide.ts';
import { REACH } from './effort.ts';
import { nationalLines } from './national.ts';
import { testBook, testEdition } from './testEdition.ts';
import { readGoods } from './text.ts';

const edition = testEdition();

/** The lines of one subheading for goods, the likeliest first. */
const linesOf = (description: string, labels: readonly string[], price?: number) =>
  linesAmong(
    description,
    labels.map((label, at) => ({ code: `42029200${at + 10}`, label, rate: '', units: [] })),
    price,
  );

function linesAmong(description: string, lines: NationalLine[], price?: number) {
  const book = testBook();
  const us = new Map([['420292', lines]]);
  const text = readGoods({ description });
  const context = { destination: 'US', price: undefined, reach: REACH.mini };
  const decision = decide(text, edition, context);
  return nationalLines({ ...book, national: { ...book.national, us } }, 'us', '420292', {
    text,
    candidate: decision.candidates.find(({ code }) => code === '420292') ?? {
      code: '420292',
      share: 0,
    },
    isForParts: false,
    sight: decision.sight,
    names: edition.names,
    vocabulary: edition.lexicon.values,
    price,
    on: undefined,
    priceInBandCurrency: true,
  });
}

const chosen = (description: string, labels: readonly string[], price?: number): string =>
  linesOf(description, labels, price)[0]?.label ?? '';

it.each([
  // what a label leaves out, said in the title
  ['camera backpack', ['Backpacks, not for cameras', 'Bags and cases for cameras']],
  ['hiking backpack', ['Backpacks, not for cameras', 'Bags and cases for cameras'], 0],
  // a material that nobody mentions has no share
  ['cotton backpack', ['Cotton backpacks with 30% silver or more', 'Cotton backpacks']],
  ['steel backpack', ['Steel backpacks, over 90% steel', 'Silver backpacks'], 0],
  // what comes with the goods is said
  ['backpack', ['Backpacks with wheels', 'Backpacks']],
  // a word that one sibling alone has tells more than one that most have
  ['laptop backpack', ['Camera cases, backpacks', 'Laptop backpacks', 'Backpacks, trolleys']],
  // the largest size, where no width is said
  ['backpack 30 x 52 x 15 cm', ['Backpacks up to 40 cm wide', 'Backpacks over 40 cm wide']],
  ['backpack 30x52x15cm', ['Backpacks up to 40 cm wide', 'Backpacks over 40 cm wide']],
  ['backpack 60 cm', ['Backpacks under 45 cm', 'Backpacks 45 cm or more']],
  // a name of another language says what it means
  ['Wanderrucksack', ['Backpacks for school', 'Backpacks for hiking']],
  // "not named elsewhere" is the rest of its kind only
  ['thing for travel', ['Handles not named elsewhere', 'Travel goods, remaining']],
  // where nothing names a line, that for what is not named elsewhere
  ['saddle', ['Ski sacks', 'Camera pouches', 'Goods not named elsewhere: jewellery'], 2],
  // and of two such rests the last
  ['saddle', ['Ski sacks', 'Camera pouches, remaining', 'Trunks, remaining'], 2],
  // a size that does not fit is not made good by a word
  ['hiking backpack 60 cm', ['Hiking backpacks up to 40 cm wide', 'Backpacks over 40 cm wide']],
  // a noun of many trades is another thing behind another word
  ['sports bag', ['Golf bags', 'Trunks, remaining']],
  // nor are goods of other countries those of the ones that are named
  ['saddle', ['Saddles of Italy', 'Saddles of other countries']],
  // what nobody said to be batik is none
  ['backpack', ['Backpacks, batik', 'Backpacks, not batik']],
  // of bands of long ago the upper one holds goods of today
  ['backpack', ['Backpacks worth up to $2 each', 'Backpacks worth over $2 each']],
  // what all siblings are tells none of them apart
  ['knitted tee', ['Other knitted tops', 'Tees']],
] as const)('%s among %j', (description, labels, at: number = 1) => {
  expect(chosen(description, labels)).toBe(labels[at]);
});

it('knows the lines that the text contradicts', () => {
  const labels = ['Silver backpacks', 'Steel backpacks', 'Backpacks, not for cameras'];
  const isOut = (description: string) =>
    linesOf(description, labels)
      .filter(({ isContradicted }) => isContradicted)
      .map(({ label }) => label);
  expect(isOut('steel backpack')).toEqual([labels[0]]);
  expect(isOut('steel camera backpack').toSorted()).toEqual([labels[2], labels[0]]);
});

it('takes no line of parts for goods that are named whole', () => {
  const labels = ['Backpack straps, parts of backpacks', 'Luggage for prams'];
  expect(chosen('sports backpack', labels)).toBe(labels[1]);
});

it('takes the rest where a specific line has no word of the goods', () => {
  const labels = ['Saddlebags', 'Ski sacks', 'Camera pouches', 'Other'];
  expect(chosen('sports backpack', labels)).toBe('Other');
});

it.each([
  [2, 'Backpacks, up to $3 a piece'],
  [5, 'Backpacks, $3 to $12 a piece'],
  [40, 'Backpacks, over $12 a piece'],
])('at a price of %d takes the band that holds it: %s', (price, expected) => {
  const labels = [
    'Backpacks, up to $3 a piece',
    'Backpacks, $3 to $12 a piece',
    'Backpacks, over $12 a piece',
  ];
  expect(chosen('backpack', labels, price)).toBe(expected);
});

it('is not sure of a line at a tie', () => {
  const labels = ['Backpacks for school', 'Backpacks for hiking', 'Other'];
  const [first, second] = linesOf('backpack', labels);
  expect(first?.chance).toBeCloseTo(second?.chance ?? 0, 2);
});

it('reads what tells lines apart of a text of the publisher, not what all of them share', () => {
  const official = (at: number, text: string): NationalLine => ({
    code: `42029200${at}`,
    label: text,
    official: text,
    rate: '',
    units: [],
  });
  const lines = [
    official(10, 'Other bags: Of textile: Backpacks (670)'),
    official(20, 'Other bags: Of textile: Other (670)'),
  ];
  const labels = linesAmong('sports backpack', lines);
  expect(labels[0]?.code).toBe('4202920010');
  expect(linesAmong('saddle bag', lines)[0]?.code).toBe('4202920020');
});
