/**
 * What the description says in patterns is what the service takes: callers' tools check requests by
 * it before they are sent.
 */
import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { tariffDate } from './consignment.ts';
import { boundedText, country } from './fields.ts';
import { regulatorRequest } from './regulator.ts';

const patternOf = (schema: z.ZodType): RegExp =>
  new RegExp(String(schema.meta()?.['pattern']), 'u');

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe('the patterns of the description', () => {
  it('name the assigned countries in any case, and no other pair of letters', () => {
    const pattern = patternOf(country);
    const pairs = LETTERS.flatMap((first) =>
      LETTERS.flatMap((second) => [first + second, first.toLowerCase() + second]),
    );
    const unlike = pairs.filter((pair) => pattern.test(pair) !== country.safeParse(pair).success);
    expect(unlike).toEqual([]);
    expect(['USA', 'U', '', ' US'].filter((text) => pattern.test(text))).toEqual([]);
  });

  it.each([1, 2, 4])('ask for %d characters between the blanks where the service does', (min) => {
    const text = boundedText(min, 20);
    const pattern = patternOf(text);
    const written = [
      '',
      ' ',
      'a',
      ' a',
      'a ',
      'ab',
      ' ab ',
      'a b',
      'abc',
      'abcd',
      ' a  b ',
      '    ',
      '\n\nabc\n',
    ];
    for (const one of written)
      expect([one, one.length >= min && pattern.test(one)]).toEqual([
        one,
        text.safeParse(one).success,
      ]);
  });

  it.each([1, 2])('want something that can be seen where %d characters are wanted', (min) => {
    const taken = (one: string) => boundedText(min, 20).safeParse(one).success;
    // zero-width, bidi, soft hyphen, control
    for (const one of ['\u200B\u200B', '\u202E \u200F', '\u00AD\u00AD', '\u0007\u0007', '\uFEFFa'])
      expect([one, taken(one)]).toEqual([one, one.includes('a') && min === 1]);
    for (const one of ['ab', 'a\u200Db', '日本', '\u2764\uFE0F']) expect(taken(one)).toBe(true);
    expect(boundedText(0, 20).safeParse('\u200B').success).toBe(true);
  });

  it('take no day before the tables begin', () => {
    const pattern = patternOf(tariffDate);
    for (const day of [
      '1999-12-31',
      '2000-01-01',
      '2026-11-23',
      '0433-04-13',
      '2026-13-01',
      '2026-1-1',
    ])
      expect([day, pattern.test(day)]).toEqual([day, tariffDate.safeParse(day).success]);
  });

  it('take codes of chapters alone as a hint for an agency code', () => {
    const { hsCode } = regulatorRequest.shape;
    const pattern = patternOf(hsCode.unwrap());
    for (const code of [
      '0000',
      '7700',
      '7.7.0',
      '0-1 2',
      '0.0.1',
      '9004.10',
      '1000',
      '77',
      '76.15',
      '- 61',
      '99.',
    ])
      expect([code, code.length >= 4 && pattern.test(code)]).toEqual([
        code,
        hsCode.safeParse(code).success,
      ]);
  });
});
