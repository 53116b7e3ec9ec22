import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { ScheduleName } from '../../hscode.ts';
import { type AskedPreference, preferenceIssue, symbolsCalled } from './programmeNames.ts';

const edition = loadTariff();
const asking = (schedule: ScheduleName | null, origin: string, asked: string): AskedPreference => ({
  schedule,
  origin,
  asked,
  date: '2026-11-20',
});

describe('a programme goes by', () => {
  it.each<[ScheduleName, string, string, string]>([
    ['us', 'KR', 'KORUS', 'KR'],
    ['us', 'MX', 'USMCA', 'S'],
    ['us', 'CA', 'CUSMA', 'S'],
    ['us', 'MX', 'T-MEC', 'S'],
    ['us', 'AU', 'AUSFTA', 'AU'],
    ['us', 'DO', 'CAFTA-DR', 'P'],
    ['us', 'KE', 'agoa', 'D'],
    ['us', 'KR', 'United States-Korea FTA', 'KR'],
    ['eu', 'JP', 'EU-JP', 'JP'],
    ['eu', 'JP', 'JP-EU EPA', 'JP'],
    ['eu', 'VN', 'EVFTA', 'VN'],
    ['eu', 'CA', 'CETA', 'CA'],
    ['eu', 'GB', 'TCA', 'GB'],
    ['eu', 'GB', 'EU-UK', 'GB'],
    ['eu', 'IN', 'GSP', 'GSP'],
    ['eu', 'PK', 'GSP+', 'GSP+'],
    ['eu', 'BD', '2005', 'EBA'],
    ['xi', 'JP', 'EU-JP', 'JP'],
    ['gb', 'AU', 'UK-AU', 'AU'],
    ['gb', 'FR', 'TCA', 'EU'],
    ['gb', 'JP', 'CPTPP', 'CPTPP'],
    ['gb', 'BD', 'GSP', 'DCTS-LDC'],
    ['ca', 'MX', 'USMCA', 'CUSMA'],
    ['ca', 'DE', 'CETA', 'CETA'],
    ['ca', 'GB', 'UK-CA', 'UKT'],
    ['au', 'US', 'AUSFTA', 'AUSFTA'],
    ['au', 'GB', 'UK-AU', 'A-UKFTA'],
    ['au', 'CN', 'RCEP', 'RCEP'],
  ])('%s, goods of %s: %s', (schedule, origin, name, symbol) => {
    const asked = asking(schedule, origin, name);
    expect(symbolsCalled(edition, asked)[0]).toBe(symbol);
    expect(preferenceIssue(edition, asked, [], 'preference')).toEqual([]);
  });

  it.each<[string, ScheduleName | null, string, string]>([
    ['best', 'us', 'KR', 'best'],
    ['none', 'us', 'KR', 'none'],
    ['a programme for other origins', 'us', 'VN', 'KORUS'],
    ['a country that the schedule prints by its own symbol', 'eu', 'LY', 'LY'],
    ['goods that the HTS names', 'us', 'JP', 'C'],
    ['whatever it is, where no programme is known', null, 'JP', 'ABCD'],
  ])('and nothing is wrong with %s', (_, schedule, origin, name) => {
    const asked = asking(schedule, origin, name);
    expect(symbolsCalled(edition, asked)).toEqual([]);
    expect(preferenceIssue(edition, asked, [], 'preference')).toEqual([]);
  });
});

it('a name that no programme has is refused, with those that are open to the origin', () => {
  expect(preferenceIssue(edition, asking('eu', 'VN', 'KORUS'), [], 'items.1.preference')).toEqual([
    {
      path: 'items.1.preference',
      message:
        'KORUS is no preference known there; open to goods of VN: VN (EU-Vietnam FTA); or send best or none',
      allowed: ['best', 'none', 'VN'],
    },
  ]);
  const [issue] = preferenceIssue(edition, asking('us', 'CN', 'XYZ'), [], 'preference');
  expect(issue?.message).toBe(
    'XYZ is no preference known there; none is open to goods of CN; or send best or none',
  );
});

it('a rate of the line itself may be asked for by its symbol', () => {
  const source = { legalBasis: '', sourceUrl: '' };
  const rate = { programme: null, symbol: '1098', printed: '0%', source };
  expect(preferenceIssue(edition, asking('gb', 'XX', '1098'), [rate], 'preference')).toEqual([]);
});
