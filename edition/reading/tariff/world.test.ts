import { describe, expect, it } from '@jest/globals';
import { holdsOn } from '../../../engine/calendar.ts';
import { landedCost } from '../../../engine/tariff/landedCost.ts';
import { parseDuty } from '../../../engine/tariff/rate/expression.ts';
import { readSimplifiedRate } from '../../../engine/tariff/relief/simplified.ts';
import { Row } from '../table.ts';
import { chargeRows, readGeneralDuties } from './charges.ts';
import { readLevies, readSimplified, simplifiedRow } from './regimes.ts';
import { loadTariff } from './tariff.ts';
import { readValidationRules, validationRow } from './validation.ts';

const edition = loadTariff();
const destinations = [...edition.destinations.values()].flat();
const names = new Set([
  ...destinations.flatMap(({ country, union }) => [country, union ?? country]),
  'all',
]);
/** Liechtenstein has the tables of its customs territory. */
const territoryOf = (country: string): string => {
  const destination = edition.destinations.get(country)?.at(-1);
  return destination === undefined || destination.isTaxedApart === true
    ? country
    : destination.territory;
};
const DAYS = ['2025-01-01', '2025-07-01', '2026-01-01', '2026-07-01', '2026-11-22'];

// No value added or sales tax is charged there on importation by the state.
const NO_TAX = new Map([
  ['US', 'sales taxes of the states are not collected at the border'],
  ['HK', 'no general tax on goods'],
  ['MO', 'no general tax on goods'],
  ['QA', 'the value added tax of the Gulf states is not introduced'],
  ['KW', 'the value added tax of the Gulf states is not introduced'],
  ...'GG GF YT MF BL VA GL SJ FK SH IQ SY LY SO BN MV KY BM TC VG SX AW XT '
    .concat('XV XH GU AS MP VI CC CX NF TK PN NR FM MH EH')
    .split(' ')
    .map((country): [string, string] => [country, 'none is introduced (taxes/further.txt)']),
]);

describe('every destination', () => {
  it.each(DAYS)('has one tax on all goods on %s, or a reason for none', (day) => {
    const wrong = [...edition.destinations.keys()].filter((country) => {
      const rows = (
        edition.taxes.get(country) ??
        edition.taxes.get(territoryOf(country)) ??
        []
      ).filter((row) => row.scope.length === 0 && holdsOn(row, day));
      return NO_TAX.has(country) ? rows.length > 0 : rows.length === 0;
    });
    expect(wrong).toEqual([]);
  });

  it.each(DAYS)('has at most one row of a tax and region for all goods on %s', (day) => {
    const keys = [...edition.taxes.values()]
      .flat()
      .filter((row) => row.scope.length === 0 && holdsOn(row, day))
      .map(
        ({ country, region, tax, when }) =>
          `${country} ${region ?? ''} ${tax} ${JSON.stringify(when)}`,
      );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has a currency with a dated rate and a source', () => {
    const bare = destinations.filter(
      ({ currency, source }) =>
        !edition.exchangeRates.has(currency) || !source.url.startsWith('https://'),
    );
    expect(bare).toEqual([]);
  });
});

describe('the tables of the world', () => {
  const charges = [
    ...[...edition.taxes.values()].flat(),
    ...[...edition.thresholds.values()].flat(),
    ...[...edition.fees.values()].flat(),
    ...[...edition.generalDuties.values()].flat(),
    ...readSimplified(),
    ...readLevies(),
  ];

  it('speak of destinations alone, with a law and a page', () => {
    const wrong = charges.filter(
      ({ country, legalBasis, sourceUrl }) =>
        !names.has(country) || legalBasis === '' || !/^https?:\/\//.test(sourceUrl),
    );
    expect(wrong).toEqual([]);
  });

  it('name currencies with a rate', () => {
    const named = [
      ...[...edition.thresholds.values()].flat().map(({ currency }) => currency),
      ...readSimplified().flatMap(({ unit }) => (unit === 'kg' ? [] : [unit])),
    ];
    expect(named.filter((currency) => !edition.exchangeRates.has(currency))).toEqual([]);
  });

  it('hold rates that can be calculated', () => {
    for (const { rate } of readSimplified()) {
      const duty = parseDuty(readSimplifiedRate(rate)?.duty ?? '');
      expect([rate, duty.kind]).not.toEqual([rate, 'unparsed']);
    }
  });

  it('leave no two regimes of one scope, place and channel on one day', () => {
    const rows = readSimplified();
    const same = rows.filter((left, at) =>
      rows.some(
        (right, other) =>
          other > at &&
          keyOf(left) === keyOf(right) &&
          (left.until === null || right.from < left.until) &&
          (right.until === null || left.from < right.until),
      ),
    );
    expect(same).toEqual([]);
  });

  it('hold the VAT of Great Britain for Northern Ireland', () => {
    const rowsOf = (country: string) =>
      (edition.taxes.get(country) ?? [])
        .map((row) => JSON.stringify({ ...row, country: 'GB' }))
        .sort();
    expect(rowsOf('XI')).toEqual(rowsOf('GB'));
  });
});

