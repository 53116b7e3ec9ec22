import { describe, expect, it } from '@jest/globals';
import * as contract from '../../contract/restrictions.ts';
import { sql } from '../../db/orm.ts';
import { creditsOf, describeAccess, issuePaths, withBucket } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { failsForGood, failsOnce, hangs, runsTwice } from '../support/faults.ts';
import { type Json, type TestWorkspace } from '../support/service.ts';

const PATH = '/v1/restrictions';
const VAPE = { sku: 'V-1', title: 'Disposable vape pen', hsCode: '8543.40' };
const MUG = { title: 'Ceramic mug', hsCode: '6912.00' };
const IVORY = { title: 'Carved ivory figurine' };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: object, idempotencyKey?: string) =>
  workspace.call('POST', PATH, {
    body: { destinationCountry: 'AU', items: [VAPE, MUG], ...body },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const checksOf = async (workspace: TestWorkspace, query = '') =>
  (await workspace.call('GET', `${PATH}/checks${query}`)).body.data;
const addRule = (workspace: TestWorkspace, rule: object) =>
  workspace.call('POST', `${PATH}/rules`, {
    body: { ruleType: 'restriction', title: 'Own rule', ...rule },
  });
/** Rules of a workspace on goods from China. */
const addOwn = (
  workspace: TestWorkspace,
  { count, title, summary }: { count: number; title: string; summary: string },
) =>
  sql(
    service.orm,
    `insert into restriction_rules
       (id, workspace_id, country, direction, rule_type, keywords, origins, title, summary)
     select gen_random_uuid(), ?::uuid, '*', 'import', 'observation', '{}', '{CN}', ?, ?
     from generate_series(1, ?::int)`,
    [workspace.id, title, summary, count],
  );
const idsOf = (answer: Json, index = 0): string[] =>
  answer.body.data.items[index].restrictions.map(({ id }: Json) => id);

describe('POST /v1/restrictions', () => {
  describe('200', () => {
    it('says of each item what forbids it, counts, and keeps the check', async () => {
      const workspace = await service.workspace({ credits: 0 });
      const { status, body } = await ask(workspace, { originCountry: 'cn', reference: 'order 7' });
      expect(status).toBe(200);
      expect(body.replayed).toBe(false);
      expect(body.data).toMatchObject({
        destinationCountry: 'AU',
        originCountry: 'CN',
        reference: 'order 7',
        outcome: 'blocked',
        counts: { clear: 1, review: 0, blocked: 1 },
      });
      expect(body.data.items).toMatchObject([
        {
          index: 0,
          sku: 'V-1',
          title: 'Disposable vape pen',
          hsCode: '854340',
          outcome: 'blocked',
        },
        { index: 1, sku: null, hsCode: '691200', outcome: 'clear', restrictions: [] },
      ]);
      expect(body.data.items[0].restrictions[0]).toMatchObject({
        id: 'au-vapes',
        source: 'official',
        direction: 'import',
        ruleType: 'prohibition',
        country: 'AU',
        agency: 'TGA',
        matchedOn: 'code_and_keyword',
        matchedCode: '854340',
        confidence: 'high',
        measureType: null,
      });
      expect(body.data.dataSource.datasets[0]).toMatchObject({ dataset: 'restrictions', seq: 1 });
      const checks = await checksOf(workspace);
      expect(checks).toMatchObject([
        {
          id: body.data.id,
          reference: 'order 7',
          outcome: 'blocked',
          itemCount: 2,
          actor: { type: 'key' },
        },
      ]);
      expect(checks[0].result).toEqual(body.data);
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 0,
        charged: 0,
        free: 0,
      });
    });

    it('an item without a code is blocked by what it plainly is, reviewed where a fact decides', async () => {
      const workspace = await service.workspace();
      const ivory = await ask(workspace, { destinationCountry: 'US', items: [IVORY] });
      expect(ivory.body.data.items[0].outcome).toBe('blocked');
      expect(ivory.body.data.items[0].restrictions[0]).toMatchObject({
        id: 'us-elephant-ivory',
        confidence: 'high',
      });
      const cannabidiol = await ask(workspace, {
        destinationCountry: 'AU',
        items: [{ title: 'CBD oil drops 30 ml' }],
      });
      expect(cannabidiol.body.data.items[0].outcome).toBe('review');
    });

    it('export rules are read only when the origin is given', async () => {
      const workspace = await service.workspace();
      const items = [{ title: 'Flying drone', hsCode: '8806.22' }];
      const asked = { destinationCountry: 'GB', items };
      expect(idsOf(await ask(workspace, asked))).toEqual(['origin-not-named']);
      const answer = await ask(workspace, { ...asked, originCountry: 'DE' });
      expect(idsOf(answer)).toContain('eu-export-dual-use');
      expect(answer.body.data.items[0].restrictions[0].direction).toBe('export');
    });

    it('takes 100 items, and gives as many', async () => {
      const items = Array.from({ length: 100 }, () => IVORY);
      const { body } = await ask(await service.workspace(), { destinationCountry: 'DE', items });
      expect(body.data.items).toHaveLength(100);
      expect(body.data.counts).toEqual({ clear: 0, review: 100, blocked: 0 });
    });

    it('lists the fifty most serious restrictions of an item, and says how many more hold', async () => {
      const workspace = await service.workspace();
      await addOwn(workspace, { count: 59, title: 'Own rule', summary: '' });
      await addRule(workspace, { ruleType: 'prohibition', origins: ['CN'] });
      const answer = await ask(workspace, { originCountry: 'CN', items: [MUG] });
      const [item] = answer.body.data.items;
      expect(item).toMatchObject({ outcome: 'blocked', omitted: 10 });
      expect(item.restrictions).toHaveLength(50);
      expect(item.restrictions[0].ruleType).toBe('prohibition');
    });

    it('an answer stays small, however much the rules say', async () => {
      const workspace = await service.workspace();
      await addOwn(workspace, { count: 60, title: 'é'.repeat(200), summary: 'é'.repeat(1000) });
      const items = Array.from({ length: 100 }, () => MUG);
      const answer = await ask(workspace, { originCountry: 'CN', items });
      expect(answer.status).toBe(200);
      expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThan(4_200_000);
      const [item] = answer.body.data.items;
      expect(item.restrictions.length).toBeGreaterThan(10);
      expect(item.restrictions.length + item.omitted).toBe(60);
    });

    it('an item full of words of rules is checked like any other', async () => {
      const full = (characters: number): string => 'e-cigarette '.repeat(characters / 12).trim();
      const item = {
        title: full(300),
        description: full(1992),
        material: full(300),
        category: full(300),
      };
      const items = Array.from({ length: 10 }, () => item);
      const answer = await ask(await service.workspace(), { items });
      expect(answer.status).toBe(200);
      expect(idsOf(answer, 9)).toContain('au-vapes');
    });

    it('a repeated key gives the first answer and keeps nothing new', async () => {
      const workspace = await service.workspace();
      const first = await ask(workspace, {}, 'one');
      const second = await ask(workspace, {}, 'one');
      expect([first.body.replayed, second.body.replayed]).toEqual([false, true]);
      expect(second.body.data).toEqual(first.body.data);
      expect(await checksOf(workspace)).toHaveLength(1);
    });

    it.each([
      ['fails once', failsOnce],
      ['runs twice', runsTwice],
    ])('a step that %s keeps one check', async (_, fault) => {
      const workspace = await service.workspace();
      faults.set('checkAndKeepRestrictions', fault);
      expect((await ask(workspace, {})).status).toBe(200);
      expect(await checksOf(workspace)).toHaveLength(1);
    });
  });

  describe('400', () => {
    it.each([
      ['no items', { items: [] }, 'items'],
      ['101 items', { items: Array.from({ length: 101 }, () => MUG) }, 'items'],
      ['an item that says nothing', { items: [MUG, { sku: 'A' }] }, 'items.1'],
      ['an item of blanks', { items: [{ title: '  ' }] }, 'items.0'],
      ['a code with letters', { items: [{ hsCode: 'abc' }] }, 'items.0.hsCode'],
      ['a heading that does not exist', { items: [MUG, { hsCode: '0000' }] }, 'items.1.hsCode'],
      ['a destination that is none', { destinationCountry: 'ZZ' }, 'destinationCountry'],
      ['an origin that is none', { originCountry: 'UK' }, 'originCountry'],
      ['a long reference', { reference: 'x'.repeat(201) }, 'reference'],
      ['no destination', { destinationCountry: undefined }, 'destinationCountry'],
      ['a negative value', { items: [{ ...MUG, value: -1 }] }, 'items.0.value'],
    ])('names the place: %s', async (_, body, path) => {
      const workspace = await service.workspace();
      expect(issuePaths(await ask(workspace, body))).toEqual([path]);
      expect(await checksOf(workspace)).toEqual([]);
    });
  });

  describeAccess(() => service, contract.checkRestrictions, {
    body: { destinationCountry: 'AU', items: [MUG] },
  });

  describe('409', () => {
    it('a key that stood for another check is refused', async () => {
      const workspace = await service.workspace();
      expect((await ask(workspace, {}, 'one')).status).toBe(200);
      const answer = await ask(workspace, { items: [MUG] }, 'one');
      expect(answer.status).toBe(409);
      expect(answer.body.error).toMatchObject({
        code: 'conflict',
        details: { reason: 'different_request' },
      });
    });
  });

  describe('413', () => {
    it('a body over two megabytes is refused', async () => {
      const answer = await ask(await service.workspace(), { note: 'x'.repeat(2 * 1024 * 1024) });
      expect(answer.status).toBe(413);
    });
  });

  describe('422', () => {
    it('a destination without rules of its own is refused, though the rules for all countries would match', async () => {
      const workspace = await service.workspace();
      await addRule(workspace, { country: 'AQ', code: '6912' });
      const answer = await ask(workspace, { destinationCountry: 'AQ' });
      expect(answer.status).toBe(422);
      expect(answer.body.error).toMatchObject({
        code: 'unsupported_country',
        details: { destinationCountry: 'AQ' },
      });
      expect(await checksOf(workspace)).toEqual([]);
    });
  });

  describe('429', () => {
    it('the eleventh check of a minute is refused, of one workspace alone', async () => {
      const [workspace, other] = [await service.workspace(), await service.workspace()];
      await withBucket(service.orm, `restrictions:${workspace.id}`, 9, async () => {
        expect((await ask(workspace, {})).status).toBe(200);
        const answer = await ask(workspace, {});
        expect(answer.status).toBe(429);
        expect(answer.body.error.code).toBe('rate_limited');
        expect(answer.headers.get('retry-after')).toBe(
          String(answer.body.error.details.retryAfterSeconds),
        );
        expect((await ask(other, {})).status).toBe(200);
      });
    });
  });

  describe.each([
    [502, 'upstream_error', failsForGood],
    [504, 'upstream_timeout', hangs],
  ] as const)('%d', (status, code, fault) => {
    it('a check that gives no answer keeps nothing and frees its key', async () => {
      const workspace = await service.workspace();
      faults.set('checkAndKeepRestrictions', fault);
      const answer = await ask(workspace, {}, 'one');
      faults.clear();
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
      expect(await checksOf(workspace)).toEqual([]);
      expect((await ask(workspace, {}, 'one')).status).toBe(200);
    });
  });
});

