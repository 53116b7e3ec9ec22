/**
 * Whether this process can do its work: asked often by load balancers, answered by one check a
 * second.
 */
import { isGrpcServiceError } from '@temporalio/client';
import { sql } from '../db/orm.ts';
import { SEARCH_ATTRIBUTES } from '../workflows/contract.ts';
import type { Services } from './services.ts';

/** What a request needs; each is false as well when it does not answer in two seconds. */
export interface Readiness {
  database: boolean;
  /** The server answers and knows the namespace. */
  temporal: boolean;
  /** A worker has asked for requests within the last minute or so. */
  workers: boolean;
  /** The namespace knows the attributes that every workflow is started with. */
  searchAttributes: boolean;
}

/**
 * What `/readyz` answers, of the API as of a worker: 200 where all is there and the process is not
 * told to stop.
 */
export function readinessOf(checks: object, isStopping: boolean) {
  const isReady = Object.values(checks).every((isFine) => isFine);
  const status = isStopping ? 'stopping' : isReady ? 'ready' : 'not_ready';
  return { httpStatus: status === 'ready' ? 200 : 503, body: { status, checks } };
}

type Asked = Pick<Services['temporal'], 'client' | 'queues'>;

const WORKFLOW_TASKS = 1; // TASK_QUEUE_TYPE_WORKFLOW of the server's API
const KEPT_MS = 1000;
const CHECK_MS = 2000;
/** A worker asks again at least each minute, when nothing came. */
const POLLED_MS = 75_000;

/** A check whose result is kept for a second; calls while it is under way share it. */
export function cached<T>(
  check: () => Promise<T>,
  keptMs = KEPT_MS,
  now = () => performance.now(),
): () => Promise<T> {
  let kept: { result: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && now() < kept.until) return kept.result;
    const mine = { result: check(), until: Infinity };
    kept = mine;
    const ended = (): void => void (mine.until = now() + keptMs);
    mine.result.then(ended, ended);
    return mine.result;
  };
}

/** Asks database and Temporal; what is silent is not there. */
export async function checkReadiness({
  orm,
  temporal,
}: Pick<Services, 'orm'> & { temporal: Asked }): Promise<Readiness> {
  const [database, polled, searchAttributes] = await Promise.all([
    inTime(sql(orm, 'select 1 as one').then(() => true)),
    inTime(lastPolled(temporal)),
    inTime(knowsAttributes(temporal)),
  ]);
  return {
    database: database ?? false,
    temporal: polled !== null,
    workers: polled !== null && polled > Date.now() - POLLED_MS,
    searchAttributes: searchAttributes ?? false,
  };
}

/**
 * When a worker last asked for requests, in epoch milliseconds; 0 when none did. Rejects where the
 * namespace is unknown.
 */
async function lastPolled({ client, queues }: Asked): Promise<number> {
  const { namespace } = client.options;
  await client.workflowService.describeNamespace({ namespace });
  const { pollers } = await client.workflowService.describeTaskQueue({
    namespace,
    taskQueue: { name: queues.requests },
    taskQueueType: WORKFLOW_TASKS,
  });
  return Math.max(
    0,
    ...(pollers ?? []).map(({ lastAccessTime }) => 1000 * Number(lastAccessTime?.seconds ?? 0)),
  );
}

/** True as well where it may not be asked: the start has said so. */
async function knowsAttributes({ client }: Asked): Promise<boolean> {
  const { namespace } = client.options;
  try {
    const { customAttributes } = await client.connection.operatorService.listSearchAttributes({
      namespace,
    });
    return SEARCH_ATTRIBUTES.every(({ name }) => name in (customAttributes ?? {}));
  } catch (cause) {
    if (isGrpcServiceError(cause) && isForbidden(cause)) return true;
    throw cause;
  }
}
// PERMISSION_DENIED of gRPC
const isForbidden = ({ code }: { code: number }): boolean => code === 7;

/** Null of what fails or is silent. */
async function inTime<T>(answering: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), CHECK_MS)));
  return Promise.race([answering.catch(() => null), late]).finally(() => clearTimeout(timer));
}
