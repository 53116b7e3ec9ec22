import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { interpret } from './interpretation.ts';
import type { RankedArticle } from './rank.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';

const NO_FACTS = { values: new Map(), measures: [] };
const edition = testEdition();

const article = (id: string, at: number, score: number): RankedArticle => ({
  article: {
    id,
    relation: null,
    names: [],
    not: [],
    implies: [],
    rules: [],
    ask: [],
    tests: [],
    file: '',
    line: 0,
  },
  score,
  hit: { owner: 0, at, length: 1, contextWords: 0, language: 'en' },
});
const candidate = (code: string, share: number, id: string) => ({
  code,
  share,
  support: { article: { id }, held: [] as { test: string; axis?: string }[] },
});
const SET = {
  values: new Map([['pack', [{ value: 'set', weight: 0.8, at: 0, length: 1 }]]]),
  measures: [],
};

describe('the general rules', () => {
  const text = readGoods({ description: 'watch and necklace in a gift box' });
  const articles = [article('necklace', 2, 1), article('watch', 0, 0.95)];

  it('give a set to the component that is named first (3 b)', () => {
    const found = interpret(
      [candidate('711719', 0.52, 'necklace'), candidate('910211', 0.48, 'watch')],
      {
        text,
        facts: SET,
        names: edition.names,
        articles,
      },
    );
    expect(found.rule).toBe('3(b)');
    expect(found.candidates.map(({ code }) => code)).toEqual(['910211', '711719']);
  });

  it('leave goods that are no set to the terms of the headings (1)', () => {
    const found = interpret(
      [candidate('711719', 0.6, 'necklace'), candidate('910211', 0.4, 'watch')],
      {
        text,
        facts: NO_FACTS,
        names: edition.names,
        articles,
      },
    );
    expect([found.rule, found.candidates[0]?.code]).toEqual(['1', '711719']);
  });

  it('take the last heading in numerical order where two merit equally (3 c)', () => {
    const found = interpret(
      [candidate('711719', 0.62, 'necklace'), candidate('910211', 0.38, 'watch')],
      {
        text,
        facts: SET,
        names: edition.names,
        articles,
      },
    );
    expect([found.rule, found.candidates[0]?.code]).toEqual(['3(c)', '910211']);
  });

  it('call goods of two materials a mixture where the material decided (2 b)', () => {
    const facts = {
      values: new Map([
        [
          'main',
          [
            { value: 'leather', weight: 0.8, at: 0, length: 1 },
            { value: 'cotton', weight: 0.8, at: 1, length: 1 },
          ],
        ],
      ]),
      measures: [],
    };
    const one = {
      ...candidate('420291', 0.9, 'backpack'),
      support: { article: { id: 'backpack' }, held: [{ test: 'axis', axis: 'outer' }] },
    };
    expect(interpret([one], { text, facts, names: edition.names, articles }).rule).toBe('2(b)');
  });

  it('call no mixture what one material and a wider word for it name', () => {
    const stated = (value: string, at: number) => ({ value, weight: 0.8, at, length: 1 });
    const facts = {
      values: new Map([['main', [stated('cotton', 0), stated('textile', 1)]]]),
      measures: [],
    };
    const one = {
      ...candidate('420292', 0.9, 'backpack'),
      support: { article: { id: 'backpack' }, held: [{ test: 'axis', axis: 'outer' }] },
    };
    expect(interpret([one], { text, facts, names: edition.names, articles }).rule).toBe('1');
  });

  it('see no set in a word of the name itself («jeu de société»)', () => {
    const named = { ...article('game', 0, 1), hit: { ...article('game', 0, 1).hit, length: 3 } };
    const found = interpret([candidate('950490', 0.6, 'game'), candidate('910211', 0.4, 'watch')], {
      text,
      facts: SET,
      names: edition.names,
      articles: [named, article('watch', 4, 0.9)],
    });
    expect(found.rule).toBe('1');
  });

  it('send an answer by rule 3 (c) to a person', () => {
    const found = classify({ description: 'gift set of watch and necklace' }, edition, {
      destination: 'JP',
      effort: 'pro',
      blocked: [],
    });
    if ('refused' in found) throw new Error(found.message);
    expect(found.lines[0]?.code).toBe('910211');
  });
});
