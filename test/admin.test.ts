/**
 * `npm run admin`: what an operator types, and what the service does from then on.
 *
 * @alone an operator command is a process each time
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '../contract/operation.ts';
import { sql } from '../db/orm.ts';
import { COMMANDS } from '../operator/admin/commands.ts';
import { perform } from '../operator/admin/perform.ts';
import { ROOT, UserError } from '../workers/process/config.ts';
import { creditSnapshot } from './support/ledger.ts';
import {
  call,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';

const SHIRT = { description: 'Knitted cotton T-shirt', destinationCountry: 'US', mode: 'mini' };

const SHOP = 'WORKSPACE'; // stands for the workspace of the test
const STACK = /\n\s+at |node:internal/;

let service: TestService;
let home: string;
beforeAll(async () => {
  service = await startService();
  home = mkdtempSync(path.join(tmpdir(), 'landfall-admin-'));
});
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await service.stop();
});

interface Said {
  code: number;
  out: string;
  error: string;
}

/** Runs a command of the operator in a process of its own. */
function run(
  program: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Said> {
  const env = {
    ...process.env,
    DATABASE_URL: service.databaseUrl,
    LANDFALL_HOME: home,
    ...environment,
  };
  return new Promise((resolve) => {
    execFile(program, words, { cwd: ROOT, env }, (failure, out, error) => {
      const code = failure ? (typeof failure.code === 'number' ? failure.code : -1) : 0;
      resolve({ code, out, error });
    });
  });
}

const admin = (...words: string[]): Promise<Said> =>
  run(process.execPath, [path.join(ROOT, 'operator', 'admin.ts'), ...words]);

/** What a command answers to `--json`: one object, and nothing else on standard output. */
async function say(...words: string[]): Promise<Json> {
  const { code, out, error } = await admin(...words, '--json');
  expect([code, error]).toEqual([0, '']);
  return JSON.parse(out);
}

/** The same command within this process, where the process itself is not what is tested. */
async function tell(
  name: string,
  words: string[],
  options: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Json> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  return (
    await perform(
      service.orm,
      command,
      { positionals: words, options, flags: new Set(flags) },
      'tester',
    )
  ).data;
}

const classify = ({ call: ask }: TestWorkspace, body: unknown = SHIRT) =>
  ask('POST', '/v1/classify', { body });
const status = async (key: string, target = '/v1/credits'): Promise<number> =>
  (await call(service.url, 'GET', target, { key })).status;

describe('workspaces', () => {
  it('a new one works at once: with its first credits and a key of all scopes', async () => {
    const made = await say('workspace', 'create', 'Shop & Söhne', '--credits', '25');
    const me = await call(service.url, 'GET', '/v1/me', { key: made.key });
    expect(me.body.data).toMatchObject({
      workspace: { id: made.workspaceId, name: 'Shop & Söhne', status: 'active' },
      key: { scopes: [...SCOPES] },
      credits: { balance: 25 },
    });
    expect(await creditSnapshot(service.orm, made.workspaceId)).toMatchObject({ balance: 25 });
  });

  it('two of one name are told apart', async () => {
    const [one, other] = [
      await tell('workspace create', ['Twin']),
      await tell('workspace create', ['Twin']),
    ];
    expect(other.workspaceId).not.toBe(one.workspaceId);
    const listed: { id: string; slug: string }[] = await say('workspace', 'list');
    const slugs = listed
      .filter(({ id }) => [one.workspaceId, other.workspaceId].includes(id))
      .map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(2);
  });

  it('a suspended one is refused everywhere but at /v1/me, until it is resumed', async () => {
    const workspace = await service.workspace();
    await say('workspace', 'suspend', workspace.id);
    expect([await status(workspace.key), await status(workspace.key, '/v1/me')]).toEqual([
      403, 200,
    ]);
    await tell('workspace resume', [workspace.id]);
    expect(await status(workspace.key)).toBe(200);
  });

  it('settings are set, and go back to their default', async () => {
    const workspace = await service.workspace();
    await say(
      'workspace',
      'set',
      workspace.id,
      'defaultMode=max',
      'originReviewThreshold=0.5',
      'defaultMarkets=us,gb',
    );
    const { settings } = (await workspace.call('GET', '/v1/me')).body.data;
    expect(settings).toMatchObject({
      defaultMode: 'max',
      originReviewThreshold: 0.5,
      defaultMarkets: ['US', 'GB'],
    });
    await tell('workspace set', [workspace.id, 'defaultMode=']);
    expect((await workspace.call('GET', '/v1/me')).body.data.settings).toMatchObject({
      defaultMode: null,
      originReviewThreshold: 0.5,
    });
  });
});

describe('keys', () => {
  it('a key has the scopes and the time that were named', async () => {
    const { id } = await service.workspace();
    const made = await say(
      'key',
      'create',
      id,
      '--name',
      'Web shop',
      '--scopes',
      'classify,account',
      '--expires',
      '90d',
    );
    expect(made.scopes).toEqual(['classify', 'account']);
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
    expect([await status(made.key), await status(made.key, '/v1/classify/blocklist')]).toEqual([
      200, 403,
    ]);
  });

  it('a key whose time has passed is refused', async () => {
    const { id } = await service.workspace();
    const made = await tell('key create', [id], { expires: '90d' });
    await sql(service.orm, 'update api_keys set expires_at = now() where id = ?', [made.keyId]);
    expect(await status(made.key)).toBe(401);
  });

  it('a rotated key goes on for the overlap beside the new one, which has its name and scopes', async () => {
    const { key, keyId, id } = await service.workspace({ scopes: ['account'] });
    const made = await say('key', 'rotate', keyId, '--overlap', '3d');
    expect(made).toMatchObject({
      workspaceId: id,
      oldKeyId: keyId,
      scopes: ['account'],
      expiresAt: null,
    });
    expect(Math.round((Date.parse(made.oldExpiresAt) - Date.now()) / 86_400_000)).toBe(3);
    expect([await status(key), await status(made.key)]).toEqual([200, 200]);
    const names = (await tell('key list', [id])).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Test key', 'Test key']);
    await sql(service.orm, `update api_keys set expires_at = now() where id = ?`, [keyId]);
    expect([await status(key), await status(made.key)]).toEqual([401, 200]);
  });

  it('without an overlap the old key is refused at once', async () => {
    const { key, keyId } = await service.workspace();
    const made = await tell('key rotate', [keyId], { overlap: '0s' });
    expect([await status(key), await status(made.key)]).toEqual([401, 200]);
  });

  it('an overlap never prolongs a key, and the end of the new one must be said where the old one had an end', async () => {
    const { id } = await service.workspace();
    const old = await tell('key create', [id], { expires: '1d' });
    await expect(tell('key rotate', [old.keyId])).rejects.toThrow(
      /--expires 90d, or --expires never/,
    );
    const made = await tell('key rotate', [old.keyId], { overlap: '7d', expires: '90d' });
    expect(made.oldExpiresAt).toBe(old.expiresAt);
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
    expect((await tell('key rotate', [made.keyId], { expires: 'never' })).expiresAt).toBeNull();
  });

  it.each([
    ['key create', (id: string) => ['key', 'create', id]],
    ['key rotate', (_: string, keyId: string) => ['key', 'rotate', keyId]],
    ['workspace create', () => ['workspace', 'create', 'Quiet']],
  ])('%s shows the key to no log: a file of its owner alone has it', async (_, words) => {
    const { id, keyId } = await service.workspace();
    const { code, out } = await admin(...words(id, keyId));
    expect(code).toBe(0);
    expect(out).not.toContain('lf_');
    const file = /The key is in (.+)$/m.exec(out)?.[1] ?? '';
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(await status(readFileSync(file, 'utf8').trim())).toBe(200);
  });

  it('a revoked key is refused, and revoking it again is an error', async () => {
    const { key, keyId } = await service.workspace();
    expect(await status(key)).toBe(200);
    expect(await say('key', 'revoke', keyId)).toEqual({ keyId, revoked: true });
    expect(await status(key)).toBe(401);
    await expect(tell('key revoke', [keyId])).rejects.toThrow(/no active key/);
  });

  it('the list shows nothing that could authenticate', async () => {
    const { id, key, keyId } = await service.workspace();
    const listed = await say('key', 'list', id);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ id: keyId, prefix: key.slice(0, 12), revokedAt: null });
    expect(Object.keys(listed[0])).not.toContain('hash');
    expect(JSON.stringify(listed)).not.toContain(key);
  });
});

