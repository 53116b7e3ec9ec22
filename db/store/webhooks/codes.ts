/** What endpoints are told of codes of the catalogue. */
import { ITEMS_TOLD } from '../../../contract/webhookEvents.ts';
import { type Session, sql } from '../../orm.ts';
import type { CodeRecord } from '../catalog/classifications.ts';
import { announce, isListening } from './outbox.ts';

type Told = Pick<CodeRecord, 'id' | 'productId' | 'itemId' | 'schedule' | 'code' | 'state'>;

const itemOf = ({ id, productId, itemId, schedule, code, state }: Told) => ({
  classificationId: id,
  productId,
  itemId,
  schedule,
  code,
  state,
});

/**
 * Tells that codes were suggested, or decided, by one call; in its transaction. `runId`: they are of
 * a run or an import, which is told once, when it ends, by `announceGathered`.
 */
export async function announceCodes(
  session: Session,
  workspaceId: string,
  codes: readonly Told[],
  runId?: string,
): Promise<void> {
  if (codes.length === 0 || !(await isListening(session, workspaceId))) return;
  for (const [type, some] of Map.groupBy(codes, typeOf))
    if (runId !== undefined) await gather(session, workspaceId, { type, runId }, some);
    else {
      const items = some.slice(0, ITEMS_TOLD).map(itemOf);
      const approved = some.filter(({ state }) => state === 'approved').length;
      await tell(session, workspaceId, type, { runId: null, count: some.length, approved, items });
    }
}

type CodeEvent = 'classification.suggested' | 'classification.decided';
const typeOf = ({ state }: Told): CodeEvent =>
  state === 'suggested' ? 'classification.suggested' : 'classification.decided';

interface List {
  runId: string | null;
  count: number;
  approved: number;
  items: ReturnType<typeof itemOf>[];
}

async function tell(
  session: Session,
  workspaceId: string,
  type: CodeEvent,
  { runId, count, approved, items }: List,
): Promise<void> {
  const told = { workspaceId, subject: runId };
  const list = { runId, count, items };
  const url = '/v1/catalog/classifications?state=';
  if (type === 'classification.suggested')
    await announce(session, { ...told, type, data: { ...list, url: `${url}suggested` } });
  else
    await announce(session, {
      ...told,
      type,
      data: { approved, rejected: count - approved, ...list, url: `${url}approved` },
    });
}

/** Keeps codes of a run until it ends; the first of them alone are told by name. */
async function gather(
  session: Session,
  workspaceId: string,
  { type, runId }: { type: CodeEvent; runId: string },
  codes: readonly Told[],
): Promise<void> {
  await sql(
    session,
    `insert into webhook_gathered as g (run_id, type, workspace_id, count, items) values (?, ?, ?, ?, ?::jsonb)
     on conflict (run_id, type) do update set count = g.count + excluded.count,
       items = (select jsonb_agg(one order by at) from (
         select one, at from jsonb_array_elements(g.items || excluded.items) with ordinality as every(one, at)
         order by at limit ?) first)`,
    [
      runId,
      type,
      workspaceId,
      codes.length,
      JSON.stringify(codes.slice(0, ITEMS_TOLD).map(itemOf)),
      ITEMS_TOLD,
    ],
  );
}

/** Tells once what a run or an import has suggested or approved; in the transaction that ends it. */
export async function announceGathered(
  session: Session,
  workspaceId: string,
  runId: string,
): Promise<void> {
  const gathered = await sql<Pick<List, 'count' | 'items'> & { type: CodeEvent }>(
    session,
    'delete from webhook_gathered where run_id = ? returning type, count, items',
    [runId],
  );
  // a run rejects nothing: what is not suggested is approved
  for (const { type, count, items } of gathered)
    await tell(session, workspaceId, type, { runId, count, approved: count, items });
}
