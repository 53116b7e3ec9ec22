import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { auTariff } from './au.ts';
import { dutyOf } from './duty.ts';

interface Given {
  name: string;
  bytes: Uint8Array;
}
const file = (name: string, content: unknown): Given => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});
const row = (
  referenceNumber: string,
  description: string,
  dutyRate: string,
  statisticalCode = '',
  unit = '',
): object => ({
  referenceNumber,
  statisticalCode,
  unit,
  description,
  dutyRate,
});
const schedule = (...classifications: unknown[]): Given =>
  file('schedule3.json', [{ chapters: [{ headings: [{ code: '0703', classifications }] }] }]);
const item = (
  hsCode: string,
  dutyRate: string,
  description = hsCode,
  ftaName = 'JAEPA',
): object => ({
  schedule: 'Schedule 11',
  ftaName,
  hsCode,
  description,
  dutyRate,
});
const agreements = (...items: unknown[]): Given => file('fta.json', { 'Schedule 11': items });
const read = (...files: Given[]): LineRecord[] => [
  ...(auTariff.read(files) as Iterable<LineRecord>),
];
const place = { file: 'x', row: 1 };

const ONIONS = row('0703.10.00', '- Onions and the like', '5%', '12', 'kg');

describe('the duty cell of the Australian tariff', () => {
  it.each([
    ['Free', 'Free', [], null],
    ['\u200bFree\u200b', 'Free', [], null],
    ['', null, [], null],
    ['View TCOs for 0703', null, [], null],
    ['5% CAFree', '5%', ['CA Free'], null],
    ['5% DCS4% CA 3.5% DCT;5%', '5%', ['DCS 4%', 'CA 3.5%', 'DCT 5%'], null],
    ['5% DCS:4%', '5%', ['DCS 4%'], null],
    ['$1.5/L NZ /PG/FI/FI $1.2/L', '$1.5/L', ['NZ $1.2/L', 'PG $1.2/L', 'FI $1.2/L'], null],
    [
      '5%, and $3/L of alcohol SG 4%, and $3/L of alcohol',
      '5%, and $3/L of alcohol',
      ['SG 4%, and $3/L of alcohol'],
      null,
    ],
    ['5% DCS4% From1July20182.5% From 1July2019Free', 'Free', [], '2019-07-01'],
    ['From 11 February 2020&#58; 3.7% CA Free', '3.7%', ['CA Free'], '2020-02-11'],
  ])('%p is %p with %p from %p', (cell, general, preferences, from) => {
    expect(dutyOf(cell, place)).toEqual({ general, preferences, from });
  });
});

describe('the Australian tariff', () => {
  it('takes its tree from the codes and keeps statistical codes', () => {
    const lines = read(
      schedule(
        row('0703.20.00', '- Garlic', 'Free'),
        row('0703.20.00', '-- Seeds', '', '41', 't'),
        row('0703.90.1', '--- Leeks:', ''),
        row('0703.90.11\u200b*', '---- Small', '5%', '51', '..'),
        row('0703.90', '- Rest', ''),
        ONIONS,
      ),
    );
    expect(lines.map(({ code, indent, text, units }) => [code, indent, text, units])).toEqual([
      ['07031000', 0, 'Onions and the like', ['kg']],
      ['07032000', 0, 'Garlic', []],
      ['0703200041', 1, 'Seeds', ['t']],
      ['070390', 0, 'Rest', []],
      [null, 1, 'Leeks:', []],
      ['07039011', 2, 'Small', []],
    ]);
    expect(lines[0]?.notes).toEqual(['Statistical code 12']);
    expect(lines[5]?.notes).toEqual(['Statistical code 51', 'Marked * in the tariff']);
  });

  it('reads a page that is there twice once, and words that slipped into the unit', () => {
    const lines = read(
      schedule(ONIONS, ONIONS, row('0703.90', '', 'View TCOs for 0703.90', '', '‑‑Other')),
    );
    expect(lines).toMatchObject([
      { code: '07031000' },
      { code: '070390', text: 'Other', general: null, units: [] },
    ]);
  });

  it('keeps the rate of a line whose words the page lost', () => {
    expect(read(schedule(row('0703.10.00', '', '5%')))).toMatchObject([
      { text: '', general: '5%' },
    ]);
  });

  it('adds the rates of agreements under their names, and rates for some goods or parties as notes', () => {
    const [line] = read(
      schedule(row('0703.10.00', '- Onions', '5% CAFree')),
      agreements(
        item('0703.10.00', '3%'),
        item('0703.10.00*', '2%'),
        item('0101.21.00', '1%'),
        item('9999.10.01', 'Free', 'a by-law', 'CONCESSIONAL'),
      ),
    );
    expect(line).toMatchObject({
      preferences: 'CA Free; JAEPA 3%',
      notes: ['JAEPA 2% for goods marked *'],
    });
    const party = item(
      '0703.10.00',
      'From 24 December 2024&#58; 3%',
      '0703.10.00 (Rate No. 002) United Kingdom&#58;',
    );
    expect(read(schedule(ONIONS), agreements(party))[0]).toMatchObject({
      preferences: null,
      notes: ['Statistical code 12', 'JAEPA 3% for United Kingdom'],
    });
  });
});

