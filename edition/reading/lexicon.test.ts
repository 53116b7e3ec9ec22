import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { AXES } from '../../engine/classify/axisNames.ts';
import { problemsOfTexts } from '../../engine/classify/lexiconReview.ts';
import { loadForReview } from './classification.ts';
import { loadLexicon } from './lexicon.ts';

const { lexicon, problems } = loadLexicon();

describe('the embedded lexicon', () => {
  it('is well formed in every file', () => {
    expect(problems).toEqual([]);
  });

  it('ends in codes of the nomenclature, shares no bare name, and passes the examples of its authors', () => {
    expect(problemsOfTexts(loadForReview(), () => true)).toEqual([]);
  });

  it('explains every axis in AXES.md, and every value of a closed axis', () => {
    const guide = readFileSync(new URL('../../data/lexicon/AXES.md', import.meta.url), 'utf8');
    const words = new Set(guide.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));
    const closed = lexicon.values.filter(
      ({ axis }) => axis === 'material' || AXES[axis]?.kind === 'choice',
    );
    expect(Object.keys(AXES).filter((axis) => !words.has(axis))).toEqual([]);
    expect(
      closed.filter(({ value }) => !words.has(value)).map(({ axis, value }) => `${axis}=${value}`),
    ).toEqual([]);
  });

  it('names only wider values that are declared', () => {
    const declared = new Set(lexicon.values.map(({ axis, value }) => `${axis}=${value}`));
    const loose = lexicon.values.flatMap(({ axis, value, within }) =>
      within
        .filter((wider) => !declared.has(`${axis}=${wider}`))
        .map((wider) => `${value} in ${wider}`),
    );
    expect(loose).toEqual([]);
  });
});
