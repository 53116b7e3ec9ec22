import { describe, expect, it } from '@jest/globals';
import { textAngle } from './textAngle.ts';
import type { GreyImage } from './types.ts';

/**
 * Strokes of uneven width in rows, turned by an angle around the middle: what lines of text look
 * like from afar.
 */
function rows(degrees: number, size = 480): GreyImage {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const pixels = new Uint8Array(size * size).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const [fromX, fromY] = [x - size / 2, y - size / 2];
      const along = Math.round(fromX * cos + fromY * sin) + 160;
      const across = Math.round(fromY * cos - fromX * sin) + 160;
      if (across % 40 < 14 && ROWS[Math.floor(across / 40)]?.[along] === true)
        pixels[y * size + x] = 0;
    }
  return { width: size, height: size, pixels };
}

/** Eight rows of 320 pixels: strokes and gaps of 2 to 9 pixels, as if by chance. */
const ROWS = Array.from({ length: 8 }, (_, row) => {
  const pixels: boolean[] = [];
  let chance = row * 7919 + 17;
  for (let ink = true; pixels.length < 320; ink = !ink) {
    chance = (chance * 1103 + 12_345) % 65_536;
    pixels.push(...Array.from({ length: 2 + (chance % 8) }, () => ink));
  }
  return pixels;
});

describe('the angle of lines', () => {
  it.each([0, 7, -7, 20, -20, 33, -45, 60, 75])(
    'of rows turned by %d degrees is found',
    (degrees) => {
      expect(Math.abs(textAngle(rows(degrees)) - degrees)).toBeLessThanOrEqual(2);
    },
  );

  it('of rows on their side is a quarter', () => {
    expect(Math.abs(textAngle(rows(90)))).toBeGreaterThanOrEqual(88);
  });

  it.each([
    ['an empty picture', new Uint8Array(10_000).fill(200)],
    ['a picture without contrast', Uint8Array.from({ length: 10_000 }, (_, at) => 100 + (at % 9))],
  ])('of %s is none', (_, pixels) => {
    expect(textAngle({ width: 100, height: 100, pixels })).toBe(0);
  });

  it('of a single pixel is none', () => {
    expect(textAngle({ width: 1, height: 1, pixels: new Uint8Array([7]) })).toBe(0);
  });
});