describe('credits', () => {
  it('are granted, bought and corrected, each with its entry', async () => {
    const workspace = await service.workspace({ credits: 0 });
    expect((await tell('credits grant', [workspace.id, '10'])).balance).toBe(10);
    expect(
      (await say('credits', 'purchase', workspace.id, '5', '--note', 'Invoice 7')).balance,
    ).toBe(15);
    expect((await say('credits', 'adjust', '--', workspace.id, '-15')).balance).toBe(0);
    const { ledger } = (await workspace.call('GET', '/v1/credits')).body.data;
    expect(
      ledger.map(({ kind, amount, description }: Record<string, unknown>) => [
        kind,
        amount,
        description,
      ]),
    ).toEqual([
      ['adjustment', -15, null],
      ['purchase', 5, 'Invoice 7'],
      ['grant', 10, null],
    ]);
    await creditSnapshot(service.orm, workspace.id);
  });
});

describe('prices and actions', () => {
  it('a price is charged from the next request on, and goes back to its default', async () => {
    const workspace = await service.workspace();
    await say('price', 'set', 'classify:mini', '7');
    expect((await classify(workspace)).body.credits.charged).toBe(7);
    await tell('price set', ['classify:mini', 'default']);
    expect((await classify(workspace)).body.credits.charged).toBe(1);
  });

  it('a mode that is switched off is not available', async () => {
    const workspace = await service.workspace();
    await tell('price set', ['classify:mini', 'off']);
    expect((await classify(workspace)).body.error.details.availableModes).toEqual(['pro']);
    await tell('price set', ['classify:mini', 'default']);
  });

  it('an action is switched off for one workspace, or for all', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    await say('action', 'off', 'classify', '--workspace', one.id);
    expect([(await classify(one)).status, (await classify(other)).status]).toEqual([403, 200]);
    await tell('action on', ['classify'], { workspace: one.id });
    expect((await classify(one)).status).toBe(200);
    await tell('action off', ['classify']);
    const refused = await classify(other);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'action_disabled']);
    await tell('action on', ['classify']);
    expect((await classify(other)).status).toBe(200);
  });
});

