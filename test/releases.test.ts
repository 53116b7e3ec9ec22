/** Releases of datasets: numbered as their content changes, by whichever process comes first. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { liveReleases, registerRelease } from '../db/store/releases.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const register = (dataset: string, content: string) =>
  registerRelease(database.orm, {
    dataset,
    version: content,
    sha256: createHash('sha256').update(content).digest(),
    rows: 1,
  });

describe('a dataset', () => {
  it('keeps its release while its content is the same, and gets the next number when it changes', async () => {
    const first = await register('one', 'a');
    expect(await register('one', 'a')).toEqual(first);
    const second = await register('one', 'b');
    expect([first.seq, second.seq]).toEqual([1, 2]);
    expect(second.releaseId).not.toBe(first.releaseId);
  });

  it('that goes back to an older content is a new release', async () => {
    for (const content of ['a', 'b', 'a']) await register('back', content);
    const live = (await liveReleases(database.orm)).find(({ dataset }) => dataset === 'back');
    expect(live).toMatchObject({ seq: 3, version: 'a' });
  });

  it('registered by ten processes at once has one release', async () => {
    const releases = await Promise.all(Array.from({ length: 10 }, () => register('at once', 'a')));
    expect(new Set(releases.map(({ releaseId }) => releaseId)).size).toBe(1);
  });
});
