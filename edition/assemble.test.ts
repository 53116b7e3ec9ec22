import { atOnce } from '../engine/steps.ts';
import { describe, expect, it } from '@jest/globals';
import { buildEdition } from '../engine/classify/edition.ts';
import { labelKey } from '../engine/classify/stem.ts';
import { decimal } from '../engine/decimal.ts';
import { printedMoney } from '../engine/money.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { lineRecord } from '../engine/release/lineRecord.ts';
import type { ListRecord, MeasureRecord, ReleaseRecord } from '../engine/release/records.ts';
import { buildBook } from '../engine/tariff/schedule/book.ts';
import type {
  Destination,
  ExchangeRow,
  FeeRow,
  Schedule,
  TariffEdition,
  TariffLine,
  TaxRow,
  ThresholdRow,
} from '../engine/tariff/types.ts';
import { EMPTY_EDITION } from '../test/support/emptyEdition.ts';
import {
  assembleClassification,
  assembleTariff,
  type Imported,
  type ImportedBook,
  importedSchedule,
  NOTHING_IMPORTED,
} from './assemble.ts';

const EMBEDDED_SINCE = { from: '2026-01-01', until: null };
const IMPORTED_SINCE = { from: '2026-06-08', until: null };
const ANYWHERE = {
  legalBasis: 'a law',
  sourceUrl: 'https://example.org',
  from: '2000-01-01',
  until: null,
};

const embeddedLine = (
  code: string,
  label: string,
  general: string,
  preferences: string,
): TariffLine => ({
  code,
  label,
  general,
  preferences,
  column2: null,
  units: null,
  chapter99: [],
});
const embeddedSchedule = (name: ScheduleName, ...lines: TariffLine[]): Schedule => ({
  name,
  edition: EMBEDDED_SINCE,
  lines: new Map(lines.map((line) => [line.code, line])),
  codes: lines.map(({ code }) => code),
  imported: false,
});

const destination = (country: string, schedule: ScheduleName | null): Destination => ({
  country,
  schedule,
  union: null,
  territory: country,
  currency: 'EUR',
  valueBasis: 'CIF',
  source: { label: '', url: '' },
  from: '2000-01-01',
  until: null,
});
const tax = (country: string, rate: string): TaxRow => ({
  ...ANYWHERE,
  country,
  region: null,
  tax: 'VAT',
  category: 'vat',
  scope: [],
  rate,
  base: 'landed',
  certainty: 'sure',
  reason: null,
});
const threshold = (country: string, amount: string): ThresholdRow => ({
  ...ANYWHERE,
  country,
  kind: 'duty',
  amount: printedMoney(amount),
  currency: 'EUR',
  perItem: false,
  channel: null,
  origins: [],
  byExport: false,
  excluded: [],
  effect: null,
});
const fee = (country: string, rate: string): FeeRow => ({
  ...ANYWHERE,
  country,
  code: 'fee',
  name: 'Fee',
  category: 'customs',
  rate,
  least: null,
  most: null,
  currency: 'EUR',
  conditions: new Map(),
  taxed: false,
});
const exchange = (currency: string, perEuro: string, date: string): ExchangeRow => ({
  currency,
  perEuro: decimal(perEuro),
  date,
  source: 'embedded',
  sourceUrl: '',
});

const EMBEDDED: TariffEdition = {
  ...EMPTY_EDITION,
  schedules: {
    us: embeddedSchedule('us', embeddedLine('61091000', 'Cotton T-shirts', '16.5%', 'Free (AU)')),
    gb: embeddedSchedule('gb', embeddedLine('6109100010', 'Cotton T-shirts', '12%', 'JP Free')),
  },
  destinations: new Map(
    [
      destination('NO', null),
      destination('AU', null),
      destination('BR', null),
      destination('JP', null),
      destination('GB', 'gb'),
    ].map((row) => [row.country, [row]]),
  ),
  taxes: new Map([
    ['NO', [tax('NO', '25%'), tax('NO', '15%')]],
    ['GB', [tax('GB', '20%')]],
  ]),
  thresholds: new Map([
    ['NO', [threshold('NO', '1')]],
    ['GB', [threshold('GB', '135')]],
  ]),
  fees: new Map([
    ['NO', [fee('NO', '1 EUR')]],
    ['GB', [fee('GB', '8 GBP')]],
  ]),
  exchangeRates: new Map([
    ['USD', [exchange('USD', '1.2', '2026-04-13'), exchange('USD', '1.1', '2026-04-10')]],
    ['CHF', [exchange('CHF', '0.9', '2026-04-13')]],
  ]),
};

