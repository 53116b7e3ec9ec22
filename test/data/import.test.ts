/**
 * An official tariff is imported while the service runs: what it answers before, between and after.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
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
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

async function calculate(body: object = {}): Promise<Json> {
  const answer = await workspace.call('POST', '/v1/calculate', { body: { ...SHIRTS, ...body } });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.data;
}
const baseOf = (data: Json): Json =>
  data.lines.find(({ kind }: { kind: string }) => kind === 'duty');
const tariffOf = (data: Json): Json =>
  data.dataSource.datasets.find(({ dataset }: { dataset: string }) => dataset === 'us-hts');
const released = (name: string, content: string, ...more: string[]) =>
  desk.tell('import', 'us-hts', '--file', desk.file(name, content), ...more);
const statesOf = async (): Promise<Record<string, string>> => {
  const { data } = await desk.tell('list', 'us-hts');
  return Object.fromEntries(data.map((release: Json) => [release.version, release.state]));
};

const REV_8 = '2026 Revision 8'; // in force from 2026-05-22
const REV_9 = '2026 Revision 9'; // from 2026-05-28
const REV_10 = '2026 Revision 10'; // from 2026-06-08

describe('before the first import', () => {
  it('answers come from the embedded extract, and the release that holds it is named', async () => {
    const data = await calculate();
    expect(baseOf(data)).toMatchObject({ type: 'general', rate: '16.5%' });
    expect(tariffOf(data)).toMatchObject({
      seq: 1,
      version: expect.stringContaining('(embedded)'),
    });
  });

  it('there is nothing to roll back to', async () => {
    await expect(desk.tell('rollback', 'us-hts', '--reason', 'none')).rejects.toThrow(
      'was live before',
    );
  });
});

describe('an import by the command', () => {
  it('is answered from at once, without a restart, and says how many processes read it', async () => {
    const file = desk.file('hts_2026_rev_9.json', usTariffAt('17.5%'));
    const said = await desk.run('import', 'us-hts', '--file', file, '--json');
    expect([said.code, said.error.includes('Error')]).toEqual([0, false]);
    const { state, release, readers } = JSON.parse(said.out);
    expect({ state, readers }).toEqual({ state: 'live', readers: { seen: 1, reading: 1 } });
    expect(release).toMatchObject({
      seq: 2,
      version: REV_9,
      rows: 72,
      counts: { line: 72 },
      state: 'live',
    });
    const data = await calculate();
    expect(baseOf(data)).toMatchObject({ type: 'general', rate: '17.5%', amount: 175 });
    expect(tariffOf(data)).toEqual({
      dataset: 'us-hts',
      seq: 2,
      releaseId: release.releaseId,
      version: REV_9,
      liveSince: release.liveSince,
    });
    expect(data.dataSource).toMatchObject({ version: REV_9, importedAt: release.liveSince });
  });

  it('a code of ten digits without a rate of its own pays that of the line above', async () => {
    expect(baseOf(await calculate({ hsCode: '6109.10.00.10' }))).toMatchObject({ rate: '17.5%' });
  });

  it('a preference printed in the release is applied', async () => {
    const data = await calculate({ originCountry: 'AU' });
    expect(data.tradeAgreement).not.toBeNull();
    expect(baseOf(data)).toMatchObject({ type: 'preferential', rate: 'Free', amount: 0 });
  });

  it('a code that the release does not have, in a chapter that it holds, is refused with its neighbours of the release', async () => {
    const body = { ...SHIRTS, hsCode: '6115.95' };
    const { status, body: answer } = await workspace.call('POST', '/v1/calculate', { body });
    expect([status, answer.error.code, answer.error.details.issues[0].path]).toEqual([
      400,
      'invalid_input',
      'hsCode',
    ]);
    const nearest: { code: string }[] = answer.error.details.nearest;
    expect(nearest.length).toBeGreaterThan(0);
    expect(nearest.every(({ code }) => code.startsWith('61'))).toBe(true);
  });

  it('a chapter that the release does not hold is answered from the extract, which is named', async () => {
    const data = await calculate({ hsCode: '9503.00.00' });
    expect(data).toMatchObject({ rateFound: true });
    expect(data.notes.join(' ')).toContain('does not contain chapter 95');
    expect(tariffOf(data)).toMatchObject({ seq: 1 });
  });

  it('the classifier goes on answering, and names the release', async () => {
    const body = { description: 'Knitted cotton T-shirt', destinationCountry: 'US', mode: 'mini' };
    const { status, body: answer } = await workspace.call('POST', '/v1/classify', { body });
    expect([status, answer.data.hsCode.slice(0, 4)]).toEqual([200, '6109']);
    expect(tariffOf(answer.data)).toMatchObject({ seq: 2, version: REV_9 });
  });

  it('GET /v1/countries shows its version and since when it is live', async () => {
    const { body } = await workspace.call('GET', '/v1/countries');
    const { tariff } = body.data.find(({ code }: { code: string }) => code === 'US');
    const [live] = (await desk.tell('list', 'us-hts')).data;
    expect(tariff).toEqual({ version: REV_9, importedAt: live.liveSince });
  });

  it('GET /v1/countries and the command tell the layer and the day of its duties', async () => {
    const { body } = await workspace.call('GET', '/v1/countries');
    const { duty } = body.data.find(({ code }: { code: string }) => code === 'US');
    expect(duty).toMatchObject({ basis: 'official_import', asOf: '2026-05-28' });
    expect((await desk.tell('coverage')).data['US']).toEqual(duty);
  });

  it('the chapters that it lacks are told to the operator', async () => {
    const { data, text } = await desk.tell('report', 'us-hts/live');
    expect(data.lackingChapters).toContain('95');
    expect(data.lackingChapters).not.toContain('61');
    expect(text).toMatch(/It lacks \d+ of 96 chapters: 01 /);
  });

  it('the same file again changes nothing', async () => {
    const { data, exitCode } = await released('hts_2026_rev_9.json', usTariffAt('17.5%'));
    expect([data.state, exitCode]).toEqual(['unchanged', 0]);
  });
});

describe('an edition older than the live one', () => {
  it('is kept as history: never live, and not compared', async () => {
    // half of its rows: a comparison would hold it back
    const rows = changed(usTariffRows(), { '6109.10.00': { general: '15.5%' } }).slice(24);
    const { data, exitCode } = await released('hts_2026_rev_8.json', usTariff(rows));
    expect([data.state, exitCode]).toEqual(['history', 0]);
    expect(data.reasons).toEqual([expect.stringContaining(`older than ${REV_9}`)]);
    expect(await statesOf()).toMatchObject({ [REV_8]: 'superseded', [REV_9]: 'live' });
    expect(baseOf(await calculate())).toMatchObject({ rate: '17.5%' });
  });

  it('answers for the days on which it was in force, and is named', async () => {
    const older = await calculate({ entryDate: '2026-05-25' });
    expect(baseOf(older)).toMatchObject({ rate: '15.5%', amount: 155 });
    expect(tariffOf(older)).toMatchObject({ seq: 3, version: REV_8 });
    const later = await calculate({ entryDate: '2026-05-28' });
    expect([baseOf(later).rate, tariffOf(later).version]).toEqual(['17.5%', REV_9]);
  });

  it('does not answer for days before its own', async () => {
    expect(tariffOf(await calculate({ entryDate: '2026-05-21' }))).toMatchObject({
      version: REV_9,
    });
  });

  it('does not become what a rollback returns to', async () => {
    const { data } = await desk.tell('rollback', 'us-hts', '--reason', 'to see what was before');
    expect(data.release).toMatchObject({ seq: 1, origin: 'embedded', state: 'live' });
    expect(baseOf(await calculate())).toMatchObject({ rate: '16.5%' });
    await desk.tell('activate', `us-hts/${REV_9}`, '--reason', 'and back');
    expect(await statesOf()).toMatchObject({ [REV_8]: 'superseded', [REV_9]: 'live' });
  });
});

describe('the next edition', () => {
  const UNKNOWN_RATE = 'As the moon stands'; // no rate that anyone prints
  it('takes the place of the live one; a rate that is not understood is stored and said', async () => {
    const rows = changed(usTariffRows(), {
      '6101.10.00': { general: '9%' },
      '6102.90.00': { description: 'Of materials that have no name' },
      '6103.90.00.10': null,
      '6109.10.00': { general: '17.5%' },
    });
    const added = {
      htsno: '6112.90.00.20',
      indent: '2',
      description: 'For women',
      general: UNKNOWN_RATE,
    };
    const { data, text } = await released('hts_2026_rev_10.json', usTariff([...rows, added]));
    expect([data.state, data.reasons]).toEqual(['live', []]);
    expect(text).toContain('1 rates are not understood');
    expect(await statesOf()).toMatchObject({ [REV_9]: 'superseded', [REV_10]: 'live' });
  });

  it('differs from the one before by what diff lists: added, removed, re-worded, re-rated', async () => {
    const { data, text } = await desk.tell('diff', `us-hts/${REV_9}`, 'us-hts/live');
    const rates = (general: string): string => `${general} | Free (AU,SG) | 90%`;
    expect(data.differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ change: 'added', key: '6112900020', before: null }),
        expect.objectContaining({ change: 'removed', key: '6103900010', after: null }),
        {
          change: 'reworded',
          kind: 'line',
          key: '61029000',
          before: 'Of other materials',
          after: 'Of materials that have no name',
        },
        {
          change: 'rerated',
          kind: 'line',
          key: '61011000',
          before: rates('16.5%'),
          after: rates('9%'),
        },
      ]),
    );
    expect(data.differences).toHaveLength(4);
    expect(text).toContain('1 added, 1 removed, 1 reworded, 1 rerated, 0 changed');
  });

  it('its report names the rate that is not understood, with its row', async () => {
    const { data, text } = await desk.tell('report', 'us-hts/live');
    expect(data.report.unparsed).toEqual([{ row: 72, code: '6112900020', rate: UNKNOWN_RATE }]);
    expect(text).toContain(`row 72  6112900020  ${UNKNOWN_RATE}`);
  });

  it('a line with such a rate is estimated and says what is needed: it is never free', async () => {
    const data = await calculate({ hsCode: '6112.90.00.20' });
    expect(baseOf(data)).toMatchObject({ type: 'general', rate: UNKNOWN_RATE, estimated: true });
    expect(data.estimated).toBe(true);
    expect(data.needs.length).toBeGreaterThan(0);
    expect(data.options[0]).toMatchObject({ rate: UNKNOWN_RATE, amount: null, estimated: true });
  });

  it('the one before answers for the days before', async () => {
    const data = await calculate({ hsCode: '6101.10.00', entryDate: '2026-06-07' });
    expect([baseOf(data).rate, tariffOf(data).version]).toEqual(['16.5%', REV_9]);
    const after = await calculate({ hsCode: '6101.10.00', entryDate: '2026-06-08' });
    expect([baseOf(after).rate, tariffOf(after).version]).toEqual(['9%', REV_10]);
  });
});

describe('an operator', () => {
  it('needs a reason to roll back or to activate', async () => {
    await expect(desk.tell('rollback', 'us-hts')).rejects.toThrow('needs --reason TEXT');
    await expect(desk.tell('activate', `us-hts/${REV_9}`, '--reason', ' ')).rejects.toThrow(
      'needs --reason',
    );
  });

  it('rolls back to the release before; its reason is recorded', async () => {
    const { data, text } = await desk.tell(
      'rollback',
      'us-hts',
      '--reason',
      'rates of 6101 in doubt',
    );
    expect(text).toContain(`us-hts release 2 (${REV_9}) is live`);
    expect(data.release.override.reason).toBe('rates of 6101 in doubt');
    const answer = await calculate({ hsCode: '6101.10.00' });
    expect([baseOf(answer).rate, tariffOf(answer).seq]).toEqual(['16.5%', 2]);
  });

  it('makes a superseded release live again', async () => {
    await desk.tell('activate', `us-hts/${REV_10}`, '--reason', 'the doubt is gone');
    const answer = await calculate({ hsCode: '6101.10.00' });
    expect([baseOf(answer).rate, tariffOf(answer).version]).toEqual(['9%', REV_10]);
  });

  it('never makes a refused release live', async () => {
    const { data } = await released('hts_2026_rev_11.json', usTariffAt('18%').slice(0, -100));
    expect(data.state).toBe('refused');
    const activating = desk.tell('activate', `us-hts/${data.release.seq}`, '--reason', 'I want it');
    await expect(activating).rejects.toThrow('is refused: it cannot be made live');
  });
});
