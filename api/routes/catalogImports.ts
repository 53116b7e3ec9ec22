/** Files of goods on their way into a catalogue: sent, looked at, begun, cancelled. */
import * as contract from '../../contract/catalogImports.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import {
  cancelImport,
  type ChunkOutcome,
  findImport,
  type ImportIssue,
  type ImportOptions,
  type ImportRecord,
  listImports,
  openImports,
  outcomesOf,
  startImport,
  storeImport,
} from '../../db/store/catalog/imports.ts';
import type { ImportedCode, ImportedProduct } from '../../engine/catalog/import/types.ts';
import { requireCurrencies } from '../currencies.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { startImportWork } from '../importWork.ts';
import { type KeyedCall, keyedRoute, type Route } from '../route.ts';
import { requireApprover } from '../steps/access.ts';

const FILE_BYTES_MAX = 20 * 1024 * 1024;
/** Imports of a workspace at one time; more wait with their sender. */
const OPEN_MAX = 5;
const ISSUES_MAX = 200;
const PREVIEW_ITEMS_MAX = 20;

const create = keyedRoute(contract.createCatalogImport, async (call) => {
  const { services, principal, body, requestId } = call;
  if (body.options?.approveCodes === true) requireApprover(principal);
  const bytes = bytesOf(body);
  if (bytes.length === 0 || bytes.length > FILE_BYTES_MAX)
    throw invalidInput([{ path: 'content', message: 'must be a file of 1 byte to 20 MB' }]);
  const { currency } = body.options ?? {};
  const stated = { 'options.currency': currency };
  requireCurrencies(services.editions.current, stated, services.today());
  if ((await openImports(services.orm, principal.workspace.id)) >= OPEN_MAX)
    throw new ApiError(
      'rate_limited',
      `At most ${OPEN_MAX} imports run at one time: wait until one of them has ended.`,
      { reason: 'imports_at_work', limit: OPEN_MAX },
    );
  const sent = {
    fileName: body.fileName,
    options: body.options ?? contract.importOptions.parse({}),
    createdBy: principal.actor,
    requestId,
  };
  const stored = await storeImport(services.orm, principal.workspace.id, sent, bytes);
  return {
    status: 202,
    body: { data: presentImport(stored, undefined) },
    afterwards: () => begin(call, stored),
  };
});

const list = keyedRoute(contract.listCatalogImports, async ({ services, principal, query }) => {
  const filter = { list: 'catalogImports' };
  const after = await readCursor(services.tokens, query.cursor, filter);
  const found = await listImports(services.orm, principal.workspace.id, {
    limit: query.limit + 1,
    after: after?.id,
  });
  const { rows, next } = await pageOf(services.tokens, found, query.limit, filter, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  const outcomes = await outcomesOf(
    services.orm,
    rows.map(({ id }) => id),
  );
  return { body: { data: rows.map((row) => presentImport(row, outcomes.get(row.id))), next } };
});

const get = keyedRoute(contract.getCatalogImport, async (call) => shown(call));

const start = keyedRoute(contract.startCatalogImport, async (call) => {
  const found = await mustFind(call);
  const mapping = { ...found.options.mapping, ...call.body.mapping };
  const options: ImportOptions = { ...found.options, mapping, dryRun: false };
  const isMoved = await startImport(call.services.orm, found.id, options);
  if (!isMoved)
    throw new ApiError(
      'conflict',
      `The import is ${found.state}: only one that is ready is begun.`,
      {
        reason: 'state',
        state: found.state,
      },
    );
  const begun: ImportRecord = { ...found, options, state: 'running', run: found.run + 1 };
  return { body: { data: presentImport(begun, undefined) }, afterwards: () => begin(call, begun) };
});

const cancel = keyedRoute(contract.cancelCatalogImport, async (call) => {
  const { orm } = call.services;
  const { id } = await mustFind(call);
  await cancelImport(orm, id);
  return shown(call);
});

type ImportCall = KeyedCall<unknown, unknown, { id: string }>;

async function mustFind({ services, principal, params }: ImportCall): Promise<ImportRecord> {
  const found = await findImport(services.orm, params.id, principal.workspace.id);
  if (!found) throw new ApiError('not_found', 'The workspace has no such import.');
  return found;
}

async function shown(call: ImportCall) {
  const found = await mustFind(call);
  const outcomes = await outcomesOf(call.services.orm, [found.id]);
  return { body: { data: presentImport(found, outcomes.get(found.id)) } };
}

/** Hands an import to the workers, who take it up within a minute where that fails. */
const begin = ({ services, requestId }: KeyedCall, found: ImportRecord): Promise<void> =>
  startImportWork(services.temporal, found).catch((cause: unknown) =>
    services.log.warn({ requestId, err: cause }, 'an import will be started later'),
  );

interface SentFile {
  content: string;
  encoding?: 'text' | 'base64' | undefined;
}

function bytesOf({ content, encoding }: SentFile): Buffer {
  const isBase64 = encoding === 'base64' || (encoding === undefined && mustBeBase64(content));
  if (!isBase64) return Buffer.from(content, 'utf8');
  const plain = content.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(plain))
    throw invalidInput([{ path: 'content', message: 'is not base64' }]);
  return Buffer.from(plain, 'base64');
}

