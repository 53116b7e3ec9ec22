/** Tariffs of destinations without an embedded schedule, from the command to the answer. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const JAPAN = join(OFFICIAL, 'world-tariffs/japan/japan-tariff-mcp_2026-07-09.tar.gz');

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

async function dutyOf(body: object): Promise<Json> {
  const answer = await workspace.call('POST', '/v1/calculate', {
    body: {
      originCountry: 'US',
      value: 1000,
      shippingCost: 100,
      entryDate: '2026-11-27',
      preference: 'none',
      businessBuyer: true,
      declarationType: 'full',
      ...body,
    },
  });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  const { rate, basis } = answer.body.data.lines.find(({ name }: { name: string }) =>
    name.startsWith('Customs duty'),
  );
  return { rate, basis };
}
/** The same, once the process that answers reads what was imported. */
const imported = (body: object): Promise<Json> =>
  eventually(
    () => dutyOf(body),
    ({ basis }: Json) => basis === 'official_import',
  );
const coverageOf = async (country: string): Promise<Json> =>
  (await workspace.call('GET', '/v1/countries')).body.data.find(
    ({ code }: { code: string }) => code === country,
  ).duty;

describe('Japan', () => {
  const SHIRTS = { hsCode: '6109.10.020', destinationCountry: 'JP' };
  const chapter = (rate: unknown): string =>
    JSON.stringify([
      {
        stat_code: '6109.10',
        hs_code: '020',
        desc: 'その他のもの',
        rate: { 基本: '11.2%', WTO協定: rate },
        unit: {},
        children: [],
      },
    ]);

  it('is answered from the table of classes before an import', async () => {
    expect(await dutyOf({ ...SHIRTS, hsCode: '610910' })).toMatchObject({ basis: 'class_table' });
    expect(await coverageOf('JP')).toMatchObject({ basis: 'class_table' });
  });

  it('a faulty file is refused with its row, and nothing changes', async () => {
    const file = desk.file('faulty.json', chapter(7.4));
    const { data, exitCode } = await desk.tell('import', 'jp-tariff', '--file', file);
    expect([data.state, exitCode]).toEqual(['refused', 1]);
    expect(data.reasons.join(' ')).toBe('faulty.json, row 1: the rate "WTO協定" is no text');
    expect(await coverageOf('JP')).toMatchObject({ basis: 'class_table' });
  });

  it('is answered from its tariff after it, and what that lacks from the table', async () => {
    const file = desk.file('j_61_tariff_data.json', chapter('7.4%'));
    const told = await desk.tell('import', 'jp-tariff', '--file', file, '--version', '2026-07-09');
    expect([told.data.state, told.exitCode]).toEqual(['live', 0]);
    expect(told.data.lackingChapters).toHaveLength(95);
    expect(await imported(SHIRTS)).toEqual({ rate: '7.4%', basis: 'official_import' });
    expect(await dutyOf({ ...SHIRTS, hsCode: '950300' })).toMatchObject({ basis: 'class_table' });
    expect(await coverageOf('JP')).toMatchObject({ basis: 'official_import', asOf: '2026-07-09' });
  });

  (existsSync(JAPAN) ? it : it.skip)('has its whole tariff from the file at hand', async () => {
    const file = desk.file('japan.tar.gz', readFileSync(JAPAN));
    const reason = ['--activate', '--reason', 'the whole tariff'];
    const { data } = await desk.tell('import', 'jp-tariff', '--file', file, ...reason);
    expect(data).toMatchObject({ state: 'live', release: { version: '2026-07-09' } });
    expect(data.lackingChapters).toEqual([]);
    expect(await imported({ ...SHIRTS, hsCode: '9004.10.000' })).toEqual({
      rate: '5.3%',
      basis: 'official_import',
    });
    expect((await coverageOf('JP')).none).toBeLessThan(3);
  });
});
