import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import {
  destination,
  measureRow,
  pricedPumps,
  PUMPS,
  smallEdition,
  tariffLine,
  thresholdRow,
} from '../../../test/support/tariffRows.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import type { ClaimableRate, ExemptionHeading, MeasureExemption, TariffEdition } from '../types.ts';
import type { Claims } from './answer.ts';

const embedded = loadTariff();
function claims(edition: TariffEdition, more: Partial<LandedCostRequest> = {}): Claims {
  const { availableExemptions, claims: found } = pricedPumps(edition, more);
  expect(availableExemptions).toEqual([...new Set(found.available.map(({ code }) => code))]);
  return found;
}
const offered = (edition: TariffEdition, more: Partial<LandedCostRequest> = {}): string[] =>
  claims(edition, more).available.map(({ code, affectsCode }) => `${code} ${affectsCode ?? '-'}`);
const applied = (edition: TariffEdition, more: Partial<LandedCostRequest> = {}): string[] =>
  claims(edition, more).applied.map(
    ({ code, name, application }) => `${application} ${code} ${name ?? '-'}`,
  );

const exemption = (more: Partial<MeasureExemption> = {}): MeasureExemption => ({
  when: 'claim',
  negated: false,
  values: ['9903.82.13'],
  within: [],
  heading: '9903.82.13',
  ...more,
});
const heading = (more: Partial<ExemptionHeading> = {}): ExemptionHeading => ({
  heading: '9903.03.05',
  kinds: ['section_122'],
  origins: [],
  goods: 'civil aircraft',
  proof: 'certificate of use',
  from: '2020-01-01',
  until: null,
  source: 'note 2',
  ...more,
});
const provision = (more: Partial<ProvisionRow> = {}): ProvisionRow => ({
  destination: 'US',
  code: '9811.00.60',
  name: 'Samples',
  kind: 'sample',
  purposes: ['sample'],
  relieves: ['duty'],
  base: 'none',
  application: 'claim',
  origins: [],
  condition: 'of little value',
  proof: 'invoice',
  from: '2020-01-01',
  until: null,
  legalBasis: 'HTS 9811.00.60',
  sourceUrl: '',
  ...more,
});
const LINES = [tariffLine('84131900', '2%'), tariffLine('61091000', 'Free')];
const us = (more: Partial<TariffEdition>): TariffEdition =>
  smallEdition(destination(), LINES, more);

