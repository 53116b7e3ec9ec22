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
  it.each([
    ['cotton t-shirt', 'T-shirt, of cotton'],
    ['nylon backpack', 'Backpack'],
    ['teddy bear, wooden box', 'Teddy bear'],
    ['T-shirt for women and men', 'T-shirt'],
    ['T-shirt for women', 'T-shirt, for women'],
    ['mens T-shirt', 'T-shirt, for men'],
    ['Wanderrucksack Herren', 'Hiking backpack, for men'],
  ])('describes %s as %s: nothing that nobody said', (text, expected) => {
    expect(answer(text).customsDescription).toBe(expected);
  });

  it('shows alternatives that a broker would weigh, and none else', () => {
    const { lines } = answer('t-shirt');
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
    for (const { probability } of lines) expect(probability).toBeGreaterThanOrEqual(0.02);
    expect(answer('gold necklace').lines.length).toBeLessThanOrEqual(lines.length);
  });

  it('says what was blocked and gives the next best', () => {
    const found = answer('necklace', { blocked: ['7117'] });
    expect(found.lines[0]?.code.startsWith('7117')).toBe(false);
    expect(found.reasoning).toContain('711719 fits better but is on your blocklist');
    expect(found.needsReview).toBe(true);
  });

  it('says why it is not the next best code', () => {
    expect(answer('t-shirt', { destination: 'JP' }).reasoning).toContain(
      'Not 610990: that depends on the main fibre, of which nothing was read in the text.',
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
