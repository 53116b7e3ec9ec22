/**
 * Datasets whose releases add to the one before, and tariffs whose rates stand as measures: what a
 * calculation makes of them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import { type Publisher, startPublisher } from '../support/publisher.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { addressOf, answerAsTariffService } from '../support/tariffService.ts';

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

/** Imports the files as one release and gives it. */
async function released(dataset: string, files: Readonly<Record<string, string>>): Promise<Json> {
  const named = Object.entries(files).flatMap(([name, content]) => [
    '--file',
    desk.file(name, content),
  ]);
  const { data } = await desk.tell('import', dataset, ...named);
  expect([data.state, data.reasons]).toEqual(['live', []]);
  return data.release;
}

async function calculate(body: object): Promise<Json> {
  const answer = await workspace.call('POST', '/v1/calculate', { body });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.data;
}
const datasetOf = (data: Json, name: string): Json =>
  data.dataSource.datasets.find(({ dataset }: { dataset: string }) => dataset === name);
const table = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;

describe('exchange rates', () => {
  const IN_EUROS = {
    hsCode: '6109.10.00',
    originCountry: 'BD',
    destinationCountry: 'US',
    value: 1000,
  };
  const rateOn = async (entryDate: string): Promise<number> =>
    (await calculate({ ...IN_EUROS, currency: 'EUR', entryDate })).exchangeRate;

  beforeAll(async () => {
    const history = table('Date,USD,JPY,', '2026-10-16,1.25,150.5,', '2026-10-15,1.2,N/A,');
    await released('ecb-fx', { 'eurofxref-hist.csv': history });
  });

  it('at a weekend are those of the last day before it, and their release is named', async () => {
    expect(await rateOn('2026-10-15')).toBe(1.2);
    for (const day of ['2026-10-16', '2026-10-17', '2026-10-18'])
      expect(await rateOn(day)).toBe(1.25);
    const data = await calculate({ ...IN_EUROS, currency: 'EUR', entryDate: '2026-10-17' });
    expect(datasetOf(data, 'ecb-fx')).toMatchObject({ seq: 2, version: '2026-10-16' });
  });

  it('of a day added to the history keep the older days', async () => {
    const daily = table('Date, USD, JPY,', '19 October 2026, 1.3, 151,');
    const release = await released('ecb-fx', { 'eurofxref.csv': daily });
    expect(release).toMatchObject({ version: '2026-10-19', rows: 5, counts: { rate: 5 } });
    expect(await rateOn('2026-10-19')).toBe(1.3);
    expect([await rateOn('2026-10-15'), await rateOn('2026-10-17')]).toEqual([1.2, 1.25]);
  });

  it('that a later release corrects are the corrected ones', async () => {
    const corrected = table('Date,USD,', '2026-10-19,1.4,', '2026-10-16,1.5,');
    const release = await released('ecb-fx', { 'eurofxref-hist.csv': corrected });
    expect(release.rows).toBe(5);
    expect([
      await rateOn('2026-10-15'),
      await rateOn('2026-10-18'),
      await rateOn('2026-10-19'),
    ]).toEqual([1.2, 1.5, 1.4]);
  });
});

describe('goods lists of the United States', () => {
  const COLUMNS = 'code,measure,from,rate,name';
  /** The line of the listed duty, where there is one. */
  async function listed(hsCode: string, heading: string): Promise<Json> {
    const data = await calculate({
      hsCode,
      originCountry: 'BD',
      destinationCountry: 'US',
      value: 1000,
    });
    return data.lines.find(({ code }: { code: string }) => code === heading);
  }

  it('a second list keeps the first: goods of both are charged', async () => {
    await released('us-measures', {
      'one.csv': table(COLUMNS, '61091000,9903.99.11,2026-01-01,10%,One'),
    });
    const second = { 'two.csv': table(COLUMNS, '61101100,9903.99.12,2026-01-01,20%,Two') };
    expect(await released('us-measures', second)).toMatchObject({ rows: 2, counts: { list: 2 } });
    expect(await listed('6109.10.00', '9903.99.11')).toMatchObject({
      name: 'One',
      rate: '10%',
      amount: 100,
    });
    expect(await listed('6110.11.00', '9903.99.12')).toMatchObject({
      name: 'Two',
      rate: '20%',
      amount: 200,
    });
    expect(await listed('6110.11.00', '9903.99.11')).toBeUndefined();
  });

  it('a row that a later list names again is the later one', async () => {
    await released('us-measures', {
      'one.csv': table(COLUMNS, '61091000,9903.99.11,2026-01-01,15%,One'),
    });
    expect(await listed('6109.10.00', '9903.99.11')).toMatchObject({ rate: '15%', amount: 150 });
    expect(await listed('6110.11.00', '9903.99.12')).toMatchObject({ rate: '20%' });
  });

  it('that name a measure which nothing knows, without its rate, are refused by its name', async () => {
    const file = desk.file('new.csv', table('code,measure,from', '61091000,9903.99.77,2026-01-01'));
    const { data, exitCode } = await desk.tell('import', 'us-measures', '--file', file);
    expect([data.state, exitCode]).toEqual(['refused', 1]);
    expect(data.reasons).toEqual([expect.stringContaining('the measure 9903.99.77 is not known')]);
  });
});

