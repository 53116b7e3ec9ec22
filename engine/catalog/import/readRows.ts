/** Rows as what they say: the values of their cells, and what is wrong with them. */
import { plainText, tidy } from '../../page/text.ts';
import { undefused } from './apostrophe.ts';
import type { Meaning, Role } from './formats.ts';
import { figureIn, type Notation, notationOf } from './numbers.ts';
import { type CellFault, type CellPlace, readCell } from './readCell.ts';
import type { Column, Sheet } from './recognise.ts';
import { type Field, type Issue, OWN_FIELD_SET, type RawRow, type Value } from './types.ts';

/** What a row says, before it is known to which product it belongs. */
export interface ReadRow {
  row: number;
  role: Role;
  /** Rows of the same one are one product; null: the format or the row names none. */
  group: string | null;
  parent: string | null;
  /** Names by which variants may call this row their parent, folded. */
  keys: readonly string[];
  /** SKUs of its variants, folded. */
  children: readonly string[];
  /** Where its goods lie: a file of stocks has a row for each place. */
  location: string | null;
  values: Partial<Record<Field, Value>>;
  /** Fields whose columns the file has, and whose cells are blank here. */
  blank: readonly Field[];
  options: readonly RowOption[];
  extraImages: readonly string[];
  isFaulty: boolean;
}

/** An option of a variant. Of rows of one product only the first may name it. */
export interface RowOption {
  number: number;
  name: string;
  value: string;
}

export interface ReadTerms {
  countryOf: (text: string) => string | null;
  isCurrency: (code: string) => boolean;
  /** Whether commas part decimals in files of this kind, where no number of the column tells. */
  usualNotation: Notation;
  say: (issue: Issue) => void;
}

const VALUE_MAX = 120;
/** Columns whose numbers may be written in one notation or the other. */
const NUMBERS: ReadonlySet<Meaning> = new Set<Meaning>([
  'unit_value',
  'net_weight',
  'volume_liters',
  'alcohol_percent',
  'units_per_year',
]);

/** A reader of the rows of a sheet; all rows are looked at first for how numbers are written. */
export function rowReader(
  sheet: Sheet,
  rows: readonly RawRow[],
  terms: ReadTerms,
): (row: RawRow) => ReadRow {
  const notations = new Map<number, Notation | null>();
  for (const { at, meaning } of sheet.columns)
    if (NUMBERS.has(meaning)) notations.set(at, notationOf(figuresOf(rows, at)));
  const places = new Map<number, CellPlace>(
    sheet.columns.flatMap(({ at, unit, meaning }): [number, CellPlace][] =>
      isField(meaning)
        ? [
            [
              at,
              {
                field: meaning,
                unit: unit ?? sheet.format.weightUnit ?? null,
                notation: notations.get(at) ?? null,
                usualNotation: terms.usualNotation,
                countryOf: terms.countryOf,
                isCurrency: terms.isCurrency,
                isPlain: sheet.format.name === 'own',
              },
            ],
          ]
        : [],
    ),
  );
  return (row) => readRow(row, sheet, places, terms);
}

const isField = (meaning: Meaning): meaning is Field => OWN_FIELD_SET.has(meaning);

function* figuresOf(rows: readonly RawRow[], at: number): Generator<string> {
  for (const { cells } of rows) {
    const figure = figureIn(cells[at] ?? '')?.figure;
    if (figure !== undefined) yield figure;
  }
}

function readRow(
  { row, cells }: RawRow,
  sheet: Sheet,
  places: ReadonlyMap<number, CellPlace>,
  { say }: ReadTerms,
): ReadRow {
  const found = emptyRow(row);
  const blank: Field[] = [];
  const report = (column: string | null, value: string | null, fault: CellFault): void => {
    say({ row, column, value: value && value.slice(0, VALUE_MAX), ...fault });
    if (fault.severity === 'error') found.isFaulty = true;
  };
  const isShifted = cells.slice(sheet.width).some((cell) => cell.trim() !== '');
  // nothing in it stands under its own name
  if (isShifted) report(null, null, shifted(cells.length, sheet.width));
  for (const { at, meaning, printed, repeats } of isShifted ? [] : sheet.columns) {
    const cell = seen(undefused(cells[at] ?? '').trim());
    const isOther = repeats !== undefined && cell !== '' && isSaid(cells[repeats], cell);
    if (isOther && isOne(meaning)) report(printed, cell, NAMED_TWICE);
    const place = places.get(at);
    if (cell === '' && place && at < cells.length) blank.push(place.field);
    if (cell === '') continue;
    if (!place) takePart(found, meaning, cell, sheet);
    else {
      const { values, fault } = readCell(cell, place);
      add(found.values, values, place.field);
      if (fault) report(printed, cell, fault);
    }
  }
  if (sheet.format.variantsFollow && found.role === 'variant') takeRule(found);
  const { parts, ...read } = found;
  return {
    ...read,
    blank: blank.filter((field) => !(field in read.values)),
    options: optionsOf(parts, sheet.columns),
  };
}

