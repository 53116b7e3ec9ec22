import { describe, expect, it } from '@jest/globals';
import { encodingOf } from './decode.ts';

/** A table whose texts are these bytes, as Latin-1 writes them. */
const table = (...texts: string[]): Uint8Array =>
  Buffer.from(['sku;name', ...texts.map((text, at) => `A-${at};${text}`)].join('\n'), 'latin1');

describe('a text in no Unicode', () => {
  it.each([
    ['windows-1250', '\xbf\xf3\xb3ty kubek'], // żółty
    ['windows-1251', '\xca\xf0\xf3\xe6\xea\xe0'], // Кружка
    ['koi8-r', '\xeb\xd2\xd5\xd6\xcb\xc1'],
    ['shift_jis', '\x83\x7d\x83\x4f\x83\x4a\x83\x62\x83\x76'], // マグカップ
    ['gb18030', '\xc9\xcc\xc6\xb7\xc3\xfb\xb3\xc6 \xc2\xed\xbf\xcb\xb1\xad'], // 商品名称 马克杯
    ['windows-1254', 'k\xfdrm\xfdz\xfd fincan'], // kırmızı
  ])('is read in %s', (encoding, text) => {
    expect(encodingOf(table(text))).toBe(encoding);
  });

  it.each([
    ['Camisa de ni\xf1o'],
    ['Mug 20\xd730 cm \xb1 2\xb0'],
    ['Mug \xd8 8 cm'],
    ['\x93Best\x94 mug \x96 100 \xb5m'],
    ['Caf\xe9'],
    ['Gr\xf6\xdfe M'],
    ['Th\xe9i\xe8re \xe9maill\xe9e'],
  ])('of Western letters or signs is read in Windows-1252: %j', (text) => {
    expect(encodingOf(table(text))).toBe('windows-1252');
  });
});
