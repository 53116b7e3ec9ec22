import { describe, expect, it } from '@jest/globals';
import {
  destination,
  measureRow,
  smallEdition,
  tariffLine,
} from '../../../test/support/tariffRows.ts';
import type { MeasureRecord } from '../../release/records.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import type { MeasureExemption, Schedule, TariffEdition } from '../types.ts';

const exemption = (more: Partial<MeasureExemption>): MeasureExemption => ({
  when: 'claim',
  negated: false,
  values: [],
  within: [],
  heading: null,
  ...more,
});
const MEASURES = [
  measureRow({ heading: 'one of 9903.04.61-.70', kind: 'section_232_pharma' }),
  measureRow({
    heading: '9903.05.39/9903.05.38',
    exemptions: [
      exemption({ when: 'measure', values: ['section_232'] }),
      exemption({ when: 'origin', values: ['GB'] }),
      exemption({ when: 'code', values: ['7210'], heading: '9903.05.90' }),
      exemption({
        when: 'light',
        and: [{ when: 'claim', negated: false, values: ['9903.82.13'] }],
      }),
    ],
  }),
];
const LINES = [tariffLine('61091000', '10%')];
const US = smallEdition(destination(), LINES, { measures: MEASURES });
const REQUEST: LandedCostRequest = {
  hsCode: '61091000',
  originCountry: 'CN',
  destinationCountry: 'US',
  currency: 'USD',
  value: 1000,
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
/** The claims that are said to be none, in the notes of an answer that they do not change. */
function unknown(
  edition: TariffEdition,
  claims: string[],
  more: Partial<LandedCostRequest> = {},
): string[] {
  const price = (asked: Partial<LandedCostRequest>) => {
    const answer = landedCost({ ...REQUEST, ...more, ...asked }, edition);
    if (!answer.ok) throw new Error(answer.message);
    return answer.result;
  };
  const said = price({ claims }).notes.filter((note) => note.includes('is not a claim known'));
  const named = claims.filter((claim) => said.some((note) => note.startsWith(`${claim} is not`)));
  expect(price({ claims: named }).totals).toEqual(price({}).totals);
  return named;
}

describe('claims in the United States', () => {
  it('are headings of measures, of either number of a pair, and what exemptions name', () =>
    expect(unknown(US, ['9903.05.39', '9903.05.38', '9903.05.90', '9903.82.13'])).toEqual([]));

  it.each(['one of 9903.04.61-.70', 'section_232', 'GB', '7210', '9903.99.99'])(
    'never are what else stands in a row: "%s"',
    (claim) => expect(unknown(US, ['9903.05.39', claim])).toEqual([claim]),
  );
});

describe('claims in a tariff of measures', () => {
  const to = destination({ country: 'GB', schedule: 'gb', territory: 'GB', currency: 'GBP' });
  const request = { destinationCountry: 'GB', currency: 'GBP' };
  const bare = smallEdition(to, LINES);

  it.each([
    ['a document', 'C990', true],
    ['a document of the United Kingdom', '9AID', true],
    ['a quota of the Union', '091104', true],
    ['a quota of the United Kingdom', '054238', true],
    ['a quota with its dot', '09.1104', true],
    ['a heading of another tariff', '9903.05.39', false],
    ['a word', 'quota', false],
  ])('without its measures are known by their form: %s', (_, claim, known) =>
    expect(unknown(bare, [claim], request)).toEqual(known ? [] : [claim]),
  );

  it('with its measures are those that it names', () => {
    const measure: MeasureRecord = {
      kind: 'measure',
      id: '1',
      code: '6109100000',
      type: '143',
      typeName: 'Preferential quota',
      area: '1011',
      areaName: 'every country',
      excluded: [],
      additionalCode: 'C999',
      additionalCodeName: null,
      quota: '054238',
      duty: '0%',
      conditions: [{ code: 'B', document: 'C990', requirement: null, action: '27', duty: null }],
      legalBasis: null,
      legalUrl: null,
      from: '2021-01-01',
      until: null,
    };
    const schedules = {
      gb: { ...(bare.schedules.gb as Schedule), measures: new Map([['6109100000', [measure]]]) },
    };
    expect(
      unknown({ ...bare, schedules }, ['C999', '054238', 'C990', 'N990', '054239'], request),
    ).toEqual(['N990', '054239']);
  });
});

describe('what is no claim is pointed to its field', () => {
  const notesOf = (more: Partial<LandedCostRequest>): string => {
    const answer = landedCost({ ...REQUEST, ...more }, US);
    return answer.ok ? answer.result.notes.join(' ') : '';
  };

  it.each<[string, Partial<LandedCostRequest>, string]>([
    ['a registration', { claims: ['IOSS'] }, 'send it in `sellerRegistrations`'],
    ['a condition', { claims: ['end_use'] }, 'send it in `conditions`'],
  ])('%s', (_, more, said) => expect(notesOf(more)).toContain(said));

  it('and so is a claim among the registrations', () => {
    const gb = destination({ country: 'GB', schedule: 'gb', territory: 'GB', currency: 'GBP' });
    const answer = landedCost(
      { ...REQUEST, destinationCountry: 'GB', currency: 'GBP', sellerRegistrations: ['C990'] },
      smallEdition(gb, LINES),
    );
    expect(answer).toMatchObject({
      result: { notes: expect.arrayContaining([expect.stringContaining('C990 is a claim')]) },
    });
  });
});