const imported = (schedule: ScheduleName, ...records: ReleaseRecord[]): ImportedBook => ({
  book: buildBook(schedule, records),
  edition: IMPORTED_SINCE,
});
const assembled = (more: Partial<Imported>): TariffEdition =>
  assembleTariff(EMBEDDED, { ...NOTHING_IMPORTED, ...more });
const withBook = (
  schedule: ScheduleName,
  ...records: ReleaseRecord[]
): { books: Map<ScheduleName, ImportedBook> } => ({
  books: new Map([[schedule, imported(schedule, ...records)]]),
});

const HEADING = lineRecord({ code: '6109', indent: 0, text: 'T-shirts' });
const COTTON = lineRecord({ code: '61091000', indent: 1, text: 'Of cotton', general: '16%' });
const WOOL = lineRecord({ code: '61099015', indent: 1, text: 'Of wool', general: '5.6%' });

const measure = (type: string, more: Partial<MeasureRecord> = {}): MeasureRecord => ({
  kind: 'measure',
  id: type,
  code: '6109100010',
  type,
  typeName: '',
  area: '1011',
  areaName: '',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: '11 %',
  conditions: [],
  legalBasis: null,
  legalUrl: null,
  from: '2021-01-01',
  until: null,
  ...more,
});

const scheduleFrom = (...of: Parameters<typeof importedSchedule>) =>
  atOnce(importedSchedule(...of));

describe('an edition without imported releases', () => {
  it('is the embedded one', () => expect(assembled({})).toEqual(EMBEDDED));
});

describe('an imported tariff', () => {
  it('takes the place of the embedded schedule, and leaves the others', () => {
    const { schedules } = assembled(withBook('us', HEADING, COTTON, WOOL));
    expect(schedules.us).toMatchObject({ imported: true, edition: IMPORTED_SINCE });
    expect(schedules.us?.codes).toEqual(['61091000', '61099015']);
    expect(schedules.us?.lines.get('61091000')).toMatchObject({
      general: '16%',
      preferences: null,
    });
    expect(schedules.gb).toBe(EMBEDDED.schedules.gb);
  });

  it('keeps our own wording of the codes that have one', () => {
    const { schedules } = assembled(withBook('us', HEADING, COTTON, WOOL));
    const labels = [...(schedules.us?.lines.values() ?? [])].map(({ label }) => label);
    expect(labels).toEqual(['Cotton T-shirts', 'Of wool']);
  });

  it('of codes and texts alone keeps the embedded rates on its codes', () => {
    const { schedules } = assembled(
      withBook('us', HEADING, { ...COTTON, general: null }, { ...WOOL, general: null }),
    );
    expect(schedules.us?.lines.get('61091000')).toMatchObject({
      general: '16.5%',
      preferences: 'Free (AU)',
    });
    expect(schedules.us?.lines.get('61099015')).toMatchObject({ general: null, preferences: null });
    expect(schedules.us?.imported).toBe(true);
  });

  const BRITISH = [
    lineRecord({ code: '6109000000', indent: 0, text: 'T-shirts' }),
    lineRecord({ code: '6109100010', indent: 1, text: 'Of cotton' }),
  ];

  it('of quotas alone keeps the embedded general rates, and its quotas', () => {
    const quota = measure('143', { quota: '050001' });
    const { schedules } = assembled(withBook('gb', ...BRITISH, quota));
    expect(schedules.gb?.lines.get('6109100010')).toMatchObject({
      general: '12%',
      preferences: 'JP Free',
    });
    expect(schedules.gb?.measures?.get('6109100010')).toEqual([quota]);
  });

  it('with third country duties (103) is believed: nothing embedded stands beside them', () => {
    const { schedules } = assembled(withBook('gb', ...BRITISH, measure('103')));
    expect(schedules.gb?.lines.get('6109100010')).toMatchObject({
      general: null,
      preferences: null,
    });
  });

  it('stands alone where nothing is embedded', () => {
    const schedule = scheduleFrom(EMBEDDED, 'au', imported('au', { ...WOOL, general: null }));
    expect(schedule.lines.get('61099015')).toMatchObject({ label: 'Of wool', general: null });
  });
});

