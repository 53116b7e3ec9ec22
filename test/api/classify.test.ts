import { describe, expect, it } from '@jest/globals';
import { classify } from '../../contract/classify.ts';
import { sql } from '../../db/orm.ts';
import { setPrice } from '../../db/store/prices.ts';
import { importBlocked } from '../../db/store/blocklist.ts';
import { switchAction, updateSettings } from '../../db/store/workspaces.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { failsForGood, hangs } from '../support/faults.ts';
import { type TestWorkspace } from '../support/service.ts';

const SHIRT = { description: 'Knitted cotton T-shirt for men', destinationCountry: 'US' };
const VAGUE = { description: 'shoes', destinationCountry: 'US' };
const NO_GOODS = { description: 'zzqx qqwx', destinationCountry: 'US' };

const { service, faults } = useFaultyService();

const ask = (workspace: TestWorkspace, body: unknown, idempotencyKey?: string) =>
  workspace.call('POST', '/v1/classify', { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

describe('200', () => {
  it('answers with a line of the national tariff, its hierarchy and its sources', async () => {
    const { status, body } = await ask(await service.workspace(), SHIRT);
    expect(status).toBe(200);
    const { data } = body;
    expect(data.hsCode).toMatch(/^610910\d{4}$/);
    expect(data).toMatchObject({ nomenclature: 'us', destinationCountry: 'US', schedule: 'US' });
    expect(data.hsCodeFormatted).toBe(data.hsCode.replace(/^(....)(..)(..)(..)$/, '$1.$2.$3.$4'));
    expect(data.hierarchy.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['61', '6109', '610910', data.hsCode]),
    );
    expect(data.dataSource.datasets.length).toBeGreaterThan(0);
    expect(data.alternatives.map(({ hsCode }: { hsCode: string }) => hsCode)).not.toContain(
      data.hsCode,
    );
  });

  it('tells which fields are not known, and which was meant', async () => {
    const { body } = await ask(await service.workspace(), { ...SHIRT, fact: { fabric: 'knit' } });
    expect(body.data.notes).toEqual([
      'The field "fact" is not known to this interface and was ignored; did you mean facts?',
    ]);
  });

  it('asks for what decides; the same text with the answer is settled', async () => {
    const workspace = await service.workspace();
    const dress = { description: 'summer dress of cotton', destinationCountry: 'BR' };
    const { questions } = (await ask(workspace, dress)).body.data;
    const [{ fact, choices }] = questions;
    expect(fact).toBe('fabric');
    const knitted = choices.find(({ value }: { value: string }) => value === 'knit');
    const settled = await ask(workspace, { ...dress, facts: { [fact]: knitted.value } });
    expect(settled.body.data.hsCode).toBe(knitted.hsCode);
    expect(settled.body.data).not.toHaveProperty('questions');
  });

  it('answers with the six digits of the HS where no national tariff is loaded', async () => {
    const { body } = await ask(await service.workspace(), { ...SHIRT, destinationCountry: 'BR' });
    expect(body.data).toMatchObject({
      hsCode: '610910',
      hsCodeFormatted: '6109.10',
      nomenclature: 'global',
    });
  });

  it('takes country codes in any case', async () => {
    const { status, body } = await ask(await service.workspace(), {
      ...SHIRT,
      destinationCountry: 'us',
      originCountry: 'cN',
    });
    expect(status).toBe(200);
    expect(body.data.destinationCountry).toBe('US');
  });

  it.each([
    ['mini', 1],
    ['pro', 2],
  ] as const)('mode %s costs %d credits', async (mode, cost) => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, { ...SHIRT, mode });
    expect(body).toMatchObject({
      data: { mode },
      credits: { charged: cost, remaining: 100 - cost },
      replayed: false,
    });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100 - cost, charged: 1 });
  });

  it('a weak answer escalates to every stronger mode, and only the asked one is charged', async () => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, { ...VAGUE, mode: 'mini' });
    expect(body.data).toMatchObject({ mode: 'mini', modesRun: ['mini', 'pro'], needsReview: true });
    expect(body.credits).toMatchObject({ charged: 1, remaining: 99 });
  });

  it('a confident answer does not escalate', async () => {
    const { body } = await ask(await service.workspace(), { ...SHIRT, mode: 'mini' });
    expect(body.data).toMatchObject({ modesRun: ['mini'], confidence: 'high' });
  });

  it('a mode that is switched off is neither run by escalation nor taken by default', async () => {
    const workspace = await service.workspace();
    await setPrice(service.orm, 'classify:pro', null);
    try {
      const escalated = await ask(workspace, { ...VAGUE, mode: 'mini' });
      expect(escalated.body.data.modesRun).toEqual(['mini']);
      const byDefault = await ask(workspace, SHIRT);
      expect(byDefault.body.data.mode).toBe('mini');
    } finally {
      await setPrice(service.orm, 'classify:pro', undefined);
    }
  });

  it('without a mode the default runs: that of the workspace, else that of the service', async () => {
    const workspace = await service.workspace();
    expect((await ask(workspace, SHIRT)).body.data.mode).toBe('pro');
    await updateSettings(service.orm, workspace.id, { defaultMode: 'mini' });
    expect((await ask(workspace, SHIRT)).body).toMatchObject({
      data: { mode: 'mini' },
      credits: { charged: 1 },
    });
  });

  it('where the default is not available the strongest mode below it runs', async () => {
    const workspace = await service.workspace();
    await updateSettings(service.orm, workspace.id, { defaultMode: 'max' });
    expect((await ask(workspace, SHIRT)).body.data).toMatchObject({ mode: 'pro' });
  });

  it('a free mode charges nothing and still leaves a usage event', async () => {
    const workspace = await service.workspace({ credits: 0 });
    await setPrice(service.orm, 'classify:mini', 0);
    try {
      const { status, body } = await ask(workspace, { ...SHIRT, mode: 'mini' });
      expect(status).toBe(200);
      expect(body.credits).toMatchObject({ charged: 0, remaining: 0 });
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 0,
        charged: 0,
        free: 1,
      });
    } finally {
      await setPrice(service.orm, 'classify:mini', undefined);
    }
  });

  it('a blocked line gives way to another of its six digits, a blocked heading to no other goods', async () => {
    const workspace = await service.workspace();
    const first = (await ask(workspace, SHIRT)).body.data.hsCode;
    const block = (code: string) =>
      importBlocked(service.orm, workspace.id, [{ code, destination: '*' }], {
        replace: false,
        createdBy: 'Test',
      });
    await block(first);
    const second = (await ask(workspace, SHIRT)).body.data;
    expect(second.hsCode).not.toBe(first);
    expect(second.alternatives.map(({ hsCode }: { hsCode: string }) => hsCode)).not.toContain(
      first,
    );
    await block('6109');
    const third = await ask(workspace, SHIRT);
    expect(third.body.error.details.reason).toBe('unclassifiable');
  });

  it('a code blocked for another destination is still answered', async () => {
    const workspace = await service.workspace();
    await importBlocked(service.orm, workspace.id, [{ code: '6109', destination: 'CA' }], {
      replace: false,
      createdBy: 'Test',
    });
    expect((await ask(workspace, SHIRT)).body.data.hsCode).toMatch(/^610910/);
  });

  it('keeps article number, countries and code with the usage event', async () => {
    const workspace = await service.workspace();
    const { body } = await ask(workspace, {
      ...SHIRT,
      originCountry: 'BD',
      sku: 'TS-1',
      mode: 'pro',
    });
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toHaveLength(1);
    expect(usage.body.data[0]).toMatchObject({
      id: body.credits.usageId,
      action: 'classify',
      mode: 'pro',
      status: 'charged',
      credits: 2,
      sku: 'TS-1',
      destinationCountry: 'US',
      originCountry: 'BD',
      summary: SHIRT.description,
      resultCode: body.data.hsCode,
    });
  });

  it.each([
    ['Greek and Chinese', 'βαμβακερό T-shirt 棉质T恤 cotton knitted T-shirt'],
    ['emoji', '👕 knitted cotton T-shirt 🧵'],
    ['what looks like SQL', `knitted cotton T-shirt'); drop table workspaces; --`],
    ['2,000 characters', `knitted cotton T-shirt ${'very soft '.repeat(197)}`.slice(0, 2000)],
  ])('reads a description with %s', async (_, description) => {
    expect((await ask(await service.workspace(), { ...SHIRT, description })).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['a body that is no object', [], 'body'],
    ['no description', { destinationCountry: 'US' }, 'description'],
    ['a description of one letter', { ...SHIRT, description: 'x' }, 'description'],
    ['a description of blanks', { ...SHIRT, description: '   ' }, 'description'],
    [
      'a description over 2,000 characters',
      { ...SHIRT, description: 'x'.repeat(2001) },
      'description',
    ],
    ['a description that is no text', { ...SHIRT, description: 7 }, 'description'],
    ['no destination', { description: 'shirt' }, 'destinationCountry'],
    [
      'a destination of three letters',
      { ...SHIRT, destinationCountry: 'USA' },
      'destinationCountry',
    ],
    [
      'a destination that is no country',
      { ...SHIRT, destinationCountry: 'ZZ' },
      'destinationCountry',
    ],
    ['an origin that is no country', { ...SHIRT, originCountry: 'QQ' }, 'originCountry'],
    ['a mode in capitals', { ...SHIRT, mode: 'Pro' }, 'mode'],
    ['a mode of one letter', { ...SHIRT, mode: 'p' }, 'mode'],
    ['a long title', { ...SHIRT, title: 'x'.repeat(301) }, 'title'],
    ['a long brand', { ...SHIRT, brand: 'x'.repeat(121) }, 'brand'],
    ['a long sku', { ...SHIRT, sku: 'x'.repeat(121) }, 'sku'],
    ['a negative price', { ...SHIRT, price: -0.01 }, 'price'],
    ['a price over ten million', { ...SHIRT, price: 10_000_000.01 }, 'price'],
    ['a price as text', { ...SHIRT, price: '5' }, 'price'],
    ['a currency of two letters', { ...SHIRT, currency: 'US' }, 'currency'],
    ['a hint of one digit', { ...SHIRT, hsCodeHint: '6' }, 'hsCodeHint'],
    ['a hint that begins with a dot', { ...SHIRT, hsCodeHint: '.6109' }, 'hsCodeHint'],
    ['a hint of eleven digits', { ...SHIRT, hsCodeHint: '61091000041' }, 'hsCodeHint'],
    ['a page that is no address', { ...SHIRT, productUrl: 'shop.example/1' }, 'productUrl'],
    ['a page by another protocol', { ...SHIRT, productUrl: 'file:///etc/passwd' }, 'productUrl'],
    [
      'an address over 2,048 characters',
      { ...SHIRT, productUrl: `https://x.de/${'y'.repeat(2040)}` },
      'productUrl',
    ],
    ['a photo that is no address', { ...SHIRT, imageUrl: 'photo.jpg' }, 'imageUrl'],
  ])('names the field: %s', async (_, body, path) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, body);
    expect(issuePaths(answer)).toEqual([path]);
    expect(answer.headers.get('x-credits-charged')).toBe('0');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('material and categories are read behind the description', async () => {
    const workspace = await service.workspace();
    const codeOf = async (more: object): Promise<string> =>
      (await ask(workspace, { description: 'T-shirt', destinationCountry: 'US', ...more })).body
        .data.hsCode;
    expect(await codeOf({ material: '100% polyester' })).toMatch(/^610990/);
    expect(await codeOf({ material: '100% cotton', categories: ['Men', 'Shirts'] })).toMatch(
      /^610910/,
    );
  });

  it('names every faulty field at once', async () => {
    const answer = await ask(await service.workspace(), {
      description: 'x',
      destinationCountry: 'ZZ',
      price: -1,
    });
    expect(issuePaths(answer).toSorted()).toEqual(['description', 'destinationCountry', 'price']);
  });

  it('a mode that there is not is refused with those that there are', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...SHIRT, mode: 'ultra' });
    expect(issuePaths(answer)).toEqual(['mode']);
    expect(answer.body.error.details.availableModes).toEqual(['mini', 'pro']);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('a mode that is switched off is refused with those that are on', async () => {
    await setPrice(service.orm, 'classify:mini', null);
    try {
      const answer = await ask(await service.workspace(), { ...SHIRT, mode: 'mini' });
      expect(issuePaths(answer)).toEqual(['mode']);
      expect(answer.body.error.details.availableModes).toEqual(['pro']);
    } finally {
      await setPrice(service.orm, 'classify:mini', undefined);
    }
  });

  it('max without a language model is refused with the modes that there are, and costs nothing', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...SHIRT, mode: 'max' });
    expect(issuePaths(answer)).toEqual(['mode']);
    expect(answer.body.error.details.availableModes).toEqual(['mini', 'pro']);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 0,
    });
  });

  it('a text that names no goods is refused and refunded', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, NO_GOODS);
    expect(issuePaths(answer)).toEqual(['description']);
    expect(answer.body.error.details.reason).toBe('unclassifiable');
    expect(answer.headers.get('x-credits-charged')).toBe('0');
    expect(answer.headers.get('x-credits-remaining')).toBe('100');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data[0]).toMatchObject({
      status: 'refunded',
      credits: 2,
      errorCode: 'invalid_input',
    });
    expect(usage.body.data[0].refundedAt).not.toBeNull();
  });
});

