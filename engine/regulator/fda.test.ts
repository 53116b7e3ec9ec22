import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadFda } from '../../edition/reading/fda.ts';
import { testEdition } from '../classify/testEdition.ts';
import { classifyForFda, fdaEdition } from './fda.ts';
import { publishedIndex } from './published.ts';
import type { AgencyCode, NoAgencyCode } from './types.ts';

// the small edition knows shirts and toys: what is found here is found by the names and claims
// alone
const classification = testEdition();
const fda = fdaEdition(loadFda());
const ask = (description: string, hsCode?: string): AgencyCode | NoAgencyCode =>
  classifyForFda({ description, ...(hsCode ? { hsCode } : {}) }, fda, classification, null);
const codeOf = (description: string): string => {
  const answer = ask(description);
  return 'refused' in answer ? answer.refused : answer.productCode;
};

describe('claims decide', () => {
  it.each([
    ['whitening toothpaste', '53IY-01'],
    ['whitening toothpaste with fluoride', '66VYY99'],
    ['whitening toothpaste without fluoride', '53IY-01'],
    ['lip balm', '53LY-03'],
    ['lip balm SPF 30', '66VYY99'],
    ['shampoo', '53EY-06'],
    ['shampoo against dandruff', '66VYY99'],
    ['castile soap bar', 'not_regulated'],
    ['moisturizing castile soap bar', '53JY-01'],
    ['antibacterial castile soap bar', '66VYY99'],
    ['fish oil', '54YYY99'],
    ['fish oil for dogs', '72YYY99'],
    ['turmeric powder', '28BYH99'],
    ['turmeric powder dietary supplement', '54YYY99'],
  ])('%s: %s', (description, code) => expect(codeOf(description)).toBe(code));
});

describe('an active ingredient with its strength makes a drug', () => {
  it.each([
    ['salicylic acid 2% cleanser', '66VYY99'],
    ['zinc pyrithione 1% shampoo', '66VYY99'],
    ['docusate sodium 100 mg stool softener', '66VYY99'],
    ['ibuprofeno 400 mg comprimidos', '66VYY99'],
    ['shampoo without zinc pyrithione 1%', '53EY-06'],
    ['shampoo with salicylic acid', '53EY-06'], // no strength
    ['azelaic acid 10% face serum', '53LY-03'], // a strength of cosmetics
    ['magnesium citrate 400 mg capsules', '54BYY99'], // no drug at any dose
  ])('%s: %s', (description, code) => expect(codeOf(description)).toBe(code));
});

describe('what goods look like is not what they are', () => {
  it.each([
    ['tea cup shaped earrings', 'not_regulated'],
    ['pineapple print wallet', 'not_regulated'],
  ])('%s: %s', (description, code) => expect(codeOf(description)).toBe(code));
});

describe('what the text states fills the letters', () => {
  it.each([
    ['raspberries', '20AYY13'],
    ['frozen raspberries', '20AYD13'],
    ['dried raspberries in glass jar', '20ACH13'],
    ['canned kidney beans', '24AEE99'],
    ['menthol cigarettes', '98BBA99'],
    ['cigarettes', '98BAA99'],
  ])('%s: %s', (description, code) => expect(codeOf(description)).toBe(code));
});

describe('a code of the caller', () => {
  it('makes surer where it agrees, and less sure where it contradicts', () => {
    const confidence = (hsCode?: string): number => {
      const answer = ask('t-shirt printed with sunglasses, polarized sunglasses', hsCode);
      return 'refused' in answer ? 0 : answer.confidence;
    };
    expect(confidence('9004.10'.replace('.', ''))).toBeGreaterThanOrEqual(confidence());
  });

  it('whose heading does not exist says nothing', () =>
    expect(ask('polarized sunglasses', '9999')).toEqual(ask('polarized sunglasses')));
});

describe('an imported table', () => {
  const table = publishedIndex('us-fda', [
    {
      scheme: 'us-fda',
      parts: { industry: '86', class: 'H', subclass: null, process: null, product: 'QY' },
      description: 'Sunglasses',
      hsCodes: [],
    },
  ]);
  it.each([
    ['polarized sunglasses', { checked: true, validated: true }],
    ['reading glasses', { checked: true, validated: false }],
    ['raspberries', { checked: false, validated: false }],
  ])('%s: %o', (description, compared) =>
    expect(classifyForFda({ description }, fda, classification, table)).toMatchObject(compared),
  );
});

it('any text gets a code of seven characters, or a reason in words', () => {
  const words = fda.tables.products.flatMap(({ names }) =>
    names.slice(0, 2).map((name) => name.words),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 5 }),
      (parts) => {
        const answer = ask(parts.join(' '));
        if ('refused' in answer) expect(answer.message.length).toBeGreaterThan(10);
        else {
          expect(answer.productCode).toMatch(/^\d{2}[A-Z][A-Z-][A-Z-][A-Z0-9]{2}$/);
          expect(answer.confidence).toBeGreaterThanOrEqual(0);
          expect(answer.confidence).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: 200 },
  );
});
