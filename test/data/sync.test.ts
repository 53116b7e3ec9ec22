/**
 * Official data fetched from its publishers, who fail, change nothing, or change much; a local
 * server stands in for them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAudit } from '../../db/store/audit.ts';
import { connectTemporal, queuesOf } from '../../workers/process/temporal.ts';
import { type DataDesk, openDesk, type Told } from '../support/dataCommand.ts';
import { type Given, type Publisher, startPublisher } from '../support/publisher.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { SHIRTS, usTariffAt } from '../support/usTariff.ts';

let publisher: Publisher;
let service: TestService;
let desk: DataDesk;
let workspace: TestWorkspace;
beforeAll(async () => {
  publisher = await startPublisher();
  service = await startService({ environment: { SOURCE_MIRROR: publisher.url } });
  desk = openDesk(service);
  workspace = await service.workspace({ credits: 1000 });
});
afterAll(async () => {
  await desk.close();
  await service.stop();
  await publisher.stop();
});

const HTS = 'hts.usitc.gov/reststop/exportList';
const NCM = 'portalunico.siscomex.gov.br/classif/api/publico/nomenclatura/download/json';
const SOON = { 'retry-after': '0.05' }; // shorter than any publisher says: tests do not wait

/** Syncs a dataset whose publisher answers so. */
function synced(address: string, ...given: readonly Given[]): Promise<Told> {
  publisher.answer(address, ...given);
  return desk.tell('sync', address === HTS ? 'us-hts' : 'br-ncm');
}
async function lastSync(dataset: string): Promise<Json> {
  const { data } = await desk.tell('list');
  return data.find((one: Json) => one.dataset === dataset).sync;
}
async function answering(): Promise<{ seq: number; rate: string }> {
  const { body } = await workspace.call('POST', '/v1/calculate', { body: SHIRTS });
  return { seq: body.data.dataSource.datasets[0].seq, rate: body.data.lines[0].rate };
}
const ncm = (...rows: readonly (readonly [string, string])[]): string =>
  JSON.stringify({
    Data_Ultima_Atualizacao_NCM: 'Vigente em 17/05/2026',
    Ato: 'Ato de teste',
    Nomenclaturas: rows.map(([Codigo, Descricao]) => ({
      Codigo,
      Descricao,
      Data_Inicio: '01/04/2022',
      Data_Fim: '31/12/9999',
      Tipo_Ato_Ini: 'Res',
      Numero_Ato_Ini: '1',
      Ano_Ato_Ini: '2021',
    })),
  });
const NCM_ROWS = [
  ['01', 'Bichos vivos'],
  ['01.01', 'Cavalos e burros'],
  ['0101.21.00', '-- Puros'],
] as const;

describe('a publisher that does not answer', () => {
  it('is shown as unreachable with the last try and the reason; the live release stays', async () => {
    const { data, text, exitCode } = await synced(HTS, { status: 404 });
    expect([data[0].state, exitCode]).toEqual(['unreachable', 1]);
    expect(text).toContain('us-hts is unreachable; the live release stays');
    const sync = await lastSync('us-hts');
    expect(sync).toMatchObject({
      outcome: 'unreachable',
      reachedAt: null,
      message: expect.stringContaining('answered 404'),
    });
    expect(Date.now() - Date.parse(sync.triedAt)).toBeLessThan(60_000);
    expect((await desk.tell('list')).text).toMatch(
      /^us-hts .*unreachable, tried 20\S+Z \(.*answered 404\)$/m,
    );
    expect(await answering()).toEqual({ seq: 1, rate: '16.5%' });
  });

  it('is asked three times when it fails, and leaves no release behind', async () => {
    const asked = publisher.asked(HTS).length;
    const { data } = await synced(HTS, { status: 503, headers: SOON });
    expect(data[0]).toMatchObject({
      state: 'unreachable',
      reasons: [expect.stringContaining('503')],
    });
    expect(publisher.asked(HTS).length - asked).toBe(3);
    expect((await desk.tell('list', 'us-hts')).data).toHaveLength(1);
  });
});

