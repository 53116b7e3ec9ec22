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
    ['{"a":1 "b":2}', '1:8 a comma is missing before "b"'],
    ['{"a":1\n "b":2}', '2:2 a comma is missing before "b"'],
    ['{"a":"x"\n "b":2}', '2:2 a comma is missing before "b"'],
    ['{"a":{} b:2}', '1:9 a comma is missing before b'],
    ['[1 2]', '1:4 a comma is missing before 2'],
    ['[1 .5]', '1:4 a comma is missing before .5'],
    ['[true -1]', '1:7 a comma is missing before -1'],
    ['[{"a":1}\n{"a":2}]', '2:1 a comma is missing before {'],
    [`["a" "${'b'.repeat(99)}"]`, `1:6 a comma is missing before "${'b'.repeat(39)}`],
    ['["a" "b\nc"]', '1:6 a comma is missing before "b'],
    ['{"a":"5" screen"}', '1:10 a comma is missing before screen'],
    ['{"a":"a "5x" screen"}', '1:10 a quotation mark inside a text is written \\"'],
    ['[1}', '1:3 a list that begins with [ ends with ]'],
    ['{"a":1]', '1:7 an object that begins with { ends with }'],
    ['["a":1]', '1:5 a colon stands where no field has a name: names stand between { and }'],
    ['{"a":NaN}', '1:6 NaN is not known in JSON: send a number, or null'],
    ['[-Infinity]', '1:2 -Infinity is not known in JSON: send a number, or null'],
    ['{"a":None}', '1:6 None is not known in JSON: write null'],
    ['{"a":undefined}', '1:6 undefined is not known in JSON: write null'],
    ['{"a":True}', '1:6 True is not known in JSON: write true'],
    ['{"a":nullable}', '1:6 a text needs double quotation marks'],
    ['{"a":}', '1:6 a value is missing'],
    ['{"a":,}', '1:6 a value is missing'],
    ['[1,,2]', '1:4 a comma stands where something is missing before it'],
    ['{"a":1,50}', '1:8 a number has a decimal point, and no comma in it'],
    ['{"a":1 // one\n}', '1:8 JSON has no comments'],
    ['# one\n{}', '1:1 JSON has no comments'],
    ['{\u00a0"a":1}', '1:2 a special blank stands where only a plain one may stand'],
    ['{"a":0x1F}', expect.stringMatching(/^1:7 a number/)],
    ['{"a":1.}', expect.stringMatching(/^1:7 a number/)],
    ['{"a":1_000}', expect.stringMatching(/^1:7 a number/)],
    ['{ /* x */ }', '1:3 JSON has no comments'],
    ['{"a":+1}', expect.stringMatching(/^1:6 a number/)],
    ['{"a":01}', expect.stringMatching(/^1:7 a number/)],
    ['{"a":"x\ny"}', expect.stringMatching(/^1:8 a line break/)],
    ['{"a":"C:\\x"}', '1:9 a backslash must itself be written twice'],
    ['{"a":"x}', '1:6 the text that begins here has no closing quotation mark'],
    ['{}{}', '1:3 more text follows after the end of the JSON'],
    ['{\n  "a": 1,\n  "b": 2,,\n}', '3:10 a comma stands where something is missing before it'],
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
