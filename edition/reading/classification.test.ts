import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../engine/classify/classify.ts';
import { classificationDatasets, loadClassification } from './classification.ts';
import { DATA_FOLDER } from './dataFolder.ts';

describe('the embedded classification data', () => {
  it('names each dataset with the files it comes from', () => {
    const datasets = classificationDatasets();
    expect(datasets.map(({ dataset }) => dataset)).toEqual(
      expect.arrayContaining(['hs', 'lexicon']),
    );
    for (const { files } of datasets)
      expect(files.every((file) => existsSync(path.join(DATA_FOLDER, file)))).toBe(true);
  });

  it('classifies everyday goods, the same every time', () => {
    const edition = loadClassification();
    const run = () =>
      classify({ description: 'mens knitted cotton t-shirt' }, edition, {
        destination: 'JP',
        effort: 'pro',
        blocked: [],
      });
    const first = run();
    if ('refused' in first) throw new Error('refused');
    expect(first.lines[0]).toMatchObject({ code: '610910' });
    expect(run()).toEqual(first);
  });
});
