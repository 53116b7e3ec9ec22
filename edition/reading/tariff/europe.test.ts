import { describe, expect, it } from '@jest/globals';
import { holdsOn } from '../../../engine/calendar.ts';
import { isCoveredBy } from '../../../engine/hscode.ts';
import { parseDuty } from '../../../engine/tariff/rate/expression.ts';
import { freePreferenceOf } from '../../../engine/tariff/rate/freePreference.ts';
import { readOrigins, readTable } from '../table.ts';
import { readFreePreferences } from './freePreferences.ts';
import { readProgrammes } from './measures.ts';
import { loadTariff } from './tariff.ts';

/** Additional duties of a tariff as their table states them, without what keeps them off. */
function dutiesOf(schedule: 'eu' | 'gb' | 'ca') {
  return readTable(`measures/${schedule}.txt`, { least: 13, most: 13 }).map((row) => ({
    id: row.text(0, 'id'),
    heading: row.text(1, 'heading'),
    kind: row.text(3, 'kind'),
    rate: row.text(4, 'rate'),
    ...readOrigins(row, 5),
    scope: row.words(6),
    exemptions: (row.optional(7) ?? '')
      .split(';')
      .flatMap((part) => (part.trim() ? [part.trim()] : [])),
    doubt: row.words(8),
    ...row.validity(9),
    sourceUrl: row.text(12, 'source url'),
  }));
}
type Duty = ReturnType<typeof dutiesOf>[number];

const DUTIES = { eu: dutiesOf('eu'), gb: dutiesOf('gb'), ca: dutiesOf('ca') };
const ALL = [...DUTIES.eu, ...DUTIES.gb, ...DUTIES.ca];

/** What stands in the table for goods, origin and day: `id rate`. */
const standing = (
  schedule: keyof typeof DUTIES,
  digits: string,
  origin: string,
  date: string,
): string[] =>
  DUTIES[schedule]
    .filter(
      (duty) =>
        holdsOn(duty, date) &&
        (duty.origins.length === 0 || duty.origins.includes(origin)) &&
        !duty.originsExcluded.includes(origin) &&
        (duty.scope[0] === 'all' || isCoveredBy(digits, duty.scope)),
    )
    .map(({ id, rate }) => `${id} ${rate}`);

const EXEMPTION =
  /^(?:not )?(?:measure(?: [a-z_]+)+|melted [A-Z]{2}|condition [a-z_]+|claimed(?: \S+)+)(?: -> \S+)?$/;
const KINDS = {
  eu: ['anti_dumping', 'countervailing', 'additional', 'safeguard'],
  gb: ['anti_dumping', 'countervailing', 'additional', 'safeguard'],
  ca: ['surtax_us', 'surtax_china', 'surtax_steel_quota', 'surtax_steel_derivative'],
};

