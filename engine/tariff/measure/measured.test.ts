import { describe, expect, it } from '@jest/globals';
import type { AreaRecord, MeasureRecord } from '../../release/records.ts';
import type { Schedule, TariffLine } from '../types.ts';
import { measuresFor, withMeasures } from './measured.ts';

const [OWN, ABOVE, TOP] = ['6101209010', '6101200000', '6101000000'] as const;
const DAY = '2026-06-15';

const LINE: TariffLine = {
  code: OWN,
  label: 'Overcoats',
  general: null,
  preferences: null,
  column2: null,
  units: null,
  chapter99: [],
  measuredAt: [OWN, ABOVE, TOP],
};

const measure = (more: Partial<MeasureRecord>): MeasureRecord => ({
  kind: 'measure',
  id: '1',
  code: OWN,
  type: '103',
  typeName: 'Third country duty',
  area: '1011',
  areaName: 'ERGA OMNES',
  excluded: [],
  additionalCode: null,
  additionalCodeName: null,
  quota: null,
  duty: '12.00 %',
  conditions: [],
  legalBasis: null,
  legalUrl: null,
  from: '2021-01-01',
  until: null,
  ...more,
});

const member = (
  country: string,
  from: string | null = null,
  until: string | null = null,
): AreaRecord['members'][number] => ({ country, from, until });
/** Vietnam joined on 2026-02-01, Laos left on 2026-03-01. */
const GROUP: AreaRecord = {
  kind: 'area',
  id: '2020',
  name: 'Some countries',
  members: [member('IN'), member('VN', '2026-02-01'), member('LA', null, '2026-03-01')],
};

function scheduleWith(...measures: Partial<MeasureRecord>[]): Schedule {
  const set = new Map<string, MeasureRecord[]>();
  for (const one of measures.map(measure)) set.set(one.code, [...(set.get(one.code) ?? []), one]);
  return {
    name: 'gb',
    edition: { from: '2021-01-01', until: null },
    lines: new Map([[OWN, LINE]]),
    codes: [OWN],
    imported: true,
    measures: set,
    areas: new Map([[GROUP.id, GROUP]]),
  };
}

const lineFor = (
  origin: string,
  date: string,
  ...measures: Partial<MeasureRecord>[]
): TariffLine | null => withMeasures(scheduleWith(...measures), LINE, { origin, date });
const generalFor = (
  origin: string,
  ...measures: Partial<MeasureRecord>[]
): string | null | undefined => lineFor(origin, DAY, ...measures)?.general;
const idsFor = (origin: string, date: string, ...measures: Partial<MeasureRecord>[]): string[] =>
  measuresFor(scheduleWith(...measures), LINE, { origin, date }).map(({ id }) => id);

describe('the third country duty', () => {
  it.each([OWN, ABOVE, TOP])('is inherited from %s', (code) => {
    expect(generalFor('US', { code, duty: '9 %' })).toBe('9 %');
  });

  it('is not taken from a code that is not above the line', () => {
    expect(generalFor('US', { code: '6101300000', duty: '9 %' })).toBeNull();
  });

  it('set nearest to the line wins, in whatever order they are published', () => {
    const [own, above, top] = [
      { duty: '1 %' },
      { code: ABOVE, duty: '2 %' },
      { code: TOP, duty: '3 %', area: 'US' },
    ];
    expect(generalFor('US', top, above, own)).toBe('1 %');
    expect(generalFor('US', top, above)).toBe('2 %');
    expect(generalFor('US', top)).toBe('3 %');
  });

  it('for the origin comes before one for all countries', () => {
    const [all, india] = [{ duty: '1 %' }, { duty: '2 %', area: 'IN' }];
    expect(generalFor('IN', all, india)).toBe('2 %');
    expect(generalFor('IN', india, all)).toBe('2 %');
    expect(generalFor('US', india, all)).toBe('1 %');
  });

  it('is never that of a quota, of an additional code, or of a measure without a duty', () => {
    const inherited = { code: TOP, duty: '12 %' };
    expect(generalFor('US', { duty: '0 %', quota: '050001' }, inherited)).toBe('12 %');
    expect(generalFor('US', { duty: '0 %', additionalCode: 'C999' }, inherited)).toBe('12 %');
    expect(generalFor('US', { duty: null }, inherited)).toBe('12 %');
  });

  it('under end use (105) is not charged of itself', () => {
    expect(generalFor('US', { type: '105', duty: '0 %' })).toBeNull();
  });

  it('leaves the printed rate standing where no measure says otherwise', () => {
    const printed = { ...LINE, general: '8%' };
    const schedule = scheduleWith({ type: '305', duty: '20 %' });
    expect(withMeasures(schedule, printed, { origin: 'US', date: DAY })?.general).toBe('8%');
  });
});