describe('a publisher that fails at first', () => {
  it('500, then the file: the release is live and answered from', async () => {
    const file = { body: usTariffAt('17.5%'), headers: { etag: '"one"' } };
    const { data, exitCode } = await synced(HTS, { status: 500, headers: SOON }, file);
    expect([data[0].state, exitCode]).toEqual(['live', 0]);
    expect(data[0].release).toMatchObject({
      origin: 'sync',
      source: 'https://hts.usitc.gov/export',
      rows: 72,
    });
    expect(await answering()).toEqual({ seq: data[0].release.seq, rate: '17.5%' });
    expect(await lastSync('us-hts')).toMatchObject({ outcome: 'updated', message: null });
  });

  it('a body cut off, or 429 with Retry-After: it is asked again, by the name of this service', async () => {
    const asked = publisher.asked(NCM).length;
    const { data } = await synced(
      NCM,
      { body: ncm(...NCM_ROWS), bytesSent: 200 },
      { status: 429, headers: SOON },
      { body: ncm(...NCM_ROWS), afterMs: 300 },
    );
    expect(data[0]).toMatchObject({ state: 'live', release: { rows: 3 } });
    const requests = publisher.asked(NCM).slice(asked);
    expect(requests.map(({ status }) => status)).toEqual([0, 429, 200]);
    for (const { headers } of requests) expect(headers['user-agent']).toMatch(/^Landfall\/\d/);
  });
});

describe('a publisher with nothing new', () => {
  const same = (): Given => ({ body: usTariffAt('17.5%'), headers: { etag: '"one"' } });

  it('after an update is asked only whether its file has changed', async () => {
    await synced(HTS, same());
    expect(publisher.asked(HTS).at(-1)).toMatchObject({ status: 304 });
  });

  it('that sends the same content again changes nothing', async () => {
    const before = (await desk.tell('list', 'us-hts')).data;
    const { data, exitCode } = await synced(HTS, { ...same(), headers: { etag: '"two"' } });
    expect([data[0].state, exitCode]).toEqual(['unchanged', 0]);
    const [confirmed, ...others] = (await desk.tell('list', 'us-hts')).data;
    expect([{ ...confirmed, confirmedAt: before[0].confirmedAt }, ...others]).toEqual(before);
    expect(Date.parse(confirmed.confirmedAt)).toBeGreaterThan(Date.parse(before[0].confirmedAt));
  });

  it('then is asked with its mark, and a 304 changes nothing', async () => {
    const { data } = await synced(HTS, { ...same(), headers: { etag: '"two"' } });
    expect(publisher.asked(HTS).at(-1)?.status).toBe(304);
    expect(data[0].state).toBe('unchanged');
    expect(await lastSync('us-hts')).toMatchObject({ outcome: 'unchanged', message: null });
    expect(await answering()).toMatchObject({ rate: '17.5%' });
  });

  it('was asked by somebody: the order stands in the audit, with what was live and the release it would make', async () => {
    const { seq } = await answering();
    const live = (await desk.tell('list', 'us-hts')).data.find((one: Json) => one.seq === seq);
    await synced(HTS, same());
    const [entry] = await listAudit(service.orm, null, 1);
    expect(entry).toMatchObject({
      by: 'tester',
      what: 'data sync',
      workspaceId: null,
      before: { dataset: 'us-hts', live: live.releaseId },
      after: { releaseId: expect.any(String) },
    });
  });
});

describe('a publisher that sends what must not go live', () => {
  it.each([
    [
      'a web page in place of the file',
      '<html>Sorry</html>',
      'refused',
      'neither the JSON nor the CSV',
    ],
    [
      'a list of which most is missing',
      usTariffAt('18%').replace(/\},\s*\{\s*"htsno": "6104"[^]*/, '}]'),
      'held',
      '% off',
    ],
  ])('%s: it is shown, and the live release stays', async (_, body, state, why) => {
    const { data } = await synced(HTS, { body });
    expect(data[0]).toMatchObject({
      state,
      reasons: expect.arrayContaining([expect.stringContaining(why)]),
    });
    expect(await lastSync('us-hts')).toMatchObject({
      outcome: state,
      message: expect.stringContaining(why),
    });
    expect(await answering()).toMatchObject({ rate: '17.5%' });
  });
});

