/** Which messages are on their way first: what nobody waits for gives way to the rest. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { claimWaiting, markStarted, type Waiting } from '../db/store/webhooks/deliveries.ts';
import { addEndpoint } from '../db/store/webhooks/endpoints.ts';
import { announceToAll } from '../db/store/webhooks/everyone.ts';
import { announceTo } from '../db/store/webhooks/outbox.ts';
import { createWorkspace } from '../db/store/workspaces.ts';
import { sql } from '../db/orm.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

const WORKSPACES = 40;
const RELEASE = { dataset: 'us-hts', releaseId: uuidv7(), seq: 1, version: null };

let database: TestDatabase;
const endpoints: { workspaceId: string; id: string }[] = [];
beforeAll(async () => {
  database = await createDatabase();
  for (let at = 0; at < WORKSPACES; at += 1) {
    const { id: workspaceId } = await createWorkspace(database.orm, `Told ${at}`);
    const id = uuidv7();
    const blank = { description: null, types: null, secret: 'none.' };
    await addEndpoint(database.orm, workspaceId, { id, url: 'https://shop.example/', ...blank });
    endpoints.push({ workspaceId, id });
  }
});
afterAll(() => database.close());

/** What is taken up now, and started. */
async function takeUp(): Promise<Waiting[]> {
  const waiting = await claimWaiting(database.orm, 200);
  await markStarted(database.orm, waiting);
  return waiting;
}

const typesOf = (waiting: readonly Waiting[]): string[] => waiting.map(({ type }) => type);
const arrive = (): Promise<unknown> =>
  sql(
    database.orm,
    `update webhook_deliveries set state = 'delivered' where started_at is not null`,
  );

it('a release comes to all a few at a time, and what is of one workspace stands before it', async () => {
  await announceToAll(database.orm, 'release.live', RELEASE.releaseId, RELEASE);
  const first = await takeUp();
  expect(new Set(typesOf(first))).toEqual(new Set(['release.live']));
  expect(first.length).toBeLessThan(WORKSPACES);
  expect(await takeUp()).toEqual([]); // none of those has arrived

  const [one] = endpoints;
  if (!one) throw new Error('there is no endpoint');
  const data = { endpointId: one.id, message: 'Test' };
  await announceTo(database.orm, one.id, {
    workspaceId: one.workspaceId,
    type: 'endpoint.test',
    data,
  });
  expect(typesOf(await takeUp())).toEqual(['endpoint.test']);

  await arrive();
  expect(first.length + (await takeUp()).length).toBe(WORKSPACES);
});

it('a receiver that never answers does not keep a release from the others', async () => {
  const second = { ...RELEASE, releaseId: uuidv7(), seq: 2 };
  await announceToAll(database.orm, 'release.live', second.releaseId, second);
  const silent = await takeUp();
  await sql(
    database.orm,
    `update webhook_deliveries set claimed_at = now() - interval '3 seconds' where state = 'pending' and started_at is not null`,
  );
  expect(silent.length + (await takeUp()).length).toBe(WORKSPACES);
});
