/** Codes are decided: one, or many at once. */
import { type Orm, type Session, sql, within } from '../../orm.ts';
import {
  type CodeFilter,
  type CodeRecord,
  codesById,
  type CodeTerms,
  conditionsOf,
  notThere,
  supersede,
  toldAs,
} from './classifications.ts';
import { refreshCodes } from './codeMarks.ts';
import { type CodeState, type Decision, decide } from './decisions.ts';
import { announceCodes } from '../webhooks/codes.ts';
import type { Refusal } from './merge.ts';
import { productsById, takeTurn } from './records.ts';
import { addHistory, archived } from './saveProducts.ts';

export interface DecisionWrite {
  id: string;
  decision: Decision;
  note: string | null;
  /** Of a rejection: a word for why. */
  reason?: string | null;
  /** Of a rejection: the right code. */
  correctCode?: string | null;
}

export type DecisionMade =
  /** `isNew`: false where nothing was said that did not stand already. */
  | { ok: true; code: CodeRecord; superseded: string[]; isNew: boolean }
  | ({ ok: false; id: string } & Refusal);

/**
 * Decides codes of a workspace, in one transaction and in order; tells of each what became of it.
 * To approve one supersedes the code that was approved for the same goods and schedule. A decision
 * that is made again says more of it: its note, reason and right code stand from then on. Refused
 * are a code that is not there (or not of `productId`), a superseded one, one of an archived
 * product, and another decision than before without a note.
 */
export function decideCodes(
  orm: Orm,
  workspaceId: string,
  writes: readonly DecisionWrite[],
  terms: CodeTerms & { productId?: string },
): Promise<DecisionMade[]> {
  return within(orm, async (session) => {
    await takeTurn(session, workspaceId);
    return decideIn(session, workspaceId, writes, terms);
  });
}

export interface ManyApproved {
  /** Codes that were approved, or would be. */
  count: number;
  results: DecisionMade[];
}

/**
 * Approves suggested codes, named or found by a filter, at most `max`. Changes nothing and tells how
 * many they are where `isDry`, where `expected` is another number, and where they are more.
 */
export function approveCodes(
  orm: Orm,
  workspaceId: string,
  { ids, filter, note }: { ids?: readonly string[]; filter?: CodeFilter; note: string | null },
  {
    expected,
    isDry,
    max,
    ...terms
  }: CodeTerms & { expected?: number; isDry: boolean; max: number },
): Promise<ManyApproved> {
  return within(orm, async (session) => {
    await takeTurn(session, workspaceId);
    const meant = filter
      ? await codeIds(session, workspaceId, { ...filter, state: 'suggested' }, max + 1)
      : [...new Set(ids)];
    const count = filter ? meant.length : await countSuggested(session, workspaceId, meant);
    const stops = isDry || meant.length > max || (expected !== undefined && expected !== count);
    if (stops) return { count, results: [] };
    const writes = meant.map((id) => ({ id, decision: 'approve' as const, note }));
    const results = await decideIn(session, workspaceId, writes, terms);
    return { count: results.filter(({ ok }) => ok).length, results };
  });
}

async function countSuggested(
  session: Session,
  workspaceId: string,
  ids: readonly string[],
): Promise<number> {
  const codes = await codesById(session, workspaceId, ids);
  return codes.filter(({ state }) => state === 'suggested').length;
}

/** The same as `decideCodes`, within a transaction that has its turn. */
async function decideIn(
  session: Session,
  workspaceId: string,
  writes: readonly DecisionWrite[],
  { productId, ...terms }: CodeTerms & { productId?: string },
): Promise<DecisionMade[]> {
  const codes = await codesById(
    session,
    workspaceId,
    writes.map(({ id }) => id),
  );
  const known = new Map(codes.map((code) => [code.id, code]));
  const products = new Map(
    (
      await productsById(
        session,
        workspaceId,
        codes.map((code) => code.productId),
      )
    ).map((product) => [product.id, product]),
  );
  const decided: DecisionMade[] = [];
  for (const write of writes) {
    const code = known.get(write.id);
    const isMeant = code && (productId === undefined || code.productId === productId);
    const refusal = !isMeant
      ? notThere('code')
      : products.get(code.productId)?.status === 'archived' && archived(code.productId);
    const result =
      isMeant && !refusal
        ? await decideOne(session, workspaceId, code, write, terms)
        : { ok: false as const, id: write.id, ...(refusal || notThere('code')) };
    if (result.ok) {
      known.set(write.id, result.code);
      for (const id of result.superseded) markSuperseded(known, id);
    }
    decided.push(result);
  }
  const turned = decided.flatMap((one) => (one.ok && isTurned(one.code, codes) ? [one.code] : []));
  await announceCodes(session, workspaceId, turned);
  const touched = decided.flatMap((one) => (one.ok ? [one.code.productId] : []));
  await refreshCodes(session, workspaceId, touched);
  return decided;
}

