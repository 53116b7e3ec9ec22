import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonFault } from './jsonFault.ts';

const told = (text: string): string => {
  const fault = jsonFault(text);
  return fault ? `${fault.line}:${fault.column} ${fault.what}` : 'none';
};

describe('the first fault of a text that is no JSON', () => {
  it.each([
    ['{"a":', '1:6 it ends before it is complete'],
    ['', '1:1 it ends before it is complete'],
    ['{"a":1,}', '1:8 a comma stands before the closing bracket'],
    ['[1,]', '1:4 a comma stands before the closing bracket'],
    ["{'a': 1}", '1:2 single quotation marks stand in the place of double ones'],
    ['{“a”: 1}', '1:2 a typographic quotation mark stands in the place of a plain one'],
    ['{a: 1}', '1:2 the name of a field needs double quotation marks'],
    ['{"a" 1}', '1:6 a colon is missing after the name of a field'],
    ['{"a":1 "b":2}', '1:8 a comma or a closing bracket is missing'],
    ['[1}', '1:3 a comma or a closing bracket is missing'],
    ['{"a":NaN}', '1:6 a value is missing: a text needs double quotation marks'],
    ['{"a":nullable}', '1:6 a value is missing: a text needs double quotation marks'],
    ['{"a":}', '1:6 a value is missing: a text needs double quotation marks'],
    ['{ /* x */ }', '1:3 JSON has no comments'],
    ['{"a":+1}', expect.stringMatching(/^1:6 a number/)],
    ['{"a":01}', expect.stringMatching(/^1:7 a number/)],
    ['{"a":"x\ny"}', expect.stringMatching(/^1:8 a line break/)],
    ['{"a":"C:\\x"}', '1:9 a backslash must itself be written twice'],
    ['{"a":"x}', '1:6 the text that begins here has no closing quotation mark'],
    ['{}{}', '1:3 more text follows after the end of the JSON'],
    ['{\n  "a": 1,\n  "b": 2,,\n}', '3:10 the name of a field needs double quotation marks'],
  ])('%j: %s', (text, fault) => {
    expect(told(text)).toEqual(fault);
  });

  it('is found in every text that the parser refuses, and in no other', () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const signs = fc.string({ unit: fc.constantFrom(...'{}[],:"\\ \n01-.eatrufls') });
    const broken = fc
      .tuple(json, fc.nat(), signs)
      .map(([text, at, sign]) => text.slice(0, at % 20) + sign + text.slice(at % 20));
    fc.assert(
      fc.property(fc.oneof(json, signs, broken), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect([text, jsonFault(text) === null]).toEqual([text, isJson]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found in megabytes', () => {
    expect(told(`["${'x'.repeat(4_000_000)}",]`)).toMatch(/^1:400000\d a comma stands/);
    expect(told('"'.repeat(1_000_001))).toMatch(/^1:3 more text/);
    expect(told('\n'.repeat(1_000_000))).toMatch(/^1000001:1 it ends/);
  });
});
