import { describe, expect, it } from '@jest/globals';
import { writingOf } from './writing.ts';

describe('the writing of a text', () => {
  it.each([
    ['原产地：中国，材质：陶瓷', 'zh-Hans'],
    ['產地：台灣，商品編號', 'zh-Hant'],
    ['この商品はギフトに最適です', 'ja'],
    ['원산지: 대한민국', 'ko'],
    ['小明の店 原产地：中国 材质：陶瓷 价格 货号', 'zh-Hans'],
    ['Porcelain cup', null],
  ])('%s', (text, writing) => expect(writingOf(text)).toBe(writing));
});
