import { describe, expect, it } from '@jest/globals';
import * as contract from '../../contract/restrictions.ts';
import { sql } from '../../db/orm.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { type Json, type TestWorkspace } from '../support/service.ts';

const PATH = '/v1/restrictions';

const { service } = useFaultyService();

const ask = (workspace: TestWorkspace, body: object) =>
  workspace.call('POST', PATH, {
    body: {
      destinationCountry: 'AU',
      items: [{ title: 'Ceramic mug', hsCode: '6912.00' }],
      ...body,
    },
  });
const checksOf = async (workspace: TestWorkspace, query = '') =>
  (await workspace.call('GET', `${PATH}/checks${query}`)).body.data;

describe('POST /v1/restrictions', () => {
  it('names fields that it does not know, and those that may be meant', async () => {
    const item = { title: 'Carpet', orgin: 'IR' };
    const { body } = await ask(await service.workspace(), { items: [item], origin: 'IR' });
    expect(body.data.notes).toEqual([
      'The field "origin" is not known to this interface and was ignored; did you mean originCountry?',
      expect.stringContaining('"items.0.orgin"'),
    ]);
  });
});

describe('GET /v1/restrictions/checks', () => {
  it('200: newest first, as many as asked, none of another workspace', async () => {
    const [workspace, other] = [await service.workspace(), await service.workspace()];
    const ids: string[] = [];
    for (const reference of ['1', '2', '3'])
      ids.unshift((await ask(workspace, { reference })).body.data.id);
    expect((await checksOf(workspace)).map(({ id }: Json) => id)).toEqual(ids);
    expect((await checksOf(workspace, '?limit=2')).map(({ id }: Json) => id)).toEqual(
      ids.slice(0, 2),
    );
    expect(await checksOf(other)).toEqual([]);
  });

  it('200: a page ends where its answers grow large, and the next one goes on', async () => {
    const workspace = await service.workspace();
    await ask(workspace, {});
    await sql(
      service.orm,
      `insert into checks (id, workspace_id, kind, request, result, actor, request_id)
       select gen_random_uuid(), workspace_id, kind, request,
         (result::jsonb || jsonb_build_object('reference', repeat('x', 2000000)))::json, actor, request_id
       from checks, generate_series(1, 5) where workspace_id = ?`,
      [workspace.id],
    );
    const sizes: number[] = [];
    const ids = new Set<string>();
    for (let cursor = ''; sizes.length < 9;) {
      const query = `?limit=200${cursor && `&cursor=${cursor}`}`;
      const { data, next } = (await workspace.call('GET', `${PATH}/checks${query}`)).body;
      sizes.push(data.length);
      for (const { id } of data) ids.add(id);
      if (next === null) break;
      cursor = next;
    }
    expect(ids.size).toBe(6);
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    // two of two megabytes, and the first check of all
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3);
  });

  it.each(['0', 'x', '1.5'])('400: a limit of %s', async (limit) => {
    const workspace = await service.workspace();
    expect(issuePaths(await workspace.call('GET', `${PATH}/checks?limit=${limit}`))).toEqual([
      'limit',
    ]);
  });

  describeAccess(() => service, contract.listRestrictionChecks);
});