/** Deciding the same again changes nothing. */
const isTurned = ({ id, state }: CodeRecord, before: readonly CodeRecord[]): boolean =>
  before.some((code) => code.id === id && code.state !== state);

function markSuperseded(known: Map<string, CodeRecord>, id: string): void {
  const code = known.get(id);
  if (code) known.set(id, { ...code, state: 'superseded' });
}

async function decideOne(
  session: Session,
  workspaceId: string,
  code: CodeRecord,
  write: DecisionWrite,
  terms: CodeTerms,
): Promise<DecisionMade> {
  const refused = (refusal: Refusal): DecisionMade => ({ ok: false, id: code.id, ...refusal });
  const decided = decide(code.state, write.decision, Boolean(write.note || write.reason));
  if (decided === 'final') return refused(final());
  if (decided === 'note_needed') return refused(noteNeeded(code.state));
  const changed = changedBy(code, decided === 'unchanged' ? code.state : decided.to, write, terms);
  if (changed === null) return { ok: true, code, superseded: [], isNew: false };
  const isApproved = code.state !== 'approved' && changed.state === 'approved';
  const superseded = isApproved ? await supersede(session, workspaceId, [changed], terms) : [];
  await sql(
    session,
    `update catalog_classifications set state = ?, note = ?, reject_reason = ?, correct_code = ?,
       decided_by = ?::jsonb, decided_at = ?, approved_at = ? where id = ?`,
    [
      changed.state,
      changed.note,
      changed.rejectReason,
      changed.correctCode,
      JSON.stringify(changed.decidedBy),
      changed.decidedAt,
      changed.approvedAt,
      changed.id,
    ],
  );
  await addHistory(session, workspaceId, [
    { ...terms, ...toldAs(changed, changed.state, code.state, write.note || null) },
  ]);
  return { ok: true, code: changed, superseded, isNew: true };
}

/** The code as a decision leaves it; null where it says nothing that does not stand already. */
function changedBy(
  code: CodeRecord,
  state: CodeState,
  { note, reason, correctCode }: DecisionWrite,
  { actor }: CodeTerms,
): CodeRecord | null {
  const isRejected = state === 'rejected';
  const said = {
    note: note || code.note,
    rejectReason: isRejected ? (reason ?? code.rejectReason) : null,
    correctCode: isRejected ? (correctCode ?? code.correctCode) : null,
  };
  const isSaid =
    said.note === code.note &&
    said.rejectReason === code.rejectReason &&
    said.correctCode === code.correctCode;
  if (state === code.state && isSaid) return null;
  const now = new Date();
  const isApproved = state === 'approved' && code.state !== 'approved';
  return {
    ...code,
    ...said,
    state,
    decidedBy: actor,
    decidedAt: now,
    approvedAt: isApproved ? now : code.approvedAt,
  };
}

const final = (): Refusal => ({
  code: 'conflict',
  message: 'Another code was approved in its place: a superseded code is not decided any more.',
  details: { reason: 'superseded' },
});

const noteNeeded = (state: CodeState): Refusal => ({
  code: 'invalid_input',
  message: `note: say why a code that was ${state} is decided anew.`,
  details: { issues: [{ path: 'note', message: `is required for a code that was ${state}` }] },
});

/** The ids of all codes that meet a filter, newest first, at most `limit`. */
async function codeIds(
  session: Session,
  workspaceId: string,
  filter: CodeFilter,
  limit: number,
): Promise<string[]> {
  const { where, parameters } = conditionsOf(workspaceId, filter);
  const rows = await sql<{ id: string }>(
    session,
    `select id from catalog_classifications where ${where} order by id desc limit ?`,
    [...parameters, limit],
  );
  return rows.map(({ id }) => id);
}
