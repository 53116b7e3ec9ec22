import { describe, expect, it } from '@jest/globals';
import type { QuotaRecord } from '../../engine/release/records.ts';
import { publishedQuotas, type PublishedQuotas } from '../published.ts';
import { quotasOf, type QuotaReading } from './quotas.ts';

const RELEASE = { dataset: 'gb-quotas', seq: 1, releaseId: 'a', version: null, liveSince: null };
const quota = (more: Partial<QuotaRecord> = {}): QuotaRecord => ({
  kind: 'quota',
  order: '050901',
  from: '2026-01-01',
  until: '2027-01-01',
  volume: '100',
  balance: '40.5',
  unit: 'Kilogram (kg)',
  status: 'Open',
  critical: false,
  exhausted: null,
  lastAllocation: null,
  blocked: [],
  suspended: [],
  origins: [],
  codes: ['7210490000'],
  balanceOn: '2026-06-01',
  url: null,
  ...more,
});
const set = (quotas: readonly QuotaRecord[], askedOn: string | null = null): PublishedQuotas =>
  publishedQuotas(RELEASE, askedOn, quotas);
const read = (
  sets: readonly PublishedQuotas[],
  code = '7210490000',
  date = '2026-06-15',
): QuotaReading[] =>
  quotasOf(
    { schedule: 'gb' },
    code,
    [],
    { quotas: new Map([['gb', sets]]) },
    {
      date,
      today: '2026-06-20',
    },
  );
const periodOf = (more: Partial<QuotaRecord>): QuotaReading['period'] | undefined =>
  read([set([quota(more)])])[0]?.period;

describe('the quotas of a code', () => {
  it.each([
    ['7210490000', 1],
    ['721049', 1],
    ['7210', 1],
    ['72', 1],
    ['7211', 0],
    ['7210490010', 1],
    ['7210500000', 0],
  ])('a quota that names 7210 49 is one of %s: %d', (code, count) => {
    expect(read([set([quota()])], code)).toHaveLength(count);
  });

  it('have the period of the day, none outside of it', () => {
    const later = quota({ from: '2027-01-01', until: null, balance: '99' });
    expect(read([set([quota(), later])])[0]?.period?.balance).toBe(40.5);
    expect(read([set([quota(), later])], '7210', '2027-03-01')[0]?.period?.balance).toBe(99);
    expect(read([set([quota()])], '7210', '2025-12-31')).toEqual([]);
  });

  it('are told by the newest of several publications, with the age of the balance', () => {
    const old = set([quota({ balance: '80', balanceOn: '2026-02-01' })]);
    expect(read([set([quota()]), old])[0]?.period).toMatchObject({ balance: 40.5, ageDays: 19 });
    const asked = set([quota({ balance: '7', balanceOn: null })], '2026-06-19');
    expect(read([asked, old])[0]?.period).toMatchObject({
      balance: 7,
      balanceOn: '2026-06-19',
      ageDays: 1,
    });
  });

  it('have no age where nothing says of which day a balance is', () => {
    expect(periodOf({ balanceOn: null })).toMatchObject({ balanceOn: null, ageDays: null });
  });

  const june = { from: '2026-06-10', until: '2026-06-20' };
  it.each<[string, Partial<QuotaRecord>]>([
    ['open', {}],
    ['critical', { critical: true, status: 'Critical' }],
    ['exhausted', { status: 'Exhausted', critical: null }],
    ['exhausted', { balance: '0.000' }],
    ['exhausted', { exhausted: '2026-05-01', critical: true }],
    ['blocked', { blocked: [june], balance: '0' }],
    ['suspended', { suspended: [june], blocked: [june] }],
    ['unknown', { critical: null, status: null }],
    ['unknown', { balance: null }],
  ])('are %s by what is printed: %j', (state, printed) => {
    expect(periodOf(printed)?.state).toBe(state);
  });

  it('under licence are told by their number', () => {
    expect(read([set([quota({ order: '054901' })])])[0]?.administration).toBe('licence');
    expect(read([set([quota()])])[0]?.administration).toBe('first_come');
  });
});
