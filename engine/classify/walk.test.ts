import { describe, expect, it } from '@jest/globals';
import { readFacts } from './facts.ts';
import { linkTables, parseRuleLine } from './ruleParse.ts';
import { matchValues } from './match.ts';
import { readGoods } from './text.ts';
import { testEdition } from './testEdition.ts';
import type { Sight } from './truth.ts';
import { walk } from './walk.ts';

const edition = testEdition();

function sightOf(description: string, destination = ''): Sight {
  const text = readGoods({ description });
  const facts = readFacts(
    text,
    matchValues(text, edition.names, ['en']),
    edition.lexicon.values,
    undefined,
  );
  return {
    facts,
    names: edition.names,
    implied: new Map(),
    destination,
    says: (phrase) => text.words.includes(phrase),
  };
}

function walked(
  lines: string[],
  description: string,
  destination?: string,
): Record<string, number> {
  const raw = lines.flatMap((line) => {
    const read = parseRuleLine(line, 1);
    if ('problem' in read) throw new Error(read.problem);
    return read;
  });
  const { codes } = walk(linkTables(raw, new Map()).rules, sightOf(description, destination));
  return Object.fromEntries(
    [...codes].map(([code, share]) => [code, Math.round(share * 1000) / 1000]),
  );
}

describe('walking a decision list', () => {
  it.each([
    [
      'a true rule takes all',
      ['main=leather -> 420291', '* -> 420292'],
      'leather',
      { '420291': 1 },
    ],
    [
      'a false rule is skipped',
      ['main=leather -> 420291', '* -> 420292'],
      'cotton',
      { '420292': 1 },
    ],
    [
      'an unknown rule takes its share of what is left',
      ['main=leather -> 420291 ~.2', '* -> 420292'],
      '',
      { '420291': 0.2, '420292': 0.8 },
    ],
    [
      'unknown rules without a share are spread evenly',
      ['main: leather 111111; cotton 222222', '* -> 333333'],
      '',
      { '111111': 0.333, '222222': 0.333, '333333': 0.333 },
    ],
    [
      'the share of the last rule leaves the rest to the open ones',
      ['main: leather 111111; cotton 222222', '* -> 333333 ~.9'],
      '',
      { '111111': 0.05, '222222': 0.05, '333333': 0.9 },
    ],
    [
      'a narrower value makes the wider true',
      ['main=textile -> 111111', '* -> 222222'],
      'cotton',
      { '111111': 1 },
    ],
    [
      'a wider value leaves the narrower open',
      ['main=steel -> 111111 ~.5', '* -> 222222'],
      'metal',
      { '111111': 0.5, '222222': 0.5 },
    ],
    [
      'a negated condition turns round',
      ['!main=leather -> 111111', '* -> 222222'],
      'leather',
      { '222222': 1 },
    ],
    [
      'other holds for any stated value',
      ['main: leather 111111; other 222222', '* -> 333333'],
      'cotton',
      { '222222': 1 },
    ],
    [
      'a marker nobody mentions is seldom there',
      ['kind=sports -> 111111', '* -> 222222'],
      '',
      { '111111': 0.08, '222222': 0.92 },
    ],
    [
      'a shared condition opens its own list',
      ['main=leather: "old" 111111; * 222222', '* -> 333333'],
      'leather',
      { '222222': 1 },
    ],
    [
      'a measure is compared in its unit',
      ['capacity<=1l -> 111111', '* -> 222222'],
      '500 ml',
      { '111111': 1 },
    ],
  ] as [string, string[], string, Record<string, number>][])(
    '%s',
    (_, lines, description, expected) => {
      expect(walked(lines, description === '' ? 'thing' : description)).toEqual(expected);
    },
  );

  it('keeps a rule for a destination to that destination', () => {
    const lines = ['dest=US -> 9505900000', '* -> 610990'];
    expect(walked(lines, 'thing', 'US')).toEqual({ '9505900000': 1 });
    expect(walked(lines, 'thing', 'DE')).toEqual({ '610990': 1 });
  });
});
