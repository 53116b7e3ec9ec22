/** Feedback from the caller's word over the operator's review to a case of the evaluation. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCases } from '../bench/evaluate/cases.ts';
import { sql } from '../db/orm.ts';
import { listFeedback, reviewFeedback } from '../db/store/feedbackReview.ts';
import { COMMANDS } from '../operator/admin/commands.ts';
import { perform } from '../operator/admin/perform.ts';
import { ROOT, UserError } from '../workers/process/config.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';
import { eventually } from './support/waiting.ts';

const WRONG = {
  destinationCountry: 'US',
  description: 'Knitted cotton T-shirt',
  predictedCode: '6110.20',
  verdict: 'wrong',
  correctCode: '6109.10.0012',
};
const RIGHT = { ...WRONG, predictedCode: '6109.10', verdict: 'right', correctCode: undefined };
const UNSURE = { ...WRONG, correctCode: undefined };

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(path.join(tmpdir(), 'landfall-feedback-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

async function tell(
  name: string,
  words: string[],
  options: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<{ data: Json; text: string }> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  return perform(
    service.orm,
    command,
    { positionals: words, options, flags: new Set(flags) },
    'tester',
  );
}

async function sent(workspace: TestWorkspace, body: unknown): Promise<string> {
  const answer = await workspace.call('POST', '/v1/classify/feedback', { body });
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

const confirm = (id: string, options: Record<string, string> = {}) =>
  tell('feedback review', [id], options, ['confirm']);
const rowOf = async (id: string): Promise<Json> => {
  const [row] = await sql(service.orm, 'select * from feedback where id = ?', [id]);
  return row;
};

describe('review', () => {
  it.each([
    ['right: the predicted code', RIGHT, {}, '610910'],
    ["wrong: the caller's code", WRONG, {}, '6109100012'],
    ["wrong: the operator's code wins", WRONG, { code: '6109.10.0040' }, '6109100040'],
    ["right: the operator's code wins", RIGHT, { code: '610990' }, '610990'],
    ["wrong without a code: the operator's", UNSURE, { code: '6109.10' }, '610910'],
    [
      "a heading only: the operator's",
      { ...RIGHT, predictedCode: '6109' },
      { code: '610910' },
      '610910',
    ],
  ])('confirms %s', async (_, body, options, code) => {
    const id = await sent(await service.workspace(), body);
    const { data } = await confirm(id, options);
    expect(data).toEqual({ id, reviewed: true, review: 'confirmed', confirmedCode: code });
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'reviewed', review: 'confirmed', confirmed_code: code });
    expect(row.reviewed_at).not.toBeNull();
  });

  it('rejects without a code', async () => {
    const id = await sent(await service.workspace(), WRONG);
    await tell('feedback review', [id], {}, ['reject']);
    expect(await rowOf(id)).toMatchObject({
      state: 'reviewed',
      review: 'rejected',
      confirmed_code: null,
    });
  });

  it.each([
    ['neither verdict', WRONG, {}, [], /--confirm or --reject/],
    ['both verdicts', WRONG, {}, ['confirm', 'reject'], /--confirm or --reject/],
    [
      'a code for what is rejected',
      WRONG,
      { code: '610910' },
      ['reject'],
      /--code goes with --confirm/,
    ],
    ['a code of five digits', WRONG, { code: '6109.1' }, ['confirm'], /6 to 12 digits/],
    ['a code of thirteen digits', WRONG, { code: '6109100012345' }, ['confirm'], /6 to 12 digits/],
    ['a code of letters', WRONG, { code: 'shirt1' }, ['confirm'], /6 to 12 digits/],
    ['a code with blanks', WRONG, { code: '6109 10' }, ['confirm'], /6 to 12 digits/],
    ['wrong, and no code at all', UNSURE, {}, ['confirm'], /not which is right: .*--code/],
    [
      'a heading is no case',
      { ...RIGHT, predictedCode: '6109' },
      {},
      ['confirm'],
      /6109 .*6 to 12/,
    ],
  ] as const)(
    'refuses %s, and the feedback waits on',
    async (_, body, options, flags, sentence) => {
      const id = await sent(await service.workspace(), body);
      const failure = await tell('feedback review', [id], options, flags).catch(
        (cause: unknown) => cause,
      );
      expect(failure).toBeInstanceOf(UserError);
      expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
      expect(await rowOf(id)).toMatchObject({
        state: 'recorded',
        review: null,
        confirmed_code: null,
      });
    },
  );

  it.each(['nothing', '-'.repeat(36), '00000000-0000-7000-8000-000000000000'])(
    'says that there is no feedback %s',
    async (id) => {
      await expect(confirm(id)).rejects.toThrow(/no feedback/);
    },
  );

  it('stands: neither another review nor a later word of the caller changes it', async () => {
    const workspace = await service.workspace();
    const id = await sent(workspace, { ...WRONG, usageId: 'event' });
    await confirm(id);
    await expect(tell('feedback review', [id], {}, ['reject'])).rejects.toThrow(/waits for review/);
    const later = await workspace.call('POST', '/v1/classify/feedback', {
      body: { ...RIGHT, usageId: 'event' },
    });
    expect(later.body.data).toEqual({ id, replaced: false, kept: true });
    expect(await rowOf(id)).toMatchObject({ review: 'confirmed', confirmed_code: '6109100012' });
  });

  it('two at once: one of them counts', async () => {
    const id = await sent(await service.workspace(), WRONG);
    const outcomes = await Promise.all([
      reviewFeedback(service.orm, id, { verdict: 'confirmed' }),
      reviewFeedback(service.orm, id, { verdict: 'rejected' }),
    ]);
    expect(outcomes.filter(({ reviewed }) => reviewed)).toHaveLength(1);
  });

  it('what was reviewed before verdicts were kept is valid, and half a review is not', async () => {
    const id = await sent(await service.workspace(), WRONG);
    const change = (to: string) => sql(service.orm, `update feedback set ${to} where id = ?`, [id]);
    await expect(change(`review = 'rejected', reviewed_at = now()`)).rejects.toThrow(/check/);
    await change(`state = 'reviewed'`);
    await expect(change(`review = 'confirmed', reviewed_at = now()`)).rejects.toThrow(/check/);
    await expect(change(`confirmed_code = '610910'`)).rejects.toThrow(/check/);
    await expect(change(`review = 'rejected'`)).rejects.toThrow(/check/);
    const listed = (await listFeedback(service.orm, 'reviewed', 100)).find((row) => row.id === id);
    expect(listed).toMatchObject({ review: null, confirmed_code: null, reviewed_at: null });
  });
});

describe('list', () => {
  it('shows state, verdict, and the codes: predicted, correct, confirmed', async () => {
    const workspace = await service.workspace();
    const id = await sent(workspace, { ...WRONG, description: 'Knitted\n\u001B[2J T-shirt' });
    const lineOf = async (state: string): Promise<string | undefined> =>
      (await tell('feedback list', [], { state })).text
        .split('\n')
        .find((line) => line.startsWith(id));
    const recorded = await lineOf('recorded');
    expect(recorded?.split(/ {2,}/)).toEqual([
      id,
      'recorded',
      'wrong',
      'US',
      '611020 -> 6109100012',
      '-',
      'Knitted [2J T-shirt',
    ]);
    await confirm(id, { code: '6109.10' });
    expect(await lineOf('recorded')).toBeUndefined();
    const reviewed = await lineOf('reviewed');
    expect(reviewed?.split(/ {2,}/).slice(1, 6)).toEqual([
      'reviewed',
      'wrong',
      'US',
      '611020 -> 6109100012',
      'confirmed 610910',
    ]);
  });
});

describe('export', () => {
  const GOODS = { ...WRONG, description: 'Knitted T-shirt, 100% cotton' };
  const REQUEST = { description: GOODS.description, destinationCountry: 'US', mode: 'mini' };
  const STATED = { title: ' Acme Tee ', brand: 'Acme', price: 12.5, currency: 'usd' };
  const READ = { title: 'Acme Tee', brand: 'Acme', price: 12.5, currency: 'USD' };

  /**
   * Classifies, and waits for the request log. Returns the usage events of the call, oldest first.
   */
  async function classified(
    workspace: TestWorkspace,
    target: string,
    body: unknown,
  ): Promise<string[]> {
    const answer = await workspace.call('POST', target, { body });
    expect(answer.status).toBe(200);
    const requestId = String(answer.headers.get('x-request-id'));
    await eventually(
      () => workspace.call('GET', `/v1/requests?requestId=${requestId}`),
      ({ body: { data } }) => data.length === 1,
    );
    const events: Json[] = (await workspace.call('GET', '/v1/usage')).body.data;
    return events.filter((event) => event.requestId === requestId).map(({ id }) => id);
  }

  /** The file of a workspace as the evaluation reads it. */
  async function exported(workspace: TestWorkspace): Promise<Json[]> {
    const file = path.join(folder, `${workspace.id}.jsonl`);
    await tell('feedback export', [file], { workspace: workspace.id });
    return readCases(file);
  }

  it('the evaluation reads the file: the confirmed cases of the workspace, oldest first', async () => {
    const [workspace, other] = [await service.workspace(), await service.workspace()];
    const [usageId] = await classified(workspace, '/v1/classify', { ...REQUEST, ...STATED });
    const first = await sent(workspace, { ...GOODS, usageId });
    const second = await sent(workspace, { ...RIGHT, destinationCountry: 'DE' });
    const rejected = await sent(workspace, WRONG);
    await sent(workspace, WRONG); // not reviewed
    await confirm(second);
    await confirm(first, { code: '6109.10.0012' });
    await confirm(await sent(other, WRONG));
    await tell('feedback review', [rejected], {}, ['reject']);

    const file = path.join(folder, 'cases.jsonl');
    const { data, text } = await tell('feedback export', [file], { workspace: workspace.id });
    expect([data, text]).toEqual([
      { file, count: 2 },
      expect.stringContaining('2 confirmed cases'),
    ]);
    expect(statSync(file).mode % 0o1000).toBe(0o600);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
    const [one, two] = readCases(file);
    const kind = 'feedback';
    expect(one).toEqual({
      id: first,
      description: GOODS.description,
      ...READ,
      destination: 'US',
      code: '6109100012',
      digits: 10,
      kind,
    });
    expect(two).toEqual({
      id: second,
      description: RIGHT.description,
      destination: 'DE',
      code: '610910',
      digits: 6,
      kind,
    });
  });

  it('of a batch, the item of that description comes along; of two alike none', async () => {
    const workspace = await service.workspace();
    const twin = { ...REQUEST, description: 'Leather handbag' };
    const items = [
      { ...twin, title: 'One' },
      { ...REQUEST, ...STATED },
      { ...twin, title: 'Two' },
    ];
    const [first, second] = await classified(workspace, '/v1/classify/batch', { items });
    await confirm(await sent(workspace, { ...GOODS, usageId: first }));
    await confirm(
      await sent(workspace, { ...GOODS, description: twin.description, usageId: second }),
    );
    const [one, other] = await exported(workspace);
    expect(one).toMatchObject(READ);
    expect(other).not.toHaveProperty('title');
  });

  it.each([
    ["another workspace's usage event", (id: string) => id, ''],
    ['a usage event that there is not', () => 'order 4711', ''],
    ['a request that the log has dropped', (id: string) => id, 'request_id = gen_random_uuid()'],
    ['a request of which the log has a part', (id: string) => id, 'body_truncated = true'],
  ])('leaves out what is not known: %s', async (_, named, change) => {
    const workspace = await service.workspace();
    const asker = change === '' ? await service.workspace() : workspace;
    const [usageId = ''] = await classified(asker, '/v1/classify', { ...REQUEST, ...STATED });
    if (change !== '')
      await sql(service.orm, `update requests set ${change} where workspace_id = ?`, [
        workspace.id,
      ]);
    await confirm(await sent(workspace, { ...GOODS, usageId: named(usageId) }));
    const [one] = await exported(workspace);
    expect(Object.keys(one).sort()).toEqual([
      'code',
      'description',
      'destination',
      'digits',
      'id',
      'kind',
    ]);
  });

  it('a process writes the lines to standard output, and how many to the other', async () => {
    const workspace = await service.workspace();
    const id = await sent(workspace, WRONG);
    const review = await admin('feedback', 'review', id, '--confirm', '--code', '6109.10');
    expect([review.code, review.out]).toEqual([0, expect.stringContaining('610910')]);
    const { code, out, error } = await admin(
      'feedback',
      'export',
      '-',
      '--workspace',
      workspace.id,
    );
    expect([code, error.trim()]).toEqual([0, '1 confirmed case']);
    expect(JSON.parse(out)).toMatchObject({ id, code: '610910', digits: 6 });
    const json = await admin('feedback', 'export', '-', '--json', '--workspace', workspace.id);
    expect(JSON.parse(json.out)).toMatchObject({ count: 1, cases: [{ id }] });
    const help = await admin('feedback', 'export', '--help');
    expect(help.out).toContain("customers' texts");
  });

  it.each([
    ['no file', [], {}, /FILE/],
    ['a file that cannot be written', ['/nowhere/cases.jsonl'], {}, /cannot be written/],
    ['a workspace that there is not', ['-'], { workspace: 'nobody' }, /no single workspace/],
  ])('refuses %s', async (_, words, options, sentence) => {
    const failure = await tell('feedback export', words, options).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(UserError);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
  });
});

function admin(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { ...process.env, DATABASE_URL: service.databaseUrl };
  const program = path.join(ROOT, 'operator', 'admin.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { cwd: ROOT, env }, (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code) : 0, out, error });
    });
  });
}