describe('the additional duties of the EU, Great Britain and Canada', () => {
  it('have an id of their own, a known kind, a rate that is understood, goods that are codes', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    for (const [schedule, rows] of Object.entries(DUTIES))
      for (const duty of rows) {
        expect(duty.id.startsWith(`${schedule}-`)).toBe(true);
        expect(KINDS[schedule as keyof typeof KINDS]).toContain(duty.kind);
        expect([duty.id, parseDuty(duty.rate).kind]).not.toEqual([duty.id, 'unparsed']);
        for (const code of duty.scope) expect([duty.id, code]).toEqual([duty.id, matching(code)]);
        expect(duty.sourceUrl).toMatch(/^https:\/\//);
      }
  });

  it('doubt only goods that they reach', () => {
    const stray = ALL.flatMap((duty) =>
      duty.doubt.filter((code) => !reaches(duty, code)).map((code) => `${duty.id} ${code}`),
    );
    expect(stray).toEqual([]);
  });

  it('say what keeps them off in words that the reader of measures knows, and of kinds that exist', () => {
    const kinds = new Set(ALL.map(({ kind }) => kind));
    for (const { id, exemptions } of ALL)
      for (const exemption of exemptions) {
        expect([id, EXEMPTION.test(exemption)]).toEqual([id, true]);
        const named = /^measure (.+?)(?: ->|$)/.exec(exemption)?.[1]?.split(' ') ?? [];
        for (const kind of named) expect([id, kinds.has(kind)]).toEqual([id, true]);
      }
  });

  it('let only one surtax fall on Canadian steel: quota, then United States or China, then derivative', () => {
    const keptOffBy = (id: string): string[] =>
      DUTIES.ca
        .find((duty) => duty.id === id)
        ?.exemptions.filter((one) => one.startsWith('measure')) ?? [];
    expect(keptOffBy('ca-steel-quota')).toEqual([]);
    expect(keptOffBy('ca-us-steel')).toEqual(['measure surtax_steel_quota']);
    expect(keptOffBy('ca-cn-steel')).toEqual(['measure surtax_steel_quota']);
    expect(keptOffBy('ca-steel-derivative')).toEqual([
      'measure surtax_steel_quota surtax_us surtax_china',
    ]);
  });

  it.each<[keyof typeof DUTIES, string, string, string, string[]]>([
    ['eu', '69111000', 'CN', '2026-02-06', ['eu-ad-tableware-13 36.1%']],
    ['eu', '69111000', 'CN', '2026-02-07', ['eu-ad-tableware-26 79%']],
    ['eu', '69111000', 'JP', '2026-02-07', []],
    ['eu', '69119000', 'CN', '2026-02-07', []], // bathroom ware of porcelain is outside
    ['eu', '87120030', 'CN', '2026-11-22', ['eu-ad-bicycles 48.5%']],
    ['eu', '87116010', 'CN', '2026-11-22', ['eu-ad-ebikes 62.1%', 'eu-cv-ebikes 17.2%']],
    ['eu', '87116090', 'CN', '2026-11-22', []], // electric scooters
    ['eu', '87038010', 'CN', '2024-10-29', []],
    ['eu', '87038010', 'CN', '2024-10-30', ['eu-cv-bev 35.3%']],
    ['eu', '73181588', 'CN', '2026-11-22', ['eu-ad-fasteners 86.5%']],
    ['eu', '73181575', 'CN', '2026-11-22', []], // stainless
    ['eu', '44187500', 'CN', '2026-11-22', ['eu-ad-flooring 36.1%']],
    ['eu', '44123110', 'CN', '2025-11-20', ['eu-ad-plywood-p 62.4%']],
    ['eu', '44123110', 'CN', '2025-11-21', ['eu-ad-plywood 86.8%']],
    ['eu', '34060000', 'CN', '2026-01-26', []],
    ['eu', '34060000', 'CN', '2026-01-27', ['eu-ad-candles 60.3%']],
    ['eu', '76042990', 'CN', '2026-03-31', ['eu-ad-extrusions 32.1%']],
    ['eu', '76042990', 'CN', '2026-04-01', []],
    ['eu', '31021010', 'RU', '2026-06-30', ['eu-rb-3102-25 40 EUR/t']],
    ['eu', '31021010', 'RU', '2026-07-01', ['eu-rb-3102-26 60 EUR/t']],
    ['eu', '18063100', 'BY', '2025-06-30', []],
    ['eu', '18063100', 'BY', '2025-07-01', ['eu-rb-farm 50%']],
    ['eu', '72104900', 'TR', '2026-06-30', ['eu-steel-sg 25%']],
    ['eu', '72104900', 'TR', '2026-07-01', ['eu-steel-26 50%']],
    ['eu', '72104900', 'NO', '2026-07-01', []],
    ['eu', '22083000', 'US', '2026-01-15', []], // counter-measures are suspended
    ['gb', '6911100090', 'CN', '2026-11-22', ['gb-ad-tableware 36.1%']],
    ['gb', '3406000000', 'CN', '2026-11-22', []], // no measure of the United Kingdom
    ['gb', '7318158800', 'CN', '2026-11-22', []],
    ['gb', '2208601100', 'RU', '2026-11-22', ['gb-rb-drinks 35%']],
    ['ca', '61091000', 'US', '2025-08-31', ['ca-us-1 25%']],
    ['ca', '61091000', 'US', '2025-09-01', []],
    ['ca', '87032300', 'US', '2025-04-09', ['ca-us-vehicles 25%']],
    ['ca', '87038000', 'CN', '2024-09-30', []],
    ['ca', '87038000', 'CN', '2025-06-01', ['ca-cn-ev 100%']],
    ['ca', '87038000', 'CN', '2026-03-01', ['ca-cn-ev-26 100%']],
    ['ca', '76061100', 'CN', '2024-10-21', []],
    ['ca', '76061100', 'CN', '2026-11-22', ['ca-cn-aluminium 25%']],
    ['ca', '73170000', 'DE', '2025-12-25', []],
    ['ca', '73170000', 'DE', '2025-12-26', ['ca-steel-derivative 25%']],
    ['ca', '72104900', 'IN', '2025-07-15', ['ca-steel-quota-25 50%']],
    ['ca', '72104900', 'KR', '2025-07-15', []],
    ['ca', '72104900', 'MX', '2026-07-15', ['ca-cn-melt-steel 25%']],
  ])('%s %s of %s on %s: %j', (schedule, digits, origin, date, expected) =>
    expect(standing(schedule, digits, origin, date)).toEqual(expected),
  );
});

