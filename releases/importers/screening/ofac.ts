/**
 * Sanctions lists of OFAC, United States Treasury, in its delimited files
 * (https://sanctionslist.ofac.treas.gov/).
 */
import type { PartyRecord } from '../../../engine/release/records.ts';
import { csvRows, type CsvRow } from '../../files/delimited.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { ofacParty, ofacProgrammes } from './ofacParty.ts';
import { PartyIds } from './party.ts';

/**
 * Specially Designated Nationals: `sdn.csv`, `add.csv`, `alt.csv` and, where remarks go on there,
 * `sdn_comments.csv`, given together; which is which is told by the number of columns, for they
 * have no header. Refuses with `BrokenFile`: a missing or doubled file of the set, a file of the
 * other set, a file or row cut off, a number that stands twice, and an address, alias or comment
 * whose party is not in the list.
 */
export const ofacSdn: Importer = {
  formats: ['OFAC sdn.csv, add.csv, alt.csv and sdn_comments.csv together'],
  read: (files) => parties(files, { set: 'sdn', foreign: /cons/i, listOf: () => 'SDN' }),
};

/**
 * The lists other than the SDN: `cons_prim.csv`, `cons_add.csv`, `cons_alt.csv`,
 * `cons_comments.csv`; as `ofacSdn`.
 */
export const ofacConsolidated: Importer = {
  formats: ['OFAC cons_prim.csv, cons_add.csv, cons_alt.csv and cons_comments.csv together'],
  read: (files) =>
    parties(files, { set: 'consolidated', foreign: /sdn/i, listOf: consolidatedList }),
};

interface Edition {
  set: string;
  /** Names of files that belong to the other set. */
  foreign: RegExp;
  /** Short name of the list that a party's programmes put it on. */
  listOf: (programmes: readonly string[]) => string;
}

// Short names as in the Consolidated Screening List of the Department of Commerce.
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^NS-PLC$/, 'PLC'], // Palestinian Legislative Council
  [/^UKRAINE-EO13662$/, 'SSI'], // sectoral sanctions, Directives 1 to 4
  [/^CMIC-/, 'CMIC'], // Chinese military-industrial complex companies
  [/^(?:561-Related|561List|HKAA)/, 'CAP'], // correspondent and payable-through accounts
  [/^FSE-/, 'FSE'], // foreign sanctions evaders
];

const consolidatedList = (programmes: readonly string[]): string =>
  // menu-based sanctions
  LISTS.find(([form]) => programmes.some((programme) => form.test(programme)))?.[1] ?? 'MBS';

const COLUMNS = { primary: 12, addresses: 6, aliases: 5, comments: 2 } as const;
type Part = keyof typeof COLUMNS;
type Parts = Partial<Record<Part, SourceFile>>;

async function* parties(
  files: readonly SourceFile[],
  edition: Edition,
): AsyncGenerator<PartyRecord> {
  const parts = await sorted(files, edition);
  const { primary, addresses, aliases, comments } = parts;
  if (!primary || !addresses || !aliases) throw missing(files, parts, edition);
  refuseCut([primary, addresses, aliases]);
  const attached = {
    addresses: await byParty(addresses, COLUMNS.addresses),
    aliases: await byParty(aliases, COLUMNS.aliases),
    comments: comments ? await byParty(comments, COLUMNS.comments) : new Map<string, CsvRow[]>(),
  };
  const ids = new PartyIds();
  for await (const { cells, row } of rowsOf(primary, COLUMNS.primary)) {
    const number = cells[0] ?? '';
    const take = (rows: Map<string, CsvRow[]>): readonly CsvRow[] => {
      const own = rows.get(number) ?? [];
      rows.delete(number);
      return own;
    };
    if (['', '-0-'].includes((cells[1] ?? '').trim()))
      throw new BrokenFile(primary.name, row, 'the name is missing');
    const list = edition.listOf(ofacProgrammes(cells));
    yield ofacParty(cells, {
      list,
      id: ids.numbered(list, number, primary.name, row),
      addresses: take(attached.addresses),
      aliases: take(attached.aliases),
      comments: take(attached.comments),
    });
  }
  refuseOrphans(addresses, attached.addresses, 'address');
  refuseOrphans(aliases, attached.aliases, 'alias');
  if (comments) refuseOrphans(comments, attached.comments, 'comment');
}

