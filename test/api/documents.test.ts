import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument, listDocuments } from '../../contract/documents/documents.ts';
import type { Scope } from '../../contract/operation.ts';
import { sql } from '../../db/orm.ts';
import { createKey } from '../../db/store/workspaces.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { call, startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { WAYBILL } from '../support/waybills.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const make = async (workspace: TestWorkspace): Promise<string> => {
  const body = { ...WAYBILL, copies: ['original1'] };
  return (await workspace.call('POST', '/v1/documents/waybill', { body })).body.data.id;
};
const list = (workspace: TestWorkspace, query = '') =>
  workspace.call('GET', `/v1/documents${query}`);

describe('the list', () => {
  it('shows the documents of the workspace alone, newest first, page by page', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    const ids = [await make(one), await make(one), await make(one)].reverse();
    await make(other);
    const first = await list(one, '?limit=2');
    expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect(first.body.data[0]).toMatchObject({
      type: 'air_waybill',
      number: '016-12345675',
      actor: { type: 'key', name: 'Test key' },
    });
    expect(first.body.data[0].content).toBeUndefined();
    const second = await list(one, `?limit=2&cursor=${first.body.next}`);
    expect([second.body.data.map(({ id }: { id: string }) => id), second.body.next]).toEqual([
      ids.slice(2),
      null,
    ]);
    expect((await list(one, '?type=cn22')).body.data).toEqual([]);
  });

  it('400: a cursor of another list is refused', async () => {
    const workspace = await service.workspace();
    await make(workspace);
    await make(workspace);
    const { body } = await list(workspace, '?limit=1');
    expect(issuePaths(await list(workspace, `?limit=1&type=cn22&cursor=${body.next}`))).toEqual([
      'cursor',
    ]);
    expect(issuePaths(await list(workspace, '?type=letter'))).toEqual(['type']);
  });

  describeAccess(() => service, listDocuments);
});

describe('a document', () => {
  it('is given as JSON and as the file', async () => {
    const workspace = await service.workspace();
    const id = await make(workspace);
    const { status, body } = await workspace.call('GET', `/v1/documents/${id}`);
    expect([status, body.data.id, body.data.awbNumber]).toEqual([200, id, '016-12345675']);
    const headers = { authorization: `Bearer ${workspace.key}`, accept: 'application/pdf' };
    const answer = await fetch(`${service.url}/v1/documents/${id}`, { headers });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(
      [200, 'application/pdf', expect.stringContaining('Accept')],
    );
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(body.data.content);
  });

  it('404: of another workspace, or of none, nothing is told', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    const id = await make(one);
    for (const asked of [id, randomUUID()]) {
      const { status, body } = await other.call('GET', `/v1/documents/${asked}`);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
      expect(body.error.message).not.toContain(asked);
    }
  });

  it('404: it goes when its time is over', async () => {
    const workspace = await service.workspace();
    const id = await make(workspace);
    await sql(service.orm, `delete from documents where id = ?`, [id]);
    expect((await workspace.call('GET', `/v1/documents/${id}`)).status).toBe(404);
  });

  it('400: an id that is none', async () => {
    expect(issuePaths(await (await service.workspace()).call('GET', '/v1/documents/one'))).toEqual([
      'id',
    ]);
  });

  describe('keys', () => {
    it('401 without one, 403 without the scope', async () => {
      const path = getDocument.path.replace('{id}', randomUUID());
      expect((await call(service.url, 'GET', path)).status).toBe(401);
      const { key } = await service.workspace({ scopes: ['classify'] });
      expect((await call(service.url, 'GET', path, { key })).status).toBe(403);
    });
  });
});

it('the request log shows what was written on documents to keys with the scope alone', async () => {
  const workspace = await service.workspace();
  await make(workspace);
  const shown = async (scopes: Scope[]) => {
    const { key } = await createKey(service.orm, {
      workspaceId: workspace.id,
      name: 'Reader',
      scopes,
    });
    const { body } = await call(service.url, 'GET', '/v1/requests', { key });
    return body.data.find(({ path }: { path: string }) => path === '/v1/documents/waybill').body;
  };
  expect(await shown(['account', 'calculate'])).toMatchObject({ shipper: { city: 'Köln' } });
  expect(await shown(['account', 'compliance'])).toBeNull();
});
