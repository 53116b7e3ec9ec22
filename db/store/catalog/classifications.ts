/** Codes of products: kept with what they rest on, decided by people, never changed otherwise. */
import type { Actor } from '../../../contract/evidence.ts';
import { newId } from '../../id.ts';
import {
  momentOf,
  momentOrNull,
  type Orm,
  type Session,
  sql,
  type Timestamptz,
  within,
} from '../../orm.ts';
import { refreshCodes } from './codeMarks.ts';
import type { CodeState } from './decisions.ts';
import { announceCodes } from '../webhooks/codes.ts';
import type { Refusal } from './merge.ts';
import { arrayOf, type ProductRecord, productsById, takeTurn } from './records.ts';
import { addHistory, archived } from './saveProducts.ts';

export const CODE_ORIGINS = ['engine', 'manual', 'import', 'ruling'] as const;
export type CodeOrigin = (typeof CODE_ORIGINS)[number];

/** What a code rests on, as the interface shows it. */
export type CodeDetails = Readonly<Record<string, unknown>>;

export interface CodeRecord {
  id: string;
  productId: string;
  itemId: string | null;
  schedule: string;
  destinationCountry: string | null;
  code: string;
  state: CodeState;
  origin: CodeOrigin;
  usageId: string | null;
  details: CodeDetails;
  /** US dollars of duty that hang on it, as was known when the code came. */
  atStake: number | null;
  note: string | null;
  /** Word for why it is rejected; null of another code. */
  rejectReason: string | null;
  /** The right code in the place of a rejected one, where it was said. */
  correctCode: string | null;
  createdBy: Actor;
  createdAt: Date;
  decidedBy: Actor | null;
  decidedAt: Date | null;
  /** When it was approved last; null: never. */
  approvedAt: Date | null;
}

interface CodeRow {
  id: string;
  product_id: string;
  item_id: string | null;
  schedule: string;
  destination_country: string | null;
  code: string;
  state: CodeState;
  origin: CodeOrigin;
  usage_id: string | null;
  details: CodeDetails;
  at_stake: string | null;
  note: string | null;
  reject_reason: string | null;
  correct_code: string | null;
  created_by: Actor;
  created_at: Timestamptz;
  decided_by: Actor | null;
  decided_at: Timestamptz | null;
  approved_at: Timestamptz | null;
}

const COLUMNS =
  'id, product_id, item_id, schedule, destination_country, code, state, origin, usage_id, details, at_stake, note, ' +
  'reject_reason, correct_code, created_by, created_at, decided_by, decided_at, approved_at';

const recordOf = (row: CodeRow): CodeRecord => ({
  id: row.id,
  productId: row.product_id,
  itemId: row.item_id,
  schedule: row.schedule,
  destinationCountry: row.destination_country,
  code: row.code,
  state: row.state,
  origin: row.origin,
  usageId: row.usage_id,
  details: row.details,
  atStake: row.at_stake === null ? null : Number(row.at_stake),
  note: row.note,
  rejectReason: row.reject_reason,
  correctCode: row.correct_code,
  createdBy: row.created_by,
  createdAt: momentOf(row.created_at),
  decidedBy: row.decided_by,
  decidedAt: momentOrNull(row.decided_at),
  approvedAt: momentOrNull(row.approved_at),
});

export interface CodeFilter {
  /** How sure the engine is. */
  confidence?: string | undefined;
  productId?: string | undefined;
  schedule?: string | undefined;
  state?: CodeState | undefined;
}

export interface CodePage {
  limit: number;
  after?: string | undefined;
  /** `atStake`: what stands for the most value first. Left out: the newest first. */
  order?: 'atStake' | undefined;
}