describe('402', () => {
  it.each([
    [0, 'mini', 1],
    [1, 'pro', 2],
  ] as const)('a balance of %d does not pay for mode %s', async (credits, mode, required) => {
    const workspace = await service.workspace({ credits });
    const answer = await ask(workspace, { ...SHIRT, mode });
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({
      code: 'insufficient_credits',
      details: { required, balance: credits },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: credits,
      charged: 0,
      refunded: 0,
    });
    expect((await workspace.call('GET', '/v1/usage')).body.data).toEqual([]);
  });

  it('what the balance does not pay for is not begun', async () => {
    const workspace = await service.workspace({ credits: 0 });
    let begun = 0;
    faults.set('charge', (run) => ((begun += 1), run()));
    expect((await ask(workspace, SHIRT, 'free-again')).status).toBe(402);
    expect(begun).toBe(0);
    await sql(service.orm, 'update workspaces set balance = 5 where id = ?', [workspace.id]);
    expect((await ask(workspace, SHIRT, 'free-again')).status).toBe(200); // the key was free
    expect(begun).toBe(1);
  });

  it('a balance that pays exactly is enough', async () => {
    const workspace = await service.workspace({ credits: 2 });
    const { status, body } = await ask(workspace, { ...SHIRT, mode: 'pro' });
    expect(status).toBe(200);
    expect(body.credits.remaining).toBe(0);
  });

  it('more requests at once than the balance pays for: exactly so many are answered', async () => {
    const workspace = await service.workspace({ credits: 3 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(workspace, { ...SHIRT, mode: 'mini' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 402, 402, 402, 402, 402,
    ]);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 0, charged: 3 });
  });
});

