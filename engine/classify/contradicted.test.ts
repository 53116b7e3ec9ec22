import { expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { testEdition } from './testEdition.ts';

const edition = testEdition();
const answer = (description: string, facts: Record<string, string>) => {
  const found = classify({ description, facts }, edition, {
    destination: 'JP',
    effort: 'pro',
    blocked: [],
  });
  if ('refused' in found) throw new Error(JSON.stringify(found));
  return found;
};

it.each([
  [
    'leather backpack',
    { outer_material: 'textile' },
    '420292',
    'outer_material',
    'textile',
    'leather',
  ],
  ['cotton t-shirt', { main_fibre: 'synthetic' }, '610990', 'main_fibre', 'synthetic', 'cotton'],
  ['mens t-shirt cotton', { worn_by: 'women' }, '610910', 'worn_by', 'women', 'mens'],
])('%s with %j: the fact decides, and a person looks', (text, facts, code, fact, value, word) => {
  const found = answer(text, facts);
  expect(found.warnings).toEqual([
    `The fact ${fact} is stated as ${value}, but the text says "${word}". ` +
      'The fact was followed: correct the one that is wrong.',
  ]);
  expect(found.needsReview).toBe(true);
  expect(found.lines[0]).toMatchObject({ code, confidence: expect.not.stringMatching('high') });
});

it.each([
  ['leather backpack', { outer_material: 'leather' }],
  // a narrower value says more
  ['textile backpack', { outer_material: 'cotton' }],
  ['cotton backpack', { material: 'textile' }],
  ['t-shirt', { main_fibre: 'cotton' }],
])('%s with %j agree', (text, facts) => {
  expect(answer(text, facts).warnings).toEqual([]);
});
