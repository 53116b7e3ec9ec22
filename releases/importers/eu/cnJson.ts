/**
 * Codes of the Combined Nomenclature as JSON: one file for each level, the levels told from the
 * length of the code.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, jsonOf, type SourceFile, tidyText } from '../importer.ts';

interface CnCode {
  file: string;
  row: number;
  /** Digits, or the Roman number of a section. */
  code: string;
  name: string;
  version: string;
  section: string;
  /**
   * Chapter, heading and subheading as the publisher names them; `0205 00` is heading and
   * subheading in one.
   */
  parents: readonly string[];
  unit: string | null;
}

const LENGTHS = [2, 4, 6, 8] as const;

/**
 * Lines by code, each section in front of its first chapter. The publisher gives no indents: a line
 * stands as deep as there are headings and subheadings above it. Throws `BrokenFile` for JSON that
 * is cut off or no list of codes, a code that is none or comes twice, files of several editions,
 * and a code whose chapter, heading or subheading is missing from a level that is there.
 */
export function* cnJsonLines(files: readonly SourceFile[]): Generator<LineRecord> {
  const codes = files.flatMap(codesOf);
  refuseMixture(codes);
  const sections = new Map(
    codes.filter(({ code }) => isSection(code)).map((one) => [one.code, one]),
  );
  const lines = new Map<string, CnCode>();
  for (const one of codes.filter(({ code }) => !isSection(code))) {
    if (lines.has(one.code))
      throw new BrokenFile(one.file, one.row, `the code ${one.code} comes twice`);
    lines.set(one.code, one);
  }
  const levels = LENGTHS.filter((length) =>
    [...lines.keys()].some((code) => code.length === length),
  );
  for (const one of [...lines.values()].toSorted((left, right) =>
    left.code < right.code ? -1 : 1,
  )) {
    const section = sections.get(one.section);
    if (section) {
      sections.delete(one.section);
      yield lineRecord({ code: null, suffix: '10', indent: 0, text: section.name });
    }
    refuseOrphan(one, lines, levels);
    yield lineRecord({
      code: one.code,
      indent: above(one.code).filter((code) => lines.has(code)).length,
      text: one.name,
      units: one.unit === null ? [] : [one.unit],
    });
  }
}

const isSection = (code: string): boolean => /^[IVX]+$/.test(code);

/** Codes that a code stands below, heading and subheading; a chapter is as deep as its headings. */
const above = (code: string): string[] =>
  [4, 6].filter((length) => length < code.length).map((length) => code.slice(0, length));

function codesOf(file: SourceFile): CnCode[] {
  const list = jsonOf(file);
  if (!Array.isArray(list) || list.length === 0)
    throw new BrokenFile(file.name, null, 'the file is no list of codes');
  return list.map((entry: unknown, at) => codeOf(file.name, at + 1, entry));
}

function codeOf(file: string, row: number, entry: unknown): CnCode {
  const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new BrokenFile(file, row, `the code has no "${name}"`);
    return tidyText(String(value));
  };
  const code = text('code');
  if (!isSection(code) && !/^(?:\d\d){1,4}$/.test(code))
    throw new BrokenFile(file, row, `"${code}" is no code of the Combined Nomenclature`);
  const unit = fields['supplementaryUnit'];
  return {
    file,
    row,
    code,
    name: text('name'),
    version: text('version'),
    section: isSection(code) ? code : text('section'),
    parents: ['chapter', 'heading', 'subheading'].flatMap((name) =>
      (fields[name] ?? null) === null ? [] : [text(name)],
    ),
    unit: typeof unit === 'string' && unit !== '-' ? unit : null,
  };
}

function refuseMixture(codes: readonly CnCode[]): void {
  const [first] = codes;
  const other = codes.find(({ version }) => version !== first?.version);
  if (first && other)
    throw new BrokenFile(
      other.file,
      other.row,
      `it is of ${other.version}, but ${first.file} is of ${first.version}`,
    );
}

/**
 * A level of which no file was given is missing altogether; within a level that is there, none may
 * be.
 */
function refuseOrphan(
  one: CnCode,
  lines: ReadonlyMap<string, CnCode>,
  levels: readonly number[],
): void {
  const missing = one.parents.find((code) => levels.includes(code.length) && !lines.has(code));
  if (missing !== undefined)
    throw new BrokenFile(
      one.file,
      one.row,
      `${one.code} has no row above it: ${missing} is missing`,
    );
}
