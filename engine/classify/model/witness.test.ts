import { describe, expect, it } from '@jest/globals';
import { classify } from '../classify.ts';
import { testEdition } from '../testEdition.ts';
import type { Classification, ClassifyOptions } from '../types.ts';
import type { ModelSaid, ToldValue } from './types.ts';

const edition = testEdition();
const says = (code: string | null, ...told: ToldValue[]): ModelSaid => ({
  usable: true,
  code,
  told,
  reason: 'I know it',
});
const POLYESTER = { axis: 'main-fibre', value: 'synthetic' };
const COTTON = { axis: 'main-fibre', value: 'cotton' };

function answered(
  description: string,
  said?: ModelSaid,
  options: Partial<ClassifyOptions> = {},
): Classification {
  const found = classify({ description }, edition, {
    destination: 'JP',
    effort: 'max',
    blocked: [],
    ...(said ? { said } : {}),
    ...options,
  });
  if ('refused' in found) throw new Error(`refused ${description}`);
  return found;
}
const codeOf = ({ lines }: Classification): string | undefined => lines[0]?.code;
const probabilityOf = ({ lines }: Classification): number => lines[0]?.probability ?? 0;

describe('without a model', () => {
  it('max answers as pro does', () => {
    for (const text of ['t-shirt', 'mens cotton t-shirt', 'necklace', 'bakcpack'])
      expect(answered(text)).toEqual(answered(text, undefined, { effort: 'pro' }));
  });

  it('one that gave nothing usable changes nothing but the reasoning', () => {
    const offline = answered('t-shirt');
    for (const why of ['timed_out', 'unreachable', 'refused', 'invalid', 'not_asked'] as const) {
      const { reasoning, ...rest } = answered('t-shirt', { usable: false, why });
      expect({ ...rest, reasoning: offline.reasoning }).toEqual(offline);
      expect(reasoning).toBe(
        `${offline.reasoning} The language model gave no usable answer, so none of it is in this one.`,
      );
    }
  });
});

describe('what a model supposes', () => {
  it('decides where the text is silent, is named as such, and is never declared', () => {
    const found = answered('t-shirt', says('610990', POLYESTER));
    expect(codeOf(found)).toBe('610990');
    expect(found).toMatchObject({ needsReview: false, materialUncertain: true });
    expect(found.reasoning).toContain(
      'The language model supposes that the main fibre is synthetic fibre and picks 610990: "I know it".',
    );
    expect(found.customsDescription).not.toMatch(/synthetic/);
  });

  it('gives way to what the text states', () => {
    const supposed = { axis: 'main', value: 'synthetic' };
    expect(codeOf(answered('cotton t-shirt', says('610910', supposed)))).toBe('610910');
  });

  it('lifts the probability to 0.7 at most, and takes nothing from what the words allow', () => {
    expect(probabilityOf(answered('t-shirt', says('610910', COTTON)))).toBeLessThanOrEqual(0.7);
    const user = { axis: 'user', value: 'men' };
    const before = probabilityOf(answered('mens cotton t-shirt knitted'));
    expect(
      probabilityOf(answered('mens cotton t-shirt knitted', says('610910', user))),
    ).toBeCloseTo(before);
  });
});

describe('what a model picks', () => {
  it('moves an unsure answer, with a probability of 0.7 at most', () => {
    const offline = answered('necklace');
    const other = offline.lines[1]?.code ?? '';
    const found = answered('necklace', says(other));
    expect(codeOf(found)).toBe(other);
    expect(probabilityOf(found)).toBeLessThanOrEqual(0.7);
  });

  it('agrees: no less probable than before, and as sure', () => {
    const offline = answered('mens cotton t-shirt');
    const found = answered('mens cotton t-shirt', says('610910'));
    expect(probabilityOf(found)).toBeGreaterThanOrEqual(probabilityOf(offline));
    expect(found.lines[0]?.confidence).toBe(offline.lines[0]?.confidence);
  });

  it.each(['950300', '911390', '711311'])(
    '%s against clear words: outweighed, for a person to see',
    (code) => {
      const found = answered('mens cotton t-shirt', says(code));
      expect(codeOf(found)).toBe('610910');
      expect(found.needsReview).toBe(true);
      expect(probabilityOf(found)).toBeLessThanOrEqual(0.5);
      expect(found.reasoning).toContain(`picks ${code}, which is outweighed`);
    },
  );

  it('none of the offered codes: the answer stays, for a person to see', () => {
    const found = answered('mens cotton t-shirt', says(null));
    expect(codeOf(found)).toBe('610910');
    expect(found.needsReview).toBe(true);
    expect(found.reasoning).toContain('finds that none of the offered codes fits');
  });

  it('a line decides among its siblings', () => {
    const offline = answered('t-shirt', undefined, { destination: 'US' });
    const line =
      ['6109100012', '6109100040', '6109100070'].find((code) => code !== codeOf(offline)) ?? '';
    const found = answered('t-shirt', says(line, COTTON), { destination: 'US' });
    expect(codeOf(found)).toBe(line);
  });

  it('never makes a general word sure', () => {
    const found = answered('big case', says('420292'));
    expect(found).toMatchObject({ needsReview: true });
    expect(found.lines[0]?.confidence).toBe('low');
  });

  it('never uncovers a blocked code', () => {
    const found = answered('t-shirt', says('610990'), { blocked: ['610990'] });
    expect(found.lines.map(({ code }) => code)).not.toContain('610990');
  });

  it('leaves probabilities that do not exceed one together', () => {
    for (const text of ['t-shirt', 'necklace', 'toy', 'imitation jewellery', 'backpack'])
      for (const code of ['610910', '950300', '711719', '420292', null]) {
        const { lines } = answered(text, says(code));
        expect(lines.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(
          1 + 1e-9,
        );
      }
  });
});
