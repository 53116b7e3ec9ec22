import { expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { testEdition } from './testEdition.ts';

const edition = testEdition();
const answer = (description: string) => {
  const found = classify({ description }, edition, {
    destination: 'US',
    effort: 'pro',
    blocked: [],
  });
  if ('refused' in found) throw new Error(JSON.stringify(found));
  return found;
};

it.each([
  ['cotton t-shirt and nylon backpack', '"cotton t-shirt" and "nylon backpack"'],
  ['Backpack, T-shirt, teddy bear', '"Backpack", "T-shirt" and "teddy bear"'],
  ['silver necklace + nylon backpack', '"silver necklace" and "nylon backpack"'],
  ['backpack; 2 t-shirts', '"backpack" and "2 t-shirts"'],
])('%s: each is to be sent by itself', (text, named) => {
  const found = answer(text);
  expect(found.warnings).toEqual([
    `Several goods are named: ${named}. Send each by itself: each has its own code.`,
  ]);
  expect(found).toMatchObject({ needsReview: true, customsDescription: null });
  expect(found.lines[0]?.confidence).toBe('low');
  expect(found.probabilities.subheading).toBeLessThanOrEqual(0.4);
});

it.each([
  'backpack with t-shirt',
  'T-shirt, cotton, short sleeves, crew neck',
  'set of backpack and t-shirt',
  'T-shirt and hiking backpack strap for watch',
  'necklace and pendant',
  'Backpack, nylon, leather',
  'T-shirt, cotton and polyester',
])('%s is one article', (text) => {
  expect(answer(text).warnings).toEqual([]);
});
