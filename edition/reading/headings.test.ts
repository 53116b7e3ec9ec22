import { describe, expect, it } from '@jest/globals';
import { isUnderHeading } from './headings.ts';

describe('headings', () => {
  it.each([
    ['6109', true],
    ['6109100012', true],
    ['99038815', true],
    ['0000', false],
    ['7700', false],
    ['9999', true],
    ['610', false],
  ])('%s exists: %s', (code, exists) => {
    expect(isUnderHeading(code)).toBe(exists);
  });
});
