/**
 * What approved codes of the catalogue were last known to cost: what the tariff says now is compared
 * with it, so that a change is told whenever it is found, and once.
 */
import { ITEMS_TOLD } from '../../../contract/webhookEvents.ts';
import { type Orm, sql, together } from '../../orm.ts';
import { takeTurn } from '../catalog/records.ts';
import { announce } from './outbox.ts';

/** An approved code, and what the tariff said of it when it was last looked at. */
export interface MarkedCode {
  classificationId: string;
  productId: string;
  itemId: string | null;
  schedule: string;
  code: string;
  /** Null: it was not looked at before. */
  known: TariffMark | null;
}

export interface TariffMark {
  /** The live tariff has the code. */
  isThere: boolean;
  /** Its general duty as printed; null where none is. */
  duty: string | null;
}

/** Workspaces that are told something, and have an approved code. */
export async function listeningWorkspaces(orm: Orm): Promise<string[]> {
  const rows = await sql<{ workspace_id: string }>(
    orm,
    `select distinct e.workspace_id from webhook_endpoints e where exists (
       select from catalog_classifications c where c.workspace_id = e.workspace_id and c.state = 'approved')`,
  );
  return rows.map((row) => row.workspace_id);
}

/** Approved codes of goods that are not archived, by id, those behind `after`. */
export const approvedCodes = (
  orm: Orm,
  workspaceId: string,
  which: 'all' | 'unmarked',
  { after, limit }: { after: string | null; limit: number },
): Promise<MarkedCode[]> =>
  sql<MarkedCode>(
    orm,
    `select c.id as "classificationId", c.product_id as "productId", c.item_id as "itemId", c.schedule, c.code,
       case when m.is_there is null then null else json_build_object('isThere', m.is_there, 'duty', m.duty) end as known
     from catalog_classifications c join catalog_products p on p.id = c.product_id
     left join webhook_code_marks m on m.classification_id = c.id
     where c.workspace_id = ? and c.state = 'approved' and (? or m.classification_id is null) and p.status <> 'archived' and (?::uuid is null or c.id > ?::uuid)
     order by c.id limit ?`,
    [workspaceId, which === 'all', after, after, limit],
  );

/** A code of which the tariff says something else now. */
export interface TurnedCode extends MarkedCode {
  now: TariffMark;
}

/**
 * Notes what the tariff says now, and tells what is another: codes that it has no more, and rates.
 * `subject`: the release by which it came; one message of each type for it and a tariff.
 */
export const noteTurned = (
  orm: Orm,
  workspaceId: string,
  turned: readonly TurnedCode[],
  releaseOf: (schedule: string) => string | null,
): Promise<void> =>
  together(orm, async () => {
    await takeTurn(orm, workspaceId); // of two processes the second finds it noted
    const fresh = await noted(orm, workspaceId, turned);
    const told = turned.filter((one) => one.known !== null && fresh.has(one.classificationId));
    for (const [schedule, codes] of Map.groupBy(told, (one) => one.schedule)) {
      const terms = { orm, workspaceId, schedule, releaseId: releaseOf(schedule) };
      await tell(terms, 'code.retired', codes.filter(isRetired));
      await tell(terms, 'rate.changed', codes.filter(isRated));
    }
  });

const isRetired = ({ known, now }: TurnedCode): boolean => known?.isThere === true && !now.isThere;
const isRated = ({ known, now }: TurnedCode): boolean =>
  known?.isThere === true && now.isThere && known.duty !== now.duty;

/** The ids of those that were not noted so already. */
async function noted(
  orm: Orm,
  workspaceId: string,
  turned: readonly TurnedCode[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }>(
    orm,
    `insert into webhook_code_marks as m (classification_id, workspace_id, is_there, duty)
     select i.id, ?::uuid, i."isThere", i.duty
     from json_to_recordset(?::json) as i(id uuid, "isThere" bool, duty text)
     join catalog_classifications c on c.id = i.id
     on conflict (classification_id) do update set is_there = excluded.is_there, duty = excluded.duty
       where (m.is_there, m.duty) is distinct from (excluded.is_there, excluded.duty)
     returning classification_id as id`,
    [workspaceId, JSON.stringify(turned.map(({ classificationId: id, now }) => ({ id, ...now })))],
  );
  return new Set(rows.map(({ id }) => id));
}

interface Terms {
  orm: Orm;
  workspaceId: string;
  schedule: string;
  releaseId: string | null;
}

async function tell(
  { orm, workspaceId, schedule, releaseId }: Terms,
  type: 'code.retired' | 'rate.changed',
  codes: readonly TurnedCode[],
): Promise<void> {
  if (codes.length === 0) return;
  const items = codes.slice(0, ITEMS_TOLD).map(({ known, now, ...code }) => ({
    classificationId: code.classificationId,
    productId: code.productId,
    itemId: code.itemId,
    code: code.code,
    oldDuty: known?.duty ?? null,
    newDuty: now.duty,
  }));
  const classification = type === 'code.retired' ? 'stale' : 'approved';
  await announce(orm, {
    workspaceId,
    type,
    subject: null,
    data: {
      schedule,
      releaseId,
      count: codes.length,
      items,
      url: `/v1/catalog/products?classification=${classification}`,
    },
  });
}
