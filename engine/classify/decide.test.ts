import { describe, expect, it } from '@jest/globals';
import { decide, type Decision } from './decide.ts';
import { REACH } from './effort.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';
import type { Effort } from './types.ts';

const edition = testEdition();
const on = (description: string, effort: Effort = 'mini'): Decision =>
  decide(readGoods({ description }), edition, {
    destination: '',
    price: undefined,
    reach: REACH[effort],
  });
const codeOf = (description: string, effort: Effort = 'mini'): string | undefined =>
  on(description, effort).candidates[0]?.code;
const articlesOf = (description: string): string[] =>
  on(description).articles.map(({ article }) => article.id);

describe('matching articles', () => {
  it('takes the longest name', () => {
    expect(articlesOf('watch strap')[0]).toBe('watch-strap');
  });

  it('needs the context of a name anywhere in the text', () => {
    expect(articlesOf('leather strap for watch')[0]).toBe('watch-strap');
    expect(articlesOf('leather strap')).not.toContain('watch-strap');
  });

  it('lets a longer thing cancel a name', () => {
    expect(articlesOf('pendant lamp')).not.toContain('necklace');
  });

  it('finds hyphened, joined and split spellings of a name', () => {
    for (const spelling of [
      'cotton t-shirt',
      'cotton tshirt',
      'cotton t shirts',
      'Cotton T-Shirts',
    ])
      expect(codeOf(spelling)).toBe('610910');
    expect(articlesOf('wristwatch')).toContain('watch');
  });

  it('takes the part before its host, and the article before what it is for', () => {
    expect(articlesOf('leather strap for watch')[0]).toBe('watch-strap');
    expect(articlesOf('backpack for toy')[0]).toBe('backpack');
  });

  it('takes goods before a part that comes along with them', () => {
    expect(articlesOf('watch with strap')[0]).toBe('watch');
  });

  it('matches a name only in the language of the text', () => {
    expect(articlesOf('Halsketten fur Herren')).toContain('necklace');
  });
});

describe('axes', () => {
  it('does not take plating for the metal', () => {
    expect(codeOf('gold plated necklace')).toBe('711719');
    expect(codeOf('gold necklace')).toBe('711319');
    expect(codeOf('silver necklace, gold plated')).toBe('711311');
  });

  it('takes the fibre with the larger share', () => {
    expect(codeOf('t-shirt 20% cotton 80% polyester')).toBe('610990');
    expect(codeOf('t-shirt 80% cotton 20% polyester')).toBe('610910');
  });

  it('takes the material attribute before the title, and no lining for the outside', () => {
    expect(codeOf('leather backpack\nMaterial: nylon')).toBe('420292');
    expect(codeOf('nylon backpack with leather lining')).toBe('420292');
  });
});

describe('the evidence', () => {
  it('adds up to one over all candidates', () => {
    for (const text of ['t-shirt', 'necklace for women', 'bags', 'cotton']) {
      const total = on(text).candidates.reduce((sum, { share }) => sum + share, 0);
      expect(total).toBeCloseTo(1, 9);
    }
  });

  it('names the axis nobody stated on which the code depends', () => {
    expect(on('t-shirt').open[0]?.axis).toBe('main-fibre');
    expect(on('cotton t-shirt').open).toEqual([]);
  });

  it('falls back to the labels when no article is named', () => {
    const { candidates, articles } = on('quartz movement');
    expect(articles).toEqual([]);
    expect(candidates[0]).toMatchObject({ code: '910211' });
  });
});

describe('the modes', () => {
  it('repairs spelling and splits compounds in pro, not in mini', () => {
    expect(codeOf('cotton bakcpack', 'pro')).toBe('420292');
    expect(on('bakcpack').articles).toEqual([]);
    expect(on('bakcpack', 'pro').articles[0]?.article.id).toBe('backpack');
    expect(on('cottonbackpack', 'pro').text.words).toEqual(['cotton', 'backpack']);
  });
});
