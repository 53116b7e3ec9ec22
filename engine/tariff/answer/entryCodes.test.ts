import { describe, expect, it } from '@jest/globals';
import {
  destination,
  measureRow,
  pricedPumps,
  schedule,
  smallEdition,
  tariffLine,
} from '../../../test/support/tariffRows.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import type { AdditionalDuty, MeasureExemption, TariffEdition } from '../types.ts';

const codes = (edition: TariffEdition, more: Partial<LandedCostRequest> = {}): string[] =>
  pricedPumps(edition, more).entryCodes.map(({ code, role, type }) => `${role} ${code} ${type}`);

const by = (when: MeasureExemption['when'], heading: string): MeasureExemption => ({
  when,
  negated: false,
  values: when === 'claim' ? [heading] : ['84'],
  within: [],
  heading,
});
const LINES = [tariffLine('84131900', '2%')];
const CHARGED = measureRow({ heading: '9903.88.01', kind: 'section_301' });
const LISTED = measureRow({
  heading: '9903.03.01',
  kind: 'section_122',
  exemptions: [by('code', '9903.03.03')],
});
const CLAIMED = measureRow({
  heading: '9903.82.02',
  kind: 'section_232_metals',
  exemptions: [by('claim', '9903.82.13')],
});
const PROVISION: ProvisionRow = {
  destination: 'US',
  code: '9802.00.50',
  name: 'Goods repaired abroad',
  kind: 'repair',
  purposes: ['return'],
  relieves: ['duty', 'additional'],
  base: 'repair',
  application: 'claim',
  origins: [],
  condition: null,
  proof: null,
  from: '2020-01-01',
  until: null,
  legalBasis: 'HTS 9802.00.50',
  sourceUrl: 'https://hts.usitc.gov/',
};
const us = smallEdition(destination(), LINES, {
  measures: [CLAIMED, CHARGED, LISTED],
  provisions: [PROVISION],
});

describe('entry codes of the United States', () => {
  it('stand in filing order, the number of the goods last', () =>
    expect(codes(us)).toEqual([
      'additional 9903.88.01 section_301',
      'exemption 9903.03.03 section_122',
      'additional 9903.82.02 section_232',
      'tariff 8413.19.00 general',
    ]));

  it('tell a claimed exemption from one on the facts', () =>
    expect(codes(us, { claims: ['9903.82.13'] })).toContain('claim 9903.82.13 section_232'));

  it('begin with the provision of chapter 98', () => {
    const request = { claims: ['9802.00.50'], components: [{ material: 'repair', value: 100 }] };
    expect(codes(us, request)[0]).toBe('provision 9802.00.50 repair');
    expect(codes(us, request)).toHaveLength(5);
  });

  it('name the lines of duty that they belong to, where there are such lines', () => {
    const { entryCodes, lines } = pricedPumps(us);
    const charged = new Set(lines.map(({ code }) => code));
    expect(entryCodes.flatMap((one) => one.lines).filter((code) => !charged.has(code))).toEqual([]);
  });

  it('of a short code are those of the line that is charged', () =>
    expect(codes(us, { hsCode: '841319' }).at(-1)).toBe('tariff 8413.19.00 general'));
});

describe('entry codes of a tariff of measures', () => {
  const duty = (more: Partial<AdditionalDuty>): AdditionalDuty => ({
    code: 'C999',
    name: 'Definitive anti-dumping duty',
    kind: 'anti_dumping',
    printed: '36.1%',
    doubtful: true,
    others: [],
    lifting: [],
    liftedBy: null,
    legalBasis: 'Reg. 1/2020',
    sourceUrl: '',
    ...more,
  });
  const eu = (additional: AdditionalDuty): TariffEdition =>
    smallEdition(destination({ schedule: 'eu', territory: 'EU' }), [], {
      schedules: {
        eu: schedule([tariffLine('84131900', '2%', { additional: [additional] })], { name: 'eu' }),
      },
      subheadings: { current: new Map([['841319', '']]), earlier: new Map() },
    });

  it.each<[string, Partial<AdditionalDuty>, string[]]>([
    ['the additional code of the producer', {}, ['additional C999 anti_dumping']],
    ['the document that keeps the duty off', { liftedBy: 'D008' }, ['claim D008 anti_dumping']],
    ['no type of measure', { code: '552' }, []],
  ])('have %s', (_, more, found) => {
    expect(codes(eu(duty(more)))).toEqual([...found, 'tariff 8413.19.00 general']);
    expect(pricedPumps(eu(duty(more))).entryCodeOrder).toBeNull();
  });
});