describe('claims that would lift a charged duty are offered', () => {
  const measure = (row: Parameters<typeof measureRow>[0]): TariffEdition =>
    us({ measures: [measureRow({ kind: 'section_232_metals', heading: '9903.82.09', ...row })] });
  it.each<[string, TariffEdition, Partial<LandedCostRequest>, string[]]>([
    ['of its own row', measure({ exemptions: [exemption()] }), {}, ['9903.82.13 9903.82.09']],
    [
      'not once it is claimed',
      measure({ exemptions: [exemption()] }),
      { claims: ['9903.82.13'] },
      [],
    ],
    [
      'not for goods of other chapters',
      measure({ exemptions: [exemption({ within: ['87'] })] }),
      {},
      [],
    ],
    [
      'not after its days',
      measure({
        exemptions: [exemption({ validity: { from: '2020-01-01', until: '2026-11-21' } })],
      }),
      {},
      [],
    ],
    [
      'not what would charge it',
      measure({ exemptions: [exemption({ negated: true })] }),
      { claims: ['9903.82.13'] },
      [],
    ],
    [
      'not what follows from the facts',
      measure({ exemptions: [exemption({ when: 'light', values: [], heading: '9903.82.03' })] }),
      {},
      [],
    ],
    [
      'not against a duty that comes to nothing',
      measure({ rate: 'total 1%', exemptions: [exemption()] }),
      {},
      [],
    ],
    [
      'by the kind of the measure',
      us({ measures: [measureRow({ kind: 'section_122' })], exemptionHeadings: [heading()] }),
      {},
      ['9903.03.05 9903.01.01'],
    ],
    [
      'each against every measure that it lifts',
      us({
        measures: ['9903.01.01', '9903.01.02'].map((one) =>
          measureRow({ kind: 'section_122', heading: one }),
        ),
        exemptionHeadings: [heading()],
      }),
      {},
      ['9903.03.05 9903.01.01', '9903.03.05 9903.01.02'],
    ],
  ])('%s', (_, edition, request, found) => expect(offered(edition, request)).toEqual(found));

  const AIRCRAFT = { name: 'civil aircraft', goods: 'civil aircraft, their engines; no drones' };
  it('with what the goods must be, in short unless all are asked for', () => {
    const edition = us({
      measures: [measureRow({ kind: 'section_122', name: 'Surcharge' })],
      exemptionHeadings: [heading(AIRCRAFT)],
    });
    const claim = {
      code: '9903.03.05',
      name: 'civil aircraft',
      affects: 'Surcharge',
      affectsCode: '9903.01.01',
      kind: 'other',
      legalBasis: 'note 2',
    };
    expect(claims(edition).available).toEqual([
      { ...claim, sourceUrl: null, proof: null, condition: 'civil aircraft, their engines …' },
    ]);
    expect(claims(edition, { showClaims: 'all' }).available).toEqual([
      {
        ...claim,
        sourceUrl: 'https://customs.example/act',
        proof: 'certificate of use',
        condition: AIRCRAFT.goods,
      },
    ]);
  });

  describe('to goods of its lines, and to all with `showClaims: all`', () => {
    const PUMP_OF_SET = tariffLine(
      '84131900',
      'The rate of duty applicable to that article in the set subject to the highest rate of duty',
    );
    const referred = tariffLine('84131900', '2%', { chapter99: ['9903.03.05'] });
    const against = (
      more: Partial<ExemptionHeading>,
      row: Parameters<typeof measureRow>[0] = {},
      lines = LINES,
    ): TariffEdition =>
      smallEdition(destination(), lines, {
        measures: [measureRow({ kind: 'section_122', ...row })],
        exemptionHeadings: [heading(more)],
      });
    const codes = (only: string[], but: string[] = []) => ({ lines: { only, but } });
    const IS = ['9903.03.05 9903.01.01'];
    it.each<[string, TariffEdition, string[]]>([
      ['any', against({}), IS],
      ['of a code', against(codes(['84'])), IS],
      ['of a code below the one given', against(codes(['8413190010'])), IS],
      ['not of another code', against(codes(['85'])), []],
      ['not of one left out', against(codes([], ['84'])), []],
      ['of none that is left out', against(codes([], ['72'])), IS],
      [
        'not where a list names them: it keeps the duty off itself',
        against({ lines: 'listed' }),
        [],
      ],
      ['of a list that names some of them', against({ lines: 'listed' }, { doubt: ['8413'] }), IS],
      [
        'not where the list is that of another country',
        against({ lines: 'listed', origins: null, sharedBy: ['CN'] }, { doubt: ['8413'] }),
        [],
      ],
      ['that the schedule refers to it', against({ lines: 'referred' }, {}, [referred]), IS],
      ['not of others', against({ lines: 'referred' }), []],
      ['not at a rate of their own', against({ lines: 'sets' }), []],
      ['at the rate of other articles', against({ lines: 'sets' }, {}, [PUMP_OF_SET]), IS],
    ])('%s', (_, edition, found) => {
      expect(offered(edition)).toEqual(found);
      expect(offered(edition, { showClaims: 'all' })).toEqual(IS);
    });
  });

  it('names the origin where countries share a heading, and not to another country', () => {
    const shared = us({
      measures: [measureRow({ kind: 'section_122' })],
      exemptionHeadings: [
        heading({ origins: null, sharedBy: ['CN', 'MY'], goods: 'goods of {origin} on the list' }),
      ],
    });
    const names = (originCountry: string): (string | null)[] =>
      claims(shared, { originCountry, showClaims: 'all' }).available.map(({ name }) => name);
    expect(names('CN')).toEqual(['goods of CN on the list']);
    expect(names('VN')).toEqual([]);
  });

  it('of a pair of headings once, with the measure that is charged in its place', () => {
    const instead = measureRow({
      kind: 'section_232_metals',
      heading: '9903.82.25/9903.82.26',
      name: 'Parts of mobile equipment',
      rate: 'total 15%',
      scope: { prefixes: ['99'], except: [] },
    });
    const row = measureRow({
      kind: 'section_232_metals',
      heading: '9903.82.09',
      exemptions: [exemption({ values: ['9903.82.25', '9903.82.26'], heading: null })],
    });
    expect(claims(us({ measures: [row, instead] })).available).toMatchObject([
      {
        code: '9903.82.25',
        name: 'Parts of mobile equipment',
        condition: 'total 15% is charged in its place',
      },
    ]);
  });

  it('each of them lifts or lowers the duty when it is made', () => {
    const knives = { hsCode: '82119220', originCountry: 'JP', quantity: 100, value: 5000 };
    const duty = (request: Partial<LandedCostRequest>): number => {
      const answer = landedCost({ ...PUMPS, ...knives, ...request }, embedded);
      if (!answer.ok) throw new Error(answer.message);
      return answer.result.totals.duties;
    };
    const { available } = claims(embedded, knives);
    const ofMeasures = available.filter(({ affectsCode }) => affectsCode !== null);
    expect(ofMeasures.length).toBeGreaterThan(3);
    const idle = ofMeasures.filter(({ code }) => duty({ claims: [code] }) >= duty({}));
    expect(idle.map(({ code }) => code)).toEqual([]);
  });
});