describe('a measure holds', () => {
  it.each([
    ['2026-02-28', []],
    ['2026-03-01', ['1']],
    ['2026-06-30', ['1']],
    ['2026-07-01', []],
  ])('from its first day to the day before its end: on %s %j', (date, ids) => {
    expect(idsFor('US', date, { from: '2026-03-01', until: '2026-07-01' })).toEqual(ids);
  });

  it('for every country, one country, or the members of a group, and for nobody else', () => {
    const measures = [
      { id: 'all' },
      { id: 'US', area: 'US' },
      { id: 'group', area: '2020' },
      { id: '?', area: '4' },
    ];
    expect(idsFor('US', DAY, ...measures)).toEqual(['all', 'US']);
    expect(idsFor('IN', DAY, ...measures)).toEqual(['all', 'group']);
    expect(idsFor('JP', DAY, ...measures)).toEqual(['all']);
  });

  it.each([
    ['VN', '2026-01-31', []],
    ['VN', '2026-02-01', ['1']],
    ['LA', '2026-02-28', ['1']],
    ['LA', '2026-03-01', []],
  ])('for %s on %s as it is a member on the day: %j', (origin, date, ids) => {
    expect(idsFor(origin, date, { area: '2020' })).toEqual(ids);
  });

  it('not for excluded countries, nor for members of excluded groups, as long as they are members', () => {
    const out = { excluded: ['US', '2020'] };
    expect(idsFor('US', DAY, out)).toEqual([]);
    expect(idsFor('IN', DAY, out)).toEqual([]);
    expect(idsFor('JP', DAY, out)).toEqual(['1']);
    expect(idsFor('VN', '2026-01-31', out)).toEqual(['1']);
    expect(idsFor('VN', '2026-02-01', out)).toEqual([]);
  });

  it('for Serbia, which TARIC writes XS', () => {
    expect(idsFor('RS', DAY, { area: 'XS' })).toEqual(['1']);
    expect(idsFor('RS', DAY, { excluded: ['XS'] })).toEqual([]);
    expect(idsFor('XK', DAY, { area: 'XS' })).toEqual([]);
  });

  it('nearest code first', () => {
    const measures = [
      { id: 'top', code: TOP },
      { id: 'own', code: OWN },
      { id: 'above', code: ABOVE },
    ];
    expect(idsFor('US', DAY, ...measures)).toEqual(['own', 'above', 'top']);
  });
});

describe('a code', () => {
  const on = (date: string, validity: TariffLine['validity']): boolean =>
    withMeasures(
      scheduleWith(),
      { ...LINE, ...(validity ? { validity } : {}) },
      { origin: 'US', date },
    ) !== null;

  it.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-06-30', true],
    ['2026-07-01', false],
  ])('on %s exists: %s', (date, exists) => {
    expect(on(date, { from: '2026-03-01', until: '2026-07-01' })).toBe(exists);
  });

  it('without days exists on all of them', () => {
    expect(on('1999-01-01', undefined)).toBe(true);
    expect(on('2099-01-01', { from: null, until: null })).toBe(true);
  });
});

describe('a preference that stands as a measure', () => {
  it.each(['106', '141', '142', '145'])('of type %s may be claimed', (type) => {
    const claimable = lineFor('IN', DAY, {
      type,
      area: '2020',
      areaName: 'Some countries',
      duty: '3 %',
    });
    expect(claimable?.claimable).toMatchObject([{ symbol: '2020', printed: '3 %' }]);
  });

  it.each([
    ['105', undefined, 'end_use', 'end_use'],
    ['112', undefined, undefined, 'autonomous_suspension'],
    ['115', undefined, 'end_use', 'autonomous_suspension'],
    ['119', undefined, 'certificate', 'airworthiness'],
    ['122', '090101', undefined, undefined],
    ['123', '090101', 'end_use', undefined],
  ])(
    'of type %s is open to every origin: quota %s, condition %s, relief %s',
    (type, quota, kind, relief) => {
      const [rate] =
        lineFor('IN', DAY, { type, duty: '3 %', quota: quota ?? null })?.claimable ?? [];
      expect([
        rate?.programme,
        rate?.symbol,
        rate?.quota,
        rate?.condition?.kind,
        rate?.relief?.kind,
      ]).toEqual([null, type, quota, kind, relief]);
    },
  );

  it.each<[string, Partial<MeasureRecord>]>([
    ['within a quota', { type: '142', quota: '050001' }],
    ['of a quota type', { type: '143' }],
    ['without a duty', { type: '142', duty: null }],
    ['for another origin', { type: '142', area: 'JP' }],
    ['that is the third country duty', { type: '103' }],
  ])('is none %s', (_, more) => {
    expect(lineFor('IN', DAY, more)?.claimable).toEqual([]);
  });

  it('names its documents as proof, each once, else a proof of origin', () => {
    const condition = { code: 'C', requirement: null, action: '27', duty: null };
    const conditions = ['N954', 'U045', null, 'N954'].map((document) => ({
      ...condition,
      document,
    }));
    const proofs = [conditions, []].map(
      (set) =>
        lineFor('IN', DAY, { type: '142', conditions: set })?.claimable?.[0]?.programme?.proof,
    );
    expect(proofs).toEqual(['document N954 or U045', 'proof of origin']);
  });

  it('asks for the document of a suspension, while that of a preference is its proof', () => {
    const conditions = [
      { code: 'B', document: 'Y155', requirement: null, action: '27', duty: null },
    ];
    const asked = [{ type: '112', conditions }, { type: '112' }, { type: '142', conditions }].map(
      (one) => lineFor('IN', DAY, one)?.claimable?.[0]?.condition?.code,
    );
    expect(asked).toEqual(['Y155', undefined, undefined]);
  });
});

