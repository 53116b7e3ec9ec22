import { expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { keptOf } from './questions.ts';
import { testEdition } from './testEdition.ts';
import type { Goods } from './types.ts';

const edition = testEdition();
const run = (goods: Goods) =>
  classify(goods, edition, { destination: 'BR', effort: 'mini', blocked: [] });

function answered(description: string, facts: Record<string, string> = {}) {
  const found = run({ description, facts });
  if ('refused' in found) throw new Error(`refused: ${found.message}`);
  return { code: found.lines[0]?.code, questions: found.questions, reasoning: found.reasoning };
}

it('asks for the fact that decides, with the code that each value leads to', () => {
  const { code, questions } = answered('necklace');
  expect(code).toBe('711719');
  expect(questions).toEqual([
    {
      fact: 'metal',
      question: 'Which metal is it made of (not the plating)?',
      choices: [
        { value: 'gold', hsCode: '711319' },
        { value: 'silver', hsCode: '711311' },
        { value: 'other', hsCode: '711719' },
      ],
    },
  ]);
  for (const { value, hsCode } of questions[0]?.choices ?? []) {
    const settled = answered('necklace', { metal: value });
    expect(settled).toMatchObject({ code: hsCode, questions: [] });
  }
});

it('asks nothing where all is said', () => {
  expect(answered('gold necklace').questions).toEqual([]);
});

it('a stated fact stands above the text, and the reason says that it was stated', () => {
  const { code, reasoning } = answered('silver necklace', { metal: 'gold' });
  expect(code).toBe('711319');
  expect(reasoning).toContain('the metal is gold (as stated)');
});

it.each([
  [{ metal: 'tin' }, 'metal', 'is not one of its values', 'silver'],
  [{ colour: 'red' }, 'colour', 'is no known fact', 'main_fibre'],
  [{ price: '3' }, 'price', 'is no known fact', 'main_fibre'],
])('%j is refused with what would be accepted', (facts, fact, message, accepted) => {
  const found = run({ description: 'necklace', facts });
  expect(found).toMatchObject({ refused: 'misstated', fact, message });
  expect('allowed' in found ? found.allowed : []).toContain(accepted);
});

it('an amount is a number, alone or as a bound', () => {
  expect(run({ description: 'necklace', facts: { weight: '>2.5' } })).not.toHaveProperty('refused');
  expect(run({ description: 'necklace', facts: { weight: '2.5 kg' } })).toMatchObject({
    refused: 'misstated',
    message: 'must be a number in kg, for example 12.5 or >12.5',
  });
});

it('asks for the fact that decides between the lines, and that fact settles it', () => {
  const ask = (facts: Record<string, string>) => {
    const found = classify({ description: 'cotton t-shirt', facts }, edition, {
      destination: 'US',
      effort: 'pro',
      blocked: [],
    });
    if ('refused' in found) throw new Error(found.refused);
    return found;
  };
  const [question] = ask({}).questions;
  expect(question).toMatchObject({ fact: 'worn_by' });
  const men = question?.choices.find(({ value }) => value === 'men');
  expect(men).toEqual({ value: 'men', hsCode: '6109100012' });
  expect(ask({ worn_by: 'men' }).lines[0]?.code).toBe('6109100012');
});

it('keeps of a question the choices that lead to the code they promise', () => {
  const question = {
    fact: 'material',
    question: 'What material is it mainly made of?',
    choices: [
      { value: 'plastic', hsCode: '940521' },
      { value: 'wood', hsCode: '940529' },
      { value: 'glass', hsCode: '940521' },
    ],
  };
  const codes: Record<string, string> = { plastic: '392690', wood: '94052900', glass: '94052110' };
  const [kept] = keptOf([question], ({ material = '' }) => codes[material]);
  expect(kept?.choices.map(({ value }) => value)).toEqual(['wood', 'glass']);
  expect(keptOf([question], () => '940521')).toEqual([]);
});

it('asks of each sex and age where the lines differ by them', () => {
  const found = classify({ description: 'cotton t-shirt' }, edition, {
    destination: 'US',
    effort: 'pro',
    blocked: [],
  });
  const asked = 'refused' in found ? [] : found.questions;
  expect(asked[0]?.choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['men', 'women']),
  );
});
