import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '../../contract/blocklist.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';

const PATH = '/v1/classify/blocklist';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const list = async (workspace: TestWorkspace) => (await workspace.call('GET', PATH)).body.data;
const add = (workspace: TestWorkspace, body: unknown) => workspace.call('POST', PATH, { body });
const remove = (workspace: TestWorkspace, query: string) =>
  workspace.call('DELETE', `${PATH}?${query}`);
const importCodes = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', `${PATH}/import`, { body });
const many = (count: number, from = 10_000_000) =>
  Array.from({ length: count }, (_, index) => ({ code: String(from + index) }));

describe('GET', () => {
  describe('200', () => {
    it('lists nothing at first, and then each code with its author and reason', async () => {
      const workspace = await service.workspace({ credits: 0 });
      expect(await list(workspace)).toEqual([]);
      await add(workspace, { code: '6109', destination: 'us', reason: 'We sell no T-shirts.' });
      expect(await list(workspace)).toEqual([
        {
          code: '6109',
          codeFormatted: '6109',
          destination: 'US',
          reason: 'We sell no T-shirts.',
          createdBy: 'Test key',
          createdAt: expect.any(String),
        },
      ]);
    });

    it('shows nothing of another workspace', async () => {
      const [one, other] = [await service.workspace(), await service.workspace()];
      await add(one, { code: '6109' });
      expect(await list(other)).toEqual([]);
    });
  });
  describeAccess(() => service, contract.listBlocklist);
});

describe('POST', () => {
  describe('200', () => {
    it('takes a code as people write it, for all destinations unless one is named', async () => {
      const { status, body } = await add(await service.workspace(), { code: '6109.10-00 12' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        code: '6109100012',
        codeFormatted: '6109.10.00.12',
        destination: '*',
        reason: null,
      });
    });

    it('a code blocked again gets the new reason, keeps the old one when none is given, and stays one', async () => {
      const workspace = await service.workspace();
      await add(workspace, { code: '6109', reason: 'First' });
      expect((await add(workspace, { code: '61.09' })).body.data.reason).toBe('First');
      expect((await add(workspace, { code: '6109', reason: 'Second' })).body.data.reason).toBe(
        'Second',
      );
      expect(await list(workspace)).toHaveLength(1);
    });

    it('one code may be blocked for several destinations', async () => {
      const workspace = await service.workspace();
      for (const destination of ['*', 'US', 'GB'])
        await add(workspace, { code: '6109', destination });
      expect(
        (await list(workspace)).map(({ destination }: { destination: string }) => destination),
      ).toEqual(['*', 'GB', 'US']);
    });
  });

  describe('400', () => {
    it.each([
      ['no code', {}, 'code'],
      ['an empty code', { code: '' }, 'code'],
      ['letters', { code: '6109AB' }, 'code'],
      ['nothing but dots', { code: '....' }, 'code'],
      ['one digit', { code: '6' }, 'code'],
      ['a destination that is no country', { code: '6109', destination: 'ZZ' }, 'destination'],
      ['a long reason', { code: '6109', reason: 'x'.repeat(301) }, 'reason'],
    ])('names the field: %s', async (_, body, path) => {
      const workspace = await service.workspace();
      expect(issuePaths(await add(workspace, body))).toEqual([path]);
      expect(await list(workspace)).toEqual([]);
    });

    it('the 5,001st code is refused, a blocked one may still get a reason', async () => {
      const workspace = await service.workspace();
      await importCodes(workspace, { codes: many(5000) });
      const answer = await add(workspace, { code: '6109' });
      expect(issuePaths(answer)).toEqual(['code']);
      expect(answer.body.error.details).toMatchObject({ reason: 'limit_reached', limit: 5000 });
      expect((await add(workspace, { code: '10000000', reason: 'Late' })).status).toBe(200);
      expect(await list(workspace)).toHaveLength(5000);
    });
  });
  describeAccess(() => service, contract.addToBlocklist, { body: { code: '6109' } });
});