describe('a destination without an embedded schedule', () => {
  const schedulesOf = (edition: TariffEdition): Record<string, ScheduleName | null | undefined> =>
    Object.fromEntries(
      [...edition.destinations].map(([country, rows]) => [country, rows[0]?.schedule]),
    );

  it('has its own only when that is imported', () => {
    const none = { NO: null, AU: null, BR: null, JP: null, GB: 'gb' };
    expect(schedulesOf(assembled({}))).toEqual(none);
    expect(schedulesOf(assembled(withBook('us', COTTON)))).toEqual(none);
    for (const schedule of ['no', 'au', 'br', 'jp'] as const)
      expect(schedulesOf(assembled(withBook(schedule, COTTON)))).toEqual({
        ...none,
        [schedule.toUpperCase()]: schedule,
      });
  });
});

describe('imported exchange rates', () => {
  const rows = (edition: TariffEdition, currency: string): string[] =>
    (edition.exchangeRates.get(currency) ?? []).map(
      ({ date, perEuro, source }) => `${date} ${perEuro.toString()} ${source}`,
    );
  const edition = assembled({
    rates: [
      { kind: 'rate', currency: 'USD', perEuro: '1.25', date: '2026-04-13' },
      { kind: 'rate', currency: 'USD', perEuro: '1.05', date: '2026-04-09' },
      { kind: 'rate', currency: 'USD', perEuro: '1.3', date: '2026-04-14' },
      { kind: 'rate', currency: 'ISK', perEuro: '143.2', date: '2026-04-14' },
    ],
  });

  it('come before embedded ones of the same day, newest first', () => {
    const ecbRates = 'ECB euro reference rates';
    expect(rows(edition, 'USD')).toEqual([
      `2026-04-14 1.3 ${ecbRates}`,
      `2026-04-13 1.25 ${ecbRates}`,
      '2026-04-10 1.1 embedded',
      `2026-04-09 1.05 ${ecbRates}`,
    ]);
  });

  it('add currencies and leave the others', () => {
    expect(rows(edition, 'ISK')).toHaveLength(1);
    expect(rows(edition, 'CHF')).toEqual(['2026-04-13 0.9 embedded']);
  });
});

describe('a correction', () => {
  it('replaces all rows of its country and leaves those of the others', () => {
    const edition = assembled({ taxes: [tax('NO', '24%'), tax('IS', '24%')] });
    expect(edition.taxes.get('NO')?.map(({ rate }) => rate)).toEqual(['24%']);
    expect(edition.taxes.get('IS')).toHaveLength(1);
    expect(edition.taxes.get('GB')).toEqual(EMBEDDED.taxes.get('GB'));
  });

  it('of one table leaves the others', () => {
    const thresholds = assembled({ thresholds: [threshold('NO', '50')] });
    expect(thresholds.thresholds.get('NO')).toEqual([threshold('NO', '50')]);
    expect(thresholds).toMatchObject({ taxes: EMBEDDED.taxes, fees: EMBEDDED.fees });
    const fees = assembled({ fees: [fee('NO', '2 EUR')] });
    expect(fees.fees.get('NO')).toEqual([fee('NO', '2 EUR')]);
    expect(fees.fees.get('GB')).toEqual(EMBEDDED.fees.get('GB'));
    expect(fees).toMatchObject({ taxes: EMBEDDED.taxes, thresholds: EMBEDDED.thresholds });
  });
});

describe('imported lists of goods', () => {
  it('make an additional duty of a heading that is not embedded', () => {
    const list: ListRecord = {
      kind: 'list',
      code: '61091000',
      measure: '9903.99.99',
      from: '2026-12-01',
      until: null,
      rate: '7%',
      origins: ['VN'],
      name: null,
      legalBasis: null,
      legalUrl: null,
    };
    expect(assembled({ lists: [list] }).measures).toMatchObject([
      { heading: '9903.99.99', rate: '7%' },
    ]);
  });
});

