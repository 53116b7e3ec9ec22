/** Imports with the ids that the examples of the description name. */
import { moveImport, storeImport } from '../../db/store/catalog/imports.ts';
import { type Orm, sql } from '../../db/orm.ts';

const DONE = '019d5c00-0000-7000-8000-000000000021';
const READY = '019d5c00-0000-7000-8000-000000000022';
const UNWANTED = '019d5c00-0000-7000-8000-000000000023';

const read = {
  format: 'generic',
  mapping: { sku: 'sku', title: 'title', origin: 'origin_country' },
  unmapped: ['shelf'],
  counts: { rows: 2, products: 1, failed: 1, skipped: 0 },
  preview: [
    {
      rows: [2],
      fields: { title: 'Enamel mug', origin_country: 'PL' },
      items: [{ row: 2, key: null, fields: { sku: 'MUG-1' }, options: [], codes: [] }],
      codes: [],
    },
  ],
  errors: [
    {
      severity: 'error',
      row: 3,
      column: 'origin',
      code: 'country_unknown',
      message: 'is no country: write its name or its two letters',
      value: 'Atlantis',
    },
  ],
  errorCount: 1,
  warnings: [],
  warningCount: 0,
} as const;

const sent = {
  fileName: 'mugs.csv',
  options: {
    mode: 'upsert',
    matchBy: 'sku',
    emptyCells: 'ignore',
    dryRun: true,
    approveCodes: false,
  },
  createdBy: { type: 'key', id: 'k', name: 'Web shop' },
  requestId: null,
} as const;

/** Puts them among the imports of a workspace: one that has ended, two that wait. */
export async function placeExampleImports(orm: Orm, workspaceId: string): Promise<void> {
  const file = new TextEncoder().encode('sku,title,origin,shelf\nMUG-1,Enamel mug,Poland,A1\n');
  for (const id of [UNWANTED, READY, DONE]) {
    const stored = await storeImport(orm, workspaceId, sent, file);
    await moveImport(orm, stored.id, ['queued'], id === DONE ? 'completed' : 'ready', { read });
    await sql(orm, 'delete from catalog_import_files where import_id = ?', [stored.id]);
    await sql(orm, 'update catalog_imports set id = ? where id = ?', [id, stored.id]);
  }
}
