/**
 * The Consolidated Screening List of the United States (trade.gov): JSON, CSV of both editions, and
 * a snapshot in JSON lines.
 */
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { cslFromCsv } from './cslCsv.ts';
import { cslFromJson } from './cslJson.ts';
import { cslFromSnapshot } from './cslSnapshot.ts';
import { PartyIds } from './party.ts';

/**
 * Parties of all lists of Commerce, State and Treasury, of which the file says itself which one
 * (https://www.trade.gov/consolidated-screening-list). The format is told by the content. Refuses
 * with `BrokenFile`: an empty file, another format, a file cut off, a page of a longer answer, a
 * missing column, a party without a name or list, a number that stands twice in a list.
 */
export const usCsl: Importer = {
  formats: [
    'trade.gov consolidated.json',
    'trade.gov consolidated.csv, with or without the column _id',
    'JSON lines of id, list, type, name, aliases, weakAliases, programs, countries',
  ],
  async *read(files) {
    const ids = new PartyIds();
    for (const file of files) yield* readerOf(file)(file, ids);
  },
};

const HEAD_BYTES = 65_536;

function readerOf({
  name,
  bytes,
}: SourceFile): typeof cslFromCsv | typeof cslFromJson | typeof cslFromSnapshot {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).trimStart();
  if (head === '') throw new BrokenFile(name, null, 'the file is empty');
  if (head.startsWith('[')) return cslFromJson;
  if (!head.startsWith('{')) return cslFromCsv;
  return /^\{[^\n]*"weakAliases"/.test(head) ? cslFromSnapshot : cslFromJson;
}
