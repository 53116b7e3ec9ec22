import { describe, expect, it } from '@jest/globals';
import { completed, fullnessOf } from './bareName.ts';
import { parseLexicon } from './lexiconParse.ts';

const { articles } = parseLexicon([
  {
    file: 'test.lex',
    text: `
@ watch-strap part of watch
en: strap + watch; watch strap; leather watch strap
  * -> 911390
@ safety-glass
en: tempered glass; safety glass
  * -> 700719
`,
  },
]).lexicon;
const completedIn = (id: string, name: string): string | undefined =>
  articles.filter((article) => article.id === id).map((article) => completed(name, article))[0];

describe('a bare name', () => {
  it.each([
    ['accessories', 'empty'],
    ['spare parts', 'empty'],
    ['case', 'bare'],
    ['Holders', 'bare'],
    ['silicone case', 'described'],
    ['phone case', 'full'],
    ['necklace', 'full'],
  ] as const)('%s is %s', (name, fullness) => {
    expect(fullnessOf(name)).toBe(fullness);
  });

  it('is completed as the article is most usually called', () => {
    expect(completedIn('watch-strap', 'strap')).toBe('watch strap');
    expect(completedIn('watch-strap', 'leather strap')).toBe('watch strap');
  });

  it('keeps a look where the article is no part of another thing', () => {
    expect(completedIn('safety-glass', 'tempered glass')).toBe('tempered glass');
  });

  it('stays where no name of the article ends so', () => {
    expect(completedIn('watch-strap', 'cover')).toBe('cover');
  });
});