/** A cell of characters that nobody sees is blank. */
const seen = (cell: string): string => (tidy(cell) === '' ? '' : cell);

/** Whether the column of the same name says something else. */
const isSaid = (before = '', cell: string): boolean =>
  before.trim() !== '' && undefused(before).trim() !== cell;

/** Texts and pictures of several columns are put together. */
const isOne = (meaning: Meaning): boolean => meaning !== 'description' && meaning !== 'extra_image';

const NAMED_TWICE: CellFault = {
  severity: 'warning',
  code: 'value_differs',
  message: 'is in a second column of the same name: the first is read',
};

const shifted = (cells: number, width: number): CellFault => ({
  severity: 'error',
  code: 'cells_beyond_header',
  message: `has ${cells} cells, the header ${width}: a separator in a text is not quoted`,
});

type Draft = { -readonly [K in keyof ReadRow]: ReadRow[K] } & {
  extraImages: string[];
  /** Names and values of options, by their meaning. */
  parts: Map<Meaning, string>;
};

const emptyRow = (row: number): Draft => ({
  row,
  role: 'single',
  group: null,
  parent: null,
  keys: [],
  children: [],
  location: null,
  values: {},
  blank: [],
  options: [],
  extraImages: [],
  parts: new Map(),
  isFaulty: false,
});

/** Of several columns for a field the first counts; texts of several bullets are put together. */
function add(
  values: ReadRow['values'],
  read: Partial<Record<Field, Value>> | undefined,
  own: Field,
): void {
  // the keys are those of the reading
  for (const [field, value] of Object.entries(read ?? {}) as [Field, Value][]) {
    const before = values[field];
    if (field === 'description' && typeof before === 'string' && typeof value === 'string') {
      if (!before.includes(value)) values[field] = `${before}\n${value}`.slice(0, 5000);
    } else if (before === undefined || (field !== own && field === 'currency'))
      values[field] = value;
  }
}

export const foldKey = (text: string): string => text.trim().toLowerCase();

function takePart(found: Draft, meaning: Meaning, cell: string, { format }: Sheet): void {
  if (meaning === 'group') found.group = cell;
  else if (meaning === 'parent') found.parent = foldKey(cell);
  else if (meaning === 'own_key') {
    found.keys = [`id:${foldKey(cell)}`];
    found.values.external_id ??= cell;
  } else if (meaning === 'role') found.role = roleOf(found.role, format, cell);
  else if (meaning === 'store_view') found.role = 'skipped';
  else if (meaning === 'location') found.location = cell;
  else if (meaning === 'children') found.children = childrenIn(cell);
  else if (meaning === 'published')
    found.values.status ??= PUBLISHED.test(cell) ? 'active' : 'draft';
  else if (meaning === 'extra_image') found.extraImages.push(cell);
  else found.parts.set(meaning, plainText(cell));
}

const PUBLISHED = /^(?:1|true|y|yes)$/i;

const roleOf = (known: Role, { roleOf: told }: Sheet['format'], cell: string): Role =>
  known === 'skipped' ? known : (told?.(foldKey(cell)) ?? 'single');

/** `sku=A-S,size=S|sku=A-M,size=M`: the SKUs of variants. */
const childrenIn = (cell: string): string[] =>
  cell.split('|').flatMap((variant) => {
    const sku = /(?:^|,)sku=([^,]+)/.exec(variant)?.[1];
    return sku === undefined ? [] : [foldKey(sku)];
  });

/** `[RB]Size=Small, [RT]Engraving=None`: a variant that is named by its options. */
function takeRule(found: Draft): void {
  const rules = String(found.values.title ?? '').split(/,(?=\s*\[[A-Z]+\])/);
  delete found.values.title;
  for (const [at, rule] of rules.entries()) {
    const [name = '', value = ''] = rule.replace(/^\s*\[[A-Z]+\]/, '').split('=', 2);
    if (value === '') continue;
    found.parts.set(`option_name_${at + 1}`, name.trim());
    found.parts.set(`option_value_${at + 1}`, value.trim());
  }
}

/** Options in the order of their columns; a column of its own gives its name. */
function optionsOf(parts: ReadonlyMap<Meaning, string>, columns: readonly Column[]): RowOption[] {
  return [...parts].flatMap(([meaning, value]) => {
    const number = Number(/^option_value_(\d+)$/.exec(meaning)?.[1] ?? 0);
    if (number === 0 || value === '' || value === 'Default Title') return [];
    const printed = columns.find((column) => column.meaning === meaning)?.printed ?? '';
    return [{ number, name: parts.get(`option_name_${number}`) ?? nameIn(printed), value }];
  });
}

const nameIn = (printed: string): string =>
  /^(?:option|attribute) ?\d/i.test(printed)
    ? ''
    : printed.replace(/^g:/, '').split(/[[#(]/, 1).join('').replaceAll('_', ' ').trim();
