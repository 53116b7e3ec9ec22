import { describe, expect, it } from '@jest/globals';
import { imageUrl, imageUrlFault, INLINE_CHARACTERS_MAX, inlinePhoto } from './photo.ts';

const HEAD = 'data:image/png;base64,';

describe('imageUrl', () => {
  it.each([
    ['an address', 'https://shop.example/a.jpg?x=1#top'],
    ['an address in capitals', 'HTTP://SHOP.EXAMPLE/A.JPG'],
    ['base64', `${HEAD}iVBORw0KGgo=`],
    ['base64 without padding', `${HEAD}iVBORw0KGgo`],
    ['jpg for jpeg', 'data:image/jpg;base64,/9j/'],
    ['a head in capitals', 'DATA:IMAGE/WEBP;BASE64,UklGRg=='],
  ])('%s is taken', (_, value) => {
    expect(imageUrlFault(value)).toBeNull();
  });

  it.each([
    ['no address', 'photo.jpg', /http or https/],
    ['another protocol', 'ftp://shop.example/a.jpg', /http or https/],
    ['a file', 'file:///etc/passwd', /http or https/],
    ['an address that cannot be', 'http://[::1', /http or https/],
    ['a long address', `https://shop.example/${'x'.repeat(2048)}`, /2048/],
    ['svg', 'data:image/svg+xml;base64,PHN2Zz4=', /must begin with/],
    ['heic', 'data:image/heic;base64,AAAA', /must begin with/],
    ['no picture', 'data:text/html;base64,AAAA', /must begin with/],
    ['a picture not in base64', 'data:image/png,%89PNG', /must begin with/],
    ['a parameter', 'data:image/png;charset=utf-8;base64,AAAA', /must begin with/],
    ['blanks before it', ` ${HEAD}AAAA`, /must begin with/],
    ['nothing behind the head', HEAD, /base64/],
    ['padding alone', `${HEAD}==`, /base64/],
    ['characters that base64 lacks', `${HEAD}AA*A`, /base64/],
    ['line ends', `${HEAD}AAAA\nAAAA`, /base64/],
    ['padding inside', `${HEAD}AA==AAAA`, /base64/],
    ['wrong padding', `${HEAD}AAA==`, /base64/],
    ['one character too many', `${HEAD}AAAAA`, /base64/],
    ['base64 for addresses', `${HEAD}AA-_`, /base64/],
  ])('%s is refused', (_, value, message) => {
    expect(imageUrlFault(value)).toMatch(message);
    expect(imageUrl.safeParse(value).success).toBe(false);
  });

  it('has at most 8,400,000 characters', () => {
    const longest = HEAD + 'A'.repeat(Math.floor((INLINE_CHARACTERS_MAX - HEAD.length) / 4) * 4);
    expect(imageUrl.safeParse(longest).success).toBe(true);
    expect(imageUrl.safeParse(`${longest}AAAA`).success).toBe(false);
  });

  it('is told from an address by its head', () => {
    expect(inlinePhoto(`${HEAD}AAAA`)).toBe('AAAA');
    expect(inlinePhoto('https://shop.example/data:image/png;base64,')).toBeNull();
  });
});
