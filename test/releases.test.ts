/**
 * Releases of datasets: numbered as their content changes, one of them live, by whichever process
 * comes first.
 */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeRelease,
  findRelease,
  goLive,
  listReleases,
  liveReleases,
  openRelease,
  registerEmbedded,
  withdrawRelease,
} from '../db/store/releases.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const register = (dataset: string, content: string) =>
  registerEmbedded(database.orm, {
    dataset,
    version: content,
    sha256: createHash('sha256').update(content).digest(),
    rows: 1,
  });

const liveOf = async (dataset: string) =>
  (await liveReleases(database.orm)).find((release) => release.dataset === dataset);

const stage = async (dataset: string) => {
  const releaseId = randomUUID();
  await openRelease(database.orm, {
    releaseId,
    dataset,
    origin: 'file',
    source: 'a file',
    version: 'v',
  });
  await changeRelease(database.orm, releaseId, { state: 'staged', rows: 1 });
  return releaseId;
};

describe('an embedded dataset', () => {
  it('keeps its release while its content is the same, and gets the next number when it changes', async () => {
    const first = await register('one', 'a');
    expect(await register('one', 'a')).toEqual(first);
    const second = await register('one', 'b');
    expect([first.seq, second.seq]).toEqual([1, 2]);
    expect(await liveOf('one')).toMatchObject({ seq: 2, state: 'live' });
    expect(await findRelease(database.orm, first.releaseId)).toMatchObject({ state: 'superseded' });
  });

  it('that goes back to an older content is a new release', async () => {
    for (const content of ['a', 'b', 'a']) await register('back', content);
    expect(await liveOf('back')).toMatchObject({ seq: 3, version: 'a' });
  });

  it('registered by ten processes at once has one release', async () => {
    const releases = await Promise.all(Array.from({ length: 10 }, () => register('at once', 'a')));
    expect(new Set(releases.map(({ releaseId }) => releaseId)).size).toBe(1);
  });

  it('never takes the place of an imported release', async () => {
    await register('kept', 'a');
    const imported = await stage('kept');
    await goLive(database.orm, 'kept', imported, { override: null });
    await register('kept', 'b');
    expect(await liveOf('kept')).toMatchObject({ releaseId: imported });
  });
});

describe('an operator who goes back to an older release', () => {
  it('takes the newer one back, until it is activated again', async () => {
    const [older, newer] = [await stage('back and forth'), await stage('back and forth')];
    const live = (releaseId: string) =>
      goLive(database.orm, 'back and forth', releaseId, { override: 'why' });
    await live(older);
    await live(newer);
    expect((await findRelease(database.orm, older))?.withdrawn).toBe(false);
    await live(older);
    expect((await findRelease(database.orm, newer))?.withdrawn).toBe(true);
    await live(newer);
    expect((await findRelease(database.orm, newer))?.withdrawn).toBe(false);
  });

  it('cannot take back what is live', async () => {
    const releaseId = await stage('kept live');
    await goLive(database.orm, 'kept live', releaseId, { override: null });
    expect(await withdrawRelease(database.orm, releaseId)).toBe(false);
  });
});

describe('going live', () => {
  it('is put off when another release went live since the check', async () => {
    const [first, second] = [await stage('overtaken'), await stage('overtaken')];
    const checked = { override: null, checkedAgainst: null };
    expect(await goLive(database.orm, 'overtaken', second, checked)).toMatchObject({
      state: 'live',
    });
    expect(await goLive(database.orm, 'overtaken', first, checked)).toBeNull();
    expect(await liveOf('overtaken')).toMatchObject({ releaseId: second });
  });

  it('leaves exactly one release of the dataset live, whoever else does the same', async () => {
    const staged = [await stage('race'), await stage('race'), await stage('race')];
    await Promise.all(
      staged.map((releaseId) => goLive(database.orm, 'race', releaseId, { override: null })),
    );
    const states = (await listReleases(database.orm, 'race')).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['live', 'superseded', 'superseded']);
  });

  it('is refused to a release that was refused', async () => {
    const releaseId = await stage('refused');
    await changeRelease(database.orm, releaseId, { state: 'refused', reasons: ['it is broken'] });
    await expect(
      goLive(database.orm, 'refused', releaseId, { override: 'because' }),
    ).rejects.toThrow('cannot go live');
  });

  it('twice is harmless, and keeps the reason of the override', async () => {
    const releaseId = await stage('twice');
    const first = await goLive(database.orm, 'twice', releaseId, {
      override: 'the list was cut on purpose',
    });
    const second = await goLive(database.orm, 'twice', releaseId, { override: null });
    expect(second).toEqual(first);
    expect(first?.override?.reason).toBe('the list was cut on purpose');
  });
});
