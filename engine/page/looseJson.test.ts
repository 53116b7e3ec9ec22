import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { looseJson } from './looseJson.ts';

describe('JSON as shops print it', () => {
  it.each<[string, string, unknown[]]>([
    ['sound', '{"a":1}', [{ a: 1 }]],
    ['a comma too many', '{"a":[1,2,],}', [{ a: [1, 2] }]],
    ['comments', '{/* x */"a":1, // y\n"b":2}', [{ a: 1, b: 2 }]],
    ['hidden from old browsers', '<!--\n{"a":1}\n-->', [{ a: 1 }]],
    ['CDATA in a comment', '//<![CDATA[\n<!--\n{"a":1,}\n-->\n//]]>', [{ a: 1 }]],
    ['raw line ends and tabs', '{"a":"one\ntwo\tthree"}', [{ a: 'one two three' }]],
    ['control characters', '{"a":"x\u0001y"}', [{ a: 'x y' }]],
    ['unescaped quotes', '{"a":"5" x 7"","b":"ok"}', [{ a: '5" x 7"', b: 'ok' }]],
    ['escaped as a whole', '{&quot;a&quot;:&quot;b &amp;amp; c&quot;}', [{ a: 'b &amp; c' }]],
    ['a comma too few', '{"a":"x"\n"b":"y"}', [{ a: 'x', b: 'y' }]],
    [
      'single quotes and bare keys',
      "{a:'x', b: true, c: undefined}",
      [{ a: 'x', b: true, c: null }],
    ],
    ['cut off', '{"a":"x","b":{"c":"y', [{ a: 'x', b: { c: 'y' } }]],
    ['two values', '{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['closed by comments', '/*<!--*/{"a":1,}/*-->*/', [{ a: 1 }]],
    ['closed behind blanks', `{"a":1,}${' '.repeat(50_000)}--> ;`, [{ a: 1 }]],
    ['nothing but blanks and ends', `-->${`${' '.repeat(500)}-->`.repeat(100)}x`, []],
    ['a semicolon after it', '{"a":1};', [{ a: 1 }]],
    ['code points', '{"a":"\\u00e9\\n\\/"', [{ a: 'é\n/' }]],
    ['no JSON', 'window.x()', []],
    ['nothing', ' ', []],
  ])('%s', (_, text, found) => expect(looseJson(text)).toEqual(found));

  it('reads any sound value as JSON.parse does', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(looseJson(text)).toEqual([JSON.parse(text)]);
      }),
    ));

  it('never throws, also on what is broken anywhere', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.string({ maxLength: 5 }), (value, place, noise) => {
        const text = JSON.stringify({ value });
        const cut = place % (text.length + 1);
        expect(Array.isArray(looseJson(text.slice(0, cut) + noise + text.slice(cut)))).toBe(true);
      }),
      { numRuns: 300 },
    ));

  it('reads what is nested without end no deeper than it must', () =>
    expect(looseJson('['.repeat(50_000))).toHaveLength(1));
});
