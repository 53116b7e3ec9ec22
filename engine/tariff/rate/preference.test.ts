import { describe, expect, it } from '@jest/globals';
import { EMPTY_EDITION } from '../../../test/support/emptyEdition.ts';
import { basisOf, tariffLine } from '../../../test/support/tariffRows.ts';
import type { ClaimableRate, ProgrammeRow, TariffLine } from '../types.ts';
import type { FreePreferenceRow } from './freePreference.ts';
import { chooseColumn, columnsOf, type ColumnQuery } from './preference.ts';

const SOURCED = { legalBasis: 'Agreement', sourceUrl: 'https://customs.example/agreement' };
const programme = (more: Partial<ProgrammeRow> = {}): ProgrammeRow => ({
  ...SOURCED,
  schedule: 'eu',
  symbols: ['GSP'],
  name: 'GSP',
  origins: ['IN', 'BD'],
  certainty: 'sure',
  proof: 'statement',
  from: '2020-01-01',
  until: null,
  ...more,
});
const grant = (more: Partial<FreePreferenceRow> = {}): FreePreferenceRow => ({
  ...SOURCED,
  schedule: 'eu',
  symbol: 'GSP',
  origins: [],
  scope: [],
  except: [],
  rate: 'Free',
  from: '2020-01-01',
  until: null,
  ...more,
});
const query = (
  rows: FreePreferenceRow[],
  line: Partial<TariffLine> = {},
  more: Partial<ColumnQuery> = {},
): ColumnQuery => ({
  edition: {
    ...EMPTY_EDITION,
    programmes: new Map([
      ['eu', [programme(), programme({ symbols: ['EBA'], name: 'EBA', origins: ['BD'] })]],
    ]),
    freePreferences: new Map([['eu', rows]]),
  },
  schedule: 'eu',
  line: tariffLine('61091000', '12%', line),
  origin: 'IN',
  date: '2026-11-21',
  digits: '61091000',
  basis: basisOf('1000'),
  columnTwo: false,
  ...more,
});
const rates = (...asked: Parameters<typeof query>): string[] =>
  columnsOf(query(...asked)).map(({ symbol, rate }) => `${symbol ?? 'general'} ${rate}`);

describe('a preference for whole classes of goods', () => {
  const GSP = 'GSP 9.6%';
  it.each<[string, FreePreferenceRow[], Partial<TariffLine>, Partial<ColumnQuery>, string[]]>([
    ['is open where the line prints none', [grant()], {}, {}, ['general 12%', 'GSP Free']],
    [
      'gives way to the rate that the line prints',
      [grant()],
      { preferences: GSP },
      {},
      ['general 12%', GSP],
    ],
    [
      'may take a printed one away',
      [grant({ rate: null })],
      { preferences: GSP },
      {},
      ['general 12%'],
    ],
    [
      'is taken away before it is granted',
      [grant(), grant({ rate: null })],
      {},
      {},
      ['general 12%'],
    ],
    [
      'of another origin takes nothing away',
      [grant({ rate: null, origins: ['BD'] })],
      { preferences: GSP },
      {},
      ['general 12%', GSP],
    ],
    ['is for its goods', [grant({ scope: ['84'] })], {}, {}, ['general 12%']],
    [
      'not for goods left out',
      [grant({ scope: ['61'], except: ['6109'] })],
      {},
      {},
      ['general 12%'],
    ],
    ['is for origins of its programme', [grant()], {}, { origin: 'CN' }, ['general 12%']],
    ['holds in its days', [grant({ until: '2026-11-21' })], {}, {}, ['general 12%']],
    [
      'one programme beside another',
      [grant(), grant({ symbol: 'EBA' })],
      { preferences: 'EBA 0%' },
      { origin: 'BD' },
      ['general 12%', 'EBA 0%', 'GSP Free'],
    ],
    [
      'is not laid over a tariff that publishes measures',
      [grant()],
      { measuredAt: ['6109100000'] },
      {},
      ['general 12%'],
    ],
    ['is none of column 2', [grant()], { column2: '90%' }, { columnTwo: true }, ['general 90%']],
  ])('%s', (_, rows, line, more, found) => expect(rates(rows, line, more)).toEqual(found));

  it('has the proof of its programme and its own law', () => {
    const [, column] = columnsOf(query([grant({ legalBasis: 'Reg. (EU) 978/2012' })]));
    expect(column).toMatchObject({
      tier: 'preferential',
      programme: { proof: 'statement' },
      source: { legalBasis: 'Reg. (EU) 978/2012' },
    });
  });
});

describe('the column that is charged', () => {
  const endUse: ClaimableRate = {
    programme: null,
    symbol: '115',
    printed: '0%',
    condition: { kind: 'end_use', code: 'N990', label: null },
    source: SOURCED,
  };
  const quota: ClaimableRate = {
    programme: null,
    symbol: '122',
    printed: '0%',
    quota: '091104',
    source: SOURCED,
  };
  const weighed = { preferences: 'GSP 4 EUR/100 kg' };
  type Case = [
    string,
    Partial<TariffLine>,
    string,
    { conditions?: string[]; claims?: string[] },
    string | null,
  ];
  it.each<Case>([
    ['is the lowest', { preferences: 'GSP 9.6%' }, 'best', {}, '9.6%'],
    ['is never one that cannot be calculated', weighed, 'best', {}, '12%'],
    ['is the general one where none is wanted', { preferences: 'GSP 9.6%' }, 'none', {}, '12%'],
    ['is the one named', weighed, 'gsp', {}, '4 EUR/100 kg'],
    ['is not one that the origin does not have', { preferences: 'GSP 9.6%' }, 'EBA', {}, null],
    [
      'has its condition met by kind',
      { claimable: [endUse] },
      'best',
      { conditions: ['end_use'] },
      '0%',
    ],
    ['by its code', { claimable: [endUse] }, 'best', { conditions: ['N990'] }, '0%'],
    ['by a claim of the document', { claimable: [endUse] }, 'best', { claims: ['N990'] }, '0%'],
    ['is without it not open', { claimable: [endUse] }, 'best', {}, '12%'],
    [
      'is within a quota only as claimed',
      { claimable: [quota] },
      'best',
      { claims: ['091104'] },
      '0%',
    ],
    ['never without', { claimable: [quota] }, 'best', { conditions: ['091104'] }, '12%'],
  ])('%s', (_, line, asked, { conditions = [], claims = [] }, rate) =>
    expect(
      chooseColumn(columnsOf(query([], line)), asked, { conditions, claims })?.rate ?? null,
    ).toBe(rate),
  );
});
