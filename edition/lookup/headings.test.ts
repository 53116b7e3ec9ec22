import { describe, expect, it } from '@jest/globals';
import { readHeadings } from '../reading/headings.ts';
import { isUnderHeading } from './headings.ts';

const edition = { headings: readHeadings() };

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
    expect(isUnderHeading(code, edition)).toBe(exists);
  });
});