it('the answer for a T-shirt of China to the United States stays below 6 KB', () => {
  const shirt = { hsCode: '6109100012', quantity: 40, value: 480, shippingCost: 20 };
  const bytes = (more: Partial<LandedCostRequest>): number =>
    JSON.stringify(pricedPumps(embedded, { ...shirt, ...more })).length;
  expect(bytes({})).toBeLessThan(6_000);
  expect(bytes({ showClaims: 'all' })).toBeGreaterThan(15_000);
});

describe('special provisions are offered', () => {
  it.each<[string, Partial<ProvisionRow>, Partial<LandedCostRequest>, string[]]>([
    ['for their purpose', {}, { purpose: 'sample' }, ['9811.00.60 -']],
    ['not for another', {}, {}, []],
    ['for any where they name none', { purposes: [] }, {}, ['9811.00.60 -']],
    ['not where nothing is charged', {}, { purpose: 'sample', hsCode: '61091000' }, []],
    [
      'unless they lift the tax as well',
      { relieves: ['duty', 'tax'] },
      { purpose: 'sample', hsCode: '61091000' },
      ['9811.00.60 -'],
    ],
    ['for their origins', { origins: ['US'] }, { purpose: 'sample' }, []],
    ['in their days', { until: '2026-11-21' }, { purpose: 'sample' }, []],
    ['not once one is claimed', {}, { purpose: 'sample', claims: ['9811.00.60'] }, []],
    ['for any purpose when all are asked for', {}, { showClaims: 'all' }, ['9811.00.60 -']],
    ['to persons', { purposes: ['person'] }, { sender: 'person' }, ['9811.00.60 -']],
    ['and not to a business', { purposes: ['person'] }, { sender: 'business' }, []],
    ['for the goods that are meant', { purposes: [], goodsMeant: ['84'] }, {}, ['9811.00.60 -']],
    ['and not for others', { purposes: [], goodsMeant: ['90'] }, {}, []],
    [
      'which are in the list of all',
      { purposes: [], goodsMeant: ['90'] },
      { showClaims: 'all' },
      ['9811.00.60 -'],
    ],
  ])('%s', (_, row, request, found) =>
    expect(offered(us({ provisions: [provision(row)] }), request)).toEqual(found),
  );
});

describe('rates with terms are offered', () => {
  const rate = (more: Partial<ClaimableRate>): ClaimableRate => ({
    programme: null,
    symbol: '115',
    printed: '0%',
    source: { legalBasis: 'Reg. 2/2021', sourceUrl: 'https://customs.example/reg' },
    ...more,
  });
  const endUse = rate({ condition: { kind: 'end_use', code: 'N990', label: 'authorisation' } });
  const quota = rate({ symbol: '122', quota: '091104' });
  const gb = (claimable: ClaimableRate[]): TariffEdition => {
    const to = destination({ country: 'GB', schedule: 'gb', territory: 'GB' });
    return smallEdition(to, [tariffLine('84131900', '2%', { claimable })]);
  };
  const request = { destinationCountry: 'GB' };
  it.each<[string, ClaimableRate[], string[], string[]]>([
    ['by their document', [endUse], ['N990 -'], ['claim N990 authorisation']],
    ['by the order number of a quota', [quota], ['091104 -'], ['claim 091104 tariff quota']],
    ['not where they are no lower', [{ ...endUse, printed: '2%' }], [], []],
  ])('%s, and told as applied once claimed', (_, rates, found, then) => {
    expect(offered(gb(rates), request)).toEqual(found);
    const code = found[0]?.split(' ')[0];
    expect(
      applied(gb(rates), { ...request, ...(code === undefined ? {} : { claims: [code] }) }),
    ).toEqual(then);
  });

  it('names the line that it would remove', () =>
    expect(claims(gb([endUse]), request).available[0]).toMatchObject({
      affects: 'Customs duty',
      kind: 'end_use',
      condition: 'authorisation',
      proof: 'N990',
    }));
});

