/**
 * GET /v1/tariff/...: public reading of the tariff, on the embedded edition and on imported
 * releases.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '../../contract/operation.ts';
import * as contract from '../../contract/tariff.ts';
import { packPart, putPart } from '../../db/store/releaseContent.ts';
import { changeRelease, goLive, openRelease } from '../../db/store/releases.ts';
import { lineRecord } from '../../engine/release/lineRecord.ts';
import type { ReleaseRecord } from '../../engine/release/records.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { checkAnswer } from '../support/conformance.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import {
  type Answer,
  call,
  type Json,
  startService,
  type TestService,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

/** Asks, and holds the answer against the operation that the path belongs to. */
const ask = async (operation: Operation, path: string): Promise<Answer> => {
  const answer = await call(service.url, 'GET', `/v1/tariff/${path}`);
  checkAnswer('GET', operation.path, answer);
  return answer;
};
const search = (path: string) => ask(contract.searchTariff, path);
const code = (path: string) => ask(contract.tariffCode, path);
const changes = (path: string) => ask(contract.tariffCodeChanges, path);
const editions = (path: string) => ask(contract.tariffEditions, path);

/** The operation with its path filled in, as the shared tests send it. */
const at = (operation: Operation, path: string): Operation => ({
  ...operation,
  path: `/v1/tariff/${path}`,
});

function expectNotFound({ status, body }: Answer, words: RegExp): void {
  expect(status).toBe(404);
  expect(body.error.code).toBe('not_found');
  expect(body.error.message).toMatch(words);
}

describe('GET /v1/tariff/{country}/search', () => {
  describe('200', () => {
    it('finds lines by words, best first, with the rate that holds', async () => {
      const { data, next, dataSource } = (await search('us/search?q=cotton+t-shirts')).body;
      expect(data[0]).toMatchObject({ level: 'tariff', declarable: true, rate: '16.5%' });
      expect(data[0].heading).toMatch(/^T-shirts/);
      expect(data[0].code).toMatch(/^610910/);
      const scores = data.map(({ score }: Json) => score);
      expect(scores).toEqual(scores.toSorted((left: number, right: number) => right - left));
      expect(next).toBeNull();
      expect(dataSource.datasets[0]).toMatchObject({ dataset: 'us-hts' });
    });

    it.each([
      ['digits', '6109'],
      ['digits with dots', '6109.10'],
    ])('finds codes by their first %s', async (_, digits) => {
      const { data } = (await search(`US/search?q=${digits}`)).body;
      expect(data[0].codeFormatted).toBe(digits);
      for (const line of data) expect(line.codeFormatted.startsWith(digits)).toBe(true);
    });

    it('answers as many as asked, 25 unless told', async () => {
      expect((await search('US/search?q=cotton&limit=3')).body.data).toHaveLength(3);
      expect((await search('US/search?q=cotton')).body.data).toHaveLength(25);
    });

    it('finds nothing for words that stand nowhere', async () => {
      expect((await search('US/search?q=zzzzqqqq')).body.data).toEqual([]);
      expect((await search('US/search?q=0000')).body.data).toEqual([]);
    });

    it('reads the Harmonized System where no national tariff is known', async () => {
      const { data, dataSource } = (await search('JP/search?q=cotton+t-shirts')).body;
      expect(data[0]).toMatchObject({
        code: '610910',
        level: 'subheading',
        declarable: false,
        rate: null,
      });
      expect(dataSource.datasets).toMatchObject([{ dataset: 'hs' }]);
    });

    it.each(['GB', 'CA', 'FR', 'XI'])('reads the tariff of %s', async (country) => {
      const { data } = (await search(`${country}/search?q=cotton+t-shirts`)).body;
      expect(data.some(({ rate }: Json) => rate !== null)).toBe(true);
    });
  });

  describe('400', () => {
    it.each([
      ['q', 'US/search'],
      ['q', 'US/search?q=a'],
      ['q', 'US/search?q=%20a%20'],
      ['q', `US/search?q=${'a'.repeat(201)}`],
      ['q', 'US/search?q=a%00b'],
      ['limit', 'US/search?q=cotton&limit=0'],
      ['limit', 'US/search?q=cotton&limit=101'],
      ['country', 'USA/search?q=cotton'],
      ['country', '1/search?q=cotton'],
    ])('names the field %s: %s', async (field, path) => {
      expect(issuePaths(await search(path))).toEqual([field]);
    });
  });

  describe('404', () => {
    it.each(['ZZ', 'UK', 'EU'])(
      '%s is no country, and the message says where the codes are',
      async (country) => {
        expectNotFound(await search(`${country}/search?q=cotton`), /GET \/v1\/countries/);
      },
    );
  });
  describeAccess(() => service, at(contract.searchTariff, 'US/search'), { query: '?q=cotton' });
});