describe('an imported tax row', () => {
  const record = (country: string, rate: string) => ({
    kind: 'row' as const,
    table: 'taxes',
    fields: [
      country,
      '-',
      'VAT',
      'vat_gst',
      'all',
      rate,
      'landed',
      'sure',
      '2027-01-01',
      '-',
      '-',
      'law',
      'https://x.example',
    ],
  });
  const rates = (...records: ReturnType<typeof record>[]) =>
    chargeRows(records).taxes.map(({ country, rate }) => `${country} ${rate}`);

  it('of Great Britain holds in Northern Ireland', () =>
    expect(rates(record('GB', '21%'))).toEqual(['GB 21%', 'XI 21%']));
  it('of Northern Ireland goes before it', () =>
    expect(rates(record('GB', '21%'), record('XI', '20%'))).toEqual(['GB 21%', 'XI 20%']));
});

const keyOf = (row: ReturnType<typeof readSimplified>[number]): string =>
  [
    row.country,
    row.replaces,
    row.scope,
    row.above,
    row.upTo,
    row.unit,
    row.channels,
    row.audience,
    row.origins,
    row.byExport,
  ].join(' | ');

describe('rules', () => {
  const rules = readValidationRules();

  it('speak of destinations that are covered', () =>
    expect(rules.filter(({ destination }) => !names.has(destination))).toEqual([]));

  it('relieve gifts up to the amount of the threshold', () => {
    const amounts = (kind: 'gift' | 'gift excess') =>
      [...edition.thresholds.values()]
        .flat()
        .filter((row) => row.kind === kind && holdsOn(row, '2026-11-22'))
        .map(({ country, amount, currency }) => `${country} ${amount.toFixed()} ${currency}`);
    const relieved = rules
      .filter(({ action }) => action === 'relief')
      .map(({ destination: named, when }) => {
        const destination = edition.thresholds.has(named) ? named : territoryOf(named);
        const limit = when.find((one) => 'amount' in one);
        return limit && 'amount' in limit
          ? `${destination} ${limit.amount.toFixed()} ${limit.unit}`
          : destination;
      });
    expect([...new Set(relieved)].sort()).toEqual(
      [...amounts('gift'), ...amounts('gift excess')].sort(),
    );
  });

  it.each<[string, string]>([
    ['an unknown fact', 'colour=red'],
    ['an amount without a currency', 'intrinsic>3000'],
    ['a weight in pounds', 'weight>31 lb'],
    ['a comparison of words', 'purpose>gift'],
  ])('with %s are refused', (_, when) => {
    const fields = [
      'BR',
      'rule',
      'warn',
      '-',
      'all',
      'all',
      when,
      'Text.',
      '2026-01-01',
      '-',
      'law',
      'https://x.example',
    ];
    expect(() => validationRow(new Row(fields, { file: 'data/x.txt', line: 3 }))).toThrow(
      /^data\/x\.txt:3: /,
    );
  });

  it('and regimes with a rate that cannot be read are refused', () => {
    const fields =
      'BR | n | duty | all | - | 50 | USD | courier | - | all | sixty | value | 2026-01-01 | - | sure | law | https://x.example'.split(
        ' | ',
      );
    expect(() => simplifiedRow(new Row(fields, { file: 'data/x.txt', line: 4 }))).toThrow(
      /^data\/x\.txt:4: /,
    );
  });
});

describe('the simplified tariff of Japan', () => {
  // not for goods of these chapters and headings: the ordinary tariff holds for them
  const OUTSIDE = /^(?:0[246]|1[0167]|24|27|4[123]|50|61|64|9113)/;
  const subheadings = [...edition.subheadings.current.keys()];
  const free = readGeneralDuties()
    .filter(({ country, rate }) => country === 'JP' && rate === 'Free')
    .flatMap(({ scope }) => scope)
    .filter((prefix) => !OUTSIDE.test(prefix));

  it('charges nothing on goods that the ordinary tariff has free', () => {
    expect(free.length).toBeGreaterThan(200);
    const charged = free.filter((prefix) => {
      const priced = landedCost(
        {
          hsCode: subheadings.find((code) => code.startsWith(prefix)) ?? prefix,
          originCountry: 'CN',
          destinationCountry: 'JP',
          value: 30_000,
          currency: 'JPY',
          shippingCost: 0,
          transportMode: 'air',
          shipmentChannel: 'courier',
          purpose: 'sale',
          preference: 'best',
          entryDate: '2026-11-27',
        },
        edition,
      );
      return !priced.ok || priced.result.totals.duties !== 0;
    });
    expect(charged).toEqual([]);
  });
});