describe('a confirmation', () => {
  const NEW = usTariffAt('18%').replace(/\},\s*\{\s*"htsno": "6104"[^]*/, '}]');
  const marked = (): Given => ({ body: NEW, headers: { etag: '"held"' } });
  const liveOf = async (): Promise<Json> =>
    (await desk.tell('list', 'us-hts')).data.find(({ state }: Json) => state === 'live');

  it('is not made by a publisher that still has what is held, asked by its mark or in full', async () => {
    const before = await liveOf();
    expect(before.confirmedAt).toMatch(/Z$/);
    const { data } = await synced(HTS, marked());
    expect(data[0].state).toBe('unchanged'); // held above, without a mark
    await synced(HTS, marked());
    expect(publisher.asked(HTS).at(-1)?.status).toBe(304);
    const sync = await lastSync('us-hts');
    expect(sync).toMatchObject({
      outcome: 'unchanged',
      message: expect.stringMatching(/which is held$/),
    });
    expect(await liveOf()).toEqual(before);
  });

  it('is of the release that is live once an operator activates it', async () => {
    const [held] = (await desk.tell('list', 'us-hts')).data;
    await desk.tell('activate', `us-hts/${held.seq}`, '--reason', 'checked');
    await synced(HTS, marked());
    expect(await lastSync('us-hts')).toMatchObject({ outcome: 'unchanged', message: null });
    expect(Date.parse((await liveOf()).confirmedAt)).toBeGreaterThan(Date.parse(held.confirmedAt));
  });

  it('ends with a rollback: what is live again is as old as when it was last confirmed', async () => {
    const { data } = await desk.tell('rollback', 'us-hts', '--reason', 'cut off after all');
    await synced(HTS, marked());
    expect(await lastSync('us-hts')).toMatchObject({
      outcome: 'unchanged',
      message: expect.stringMatching(/which is taken back$/),
    });
    expect(await liveOf()).toEqual(data.release);
    expect((await desk.tell('list')).text).toContain(data.release.confirmedAt);
  });
});

describe('the daily sync', () => {
  const syncAll = async (): Promise<Record<string, string>> => {
    const { client, connection } = await connectTemporal();
    const taskQueue = queuesOf(service.queuePrefix).jobs;
    const workflowId = `syncDatasets/${taskQueue}/${Date.now()}`;
    const outcomes = await client.workflow.execute('syncDatasets', { taskQueue, workflowId });
    await connection.close();
    return outcomes as Record<string, string>;
  };

  it('syncs each dataset although others fail, and leaves alone what was reached on the same day', async () => {
    const SDN = 'www.treasury.gov/ofac/downloads';
    const party = '36,"AEROTEST","-0- ","TESTLAND",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n';
    publisher.answer(`${SDN}/sdn.csv`, { body: party });
    publisher.answer(`${SDN}/add.csv`, { body: '36,25,"Main Street","Testville","Cuba",-0- \n' });
    publisher.answer(`${SDN}/alt.csv`, { body: '36,12,"aka","AERO TEST",-0- \n' });
    publisher.answer(`${SDN}/sdn_comments.csv`, { body: '36,"a comment"\n' });
    const outcomes = await syncAll();
    expect(outcomes).toMatchObject({
      'gb-tariff': 'unreachable',
      'ecb-fx': 'unreachable',
      'ofac-sdn': 'live',
      'un-list': 'unreachable',
    });
    expect(Object.keys(outcomes)).not.toContain('us-hts');
    expect(Object.keys(outcomes)).not.toContain('br-ncm');
    expect(await lastSync('gb-tariff')).toMatchObject({ outcome: 'unreachable' });
    expect(await lastSync('ofac-sdn')).toMatchObject({ outcome: 'updated' });
    expect(await syncAll()).not.toHaveProperty('ofac-sdn');
  });
});

describe('a file that names an edition, beside a release that was fetched and names none', () => {
  it('older than the fetch is history: it does not take the place of what was fetched', async () => {
    const file = desk.file('hts_2026_rev_8.json', usTariffAt('15.5%'));
    const { data } = await desk.tell('import', 'us-hts', '--file', file);
    expect(data.state).toBe('history');
    expect(await answering()).toMatchObject({ rate: '17.5%' });
  });
});
