/** Every choice of a question leads to the code that it promises, over the golden titles. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { classify } from '../../engine/classify/classify.ts';
import type { Goods } from '../../engine/classify/types.ts';
import { loadClassification } from '../../edition/reading/classification.ts';

const edition = loadClassification();

interface Row {
  description: string;
  destination?: string;
}

/** One title in so many: all of them take minutes. */
const STEP = 5;

const folder = path.join(import.meta.dirname, 'classify');
const rows = readdirSync(folder)
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
  .filter((_, at) => at % STEP === 0)
  .map((line) => JSON.parse(line) as Row); // our own files

function answered(goods: Goods, destination: string) {
  const found = classify(goods, edition, {
    destination,
    effort: 'pro',
    blocked: [],
    on: '2026-11-27',
  });
  return 'refused' in found ? null : found;
}

it('an answer to a question leads to the code that stands beside it', () => {
  let asked = 0;
  const broken: string[] = [];
  for (const { description, destination = 'JP' } of rows)
    for (const { fact, choices } of answered({ description }, destination)?.questions ?? []) {
      asked += 1;
      expect(new Set(choices.map(({ hsCode }) => hsCode)).size).toBeGreaterThan(1);
      for (const { value, hsCode } of choices) {
        const code = answered({ description, facts: { [fact]: value } }, destination)?.lines[0]
          ?.code;
        if (code?.startsWith(hsCode) !== true)
          broken.push(`${description}: ${fact} ${value} promises ${hsCode}, leads to ${code}`);
      }
    }
  expect(broken).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});
