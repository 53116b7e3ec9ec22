import { describe, expect, it } from '@jest/globals';
import { chapter99Headings, headingsNamed, saysMore } from './footnotes.ts';

const KNOWN = [
  '9903.52.00',
  '9903.52.01',
  '9903.52.02',
  '9903.88.03',
  '9903.92.10',
  '9903.92.80',
  '9904.12.01',
];

describe('a footnote', () => {
  it.each([
    ['See 9903.88.03.', ['9903.88.03']],
    ['See 9903.88.15, 9903.88.25 and 9903.88.26.', ['9903.88.15', '9903.88.25', '9903.88.26']],
    ['See subheading 9904.02.60.', ['9904.02.60']],
    ['See 9903.52.00 through 9903.52.02.', ['9903.52.00', '9903.52.01', '9903.52.02']],
    ['See 9903.52.00-9903.52.02.', ['9903.52.00', '9903.52.01', '9903.52.02']],
    ['See 9903.60.01 through 9903.60.09.', ['9903.60.01', '9903.60.09']],
    ['See 9903.92.', ['9903.92.10', '9903.92.80']],
    ['See 9903.77.', []],
    ['See 9817.57.01 and 9903.88.03.', ['9903.88.03']],
    ['See chapter 99 statistical note 1.', []],
  ])('%s names %j', (words, headings) => expect(headingsNamed(words, KNOWN)).toEqual(headings));

  it.each([
    ['See 9903.88.03.', false],
    ['See 9903.88.03', false],
    ['See 9903.52.00 through 9903.52.26 and 9904.52.01 through 9904.52.34.', false],
    ['See headings 9902.22.84 and 9902.25.64.', false],
    ['See 9903.88.15, 9903.88.25 and 9903.88.26 .', false],
    ['See 9817.57.01 and 9903.88.03.', true],
    ['See 9903.88.03 and U.S. note 19 to subchapter III, chapter 99.', true],
    ['Report the number of stems.', true],
  ])('%s has words of its own: %s', (words, more) => expect(saysMore(words)).toBe(more));

  it('knows the eight-digit headings of chapter 99 alone', () => {
    const rows = ['9801.00.10', '990388', '99038803', '9903880300', null].map((code) => ({ code }));
    expect(chapter99Headings(rows)).toEqual(['9903.88.03']);
  });
});
