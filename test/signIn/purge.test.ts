/** What sign-in and the authorization server leave behind goes with the daily clean-up. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { findRecord } from '../../db/store/oauthRecords.ts';
import { type Ages, purge } from '../../db/store/purge.ts';
import { endGrant } from '../../db/store/oauthRecords.ts';
import { consent, exchange, person, program, refresh } from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
beforeAll(async () => {
  service = await startSignIn();
});
afterAll(() => service.stop());

const AGES: Ages = {
  requestLogDays: 30,
  replayHours: 24,
  answerDays: 30,
  usageDays: 30,
  checkDays: 30,
  documentDays: 30,
  feedbackDays: 30,
};

const after = (hours: number): Promise<unknown> =>
  purge(service.orm, new Date(Date.now() + hours * 3_600_000), AGES);

const isKnown = async (clientId: string): Promise<boolean> =>
  (await findRecord(service.orm, 'Client', clientId)) !== null;

const countOf = async (model: string): Promise<number> => {
  const rows = await sql(service.orm, 'select 1 as one from oauth_records where model = ?', [
    model,
  ]);
  return rows.length;
};

it('a program that was allowed nothing is forgotten after a day, one that was is not', async () => {
  const workspace = await service.workspace();
  const { browser } = await person(service, workspace.id);
  const [used, unused] = [await program(service), await program(service)];
  const answer = await consent(browser, used, workspace.id);
  const { body } = await exchange(service, used, answer);
  await after(23);
  expect([await isKnown(used.clientId), await isKnown(unused.clientId)]).toEqual([true, true]);
  await after(25);
  expect([await isKnown(used.clientId), await isKnown(unused.clientId)]).toEqual([true, false]);
  expect(await countOf('AccessToken')).toBe(0); // over for a day
  expect((await refresh(service, used, body.refresh_token)).status).toBe(200);
});

it("what is over goes: tokens, the server's copy of an ended grant, sessions", async () => {
  const workspace = await service.workspace();
  const { browser } = await person(service, workspace.id);
  const asking = await program(service);
  await exchange(service, asking, await consent(browser, asking, workspace.id));
  const [grant] = await sql<{ id: string }>(
    service.orm,
    'select id from agent_grants where workspace_id = ?',
    [workspace.id],
  );
  const before = await countOf('Grant');
  await endGrant(service.orm, grant?.id ?? '');
  await after(2);
  expect(await countOf('Grant')).toBe(before - 1);
  await after(13);
  const sessions = await sql(service.orm, 'select 1 as one from sign_in_sessions');
  expect(sessions).toEqual([]);
  await after(24 * 31);
  expect(await countOf('RefreshToken')).toBe(0);
  expect(await countOf('Kept')).toBe(1); // keys of the server
});
