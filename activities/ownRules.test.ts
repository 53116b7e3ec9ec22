import { expect, it } from '@jest/globals';
import type { OwnRule } from '../engine/restrictions/ownRule.ts';
import { createOwnRules } from './ownRules.ts';

const stored = (id: string): OwnRule => ({
  id,
  country: '*',
  direction: 'import',
  ruleType: 'observation',
  code: null,
  keywords: ['mug'],
  origins: [],
  title: 'A rule',
  summary: null,
});

it('rules are made once, until one is added or removed, for each workspace', async () => {
  const ownRules = createOwnRules();
  const first = await ownRules('a', [stored('1'), stored('2')]);
  expect(first.map(({ id }) => id)).toEqual(['1', '2']);
  expect(await ownRules('a', [stored('1'), stored('2')])).toBe(first);
  const fewer = await ownRules('a', [stored('2')]);
  expect(fewer.map(({ id }) => id)).toEqual(['2']);
  expect(await ownRules('b', [stored('1'), stored('2')])).not.toBe(first);
});
