import { describe, expect, it } from '@jest/globals';
import { loadEmbedded } from './embedded.ts';
import { loadClassification } from './reading/classification.ts';

const waiting = (thing: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(thing))
    .filter(([, descriptor]) => 'get' in descriptor)
    .map(([part]) => part);

describe('the embedded edition', () => {
  it('is there before its large parts are read', () => {
    expect(waiting(loadEmbedded())).toEqual(
      expect.arrayContaining(['agencies', 'gazetteer', 'restrictions']),
    );
    expect(waiting(loadClassification().lexicon)).toEqual(['articles', 'values']);
  });

  it('numbers the words of a language once, for articles and for values', () => {
    const { names } = loadClassification();
    expect(names.articles.names.de.words).toBe(names.vocabulary.de);
    expect(names.values.names.de.words).toBe(names.vocabulary.de);
  });
});