describeAccess(() => service, classify, { body: SHIRT });

describe('403', () => {
  it('every mode switched off switches the action off', async () => {
    const modes = ['classify:mini', 'classify:pro', 'classify:max'] as const;
    for (const mode of modes) await setPrice(service.orm, mode, null);
    try {
      const answer = await ask(await service.workspace(), SHIRT);
      expect(answer.status).toBe(403);
      expect(answer.body.error.code).toBe('action_disabled');
    } finally {
      for (const mode of modes) await setPrice(service.orm, mode, undefined);
    }
  });

  it('an action switched off for one workspace stays on for the others', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    await switchAction(service.orm, one.id, 'classify', false);
    expect((await ask(one, SHIRT)).status).toBe(403);
    expect((await ask(other, SHIRT)).status).toBe(200);
  });
});

describe('405', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is told to use POST', async (method) => {
    const answer = await (await service.workspace()).call(method, '/v1/classify');
    expect(answer.status).toBe(405);
    expect(answer.body.error.code).toBe('method_not_allowed');
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('409', () => {
  it('a key whose first request is at work is refused, and the first one is charged once', async () => {
    const workspace = await service.workspace();
    const answers = await Promise.all([
      ask(workspace, SHIRT, 'at-once'),
      ask(workspace, SHIRT, 'at-once'),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused)
      expect(body.error).toMatchObject({ code: 'conflict', details: { reason: 'in_progress' } });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 1 });
  });
});

describe('413', () => {
  it('a body over nine megabytes is refused', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, { ...SHIRT, title: 'x'.repeat(9 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body.error).toMatchObject({
      code: 'payload_too_large',
      details: { bytesMax: 9 * 1024 * 1024 },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});

describe('502', () => {
  it('an engine that fails is answered so, and the credits go back', async () => {
    faults.set('classifyAndSettle', failsForGood);
    const workspace = await service.workspace();
    const answer = await ask(workspace, SHIRT);
    expect(answer.status).toBe(502);
    expect(answer.body.error.code).toBe('upstream_error');
    expect(answer.headers.get('x-credits-remaining')).toBe('100');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describe('504', () => {
  it('an engine that does not answer in time is answered so, and the credits go back', async () => {
    faults.set('classifyAndSettle', hangs);
    const workspace = await service.workspace();
    const answer = await ask(workspace, SHIRT);
    expect(answer.status).toBe(504);
    expect(answer.body.error.code).toBe('upstream_timeout');
    expect(answer.headers.get('x-credits-remaining')).toBe('100');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});
