import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { greyImage, openPhoto, smallJpeg } from './openPhoto.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

/** Why it is no photo; null when it is one. */
async function refusal(bytes: Buffer): Promise<string | null> {
  const opened = await openPhoto(bytes);
  return opened.ok ? null : opened.why;
}

describe('a photo', () => {
  it.each([
    ['jpeg', () => picture(60, 40).jpeg().toBuffer()],
    ['png', () => picture(60, 40).png().toBuffer()],
    ['webp', () => picture(60, 40).webp().toBuffer()],
    ['gif', () => picture(60, 40).gif().toBuffer()],
  ])('as %s is opened', async (kind, make) => {
    const opened = await openPhoto(await make());
    expect(opened).toMatchObject({
      ok: true,
      photo: { mime: `image/${kind}`, width: 60, height: 40 },
    });
  });

  it('that moves is its first frame', async () => {
    const frames = await Promise.all(
      ['#fff', '#000'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const moving of [
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ]) {
      const opened = await openPhoto(moving);
      if (!opened.ok) throw new Error(opened.why);
      expect(opened.photo).toMatchObject({ width: 40, height: 30 });
      const { width, height } = await greyImage(opened.photo);
      expect(width / height).toBeCloseTo(40 / 30, 1);
    }
  });

  it('that lies on its side by its own word is set upright', async () => {
    const opened = await openPhoto(
      await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    if (!opened.ok) throw new Error(opened.why);
    const { width, height } = await greyImage(opened.photo);
    expect(height).toBe(width * 2);
  });

  it('that is small is enlarged, one that is large made smaller', async () => {
    const sides = await Promise.all(
      [100, 1000, 4000].map(async (side) => {
        const opened = await openPhoto(
          await picture(side, side / 2)
            .png()
            .toBuffer(),
        );
        if (!opened.ok) throw new Error(opened.why);
        return (await greyImage(opened.photo)).width;
      }),
    );
    expect(sides).toEqual([300, 1600, 1600]);
  });

  it('that is transparent is read on white', async () => {
    const clear = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const opened = await openPhoto(await clear.png().toBuffer());
    if (!opened.ok) throw new Error(opened.why);
    const { data } = await sharp(
      Buffer.from((await smallJpeg(opened.photo)).split(',')[1] ?? '', 'base64'),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  it('is shown to a model as a jpeg of at most 1,024 pixels', async () => {
    const opened = await openPhoto(await picture(3000, 1500).png().toBuffer());
    if (!opened.ok) throw new Error(opened.why);
    const url = await smallJpeg(opened.photo);
    expect(url).toMatch(/^data:image\/jpeg;base64,/);
    expect(await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1024,
      height: 512,
    });
  });
});

describe('refused', () => {
  it.each([
    [
      'svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /SVG file/,
    ],
    ['avif', () => picture(60, 40).avif().toBuffer(), /AVIF file/],
    ['tiff', () => picture(60, 40).tiff().toBuffer(), /TIFF file/],
    ['html', async () => Buffer.from('<!doctype html><p>photo</p>'), /HTML file/],
    ['pdf', async () => Buffer.from('%PDF-1.7\n'), /PDF file/],
    ['nothing', async () => Buffer.alloc(0), /no photo/],
    ['text', async () => Buffer.from('a photo'), /no photo/],
    ['a head alone', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), /damaged or cut off/],
    [
      'svg behind the head of a png',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'),
      /damaged or cut off/,
    ],
  ])('is %s', async (_, make, why) => {
    expect(await refusal(await make())).toMatch(why);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is a %s that is cut off', async (kind) => {
    const noisy = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noisy.toFormat(kind).toBuffer();
    expect(await refusal(whole)).toBeNull();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length / 2)))).toMatch(
      /damaged or cut off/,
    );
  });

  it('is a small file of too many pixels, before it is unfolded', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toMatch(/12000 x 9000 pixels/);
  });
});
