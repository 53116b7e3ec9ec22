import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import {
  destination,
  measureRow,
  schedule,
  smallEdition,
  tariffLine,
} from '../../test/support/tariffRows.ts';
import type { StackingResult } from './answer/answer.ts';
import type { StackingItem } from './consignment/request.ts';
import { stackDuties } from './stacking.ts';
import type { AdditionalDuty, MeasureRow, TariffEdition } from './types.ts';

const embedded = loadTariff();
const SHIRT: StackingItem = {
  hsCode: '61091000',
  originCountry: 'CN',
  destinationCountry: 'US',
  date: '2026-11-21',
};
function stack(edition: TariffEdition, more: Partial<StackingItem> = {}): StackingResult {
  const [found] = stackDuties([{ ...SHIRT, ...more }], edition);
  if (!found) throw new Error('one item has one result');
  return found;
}
const LINES = [
  tariffLine('61091000', '16.5%'),
  tariffLine('84818050', '2%'),
  tariffLine('73181500', '5%'),
];
const us = (measures: Partial<MeasureRow>[], more: Partial<TariffEdition> = {}): TariffEdition =>
  smallEdition(destination(), LINES, { measures: measures.map(measureRow), ...more });
const METALS: Partial<MeasureRow> = {
  id: '232-metals',
  kind: 'section_232_metals',
  heading: '9903.82.02',
  rate: '50%',
  scope: { prefixes: ['73'], except: [] },
};
const GIVES_WAY: Partial<MeasureRow> = {
  id: '301-labour',
  kind: 'section_301_forced_labour',
  heading: '9903.05.31',
  rate: '12.5%',
  exemptions: [
    { when: 'measure', negated: false, values: ['section_232'], within: [], heading: '9903.05.90' },
  ],
};

describe('the measures of a stack', () => {
  it('name what keeps them off, and what they keep off', () => {
    const { measures, effective } = stack(us([METALS, GIVES_WAY]), { hsCode: '73181500' });
    expect(
      measures?.map(({ id, applied, removedBy, removes }) => [id, applied, removedBy, removes]),
    ).toEqual([
      ['301-labour', false, ['9903.05.90', '9903.82.02'], []],
      ['232-metals', true, [], ['9903.05.31']],
    ]);
    expect(effective).toEqual({ adValorem: 55, specific: [] });
  });

  it('that are kept off are reported under the heading filed, with what it is for and how it is proved', () => {
    const heading = {
      heading: '9903.05.90',
      kinds: ['section_301_forced_labour'],
      origins: [],
      goods: 'goods of the families of section 232',
      proof: 'the line of the other duty',
      from: '2020-01-01',
      until: null,
      source: 'note 52',
    };
    const { exemptions } = stack(us([METALS, GIVES_WAY], { exemptionHeadings: [heading] }), {
      hsCode: '73181500',
    });
    expect(exemptions).toEqual([
      {
        code: '9903.05.90',
        name: 'goods of the families of section 232',
        application: 'automatic',
        removes: ['9903.05.31'],
        condition: null,
        proof: 'the line of the other duty',
        applied: true,
      },
    ]);
  });

  it('on a content that is not declared are listed, not applied, and asked for', () => {
    const content = {
      ...METALS,
      id: 'steel',
      kind: 'section_232_steel',
      rate: '50% of steel',
      scope: { all: true as const, except: [] },
    };
    const open = stack(us([content]), { hsCode: '84818050' });
    expect(open.measures).toMatchObject([
      { id: 'steel', applied: false, appliesTo: 'content', adValorem: null },
    ]);
    expect([open.contentMeasures, open.needs, open.effective?.adValorem]).toEqual([
      ['steel'],
      ['components'],
      2,
    ]);
    const declared = stack(us([content]), {
      hsCode: '84818050',
      components: [{ material: 'steel', value: 5 }],
    });
    expect(declared.measures).toMatchObject([{ id: 'steel', applied: true, appliesTo: 'content' }]);
    expect([declared.needs, declared.effective]).toEqual([
      [],
      { adValorem: null, specific: ['50% of steel (content)'] },
    ]);
  });

  it.each([
    ['anti_dumping', 'antidumping'],
    ['countervailing', 'countervailing'],
    ['safeguard', 'safeguard'],
    ['section_201_quartz', 'safeguard'],
    ['section_122', 'surcharge'],
    ['surtax_us', 'surcharge'],
    ['section_301', 'punitive'],
    ['ieepa_reciprocal', 'punitive'],
    ['additional', 'punitive'],
    ['levy', 'other'],
  ])('of kind %s are %s', (kind, tier) =>
    expect(stack(us([{ kind }])).measures).toMatchObject([{ tier, type: kind }]),
  );

  it('that stand in the tariff are remedies of the producer, or kept off by a document', () => {
    const duty: AdditionalDuty = {
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
    };
    const withDuty = (one: AdditionalDuty): TariffEdition =>
      us([], {
        schedules: { us: schedule([tariffLine('61091000', '10%', { additional: [one] })]) },
      });
    expect(stack(withDuty(duty))).toMatchObject({
      measures: [
        {
          code: 'C999',
          applied: true,
          tier: 'antidumping',
          condition: expect.stringContaining('producer'),
        },
      ],
      effective: { adValorem: 46.1 },
      needs: ['additional_code'],
    });
    expect(stack(withDuty({ ...duty, liftedBy: 'D008' }))).toMatchObject({
      measures: [{ applied: false, removedBy: ['D008'] }],
      exemptions: [{ code: 'D008', application: 'claim', removes: ['C999'], applied: true }],
      effective: { adValorem: 10 },
    });
  });
});

