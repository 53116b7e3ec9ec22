import { describe, expect, it } from '@jest/globals';
import { comparedWith, publishedIndex } from './published.ts';
import type { AgencyCodePart, PublishedCode } from './types.ts';

const row = (parts: PublishedCode['parts']): PublishedCode => ({
  scheme: 'us-fda',
  parts: { industry: null, class: null, subclass: null, process: null, product: null, ...parts },
  description: '',
  hsCodes: [],
});
const parts = (code: string): AgencyCodePart[] =>
  ['industry', 'class', 'subclass', 'process', 'product'].map((level, at) => ({
    level,
    label: '',
    code: [code.slice(0, 2), code[2], code[3], code[4], code.slice(5)][at] ?? '',
    description: '',
  }));

describe('a code compared with a published table', () => {
  const index = publishedIndex('us-fda', [
    row({ industry: '20', class: 'A', product: '13' }),
    row({ industry: '20', subclass: 'G' }),
    row({ industry: '86', class: 'H', product: 'QY' }),
    row({ industry: '31', class: 'A' }),
  ]);

  it.each([
    ['20AGY13', true, true],
    ['20AGY14', true, false], // no such product
    ['20BGY13', true, false], // no such class
    ['20AYY13', true, false], // the industry lists its subclasses, and this is none
    ['86H--QY', true, true],
    ['86H--QZ', true, false],
    ['31AYY99', false, false], // the table names no product of the industry
    ['53LY-03', false, false],
  ])('%s: checked %s, validated %s', (code, checked, validated) => {
    expect(comparedWith(parts(code), index)).toEqual({ checked, validated });
  });

  it('is not checked without a table', () =>
    expect(comparedWith(parts('20AGY13'), null)).toEqual({ checked: false, validated: false }));
});
