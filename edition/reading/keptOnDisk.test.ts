import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from '@jest/globals';
import { buildIndexes } from '../../engine/classify/edition.ts';
import { testEdition } from '../../engine/classify/testEdition.ts';
import { loadAgencies } from '../agencies.ts';
import { keptInParts, type KeptThing, keptOnDisk } from './keptOnDisk.ts';
import { loadGazetteer } from './places.ts';

const { nomenclature, lexicon } = testEdition();

const counted = () => {
  const built = { times: 0 };
  const build = () => {
    built.times += 1;
    return { lexicon, ...buildIndexes(nomenclature, lexicon) };
  };
  return { built, build };
};
const INDEXES: KeptThing = { name: 'indexes', texts: ['lexicon', 'hs'], code: ['engine/classify'] };
const emptyFolder = (): string => mkdtempSync(path.join(tmpdir(), 'kept-'));

describe('what is kept on disk', () => {
  it('are made once and read again as they were made', () => {
    const { built, build } = counted();
    const folder = emptyFolder();
    const made = keptOnDisk(INDEXES, build, folder);
    const read = keptOnDisk(INDEXES, build, folder);
    expect(built.times).toBe(1);
    expect(read.phrases.vocabulary.en).toEqual(made.phrases.vocabulary.en);
    expect(read.labels.codes).toEqual(made.labels.codes);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are made anew when the file is broken', () => {
    const { built, build } = counted();
    const folder = emptyFolder();
    keptOnDisk(INDEXES, build, folder);
    const [name = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, name), 'cut short');
    expect(keptOnDisk(INDEXES, build, folder).labels.codes).toEqual(nomenclature.subheadings);
    expect(built.times).toBe(2);
  });

  it('are made without a folder that can be written', () => {
    const { build } = counted();
    const file = path.join(emptyFolder(), 'file');
    writeFileSync(file, '');
    expect(keptOnDisk(INDEXES, build, path.join(file, 'below')).labels.codes).toEqual(
      nomenclature.subheadings,
    );
  });

  it('is read part by part, each when it is asked for', () => {
    const { built, build } = counted();
    const folder = emptyFolder();
    const parts = ['lexicon', 'phrases', 'labels', 'speller'] as const;
    keptInParts(INDEXES, parts, build, folder);
    const read = keptInParts(INDEXES, parts, build, folder);
    for (const name of readdirSync(folder))
      if (!name.startsWith('indexes.labels-')) writeFileSync(path.join(folder, name), 'cut short');
    expect(read.labels.codes).toEqual(nomenclature.subheadings);
    expect(built.times).toBe(1);
    expect(read.lexicon).toEqual(lexicon);
    expect(built.times).toBe(2);
  });

  it.each([
    ['agencies', () => loadAgencies().fda],
    ['gazetteer', loadGazetteer],
  ])('of the %s is data alone, and read as it was made', (_, load) => {
    const made: object = load();
    expect(deserialize(serialize(made))).toEqual(made);
  });
});