/** A table of goods has a separator, or a second line. */
const mustBeBase64 = (content: string): boolean =>
  content.length % 4 === 0 && /^[A-Za-z0-9+/]{8,}={0,2}$/.test(content);

/** An import as the interface shows it. */
function presentImport(found: ImportRecord, outcome: ChunkOutcome | undefined) {
  const { read } = found;
  const written = outcome ?? { created: 0, updated: 0, unchanged: 0, failed: 0, issues: [] };
  const of = (severity: ImportIssue['severity']) =>
    written.issues.filter((issue) => issue.severity === severity);
  const whole = found.reason === null ? [] : [wholeFile(found.reason)];
  const errors = [...whole, ...merged(read?.errors ?? [], of('error')).map(presentIssue)];
  const warnings = merged(read?.warnings ?? [], of('warning')).map(presentIssue);
  return {
    id: found.id,
    fileName: found.fileName,
    state: found.state,
    dryRun: found.options.dryRun,
    format: read?.format ?? null,
    mapping: read?.mapping ?? {},
    unmapped: read?.unmapped ?? [],
    counts: {
      rows: read?.counts.rows ?? 0,
      created: written.created,
      updated: written.updated,
      unchanged: written.unchanged,
      failed: (read?.counts.failed ?? 0) + written.failed,
      skipped: read?.counts.skipped ?? 0,
      products: read?.counts.products ?? 0,
    },
    preview: (read?.preview ?? []).map(presentProduct),
    errors: errors.slice(0, ISSUES_MAX),
    errorsTruncated: errors.length > ISSUES_MAX || (read?.errorCount ?? 0) > ISSUES_MAX,
    warnings: warnings.slice(0, ISSUES_MAX),
    warningsTruncated: warnings.length > ISSUES_MAX || (read?.warningCount ?? 0) > ISSUES_MAX,
    createdBy: found.createdBy,
    createdAt: found.createdAt.toISOString(),
    finishedAt: found.finishedAt?.toISOString() ?? null,
  };
}

const merged = (first: readonly ImportIssue[], second: readonly ImportIssue[]): ImportIssue[] =>
  [...first, ...second].sort((a, b) => a.row - b.row);

const presentIssue = ({ row, column, code, message, value, proposal }: ImportIssue) => ({
  row: row as number | null,
  column,
  code,
  message,
  value,
  proposal: proposal ?? null,
});

const wholeFile = (reason: string): ReturnType<typeof presentIssue> => ({
  row: null,
  column: null,
  code: 'file_refused',
  message: reason,
  value: null,
  proposal: null,
});

const presentProduct = ({ rows, fields, items, codes }: ImportedProduct) => ({
  row: rows[0] ?? 0,
  product: {
    fields,
    items: items.slice(0, PREVIEW_ITEMS_MAX).map((item) => ({
      row: item.row,
      fields: item.fields,
      codes: bySchedule(item.codes),
    })),
    codes: bySchedule(codes),
  },
});

const bySchedule = (codes: readonly ImportedCode[]): Record<string, string> =>
  Object.fromEntries(codes.map(({ schedule, code }) => [schedule, code]));

export const catalogImportRoutes: readonly Route[] = [create, list, get, start, cancel];
