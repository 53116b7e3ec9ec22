import { describe, expect, it } from '@jest/globals';
import { loadClassification } from './reading/classification.ts';

/** A module as a process loads it that has asked nothing of it yet. */
const fresh = <Module>(file: string): Promise<Module> => import(`${file}?fresh`) as Promise<Module>;

const waiting = (thing: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(thing))
    .filter(([, descriptor]) => 'get' in descriptor)
    .map(([part]) => part);

describe('the embedded edition', () => {
  it('is there before its large parts are read', async () => {
    const embedded = await fresh<typeof import('./embedded.ts')>('./embedded.ts');
    expect(waiting(embedded.loadEmbedded())).toEqual(
      expect.arrayContaining(['agencies', 'gazetteer', 'restrictions']),
    );
    const reading = './reading/classification.ts';
    const classification = await fresh<typeof import('./reading/classification.ts')>(reading);
    expect(waiting(classification.loadClassification().lexicon)).toEqual(['articles', 'values']);
  });

  it('numbers the words of a language once, for articles and for values', () => {
    const { names } = loadClassification();
    expect(names.articles.names.de.words).toBe(names.vocabulary.de);
    expect(names.values.names.de.words).toBe(names.vocabulary.de);
  });
});
