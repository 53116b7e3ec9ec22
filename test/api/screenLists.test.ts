/**
 * Screening lists that are published, grow old, are confirmed and replaced while names are
 * screened.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { recordSync } from '../../db/store/datasetSyncs.ts';
import {
  CSL,
  daysAgo,
  NOBODY,
  party,
  publishLists,
  VORKOSIGAN,
} from '../support/screeningLists.ts';
import { type Json, startService, type TestService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
let cslRelease: string;
beforeAll(async () => {
  service = await startService();
  cslRelease = await publishLists(service.orm, 'us-csl', CSL, daysAgo(0));
});
afterAll(() => service.stop());

const listsOnce = async (name: string, fits: (data: Json) => boolean): Promise<Json> => {
  const workspace = await service.workspace();
  const read = async (): Promise<Json> => {
    await sql(service.orm, 'delete from rate_windows where bucket = ?', [`screen:${workspace.id}`]);
    return (await workspace.call('POST', '/v1/screen', { body: { name } })).body.data;
  };
  const answer = await eventually(read, (data) => data !== undefined && fits(data));
  const [kept] = (await workspace.call('GET', '/v1/screen/checks?limit=1')).body.data;
  expect(kept).toMatchObject({ outcome: answer.outcome, lists: answer.lists, result: answer });
  return answer;
};
const releaseOf = (data: Json, code: string): string | undefined =>
  data.lists.find((list: Json) => list.code === code)?.releaseId;
const confirmed = (outcome: 'unchanged' | 'held', confirms: string | null): Promise<void> =>
  recordSync(service.orm, { dataset: 'us-csl', outcome, message: null, confirms });
const withoutDpl = CSL.filter(({ list }) => list !== 'DPL');

it('of two releases of one list the newer publication is screened, list by list', async () => {
  const older = await publishLists(
    service.orm,
    'ofac-sdn',
    [{ ...VORKOSIGAN, name: 'OLDER, Name' }],
    daysAgo(3),
  );
  const denied = await publishLists(service.orm, 'bis-dpl', [party('DPL', 'new', {})], daysAgo(0));
  const after = await listsOnce(
    'Miles Naismith Vorkosigan',
    (data) => releaseOf(data, 'DPL') === denied,
  );
  expect(releaseOf(after, 'SDN')).toBe(cslRelease);
  expect(releaseOf(after, 'SDN')).not.toBe(older);
  expect(after.matches).toHaveLength(1);
});

it('a list dated in the future is no newer than its import', async () => {
  const ahead = await publishLists(
    service.orm,
    'bis-dpl',
    [party('DPL', 'ahead', {})],
    '2062-01-01',
  );
  await listsOnce(NOBODY, (data) => releaseOf(data, 'DPL') === ahead);
  const csl = await publishLists(service.orm, 'us-csl', CSL, daysAgo(0));
  expect((await listsOnce(NOBODY, (data) => releaseOf(data, 'DPL') === csl)).outcome).toBe('clear');
});

it('a list whose file names no day is of unknown age, and its import and activation make it no newer: nothing is clear', async () => {
  await publishLists(service.orm, 'us-csl', withoutDpl, daysAgo(0));
  const undated = await publishLists(service.orm, 'bis-dpl', [party('DPL', 'undated', {})], null);
  const data = await listsOnce(NOBODY, (answer) => releaseOf(answer, 'DPL') === undated);
  expect(data).toMatchObject({
    outcome: 'review',
    matches: [],
    warnings: [
      'Lists whose file gives no date, so their age is unknown (import them with --valid-from): DPL.',
    ],
    warningCodes: ['list_undated'],
  });
});

it('a list that is not loaded is named, and nothing is clear', async () => {
  await publishLists(service.orm, 'bis-dpl', [party('DPL', 'dated', {})], daysAgo(0));
  const lists = withoutDpl.filter(({ list }) => list !== 'MEU');
  const missing = await publishLists(service.orm, 'us-csl', lists, daysAgo(0));
  expect(await listsOnce(NOBODY, (answer) => releaseOf(answer, 'EL') === missing)).toMatchObject({
    outcome: 'review',
    matches: [],
    warnings: ['Not loaded and therefore not screened: MEU (Military End User List).'],
    warningCodes: ['list_not_loaded'],
  });
});

it('a list older than seven days is named and nothing is clear, until its publisher has nothing newer than this very release', async () => {
  const held = await publishLists(service.orm, 'us-csl', withoutDpl, daysAgo(0));
  const old = await publishLists(service.orm, 'us-csl', withoutDpl, daysAgo(8));
  const isOld = ({ outcome, warnings, warningCodes }: Json): boolean =>
    outcome === 'review' &&
    warnings.includes(`The list EL is 8 days old (${daysAgo(8)}).`) &&
    warningCodes.every((code: string) => code === 'list_outdated');
  await listsOnce(NOBODY, (data) => releaseOf(data, 'EL') === old && isOld(data));
  // the publisher was heard, and what it has is not what is live: a held release, or one that an
  // operator has taken back
  for (const [outcome, confirms] of [
    ['held', held],
    ['unchanged', held],
    ['unchanged', null],
  ] as const) {
    await confirmed(outcome, confirms);
    expect(isOld(await listsOnce(NOBODY, () => true))).toBe(true);
  }
  await confirmed('unchanged', old);
  const clear = await listsOnce(NOBODY, () => true);
  expect(clear).toMatchObject({ outcome: 'clear', warnings: [], warningCodes: [] });
  expect(clear.lists.find(({ code }: Json) => code === 'EL').confirmedAt).toMatch(/Z$/);
});
