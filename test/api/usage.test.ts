import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { usage } from '../../contract/account.ts';
import { USAGE_ACTIONS } from '../../contract/usageActions.ts';
import { addCredits, charge, refund } from '../../db/store/credits.ts';
import { sql } from '../../db/orm.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { costing } from '../support/ledger.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const ask = (workspace: TestWorkspace, query = '') => workspace.call('GET', `/v1/usage${query}`);
const event = (workspace: TestWorkspace, action: (typeof USAGE_ACTIONS)[number] = 'classify') => ({
  usageId: uuidv7(),
  workspaceId: workspace.id,
  keyId: workspace.keyId,
  requestId: uuidv7(),
  operation: action,
  action,
  ...costing(1),
});

async function used(
  count: number,
  action?: (typeof USAGE_ACTIONS)[number],
): Promise<TestWorkspace> {
  const workspace = await service.workspace();
  for (let index = 0; index < count; index += 1)
    await charge(service.orm, event(workspace, action));
  return workspace;
}

/** Every id of a list, page by page. */
async function walk(workspace: TestWorkspace, query: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await ask(workspace, `?${query}${cursor ? `&cursor=${cursor}` : ''}`);
    expect(status).toBe(200);
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next;
  } while (cursor);
  return ids;
}

describe('200', () => {
  it('is empty at first', async () => {
    expect((await ask(await service.workspace())).body).toEqual({ data: [], next: null });
  });

  it('shows 25 events unless a limit is named, newest first', async () => {
    const workspace = await used(30);
    const { body } = await ask(workspace);
    expect(body.data).toHaveLength(25);
    const times = body.data.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each([1, 7, 30, 100])('pages of %d show every event once', async (limit) => {
    const workspace = await used(30);
    const ids = await walk(workspace, `limit=${limit}`);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
  });

  it('events of one instant are shown once each, too', async () => {
    const workspace = await used(12);
    await sql(service.orm, 'update usage_events set created_at = now() where workspace_id = ?', [
      workspace.id,
    ]);
    expect(new Set(await walk(workspace, 'limit=5')).size).toBe(12);
  });

  it('events that come while a caller pages do not shift the pages', async () => {
    const workspace = await used(6);
    const first = await ask(workspace, '?limit=3');
    await charge(service.orm, event(workspace));
    const second = await ask(workspace, `?limit=3&cursor=${first.body.next}`);
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(second.body.next).toBeNull();
  });

  it('filters by action', async () => {
    const workspace = await used(3, 'calculate');
    await charge(service.orm, event(workspace, 'classify_max'));
    expect((await ask(workspace, '?action=calculate')).body.data).toHaveLength(3);
    expect((await ask(workspace, '?action=classify_max')).body.data).toHaveLength(1);
    expect((await ask(workspace, '?action=classify')).body.data).toHaveLength(0);
  });

  it('shows refunds as such, and nothing of what was never charged', async () => {
    const workspace = await service.workspace();
    const [charged, given] = [event(workspace), event(workspace)];
    await charge(service.orm, charged);
    await refund(service.orm, { ...charged, errorCode: 'upstream_error' });
    await refund(service.orm, { ...given, errorCode: 'upstream_timeout' });
    const { body } = await ask(workspace);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      id: charged.usageId,
      status: 'refunded',
      errorCode: 'upstream_error',
    });
  });

  it('shows nothing of another workspace, not even with its cursor', async () => {
    const [one, other] = [await used(3), await used(3)];
    const { body } = await ask(one, '?limit=1');
    const theirs = new Set((await ask(one)).body.data.map(({ id }: { id: string }) => id));
    const seen = await ask(other, `?limit=100&cursor=${body.next}`);
    for (const { id } of seen.body.data) expect(theirs.has(id)).toBe(false);
    await addCredits(service.orm, {
      workspaceId: one.id,
      kind: 'grant',
      amount: 1,
      description: null,
    });
  });
});

describe('400', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['action=everything', 'action'],
    ['cursor=', 'cursor'],
    ['cursor=abc', 'cursor'],
    [
      `cursor=${Buffer.from('["2026-01-01T00:00:00.000Z","x","y"]').toString('base64url')}`,
      'cursor',
    ],
    [`cursor=${'a'.repeat(501)}`, 'cursor'],
    ['cursor=%00', 'cursor'],
  ])('names the field: %s', async (query, path) => {
    expect(issuePaths(await ask(await service.workspace(), `?${query}`))).toEqual([path]);
  });

  it('a cursor of a page with another filter is refused', async () => {
    const workspace = await used(3);
    const { body } = await ask(workspace, '?limit=1');
    expect(
      issuePaths(await ask(workspace, `?limit=1&action=classify&cursor=${body.next}`)),
    ).toEqual(['cursor']);
  });

  it('a cursor of another list is refused', async () => {
    const workspace = await used(3);
    const { body } = await ask(workspace, '?limit=1');
    const answer = await workspace.call('GET', `/v1/requests?cursor=${body.next}`);
    expect(issuePaths(answer)).toEqual(['cursor']);
  });
});

describeAccess(() => service, usage);