describe('GET /v1/tariff/{country}/codes/{code}', () => {
  describe('200', () => {
    it('gives texts, place and inherited rates of a line', async () => {
      const { data } = (await code('us/codes/6109.10.00.12')).body;
      expect(data).toMatchObject({
        country: 'US',
        schedule: 'US',
        nomenclature: 'us',
        code: '6109100012',
        codeFormatted: '6109.10.00.12',
        level: 'tariff',
        declarable: true,
        children: [],
        measures: [],
        units: ['doz.', 'kg'],
      });
      expect(data.ancestors.map((one: Json) => one.codeFormatted)).toEqual([
        '61',
        '6109',
        '6109.10',
        '6109.10.00',
      ]);
      expect(data.rates[0]).toEqual({
        kind: 'general',
        programme: null,
        printed: '16.5%',
        words: '16.5 % of the customs value',
        expression: { kind: 'adValorem', percent: '16.5', of: null },
        inheritedFrom: '61091000',
      });
      expect(data.rates).toContainEqual(
        expect.objectContaining({
          kind: 'preferential',
          programme: { code: 'AU', name: 'United States-Australia FTA', until: null },
          words: 'free of duty',
        }),
      );
      expect(data.since).toBe(data.dataSource.importedAt);
      expect(data.dataSource.datasets.map(({ dataset }: Json) => dataset)).toEqual([
        'us-hts',
        'hs',
      ]);
    });

    it('gives a chapter with its headings, and a heading with its subheadings', async () => {
      const chapter = (await code('DE/codes/61')).body.data;
      expect(chapter).toMatchObject({ level: 'chapter', schedule: 'EU', ancestors: [] });
      expect(chapter.children.map((one: Json) => one.code)).toContain('6109');
      const heading = (await code('DE/codes/6109')).body.data;
      expect(heading.children.map((one: Json) => one.codeFormatted)).toEqual([
        '6109.10',
        '6109.90',
      ]);
    });

    it('gives the Harmonized System where no national tariff is known: nothing is declared under it', async () => {
      const { data } = (await code('JP/codes/610910')).body;
      expect(data).toMatchObject({
        schedule: null,
        nomenclature: 'global',
        declarable: false,
        rates: [],
      });
    });

    it('names the programmes of other tariffs, and the country where a symbol is one', async () => {
      const { rates } = (await code('DE/codes/61091000')).body.data;
      const nameOf = (symbol: string) =>
        rates.find(({ programme }: Json) => programme?.code === symbol);
      expect(nameOf('GSP').programme.name).toBe('Generalised Scheme of Preferences');
      expect(nameOf('GSP').words).toBe('9.6 % of the customs value');
    });
  });

  describe('400', () => {
    it.each([
      ['code', 'US/codes/1'],
      ['code', 'US/codes/61091000123'],
      ['code', 'US/codes/61o9'],
      ['code', 'US/codes/61_09'],
      ['country', 'U1/codes/6109'],
      ['on', 'US/codes/6109?on=2026-02-30'],
      ['on', 'US/codes/6109?on=today'],
    ])('names the field %s: %s', async (field, path) => {
      expect(issuePaths(await code(path))).toEqual([field]);
    });
  });

  describe('404', () => {
    it('an unknown code is not found, and the message says how to find one', async () => {
      expectNotFound(await code('US/codes/6109.10.99'), /no code 6109\.10\.99\..*search\?q=6109/);
      expectNotFound(await code('JP/codes/61091000'), /search\?q=6109/);
    });
    it('an unknown country is not found', async () => {
      expectNotFound(await code('ZZ/codes/6109'), /GET \/v1\/countries/);
    });
  });

  describe('304', () => {
    const tagOf = async (path: string) => String((await code(path)).headers.get('etag'));
    const askAgain = (path: string, etag: string) =>
      sendRaw(service.url, requestOf(`GET /v1/tariff/${path}`, [`If-None-Match: ${etag}`]));

    it('says without a body that nothing has changed', async () => {
      const again = await askAgain('US/codes/6109', await tagOf('US/codes/6109'));
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    });

    it('tells questions and days apart, but not two ways to write the same question', async () => {
      const tag = await tagOf('US/codes/6109');
      expect(tag).toMatch(/^"[\w-]{20,}"$/);
      expect(await tagOf('us/codes/61.09')).toBe(tag);
      for (const other of ['US/codes/6110', 'CA/codes/6109', 'US/codes/6109?on=2026-01-01'])
        expect(await tagOf(other)).not.toBe(tag);
      expect((await askAgain('US/codes/6110', tag)).status).toBe(200);
    });

    it('is not said of an error', async () => {
      expect((await code('US/codes/6109.10.99')).headers.get('etag')).toBeNull();
    });
  });
  describeAccess(() => service, at(contract.tariffCode, 'US/codes/6109'));
});

