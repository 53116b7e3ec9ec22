/** A snapshot of screening lists in JSON lines: one party a line. */
import type { PartyRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type SourceFile, textOf } from '../importer.ts';
import { countryCodes } from './countryNames.ts';
import { cslList } from './cslParty.ts';
import { type PartyIds, partyRecord, partyType } from './party.ts';

/**
 * Parties of `{id, list, type, name, aliases, weakAliases, programs, countries}`; the id is kept.
 * Refuses with `BrokenFile`, naming the line: one that is no complete JSON, a missing field, an id
 * that stands twice.
 */
export function* cslFromSnapshot(file: SourceFile, ids: PartyIds): Generator<PartyRecord> {
  const text = textOf(file);
  let row = 0;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? undefined : end);
    start = end === -1 ? text.length : end + 1;
    row += 1;
    if (line.trim() !== '') yield party(file.name, row, parse(file.name, row, line), ids);
  }
}

function parse(name: string, row: number, line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    // fields are looked at one by one
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // told below
  }
  throw new BrokenFile(name, row, 'the line is no complete JSON object');
}

function party(
  file: string,
  row: number,
  fields: Record<string, unknown>,
  ids: PartyIds,
): PartyRecord {
  const text = (field: string): string => {
    const value = fields[field];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    throw new BrokenFile(file, row, `the field "${field}" is missing`);
  };
  const texts = (field: string): string[] => {
    const value = fields[field];
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
    throw new BrokenFile(file, row, `the field "${field}" is no list of texts`);
  };
  const [list = '', ...number] = text('id').split('-');
  return partyRecord({
    id: ids.numbered(list, number.join('-'), file, row),
    list: cslList(text('list')),
    source: 'US Consolidated Screening List (snapshot)',
    type: partyType(text('type')),
    name: text('name'),
    aliases: [
      ...texts('aliases').map((name) => ({ name, strength: 'strong' as const })),
      ...texts('weakAliases').map((name) => ({ name, strength: 'weak' as const })),
    ],
    countries: countryCodes(texts('countries')),
    programmes: texts('programs'),
  });
}
