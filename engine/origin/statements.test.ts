import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { foldWithPlaces } from './fold.ts';
import { cutText, type Gazetteer, tokensBetween, tokensOf } from './places.ts';
import { statementsIn } from './statements.ts';

const gazetteer = loadGazetteer();
const CHARACTERS = 5500;

it.each(['日本製 ', '产地 中国 ', '原産国 日本 ', '원산지 한국 ', '产地中国', '日本製。'])(
  '%j, said a thousand times, is searched for names a few times at most',
  (part) => {
    let looks = 0;
    const unspaced = {
      get: (letter: string) => {
        looks += 1;
        return gazetteer.unspaced.get(letter);
      },
    } as Gazetteer['unspaced']; // nothing else of the map is used
    const text = part.repeat(CHARACTERS / part.length);
    const statements = statementsIn(text, {
      language: null,
      gazetteer: { ...gazetteer, unspaced },
    });
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(4 * CHARACTERS);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(100);
  },
);

it('a stretch of a text that is cut already has the words that it has by itself', () => {
  const names = ['中国', '中国台湾', '日本', '大韓民国', '한국', 'ประเทศไทย', '聖馬丁'];
  const part = fc.constantFrom(
    ...names,
    ...names.map((name) => name.slice(1)),
    '製',
    '産地',
    'abc',
    ' ',
    '、',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }),
      fc.nat(40),
      fc.nat(40),
      (parts, from, length) => {
        const text = foldWithPlaces(parts.join(''));
        const start = Math.min(from, text.folded.length);
        const end = Math.min(start + length, text.folded.length);
        expect(tokensBetween(cutText(text, gazetteer), start, end)).toEqual(
          tokensOf(text, start, end, gazetteer),
        );
      },
    ),
  );
});
