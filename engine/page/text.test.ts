import { describe, expect, it } from '@jest/globals';
import { plainLines, plainText, stated, tidy } from './text.ts';

describe('text', () => {
  it.each<[string, string]>([
    ['  a \u00a0 b\n c ', 'a b c'],
    ['\u200eBrand\u200f', 'Brand'],
    ['so\u00adft \ufeffhy\u200bphen', 'soft hyphen'],
    ['plain', 'plain'],
    ['a\u0000b', 'a b'],
  ])('%j is tidied to %j', (text, found) => expect(tidy(text)).toBe(found));

  it.each<[string, string]>([
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['Salt &amp;amp; pepper', 'Salt & pepper'],
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'One Two'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['<b>T</b>-shirt', 'T-shirt'],
    ['a<br>b', 'a b'],
    ['x<style>p{}</style><script>1</script>y', 'x y'],
    ['3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
    ['H&M', 'H&M'],
  ])('%s is plainly %s', (text, found) => expect(plainText(text)).toBe(found));

  it('keeps the ends of blocks as ends of lines', () =>
    expect(plainLines('<p>One</p>\n\n<p>Two<br>Three</p>')).toBe('One\nTwo\nThree'));

  it.each([
    'null',
    'N/A',
    'n.a.',
    'undefined',
    'NoEnName_Null',
    'no brand',
    'Unbranded',
    'Does not apply',
    '-',
    '—',
    '',
    ' ',
    '{{ product.vendor }}',
    'ノーブランド品',
    '无',
    '없음',
    'нет',
    'Default Title',
    '[object Object]',
  ])('is not stated by the placeholder %j', (text) => expect(stated(text)).toBeNull());

  it.each(['Nike', 'None Such Ltd', 'Nullpunkt', '12', 'Other Stories'])(
    'is stated by %s',
    (text) => expect(stated(text)).toBe(text),
  );
});
