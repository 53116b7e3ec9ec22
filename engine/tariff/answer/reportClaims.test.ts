import { describe, expect, it } from '@jest/globals';
import {
  destination,
  measureRow,
  pricedPumps,
  smallEdition,
  tariffLine,
} from '../../../test/support/tariffRows.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import type { ExemptionHeading, MeasureExemption, TariffEdition } from '../types.ts';

const LINE = tariffLine('84131900', '2%');
const us = (more: Partial<TariffEdition>): TariffEdition =>
  smallEdition(destination(), [LINE], more);
const heading: ExemptionHeading = {
  heading: '9903.03.05',
  kinds: ['section_122'],
  origins: ['CN'],
  goods: 'civil aircraft',
  proof: null,
  from: '2020-01-01',
  until: '2026-12-01',
  source: 'note 2',
};
const claim = (more: Partial<MeasureExemption>): MeasureExemption => ({
  when: 'claim',
  negated: false,
  values: ['9903.03.05'],
  within: [],
  heading: '9903.03.05',
  ...more,
});
const surcharge = (exemptions: MeasureExemption[] = []) =>
  measureRow({ kind: 'section_122', exemptions });
const provision: ProvisionRow = {
  destination: 'US',
  code: '9801.00.10',
  name: 'Goods returned',
  kind: 'returned_goods',
  purposes: ['return'],
  relieves: ['duty'],
  base: 'none',
  application: 'claim',
  origins: ['-US'],
  goodsLeftOut: ['22'],
  condition: null,
  proof: null,
  from: '2020-01-01',
  until: null,
  legalBasis: 'HTS',
  sourceUrl: '',
};

describe('a claim that changes nothing says why', () => {
  const said = (edition: TariffEdition, more: Partial<LandedCostRequest>): unknown => {
    const { notes, needs } = pricedPumps(edition, { claims: ['9903.03.05'], ...more });
    return [notes.filter((note) => note.startsWith('Claim ')), needs];
  };
  const note = (reason: string, code = '9903.03.05'): string =>
    `Claim ${code} changes nothing here: ${reason}.`;
  const known = { exemptionHeadings: [heading] };
  const NONE = 'no duty that it keeps off is charged on the goods';
  it.each<[string, TariffEdition, Partial<LandedCostRequest>, string, string]>([
    ['no such duty', us(known), {}, note(NONE), 'claims'],
    [
      'another origin',
      us({ ...known, measures: [surcharge()] }),
      { originCountry: 'JP' },
      note('it is not for goods of JP'),
      'claims',
    ],
    [
      'another day',
      us({ ...known, measures: [surcharge()] }),
      { entryDate: '2026-12-02' },
      note('it holds from 2020-01-01 to before 2026-12-01'),
      'claims',
    ],
    [
      'a preference that is not claimed',
      us({
        ...known,
        measures: [surcharge([claim({ and: [claim({ when: 'claimed', values: ['S'] })] })])],
      }),
      {},
      note('it is for goods entered under a preference'),
      'preference',
    ],
    [
      'a metal that is not declared',
      us({
        ...known,
        measures: [surcharge([claim({ and: [claim({ when: 'melted', values: ['US'] })] })])],
      }),
      {},
      note('it hangs on the metal in the goods'),
      'components',
    ],
    [
      'other goods',
      us({ ...known, measures: [surcharge([claim({ within: ['87'] })])] }),
      {},
      note('it is not for goods of this code'),
      'claims',
    ],
    [
      'a provision for other origins',
      us({ provisions: [provision] }),
      { claims: ['9801.00.10'], originCountry: 'US' },
      note('it is not for goods of US', '9801.00.10'),
      'claims',
    ],
    [
      'a second provision',
      us({ provisions: [provision, { ...provision, code: '9802.00.50' }] }),
      { claims: ['9801.00.10', '9802.00.50'] },
      note('9801.00.10 is applied, and only one provision can be', '9802.00.50'),
      'claims',
    ],
  ])('%s', (_, edition, request, expected, need) => {
    const [notes, needs] = said(edition, request) as [string[], string[]];
    expect(notes).toEqual([expected]);
    expect(needs).toContain(need);
  });

  it.each<[string, TariffEdition]>([
    ['that keeps a duty off', us({ ...known, measures: [surcharge()] })],
    ['that the tables do not know', us({ provisions: [{ ...provision, code: '9903.03.05' }] })],
  ])('and not one %s', (_, edition) => expect(said(edition, {})).toEqual([[], []]));
});

describe('a condition', () => {
  const conditional = us({
    measures: [surcharge([claim({ when: 'condition', values: ['no_quartz'] })])],
  });
  it.each<[string, string, string[]]>([
    [
      'that no table knows is named',
      'shiny',
      ['Condition shiny is not known for US; it was ignored.'],
    ],
    ['of a kind is known', 'quality', []],
    ['that a measure asks for is known', 'no_quartz', []],
    ['may be an additional code of another line', 'C999', []],
  ])('%s', (_, condition, notes) => {
    const answer = pricedPumps(conditional, { conditions: [condition] });
    expect(answer.notes.filter((note) => note.startsWith('Condition '))).toEqual(notes);
  });
});
