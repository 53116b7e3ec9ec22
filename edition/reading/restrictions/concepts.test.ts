import { describe, expect, it } from '@jest/globals';
import { loadConcepts, readConcepts } from './concepts.ts';
import { loadRestrictionRules, readRestrictionRules } from './rules.ts';

const TEXT = `# head
concept: expandable baton
words: telescopic/folding baton; "asp baton"; cosh*
words de: Schlagrute
exclude: selfie
`;
const read = (text: string) => readConcepts('concepts.words', text);

it('spells out the choices between words, and keeps what each word asks for', () => {
  expect(read(TEXT).get('expandable baton')).toEqual({
    name: 'expandable baton',
    keywords: [
      { text: 'telescopic baton', language: 'en', anyOrder: true },
      { text: 'folding baton', language: 'en', anyOrder: true },
      { text: 'asp baton', language: 'en' },
      { text: 'cosh', language: 'en', needsCode: true, anyOrder: true },
      { text: 'Schlagrute', language: 'de', anyOrder: true },
    ],
    excluded: [{ text: 'selfie', language: 'en' }],
  });
});

describe('what cannot be read is refused with its line', () => {
  it.each([
    ['a concept twice', `${TEXT}\n${TEXT}`, 'concepts.words:8: concept "expandable baton" stands'],
    ['one without words', 'concept: baton\nexclude: selfie', ':1: concept "baton" has no words'],
    ['an unknown field', `${TEXT}code: 9307`, ':6: field "code" is not known'],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('a rule that names a concept that is none', () => {
    const text =
      'rule: au-batons\ncountry: AU\ndirection: import\ntype: prohibition\nconcepts: bat';
    const files = [{ file: 'data/restrictions/au.txt', text }];
    expect(() => readRestrictionRules(files, read(TEXT))).toThrow(':5: concept "bat" is not known');
  });
});

it('a question mark says that a fact decides', () => {
  const rules = loadRestrictionRules();
  const named = rules.find(({ id }) => id === 'gb-imitation-firearms')?.concepts;
  expect(named?.map(({ concept, isPlain }) => [concept.name, isPlain])).toEqual([
    ['imitation firearm', false],
  ]);
});

it('every concept is named by a rule', () => {
  const named = new Set(
    loadRestrictionRules().flatMap(({ concepts }) => concepts.map(({ concept }) => concept.name)),
  );
  expect([...loadConcepts().keys()].filter((name) => !named.has(name))).toEqual([]);
});
