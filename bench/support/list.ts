/** A screening list for the load: without one no party can be screened. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFile } from './importFile.ts';
import type { Installation } from './installation.ts';

/** Invented parties; the load screens the first. */
const NAMES = ['Quorvex Trading Company', 'Zandoril Shipping Lines', 'Ostravenko Holdings'];

/** Imports the list of invented parties, and waits until it is live. */
export async function importList(installation: Installation): Promise<void> {
  const file = path.join(installation.home, 'list.jsonl');
  const party = (name: string, at: number): string =>
    JSON.stringify({
      id: `SDN-${at + 1}`,
      list: 'SDN',
      type: 'entity',
      name,
      aliases: [],
      weakAliases: [],
      programs: [],
      countries: [],
    });
  writeFileSync(file, NAMES.map(party).join('\n'));
  await importFile(installation, 'us-csl', file);
}
