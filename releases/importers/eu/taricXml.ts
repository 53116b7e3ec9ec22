/** Records of the TARIC3 message format of DG TAXUD, read as a stream. */
import { SaxesParser } from 'saxes';
import { BrokenFile, type SourceFile } from '../importer.ts';

/**
 * One record of a message: what it is by its numbers, and its fields by their names without prefix.
 */
export interface TaricRecord {
  /** Line of the file on which the record ends. */
  line: number;
  /** Record and subrecord code in one: `43000` is a measure, `43005` its component. */
  code: string;
  update: 'update' | 'delete' | 'insert';
  /** Text of a field; null when it is not there or empty. */
  field: (name: string) => string | null;
}

const UPDATES: Readonly<Record<string, TaricRecord['update']>> = {
  '1': 'update',
  '2': 'delete',
  '3': 'insert',
};
const CHUNK_BYTES = 1 << 16;

/** Whether the file is XML by its first character. */
export const isXml = ({ bytes }: SourceFile): boolean =>
  /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)));

/**
 * The records of a message in their order. Throws `BrokenFile` with the line for XML that is broken
 * or cut off, a file that is no UTF-8 or no TARIC3 message, and a record without a known kind of
 * update.
 */
export function* taricRecords(file: SourceFile): Generator<TaricRecord> {
  const found: TaricRecord[] = [];
  const parser = recordParser(file.name, found);
  for (const text of chunksOf(file)) {
    parser.write(text);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

function* chunksOf({ name, bytes }: SourceFile): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), {
        stream: at + CHUNK_BYTES < bytes.length,
      });
  } catch {
    throw new BrokenFile(name, null, 'the file is not UTF-8 text');
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * A parser that collects what stands between `<record>` and `</record>`, each innermost element
 * being a field.
 */
function recordParser(file: string, found: TaricRecord[]): SaxesParser {
  const parser = new SaxesParser();
  let fields: Map<string, string> | null = null;
  let innermost = false;
  let text = '';
  let root: string | null = null;
  parser.on('error', ({ message }) => {
    throw new BrokenFile(
      file,
      parser.line,
      `the file is no complete XML: ${message.replace(/^\d+:\d+: /, '')}`,
    );
  });
  parser.on('opentag', ({ name }) => {
    root ??= localName(name);
    if (root !== 'envelope')
      throw new BrokenFile(file, parser.line, `<${name}> begins no TARIC3 message`);
    if (localName(name) === 'record') fields = new Map();
    innermost = true;
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (fields === null) return;
    if (localName(name) === 'record') {
      found.push(recordOf(file, parser.line, fields));
      fields = null;
    } else if (innermost) fields.set(localName(name), text.trim());
    innermost = false;
  });
  return parser;
}

function recordOf(file: string, line: number, fields: ReadonlyMap<string, string>): TaricRecord {
  const update = UPDATES[fields.get('update.type') ?? ''];
  if (update === undefined)
    throw new BrokenFile(
      file,
      line,
      'the record does not say whether it is new, changed or deleted',
    );
  return {
    line,
    code: `${fields.get('record.code') ?? ''}${fields.get('subrecord.code') ?? ''}`,
    update,
    field: (name) => fields.get(name) || null, // an empty element says nothing
  };
}