/** Codes of a workspace, at most `limit`, those behind the one with the id `after`. */
export async function listCodes(
  session: Session,
  workspaceId: string,
  filter: CodeFilter,
  { limit, after, order }: CodePage,
): Promise<CodeRecord[]> {
  const { where, parameters } = conditionsOf(workspaceId, filter);
  const key = order === 'atStake' ? 'coalesce(at_stake, -1), id' : 'id';
  const behind = after
    ? ` and (${key}) < (select ${key} from catalog_classifications where workspace_id = ? and id = ?)`
    : '';
  const by = order === 'atStake' ? '(coalesce(at_stake, -1)) desc, id desc' : 'id desc';
  const rows = await sql<CodeRow>(
    session,
    `select ${COLUMNS} from catalog_classifications where ${where}${behind} order by ${by} limit ?`,
    [...parameters, ...(after ? [workspaceId, after] : []), limit],
  );
  return rows.map(recordOf);
}

export function conditionsOf(
  workspaceId: string,
  { productId, schedule, state, confidence }: CodeFilter,
) {
  const columns = {
    product_id: productId,
    schedule,
    state,
    [`details ->> 'confidence'`]: confidence,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return {
    where: ['workspace_id = ?', ...given.map(([column]) => `${column} = ?`)].join(' and '),
    parameters: [workspaceId, ...given.map(([, value]) => value)],
  };
}

/** The codes of products that are suggested or approved, newest first. */
export async function openCodesOf(
  session: Session,
  workspaceId: string,
  productIds: readonly string[],
): Promise<CodeRecord[]> {
  if (productIds.length === 0) return [];
  // `is true`: of a table that grows PostgreSQL would else read all codes of the workspace
  const rows = await sql<CodeRow>(
    session,
    `select ${COLUMNS} from catalog_classifications where product_id = any(?::uuid[])
       and (workspace_id = ? and state in ('suggested', 'approved')) is true order by id desc`,
    [arrayOf(productIds), workspaceId],
  );
  return rows.map(recordOf);
}

/** Codes of a workspace by their ids, those that it has, in no order. */
export async function codesById(
  session: Session,
  workspaceId: string,
  ids: readonly string[],
): Promise<CodeRecord[]> {
  const rows = await sql<CodeRow>(
    session,
    `select ${COLUMNS} from catalog_classifications where workspace_id = ? and id = any(?::uuid[])`,
    [workspaceId, arrayOf(ids)],
  );
  return rows.map(recordOf);
}

export interface CodeWrite {
  productId: string;
  itemId: string | null;
  schedule: string;
  destinationCountry: string | null;
  /** Digits that the schedule has: the caller has looked. */
  code: string;
  state: 'suggested' | 'approved';
  origin: CodeOrigin;
  usageId?: string | undefined;
  details?: CodeDetails | undefined;
  note?: string | null | undefined;
}

export interface CodeTerms {
  actor: Actor;
  requestId: string | null;
  /** The bulk run or import that they are of: endpoints are told when it ends. */
  runId?: string | undefined;
  /** What hangs on a code of a product; left out: it is not known. */
  stakeOf?: StakeOf | undefined;
}

export type StakeOf = (
  product: ProductRecord,
  code: Pick<CodeWrite, 'itemId' | 'schedule' | 'code' | 'details'>,
) => number | null;

export type CodeAdded = { ok: true; code: CodeRecord } | ({ ok: false } & Refusal);

/**
 * Adds codes to products, in one transaction, and says of each what became of it. One that is added
 * as approved supersedes the code approved before. A code that is there already is given back as it
 * is: that of a usage event, and one that is open for the same goods and schedule, unless what was
 * suggested is approved now. Refused are a product that is not there or is archived, and an item that the
 * product does not have.
 */
export function addCodes(
  orm: Orm,
  workspaceId: string,
  writes: readonly CodeWrite[],
  terms: CodeTerms,
): Promise<CodeAdded[]> {
  return within(orm, (session) => addCodesWithin(session, workspaceId, writes, terms));
}

/** The same in a transaction of the caller. */
export async function addCodesWithin(
  session: Session,
  workspaceId: string,
  writes: readonly CodeWrite[],
  terms: CodeTerms,
): Promise<CodeAdded[]> {
  const { actor, requestId } = terms;
  await takeTurn(session, workspaceId);
  const ids = [...new Set(writes.map(({ productId }) => productId))];
  const products = new Map(
    (await productsById(session, workspaceId, ids)).map((product) => [product.id, product]),
  );
  const known = await knownCodes(session, workspaceId, writes);
  const fresh: CodeRecord[] = [];
  const added = writes.map((write): CodeAdded => {
    const isArchived = products.get(write.productId)?.status === 'archived';
    const found = known.find(write, isArchived);
    if (found) return { ok: true, code: found };
    const one = made(write, products, terms);
    if (!one.ok) return one;
    known.add(one.code);
    fresh.push(one.code);
    return one;
  });
  const approved = fresh.filter(({ state }) => state === 'approved');
  await supersede(session, workspaceId, approved, terms);
  await storeCodes(session, workspaceId, fresh);
  await addHistory(
    session,
    workspaceId,
    fresh.map((code) => ({ actor, requestId, ...toldAs(code, 'classified', null, code.note) })),
  );
  const touched = fresh.map(({ productId }) => productId);
  await refreshCodes(session, workspaceId, touched);
  await announceCodes(session, workspaceId, fresh, terms.runId);
  return added;
}

const usageKey = ({ usageId, productId, itemId }: CodeWrite | CodeRecord): string =>
  `${usageId ?? ''} ${productId} ${itemId ?? ''}`;

const codeKey = ({ productId, itemId, schedule, code }: CodeWrite | CodeRecord): string =>
  `${productId} ${itemId ?? ''} ${schedule} ${code}`;

/** Codes that writes may mean, as they come to be known. */
async function knownCodes(session: Session, workspaceId: string, writes: readonly CodeWrite[]) {
  const ofUsage = await codesOfUsage(session, workspaceId, writes);
  const ids = [...new Set(writes.map(({ productId }) => productId))];
  const open = await openCodesOf(session, workspaceId, ids);
  const byCode = new Map<string, CodeRecord>();
  const add = (code: CodeRecord): void => {
    if (byCode.get(codeKey(code))?.state !== 'approved') byCode.set(codeKey(code), code);
  };
  for (const code of open) add(code);
  return {
    add,
    /** Of archived goods only what the very usage event has added. */
    find: (write: CodeWrite, isArchived: boolean): CodeRecord | undefined => {
      const used = write.usageId === undefined ? undefined : ofUsage.get(usageKey(write));
      const equal = byCode.get(codeKey(write));
      const isMore = write.state === 'approved' && equal?.state === 'suggested';
      return used ?? (isMore || isArchived ? undefined : equal);
    },
  };
}

async function codesOfUsage(
  session: Session,
  workspaceId: string,
  writes: readonly CodeWrite[],
): Promise<Map<string, CodeRecord>> {
  const ids = writes.flatMap(({ usageId }) => usageId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await sql<CodeRow>(
    session,
    `select ${COLUMNS} from catalog_classifications where workspace_id = ? and usage_id = any(?::uuid[])`,
    [workspaceId, arrayOf(ids)],
  );
  return new Map(rows.map(recordOf).map((code) => [usageKey(code), code]));
}

function made(
  write: CodeWrite,
  products: ReadonlyMap<string, ProductRecord>,
  { actor, stakeOf }: CodeTerms,
): CodeAdded {
  const product = products.get(write.productId);
  if (!product) return { ok: false, ...notThere('product') };
  if (product.status === 'archived') return { ok: false, ...archived(product.id) };
  if (write.itemId !== null && !product.items.some(({ id }) => id === write.itemId))
    return { ok: false, ...noItem() };
  const now = new Date();
  const isApproved = write.state === 'approved';
  return {
    ok: true,
    code: {
      ...write,
      id: newId(),
      usageId: write.usageId ?? null,
      details: write.details ?? {},
      atStake: stakeOf?.(product, write) ?? null,
      note: write.note ?? null,
      rejectReason: null,
      correctCode: null,
      createdBy: actor,
      createdAt: now,
      decidedBy: isApproved ? actor : null,
      decidedAt: isApproved ? now : null,
      approvedAt: isApproved ? now : null,
    },
  };
}

export const notThere = (what: 'product' | 'code'): Refusal => ({
  code: 'not_found',
  message: `There is no such ${what} in the catalogue of this workspace.`,
  details: {},
});

const noItem = (): Refusal => ({
  code: 'invalid_input',
  message: 'itemId: the product has no such item.',
  details: { issues: [{ path: 'itemId', message: 'is no item of this product' }] },
});

export function toldAs(
  { id, productId, schedule, code, state, rejectReason, correctCode }: CodeRecord,
  action: string,
  from: CodeState | null,
  note: string | null,
) {
  const path = `classifications.${id}`;
  const why = { ...(rejectReason && { rejectReason }), ...(correctCode && { correctCode }) };
  const to = { schedule, code, state, ...why };
  return {
    productId,
    action,
    note,
    changes: [{ path, from: from === null ? null : { schedule, code, state: from }, to }],
  };
}

/** The approved codes that give way to these, and suggestions of the very same; returns their ids. */
export async function supersede(
  session: Session,
  workspaceId: string,
  codes: readonly CodeRecord[],
  { actor }: CodeTerms,
): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await sql<{ id: string }>(
    session,
    `update catalog_classifications c set state = 'superseded', decided_by = ?::jsonb, decided_at = now()
     from jsonb_to_recordset(?::jsonb) as r (id uuid, "productId" uuid, "itemId" uuid, schedule text, code text)
     where c.workspace_id = ? and c.id <> r.id and c.product_id = r."productId"
       and c.schedule = r.schedule and c.item_id is not distinct from r."itemId"
       and (c.state = 'approved' or (c.state = 'suggested' and c.code = r.code))
     returning c.id`,
    [JSON.stringify(actor), JSON.stringify(codes), workspaceId],
  );
  return rows.map(({ id }) => id);
}

async function storeCodes(
  session: Session,
  workspaceId: string,
  codes: readonly CodeRecord[],
): Promise<void> {
  if (codes.length === 0) return;
  await sql(
    session,
    `insert into catalog_classifications (id, workspace_id, product_id, item_id, schedule, destination_country, code,
       state, origin, usage_id, details, at_stake, note, created_by, created_at, decided_by, decided_at, approved_at)
     select r.id, ?, r."productId", r."itemId", r.schedule, r."destinationCountry", r.code, r.state, r.origin,
       r."usageId", r.details, r."atStake", r.note, r."createdBy", r."createdAt", r."decidedBy", r."decidedAt",
       r."approvedAt"
     from jsonb_to_recordset(?::jsonb) as r (id uuid, "productId" uuid, "itemId" uuid, schedule text,
       "destinationCountry" text, code text, state text, origin text, "usageId" uuid, details jsonb,
       "atStake" numeric, note text, "createdBy" jsonb, "createdAt" timestamptz, "decidedBy" jsonb,
       "decidedAt" timestamptz, "approvedAt" timestamptz)`,
    [workspaceId, JSON.stringify(codes)],
  );
}

/** Reckons anew what hangs on the suggested codes of products that have changed. */
export async function refreshStakes(
  session: Session,
  workspaceId: string,
  productIds: readonly string[],
  stakeOf: StakeOf,
): Promise<void> {
  const open = await openCodesOf(session, workspaceId, productIds);
  const suggested = open.filter(({ state }) => state === 'suggested');
  if (suggested.length === 0) return;
  const ids = [...new Set(suggested.map(({ productId }) => productId))];
  const products = new Map(
    (await productsById(session, workspaceId, ids)).map((product) => [product.id, product]),
  );
  const changed = suggested.flatMap((code) => {
    const product = products.get(code.productId);
    const atStake = product ? stakeOf(product, code) : null;
    return atStake === code.atStake ? [] : [{ id: code.id, atStake }];
  });
  if (changed.length === 0) return;
  await sql(
    session,
    `update catalog_classifications c set at_stake = r."atStake"
     from jsonb_to_recordset(?::jsonb) as r (id uuid, "atStake" numeric)
     where c.workspace_id = ? and c.id = r.id and c.state = 'suggested'`,
    [JSON.stringify(changed), workspaceId],
  );
}
