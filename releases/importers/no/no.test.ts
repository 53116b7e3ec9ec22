import { describe, expect, it } from '@jest/globals';
import type { LineRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { noTariff } from './no.ts';

interface Given {
  name: string;
  bytes: Uint8Array;
}
const file = (name: string, content: unknown): Given => ({
  name: `${name}.json`,
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});
const commodity = (id: string, item = ' Grazers ', more: object = {}): object => ({
  type: 'commodity',
  id,
  hsNumber: id.slice(0, 6),
  item,
  pap: false,
  ...more,
});
const text = (hsNumber: string, description: string, ...divisions: object[]): object => ({
  type: 'subsubheading',
  hsNumber,
  description,
  divisions,
});
const heading = (id: string, ...divisions: object[]): object => ({
  type: 'heading',
  id,
  description: `Heading ${id}`,
  divisions,
});
const structure = (...divisions: object[]): Given =>
  file('structure', {
    version: '1.5',
    sections: [
      {
        type: 'section',
        id: '01',
        description: 'Animals',
        chapters: [{ type: 'chapter', id: '01', description: 'Alive', divisions }],
      },
    ],
  });
const agreements = (...commodities: object[]): Given =>
  file('agreements', { version: '1.0', commodities });
const agreement = (customDuty: object, ...landCodes: string[]): object => ({
  customDuty,
  landCodes,
});
const ordinary = (...varer: object[]): Given => file('tollavgiftssats', { versjon: '1.2', varer });
const sats = (satsVerdi: string, satsEnhet: string | null, tomdato = ''): object => ({
  satsVerdi,
  satsEnhet,
  satsEnhetBeskrivelse: satsEnhet === 'S' ? 'stk' : null,
  fomdato: '2026-01-01',
  tomdato,
});
const groups = file('landgruppe', {
  landgrupper: [
    {
      landgruppekode: 'TEF',
      landgruppenavn: 'Unionen',
      preferansekode: 'B',
      fomdato: '',
      tomdato: '',
    },
  ],
});
const members = (landgruppekode: string, tomdato = ''): Given =>
  file('medlemsland', {
    medlemsland: [
      {
        landkode: 'SE',
        landnavn: 'Sverige',
        landgrupper: [{ landgruppekode, fomdato: '1995-01-01', tomdato }],
      },
    ],
  });

const read = (...files: Given[]): ReleaseRecord[] => [
  ...(noTariff.read(files) as Iterable<ReleaseRecord>),
];
const lineOf = (code: string, ...files: Given[]): LineRecord | undefined =>
  read(...files).find(
    (record): record is LineRecord => record.kind === 'line' && record.code === code,
  );
const GOODS = structure(heading('0101', commodity('01012100')));

describe('the Norwegian tariff', () => {
  it('keeps the tree of the file: sections and texts without a code, subchapters between', () => {
    const subchapter = {
      type: 'subchapter',
      id: '01.1',
      description: 'PETS',
      headings: [heading('0102', commodity('01021000'))],
    };
    const lines = read(
      structure(
        heading(
          '0101',
          text(
            '01012',
            ' Horses : ',
            commodity('01012100', ' &#34;Pure&#34; hor\u00adses ', { references: ['TNS 1'] }),
          ),
        ),
        subchapter,
      ),
    );
    expect(lines).toMatchObject([
      { code: null, indent: 0, text: 'Animals' },
      { code: '01', indent: 1, text: 'Alive' },
      { code: '0101', indent: 2 },
      { code: null, indent: 3, text: 'Horses :' },
      {
        code: '01012100',
        indent: 4,
        text: '"Pure" horses',
        general: null,
        preferences: null,
        notes: ['TNS 1'],
      },
      { code: null, indent: 2, text: 'PETS' },
      { code: '0102', indent: 3 },
      { code: '01021000', indent: 4 },
    ]);
  });

  it('gives a text the code of its subheading only where it stands above all of that subheading', () => {
    const whole = text(
      '010129',
      'Whole',
      commodity('01012901'),
      text('010129', 'Part', commodity('01012908')),
    );
    const rest = text('010190', 'Rest', commodity('01019090'));
    const lines = read(structure(heading('0101', whole, commodity('01019010'), rest)));
    expect(lines.slice(3).map((record) => (record as LineRecord).code)).toEqual([
      '010129',
      '01012901',
      null,
      '01012908',
      '01019010',
      null,
      '01019090',
    ]);
  });

  it('leaves out chapters and headings whose number stands above nothing', () => {
    expect(read(structure(heading('0101', commodity('01012100')), heading('0103')))).toHaveLength(
      4,
    );
  });

  it('prints the rates of agreements by group: free, per cent and per kg; NA is left out, variable is never free', () => {
    const rates = agreements({
      id: '01012100',
      rateTradeAgreements: [
        agreement({ value: null, type: null, classifier: 'FREE' }, 'EU', 'AL', 'GSP+'),
        agreement({ value: null, type: null, classifier: 'NA' }, 'CA'),
        agreement({ value: 12, type: '%' }, 'TR'),
        agreement({ value: 3.4, type: 'pr.kg' }, 'GB'),
        {
          customDuty: { value: 0, type: 'pr.kg' },
          rawCustomDuty: { classifier: 'VARIABLE' },
          landCodes: ['KR'],
        },
      ],
    });
    expect(lineOf('01012100', GOODS, rates)).toMatchObject({
      general: null,
      preferences: 'TEF Free; TAL Free; TGSP Free; TTYR 12%; TGB 3.4 NOK/kg; TKR variable',
    });
  });

  it('takes the ordinary rate of every country from tollavgiftssats, and the agreements from their own file', () => {
    const duty = ordinary({
      id: '01012100',
      enhet: 'Kg',
      avtalesatser: [
        { landgruppe: 'TALL', sats: [sats('10,70', 'P')] },
        { landgruppe: 'TEF', sats: [sats('0,00', 'K')] },
      ],
    });
    expect(lineOf('01012100', GOODS, duty)).toMatchObject({
      units: ['Kg'],
      general: '10.70%',
      preferences: 'TEF Free',
    });
    const rates = agreements({
      id: '01012100',
      rateTradeAgreements: [agreement({ classifier: 'FREE' }, 'GB')],
    });
    expect(lineOf('01012100', GOODS, duty, rates)).toMatchObject({
      general: '10.70%',
      preferences: 'TGB Free',
    });
  });

  it.each([
    ['per kg', [sats('3,40', 'K')], '3.40 NOK/kg'],
    ['per item', [sats('24,00', 'S')], '24.00 NOK/stk'],
    ['without an amount', [sats('9999999,99', null)], null],
    [
      'by season, with its days',
      [sats('1,00', 'K', '2026-04-30'), sats('2,00', 'K')],
      '1.00 NOK/kg from 2026-01-01 to 2026-04-30, 2.00 NOK/kg from 2026-01-01',
    ],
    ['printed twice alike', [sats('1,00', 'K', '2026-04-30'), sats('1,00', 'K')], '1.00 NOK/kg'],
  ])('prints an ordinary rate %s', (_, entries, general) => {
    const duty = ordinary({
      id: '01012100',
      avtalesatser: [{ landgruppe: 'TALL', sats: entries }],
    });
    expect(lineOf('01012100', GOODS, duty)?.general).toBe(general);
  });

  it('ends with the groups and their members, to the day after the last', () => {
    expect(read(GOODS, groups, members('TEF', '2030-12-31')).at(-1)).toEqual({
      kind: 'area',
      id: 'TEF',
      name: 'Unionen',
      members: [{ country: 'SE', from: '1995-01-01', until: '2031-01-01' }],
    });
  });

  it('names the version of its structure', () => {
    expect(noTariff.versionOf?.([GOODS])).toBe('1.5');
  });
});

const one = (customDuty: object, land = 'EU'): Given =>
  agreements({ id: '01012100', rateTradeAgreements: [agreement(customDuty, land)] });
const CUT: Given = { name: 'structure.json', bytes: GOODS.bytes.slice(0, -20) };

describe('Norwegian files are refused', () => {
  it.each<[string, Given[], string]>([
    [
      'when one is empty',
      [{ name: 'structure.json', bytes: new Uint8Array() }],
      'structure.json: the file is empty',
    ],
    ['when one is cut off', [CUT], 'structure.json, row 1: the file is no complete JSON'],
    [
      'in another encoding',
      [{ name: 'structure.json', bytes: Buffer.from('{"sections":"Mat\u00e9"}', 'latin1') }],
      'structure.json: the file is not UTF-8 text',
    ],
    ['when one is a list', [file('x', [])], 'x.json: the entry is no object with keys'],
    [
      'when one is of no known subject',
      [file('x', { avsnitt: [] })],
      'x.json: none of the lists sections, commodities',
    ],
    [
      'without the structure',
      [groups, members('TEF')],
      'the tree of the tariff (customstariffstructure) is missing',
    ],
    ['with two structures', [GOODS, GOODS], 'the list "sections" came with structure.json already'],
    [
      'with an empty structure',
      [file('structure', { sections: [] })],
      'structure.json: the list "sections" is empty',
    ],
    [
      'with a node without type',
      [structure({ id: '0101' })],
      'structure.json, row 3: the text "type" is missing',
    ],
    [
      'with a node of an unknown level',
      [structure({ type: 'note' })],
      'row 3: "note" is no level of the tariff',
    ],
    [
      'with a text without commodities',
      [structure(heading('0101', text('01012', 'x')))],
      'row 4: the list "divisions" is empty',
    ],
    [
      'with letters in a code',
      [structure(heading('0101', commodity('0101210A')))],
      'row 4: the code "0101210A" is not made of digits',
    ],
    [
      'with a commodity of six digits',
      [structure(heading('0101', commodity('010121')))],
      'row 4: the code "010121" has 6 digits',
    ],
    [
      'with a code twice',
      [structure(heading('0101', commodity('01012100'), commodity('01012100')))],
      'row 5: the code 01012100 is printed twice',
    ],
    [
      'with an orphaned commodity',
      [structure(heading('0101', commodity('01022100')))],
      'row 4: the code 01022100 stands below 0101, where',
    ],
    [
      'with a nameless commodity',
      [structure(heading('0101', commodity('01012100', ' ')))],
      'row 4: a commodity has no text',
    ],
    [
      'with a duty without value',
      [GOODS, one({ type: '%' })],
      'agreements.json, row 1: the duty is neither FREE nor NA',
    ],
    [
      'with an unknown type of duty',
      [GOODS, one({ value: 1, type: 'pr.l' })],
      'row 1: "pr.l" is no known type of duty',
    ],
    [
      'with a duty that is none',
      [GOODS, agreements({ id: '01012100', rateTradeAgreements: [{}] })],
      'row 1: the entry is no object',
    ],
    [
      'with an agreement that is none',
      [GOODS, one({ classifier: 'FREE' }, 'eu?')],
      'row 1: "eu?" is no code of an agreement',
    ],
    [
      'without agreements',
      [GOODS, agreements({ id: '01012100' })],
      'row 1: the list "rateTradeAgreements" is missing',
    ],
    [
      'with an ordinary rate that is none',
      [
        GOODS,
        ordinary({
          id: '01012100',
          avtalesatser: [{ landgruppe: 'TALL', sats: [sats('10.7', 'P')] }],
        }),
      ],
      'tollavgiftssats.json, row 1: "10.7" is no rate with a decimal comma',
    ],
    ['with groups but no members', [GOODS, groups], 'landgruppe and medlemsland are read together'],
    [
      'with members of an unlisted group',
      [GOODS, groups, members('TUS')],
      'medlemsland.json, row 1: SE belongs to the group TUS',
    ],
    [
      'with a member until no day',
      [GOODS, groups, members('TEF', '31.12.2030')],
      'row 1: "31.12.2030" is no date of the form',
    ],
  ])('%s', (_, files, message) => {
    expect(() => read(...files)).toThrow(message);
    expect(() => read(...files)).toThrow(BrokenFile);
  });

  it('with rates of one commodity twice', () => {
    const twice = {
      id: '01012100',
      rateTradeAgreements: [agreement({ classifier: 'FREE' }, 'EU')],
    };
    expect(() => read(GOODS, agreements(twice, twice))).toThrow(
      'agreements.json, row 2: the code 01012100 is printed twice',
    );
  });
});
