/**
 * Imports that are cancelled, terminated, or lose the database, in each of their steps: what they
 * leave, and what comes after.
 *
 * @alone whole releases in memory, again and again
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sql } from '../../db/orm.ts';
import { listSyncs } from '../../db/store/datasetSyncs.ts';
import { putFile } from '../../db/store/releaseContent.ts';
import { changeRelease, findRelease, openRelease } from '../../db/store/releases.ts';
import { undoRelease } from '../../db/store/unfinishedReleases.ts';
import { queuesOf } from '../../workers/process/temporal.ts';
import type { ImportStep } from '../../workflows/contract.ts';
import { type BrokenImports, startBrokenImports, type StepName } from '../support/brokenImports.ts';
import type { Told } from '../support/dataCommand.ts';
import { answerAsTariffService } from '../support/tariffService.ts';
import { usTariffAt } from '../support/usTariff.ts';
import { eventually } from '../support/waiting.ts';

const HTS = 'hts.usitc.gov/reststop/exportList';
const GONE = { releases: 0, files: 0, parts: 0 };

let broken: BrokenImports;
beforeAll(async () => {
  broken = await startBrokenImports();
});
afterEach(() => broken.link.mend());
afterAll(() => broken.stop());

let rate = 10;
/** A tariff that nobody has imported yet. */
const nextTariff = (): string => usTariffAt(`${(rate += 1)}%`);

function synced(body: string): Promise<Told> {
  broken.publisher.answer(HTS, { body, headers: { etag: `"${body.length}-${rate}"` } });
  return broken.desk.tell('sync', 'us-hts');
}

/** A sync of the tariff that waits in front of the step; its end is told, whatever it is. */
async function stoppedAt(
  name: StepName,
  body: string,
): Promise<{ step: ImportStep; goOn: () => void; ended: Promise<Told | Error> }> {
  const held = broken.hold(name);
  const ended = synced(body).catch((cause: Error) => cause);
  return { step: await held.reached, goOn: held.release, ended };
}

describe('an import that is cancelled', () => {
  it.each(['fetchFiles', 'readReleaseFiles', 'checkReleaseRows'] as const)(
    'in %s leaves nothing; the same content is imported the next time',
    async (name) => {
      const body = nextTariff();
      const { step, goOn, ended } = await stoppedAt(name, body);
      await broken.workflowOf(step).cancel();
      goOn();
      expect(await ended).toMatchObject({
        message: expect.stringContaining('was cancelled; nothing of it is kept'),
      });
      expect(await broken.leftOf(step)).toEqual(GONE);
      const sync = (await listSyncs(broken.service.orm)).get('us-hts');
      expect(sync).toMatchObject({ outcome: 'cancelled', message: 'the import was cancelled' });
      expect((await synced(body)).data[0].state).toBe('live');
    },
  );

  it.each(['makeLive', 'forgetFiles', 'recordSyncOutcome', 'awaitReaders'] as const)(
    'in %s is live already and stays so; its files are gone',
    async (name) => {
      const { step, goOn, ended } = await stoppedAt(name, nextTariff());
      await broken.workflowOf(step).cancel();
      goOn();
      expect(await ended).toMatchObject({
        data: [{ state: 'live', release: { state: 'live', rows: 72 } }],
      });
      expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 0, parts: 1 });
    },
  );

  it.each(['startWalk', 'walkChapter'] as const)('in %s of a walk leaves nothing', async (name) => {
    answerAsTariffService(broken.publisher);
    const held = broken.hold(name);
    const ended = broken.desk.tell('sync', 'gb-tariff').catch((cause: Error) => cause);
    const step = await held.reached;
    await broken.workflowOf(step).cancel();
    held.release();
    expect(await ended).toMatchObject({
      message: expect.stringContaining('nothing of it is kept'),
    });
    expect(await broken.leftOf(step)).toEqual(GONE);
  });

  it('while it waits for the database leaves nothing, once that is back', async () => {
    const { step, goOn, ended } = await stoppedAt('readReleaseFiles', nextTariff());
    broken.link.cut();
    goOn();
    await triedOften(step, 1);
    await broken.workflowOf(step).cancel();
    await eventually(
      () => broken.waitingSteps(step),
      (waiting) => waiting.includes('undoImport'),
    );
    broken.link.mend();
    expect(await ended).toMatchObject({
      message: expect.stringContaining('nothing of it is kept'),
    });
    expect(await broken.leftOf(step)).toEqual(GONE);
  });
});

