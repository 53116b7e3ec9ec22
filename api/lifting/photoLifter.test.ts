import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PhotoLifter } from './photoLifter.ts';

interface Lifted {
  text: string;
  photos: string[];
  goesOn: boolean;
}

/** What is lifted of a text that comes in pieces; a photo leaves its number. */
function lift(bytes: Buffer, pieceBytes = bytes.length, photosMax = 100): Lifted {
  let text = '';
  const photos: Buffer[][] = [];
  const lifter = new PhotoLifter({
    text: (piece) => (text += piece),
    begin: () => {
      if (photos.length >= photosMax) return false;
      text += `<${photos.length}>`;
      photos.push([]);
      return true;
    },
    photo: (piece) => void photos.at(-1)?.push(piece),
  });
  const told = (goesOn: boolean): Lifted => ({
    text: Buffer.from(text, 'latin1').toString(),
    photos: photos.map((pieces) => Buffer.concat(pieces).toString()),
    goesOn,
  });
  for (let at = 0; at < bytes.length; at += pieceBytes)
    if (!lifter.push(bytes.subarray(at, at + pieceBytes).toString('latin1'))) return told(false);
  lifter.end();
  return told(true);
}

const ofText = (text: string, pieceBytes?: number): Lifted => lift(Buffer.from(text), pieceBytes);

describe('a text is left as it was, its photos apart', () => {
  it.each([
    [
      'a photo',
      '{"a":"data:image/png;base64,AB+/"}',
      '{"a":"data:image/png;base64,<0>"}',
      ['AB+/'],
    ],
    ['an empty one', '["data:image/gif;base64,"]', '["data:image/gif;base64,<0>"]', ['']],
    [
      'slashes as some printers write them',
      '["data:image\\/jpeg;base64,\\/9j\\/4A"]',
      '["data:image\\/jpeg;base64,<0>"]',
      ['/9j/4A'],
    ],
    [
      'signs by their numbers',
      '["data:image\\u002Fjpg;base64,A\\u002bB\\u002F"]',
      '["data:image\\u002Fjpg;base64,<0>"]',
      ['A+B/'],
    ],
    [
      'a break within',
      '["data:image/webp;base64,A\\nB"]',
      '["data:image/webp;base64,<0>"]',
      ['A\nB'],
    ],
    [
      'what only looks like one',
      '["x data:image/png;base64,AA", "data:image/tiff;base64,AA", "\\"data:image/png;base64,A"]',
      undefined,
      [],
    ],
    ['a quotation mark and a backslash in a text', '["\\\\", "\\"", "Tür"]', undefined, []],
    ['no JSON', 'hello', undefined, []],
    ['half a head', '["data:image/png', undefined, []],
  ])('%s', (_, sent, left = sent, photos = []) => {
    for (const pieceBytes of [1, 2, 3, 5, 7, 1000])
      expect(ofText(sent, pieceBytes)).toEqual({ text: left, photos, goesOn: true });
  });

  it('whatever it is, and however it is cut', () => {
    const base64 = fc
      .uint8Array({ maxLength: 60 })
      .map((bytes) => Buffer.from(bytes).toString('base64'));
    const photo = base64.map((content) => `data:image/png;base64,${content}`);
    const value = fc.oneof(photo, fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));
    const body = fc.array(fc.dictionary(fc.string(), value), { maxLength: 5 });
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 50 }), (sent, pieceBytes) => {
        const { text, photos, goesOn } = ofText(JSON.stringify(sent), pieceBytes);
        const back: unknown = JSON.parse(
          text.replaceAll(/<(\d+)>/g, (_, n: string) => photos[Number(n)] ?? `<${n}>`),
        );
        expect([goesOn, back]).toEqual([true, JSON.parse(JSON.stringify(sent))]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a photo that ends in what is no JSON', () => {
  it.each([
    ['a line break', '["data:image/png;base64,AB\nCD"]', '["data:image/png;base64,<0>\nCD"]'],
    [
      'an escape that there is not',
      '["data:image/png;base64,AB\\qCD"]',
      '["data:image/png;base64,<0>\\qCD"]',
    ],
  ])('leaves %s in the text, and nothing more need come', (_, sent, left) => {
    expect(ofText(sent)).toEqual({ text: left, photos: ['AB'], goesOn: false });
  });

  it('leaves no half of a letter', () => {
    const { text } = ofText('["data:image/png;base64,AB\\qü"]');
    expect(text).toBe('["data:image/png;base64,<0>\\q');
  });

  it('that never ends is told by its beginning', () => {
    expect(ofText(`["data:image/png;base64,${'AB'.repeat(20)}\\u00`)).toEqual({
      text: '["data:image/png;base64,<0>\\u00',
      photos: ['AB'.repeat(20)],
      goesOn: true,
    });
  });
});

it('what is no base64 never becomes one', () => {
  for (const sign of ['\u0141', '\\u0141', '\\u00e1', 'á']) {
    const { photos } = ofText(`["data:image/png;base64,A${sign}B"]`);
    expect(photos[0]).not.toMatch(/^[A-Za-z0-9+/]*$/);
  }
});

it('beyond as many as are taken, photos are text', () => {
  const sent = '["data:image/png;base64,AA","data:image/png;base64,BB"]';
  expect(lift(Buffer.from(sent), 7, 1)).toEqual({
    text: '["data:image/png;base64,<0>","data:image/png;base64,BB"]',
    photos: ['AA'],
    goesOn: true,
  });
});

it('a megabyte of escapes is one photo', () => {
  const sent = `["data:image/png;base64,${'\\/'.repeat(500_000)}"]`;
  expect(ofText(sent, 65_536).photos[0]).toBe('/'.repeat(500_000));
});