describe('DELETE', () => {
  describe('200', () => {
    it('says whether there was anything to unblock', async () => {
      const workspace = await service.workspace();
      await add(workspace, { code: '6109' });
      expect((await remove(workspace, 'code=61.09')).body.data).toEqual({ removed: true });
      expect((await remove(workspace, 'code=6109')).body.data).toEqual({ removed: false });
      expect(await list(workspace)).toEqual([]);
    });

    it('with a destination only that one is unblocked, without one all are', async () => {
      const workspace = await service.workspace();
      for (const destination of ['*', 'US', 'GB'])
        await add(workspace, { code: '6109', destination });
      await remove(workspace, 'code=6109&destination=us');
      expect(await list(workspace)).toHaveLength(2);
      await remove(workspace, 'code=6109&destination=*');
      expect(
        (await list(workspace)).map(({ destination }: { destination: string }) => destination),
      ).toEqual(['GB']);
      await remove(workspace, 'code=6109');
      expect(await list(workspace)).toEqual([]);
    });

    it('unblocks nothing of another workspace', async () => {
      const [one, other] = [await service.workspace(), await service.workspace()];
      await add(one, { code: '6109' });
      expect((await remove(other, 'code=6109')).body.data).toEqual({ removed: false });
      expect(await list(one)).toHaveLength(1);
    });
  });

  describe('400', () => {
    it.each([
      ['no code', '', 'code'],
      ['letters', 'code=shirt', 'code'],
      ['a code given twice', 'code=6109&code=6110', 'code'],
      ['a destination that is no country', 'code=6109&destination=ZZ', 'destination'],
    ])('names the field: %s', async (_, query, path) => {
      expect(issuePaths(await remove(await service.workspace(), query))).toEqual([path]);
    });
  });
  describeAccess(() => service, contract.removeFromBlocklist, { query: '?code=6109' });
});

describe('POST import', () => {
  describe('200', () => {
    it('tells what was added, updated and removed, and how many codes stand', async () => {
      const workspace = await service.workspace();
      const first = await importCodes(workspace, {
        codes: [{ code: '6109' }, { code: '6110', destination: 'us' }],
      });
      expect(first.body.data).toEqual({ added: 2, updated: 0, removed: 0, total: 2 });
      const second = await importCodes(workspace, {
        codes: [{ code: '6109', reason: 'No' }, { code: '6111' }],
      });
      expect(second.body.data).toEqual({ added: 1, updated: 1, removed: 0, total: 3 });
      const third = await importCodes(workspace, {
        codes: [{ code: '6111' }, { code: '6112' }],
        replace: true,
      });
      expect(third.body.data).toEqual({ added: 1, updated: 1, removed: 2, total: 2 });
    });

    it('the same code twice in one import is one code', async () => {
      const { body } = await importCodes(await service.workspace(), {
        codes: [{ code: '6109' }, { code: '61.09' }],
      });
      expect(body.data).toEqual({ added: 1, updated: 0, removed: 0, total: 1 });
    });

    it('takes 5,000 codes', async () => {
      const { body } = await importCodes(await service.workspace(), { codes: many(5000) });
      expect(body.data).toEqual({ added: 5000, updated: 0, removed: 0, total: 5000 });
    });

    it('a replacing import of 5,000 other codes fits', async () => {
      const workspace = await service.workspace();
      await importCodes(workspace, { codes: many(5000) });
      const { body } = await importCodes(workspace, {
        codes: many(5000, 20_000_000),
        replace: true,
      });
      expect(body.data).toEqual({ added: 5000, updated: 0, removed: 5000, total: 5000 });
    });

    it('two imports at once never exceed the limit together', async () => {
      const workspace = await service.workspace();
      const answers = await Promise.all([
        importCodes(workspace, { codes: many(3000) }),
        importCodes(workspace, { codes: many(3000, 20_000_000) }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expect(await list(workspace)).toHaveLength(3000);
    });
  });

  describe('400', () => {
    it('is all or nothing: one that would exceed 5,000 codes changes nothing', async () => {
      const workspace = await service.workspace();
      await importCodes(workspace, { codes: [{ code: '6109', reason: 'Before' }] });
      const answer = await importCodes(workspace, {
        codes: [...many(4999), { code: '6109', reason: 'After' }, { code: '6110' }].slice(0, 5000),
      });
      expect(answer.status).toBe(200); // 4,999 new ones and the one that was there: 5,000
      const over = await importCodes(workspace, {
        codes: [{ code: '6109', reason: 'Never' }, { code: '7001' }],
      });
      expect(over.status).toBe(400);
      expect(over.body.error.details.reason).toBe('limit_reached');
      const codes = await list(workspace);
      expect(codes).toHaveLength(5000);
      expect(codes.find(({ code }: { code: string }) => code === '6109').reason).toBe('After');
    });

    it.each([
      ['no codes', { codes: [] }, 'codes'],
      ['5,001 codes', { codes: many(5001) }, 'codes'],
      [
        'one bad code among good ones',
        { codes: [{ code: '6109' }, { code: 'x' }] },
        'codes.1.code',
      ],
      ['replace as text', { codes: [{ code: '6109' }], replace: 'yes' }, 'replace'],
    ])('names the field and changes nothing: %s', async (_, body, path) => {
      const workspace = await service.workspace();
      expect(issuePaths(await importCodes(workspace, body))).toEqual([path]);
      expect(await list(workspace)).toEqual([]);
    });
  });
  describeAccess(() => service, contract.importBlocklist, { body: { codes: [{ code: '6109' }] } });
});
