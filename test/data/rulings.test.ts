/**
 * Precedent rulings are imported while the service runs: classifications for the United States show
 * them and say so.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataDesk, openDesk, type Told } from '../support/dataCommand.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

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

async function classify(destinationCountry = 'US', description = 'Garlic powder'): Promise<Json> {
  const body = { description, destinationCountry, mode: 'mini' };
  const answer = await workspace.call('POST', '/v1/classify', { body });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.data;
}
const datasetOf = (data: Json): Json =>
  data.dataSource.datasets.find(({ dataset }: { dataset: string }) => dataset === 'us-rulings');

const SUBJECT = 'The tariff classification of garlic powder from Vietnam';
const GARLIC = {
  ruling_number: 'N300001',
  subject: SUBJECT,
  ruling_date: '2019-03-04',
  tariffs: ['0712.90.4020', '9903.88.03'],
};
const OTHERS = Array.from({ length: 59 }, (_, at) => ({
  ruling_number: `N3001${String(at).padStart(2, '0')}`,
  subject: 'The tariff classification of ceramic mugs from China',
  ruling_date: '2018-01-01',
  tariffs: ['6912.00.4400'],
}));
const lines = (...rulings: readonly object[]): string =>
  rulings.map((one) => `${JSON.stringify(one)}\n`).join('');
const imported = (name: string, content: string): Promise<Told> =>
  desk.tell('import', 'us-rulings', '--file', desk.file(name, content));

describe('before a set of rulings is live', () => {
  it('a classification has none, and names no release of them', async () => {
    const data = await classify();
    expect(data.rulings).toEqual([]);
    expect(datasetOf(data)).toBeUndefined();
  });
});

describe('an imported set of rulings', () => {
  it('is live at once: the version is the day of its newest ruling, repetitions are counted once', async () => {
    const { data, exitCode } = await imported('rulings.jsonl', lines(GARLIC, GARLIC, ...OTHERS));
    expect([data.state, exitCode]).toEqual(['live', 0]);
    expect(data.release).toMatchObject({ rows: 60, counts: { ruling: 60 }, version: '2019-03-04' });
    const [listed] = (await desk.tell('list', 'us-rulings')).data;
    expect(listed).toMatchObject({ state: 'live', rows: 60 });
  });

  it('is shown in a classification for the United States, weighs in and is named', async () => {
    const data = await classify();
    expect(data.hsCode.slice(0, 6)).toBe('071290');
    expect(data.rulings).toEqual([
      {
        rulingNumber: 'N300001',
        code: '0712904020',
        subject: SUBJECT,
        url: 'https://rulings.cbp.gov/ruling/N300001',
      },
    ]);
    expect(data.reasoning).toContain(
      `Ruling N300001 ("${SUBJECT}") has 0712904020 and weighed in.`,
    );
    expect(datasetOf(data)).toMatchObject({ version: '2019-03-04', releaseId: expect.any(String) });
    expect(data.dataSource.datasets[0].dataset).not.toBe('us-rulings');
  });

  it('is named also where none of its rulings is on such goods', async () => {
    const data = await classify('US', 'Wooden tennis racket');
    expect(data.rulings).toEqual([]);
    expect(datasetOf(data)).toMatchObject({ version: '2019-03-04' });
  });

  it('says nothing of other destinations', async () => {
    for (const destination of ['DE', 'JP']) {
      const data = await classify(destination);
      expect([data.rulings, datasetOf(data)]).toEqual([[], undefined]);
      expect(data.reasoning).not.toContain('Ruling');
    }
  });
});

describe('the next set of rulings', () => {
  it('that is broken is refused with row and field; the live one stays', async () => {
    const { subject: _, ...without } = GARLIC;
    const { data, exitCode } = await imported('next.jsonl', lines(GARLIC, without));
    expect([data.state, exitCode]).toEqual(['refused', 1]);
    expect(data.reasons).toEqual(['next.jsonl, row 2: the field "subject" is missing']);
    expect((await classify()).rulings).toHaveLength(1);
  });

  it('that lacks many is held', async () => {
    const { data } = await imported('part.jsonl', lines(GARLIC, ...OTHERS.slice(9)));
    expect(data.state).toBe('held');
    expect(data.reasons).toContainEqual(expect.stringContaining('51 rows instead of 60'));
  });

  it('differs by what diff lists; a ruling that was revoked is shown and weighs nothing', async () => {
    const revoked = { ...GARLIC, revoked_by: ['H301111'] };
    const answer = { totalHits: 60, rulings: [revoked, ...OTHERS].map(answered) };
    const { data } = await imported('answer.json', JSON.stringify(answer));
    expect([data.state, data.reasons]).toEqual(['live', []]);
    const { data: found } = await desk.tell('diff', 'us-rulings/1', 'us-rulings/live');
    expect(found.differences).toEqual([
      {
        change: 'changed',
        kind: 'ruling',
        key: 'N300001',
        before: `${SUBJECT} | 0712904020 99038803 | stands`,
        after: `${SUBJECT} | 0712904020 99038803 | revoked`,
      },
    ]);
    const classified = await classify();
    expect(classified.rulings).toMatchObject([{ subject: `${SUBJECT} [revoked]` }]);
    expect(classified.reasoning).not.toContain('Ruling');
  });
});

/** A ruling as the publisher's search answers it. */
const answered = (ruling: (typeof OTHERS)[number] & { revoked_by?: string[] }): object => ({
  rulingNumber: ruling.ruling_number,
  subject: ruling.subject,
  rulingDate: `${ruling.ruling_date}T00:00:00`,
  tariffs: ruling.tariffs.join(', '),
  revokedBy: ruling.revoked_by ?? [],
});
