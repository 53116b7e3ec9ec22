import { expect, it } from '@jest/globals';
import { screen } from '../../engine/screening/screen.ts';
import {
  type ScreeningIndex,
  ScreeningIndexBuilder,
} from '../../engine/screening/screeningIndex.ts';
import { NEAR, type NamePair, OTHERS, SAME } from './namePairs.ts';

const INDEX = indexOf([...SAME, ...OTHERS, ...NEAR]);

function indexOf(pairs: readonly NamePair[]): ScreeningIndex {
  const builder = new ScreeningIndexBuilder();
  const types = new Map(pairs.map(({ listed, type }) => [listed, type] as const));
  for (const [name, type] of types)
    builder.add({
      kind: 'party',
      id: name,
      list: 'SDN',
      source: 'made up',
      type,
      name,
      aliases: [],
      addresses: [],
      countries: [],
      birthDates: [],
      identifiers: [],
      programmes: [],
      remarks: null,
      url: null,
      from: null,
      until: null,
    });
  const building = builder.build();
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** The score of the listed name, 0 where it is not found. */
const scoreOf = ({ listed, asked }: NamePair): number =>
  screen(
    { name: asked, company: null, country: null, type: null },
    INDEX,
    '2026-11-22',
  ).matches.find(({ party }) => party.name === listed)?.score ?? 0;

const named = (pairs: readonly NamePair[]) =>
  pairs.map((pair) => [pair.asked, pair.listed, pair] as const);

it.each(named(SAME))('%s is found as %s', (_asked, _listed, pair) =>
  expect(scoreOf(pair)).toBeGreaterThanOrEqual(0.7),
);

it.each(named(OTHERS))('%s is not %s', (_asked, _listed, pair) => expect(scoreOf(pair)).toBe(0));

it.each(named(NEAR))('%s is a lead to %s, and no more', (_asked, _listed, pair) => {
  expect(scoreOf(pair)).toBeGreaterThanOrEqual(0.7);
  expect(scoreOf(pair)).toBeLessThan(0.95);
});

it('a person listed by one name is a weak lead for a full name that holds it', () => {
  const within = SAME.filter(({ listed }) => listed === 'ZORBATOV');
  for (const pair of within) expect(scoreOf(pair)).toBeLessThan(0.75);
});