describe('an additional duty', () => {
  const remedy = (additionalCode: string | null, duty: string | null): Partial<MeasureRecord> => ({
    type: '552',
    typeName: 'Definitive anti-dumping duty',
    area: 'CN',
    additionalCode,
    duty,
  });
  const charged = (...measures: Partial<MeasureRecord>[]): string[] =>
    (lineFor('CN', DAY, ...measures)?.additional ?? []).map(
      ({ code, printed, doubtful }) => `${code} ${printed}${doubtful ? '?' : ''}`,
    );

  it('without an additional code comes before the residual one, that before the highest', () => {
    const [low, high] = [remedy('B001', '9 %'), remedy('B002', '40.1 %')];
    const [residual, plain] = [remedy('B999', '30 %'), remedy(null, '20 %')];
    expect(charged(low, high, residual, plain)).toEqual(['552 20 %?']);
    expect(charged(low, high, residual)).toEqual(['B999 30 %?']);
    expect(charged(low, high)).toEqual(['B002 40.1 %?']);
    expect(charged(high, low)).toEqual(['B002 40.1 %?']);
  });

  it.each(['8900', 'A999', 'C999'])('knows %s as that of all other producers', (code) => {
    expect(charged(remedy('B001', '90 %'), remedy(code, '10 %'))).toEqual([`${code} 10 %?`]);
  });

  it('is sure only where no producer and no condition could change it', () => {
    const conditions = [
      { code: 'A', document: 'D008', requirement: null, action: '01', duty: null },
    ];
    expect(charged(remedy(null, '20 %'))).toEqual(['552 20 %']);
    expect(charged({ ...remedy(null, '20 %'), conditions })).toEqual(['552 20 %?']);
  });

  it('is charged once of each kind, none of which the duty is not known', () => {
    const countervailing = { ...remedy(null, '5 %'), type: '553' };
    const safeguard = { ...remedy(null, '25 %'), type: '696' };
    expect(charged(remedy(null, '20 %'), countervailing, safeguard, remedy(null, '21 %'))).toEqual([
      '552 20 %',
      '553 5 %',
      '696 25 %',
    ]);
    expect(charged(remedy(null, null))).toEqual([]);
  });

  it.each([
    ['551', 'anti_dumping'],
    ['552', 'anti_dumping'],
    ['553', 'countervailing'],
    ['554', 'countervailing'],
    ['695', 'additional'],
    ['696', 'safeguard'],
  ])('of type %s is %s', (type, kind) => {
    const line = lineFor('CN', DAY, { ...remedy(null, '20 %'), type });
    expect(line?.additional?.map((one) => one.kind)).toEqual([kind]);
  });

  it('is not charged to another origin, and no VAT or quota is one', () => {
    expect(lineFor('JP', DAY, remedy(null, '20 %'))?.additional).toEqual([]);
    expect(
      charged({ type: '305', duty: '20 %' }, { type: '122', quota: '050001', duty: '0 %' }),
    ).toEqual([]);
  });
});

describe('a preference printed for a group of countries', () => {
  const { measures: _measures, ...schedule } = scheduleWith();
  const NORWAY: Schedule = { ...schedule, name: 'no' };
  const printed: TariffLine = { ...LINE, preferences: '2020 Free; IN 3%; 999 1%' };
  const claimed = (origin: string, date: string, line = printed): string[] | undefined =>
    withMeasures(NORWAY, line, { origin, date })?.claimable?.map(
      (preference) => `${preference.symbol} ${preference.printed}`,
    );

  it('may be claimed by its members, as long as they are', () => {
    expect(claimed('IN', DAY)).toEqual(['2020 Free']);
    expect(claimed('JP', DAY)).toEqual([]);
    expect(claimed('VN', '2026-01-31')).toEqual([]);
    expect(claimed('VN', '2026-02-01')).toEqual(['2020 Free']);
    expect(claimed('LA', '2026-03-01')).toEqual([]);
  });

  it('bears the name of the group', () => {
    const line = withMeasures(NORWAY, printed, { origin: 'IN', date: DAY });
    expect(line?.claimable?.[0]?.programme).toMatchObject({
      name: 'Some countries',
      symbols: ['2020'],
      certainty: 'sure',
    });
  });

  it('leaves a line alone that prints none, and a schedule without groups', () => {
    expect(withMeasures(NORWAY, LINE, { origin: 'IN', date: DAY })).toBe(LINE);
    const { areas: _areas, ...without } = NORWAY;
    for (const groupless of [without, { ...NORWAY, areas: new Map() }])
      expect(withMeasures(groupless, printed, { origin: 'IN', date: DAY })).toBe(printed);
  });
});
