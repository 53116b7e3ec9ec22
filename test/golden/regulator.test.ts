/**
 * Descriptions and the FDA product code that each has, with the law or record behind it: written
 * before the engine was asked.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { loadClassification } from '../../edition/reading/classification.ts';
import { loadFda } from '../../edition/reading/fda.ts';
import { classifyForFda, fdaEdition } from '../../engine/regulator/fda.ts';
import type { AgencyCode, NoAgencyCode } from '../../engine/regulator/types.ts';

interface Row {
  expected: string;
  hsCode: string;
  description: string;
}

/** Of the rows that a change may lose, at most so many in a hundred. */
const RIGHT_MIN = 0.97;

const table: Row[] = parse(readFileSync(new URL('regulator.csv', import.meta.url)), {
  columns: true,
  comment: '#',
  comment_no_infix: true,
});
const rows = table.map((row) => ({ ...row, hsCode: row.hsCode.replaceAll(/\D/g, '') }));
const classification = loadClassification();
const fda = fdaEdition(loadFda());

const ask = ({ description, hsCode }: Row): AgencyCode | NoAgencyCode =>
  classifyForFda({ description, ...(hsCode ? { hsCode } : {}) }, fda, classification, null);
const answered = rows.map((row) => ({ row, answer: ask(row) }));
const codeOf = (answer: AgencyCode | NoAgencyCode): string =>
  'refused' in answer ? answer.refused : answer.productCode;
const isRight = (row: Row, answer: AgencyCode | NoAgencyCode): boolean =>
  new RegExp(`^${row.expected.replaceAll('?', '.')}$`).test(codeOf(answer));

describe('the golden table of agency codes', () => {
  it('is large enough to mean something', () => expect(rows.length).toBeGreaterThanOrEqual(250));

  it('is answered rightly', () => {
    const wrong = answered
      .filter(({ row, answer }) => !isRight(row, answer))
      .map(({ row, answer }) => `${row.description}: ${codeOf(answer)} and not ${row.expected}`);
    console.log(
      `agency codes: ${rows.length - wrong.length} of ${rows.length}\n${wrong.join('\n')}`,
    );
    expect(1 - wrong.length / rows.length).toBeGreaterThanOrEqual(RIGHT_MIN);
  });

  it('has answers that are more often right the surer they are', () => {
    const codes = answered.flatMap(({ row, answer }) =>
      'refused' in answer ? [] : [{ confidence: answer.confidence, right: isRight(row, answer) }],
    );
    const meanOf = (right: boolean): number => {
      const own = codes.filter((one) => one.right === right).map(({ confidence }) => confidence);
      return own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
    };
    expect(meanOf(true)).toBeGreaterThan(meanOf(false));
  });

  it('has seven characters in every code, and its parts spell it', () => {
    for (const { answer } of answered) {
      if ('refused' in answer) continue;
      expect(answer.productCode).toMatch(/^\d{2}[A-Z][A-Z-][A-Z-][A-Z0-9]{2}$/);
      expect(answer.parts.map(({ level }) => level)).toEqual([
        'industry',
        'class',
        'subclass',
        'process',
        'product',
      ]);
      expect(answer.parts.map(({ code }) => code).join('')).toBe(answer.productCode);
      expect(answer).toMatchObject({ checked: false, validated: false });
    }
  });
});
