/** The consolidated list of the United Nations Security Council, in XML. */
import { SaxesParser } from 'saxes';
import type { PartyRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { PartyIds } from './party.ts';
import { type Element, unParty } from './unParty.ts';

const ROOT = 'CONSOLIDATED_LIST';
const CHUNK_BYTES = 65_536;

/**
 * Persons and entities of the consolidated list
 * (https://scsanctions.un.org/resources/xml/en/consolidated.xml), read as a stream; the id is the
 * permanent reference number, `UN-CDi.001`. Refuses with `BrokenFile`, naming the line: XML cut off
 * or not well formed, another root, no UTF-8, a party without name or number, a number that stands
 * twice, a list without parties.
 */
export const unList: Importer = {
  formats: ['UN Security Council consolidated.xml'],
  *read(files) {
    const ids = new PartyIds();
    for (const file of files) yield* parties(file, ids);
  },
  versionOf(files) {
    const [first] = files;
    const head = new TextDecoder().decode(first?.bytes.subarray(0, CHUNK_BYTES));
    return /dateGenerated="(\d{4}-\d{2}-\d{2})/.exec(head)?.[1] ?? null;
  },
};

function* parties(file: SourceFile, ids: PartyIds): Generator<PartyRecord> {
  if (file.bytes.length === 0) throw new BrokenFile(file.name, null, 'the file is empty');
  const read: PartyRecord[] = [];
  const parser = partyParser(file.name, (element, row) =>
    read.push(unParty(element, file.name, row, ids)),
  );
  let count = 0;
  for (const text of chunks(file, parser)) {
    parser.write(text);
    count += read.length;
    yield* read.splice(0);
  }
  parser.close();
  if (count === 0) throw new BrokenFile(file.name, null, 'the list holds no parties');
}

function* chunks({ name, bytes }: SourceFile, parser: SaxesParser): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), {
        stream: at + CHUNK_BYTES < bytes.length,
      });
    } catch {
      throw new BrokenFile(
        name,
        parser.line,
        'the file is not UTF-8 text, here or a little further on',
      );
    }
    yield text;
  }
}

/** Calls back with every INDIVIDUAL and ENTITY as it ends; nothing outside of them is kept. */
function partyParser(name: string, found: (element: Element, row: number) => void): SaxesParser {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let depth = 0;
  parser.on('error', () => {
    throw new BrokenFile(name, parser.line, 'the XML is cut off or not well formed');
  });
  parser.on('opentag', ({ name: tag }) => {
    if (depth === 0 && tag !== ROOT)
      throw new BrokenFile(name, parser.line, `the XML is a ${tag}, not a ${ROOT}`);
    depth += 1;
    const within = open.at(-1);
    if (within === undefined && tag !== 'INDIVIDUAL' && tag !== 'ENTITY') return;
    const element: Element = { tag, text: '', children: [] };
    within?.children.push(element);
    open.push(element);
  });
  const keep = (text: string): void => {
    const within = open.at(-1);
    if (within !== undefined) within.text += text;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    if (element !== undefined && open.length === 0) found(element, parser.line);
  });
  return parser;
}
