import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readLogo } from './logo.ts';

const urlOf = (kind: string, content: Buffer): string =>
  `data:image/${kind};base64,${content.toString('base64')}`;
const red = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};
/** A PNG of one pixel by its header, with something else packed in it. */
const pngWith = (packed: Buffer, change: (header: Buffer) => void = () => {}): Buffer => {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  change(header);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('a picture is taken', () => {
  it.each([
    ['a PNG', async () => urlOf('png', await red(40, 20).png().toBuffer())],
    ['a PNG with transparency', async () => urlOf('png', await red(40, 20, 4).png().toBuffer())],
    ['a JPEG', async () => urlOf('jpeg', await red(40, 20).jpeg().toBuffer())],
    [
      'a progressive JPEG in grey',
      async () =>
        urlOf('jpeg', await red(40, 20).greyscale().jpeg({ progressive: true }).toBuffer()),
    ],
    ['a PNG that is called JPEG', async () => urlOf('jpeg', await red(4, 2).png().toBuffer())],
  ])('%s', async (_, make) => {
    expect(readLogo(await make())).toMatchObject({ content: expect.any(Buffer) });
  });
});

describe('a picture is refused', () => {
  const row = deflateSync(Buffer.alloc(4));
  it('the plain one is taken', () =>
    expect(readLogo(urlOf('png', pngWith(row)))).toHaveProperty('content'));
  it.each([
    ['that unpacks into more than it says', pngWith(deflateSync(Buffer.alloc(50_000_000)))],
    ['that unpacks into less', pngWith(deflateSync(Buffer.alloc(2)))],
    ['that does not unpack', pngWith(Buffer.from('nothing'))],
    ['that says it is large', pngWith(row, (header) => header.writeUInt32BE(100_000, 0))],
    ['that is interlaced', pngWith(row, (header) => header.writeUInt8(1, 12))],
    ['with 16 bits a sample', pngWith(row, (header) => header.writeUInt8(16, 8))],
    ['cut in its header', pngWith(row).subarray(0, 20)],
    ['cut in its picture', pngWith(row).subarray(0, 45)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0])],
    ['a text', Buffer.from('no picture')],
  ])('%s', (_, content) => {
    expect(readLogo(urlOf('png', content))).toEqual({ fault: expect.any(String) });
  });

  it('a JPEG in CMYK', async () => {
    const content = await red(4, 4).toColourspace('cmyk').jpeg().toBuffer();
    expect(readLogo(urlOf('jpeg', content))).toEqual({ fault: 'must be grey or RGB' });
  });
});
