/** The tariff of Japan: its tree, its columns, and the files that are refused. */
import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type SourceFile } from '../importer.ts';
import { jpTariff } from './jp.ts';

interface Node {
  stat_code: string;
  hs_code: string;
  desc: string;
  rate: Record<string, unknown>;
  unit: object;
  children: Node[];
}
const node = (
  stat_code: string,
  hs_code: string,
  rate: Record<string, unknown> = {},
  children: Node[] = [],
): Node => ({
  stat_code,
  hs_code,
  desc: '品名',
  rate,
  unit: { I: 'NO', II: 'KG\n(I.I.)' },
  children,
});
const file = (name: string, content: unknown): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});
const chapter = (...nodes: unknown[]): SourceFile => file('j_61_tariff_data.json', nodes);
const read = (...files: SourceFile[]): LineRecord[] => [
  ...(jpTariff.read(files) as Iterable<LineRecord>),
];

const SHIRTS = node('61.09', '', {}, [
  node('6109.10', '', { 基本: '11.2%', WTO協定: '7.4%', 特別特恵: '無税' }, [
    node('6109.10', '', {}, [
      node('6109.10', '020', { EPA_CPTPP: '無税', EPA_RCEP_中国: '無税〜(2.4%)' }),
    ]),
  ]),
]);

/** One file in an archive, as `tar` writes it. */
function tarOf(...files: SourceFile[]): Uint8Array {
  const blocks = files.flatMap(({ name, bytes }) => {
    const header = Buffer.alloc(512);
    header.write(`data/${name}`, 0);
    header.write(bytes.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    header.write('ustar', 257);
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

describe('the tariff of Japan', () => {
  it('gives nine digits to a statistical line, and to a row that repeats a code none', () => {
    expect(read(chapter(SHIRTS)).map(({ code, indent }) => [code, indent])).toEqual([
      ['6109', 0],
      ['610910', 1],
      [null, 2],
      ['610910020', 3],
    ]);
  });

  it('reads general rates from the row above, and preferences from the line itself', () => {
    expect(read(chapter(SHIRTS)).at(-1)).toMatchObject({
      general: '7.4%',
      preferences: 'LDC Free; CPTPP Free',
      notes: ['RCEP-CN: 無税〜(2.4%)'],
      units: ['NO', 'KG (I.I.)'],
      language: 'ja',
    });
  });

  it('takes no rate for one where a line stands twice, by the season', () => {
    const twice = [
      node('0805.10', '000', { 基本: '32%' }),
      node('0805.10', '000', { 基本: '16%' }),
    ];
    const lines = read(chapter(...twice));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      general: 'as printed: 32% or 16%, by the season',
      preferences: null,
    });
  });

  it('is read from an archive too, with the edition that its index names', () => {
    const index = file('index.json', {
      version: '2026_07_09',
      chapters: [{ file_name: 'j_61_tariff_data.json', total_items: 4 }],
    });
    const archive = { name: 'tariff.tar', bytes: tarOf(index, chapter(SHIRTS)) };
    expect(read(archive)).toEqual(read(chapter(SHIRTS)));
    expect(jpTariff.versionOf?.([archive])).toBe('2026-07-09');
  });
});

describe('Japanese files are refused', () => {
  const archive = tarOf(chapter(SHIRTS));
  it.each<[string, SourceFile[], string]>([
    [
      'when one is cut off',
      [{ ...chapter(SHIRTS), bytes: chapter(SHIRTS).bytes.slice(0, -9) }],
      'row 1: the file is no complete JSON',
    ],
    ['without a chapter', [file('index.json', { chapters: [] })], 'no chapter of the tariff'],
    [
      'with letters in a code',
      [chapter(node('61O9.10', '020'))],
      'row 1: the code "61O9.10" is not made of digits',
    ],
    ['with a code of two digits', [chapter(node('61', ''))], 'row 1: the code "61" has 2 digits'],
    [
      'with a suffix of two digits',
      [chapter(node('6109.10', '20'))],
      'row 1: "6109.10 20" is no statistical code',
    ],
    [
      'with a line without a rate',
      [chapter(node('61.09', '', {}, [node('6109.10', '020')]))],
      'row 2: neither the line nor what it stands under has a rate',
    ],
    [
      'with a rate that is no text',
      [chapter(node('6109.10', '020', { 基本: 7 }))],
      'row 1: the rate "基本" is no text',
    ],
    [
      'without children',
      [chapter({ ...SHIRTS, children: null })],
      'row 1: the list "children" is missing',
    ],
    [
      'with fewer rows than the index counts',
      [
        file('index.json', { chapters: [{ file_name: 'j_61_tariff_data.json', total_items: 5 }] }),
        chapter(SHIRTS),
      ],
      'the index counts 5 rows and the file holds 4',
    ],
    [
      'with an archive that is cut off',
      [{ name: 'x.tar', bytes: archive.slice(0, 600) }],
      'the archive is cut off inside a file',
    ],
  ])('%s', (_, files, message) => {
    expect(() => read(...files)).toThrow(message);
    expect(() => read(...files)).toThrow(BrokenFile);
  });
});
