/**
 * After the answer: metrics and a line of the log for the operator, the request log for the
 * workspace.
 */
import { ERRORS } from '../../contract/errors.ts';
import { API_VERSION } from '../../contract/version.ts';
import { SteadyClock } from '../../db/clock.ts';
import type { ApiContext, Step } from '../route.ts';
import type { RequestRecord } from '../../db/entities/requestRecord.ts';
import { METRICS_PATH } from '../metrics.ts';
import { bodyForLog } from '../requestLog.ts';
import type { Services } from '../services.ts';

/**
 * Observes every request, and records those of a workspace's key. Runs outermost: it sees the final
 * status.
 */
export const record = ({
  requestLog,
  metrics,
  log,
}: Pick<Services, 'requestLog' | 'metrics' | 'log'>): Step => {
  // of all requests of this process: the log is read in their order
  const clock = new SteadyClock();
  return async (context, next) => {
    await next();
    const observed = (): void => {
      const durationMs = Math.round(performance.now() - context.state.startedAt);
      const { door, operation } = context.state;
      const endpoint = door ?? operation?.path ?? 'unknown';
      metrics.observe({
        method: context.method,
        endpoint,
        status: context.status,
        seconds: durationMs / 1000,
      });
      logLine(context, durationMs, log);
      try {
        addToLog(context, durationMs, { requestLog, clock });
      } catch (cause) {
        log.error({ requestId: context.state.requestId, err: cause }, 'cannot record a request');
      }
    };
    if (context.res.closed) observed(); // the caller hung up before the answer
    else context.res.once('close', observed);
  };
};

/** Asked every few seconds, and of interest to nobody as long as the process lives. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', METRICS_PATH]);

/** One line a request: ids, and the path as the interface writes it, but nothing of its contents. */
function logLine(context: ApiContext, ms: number, log: Services['log']): void {
  const { requestId, operation, principal, errorCode, fault } = context.state;
  const line = {
    method: context.method,
    route: operation?.path ?? context.state.door ?? 'unknown',
    status: context.status,
    ms,
    requestId,
    ...(principal ? { workspaceId: principal.workspace.id } : {}),
    ...(errorCode ? { code: errorCode } : {}),
    ...(fault ? { fault } : {}),
    ...(context.res.writableFinished ? {} : { answered: false }),
  };
  log[PROBES.has(context.path) ? 'debug' : 'info'](line, 'request');
}

function addToLog(
  context: ApiContext,
  durationMs: number,
  { requestLog, clock }: Pick<Services, 'requestLog'> & { clock: SteadyClock },
): void {
  const { state } = context;
  if (!state.principal) return;
  const { body, truncated } = bodyForLog(
    context.method === 'GET' ? undefined : state.sentBody,
    state.lifted,
  );
  const requestRecord: RequestRecord = {
    requestId: state.requestId,
    workspaceId: state.principal.workspace.id,
    keyId: state.principal.key?.id ?? null,
    method: context.method,
    path: context.path,
    endpoint: state.operation?.path ?? state.door ?? 'unknown',
    query:
      context.querystring === ''
        ? null
        : (bodyForLog({ ...context.query }).body as Record<string, unknown>),
    // a tool that is refused answers 200 with its error
    status: state.errorCode ? ERRORS[state.errorCode].status : context.status,
    errorCode: state.errorCode ?? null,
    durationMs,
    source: state.principal.grant ? 'mcp' : 'api',
    idempotencyKey: state.idempotencyKey ?? null,
    replayed: state.replayed ?? false,
    creditsCharged: state.creditsCharged ?? null,
    body,
    bodyTruncated: truncated,
    apiVersion: API_VERSION,
    userAgent: context.get('user-agent').slice(0, 300) || null,
    createdAt: clock.at(state.startedAt, state.principal.clock),
  };
  requestLog.add(requestRecord, state.principal.key?.lastUsedAt ?? null);
}