describe('Australian files are refused', () => {
  it.each<[string, Given[], string]>([
    [
      'when one is empty',
      [{ name: 'a.json', bytes: new Uint8Array() }],
      'a.json: the file is empty',
    ],
    [
      'when one is cut off',
      [{ name: 'a.json', bytes: schedule(ONIONS).bytes.slice(0, -9) }],
      'a.json, row 1: the file is no complete JSON',
    ],
    [
      'in another encoding',
      [{ name: 'a.json', bytes: Buffer.from('["Mat\u00e9"]', 'latin1') }],
      'a.json: the file is not UTF-8 text',
    ],
    [
      'when one is neither',
      [file('a.json', [])],
      'a.json: the file is neither a list of sections nor schedules',
    ],
    [
      'without Schedule 3',
      [agreements(item('0703.10.00', '1%'))],
      'fta.json: Schedule 3 is missing',
    ],
    [
      'with Schedule 3 twice',
      [schedule(ONIONS), schedule(ONIONS)],
      'Schedule 3 came with schedule3.json already',
    ],
    ['without chapters', [file('a.json', [{}])], 'a.json: the list "chapters" is missing'],
    [
      'with a row without duty',
      [schedule({ referenceNumber: '0703.10.00', statisticalCode: '' })],
      'row 1: the text "dutyRate" is missing',
    ],
    [
      'with letters in a code',
      [schedule(ONIONS, row('07O3.10.00', 'x', 'Free'))],
      'row 2: the code "07O3.10.00" is not made of digits',
    ],
    [
      'with a code of nine digits',
      [schedule(row('0703.10.001', 'x', 'Free'))],
      'row 1: the code "0703.10.001" has 9 digits',
    ],
    [
      'with another rate for a code',
      [schedule(ONIONS, row('0703.10.00', '- Onions and the like', '4%', '12', 'kg'))],
      'row 2: the code 07031000 stands in row 1 already',
    ],
    [
      'with an orphaned statistical code',
      [schedule(row('0703.10.00', 'x', '', '12'))],
      'row 1: the tariff item 07031000 of the statistical code',
    ],
    [
      'with a statistical code of letters',
      [schedule(row('0703.10.00', 'x', '5%', 'A1'))],
      'row 1: "A1" is no statistical code',
    ],
    [
      'with a line without words and duty',
      [schedule(row('0703.10.00', '-', ''))],
      'row 1: the code 0703.10.00 has neither',
    ],
    [
      'with a step on no day',
      [schedule(row('0703.10.00', 'x', 'From 31 June 2019 Free'))],
      'row 1: "2019-06-31" is no date',
    ],
    [
      'with an agreement of two words',
      [schedule(ONIONS), agreements(item('0703.10.00', '1%', 'x', 'A B'))],
      'row 1: "A B" is no name of an agreement',
    ],
    [
      'with a code twice in a schedule',
      [schedule(ONIONS), agreements(item('0703.10.00', '1%'), item('0703.10.00', '2%'))],
      'fta.json, Schedule 11, row 2: the code 0703.10.00 is printed twice',
    ],
    [
      'with an empty schedule',
      [schedule(ONIONS), agreements()],
      'fta.json: the list "Schedule 11" is empty',
    ],
    [
      'without any schedule',
      [schedule(ONIONS), file('fta.json', {})],
      'fta.json: no schedule is in the file',
    ],
  ])('%s', (_, files, message) => {
    expect(() => read(...files)).toThrow(message);
    expect(() => read(...files)).toThrow(BrokenFile);
  });
});