describe('rules of the workspace', () => {
  const listOf = async (workspace: TestWorkspace) =>
    (await workspace.call('GET', `${PATH}/rules`)).body.data;
  const remove = (workspace: TestWorkspace, id: string) =>
    workspace.call('DELETE', `${PATH}/rules?id=${id}`);

  describe('POST', () => {
    describe('200', () => {
      it('a rule holds everywhere for imports unless it says otherwise', async () => {
        const workspace = await service.workspace({ credits: 0 });
        const { status, body } = await addRule(workspace, {
          code: '6912.00',
          keywords: ['mug', 'mug'],
        });
        expect(status).toBe(200);
        expect(body.data).toEqual({
          id: expect.any(String),
          country: '*',
          direction: 'import',
          ruleType: 'restriction',
          code: '691200',
          keywords: ['mug'],
          origins: [],
          title: 'Own rule',
          summary: null,
          createdBy: 'Test key',
          createdAt: expect.any(String),
        });
        expect(await listOf(workspace)).toEqual([body.data]);
      });

      it('is checked as it is written, and only for its own workspace', async () => {
        const [workspace, other] = [await service.workspace(), await service.workspace()];
        const { body } = await addRule(workspace, {
          ruleType: 'prohibition',
          code: '69',
          keywords: ['mugs'],
        });
        const items = [MUG, { title: 'Mug' }, { title: 'Ceramic plate', hsCode: '6912.00' }];
        const answer = await ask(workspace, { items });
        expect(answer.body.data.items.map(({ outcome }: Json) => outcome)).toEqual([
          'blocked',
          'clear',
          'clear',
        ]);
        expect(answer.body.data.items[0].restrictions).toMatchObject([
          {
            source: 'workspace',
            ruleId: body.data.id,
            confidence: 'high',
            matchedOn: 'code_and_keyword',
          },
        ]);
        expect((await ask(other, { items })).body.data.outcome).toBe('clear');
        await remove(workspace, body.data.id);
        expect((await ask(workspace, { items })).body.data.outcome).toBe('clear');
      });

      it('a rule of a title alone meets every item to its country', async () => {
        const workspace = await service.workspace();
        const { status } = await addRule(workspace, { ruleType: 'observation', country: 'DE' });
        expect(status).toBe(200);
        const to = async (destinationCountry: string): Promise<Json[]> =>
          (await ask(workspace, { destinationCountry, items: [MUG] })).body.data.items[0]
            .restrictions;
        const titles = async (country: string) => (await to(country)).map(({ title }) => title);
        expect(await titles('DE')).toContain('Own rule');
        expect(await titles('FR')).not.toContain('Own rule');
      });

      it('a rule on origins, and one on exports', async () => {
        const workspace = await service.workspace();
        await addRule(workspace, {
          origins: ['cn'],
          country: 'au',
          ruleType: 'observation',
          title: 'A',
        });
        await addRule(workspace, {
          direction: 'export',
          country: 'CN',
          origins: ['AU'],
          title: 'B',
        });
        const titles = async (body: object): Promise<string[]> =>
          (await ask(workspace, { items: [MUG], ...body })).body.data.items[0].restrictions.map(
            ({ title }: Json) => title,
          );
        expect(await titles({})).toEqual([]);
        expect(await titles({ originCountry: 'CN' })).toEqual(['B', 'A']);
        expect(await titles({ originCountry: 'CN', destinationCountry: 'NZ' })).toEqual([]);
      });
    });

    describe('400', () => {
      it.each([
        ['no kind', { ruleType: undefined, code: '69' }, 'ruleType'],
        ['no title', { title: undefined, code: '69' }, 'title'],
        ['a long title', { title: 'x'.repeat(201), code: '69' }, 'title'],
        ['a long summary', { summary: 'x'.repeat(1001), code: '69' }, 'summary'],
        ['a keyword of one letter', { keywords: ['x'] }, 'keywords.0'],
        ['a keyword of signs', { keywords: ['--'] }, 'keywords.0'],
        [
          '51 keywords',
          { keywords: Array.from({ length: 51 }, (_, at) => `word ${at}`) },
          'keywords',
        ],
        ['a country that is none', { country: 'ZZ', code: '69' }, 'country'],
        ['a direction that is none', { direction: 'transit', code: '69' }, 'direction'],
      ])('names the place: %s', async (_, rule, path) => {
        const workspace = await service.workspace();
        expect(issuePaths(await addRule(workspace, rule))).toEqual([path]);
        expect(await listOf(workspace)).toEqual([]);
      });

      it('all rules of a workspace have at most 5,000 keywords', async () => {
        const workspace = await service.workspace();
        await sql(
          service.orm,
          `insert into restriction_rules (id, workspace_id, country, direction, rule_type, keywords, origins, title)
           select gen_random_uuid(), ?::uuid, '*', 'import', 'observation',
             array(select 'word ' || word from generate_series(1, 50) as word), '{}', 'A rule'
           from generate_series(1, 99)`,
          [workspace.id],
        );
        const words = (count: number) => Array.from({ length: count }, (_, at) => `other ${at}`);
        expect((await addRule(workspace, { keywords: words(49) })).status).toBe(200);
        const answer = await addRule(workspace, { keywords: words(2) });
        expect(answer.status).toBe(400);
        expect(answer.body.error.details).toMatchObject({ reason: 'limit_reached', limit: 5000 });
        expect(issuePaths(answer)).toEqual(['keywords']);
        expect((await addRule(workspace, { keywords: ['word'] })).status).toBe(200);
      });

      it('all rules of a workspace have at most a megabyte of text', async () => {
        const workspace = await service.workspace();
        const [title, summary] = ['é'.repeat(200), 'é'.repeat(1000)];
        await addOwn(workspace, { count: 416, title, summary }); // 2,402 bytes each
        const answer = await addRule(workspace, { code: '69', title, summary });
        expect(answer.status).toBe(400);
        expect(answer.body.error.details).toMatchObject({
          reason: 'limit_reached',
          limit: 1_000_000,
        });
        expect((await addRule(workspace, { code: '69' })).status).toBe(200);
      });

      it('a workspace with a thousand rules gets no other', async () => {
        const workspace = await service.workspace();
        await sql(
          service.orm,
          `insert into restriction_rules (id, workspace_id, country, direction, rule_type, code, keywords, origins, title)
           select gen_random_uuid(), ?::uuid, '*', 'import', 'observation', '69', '{}', '{}', 'A rule'
           from generate_series(1, 999)`,
          [workspace.id],
        );
        expect((await addRule(workspace, { code: '69' })).status).toBe(200);
        const answer = await addRule(workspace, { code: '70' });
        expect(answer.status).toBe(400);
        expect(answer.body.error.details).toMatchObject({ reason: 'limit_reached', limit: 1000 });
        expect(await listOf(workspace)).toHaveLength(1000);
      });
    });
    describeAccess(() => service, contract.addRestrictionRule, {
      body: { ruleType: 'restriction', title: 'Own rule', code: '69' },
    });
  });

  describe('GET', () => {
    it('200: newest first, none of another workspace', async () => {
      const [workspace, other] = [await service.workspace(), await service.workspace()];
      for (const title of ['A', 'B']) await addRule(workspace, { title, code: '69' });
      expect((await listOf(workspace)).map(({ title }: Json) => title)).toEqual(['B', 'A']);
      expect(await listOf(other)).toEqual([]);
    });
    describeAccess(() => service, contract.listRestrictionRules);
  });

  describe('DELETE', () => {
    it('200: removes a rule once, and none of another workspace', async () => {
      const [workspace, other] = [await service.workspace(), await service.workspace()];
      const { id } = (await addRule(workspace, { code: '69' })).body.data;
      expect((await remove(other, id)).body).toEqual({ data: { removed: false } });
      expect(await listOf(workspace)).toHaveLength(1);
      expect((await remove(workspace, id)).body).toEqual({ data: { removed: true } });
      expect((await remove(workspace, id)).body).toEqual({ data: { removed: false } });
      expect(await listOf(workspace)).toEqual([]);
    });
    it('400: an id that is none', async () => {
      expect(issuePaths(await remove(await service.workspace(), 'x'))).toEqual(['id']);
    });
    describeAccess(() => service, contract.removeRestrictionRule, {
      query: '?id=00000000-0000-4000-8000-000000000000',
    });
  });
});

it('GET /v1/countries marks the destinations that are covered', async () => {
  const workspace = await service.workspace();
  const { data } = (await workspace.call('GET', '/v1/countries')).body;
  const covered = data
    .filter(({ restrictions }: Json) => restrictions)
    .map(({ code }: Json) => code);
  expect(covered).toEqual(expect.arrayContaining(['AU', 'DE', 'FR', 'GB', 'MC', 'PR', 'US', 'XI']));
  expect(covered).not.toContain('AQ');
});