describe('an import that is terminated', () => {
  it('is no reason to call the same content unchanged, and is cleaned up by the next clean-up', async () => {
    const body = nextTariff();
    const { step, goOn, ended } = await stoppedAt('makeLive', body);
    // the command waits elsewhere: nobody is there to clean up
    await sql(broken.service.orm, `update releases set created_at = now() where release_id = ?`, [
      step.releaseId,
    ]);
    const copy = { dataset: 'us-hts', releaseId: uuidv7(), override: null };
    await copyOf(step, copy.releaseId);
    await broken.workflowOf(step).terminate();
    expect(await ended).toMatchObject({
      message: expect.stringContaining('nothing of it is kept'),
    });
    goOn(); // the step that nobody waits for any more finds nothing to make live
    expect(await broken.leftOf(copy)).toMatchObject({ releases: 1, files: 1 });
    expect((await synced(body)).data[0].state).toBe('live');
    await purged();
    expect(await broken.leftOf(copy)).toMatchObject({ releases: 1 }); // it may still be handed in
    await sql(
      broken.service.orm,
      `update releases set created_at = now() - interval '2 hours' where release_id = ?`,
      [copy.releaseId],
    );
    await purged();
    expect(await broken.leftOf(copy)).toEqual(GONE);
  });

  it('after it has gone live is told as live', async () => {
    const { step, goOn, ended } = await stoppedAt('forgetFiles', nextTariff());
    await broken.workflowOf(step).terminate();
    expect(await ended).toMatchObject({
      data: [{ state: 'live', reasons: ['it was ended from outside'] }],
    });
    goOn();
    expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 0, parts: 1 });
  });

  it('leaves what is held, and what is still on its way, as it is', async () => {
    const heldBody = nextTariff().replace(/\},\s*\{\s*"htsno": "6104"[^]*/, '}]');
    const [held] = (await synced(heldBody)).data;
    expect(held.state).toBe('held');
    const { step, goOn, ended } = await stoppedAt('checkReleaseRows', nextTariff());
    await purged();
    expect(await broken.leftOf(step)).toMatchObject({ releases: 1, files: 1 });
    goOn();
    expect(await ended).toMatchObject({ data: [{ state: 'live' }] });
    expect(await findRelease(broken.service.orm, held.release.releaseId)).toMatchObject({
      state: 'staged',
    });
  });

  /** A release that another command has left in the state of a staged one, with its files. */
  async function copyOf(step: ImportStep, releaseId: string): Promise<void> {
    const { orm } = broken.service;
    const { dataset } = step;
    const sha256 = (await findRelease(orm, step.releaseId))?.sha256 ?? '';
    await openRelease(orm, { releaseId, dataset, origin: 'file', source: 'a file', version: null });
    await putFile(orm, releaseId, 'a file', Buffer.from('text'));
    await changeRelease(orm, releaseId, {
      state: 'staged',
      sha256: Buffer.from(sha256, 'hex'),
      rows: 72,
    });
  }

  async function purged(): Promise<unknown> {
    return broken.temporal.client.workflow.execute('purge', {
      workflowId: `purge/${uuidv7()}`,
      taskQueue: queuesOf(broken.service.queuePrefix).jobs,
    });
  }
});

it('an import whose release is gone has failed at once: no further try would bring it back', async () => {
  const { step, goOn, ended } = await stoppedAt('makeLive', nextTariff());
  await undoRelease(broken.service.orm, step.releaseId);
  goOn();
  expect(await ended).toMatchObject({
    data: [{ state: 'failed', reasons: [expect.stringContaining('does not exist')] }],
  });
});

/** Until the step that is under way has failed so often. */
const triedOften = (step: ImportStep, times: number): Promise<number[]> =>
  eventually(
    () => broken.triesOf(step),
    (tries) => tries.length > 0 && tries.every((attempt) => attempt > times),
  );

