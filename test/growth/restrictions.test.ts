/**
 * How much work the check of one item is at most, whatever stands in it and in the rules: counted,
 * since a clock tells of the machine.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadHidingWords } from '../../edition/reading/restrictions/hiding.ts';
import { loadRestrictionRules } from '../../edition/reading/restrictions/rules.ts';
import type { RestrictionRule } from '../../engine/restrictions/types.ts';
import { checkText, fullOf, ownRules } from './restrictedItem.ts';
import { startCounting, type WorkCounter } from './work.ts';

const official = loadRestrictionRules();
const hiding = loadHidingWords();
const ENDINGS =
  's es e n en er ern em ens nen i y a o u x l ux is il ais ao oes aes os as hi he h'.split(' ');

let counter: WorkCounter;
beforeAll(async () => {
  counter = await startCounting();
});
afterAll(() => counter.stop());

/**
 * Steps of a check of an item that is full of a text in every field; what is made once is made
 * before.
 */
async function stepsOf(text: string, workspace: readonly RestrictionRule[] = []): Promise<number> {
  const rules = { official: workspace.length > 0 ? [] : official, workspace, hiding };
  checkText('', rules);
  return counter.of([() => checkText(fullOf(text, 2000), rules)]);
}

describe('an item full of words of rules', () => {
  it.each([
    'e-cigarette ',
    'ivory white ',
    'gasket seal skin ',
    'knife, sword, python ',
    '电子烟 ',
    'black ivory and ',
  ])('is checked in some steps a character: %s', async (text) => {
    expect(await stepsOf(text)).toBeLessThan(5_000_000);
  });

  it('rules of other countries add nothing but their number', async () => {
    const elsewhere = official.map((rule): RestrictionRule => ({
      ...rule,
      id: `${rule.id}-elsewhere`,
      countries: ['AQ'],
    }));
    const here = { official, workspace: [], hiding };
    const both = { ...here, official: [...official, ...elsewhere] };
    for (const rules of [here, both]) checkText('e-cigarette', rules);
    const item = fullOf('e-cigarette ', 2000);
    const steps = await counter.of([() => checkText(item, here)]);
    expect(await counter.of([() => checkText(item, both)])).toBeLessThan(1.5 * steps);
  });
});

describe('rules of a workspace', () => {
  it('of the same words written otherwise are one keyword each, found once', async () => {
    const signs = Array.from({ length: 50 }, (_, at) => `aa${'!'.repeat(at + 1)}`);
    const rules = ownRules(100, () => signs);
    expect(await stepsOf('aa ', rules)).toBeLessThan(500_000);
    const found = checkText('aa aa', { official: [], workspace: rules, hiding });
    expect(found).toHaveLength(100);
    expect(found[0]?.matchedKeywords).toEqual(['aa!']);
  });

  it('that begin with one word are not asked one by one where it stands', async () => {
    const rules = ownRules(100, (rule) =>
      Array.from({ length: 50 }, (_, at) => `wooden b${rule}x${at}q`),
    );
    expect(await stepsOf('wooden ', rules)).toBeLessThan(500_000);
  });

  it('of all forms of one word are found at its first place', async () => {
    const rules = ownRules(100, () => ENDINGS.map((ending) => `abcd${ending}`));
    expect(await stepsOf('abcd ', rules)).toBeLessThan(1_500_000);
  });

  it('in a script without blanks are looked up, not tried one by one', async () => {
    const rules = ownRules(100, (rule) =>
      Array.from({ length: 50 }, (_, at) => `电${String.fromCharCode(0x4e00 + rule * 50 + at)}`),
    );
    expect(await stepsOf('电 ', rules)).toBeLessThan(500_000);
    expect(await stepsOf('电', rules)).toBeLessThan(500_000);
  });
});
