import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { me } from '../../contract/account.ts';
import { createKey, updateSettings } from '../../db/store/workspaces.ts';
import { describeAccess } from '../support/access.ts';
import { call, startService, type TestService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

describe('200', () => {
  it('tells workspace, key and balance', async () => {
    const workspace = await service.workspace({ credits: 7, scopes: ['classify', 'account'] });
    const { status, body } = await workspace.call('GET', '/v1/me');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      workspace: { id: workspace.id, status: 'active' },
      key: {
        id: workspace.keyId,
        name: 'Test key',
        scopes: ['classify', 'account'],
        expiresAt: null,
      },
      client: null,
      user: null,
      credits: { balance: 7 },
      limits: { perMinute: 100_000 },
    });
  });

  it('shows the first characters of the key, never the key', async () => {
    const workspace = await service.workspace();
    const { body } = await workspace.call('GET', '/v1/me');
    expect(body.data.key.prefix).toBe(workspace.key.slice(0, 12));
    expect(JSON.stringify(body)).not.toContain(workspace.key);
  });

  it('tells the settings of the workspace, and the defaults of the service for the rest', async () => {
    const workspace = await service.workspace();
    expect((await workspace.call('GET', '/v1/me')).body.data.settings).toEqual({
      originReviewThreshold: 0.8,
      validateReviewThreshold: 0.3,
      defaultMode: null,
      defaultMarkets: [],
    });
    await updateSettings(service.orm, workspace.id, {
      defaultMode: 'max',
      validateReviewThreshold: 0,
    });
    expect((await workspace.call('GET', '/v1/me')).body.data.settings).toMatchObject({
      originReviewThreshold: 0.8,
      validateReviewThreshold: 0,
      defaultMode: 'max',
    });
  });

  it('tells when the key was last used, and when it expires', async () => {
    const { id: workspaceId } = await service.workspace();
    const expiresAt = new Date('2099-01-31T00:00:00.000Z');
    const { key } = await createKey(service.orm, {
      workspaceId,
      name: 'Expiring',
      scopes: [],
      expiresAt,
    });
    const asked = await eventually(
      async () => (await call(service.url, 'GET', '/v1/me', { key })).body.data.key,
      ({ lastUsedAt }) => lastUsedAt !== null,
    );
    expect(asked.expiresAt).toBe(expiresAt.toISOString());
  });

  it('the scheme of the header may be written in any case', async () => {
    const { key } = await service.workspace();
    const answer = await call(service.url, 'GET', '/v1/me', {
      headers: { authorization: `bearer ${key}` },
    });
    expect(answer.status).toBe(200);
  });
});

describeAccess(() => service, me);