describe('the claims of a stack', () => {
  const heading = {
    heading: '9903.05.88',
    kinds: ['section_301_forced_labour'],
    origins: [],
    goods: 'civil aircraft and their parts',
    proof: 'certificate of use',
    from: '2020-01-01',
    until: null,
    source: 'note 52',
  };
  const listed = { ...heading, heading: '9903.05.86', lines: 'listed' as const };
  const edition = us([{ ...GIVES_WAY, exemptions: [] }], { exemptionHeadings: [heading, listed] });

  it('stand in short: by code among the exemptions, with their terms among the claimable', () => {
    const { exemptions, claimable } = stack(edition);
    expect(exemptions).toEqual([
      {
        code: '9903.05.88',
        name: null,
        application: 'claim',
        removes: ['9903.05.31'],
        condition: null,
        proof: null,
        applied: false,
      },
    ]);
    expect(claimable).toMatchObject([
      { code: '9903.05.88', condition: 'civil aircraft and their parts', proof: null },
    ]);
  });

  it('are all that the tables know when these are asked for', () => {
    const { exemptions, claimable } = stack(edition, { showClaims: 'all' });
    expect(exemptions?.map(({ code }) => code)).toEqual(['9903.05.88', '9903.05.86']);
    expect(claimable?.map(({ proof }) => proof)).toEqual([
      'certificate of use',
      'certificate of use',
    ]);
  });

  it('of a hundred shirts of China take less than 400 KB', () => {
    const shirts = Array.from({ length: 100 }, () => ({ ...SHIRT, hsCode: '6109100012' }));
    const bytes = JSON.stringify(stackDuties(shirts, embedded)).length;
    expect(bytes).toBeLessThan(400_000);
  });
});

describe('a stack', () => {
  it.each(['JP', 'KR', 'ID', 'VN', 'PH', 'CL', 'CO', 'NG'])(
    'for %s is of the tariff, whatever low value its currency relieves',
    (country) => {
      const { ok, base, options, needs } = stack(embedded, { destinationCountry: country });
      const applied = options?.filter((option) => option.applied).map(({ rate }) => rate);
      expect([ok, applied, needs]).toEqual([
        true,
        base ? [base.rate] : [],
        // Nigeria has one rate for shirts and no agreement with China
        country === 'NG' ? [] : ['duty_rate'],
      ]);
    },
  );

  it('asks for facts of duties, not of excise or value added tax', () => {
    const { base, needs } = stack(embedded, {
      destinationCountry: 'GB',
      hsCode: '22042100',
      originCountry: 'US',
    });
    expect([base?.rate, needs]).toEqual(['26 GBP/hl', ['volume']]);
  });

  it('says why a line cannot be answered, and answers the others', () => {
    const found = stackDuties(
      [
        { ...SHIRT, destinationCountry: 'AQ' },
        { ...SHIRT, hsCode: '480257', reference: 'b' },
        SHIRT,
      ],
      embedded,
    );
    expect(found).toMatchObject([
      { index: 0, ok: false, error: { code: 'unsupported_country' } },
      { index: 1, ok: true, reference: 'b', base: null },
      { index: 2, ok: true, base: { rate: '16.5%', tier: 'general', code: '6109.10.00' } },
    ]);
  });

  it('of origins of column 2 has the statutory rate', () =>
    expect(stack(embedded, { originCountry: 'RU' }).base?.tier).toBe('column2'));

  it('has entry codes in filing order, and the rule behind it; other tariffs have no order', () => {
    const { entryCodes, entryCodeOrder } = stack(embedded, { date: '2026-03-01' });
    expect(entryCodes?.map(({ code, role }) => `${role} ${code}`)).toEqual([
      'additional 9903.88.15',
      'additional 9903.03.01',
      'tariff 6109.10.00',
    ]);
    expect(entryCodeOrder?.label).toContain('CSMS');
    expect(stack(embedded, { destinationCountry: 'DE' }).entryCodeOrder).toBeNull();
  });

  it('has the levies that are duties, on the value or on the base duty', () => {
    const turkish = stack(embedded, { destinationCountry: 'TR', hsCode: '610910' });
    expect(turkish.measures).toMatchObject([
      { code: 'IGV', tier: 'surcharge', adValorem: 30, condition: '0% to 30% by the goods' },
    ]);
    expect(turkish.effective?.adValorem).toBe(42);
    const indian = stack(embedded, { destinationCountry: 'IN', hsCode: '950490' });
    expect(indian.measures).toMatchObject([{ code: 'SWS', rate: '10% of the duty', adValorem: 2 }]);
    expect(indian.effective?.adValorem).toBe(22);
    expect(indian.base?.legalBasis).toContain('Customs Tariff Act');
  });
});
