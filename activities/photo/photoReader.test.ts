/**
 * Labels are drawn, read and compared. The first photo loads the models, which takes a second or
 * two.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { label } from '../../test/support/labels.ts';
import { openPhoto } from './openPhoto.ts';
import { PhotoTooSlow } from './failures.ts';
import { createPhotoReader, type ReadPhoto } from './photoReader.ts';

const reader = createPhotoReader();
afterAll(() => reader.stop());

const never = new AbortController().signal;

async function read(picture: Sharp, signal = never): Promise<ReadPhoto> {
  const opened = await openPhoto(await picture.jpeg().toBuffer());
  if (!opened.ok) throw new Error(opened.why);
  return reader.read(opened.photo, 'one workspace', signal);
}

/** Without marks over letters, which small print loses. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const MUG = ['CERAMIC COFFEE MUG', 'CAPACITY 350 ML', 'MADE IN PORTUGAL'];

describe('printed text', () => {
  it.each([
    ['English', MUG],
    ['German', ['TRINKFLASCHE AUS EDELSTAHL', 'FÜR KINDER', 'HERGESTELLT IN DEUTSCHLAND']],
    ['French', ['ÉCHARPE EN LAINE', '100 % LAINE', 'FABRIQUÉ EN FRANCE']],
    ['Spanish', ['ZAPATOS DE CUERO', 'SUELA DE CAUCHO', 'HECHO EN ESPAÑA']],
    ['Italian', ['BORSA IN PELLE', 'FODERA IN COTONE', 'PRODOTTO IN ITALIA']],
  ])('in %s is read', async (_, lines) => {
    expect(plain((await read(label(lines))).text)).toBe(plain(lines.join('\n')));
  });

  it.each([
    ['tilted', () => label(MUG, { turned: 12 })],
    ['tilted the other way', () => label(MUG, { turned: -25 })],
    ['on its side', () => label(MUG, { turned: 90 })],
    ['on its head', () => label(MUG, { turned: 180 })],
    ['small', () => label(MUG, { px: 13 })],
    ['faint', () => label(MUG, { ink: '#888', paper: '#a6a6a6' })],
    ['white on dark', () => label(MUG, { ink: '#fff', paper: '#124' })],
    ['out of focus', () => label(MUG).blur(3)],
  ])('that is %s is read', async (_, make) => {
    expect((await read(make())).text).toBe(MUG.join('\n'));
  });

  it('of a small label in a large photo is read', async () => {
    const small = await label(MUG, { px: 24 }).png().toBuffer();
    const table = sharp({ create: { width: 2600, height: 1900, channels: 3, background: '#b9a' } });
    const photo = sharp(
      await table
        .composite([{ input: small, left: 1100, top: 800 }])
        .png()
        .toBuffer(),
    );
    expect((await read(photo)).text).toBe(MUG.join('\n'));
  });
});

describe('nothing', () => {
  it.each([
    [
      'an empty picture',
      () =>
        sharp({ create: { width: 800, height: 600, channels: 3 as const, background: '#ccd' } }),
    ],
    [
      'one pixel',
      () => sharp({ create: { width: 1, height: 1, channels: 3 as const, background: '#ccd' } }),
    ],
    [
      'stripes',
      () =>
        label([], { ean13: '4006381333931' })
          .resize(300, 300, { fit: 'cover', position: 'top' })
          .blur(6),
    ],
    [
      'spots',
      () =>
        sharp({
          create: {
            width: 500,
            height: 400,
            channels: 3 as const,
            background: '#888',
            noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
          },
        }).blur(2),
    ],
  ])('is read in %s', async (_, make) => {
    const picture = sharp(await make().png().toBuffer());
    // a busy machine may not come to the end of the spots: then that is said, and nothing is made
    // up
    const found = await read(picture).catch((cause: unknown) => {
      if (cause instanceof PhotoTooSlow) return { text: '', barcodes: [] };
      throw cause;
    });
    expect(found).toEqual({ text: '', barcodes: [] });
  });
});

describe('barcodes', () => {
  const EAN = { format: 'EAN-13', value: '4006381333931' };

  it.each([0, 17, -33, 90, 180, 270])(
    'turned by %d degrees are read with the text around them',
    async (turned) => {
      const { text, barcodes } = await read(label(MUG, { ean13: EAN.value, turned }));
      expect(barcodes).toEqual([EAN]);
      expect(text).toContain('CERAMIC COFFEE MUG');
    },
  );

  it('a code with a wrong check digit is not told', async () => {
    const { text, barcodes } = await read(label(MUG, { ean13: '4006381333935' }));
    expect(barcodes).toEqual([]);
    expect(text).toContain('CERAMIC COFFEE MUG');
  });
});

describe('time', () => {
  it('that is over ends a reading, and the next photo is read', async () => {
    const busy = sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    await expect(
      read(sharp(await busy.png().toBuffer()), AbortSignal.timeout(500)),
    ).rejects.toThrow(/could not be read|no time|timeout/);
    expect((await read(label(MUG))).text).toBe(MUG.join('\n'));
  });

  it('more photos at once than there are readers wait for their turn', async () => {
    const texts = await Promise.all(Array.from({ length: 5 }, () => read(label(MUG))));
    expect(new Set(texts.map(({ text }) => text))).toEqual(new Set([MUG.join('\n')]));
  });
});
