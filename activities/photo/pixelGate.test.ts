import { describe, expect, it } from '@jest/globals';
import { PixelGate } from './pixelGate.ts';

/** Pictures that are in hand until they are ended, and which have begun. */
function createPictures(gate: PixelGate) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    open: (name: string, pixels: number): Promise<string> => {
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return gate.run(pixels, () => {
        begun.push(name);
        return end.promise;
      });
    },
    end: async (name: string): Promise<void> => {
      ends.get(name)?.resolve(name);
      await settled();
    },
    break: async (name: string): Promise<void> => {
      ends.get(name)?.reject(new Error(`${name} is damaged`));
      await settled();
    },
  };
}

/** Lets everything that is due happen. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('pictures', () => {
  it('are unpacked together as long as their pixels have room, the others in their order', async () => {
    const pictures = createPictures(new PixelGate(50));
    const all = Promise.all([
      pictures.open('a', 20),
      pictures.open('b', 40),
      pictures.open('c', 10),
    ]);
    await settled();
    expect(pictures.begun).toEqual(['a']); // c has room, and does not overtake
    await pictures.end('a');
    expect(pictures.begun).toEqual(['a', 'b', 'c']);
    await pictures.end('b');
    await pictures.end('c');
    expect(await all).toEqual(['a', 'b', 'c']);
  });

  it('larger than all room are unpacked alone', async () => {
    const pictures = createPictures(new PixelGate(50));
    const all = Promise.all([pictures.open('huge', 90), pictures.open('small', 1)]);
    await settled();
    expect(pictures.begun).toEqual(['huge']);
    await pictures.end('huge');
    await pictures.end('small');
    expect(await all).toEqual(['huge', 'small']);
  });

  it('that break give their room back', async () => {
    const pictures = createPictures(new PixelGate(50));
    const broken = pictures.open('a', 50).catch(String);
    const next = pictures.open('b', 50);
    await settled();
    await pictures.break('a');
    expect(await broken).toBe('Error: a is damaged');
    await pictures.end('b');
    expect(await next).toBe('b');
  });
});
