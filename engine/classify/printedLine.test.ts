import { expect, it } from '@jest/globals';
import { printedLine } from './printedLine.ts';

const HEADING = 'Chocolate and other food preparations containing cocoa';

it.each([
  [[HEADING, 'Other, in blocks over 2 kg'], `${HEADING} › Other, in blocks over 2 kg`],
  [['Other', 'Other', 'Other'], `${HEADING} › Other`],
  [['Other', 'Filled', 'Other'], `${HEADING} › … › Filled › Other`],
  [['Of cotton', "Men's", 'Coats', 'Andre'], `${HEADING} › … › Men's › Coats › Andre`],
  [[HEADING.toUpperCase()], HEADING],
  [[], HEADING],
])('%j below the heading', (texts, expected) => {
  expect(printedLine(HEADING, texts)).toBe(expected);
});

it('without a heading the line stands alone', () => {
  expect(printedLine('', ['Of wool'])).toBe('Of wool');
});

it('cuts what is too long at a word', () => {
  const [heading, line] = printedLine('ab '.repeat(200).trim(), ['c '.repeat(400).trim()]).split(
    ' › ',
  );
  expect(heading).toMatch(/^(?:ab )+…$/);
  expect(heading?.length).toBeLessThanOrEqual(162);
  expect(line?.length).toBeLessThanOrEqual(402);
});