describe('TARIC', () => {
  const DUTIES =
    'Goods code,Add code,Order No.,Start date,End date,RED_IND,Origin,Measure type,Legal base,Duty,Origin code,Meas. type code';
  const ALL = 'ERGA OMNES,Third country duty,R2658/87';
  const DUMPED = 'China,Definitive anti-dumping duty,R9990/26';
  const BICYCLES = {
    hsCode: '8712.00.70',
    destinationCountry: 'DE',
    value: 10_000,
    currency: 'EUR',
  };
  const calculated = (originCountry: string, more: object = {}): Promise<Json> =>
    calculate({ ...BICYCLES, originCountry, entryDate: '2026-11-20', ...more });

  const FILES = {
    'nomenclature.csv': table(
      'goods_nomenclature_item_id,producline_suffix,number_indents,description,validity_start_date,validity_end_date',
      '8700000000,80,0,Vehicles,1972-01-01,',
      '8712000000,80,0,Bicycles,1972-01-01,',
      '8712003000,80,1,With ball bearings,1972-01-01,',
      '8712003010,80,2,Of aluminium,2000-01-01,',
      '8712003090,80,2,Other,2000-01-01,',
      '8712007000,80,1,Other,1972-01-01,2026-12-31',
      '8712007000,80,1,Other cycles,2027-01-01,',
    ),
    'duties.csv': table(
      DUTIES,
      `8712000000,,,01-01-2021,,,${ALL},15.000 %,1011,103`,
      '8712000000,,,01-01-2024,,,Partners,Tariff preference,R9978/12,0.000 %,2020,142',
      `8712003000,A100,,01-01-2026,,,${DUMPED},10.500 %,CN,552`,
      `8712003000,C999,,01-01-2026,,,${DUMPED},48.500 %,CN,552`,
      `8712003000,A200,,01-01-2026,,,${DUMPED},62.000 %,CN,552`,
    ),
    'exclusions.csv': table(
      'Goods code,Add code,Order No.,Start date,Origin code,Meas. type code,Excluded country code',
      '8712000000,,,01-01-2024,2020,142,KH',
    ),
    'areas.csv': table(
      'Country group,Country group descr.,Member country,Mbship start date,Mbship end date',
      '2020,Partners,BD,01-01-2000,',
      '2020,Partners,KH,01-01-2000,',
    ),
  };

  beforeAll(async () => {
    await released('eu-taric', FILES);
  });

  it('a rate set on a heading holds for the codes below it', async () => {
    const data = await calculated('US');
    expect(data.lines[0]).toMatchObject({ type: 'general', rate: '15.000 %', amount: 1500 });
    expect(datasetOf(data, 'eu-taric')).toMatchObject({ seq: 2 });
    const deeper = await calculated('US', { hsCode: '8712003010' });
    expect(deeper.lines[0]).toMatchObject({ rate: '15.000 %', amount: 1500 });
  });

  it('a code that is printed for two periods is calculated and told by the row of the day', async () => {
    for (const [day, text] of [
      ['2026-12-31', 'Other'],
      ['2027-01-01', 'Other cycles'],
    ]) {
      const { lines } = await calculated('US', { entryDate: day });
      expect(lines[0]).toMatchObject({ rate: '15.000 %', amount: 1500 });
      const { body } = await workspace.call('GET', `/v1/tariff/DE/codes/87120070?on=${day}`);
      expect(body.data).toMatchObject({ text, declarable: true });
    }
  });

  it('a preference holds for the members of its group, but for those left out', async () => {
    const [member, leftOut] = [await calculated('BD'), await calculated('KH')];
    expect(member.lines[0]).toMatchObject({ type: 'preferential', rate: '0.000 %', amount: 0 });
    expect(member.tradeAgreement).toBe('Partners');
    expect(leftOut.lines[0]).toMatchObject({ type: 'general', rate: '15.000 %' });
    expect(leftOut.tradeAgreement).toBeNull();
  });

  it('anti-dumping by producer is taken at the rate of all others, and is an estimate', async () => {
    const data = await calculated('CN', { hsCode: '8712.00.30' });
    const remedies = data.lines.filter(({ type }: { type: string }) => type === 'anti_dumping');
    expect(remedies).toEqual([
      expect.objectContaining({ code: 'C999', rate: '48.500 %', amount: 4850, estimated: true }),
    ]);
    expect([data.estimated, data.totals.duties]).toEqual([true, 6350]);
    const { lines, totals } = await calculated('CN');
    expect(totals.duties).toBe(1500);
    expect(lines[0]).not.toHaveProperty('estimated');
  });

  it('without the duty of a code that is left is held, and says of which', async () => {
    const without = FILES['duties.csv'].replace('15.000 %,1011,103', '15.000 %,1011,142');
    const named = Object.entries({ ...FILES, 'duties.csv': without }).flatMap(([name, content]) => [
      '--file',
      desk.file(name, content),
    ]);
    const { data } = await desk.tell('import', 'eu-taric', ...named);
    expect(data.state).toBe('held');
    expect(data.reasons).toContain('1 lines have lost their rate: 8712000000');
  });

  it('a measure does not hold before its first day', async () => {
    const data = await calculated('CN', { hsCode: '8712.00.30', entryDate: '2025-12-31' });
    expect(data.totals.duties).toBe(1500);
  });
});

