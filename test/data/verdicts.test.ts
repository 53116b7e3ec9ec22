/**
 * What is wrong with a release, and who decides: broken files are refused, large differences held
 * for an operator.
 */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { type DataDesk, openDesk, type Told } from '../support/dataCommand.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { changed, SHIRTS, usTariff, usTariffAt, usTariffRows } from '../support/usTariff.ts';

let service: TestService;
let desk: DataDesk;
let workspace: TestWorkspace;
beforeAll(async () => {
  service = await startService();
  desk = openDesk(service);
  workspace = await service.workspace({ credits: 1000 });
  await released(usTariffAt('17.5%'));
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const FIRST = 2; // the imported release that is live before each test; the first one is embedded
const released = (content: string, ...more: string[]): Promise<Told> =>
  desk.tell('import', 'us-hts', '--file', desk.file('export.json', content), ...more);

/** The release that a calculation reads, and the rate that it says. */
async function answering(): Promise<{ seq: number; rate: string }> {
  const { body } = await workspace.call('POST', '/v1/calculate', { body: SHIRTS });
  return { seq: body.data.dataSource.datasets[0].seq, rate: body.data.lines[0].rate };
}

beforeEach(async () => {
  const all: Json[] = (await desk.tell('list', 'us-hts')).data;
  if (all.find(({ seq }) => seq === FIRST).state !== 'live')
    await desk.tell('activate', `us-hts/${FIRST}`, '--reason', 'before the test');
});

const NEXT = usTariffAt('18%');
const ORPHANED = usTariff(changed(usTariffRows(), { '6105': null }));
const CANADIAN = 'TARIFF,EFF_DATE,DESC1,UOM,MFN\n"0101.21.00","01/01/26","Horses","-","Free"\n';

const BROKEN: readonly (readonly [string, string, string | Uint8Array, string])[] = [
  [
    'JSON cut off',
    'next.json',
    NEXT.slice(0, -300),
    'next.json, row 1063: the file is no complete JSON',
  ],
  [
    'gzip cut off',
    'next.json.gz',
    gzipSync(NEXT).subarray(0, -200),
    'next.json.gz: the gzip file is damaged or cut off',
  ],
  [
    'the file of another dataset',
    'canada.csv',
    CANADIAN,
    'canada.csv: this is neither the JSON nor the CSV',
  ],
  [
    'another encoding',
    'next.json',
    Buffer.from(NEXT.replace('Of cotton', 'Of \u00e9toffe'), 'latin1'),
    'next.json: the file is not UTF-8 text',
  ],
  ['an empty file', 'next.json', '', 'next.json: the file is empty'],
  [
    'its first heading left out',
    'next.json',
    usTariff(usTariffRows().slice(1)),
    'next.json, row 1: the file begins with "Of yarn:" at indent 1: row 6101, its heading, is missing above it',
  ],
  [
    'rows without their heading',
    'next.json',
    ORPHANED,
    'next.json, row 26: row 6105, the heading of 61051000, is missing above it',
  ],
];

describe.each(BROKEN)('%s', (_, name, content, why) => {
  it('is refused with the row and the reason, however much the operator wants it; the live release stays', async () => {
    const file = desk.file(name, content);
    const words = ['us-hts', '--file', file, '--activate', '--reason', 'it is urgent'];
    const { data, text, exitCode } = await desk.tell('import', ...words);
    expect([data.state, exitCode]).toEqual(['refused', 1]);
    expect(data.reasons).toEqual([expect.stringContaining(why)]);
    expect(text).toContain('is refused; the live release stays');
    expect(text).toContain(why);
    expect(data.release).toMatchObject({ state: 'refused', reasons: data.reasons, override: null });
    expect(await answering()).toEqual({ seq: FIRST, rate: '17.5%' });
  });
});

it('a command that is refused ends with 1 and says why', async () => {
  const said = await desk.run('import', 'us-hts', '--file', desk.file('next.json', ORPHANED));
  expect(said.code).toBe(1);
  expect(said.out).toContain('next.json, row 26: row 6105');
});

it('a refused release leaves no files and no rows behind', async () => {
  for (const table of ['release_files', 'release_parts'])
    expect(
      await sql(
        service.orm,
        `select 1 from ${table} join releases using (release_id) where state = 'refused'`,
      ),
    ).toEqual([]);
});

describe('what is refused before anything is stored', () => {
  const count = async (): Promise<number> => (await desk.tell('list', 'us-hts')).data.length;

  it.each<[string, string[], string]>([
    ['an unknown dataset', ['mars-tariff'], '"mars-tariff" is no dataset'],
    ['no dataset', [], 'Name a dataset'],
    ['no file', ['us-hts'], 'Name the file'],
    [
      'a file that is not there',
      ['us-hts', '--file', '/nowhere.json'],
      'There is no file /nowhere.json',
    ],
    ['a folder', ['us-hts', '--file', '/'], '/ is no file'],
    ['a day that is none', ['us-hts', '--valid-from', '1 May'], 'is no calendar day'],
    ['a day that no calendar has', ['us-hts', '--valid-from', '2026-99-99'], 'is no calendar day'],
    ['a version without a name', ['us-hts', '--version', ' '], 'needs a name'],
    ['--activate without a reason', ['us-hts', '--activate'], 'needs --reason TEXT'],
    [
      '--activate with an empty reason',
      ['us-hts', '--activate', '--reason', '  '],
      'needs --reason TEXT',
    ],
  ])('%s', async (_, words, why) => {
    const before = await count();
    const all =
      words.includes('--file') || words.length < 2 ? words : [...words, '--file', whole()];
    await expect(desk.tell('import', ...all)).rejects.toThrow(why);
    expect(await count()).toBe(before);
  });

  const whole = (): string => desk.file('next.json', NEXT);

  it('two files of one name', async () => {
    await expect(
      desk.tell('import', 'us-hts', '--file', whole(), '--file', whole()),
    ).rejects.toThrow('Two files are called next.json');
  });
});

const ROWS = changed(usTariffRows(), { '6109.10.00': { general: '18%' } });
const text = (number: number) => ({
  htsno: '',
  indent: '1',
  description: `Text ${number}:`,
  general: '',
});
const HELD: readonly (readonly [string, string, string])[] = [
  [
    'more than 2 % of the rows fewer',
    // rows of text alone: no code is gone
    usTariff(ROWS.filter(({ htsno }, at) => htsno !== '' || at > 12)),
    '70 rows instead of 72: 2.78 % off, more than 2 %',
  ],
  [
    'more than 2 % of the rows more',
    usTariff([...ROWS, text(1), text(2)]),
    '74 rows instead of 72: 2.78 % off, more than 2 %',
  ],
  [
    'more than 2 % of the codes gone',
    // others have come in their place: the count of rows is the same
    usTariff(
      changed(ROWS, {
        '6103.90.00.10': { htsno: '6103.90.00.20' },
        '6104.90.00.10': { htsno: '6104.90.00.20' },
      }),
    ),
    '2 of 60 codes are gone: 3.33 %, more than 2 %',
  ],
  [
    'a rate that is no longer understood',
    usTariff(changed(ROWS, { '6101.90.00': { general: 'half of what it is worth' } })),
    '1 rates are not understood in rows that had one before: 61019000 "half of what it is worth"',
  ],
];

describe.each(HELD)('%s', (_, content, why) => {
  it('is held and says why; the live release goes on answering', async () => {
    const { data, text: words, exitCode } = await released(content);
    expect([data.state, exitCode]).toEqual(['held', 2]);
    expect(data.reasons).toEqual([why]);
    const { seq } = data.release;
    expect(data.release).toMatchObject({ state: 'staged', reasons: [why], liveSince: null });
    expect(words).toContain(`npm run data -- activate us-hts/${seq} --reason TEXT`);
    expect(await answering()).toEqual({ seq: FIRST, rate: '17.5%' });
  });
});

describe('an operator', () => {
  const [[, content, why] = ['', '', '']] = HELD;

  it('activates a held release; the reason is kept with what was found', async () => {
    const { seq } = (await released(content)).data.release;
    await desk.tell('activate', `us-hts/${seq}`, '--reason', 'checked against the publisher');
    expect(await answering()).toEqual({ seq, rate: '18%' });
    const { data, text: report } = await desk.tell('report', `us-hts/${seq}`);
    expect(data).toMatchObject({
      state: 'live',
      reasons: [why],
      override: { reason: 'checked against the publisher' },
    });
    expect(report).toContain(why);
    expect(report).toContain('overridden: checked against the publisher');
  });

  it('lets it go live at once with --activate and a reason, which is kept too', async () => {
    const { data, exitCode } = await released(
      content,
      '--activate',
      '--reason',
      'announced by circular',
    );
    expect([data.state, data.reasons, exitCode]).toEqual(['live', [why], 0]);
    expect(data.release.override.reason).toBe('announced by circular');
    expect((await answering()).seq).toBe(data.release.seq);
  });
});

it('a command whose release is held ends with 2', async () => {
  const file = desk.file('export.json', HELD[0]?.[1] ?? '');
  const said = await desk.run('import', 'us-hts', '--file', file);
  expect(said.code).toBe(2);
  expect(said.out).toContain('is held:\n  70 rows instead of 72');
});

it('one row of 72 fewer and one code of 60 gone is within the bounds; an override not needed is not recorded', async () => {
  const content = usTariff(changed(ROWS, { '6103.90.00.10': null }));
  const { data, exitCode } = await released(content, '--activate', '--reason', 'to be sure');
  expect([data.state, data.reasons, exitCode]).toEqual(['live', [], 0]);
  expect(data.release).toMatchObject({ rows: 71, override: null });
});

it('orders of an operator stand in the audit with the releases they name', async () => {
  const since = await sql<{ n: number }>(
    service.orm,
    'select count(*)::int as n from audit_entries',
  );
  const held = HELD[0]?.[1] ?? '';
  const { data } = await released(held, '--activate', '--reason', 'seen');
  await desk.tell('rollback', 'us-hts', '--reason', 'wrong');
  await desk.tell('activate', `us-hts/${data.release.seq}`, '--reason', 'right after all');
  await desk.tell('activate', `us-hts/${FIRST}`, '--reason', 'before');
  const history = (await released(NEXT)).data.release;
  await desk.tell('activate', `us-hts/${FIRST}`, '--reason', 'before');
  await desk.tell('withdraw', `us-hts/${history.seq}`);
  const rows = await sql<Json>(
    service.orm,
    'select by_whom, what, before, after from audit_entries order by id offset ?',
    [since[0]?.n ?? 0],
  );
  expect(rows.map(({ what }) => what)).toEqual([
    'data import',
    'data rollback',
    'data activate',
    'data activate',
    'data import',
    'data activate',
    'data withdraw',
  ]);
  const { releaseId } = data.release;
  const all: Json[] = (await desk.tell('list', 'us-hts')).data;
  const first = all.find(({ seq }) => seq === FIRST).releaseId;
  expect(rows[0]).toMatchObject({
    by_whom: 'tester',
    before: { live: first },
    after: { releaseId, override: true },
  });
  expect(rows[1]).toMatchObject({
    before: { dataset: 'us-hts', live: releaseId },
    after: { releaseId: first },
  });
  expect(rows[4].after.override).toBe(false);
  expect(rows[6]).toMatchObject({
    before: { releaseId: history.releaseId },
    after: { withdrawn: true },
  });
});
