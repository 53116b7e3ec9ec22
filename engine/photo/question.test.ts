import { describe, expect, it } from '@jest/globals';
import { photoMessages, SEEN_SCHEMA, seenOf } from './question.ts';

describe('what a model says it sees', () => {
  it('is taken as it is', () => {
    const said = {
      product: 'coffee mug',
      material: 'ceramic',
      printedText: 'BERLIN',
      originLabel: 'Made in Portugal',
    };
    expect(seenOf(said)).toEqual(said);
  });

  it.each([
    [{}],
    [{ product: null }],
    [{ product: '', material: 'N/A' }],
    [{ product: 'unknown', printedText: 'None.' }],
    [{ printedText: 'no text visible' }],
  ])('%j is nothing', (said) => {
    expect(seenOf(said)).toBeNull();
  });

  it('is bounded, on one line and without hidden characters', () => {
    const seen = seenOf({
      product: `mug\u202e\n\u0000 ${'x'.repeat(900)}\ud800`,
      printedText: 'a\nb',
    });
    expect(seen?.product).toMatch(/^mug x+$/);
    expect(seen?.product).toHaveLength(200);
    expect(seen?.printedText).toBe('a b');
  });
});

describe('the question', () => {
  it('shows the photo, and the closed form of the answer', () => {
    const [rules, shown] = photoMessages('data:image/jpeg;base64,AAAA');
    expect(rules?.role).toBe('system');
    expect(shown?.content).toContainEqual({
      type: 'image_url',
      image_url: { url: 'data:image/jpeg;base64,AAAA' },
    });
    expect(SEEN_SCHEMA).toMatchObject({
      required: ['product', 'material', 'printedText', 'originLabel'],
      additionalProperties: false,
    });
  });
});
