import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildIndexes } from '../../engine/classify/edition.ts';
import { testEdition } from '../../engine/classify/testEdition.ts';
import { type Kept, keptIndexes } from './keptIndexes.ts';

const { nomenclature, lexicon } = testEdition();

const counted = () => {
  const built = { times: 0 };
  const build = (): Kept => {
    built.times += 1;
    return { lexicon, ...buildIndexes(nomenclature, lexicon) };
  };
  return { built, build };
};
const emptyFolder = (): string => mkdtempSync(path.join(tmpdir(), 'kept-'));

describe('the kept indexes', () => {
  it('are made once and read again as they were made', () => {
    const { built, build } = counted();
    const folder = emptyFolder();
    const made = keptIndexes(build, folder);
    const read = keptIndexes(build, folder);
    expect(built.times).toBe(1);
    expect(read.phrases.vocabulary.en).toEqual(made.phrases.vocabulary.en);
    expect(read.labels.codes).toEqual(made.labels.codes);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are made anew when the file is broken', () => {
    const { built, build } = counted();
    const folder = emptyFolder();
    keptIndexes(build, folder);
    const [name = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, name), 'cut short');
    expect(keptIndexes(build, folder).labels.codes).toEqual(nomenclature.subheadings);
    expect(built.times).toBe(2);
  });

  it('are made without a folder that can be written', () => {
    const { build } = counted();
    const file = path.join(emptyFolder(), 'file');
    writeFileSync(file, '');
    expect(keptIndexes(build, path.join(file, 'below')).labels.codes).toEqual(nomenclature.subheadings);
  });
});
