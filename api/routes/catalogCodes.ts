import * as contract from '../../contract/catalogCodes.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import {
  addCodes,
  type CodeFilter,
  type CodeRecord,
  codesById,
  listCodes,
} from '../../db/store/catalog/classifications.ts';
import {
  approveCodes,
  decideCodes,
  type DecisionWrite,
} from '../../db/store/catalog/decideCodes.ts';
import { goodsOfCodes } from '../../db/store/catalog/reviewed.ts';
import { recordFeedback } from '../../db/store/feedback.ts';
import { stakesIn } from '../../edition/lookup/atStake.ts';
import { codeIn, countryIn, scheduleFor } from '../../edition/lookup/scheduleCodes.ts';
import { presentCode, presentReviewed } from '../catalogAnswers.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { scheduleNamed } from '../markets.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';
import type { Services } from '../services.ts';
import { requireApprover } from '../steps/access.ts';
import { authorOf, productFor } from './catalogProducts.ts';

const listOfProduct = keyedRoute(contract.listProductClassifications, async (call) => {
  const { params, query } = call;
  const { limit, cursor, state } = query;
  const schedule = query.schedule && scheduleNamed(call.services, query.schedule, 'schedule');
  await productFor(call, params.id);
  const filter = { productId: params.id, schedule, state };
  const { rows, next } = await pageOfCodes(call, filter, { limit, cursor, order: undefined });
  return { body: { data: rows.map((code) => presentCode(code, call.services)), next } };
});

const listAll = keyedRoute(contract.listCatalogClassifications, async (call) => {
  const { services, principal, query } = call;
  const { limit, cursor, state, order } = query;
  const by = order === 'atStake' ? order : undefined;
  const { rows, next } = await pageOfCodes(call, { state }, { limit, cursor, order: by });
  const ids = rows.map(({ id }) => id);
  const reviewed = await goodsOfCodes(services.orm, principal.workspace.id, ids);
  const data = rows.map((code) => presentReviewed(code, reviewed.get(code.id), services));
  return { body: { data, next } };
});

async function pageOfCodes(
  { services, principal }: KeyedCall,
  filter: Parameters<typeof listCodes>[2],
  {
    limit,
    cursor,
    order,
  }: { limit: number; cursor: string | undefined; order: 'atStake' | undefined },
): Promise<{ rows: CodeRecord[]; next: string | null }> {
  const { orm, tokens } = services;
  const mark = { list: 'codes', ...filter, order };
  const after = await readCursor(tokens, cursor, mark);
  const found = await listCodes(orm, principal.workspace.id, filter, {
    limit: limit + 1,
    after: after?.id,
    order,
  });
  return pageOf(tokens, found, limit, mark, ({ createdAt, id }) => ({ at: createdAt, id }));
}

const add = keyedRoute(contract.addProductClassification, async (call) => {
  const { services, principal, params, body } = call;
  if (body.state === 'approved') requireApprover(principal);
  const schedule = scheduleAsked(services, body);
  requireCode(services, schedule, body.code);
  const [added] = await addCodes(
    services.orm,
    principal.workspace.id,
    [
      {
        productId: params.id,
        itemId: body.itemId ?? null,
        schedule,
        destinationCountry: body.destinationCountry ?? null,
        code: body.code,
        state: body.state,
        origin: 'manual',
        note: body.note ?? null,
      },
    ],
    { ...authorOf(call), stakeOf: stakesIn(services.editions.current, services.today()) },
  );
  if (!added) throw new Error('a code that is added has an outcome');
  if (!added.ok) throw ApiError.of(added);
  return { status: 201, body: { data: presentCode(added.code, services) } };
});

/** The schedule that a body names, itself or by a country. Throws 400 when there is none. */
function scheduleAsked(
  services: Pick<Services, 'editions'>,
  body: { schedule?: string | undefined; destinationCountry?: string | undefined },
): string {
  const edition = services.editions.current;
  const named = body.schedule && scheduleNamed(services, body.schedule, 'schedule');
  const ofCountry = body.destinationCountry && scheduleFor(body.destinationCountry, edition);
  if (ofCountry && named && ofCountry !== named)
    throw invalidInput([
      { path: 'schedule', message: `the tariff of ${body.destinationCountry} is ${ofCountry}` },
    ]);
  return scheduleNamed(services, named || ofCountry || '', 'schedule');
}

/** Throws 400 on a code that the live tariff does not have. */
function requireCode(
  { editions, today }: Pick<Services, 'editions' | 'today'>,
  schedule: string,
  code: string,
  path = 'code',
): void {
  if (codeIn(schedule, code, today(), editions.current)) return;
  const message = `the live tariff ${schedule} has no code ${code}`;
  throw invalidInput([{ path, message }], { reason: 'unknown_code' });
}

