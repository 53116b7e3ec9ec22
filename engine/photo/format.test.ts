import { describe, expect, it } from '@jest/globals';
import { otherKind, photoMime } from './format.ts';

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the kind of a picture', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['image/gif', 'GIF87a'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ] as const)('%s is told by its first bytes', (mime, head) => {
    expect(photoMime(bytes(head))).toBe(mime);
  });

  it.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\x36\0\0\0\0\0\0\0'],
    ['PDF', '%PDF-1.7'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'SVG',
      '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg PUBLIC ""><svg width="1">',
    ],
    ['SVG', `${'<!---->'.repeat(72)}<svg>`],
    ['SVG', '<!-- > -- --- -->\n<!doctype svg>\n<!-- <svg> -->\n<SVG\n'],
    [null, '<!---->'.repeat(73)],
    [null, '<!--->'.repeat(80)],
    [null, '<!doctype'.repeat(50)],
    [null, `<?xml ${'?'.repeat(500)}`],
    [null, '<!-- never closed <svg>'],
    [null, '<svgs>'],
    ['HTML', '<!doctype html><html></html>'],
    [null, 'hello'],
    [null, ''],
    [null, 'RIFF\x24\0\0\0WAVE'],
    [null, 'GIF90a'],
  ])('%s is none of them', (kind, head) => {
    expect(photoMime(bytes(head))).toBeNull();
    expect(otherKind(bytes(head))).toBe(kind);
  });
});
