import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { testEdition } from './testEdition.ts';
import type { Classification } from './types.ts';

const edition = testEdition();
const answer = (
  description: string,
  more: { destination?: string; blocked?: string[] } = {},
): Classification => {
  const { destination = 'US', blocked = [] } = more;
  const found = classify({ description }, edition, { destination, effort: 'pro', blocked });
  if ('refused' in found) throw new Error(found.message);
  return found;
};

describe('the answer', () => {
  it.each(['cotton t-shirt', 'nylon backpack', 'gold necklace', 'Halskette', 'teddy bear'])(
    'describes %s in 30 to 60 characters',
    (text) => {
      const { length } = answer(text).customsDescription;
      expect(length).toBeGreaterThanOrEqual(30);
      expect(length).toBeLessThanOrEqual(60);
    },
  );

  it('shows at most five alternatives, at least three where there are so many codes', () => {
    const { lines } = answer('cotton t-shirt');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
  });

  it('says what was blocked and gives the next best', () => {
    const found = answer('necklace', { blocked: ['7117'] });
    expect(found.lines[0]?.code.startsWith('7117')).toBe(false);
    expect(found.reasoning).toContain('711719 fits better but is on the blocklist');
    expect(found.needsReview).toBe(true);
  });

  it('says why it is not the next best code', () => {
    expect(answer('t-shirt', { destination: 'JP' }).reasoning).toContain(
      'Not 610990: that depends on the main fibre, which is not stated.',
    );
  });
});

describe('the probabilities of an answer', () => {
  it('fall from level to level, and that of a national line is below its six digits', () => {
    const { chapter, heading, subheading, tariff } = answer('cotton t-shirt').probabilities;
    expect(chapter).toBeGreaterThanOrEqual(heading);
    expect(heading).toBeGreaterThanOrEqual(subheading);
    expect(subheading).toBeGreaterThan(tariff ?? 1);
  });

  it('hold no tariff line where the destination has none', () => {
    expect(answer('cotton t-shirt', { destination: 'JP' }).probabilities.tariff).toBeUndefined();
  });
});