const approve = keyedRoute(contract.approveClassification, async (call) => {
  const { note = null } = call.body;
  return answerOf(call, await decideOne(call, call.params, { decision: 'approve', note }));
});

const reject = keyedRoute(contract.rejectClassification, async (call) => {
  const { note = null, reason = null, correctCode = null } = call.body;
  if (correctCode !== null) await requireOther(call, call.params, correctCode);
  const said = { decision: 'reject', note, reason, correctCode } as const;
  const decided = await decideOne(call, call.params, said);
  if (correctCode !== null && decided.isNew) await fileFeedback(call, decided.code, correctCode);
  return answerOf(call, decided);
});

/** Throws 400 on a right code that is the rejected one, or none of its tariff. */
async function requireOther(
  { services, principal }: KeyedCall,
  { classificationId }: { classificationId: string },
  correctCode: string,
): Promise<void> {
  const [code] = await codesById(services.orm, principal.workspace.id, [classificationId]);
  if (!code) return; // told by the decision
  if (code.code === correctCode)
    throw invalidInput([{ path: 'correctCode', message: 'is the very code that is rejected' }]);
  requireCode(services, code.schedule, correctCode, 'correctCode');
}

async function decideOne(
  call: KeyedCall,
  { id, classificationId }: { id: string; classificationId: string },
  said: Omit<DecisionWrite, 'id'>,
) {
  const [decided] = await decideCodes(
    call.services.orm,
    call.principal.workspace.id,
    [{ id: classificationId, ...said }],
    { ...authorOf(call), productId: id },
  );
  if (!decided) throw new Error('a decision has an outcome');
  if (!decided.ok) throw ApiError.of(decided);
  return decided;
}

const answerOf = (
  { services }: KeyedCall,
  { code, superseded }: { code: CodeRecord; superseded: string[] },
): Answer => ({ body: { data: presentCode(code, services), superseded } });

/** What is known to be wrong of a code that the engine gave is told to those who review it. */
async function fileFeedback(call: KeyedCall, code: CodeRecord, correctCode: string): Promise<void> {
  const { orm, editions } = call.services;
  const country = code.destinationCountry ?? countryIn(code.schedule, editions.current);
  if (country === undefined) return; // of a tariff that is gone
  const { fields } = await productFor(call, code.productId);
  const why = [code.rejectReason, code.note].filter(Boolean).join(': ');
  await recordFeedback(orm, call.principal.workspace.id, {
    destinationCountry: country,
    description: (fields.description ?? fields.title ?? '').slice(0, 2000),
    predictedCode: code.code,
    verdict: 'wrong',
    correctCode,
    ...(code.usageId === null ? {} : { usageId: code.usageId }),
    ...(why === '' ? {} : { reason: why.slice(0, 1000) }),
  });
}

const approveMany = keyedRoute(contract.approveClassifications, async (call) => {
  const { services, principal, body } = call;
  const { ids, note = null, dryRun, expectedCount } = body;
  const filter = body.filter && filterAsked(services, body.filter);
  const max = contract.APPROVED_AT_ONCE_MAX;
  const { count, results } = await approveCodes(
    services.orm,
    principal.workspace.id,
    { ...(ids ? { ids } : {}), ...(filter ? { filter } : {}), note },
    {
      ...authorOf(call),
      ...(expectedCount === undefined ? {} : { expected: expectedCount }),
      isDry: dryRun,
      max,
    },
  );
  if (count > max) throw tooMany(max);
  if (expectedCount !== undefined && !dryRun && results.length === 0 && count !== expectedCount)
    throw new ApiError(
      'conflict',
      `There are ${count} codes to approve by now, not ${expectedCount}. Nothing was approved.`,
      { reason: 'count', count },
    );
  return { body: { data: { approved: count, dryRun, results: results.map(resultOf) } } };
});

const filterAsked = (
  services: Pick<Services, 'editions'>,
  { schedule, ...filter }: CodeFilter,
): CodeFilter => ({
  ...filter,
  schedule: schedule && scheduleNamed(services, schedule, 'filter.schedule'),
});

const resultOf = (
  decided: Awaited<ReturnType<typeof decideCodes>>[number],
): { id: string; ok: boolean; error?: object } => {
  if (decided.ok) return { id: decided.code.id, ok: true };
  const { code, message, details } = decided;
  return { id: decided.id, ok: false, error: { code, message, details } };
};

function tooMany(max: number): ApiError {
  const message = `At most ${max} codes are approved at once: narrow the filter.`;
  return invalidInput([{ path: 'filter', message }], { reason: 'limit_reached', limit: max });
}

export const catalogCodeRoutes: readonly Route[] = [
  listOfProduct,
  listAll,
  add,
  approve,
  reject,
  approveMany,
];
