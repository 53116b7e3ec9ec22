import { expect, it } from '@jest/globals';
import type { NationalLine } from '../hs.ts';
import { decide } from './decide.ts';
import { REACH } from './effort.ts';
import { nationalLines } from './national.ts';
import { testBook, testEdition } from './testEdition.ts';
import { readGoods } from './text.ts';

const edition = testEdition();

/** The label of the line that is chosen for goods among lines of one subheading. */
function chosen(description: string, labels: readonly string[]): string | undefined {
  const lines = labels.map((label, at): NationalLine => {
    const code = `42029200${String(at + 10)}`;
    return { code, label, rate: '', units: [] };
  });
  const book = testBook();
  const us = new Map([['420292', lines]]);
  const text = readGoods({ description });
  const context = { destination: 'US', price: undefined, reach: REACH.mini };
  const decision = decide(text, edition, context);
  const [best] = nationalLines({ ...book, national: { ...book.national, us } }, 'us', '420292', {
    text,
    decision,
    sight: decision.sight,
    names: edition.names,
    vocabulary: edition.lexicon.values,
    price: undefined,
    on: undefined,
    priceInBandCurrency: true,
  });
  return best?.label;
}

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
  // what all siblings are tells none of them apart
  ['knitted tee', ['Other knitted tops', 'Tees']],
] as const)('%s among %j', (description, labels, at: number = 1) => {
  expect(chosen(description, labels)).toBe(labels[at]);
});
