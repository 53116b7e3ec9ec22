import { describe, expect, it } from '@jest/globals';
import { endsInVerb } from './particles.ts';
import { readGoods } from './text.ts';

describe('a name before a particle', () => {
  const named = (description: string, ...places: number[]) =>
    endsInVerb(
      readGoods({ description }),
      { owner: 0, at: 0, length: 2, contextWords: 0, language: 'en' },
      (place) => places.includes(place),
    );

  it.each(['hair clip in', 'hair clip in, 20 inch', 'hair tie up band'])(
    'is a verb where nothing follows that it could be in: %s',
    (text) => expect(named(text)).toBe(true),
  );

  it('is a verb where the name of other goods follows', () => {
    expect(named('hair clip in extensions', 3)).toBe(true);
  });

  it('is a thing where it lies in something, or a clause ends', () => {
    expect(named('hair clip in gift box')).toBe(false);
    expect(named('hair clip, on card')).toBe(false);
  });
});
