import { describe, expect, it } from '@jest/globals';
import { once, remembered, rememberedOf } from './remembered.ts';

describe('what was made of a text', () => {
  it('is made once, also when it is null', () => {
    let made = 0;
    const nothing = remembered(() => ((made += 1), null));
    expect([nothing('a'), nothing('a'), nothing('b')]).toEqual([null, null, null]);
    expect(made).toBe(2);
  });

  it('is the same object for the same text', () => {
    const of = remembered((text) => ({ text }));
    expect(of('5%')).toBe(of('5%'));
    expect(of('5%')).not.toBe(of('6%'));
  });

  it('is forgotten when there are too many texts, and made again', () => {
    let made = 0;
    const length = remembered((text) => ((made += 1), text.length));
    length('first');
    for (let at = 0; at < 20_000; at += 1) length(`text ${at}`);
    const before = made;
    expect(length('first')).toBe(5);
    expect(made).toBe(before + 1);
  });

  it('is forgotten sooner where that is asked for', () => {
    let made = 0;
    const length = remembered((text) => ((made += 1), text.length), 2);
    for (const text of ['a', 'b', 'a', 'c', 'a']) length(text);
    expect(made).toBe(4);
  });
});

it('what is wanted once is made when it is wanted, and again only after it failed', () => {
  let asked = 0;
  const rows = once(() => {
    asked += 1;
    if (asked === 1) throw new Error('not there yet');
    return ['a'];
  });
  expect(asked).toBe(0);
  expect(rows).toThrow('not there yet');
  expect(rows()).toBe(rows());
  expect(asked).toBe(2);
});

it('what was made of a table is made once for that table, however alike another is', () => {
  const size = rememberedOf((rows: readonly string[]) => ({ size: rows.length }));
  const rows = ['a'];
  expect(size(rows)).toBe(size(rows));
  expect(size(['a'])).not.toBe(size(rows));
});