const matching = (code: string): string => (/^(?:all|\d{2,10})$/.test(code) ? code : 'a code');
const reaches = ({ scope }: Duty, code: string): boolean =>
  scope[0] === 'all' || isCoveredBy(code, scope) || scope.some((prefix) => prefix.startsWith(code));

describe('value added tax', () => {
  const { taxes } = loadTariff();
  /** The rate that holds by the longest covering prefix, as `30049000` or `64041100 children's`. */
  const rateOf = (country: string, goods: string, date: string): string | undefined => {
    const [digits = '', word = ''] = goods.split(' ');
    const reach = (scope: readonly string[]): number =>
      scope.length === 0
        ? 0
        : Math.max(
            ...scope.map((entry) => {
              const [prefix = '', asked = ''] = entry.split('~');
              return digits.startsWith(prefix) && word.startsWith(asked)
                ? prefix.length + Math.sign(asked.length)
                : -1;
            }),
          );
    return (taxes.get(country) ?? [])
      .filter((row) => holdsOn(row, date) && reach(row.scope) >= 0)
      .sort((left, right) => reach(right.scope) - reach(left.scope))[0]?.rate;
  };

  it.each<[string, string, string, string]>([
    ['EE', '85171300', '2025-06-30', '22%'],
    ['EE', '85171300', '2025-07-01', '24%'],
    ['SK', '85171300', '2024-12-31', '20%'],
    ['SK', '85171300', '2025-01-01', '23%'],
    ['FI', '85171300', '2026-11-22', '25.5%'],
    ['FI', '96190030', '2025-12-31', '14%'],
    ['FI', '96190030', '2026-01-01', '13.5%'],
    ['RO', '85171300', '2025-07-31', '19%'],
    ['RO', '85171300', '2025-08-01', '21%'],
    ['RO', '19053119', '2025-08-01', '21%'],
    ['RO', '19021990', '2025-07-31', '9%'],
    ['LT', '49019900', '2025-12-31', '9%'],
    ['LT', '49019900', '2026-01-01', '5%'],
    ['SK', '17049000', '2025-12-31', '19%'],
    ['SK', '17049000', '2026-01-01', '23%'],
    ['AT', '04071100', '2026-06-30', '10%'],
    ['AT', '04071100', '2026-07-01', '4.9%'],
    ['AT', '04061010', '2026-07-01', '10%'],
    ['AT', '96190030', '2026-01-01', '0%'],
    ['DE', '30049000', '2026-11-22', '19%'],
    ['DE', '87131000', '2026-11-22', '7%'],
    ['FR', '18063210', '2026-11-22', '20%'],
    ['FR', '49021000', '2026-11-22', '2.1%'],
    ['IT', '97012100', '2025-06-30', '10%'],
    ['IT', '97012100', '2025-07-01', '5%'],
    ['IE', "64041100 children's", '2026-11-22', '0%'],
    ['IE', '64041100', '2026-11-22', '23%'],
    ['IE', '18063100', '2026-11-22', '23%'],
    ['IE', '09021000', '2026-11-22', '0%'],
    ['SE', '04041002', '2026-03-31', '12%'],
    ['SE', '04041002', '2026-04-01', '6%'],
    ['ES', '15092000', '2026-11-22', '4%'],
    ['GB', '6506108000', '2026-11-22', '0%'],
    ['GB', '1806320000', '2026-11-22', '20%'],
    ['GB', '0902100000', '2026-11-22', '0%'],
    ['GB', '9619003000', '2026-11-22', '0%'],
    ['GB', '9619005000', '2026-11-22', '20%'],
    ['GB', '9701210000', '2026-11-22', '5%'],
  ])('%s, %s on %s: %s', (country, digits, date, rate) =>
    expect(rateOf(country, digits, date)).toBe(rate),
  );

  it('is that of France in Monaco', () => {
    const rowsOf = (country: string): string[] =>
      (taxes.get(country) ?? []).map(({ scope, rate, from, until }) =>
        [scope.join(' '), rate, from, until].join(' | '),
      );
    expect(rowsOf('MC').sort()).toEqual(rowsOf('FR').sort());
  });

  it('is assumed wherever a code alone does not prove the rate: all but whole classes', () => {
    const sure = [...taxes.values()]
      .flat()
      .filter(({ certainty, scope }) => certainty === 'sure' && scope.length > 0);
    const european = sure.filter(
      ({ country }) => country !== 'CA' && taxes.get(country)?.[0]?.base === 'landed',
    );
    const others = european.filter(
      ({ scope, country }) =>
        /^[A-Z]{2}$/.test(country) &&
        scope.some((code) => !/^(?:49|30|6111|6209|961900(?:4|7))/.test(code)),
    );
    expect(others.filter(({ country }) => MEMBERS.includes(country) || country === 'GB')).toEqual(
      [],
    );
  });

  it('leaves the Canadian holiday with 2025-02-15', () => {
    const held = (date: string): number =>
      (taxes.get('CA') ?? []).filter(
        (row) => row.reason?.startsWith('relief of winter') === true && holdsOn(row, date),
      ).length;
    expect([held('2024-12-13'), held('2025-02-15'), held('2025-02-16')]).toEqual([0, 13, 0]);
  });
});