async function sorted(files: readonly SourceFile[], edition: Edition): Promise<Parts> {
  const parts: Parts = {};
  for (const file of files) {
    if (edition.foreign.test(file.name))
      throw new BrokenFile(file.name, null, `the file does not belong to the ${edition.set} set`);
    const part = await partOf(file);
    const before = parts[part];
    if (before)
      throw new BrokenFile(file.name, null, `the file has the same columns as ${before.name}`);
    parts[part] = file;
  }
  return parts;
}

async function partOf(file: SourceFile): Promise<Part> {
  for await (const { cells, row } of csvRows(withoutEnd(file))) {
    for (const part of Object.keys(COLUMNS) as Part[])
      if (COLUMNS[part] === cells.length) return part;
    throw new BrokenFile(
      file.name,
      row,
      `a row of ${cells.length} cells is in none of OFAC's files`,
    );
  }
  throw new BrokenFile(file.name, null, 'the file holds no rows');
}

function missing(files: readonly SourceFile[], parts: Parts, { set }: Edition): BrokenFile {
  const names = { primary: 'names', addresses: 'addresses', aliases: 'aliases' } as const;
  const absent = Object.entries(names).filter(([part]) => parts[part as Part] === undefined);
  const given = files.map(({ name }) => name).join(', ') || 'nothing';
  const what = absent.map(([, name]) => name).join(' and of ');
  return new BrokenFile(
    given,
    null,
    `the file of ${what} of the ${set} set is missing: give all together`,
  );
}

// The publisher ends its files with the end-of-file mark of DOS, which is no row.
const END = 0x1a;

/**
 * A file cut off between two rows looks whole; where the others of its set have the mark, it must
 * have it too.
 */
function refuseCut(files: readonly SourceFile[]): void {
  const cut = files.filter(({ bytes }) => bytes.at(-1) !== END);
  const [first] = cut;
  if (first !== undefined && cut.length < files.length)
    throw new BrokenFile(
      first.name,
      null,
      'the file lacks the mark at its end that the others have: it was cut off',
    );
}

const withoutEnd = ({ name, bytes }: SourceFile): SourceFile => ({
  name,
  bytes: bytes.at(-1) === END ? bytes.subarray(0, -1) : bytes,
});

async function* rowsOf(file: SourceFile, width: number): AsyncGenerator<CsvRow> {
  for await (const line of csvRows(withoutEnd(file))) {
    const { cells, row } = line;
    if (cells.length !== width)
      throw new BrokenFile(file.name, row, `the row has ${cells.length} cells instead of ${width}`);
    if (!/^\d+$/.test(cells[0] ?? ''))
      throw new BrokenFile(file.name, row, `"${cells[0]}" is no party's number`);
    yield line;
  }
}

async function byParty(file: SourceFile, width: number): Promise<Map<string, CsvRow[]>> {
  const rows = new Map<string, CsvRow[]>();
  for await (const line of rowsOf(file, width)) {
    const number = line.cells[0] ?? '';
    const own = rows.get(number);
    if (own) own.push(line);
    else rows.set(number, [line]);
  }
  return rows;
}

function refuseOrphans(
  file: SourceFile,
  left: ReadonlyMap<string, readonly CsvRow[]>,
  what: string,
): void {
  for (const [number, [first]] of left)
    throw new BrokenFile(
      file.name,
      first?.row ?? null,
      `the ${what} belongs to party ${number}, which is not in the list`,
    );
}