describe('GET /v1/tariff/{country}/editions', () => {
  describe('200', () => {
    it('lists the releases of all datasets of the tariff', async () => {
      const { data } = (await editions('FR/editions')).body;
      expect(data.map(({ dataset }: Json) => dataset).toSorted()).toEqual(['eu-cn', 'eu-taric']);
      expect(data[0]).toMatchObject({ state: 'live', embedded: true, supersededAt: null });
      expect(data.map(({ completedBy }: Json) => completedBy).toSorted()).toEqual([
        'npm run data -- import eu-cn --file FILE',
        'npm run data -- import eu-taric --file FILE',
      ]);
    });

    it('lists those of the Harmonized System where no national tariff is known', async () => {
      const { data } = (await editions('jp/editions')).body;
      expect(data).toMatchObject([{ dataset: 'hs', embedded: true, completedBy: null }]);
    });
  });

  describe('400', () => {
    it('names the field', async () => {
      expect(issuePaths(await editions('USA/editions'))).toEqual(['country']);
    });
  });

  describe('404', () => {
    it('an unknown country is not found', async () => {
      expectNotFound(await editions('ZZ/editions'), /GET \/v1\/countries/);
    });
  });
  describeAccess(() => service, at(contract.tariffEditions, 'US/editions'));
});

describe('GET /v1/tariff/{country}/codes/{code}/changes', () => {
  describe('200', () => {
    it('is empty where no release was imported', async () => {
      expect((await changes('US/codes/6109/changes')).body).toEqual({ data: [], next: null });
    });
  });

  describe('400', () => {
    it.each([
      ['from', 'US/codes/6109/changes?from=2026-02-01&to=2026-01-31'],
      ['from', 'US/codes/6109/changes?from=yesterday'],
      ['to', 'US/codes/6109/changes?to=2026-13-01'],
      ['code', 'US/codes/abc/changes'],
    ])('names the field %s: %s', async (field, path) => {
      expect(issuePaths(await changes(path))).toEqual([field]);
    });
  });

  describe('404', () => {
    it('an unknown code or country is not found', async () => {
      expectNotFound(await changes('US/codes/6109.10.99/changes'), /search\?q=6109/);
      expectNotFound(await changes('ZZ/codes/6109/changes'), /GET \/v1\/countries/);
    });
  });
  describeAccess(() => service, at(contract.tariffCodeChanges, 'US/codes/6109/changes'));
});