describe('a mode that is switched off for one workspace', () => {
  it('is not offered there, is offered elsewhere, and is on again with its action', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    await say('action', 'off', 'classify:mini', '--workspace', one.id);
    const refused = await classify(one);
    expect([refused.status, refused.body.error.details.availableModes]).toEqual([400, ['pro']]);
    const offered = await one.call('GET', '/v1/classify/modes');
    const mini = offered.body.data.modes.find(({ mode }: { mode: string }) => mode === 'mini');
    expect(mini).toMatchObject({ available: false, credits: null });
    expect((await classify(other)).status).toBe(200);
    await say('action', 'on', 'classify', '--workspace', one.id);
    expect((await classify(one)).status).toBe(200);
  });

  it('stays off while its action is off, and the command says so', async () => {
    const one = await service.workspace();
    await say('action', 'off', 'classify', '--workspace', one.id);
    const { code, error } = await admin('action', 'on', 'classify:mini', '--workspace', one.id);
    expect([code, error]).toEqual([1, expect.stringMatching(/"classify" is off/)]);
  });
});

describe('feedback', () => {
  it('is listed until it is reviewed', async () => {
    const workspace = await service.workspace();
    const sent = await workspace.call('POST', '/v1/classify/feedback', {
      body: {
        destinationCountry: 'US',
        description: 'Shirt',
        predictedCode: '6110',
        verdict: 'wrong',
      },
    });
    const { id } = sent.body.data;
    const has = (rows: { id: string }[]): boolean => rows.some((row) => row.id === id);
    expect(has(await say('feedback', 'list'))).toBe(true);
    await say('feedback', 'review', id, '--reject');
    expect(has(await tell('feedback list', []))).toBe(false);
    expect(has(await tell('feedback list', [], { state: 'reviewed' }))).toBe(true);
  });
});

it('lists have heads', async () => {
  const workspace = await service.workspace();
  const headOf = async (...words: string[]): Promise<string> =>
    (await admin(...words)).out.split('\n')[0]?.replaceAll(/ +/g, ' ') ?? '';
  expect(await headOf('workspace', 'list')).toBe('id status credits slug');
  expect(await headOf('key', 'list', workspace.id)).toBe('id begins state expires scopes name');
});