const MEMBERS =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

describe('thresholds and fees', () => {
  const { thresholds, fees } = loadTariff();
  const held = (country: string, kind: string, date: string): string[] =>
    (thresholds.get(country) ?? [])
      .filter((row) => row.kind === kind && holdsOn(row, date))
      .map(
        ({ amount, currency, effect }) =>
          `${amount.toFixed()} ${currency}${effect ? ` ${effect}` : ''}`,
      );

  it('change in the EU with July 2026: no relief any more, 3 EUR an item', () => {
    expect(held('EU', 'duty', '2026-06-30')).toEqual(['150 EUR']);
    expect(held('EU', 'flat duty', '2026-06-30')).toEqual([]);
    expect(held('EU', 'duty', '2026-07-01')).toEqual([]);
    expect(held('EU', 'flat duty', '2026-07-01')).toEqual(['150 EUR 3 EUR']);
    expect(held('EU', 'flat duty', '2028-07-01')).toEqual([]);
  });

  it('leave the flat duty of the EU on alcohol, tobacco and perfume', () => {
    const flat = (thresholds.get('EU') ?? []).filter(({ kind }) => kind === 'flat duty');
    expect(flat.map(({ excluded }) => excluded)).toEqual([[]]);
  });

  it('hold in Great Britain and Canada', () => {
    expect([held('GB', 'duty', '2026-11-22'), held('GB', 'gift', '2026-11-22')]).toEqual([
      ['135 GBP'],
      ['39 GBP pieces'],
    ]);
    expect(held('GB', 'gift flat', '2026-11-22')).toEqual(['630 GBP 2.5%']);
    expect(held('CA', 'duty', '2026-11-22').sort()).toEqual(['150 CAD', '20 CAD']);
    expect(held('CA', 'gift excess', '2026-11-22')).toEqual(['60 CAD']);
  });

  it('charge national parcel fees on their days, and the handling fee of the EU as undecided', () => {
    const codes = (country: string, date: string): string[] =>
      (fees.get(country) ?? []).filter((row) => holdsOn(row, date)).map(({ code }) => code);
    expect([codes('RO', '2025-12-31'), codes('RO', '2026-01-01')]).toEqual([[], ['LOG']]);
    expect([codes('FR', '2026-06-30'), codes('FR', '2026-07-01')]).toEqual([['TPC'], []]);
    expect([codes('IT', '2026-09-30'), codes('IT', '2026-10-01')]).toEqual([[], ['CPE']]);
    expect(['BE', 'NL', 'DE'].flatMap((country) => codes(country, '2026-11-22'))).toEqual([]);
    expect([codes('EU', '2026-10-31'), codes('EU', '2026-11-01')]).toEqual([[], ['HANDLING']]);
    expect((fees.get('EU') ?? []).every((row) => row.conditions.has('undecided'))).toBe(true);
  });
});