describe('a tariff of which releases were imported', () => {
  const line = (digits: string, indent: number, text: string) =>
    lineRecord({ code: digits, indent, text });
  const duty = (id: string, digits: string, printed: string): ReleaseRecord => ({
    kind: 'measure',
    id,
    code: digits,
    type: '103',
    typeName: 'Third country duty',
    area: '1011',
    areaName: 'ERGA OMNES',
    excluded: [],
    additionalCode: null,
    additionalCodeName: null,
    quota: null,
    duty: printed,
    conditions: [],
    legalBasis: 'R2658/87',
    legalUrl: null,
    from: '2020-01-01',
    until: null,
  });
  const tree = [
    line('0100000000', 0, 'Live animals'),
    line('0101000000', 0, 'Horses'),
    line('0101210000', 1, 'For breeding'),
    line('0101290000', 1, 'Other horses'),
  ];

  const publish = async (
    version: string,
    validFrom: string,
    lines: ReleaseRecord[],
    measures: ReleaseRecord[],
  ) => {
    const releaseId = randomUUID();
    const dataset = 'xi-tariff';
    await openRelease(service.orm, {
      releaseId,
      dataset,
      origin: 'file',
      source: `${version}.csv`,
      version,
    });
    for (const [part, rows] of [
      ['line/01', lines],
      ['measure/01', measures],
    ] as const)
      await putPart(
        service.orm,
        releaseId,
        packPart(
          part,
          rows.map((row) => JSON.stringify(row)),
        ),
      );
    await changeRelease(service.orm, releaseId, { state: 'staged', rows: lines.length, validFrom });
    await goLive(service.orm, dataset, releaseId, { override: null });
    await eventually(
      async () =>
        (await call(service.url, 'GET', '/v1/tariff/XI/search?q=horses')).body.dataSource.version,
      (live) => live === version,
    );
  };

  beforeAll(async () => {
    await publish('first', '2026-01-01', tree, [duty('1', '0101000000', '5.00 %')]);
    await publish('second', '2026-03-01', tree, [duty('1', '0101000000', '4.00 %')]);
    await publish(
      'third',
      '2026-06-01',
      [...tree.slice(0, 3), line('0101290000', 1, 'Other')],
      [duty('1', '0101000000', '4.00 %')],
    );
  });

  it('is read in its official texts, with the rates of its measures', async () => {
    const { data } = (await code('XI/codes/0101.21')).body;
    expect(data).toMatchObject({
      code: '0101210000',
      description: 'For breeding',
      declarable: true,
    });
    expect(data.rates).toMatchObject([
      { kind: 'general', printed: '4.00 %', inheritedFrom: '0101' },
    ]);
    expect(data.measures).toMatchObject([{ type: '103', setOn: '0101', legalBasis: 'R2658/87' }]);
    expect((await code('XI/codes/010121?on=2019-12-31')).body.data.measures).toEqual([]);
  });

  it('lists its releases, newest first', async () => {
    const { data } = (await editions('XI/editions')).body;
    expect(data.map(({ version, state }: Json) => [version, state])).toEqual([
      ['third', 'live'],
      ['second', 'superseded'],
      ['first', 'superseded'],
    ]);
    expect(data[0]).toMatchObject({
      embedded: false,
      completedBy: null,
      source: 'third.csv',
      validFrom: '2026-06-01',
    });
  });

  it('tells what changed for a code and its measures, release by release, oldest first', async () => {
    const { data } = (await changes('XI/codes/0101.29/changes')).body;
    expect(
      data.map(({ release, previous, changes: all }: Json) => [
        previous.version,
        release.version,
        all.map(({ change, kind, code: changed }: Json) => `${change} ${kind} ${changed}`),
      ]),
    ).toEqual([
      ['first', 'second', ['rerated measure 0101000000']],
      ['second', 'third', ['reworded line 0101290000']],
    ]);
    expect(data[1].changes[0]).toMatchObject({ before: 'Other horses', after: 'Other' });
    expect(data[0].omitted).toBe(0);
  });

  it('tells only of the days asked for', async () => {
    const versions = async (query: string) =>
      (await changes(`XI/codes/01/changes?${query}`)).body.data.map(
        ({ release }: Json) => release.version,
      );
    expect(await versions('from=2026-03-01')).toEqual(['second', 'third']);
    expect(await versions('from=2026-03-02')).toEqual(['third']);
    expect(await versions('to=2026-05-31')).toEqual(['second']);
    expect(await versions('from=2026-04-01&to=2026-05-01')).toEqual([]);
  });

  it('has another tag after the next release', async () => {
    const before = (await editions('XI/editions')).headers.get('etag');
    const line0 = (await code('XI/codes/0101')).headers.get('etag');
    await publish('fourth', '2026-09-01', tree, [duty('1', '0101000000', '3.00 %')]);
    expect((await editions('XI/editions')).headers.get('etag')).not.toBe(before);
    expect((await code('XI/codes/0101')).headers.get('etag')).not.toBe(line0);
  });
});