describe('what is wrong is said in one clear sentence', () => {
  it.each([
    ['an unknown command', ['fly'], /no such command/],
    ['no name', ['workspace', 'create'], /NAME/],
    ['an unknown option', ['key', 'create', 'x', '--colour', 'red'], /--colour/],
    ['a workspace that there is not', ['workspace', 'suspend', 'nobody'], /no single workspace/],
  ] as const)(
    '%s: on standard error, without a stack, and the command exits with 1',
    async (_, words, sentence) => {
      const { code, error } = await admin(...words);
      expect(code).toBe(1);
      expect(error).toMatch(sentence);
      expect(error).not.toMatch(STACK);
      expect(error.trim().split('\n').length).toBeLessThanOrEqual(2);
    },
  );

  it('to --json as one object on standard output, with the same exit code', async () => {
    const { code, out, error } = await admin('workspace', 'suspend', 'nobody', '--json');
    expect([code, error]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual({
      error: { message: expect.stringMatching(/no single workspace/) },
    });
  });

  it('a mistyped command is told the right one', async () => {
    const { code, out, error } = await admin('workspaces', 'list');
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('did you mean "workspace list"?');
  });

  it('a database that is not there', async () => {
    const words = [path.join(ROOT, 'operator', 'admin.ts'), 'workspace', 'list'];
    const nowhere = 'postgresql://u:secret@127.0.0.1:1/none';
    const { code, error } = await run(process.execPath, words, { DATABASE_URL: nowhere });
    expect(code).toBe(1);
    expect(error).not.toContain('secret');
    expect(error).not.toMatch(STACK);
  });

  it.each([
    ['workspace create', [' '], {}, /NAME/],
    ['workspace create', ['x'.repeat(121)], {}, /120/],
    ['workspace create', ['Words'], { credits: 'many' }, /whole number/],
    ['workspace create', ['Debt'], { credits: '-1' }, /whole number/],
    ['workspace set', [SHOP], {}, /SETTING=VALUE/],
    ['workspace set', [SHOP, 'colour=red'], {}, /no setting "colour"/],
    ['workspace set', [SHOP, 'originReviewThreshold=1.1'], {}, /originReviewThreshold/],
    ['workspace set', [SHOP, 'defaultMarkets=US,ZZ'], {}, /defaultMarkets/],
    ['workspace set', [SHOP, 'defaultMode=Pro'], {}, /defaultMode/],
    ['key create', [SHOP], { scopes: 'fly' }, /Unknown scope fly/],
    ['key create', [SHOP], { expires: 'soon' }, /no time/],
    ['key create', [SHOP], { expires: '2020-01-31' }, /--expires 2020-01-31 has passed/],
    ['key create', [SHOP], { expires: '0d' }, /--expires 0d has passed/],
    ['key rotate', ['nothing'], {}, /no active key/],
    ['key rotate', ['00000000-0000-7000-8000-000000000000'], {}, /no active key/],
    ['key rotate', ['00000000-0000-7000-8000-000000000000'], { overlap: 'long' }, /no span/],
    [
      'key rotate',
      ['00000000-0000-7000-8000-000000000000'],
      { expires: '1999-01-01' },
      /has passed/,
    ],
    ['audit', [], { limit: '0' }, /--limit/],
    ['audit', [], { workspace: 'nobody' }, /no single workspace/],
    ['key list', [], {}, /WORKSPACE/],
    ['key revoke', ['nothing'], {}, /no active key/],
    ['credits grant', [SHOP, '0'], {}, /whole number/],
    ['credits adjust', [SHOP, '0'], {}, /changes nothing/],
    ['credits adjust', [SHOP, '-4'], {}, /never falls below 0/],
    ['price set', ['classify:ultra', '1'], {}, /classify:mini/],
    ['price set', ['calculate', '-1'], {}, /whole number/],
    ['price set', ['calculate', '0.5'], {}, /whole number/],
    ['price set', ['calculate'], {}, /how many credits/],
    ['action off', ['fly'], {}, /no action "fly"/],
    ['feedback review', ['nothing'], {}, /--confirm or --reject/],
    ['feedback export', [], {}, /FILE/],
    ['feedback list', [], { state: 'lost' }, /recorded or reviewed/],
  ] as const)('%s %j %j', async (name, words, options, sentence) => {
    const workspace = await service.workspace({ credits: 3 });
    const said = words.map((word) => (word === SHOP ? workspace.id : word));
    const failure = await tell(name, said, options).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(UserError);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
    expect(await creditSnapshot(service.orm, workspace.id)).toMatchObject({ balance: 3 });
  });
});

describe('help', () => {
  it('npm run admin lists every command', async () => {
    const { code, out } = await run('npm', ['run', '--silent', 'admin', '--', '--help']);
    expect(code).toBe(0);
    for (const name of [
      'workspace create',
      'key revoke',
      'credits adjust',
      'price set',
      'action off',
      'feedback review',
    ])
      expect(out).toContain(name);
  });

  it('a command explains itself, without a database', async () => {
    const words = [path.join(ROOT, 'operator', 'admin.ts'), 'key', 'create', '--help'];
    const { code, out } = await run(process.execPath, words, { DATABASE_URL: '' });
    expect(code).toBe(0);
    expect(out).toContain('--expires');
  });
});
