/** The kept checks of a workspace, in pages: all evidence can be fetched. */
import type { CheckKind } from '../contract/evidence.ts';
import { CHECKS_SHOWN_MOST } from '../contract/fields.ts';
import { type KeptCheck, listChecks } from '../db/store/checks.ts';
import { pageOf, readCursor } from './cursor.ts';
import type { Services } from './services.ts';

/** A page of checks, newest first, each as `present` shows it; `next` is null on the last. Throws 400 on a foreign cursor. */
export async function pageOfChecks<Shown>(
  { orm, tokens }: Pick<Services, 'orm' | 'tokens'>,
  { workspaceId, kind }: { workspaceId: string; kind: CheckKind },
  { limit: asked, cursor }: { limit: number; cursor?: string | undefined },
  present: (check: KeptCheck) => Shown,
): Promise<{ data: Shown[]; next: string | null }> {
  const limit = Math.min(asked, CHECKS_SHOWN_MOST);
  const filter = { list: 'checks', kind };
  const after = await readCursor(tokens, cursor, filter);
  const rows = await listChecks(orm, workspaceId, kind, limit + 1, after?.id ?? null);
  const page = await pageOf(tokens, rows, limit, filter, ({ checkedAt, id }) => ({ at: checkedAt, id }));
  return { data: page.rows.map(present), next: page.next };
}
