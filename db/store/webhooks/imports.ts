/** What endpoints are told of a file of goods, when its import ends. */
import { type Session, sql } from '../../orm.ts';
import { announceGathered } from './codes.ts';
import { announce, isListening } from './outbox.ts';

/** Characters of a reason that are told. */
const REASON_MAX = 1000;

interface Row {
  file_name: string;
  reason: string | null;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

/** Tells how an import has ended; in the transaction that ends it. A cancelled one is not told. */
export async function announceImport(
  session: Session,
  importId: string,
  state: 'completed' | 'failed' | 'cancelled',
): Promise<void> {
  const [found] = await sql<{ workspace_id: string }>(
    session,
    'select workspace_id from catalog_imports where id = ?',
    [importId],
  );
  if (!found) return;
  const { workspace_id: workspaceId } = found;
  // what was written by then stays, however it ends
  await announceGathered(session, workspaceId, importId);
  if (state === 'cancelled' || !(await isListening(session, workspaceId))) return;
  const [row] = await sql<Row>(session, IMPORT, [importId]);
  if (!row) return;
  const { created, updated, unchanged, failed } = row;
  await announce(session, {
    workspaceId,
    type: `import.${state}`,
    subject: importId,
    data: {
      importId,
      fileName: row.file_name,
      reason: state === 'failed' ? (row.reason?.slice(0, REASON_MAX) ?? null) : null,
      counts: { created, updated, unchanged, failed },
      url: `/v1/catalog/imports/${importId}`,
    },
  });
}

const sum = (name: string): string =>
  `coalesce((select sum((outcome ->> '${name}')::int) from catalog_import_chunks c where c.import_id = i.id), 0)::int as ${name}`;

const IMPORT = `
  select i.file_name, i.reason, ${['created', 'updated', 'unchanged', 'failed'].map(sum).join(', ')}
  from catalog_imports i where i.id = ?`;