describe('the British tariff, walked part by part', () => {
  const SHOES = { hsCode: '6401.21.00.00', destinationCountry: 'GB', value: 1000, currency: 'GBP' };
  const BUSY = { status: 503, headers: { 'retry-after': '0.05' } };

  it('that does not answer for one heading goes on there later, and asks for no chapter twice', async () => {
    answerAsTariffService(publisher);
    const heading = addressOf('headings/6401');
    const [whole] = publisher.answersOf(heading);
    // three tries, and the next walk of the chapter
    publisher.answer(heading, BUSY, BUSY, BUSY, whole ?? BUSY);
    const { data, exitCode } = await desk.tell('sync', 'gb-tariff');
    expect([data[0].state, data[0].reasons, exitCode]).toEqual(['live', [], 0]);
    const chapter01 = publisher
      .asked()
      .filter(({ address }) => /01(?:2[19]0000)?$/.test(address) && !address.includes('64'));
    expect(chapter01.map(({ address }) => address)).toEqual(
      ['chapters/01', 'headings/0101', 'commodities/0101210000', 'commodities/0101290000'].map(
        addressOf,
      ),
    );
    expect(publisher.asked(heading).map(({ status }) => status)).toEqual([503, 503, 503, 200]);
  });

  it('brings lines, measures and areas, each once', async () => {
    const [{ counts, origin, source }] = (await desk.tell('list', 'gb-tariff')).data;
    expect(counts).toEqual({ line: 8, measure: 6, area: 1, note: 2 });
    expect({ origin, source }).toEqual({
      origin: 'sync',
      source: 'https://www.trade-tariff.service.gov.uk/',
    });
  });

  it('a calculation takes the general duty of the heading, and the preference of a member', async () => {
    const general = await calculate({ ...SHOES, originCountry: 'CN' });
    expect(general.lines[0]).toMatchObject({ type: 'general', rate: '8.00 %', amount: 80 });
    expect(datasetOf(general, 'gb-tariff')).toMatchObject({ seq: 2 });
    const preferred = await calculate({ ...SHOES, originCountry: 'KE' });
    expect(preferred.lines[0]).toMatchObject({ type: 'preferential', rate: '2.00 %', amount: 20 });
    expect(preferred.tradeAgreement).toBe('Favoured countries');
    const refused = await calculate({ ...SHOES, originCountry: 'KE', preference: 'none' });
    expect(refused.lines[0]).toMatchObject({ type: 'general', rate: '8.00 %' });
  });
});
