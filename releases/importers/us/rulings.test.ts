import { describe, expect, it } from '@jest/globals';
import type { RulingRecord } from '../../../engine/release/records.ts';
import type { SourceFile } from '../importer.ts';
import { usRulings } from './rulings.ts';

const file = (content: unknown): SourceFile => ({
  name: 'f',
  bytes:
    content instanceof Uint8Array
      ? content
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
async function read(...files: readonly SourceFile[]): Promise<RulingRecord[]> {
  const records: RulingRecord[] = [];
  for await (const record of usRulings.read(files))
    if (record.kind === 'ruling') records.push(record);
  return records;
}

/** A ruling as the search answers it. */
const answered = (rulingNumber: string, more: object = {}): object => ({
  id: 1,
  rulingNumber,
  subject: 'The tariff classification of paper lanterns from Vietnam',
  categories: 'Classification',
  rulingDate: '2024-03-05T00:00:00',
  tariffs: '9405.50.4000, 9903.88.03',
  collection: 'ny',
  isUsmca: false,
  operationallyRevoked: false,
  revokedBy: [],
  modifiedBy: [],
  revokes: null,
  ...more,
});
const page = (...rulings: readonly object[]): object => ({ totalHits: 500, rulings });
/** The same as a line of metadata. */
const told = (ruling_number: string, more: object = {}): object => ({
  page: 1,
  ruling_number,
  ruling_id: 1,
  subject: 'The tariff classification of paper lanterns from Vietnam',
  categories: 'Classification',
  ruling_date: '2024-03-05',
  tariffs: ['9405.50.4000', '9903.88.03'],
  related_rulings: [],
  status: 'Complete',
  ...more,
});
const lines = (...rulings: readonly object[]): string =>
  rulings.map((one) => `${JSON.stringify(one)}\n`).join('');

const LANTERNS: RulingRecord = {
  kind: 'ruling',
  number: 'N338001',
  subject: 'The tariff classification of paper lanterns from Vietnam',
  tariffs: ['9405504000', '99038803'],
  date: '2024-03-05',
  categories: 'Classification',
  standing: 'stands',
  revokes: [],
  modifies: [],
};

describe('rulings', () => {
  it.each([
    ['an answer of the search', file(page(answered('N338001')))],
    [
      'an answer printed over several lines',
      file(JSON.stringify(page(answered('N338001')), null, 2)),
    ],
    ['a bare list', file([answered('N338001')])],
    ['JSON lines', file(lines(told('N338001')))],
    ['JSON lines of answers', file(lines(page(), page(answered('N338001'))))],
  ])('of %s are the same', async (_, given) => {
    expect(await read(given)).toEqual([LANTERNS]);
  });

  it('that are repeated, within a file or in another one, are read once', async () => {
    const records = await read(
      file(lines(told('N338001'), told('N338001', { page: 2 }), told('H301111'))),
      file(page(answered('N338001'), answered('HQ 087496'))),
    );
    expect(records.map(({ number }) => number)).toEqual(['N338001', 'H301111', '087496']);
  });

  it('may have no tariff number, subject or day', async () => {
    const bare = {
      rulingNumber: 'N338002',
      subject: null,
      tariffs: null,
      rulingDate: '0001-01-01T00:00:00',
    };
    const records = await read(
      file([bare, told('N338003', { subject: ' ', tariffs: [], ruling_date: '' })]),
    );
    expect(records.map(({ subject, tariffs, date }) => [subject, tariffs, date])).toEqual([
      ['', [], null],
      ['', [], null],
    ]);
    const { tariffs: _, ...without } = told('N338004') as Record<string, unknown>;
    expect((await read(file([without])))[0]?.tariffs).toEqual([]);
  });

  it('keep tariff numbers of any length, each once, and none of the schedule before 1989', async () => {
    const tariffs = [
      '6109',
      '6109.10',
      '6109.10.00',
      '6109.10.0012',
      '6109.10.00.12',
      '700.4544',
      'various',
    ];
    expect((await read(file([told('N1', { tariffs })])))[0]?.tariffs).toEqual([
      '6109',
      '610910',
      '61091000',
      '6109100012',
    ]);
  });

  it.each([
    [{ operationallyRevoked: true }, 'revoked'],
    [{ revokedBy: ['H300000'], modifiedBy: ['H200000'] }, 'revoked'],
    [{ modifiedBy: ['H200000'] }, 'modified'],
    [{ status: 'Revoked' }, 'revoked'],
    [{ status: 'Complete' }, 'stands'],
  ])('with %j are %s', async (more, standing) => {
    expect((await read(file([answered('N338001', more)])))[0]?.standing).toBe(standing);
  });

  it('name those that they revoke or modify', async () => {
    const more = { revokes: ['NY N100001'], modifies: ['N100002', ''] };
    expect(await read(file([answered('H301111', more)]))).toMatchObject([
      { revokes: ['N100001'], modifies: ['N100002'] },
    ]);
  });

  it('are of the day of the newest one', () => {
    const days = [
      told('N1', { ruling_date: '2023-12-31' }),
      told('N2', { ruling_date: '2019-01-01' }),
    ];
    expect(usRulings.versionOf?.([file(lines(...days)), file(page(answered('N3')))])).toBe(
      '2024-03-05',
    );
    expect(usRulings.versionOf?.([file([{ rulingNumber: 'N1', subject: null }])])).toBeNull();
  });
});

describe('a file of rulings is refused', () => {
  const good = told('N338001');
  it.each<[string, string | object, string]>([
    ['when it is empty', '', 'f: the file is empty'],
    ['without a ruling', page(), 'f: the files hold no rulings'],
    ['when it is the page for people', '<!doctype html>', 'f, row 1: the file is no complete JSON'],
    ['of another kind', { results: [] }, 'f: the file holds no list of rulings ("rulings")'],
    [
      'cut off in an answer',
      JSON.stringify(page(answered('N1'))).slice(0, -9),
      'f, row 1: the file is no',
    ],
    [
      'cut off in a line',
      lines(good, good).slice(0, -20),
      'f, row 2: the line is no complete JSON in UTF-8',
    ],
    [
      'in another encoding',
      Buffer.from(lines(good, told('N1', { subject: 'café' })), 'latin1'),
      'f, row 2: the line is no complete JSON in UTF-8',
    ],
    ['with an entry that is none', [good, 'N1'], 'f, row 2: the entry is no ruling'],
    [
      'in a line of its own',
      `${JSON.stringify([good, {}])}\n`,
      'f, row 2: the field "rulingNumber" is missing',
    ],
    ['without a number', [good, { subject: 'x' }], 'f, row 2: the field "rulingNumber" is missing'],
    [
      'with a number that is none',
      lines(good, told('unknown')),
      'f, row 2: the field "ruling_number" is no number of a ruling',
    ],
    ['without a subject', [{ rulingNumber: 'N1' }], 'f, row 1: the field "subject" is missing'],
    [
      'with a subject that is no text',
      [told('N1', { subject: 7 })],
      'f, row 1: the field "subject" is no text',
    ],
    [
      'with tariff numbers that are no texts',
      [told('N1', { tariffs: [9405.5] })],
      'f, row 1: the field "tariffs" is no list of texts',
    ],
    [
      'with a day that does not exist',
      [answered('N1', { rulingDate: '2024-02-30T00:00:00' })],
      'f, row 1: the field "rulingDate" is no day: "2024-02-30T00:00:00"',
    ],
    [
      'with a flag that is no flag',
      [answered('N1', { operationallyRevoked: 'maybe' })],
      'f, row 1: the field "operationallyRevoked" is neither true nor false',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(file(content))).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