describe('rates that the HTS opens to goods, whatever their origin', () => {
  const line = tariffLine('84131900', '2%', { preferences: 'Free (A,C,JP)' });
  const edition = smallEdition(destination(), [line]);
  it('are options with their condition and relief', () =>
    expect(pricedPumps(edition, {}).options[1]).toMatchObject({
      tier: 'general',
      programme: null,
      rate: 'Free',
      applied: false,
      condition: { kind: 'end_use', code: 'C', label: 'for use in civil aircraft' },
      relief: { code: 'C', kind: 'airworthiness' },
    }));
  it.each<[string, Partial<LandedCostRequest>, number]>([
    ['unasked', {}, 20],
    ['when they are claimed', { claims: ['C'] }, 0],
    ['when the condition is met', { conditions: ['end_use'] }, 0],
  ])('%s', (_, request, duty) => {
    expect(offered(edition, request)).toEqual(duty > 0 ? ['C -'] : []);
    expect(pricedPumps(edition, request).totals.duties).toBe(duty);
  });
  it('of the motor industry are for goods of Canada', () => {
    const cars = smallEdition(destination(), [{ ...line, preferences: 'Free (B)' }]);
    expect(offered(cars, { originCountry: 'CA' })).toEqual(['B -']);
    expect(offered(cars, { originCountry: 'JP' })).toEqual([]);
  });
});

describe('an exemption', () => {
  it('names others that would keep the duty off too', () => {
    const measures = [
      measureRow({
        exemptions: [
          exemption({ when: 'code', values: ['84'], heading: '9903.01.32' }),
          exemption({ when: 'claim', values: ['9903.01.34'], heading: '9903.01.34' }),
          exemption({ when: 'claim', values: ['9903.01.35'], heading: '9903.01.35' }),
        ],
      }),
    ];
    const { lines } = pricedPumps(us({ measures }), { claims: ['9903.01.34'] });
    expect(lines[1]?.exemption).toEqual({
      code: '9903.01.32',
      name: 'goods on the list of exemptions',
      application: 'automatic',
      kind: 'other',
      legalBasis: 'Act s. 1',
      sourceUrl: 'https://customs.example/act',
      proof: null,
      alternatives: [
        {
          code: '9903.01.34',
          name: 'claimed by the shipper',
          application: 'claim',
          kind: 'other',
          legalBasis: 'Act s. 1',
          sourceUrl: 'https://customs.example/act',
        },
      ],
    });
  });
});

describe('what was applied is told', () => {
  it.each<[string, TariffEdition, Partial<LandedCostRequest>, string[]]>([
    [
      'a provision',
      us({ provisions: [provision()] }),
      { claims: ['9811.00.60'] },
      ['claim 9811.00.60 Samples'],
    ],
    [
      'a relief by value',
      us({ thresholds: new Map([['US', [thresholdRow()]]]) }),
      { value: 100 },
      ['automatic duty relief by value'],
    ],
    [
      'an exemption on the facts',
      us({ measures: [measureRow({ exemptions: [exemption({ when: 'code', values: ['84'] })] })] }),
      {},
      ['automatic 9903.82.13 goods on the list of exemptions'],
    ],
    [
      'an exemption as claimed',
      us({ measures: [measureRow({ exemptions: [exemption()] })] }),
      { claims: ['9903.82.13'] },
      ['claim 9903.82.13 claimed by the shipper'],
    ],
    ['nothing where nothing was', us({}), {}, []],
  ])('%s', (_, edition, request, found) => expect(applied(edition, request)).toEqual(found));
});
