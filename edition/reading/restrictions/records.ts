/**
 * Records of named fields: `name: value` a line, an indented line goes on with the field above, an
 * empty line ends the record.
 */
import { BrokenRow, type RowPlace } from '../table.ts';

interface FieldText {
  text: string;
  place: RowPlace;
}

/** One record: its fields by name, each read once; what is left over at the end is unknown. */
export class NamedRecord {
  readonly place: RowPlace;
  readonly #fields: Map<string, FieldText>;
  readonly #read = new Set<string>();

  constructor(fields: Map<string, FieldText>, place: RowPlace) {
    this.place = place;
    this.#fields = fields;
  }

  /** The field; null where the record has none. */
  optional(name: string): string | null {
    this.#read.add(name);
    return this.#fields.get(name)?.text ?? null;
  }

  /** The field, which must be there. */
  text(name: string): string {
    return this.optional(name) ?? this.fail(`field "${name}" is missing`);
  }

  /** The field, which must be one of a few words. */
  oneOf<T extends string>(name: string, allowed: readonly T[]): T {
    const text = this.text(name);
    return (
      allowed.find((one) => one === text) ??
      this.fail(`${name} "${text}" is none of ${allowed.join(', ')}`, name)
    );
  }

  /** Parts of the field between semicolons. */
  list(name: string): string[] {
    return this.#parts(name, ';');
  }

  /** Words of the field between blanks. */
  words(name: string): string[] {
    return this.#parts(name, ' ');
  }

  #parts(name: string, separator: string): string[] {
    const text = this.optional(name);
    return (text ?? '')
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** Throws, naming the line of the field, else that of the record. */
  fail(why: string, name?: string): never {
    const place = name === undefined ? undefined : this.#fields.get(name)?.place;
    throw new BrokenRow(place ?? this.place, why);
  }

  /** Throws for a field that nothing has read. */
  expectNoMore(): void {
    for (const name of this.#fields.keys())
      if (!this.#read.has(name)) this.fail(`field "${name}" is not known`, name);
  }
}

const FIELD = /^([a-z]+(?: [a-z]+)?):\s*((?:\S.*)?)$/;

/**
 * Records of a text. Throws `BrokenRow` for a line that is no field, an empty field and one that
 * stands twice.
 */
export function recordsOf(file: string, text: string): NamedRecord[] {
  const records: NamedRecord[] = [];
  let fields = new Map<string, FieldText>();
  let open: FieldText | null = null;
  const close = (): void => {
    const [first] = fields.values();
    for (const { text: value, place } of fields.values())
      if (value === '') throw new BrokenRow(place, 'the field is empty: leave it out');
    if (first) records.push(new NamedRecord(fields, first.place));
    fields = new Map();
    open = null;
  };
  for (const [index, line] of text.split('\n').entries()) {
    const place = { file, line: index + 1 };
    if (line.startsWith('#')) continue;
    if (line.trim() === '') close();
    else if (/^\s/.test(line)) {
      if (!open)
        throw new BrokenRow(
          place,
          'an indented line goes on with a field, and there is none above',
        );
      open.text = `${open.text} ${line.trim()}`.trim();
    } else {
      const [, name = '', value = ''] = FIELD.exec(line.trimEnd()) ?? [];
      if (name === '') throw new BrokenRow(place, 'expected "name: value"');
      if (fields.has(name)) throw new BrokenRow(place, `field "${name}" stands twice`);
      open = { text: value, place };
      fields.set(name, open);
    }
  }
  close();
  return records;
}
