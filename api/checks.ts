/** The kept checks of a workspace, in pages: all evidence can be fetched. */
import type { CheckKind } from '../contract/evidence.ts';
import { CHECKS_BYTES_MOST, CHECKS_SHOWN_MOST } from '../contract/fields.ts';
import { type KeptCheck, listChecks } from '../db/store/checks.ts';
import { cursorAfter, readCursor } from './cursor.ts';
import type { Services } from './services.ts';

/**
 * A page of checks, newest first, cut by number and by size, each as `present` shows it; `next` is
 * null on the last. Throws 400 on a foreign cursor.
 */
export async function pageOfChecks<Shown>(
  { orm, tokens }: Pick<Services, 'orm' | 'tokens'>,
  { workspaceId, kind }: { workspaceId: string; kind: CheckKind },
  { limit: asked, cursor }: { limit: number; cursor?: string | undefined },
  present: (check: KeptCheck) => Shown,
): Promise<{ data: Shown[]; next: string | null }> {
  const limit = Math.min(asked, CHECKS_SHOWN_MOST);
  const filter = { list: 'checks', kind };
  const after = await readCursor(tokens, cursor, filter);
  const { checks, isLast } = await listChecks(orm, {
    workspaceId,
    kind,
    after: after?.id ?? null,
    limit,
    bytesMax: CHECKS_BYTES_MOST,
  });
  const last = checks.at(-1);
  const next =
    isLast || !last ? null : await cursorAfter(tokens, { at: last.checkedAt, id: last.id }, filter);
  return { data: checks.map(present), next };
}
