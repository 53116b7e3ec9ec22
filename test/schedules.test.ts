/**
 * The daily schedules of a namespace, made at the first start and brought up to date at every
 * other.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ensureSchedules } from '../workers/process/schedules.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/process/temporal.ts';
import { quietSdk } from './support/sdk.ts';

const queues = queuesOf(`schedules-${randomUUID().slice(0, 8)}`);
const silent = pino({ level: 'silent' });

let temporal: TemporalConnection;
beforeAll(async () => {
  quietSdk();
  temporal = await connectTemporal();
});
afterAll(async () => {
  for (const workflow of ['purge', 'syncDatasets']) await handleOf(workflow).delete();
  await temporal.connection.close();
});

const handleOf = (workflow: string) =>
  temporal.client.schedule.getHandle(`${workflow}/${queues.jobs}`);
const start = (sync: boolean) => ensureSchedules(temporal.client, queues, sync, silent);
const hourOf = async (workflow: string): Promise<number | undefined> => {
  const { spec } = await handleOf(workflow).describe();
  return spec.calendars?.[0]?.hour[0]?.start;
};

it('what an older version left is brought up to date', async () => {
  await start(true);
  await handleOf('purge').update((previous) => ({
    ...previous,
    spec: { calendars: [{ hour: 12 }] },
    action: { ...previous.action, workflowType: 'purgeOfOld' },
  }));
  expect(await hourOf('purge')).toBe(12);
  await start(true);
  expect(await hourOf('purge')).toBe(3);
  const { action } = await handleOf('purge').describe();
  expect(action).toMatchObject({ workflowType: 'purge', taskQueue: queues.jobs });
});

it('the setting pauses the sync and lets it go on; what an operator has paused stays so', async () => {
  const isPaused = async (workflow: string) => (await handleOf(workflow).describe()).state.paused;
  await start(false);
  expect(await isPaused('syncDatasets')).toBe(true);
  await start(true);
  expect(await isPaused('syncDatasets')).toBe(false);
  for (const workflow of ['purge', 'syncDatasets'])
    await handleOf(workflow).pause('no time for it today');
  await start(true);
  expect([await isPaused('purge'), await isPaused('syncDatasets')]).toEqual([true, true]);
});