describe('the edition of the classifier', () => {
  const none = new Map<string, never[]>();
  const own = [{ code: '61091000', label: 'Cotton T-shirts', units: [], rate: '16.5%' }];
  const embedded = buildEdition(
    {
      labels: new Map([
        ['61', 'Knitted clothing'],
        ['6109', 'T-shirts'],
        ['610910', 'Of cotton'],
      ]),
      subheadings: ['610910'],
      national: {
        us: new Map([['610910', own]]),
        eu: none,
        gb: none,
        ca: none,
        xi: none,
        no: none,
        au: none,
        br: none,
        jp: none,
      },
    },
    { articles: [], values: [] },
  );
  const { nomenclature } = assembleClassification(embedded, {
    ...withBook(
      'us',
      HEADING,
      { ...COTTON, units: ['doz.'] },
      { ...WOOL, from: '2022-01-01', until: '2026-11-21', language: 'nb' },
      { ...WOOL, code: '99038815' },
    ),
    hsTexts: null,
  });

  it('is the embedded one where nothing is imported', () => {
    expect(assembleClassification(embedded, { books: new Map(), hsTexts: null })).toBe(embedded);
  });

  it('searches by our own wording, and answers the words of the publisher beside it', () => {
    expect(nomenclature.national.us.get('610910')).toEqual([
      {
        code: '61091000',
        label: 'Cotton T-shirts',
        official: 'Of cotton',
        units: ['doz.'],
        rate: '16%',
      },
    ]);
  });

  it('has each code with its days, for the day of a request to decide, and none of chapters 98 and 99', () => {
    const lines = [...nomenclature.national.us.values()].flat();
    expect(lines.map(({ code, from, until }) => [code, from, until])).toEqual([
      ['61091000', undefined, undefined],
      [WOOL.code, '2022-01-01', '2026-11-21'],
    ]);
  });

  it('has the supplementary units that a tariff sets as measures', () => {
    const books = withBook(
      'gb',
      HEADING,
      COTTON,
      measure('109', { code: '6109000000', duty: 'p/st' }),
      measure('103', { code: '6109000000' }),
    );
    const { national } = assembleClassification(embedded, { ...books, hsTexts: null }).nomenclature;
    expect(national.gb.get('610910')).toMatchObject([{ units: ['p/st'] }]);
  });

  it('names the language of words that are not English', () => {
    const [line] = nomenclature.national.us.get('610990') ?? [];
    expect(line).toMatchObject({ label: 'Of wool', official: 'Of wool', language: 'nb' });
  });

  it('has the texts of headings and subheadings, those of the Harmonized System as well', () => {
    expect([...(nomenclature.texts?.us ?? [])]).toEqual([['6109', 'T-shirts']]);
    const hsTexts = new Map([['6109', 'T-shirts, knitted']]);
    const system = assembleClassification(embedded, { books: new Map(), hsTexts });
    expect(system.nomenclature.texts).toEqual({ hs: hsTexts });
  });

  it('searches the official texts, and keeps the lines of other schedules', () => {
    const books = withBook('gb', { ...HEADING, text: 'T-shirts and undershirts' }, COTTON);
    const made = assembleClassification(embedded, { ...books, hsTexts: null });
    expect(embedded.labels.terms.has(labelKey('undershirts'))).toBe(false);
    expect(made.labels.terms.has(labelKey('undershirts'))).toBe(true);
    expect(made.nomenclature.national.us).toBe(embedded.nomenclature.national.us);
  });
});

describe('what an imported tariff does not print', () => {
  const book = (...lines: ReturnType<typeof lineRecord>[]): ImportedBook => ({
    book: buildBook('us', lines),
    edition: IMPORTED_SINCE,
  });
  const embedded: TariffEdition = {
    ...EMBEDDED,
    schedules: {
      us: embeddedSchedule('us', {
        ...embeddedLine('61091000', 'Cotton T-shirts', '16.5%', 'Free (AU)'),
        chapter99: ['9903.88.15'],
      }),
    },
  };
  const line = (code: string, general: string, chapter99: string[] = []) =>
    lineRecord({ code, text: 'As printed', indent: 0, general, chapter99 });

  it('is taken from the extract chapter by chapter, and marked so', () => {
    const { lines } = scheduleFrom(embedded, 'us', book(line('01012100', 'Free', ['9903.88.15'])));
    expect(lines.get('61091000')).toMatchObject({ general: '16.5%', extract: true });
    expect(lines.get('01012100')).not.toHaveProperty('extract');
  });

  it('is not taken for a chapter that it holds', () => {
    const { lines } = scheduleFrom(embedded, 'us', book(line('61011000', '9%', ['9903.88.15'])));
    expect(lines.has('61091000')).toBe(false);
  });

  it('as references to chapter 99, of an export without footnotes, comes from the extract, and is said', () => {
    const without = scheduleFrom(
      embedded,
      'us',
      book(line('61091000', '17%'), line('61011000', '9%')),
    );
    expect(without.withoutReferences).toBe(true);
    expect(without.lines.get('61091000')).toMatchObject({
      general: '17%',
      chapter99: ['9903.88.15'],
    });
    const having = scheduleFrom(
      embedded,
      'us',
      book(line('61091000', '17%'), line('61011000', '9%', ['9903.88.01'])),
    );
    expect(having).not.toHaveProperty('withoutReferences');
    expect(having.lines.get('61091000')?.chapter99).toEqual([]);
  });
});