describe('preference programmes', () => {
  const programmes = readProgrammes();
  const claimants = (schedule: string, symbol: string, date: string): string[] =>
    programmes
      .filter(
        (row) => row.schedule === schedule && row.symbols.includes(symbol) && holdsOn(row, date),
      )
      .flatMap(({ origins }) => origins)
      .sort();

  it('have a proof that says more than its kind where small values need none', () => {
    const small = programmes.filter(
      ({ schedule, symbols }) => schedule === 'gb' && symbols.includes('EU'),
    );
    expect(small.map(({ proof }) => proof.includes('1,000 GBP'))).toEqual([true]);
  });

  it('give a country of its own symbol to no other, but where one agreement is for both', () => {
    const both: Readonly<Record<string, string>> = { CH: 'LI', IL: 'PS', GB: 'GB', SLT: 'LI' };
    const wrong = programmes.filter(
      ({ schedule, symbols, origins }) =>
        ['eu', 'gb'].includes(schedule) &&
        symbols.some(
          (symbol) =>
            /^[A-Z]{2}$/.test(symbol) &&
            symbol !== 'EU' &&
            origins.some((origin) => origin !== symbol && origin !== both[symbol]),
        ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each<[string, string, string, string[]]>([
    ['gb', 'CPTPP', '2024-12-20', ['BN', 'CL', 'JP', 'MY', 'NZ', 'PE', 'SG', 'VN']],
    ['gb', 'CPTPP', '2026-11-22', ['AU', 'BN', 'CL', 'JP', 'MY', 'NZ', 'PE', 'SG', 'VN']],
    ['gb', 'IN', '2026-07-14', []],
    ['gb', 'IN', '2026-07-15', ['IN']],
    ['eu', 'NZ', '2024-04-30', []],
    ['eu', 'NZ', '2024-05-01', ['NZ']],
    ['eu', 'CL', '2025-02-01', ['CL']],
    ['eu', 'KE', '2024-07-01', ['KE']],
    ['eu', 'MERCOSUR', '2026-04-30', []],
    ['eu', 'MERCOSUR', '2026-05-01', ['AR', 'BR', 'PY', 'UY']],
    ['eu', 'US', '2026-06-30', []],
    ['eu', 'US', '2026-07-01', ['US']],
    ['eu', 'GSP+', '2026-11-22', ['BO', 'CV', 'KG', 'LK', 'MN', 'PH', 'PK', 'UZ']],
  ])('%s %s on %s: %j', (schedule, symbol, date, origins) =>
    expect(claimants(schedule, symbol, date)).toEqual(origins),
  );
});

describe('preferences for whole classes of goods', () => {
  const rows = readFreePreferences();
  const rate = (schedule: string, symbol: string, origin: string, digits: string, date: string) => {
    const of = rows.filter((row) => row.schedule === schedule);
    const found = freePreferenceOf(of, { symbols: [symbol], origin, digits, date });
    return found === null ? 'silent' : found.rate;
  };

  it('name programmes that exist', () => {
    const known = new Set(
      readProgrammes().flatMap(({ schedule, symbols }) =>
        symbols.map((symbol) => `${schedule} ${symbol}`),
      ),
    );
    expect(
      rows.map(({ schedule, symbol }) => `${schedule} ${symbol}`).filter((one) => !known.has(one)),
    ).toEqual([]);
  });

  it('limit a row to origins that its programme knows', () => {
    const programmes = readProgrammes();
    const stray = rows.filter(({ schedule, symbol, origins }) =>
      origins.some(
        (origin) =>
          !programmes.some(
            (row) =>
              row.schedule === schedule &&
              row.symbols.includes(symbol) &&
              row.origins.includes(origin),
          ),
      ),
    );
    expect(stray).toEqual([]);
  });

  it.each<[string, string, string, string, string, string | null]>([
    // the annex that names the goods was not read
    ['eu', 'US', 'US', '61091000', '2026-07-01', 'silent'],
    ['eu', 'GB', 'GB', '21069092', '2026-11-22', 'Free'],
    ['eu', 'MA', 'MA', '61091000', '2026-11-22', 'Free'],
    ['eu', 'MA', 'MA', '07020000', '2026-11-22', 'silent'],
    ['eu', 'EBA', 'BD', '61091000', '2026-11-22', 'Free'],
    ['eu', 'EBA', 'BD', '93020000', '2026-11-22', 'silent'],
    ['eu', 'GSP', 'IN', '69111000', '2025-06-01', null],
    ['eu', 'GSP', 'IN', '87120030', '2025-06-01', 'silent'],
    ['eu', 'GSP', 'IN', '87120030', '2026-06-01', null],
    ['eu', 'GSP', 'IN', '42022100', '2025-06-01', null],
    ['eu', 'GSP', 'IN', '42022100', '2026-06-01', 'silent'],
    ['eu', 'GSP', 'IN', '61091000', '2026-06-01', 'silent'],
    ['eu', 'GSP', 'ID', '69111000', '2026-06-01', 'silent'],
    ['eu', 'VN', 'VN', '61091000', '2026-11-22', 'silent'], // still falls in steps
    ['gb', 'IN', 'IN', '6109100010', '2026-07-15', 'Free'],
    ['gb', 'IN', 'IN', '6109100010', '2026-07-14', 'silent'],
    ['ca', 'CUSMA', 'MX', '61091000', '2020-06-30', 'silent'],
    ['ca', 'CUSMA', 'MX', '61091000', '2026-11-22', 'Free'],
    ['ca', 'CUSMA', 'MX', '52010000', '2026-11-22', 'silent'], // cotton is a farm good
    ['ca', 'CUSMA', 'MX', '04061010', '2026-11-22', 'silent'],
    ['au', 'ChAFTA', 'CN', '61091000', '2026-11-22', 'Free'],
    ['au', 'ChAFTA', 'CN', '22083000', '2026-11-22', 'silent'],
  ])('%s %s, %s, %s on %s: %s', (schedule, symbol, origin, digits, date, expected) =>
    expect(rate(schedule, symbol, origin, digits, date)).toBe(expected),
  );
});