describe('an import that loses the database', () => {
  it.each([
    ['fetchFiles', 4],
    ['readReleaseFiles', 6],
    ['makeLive', 11],
  ] as const)('in %s waits for it through %d failures, and then goes live', async (name, times) => {
    const { step, goOn, ended } = await stoppedAt(name, nextTariff());
    await broken.triesSoon(step, name);
    broken.link.cut();
    goOn();
    for (let failed = 3; failed < times; failed += 3) await triedOften(step, failed);
    await triedOften(step, times); // the server comes back to a step once a second
    broken.link.mend();
    expect(await ended).toMatchObject({ data: [{ state: 'live', release: { rows: 72 } }] });
    expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 0, parts: 1 });
  });

  /** The database goes away while the step waits, until the import has given the step up. */
  async function lostIn(name: StepName, body: string): Promise<{ step: ImportStep; told: Told }> {
    const { step, goOn, ended } = await stoppedAt(name, body);
    await broken.triesLast(step, name);
    broken.link.cut();
    goOn();
    await eventually(
      () => broken.waitingSteps(step),
      (waiting) => waiting.length > 0 && !waiting.includes(name),
    );
    broken.link.mend();
    const told = await ended;
    if (told instanceof Error) throw told;
    return { step, told };
  }

  it('in fetchFiles has failed, not been refused, and leaves nothing; the next sync brings the content', async () => {
    const body = nextTariff();
    const { step, told } = await lostIn('fetchFiles', body);
    expect(told).toMatchObject({ exitCode: 1, data: [{ state: 'failed', release: null }] });
    expect(await broken.leftOf(step)).toEqual(GONE);
    expect((await listSyncs(broken.service.orm)).get('us-hts')).toMatchObject({
      outcome: 'failed',
    });
    expect((await synced(body)).data[0].state).toBe('live');
  });

  it.each(['readReleaseFiles', 'checkReleaseRows', 'makeLive'] as const)(
    'in %s has failed and keeps its files: a retry reads them, and so does a new import',
    async (name) => {
      const body = nextTariff();
      const { step, told } = await lostIn(name, body);
      expect(told).toMatchObject({
        exitCode: 1,
        data: [{ state: 'failed', release: { state: 'failed' } }],
      });
      expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 1, parts: 0 });
      const { seq } = told.data[0].release;
      expect(told.text).toContain(`npm run data -- retry us-hts/${seq}`);
      const again = await broken.desk.tell('retry', `us-hts/${seq}`);
      expect(again.data).toMatchObject({ state: 'live', release: { seq, rows: 72, reasons: [] } });
      expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 0, parts: 1 });
      expect((await synced(body)).data[0].state).toBe('unchanged');
    },
  );

  it('a failed import is no reason to call the same file unchanged; its own files then go', async () => {
    const body = nextTariff();
    const { step, told } = await lostIn('readReleaseFiles', body);
    const file = broken.desk.file('export.json', body);
    expect((await broken.desk.tell('import', 'us-hts', '--file', file)).data.state).toBe('live');
    await broken.temporal.client.workflow.execute('purge', {
      workflowId: `purge/${uuidv7()}`,
      taskQueue: queuesOf(broken.service.queuePrefix).jobs,
    });
    expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 0, parts: 0 });
    const retrying = broken.desk.tell('retry', `us-hts/${told.data[0].release.seq}`);
    await expect(retrying).rejects.toThrow('are gone: import or sync them again');
  });

  it.each(['forgetFiles', 'recordSyncOutcome', 'awaitReaders'] as const)(
    'in %s is live, and ends in order once the database is back',
    async (name) => {
      const { step, goOn, ended } = await stoppedAt(name, nextTariff());
      broken.link.cut();
      goOn();
      await eventually(
        async () => (await broken.workflowOf(step).describe()).raw.pendingActivities ?? [],
        (pending) => pending.every(({ attempt }) => Number(attempt) > 1),
      );
      broken.link.mend();
      expect(await ended).toMatchObject({ data: [{ state: 'live' }] });
      expect(await broken.leftOf(step)).toEqual({ releases: 1, files: 0, parts: 1 });
    },
  );
});
