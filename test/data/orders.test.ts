/** An order for a release is good for once, and makes nothing live that its check has not found. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { v7 as uuidv7 } from 'uuid';
import type { SingleSteps } from '../../activities/index.ts';
import { sql } from '../../db/orm.ts';
import {
  changeRelease,
  findRelease,
  goLive,
  liveReleases,
  openRelease,
  type ReleaseChange,
  withdrawRelease,
} from '../../db/store/releases.ts';
import { RequestTokens } from '../../db/store/requestTokens.ts';
import type { ImportStep } from '../../workflows/contract.ts';
import { startService, type TestService } from '../support/service.ts';

const DATASET = 'us-hts';

let service: TestService;
let steps: SingleSteps;
beforeAll(async () => {
  service = await startService({ overrides: { activities: (usual) => (steps = usual) } });
});
afterAll(() => service.stop());

/** A release that waits to go live. */
async function stagedRelease(): Promise<ImportStep> {
  const order = { dataset: DATASET, releaseId: uuidv7(), override: null };
  await openRelease(service.orm, { ...order, origin: 'file', source: 'a file', version: null });
  await changeRelease(service.orm, order.releaseId, { state: 'staged', rows: 1 });
  return order;
}

const signed = (order: ImportStep) => new RequestTokens(service.orm).signOrder(order);
type Said = Parameters<SingleSteps['makeLive']>[0];
const made = (said: Said) => new MockActivityEnvironment().run(() => steps.makeLive(said));

/** The release does not go live, and no row of any changes. */
async function expectRefused(said: Said): Promise<void> {
  const all = () => sql(service.orm, 'select * from releases order by release_id');
  const before = await all();
  await expect(made(said)).rejects.toThrow();
  expect(await all()).toEqual(before);
}

it('what was replaced or taken back goes live on no order of before', async () => {
  const [older, newer] = [await stagedRelease(), await stagedRelease()];
  const ordered = (release: ImportStep) => signed({ ...release, override: 'mine' });
  const [first, second] = [await ordered(older), await ordered(newer)];
  await made(first);
  await made(second);
  await expectRefused(first);
  await made(await ordered(older)); // the newer one is thereby taken back
  await expectRefused(second);
  await made(await ordered(newer));
});

it('a held release that was taken back goes live on no order of before', async () => {
  const held = await stagedRelease();
  const order = await signed({ ...held, override: 'mine' });
  await withdrawRelease(service.orm, held.releaseId);
  await expectRefused(order);
  expect(await made(await signed({ ...held, override: 'mine' }))).toMatchObject({ status: 'live' });
});

it('an order of the very millisecond in which a release was taken back is over', async () => {
  const held = await stagedRelease();
  await withdrawRelease(service.orm, held.releaseId);
  const taken = await findRelease(service.orm, held.releaseId);
  const takenBackMs = Date.parse(taken?.supersededAt ?? '');
  const live = (orderedAtMs: number) =>
    goLive(service.orm, DATASET, held.releaseId, { override: 'mine', orderedAtMs });
  await expect(live(takenBackMs)).rejects.toThrow('after this order');
  expect(await live(takenBackMs + 1)).toMatchObject({ state: 'live' });
});

it('what a check found is read where it is stored, whatever is said of it', async () => {
  const held = await stagedRelease();
  const live = (await liveReleases(service.orm)).find(({ dataset }) => dataset === DATASET);
  const checkedAgainst = live?.releaseId ?? null;
  const said = { ...(await signed(held)), isHeld: false, checkedAgainst };
  const found = (change: ReleaseChange) => changeRelease(service.orm, held.releaseId, change);
  await found({ reasons: ['a third of its rows is gone'] });
  await expectRefused(said);
  await found({ reasons: [], report: { checkedAgainst: uuidv7() } });
  await expectRefused(said);
  await found({ report: { checkedAgainst } });
  expect(await made(said)).toMatchObject({ status: 'live' });
});
