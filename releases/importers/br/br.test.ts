import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { brNcm } from './br.ts';

const official = (Codigo: string, Descricao: string, more: object = {}): object => ({
  Codigo,
  Descricao,
  Data_Inicio: '01/04/2022',
  Data_Fim: '31/12/9999',
  Tipo_Ato_Ini: 'Res Camex',
  Numero_Ato_Ini: '000272',
  Ano_Ato_Ini: '2021',
  ...more,
});
const derived = (codigo: string, descricao: string): object => ({
  codigo,
  descricao,
  data_inicio: '01/04/2022',
  data_fim: '31/12/9999',
  tipo_ato: 'Res Gecex',
  numero_ato: '812',
  ano_ato: '2025',
});
const file = (content: unknown): { name: string; bytes: Uint8Array } => ({
  name: 'ncm.json',
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});
const table = (...rows: unknown[]): object => ({
  Data_Ultima_Atualizacao_NCM: 'Vigente em 17/05/2026',
  Ato: 'Resolução Gecex nº 812/2025',
  Nomenclaturas: rows,
});
const read = (content: unknown): LineRecord[] => [
  ...(brNcm.read([file(content)]) as Iterable<LineRecord>),
];

const CHAPTER = official('01', 'Bichos vivos');
const HEADING = official('01.01', 'Cavalos e burros');

describe('the NCM', () => {
  it('has every level of the file of Siscomex, the odd ones as text', () => {
    const lines = read(
      table(
        CHAPTER,
        HEADING,
        official('0101.2', '- Cavalos:'),
        official('0101.21.00', '-- <i>Puros</i>'),
      ),
    );
    expect(lines.map(({ code, indent, text, language }) => [code, indent, text, language])).toEqual(
      [
        ['01', 0, 'Bichos vivos', 'pt'],
        ['0101', 1, 'Cavalos e burros', 'pt'],
        [null, 2, 'Cavalos:', 'pt'],
        ['01012100', 3, 'Puros', 'pt'],
      ],
    );
  });

  it('stands side by side where the file has eight digits alone', () => {
    const lines = read({
      total: 2,
      ncms: [derived('01012100', '-- Puros'), derived('01012900', '-- Outros')],
    });
    expect(lines).toMatchObject([
      { code: '01012100', indent: 0, text: 'Puros', general: null, notes: ['Res Gecex 812/2025'] },
      { code: '01012900', indent: 0, text: 'Outros', general: null },
    ]);
  });

  it('is valid from the first day to the day after the last, and open in the year 9999', () => {
    const [open, ended] = read(table(CHAPTER, official('02', 'Carne', { Data_Fim: '31/12/2025' })));
    expect(open).toMatchObject({ from: '2022-04-01', until: null, notes: ['Res Camex 272/2021'] });
    expect(ended).toMatchObject({ until: '2026-01-01' });
  });

  it('names the act and the day of its edition', () => {
    expect(brNcm.versionOf?.([file(table(CHAPTER))])).toBe(
      'Resolução Gecex nº 812/2025 (2026-05-17)',
    );
    expect(
      brNcm.versionOf?.([file({ ncms: [], fonte: 'Siscomex (Resolução Gecex nº 9/2026)' })]),
    ).toBe('Resolução Gecex nº 9/2026');
    expect(brNcm.versionOf?.([file({ ncms: [] })])).toBeNull();
  });
});

describe('a file of the NCM is refused', () => {
  it.each([
    ['without its list', { Ato: 'x' }, 'ncm.json: the list "Nomenclaturas" is missing'],
    ['with an empty list', table(), 'ncm.json: the list "Nomenclaturas" is empty'],
    ['when it is a list', [CHAPTER], 'ncm.json: the entry is no object with keys'],
    [
      'with a row that is no object',
      table(CHAPTER, 'x'),
      'ncm.json, row 2: the entry is no object',
    ],
    [
      'with a row without a date',
      table({ Codigo: '01', Descricao: 'x' }),
      'row 1: the text "Data_Fim" is missing',
    ],
    [
      'with a row without code',
      table({ Descricao: 'x' }),
      'ncm.json, row 1: the text "Codigo" is missing',
    ],
    [
      'with letters in a code',
      table(official('O1', 'x')),
      'ncm.json, row 1: the code "O1" is not made of digits',
    ],
    [
      'with a code of nine digits',
      table(official('0101.21.001', 'x')),
      'row 1: the code "0101.21.001" has 9 digits',
    ],
    [
      'with a code twice',
      table(CHAPTER, HEADING, HEADING),
      'row 3: the code 0101 stands in row 2 already',
    ],
    [
      'with an orphan',
      table(HEADING, official('0201.10.00', 'x')),
      'row 2: the heading 0201 of 02011000 is missing',
    ],
    ['with an empty text', table(official('01', '- ')), 'ncm.json, row 1: the code 01 has no text'],
    [
      'with a date that is none',
      table(official('01', 'x', { Data_Inicio: '31/02/2022' })),
      'row 1: "2022-02-31" is no date',
    ],
    [
      'with an ISO date',
      table(official('01', 'x', { Data_Inicio: '2022-04-01' })),
      'row 1: "2022-04-01" is no date of the form',
    ],
    [
      'with fewer rows than it counts',
      { total: 9, ncms: [derived('01012100', 'x')] },
      'counts 9 rows itself and holds 1',
    ],
  ])('%s', (_, content, message) => {
    expect(() => read(content)).toThrow(message);
    expect(() => read(content)).toThrow(BrokenFile);
  });

  const readBytes = (bytes: Uint8Array): unknown[] => [
    ...(brNcm.read([{ name: 'ncm.json', bytes }]) as Iterable<LineRecord>),
  ];
  it('when it is empty', () => {
    expect(() => readBytes(new Uint8Array())).toThrow('ncm.json: the file is empty');
  });
  it('when it is cut off', () => {
    const text = JSON.stringify(table(CHAPTER, HEADING), null, 1);
    expect(() => readBytes(Buffer.from(text.slice(0, -40)))).toThrow(
      /^ncm\.json, row \d+: the file is no complete JSON/,
    );
  });
  it('in another encoding', () => {
    expect(() =>
      readBytes(Buffer.from(JSON.stringify(table(official('01', 'maçã'))), 'latin1')),
    ).toThrow('ncm.json: the file is not UTF-8 text');
  });
});
