/** A fibre that a caller states tells the national line, as one in the text does. */
import { expect, it } from '@jest/globals';
import { loadClassification } from '../../edition/reading/classification.ts';
import { classify } from './classify.ts';

const edition = loadClassification();
const lineOf = (description: string, facts: Record<string, string>): string | undefined => {
  const options = { destination: 'US', effort: 'mini', blocked: [], on: '2026-11-28' } as const;
  const found = classify({ description, facts }, edition, options);
  return 'refused' in found ? undefined : found.lines[0]?.code;
};

it.each([
  ['T-shirt', { main_fibre: 'synthetic', worn_by: 'men' }, '6109901007'],
  ['T-shirt', { main_fibre: 'silk', worn_by: 'men' }, '6109904010'],
  ['T-shirt', { main_fibre: 'wool', worn_by: 'women' }, '6109908020'],
  ['sweater women', { main_fibre: 'synthetic' }, '6110303020'],
])('%s %j: %s', (description, facts, code) => expect(lineOf(description, facts)).toBe(code));
