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

  it('with what the goods must be, and the proof', () => {
    const edition = us({
      measures: [measureRow({ kind: 'section_122', name: 'Surcharge' })],
      exemptionHeadings: [heading()],
    });
    expect(claims(edition).available).toEqual([
      {
        code: '9903.03.05',
        name: 'civil aircraft',
        affects: 'Surcharge',
        affectsCode: '9903.01.01',
        kind: 'listed_goods',
        legalBasis: 'Act s. 1',
        sourceUrl: 'https://customs.example/act',
        proof: 'certificate of use',
        condition: 'civil aircraft',
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
