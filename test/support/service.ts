/** A whole service for one test file: its own database and task queues, the servers shared. */
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { SCOPES } from '../../contract/operation.ts';
import type { Orm } from '../../db/orm.ts';
import { addCredits } from '../../db/store/credits.ts';
import { createKey, createWorkspace } from '../../db/store/workspaces.ts';
import { readConfig } from '../../workers/process/config.ts';
import { type Overrides, type Roles, serve } from '../../workers/serve.ts';
import { checkAnswer } from './conformance.ts';
import { createDatabase, required } from './database.ts';

export interface TestService {
  url: string;
  orm: Orm;
  databaseUrl: string;
  queuePrefix: string;
  /** A workspace with credits and a key; each test takes its own. */
  workspace: (options?: { credits?: number; scopes?: readonly string[] }) => Promise<TestWorkspace>;
  stop: () => Promise<void>;
}

export interface TestWorkspace {
  id: string;
  key: string;
  keyId: string;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
}

export interface CallOptions {
  body?: unknown;
  /** A body sent as it is. */
  rawBody?: string | Buffer;
  key?: string | null;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

// eslint-disable-next-line typescript/no-explicit-any -- answers are read field by field in assertions
export type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

export interface ServiceOptions {
  environment?: Record<string, string>;
  roles?: Roles;
  overrides?: Overrides;
  /** Another service, whose database and task queues this one shares: stop this one first. */
  beside?: Pick<TestService, 'databaseUrl' | 'orm' | 'queuePrefix'>;
}

/** Starts API and workers in this process. Stop it in `afterAll`. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { beside } = options;
  const database = beside
    ? { url: beside.databaseUrl, orm: beside.orm, close: async () => {} }
    : await createDatabase();
  const queuePrefix = beside?.queuePrefix ?? `t${randomUUID().slice(0, 8)}`;
  const config = readConfig({
    PORT: '1', // replaced below: any free port
    DATABASE_URL: database.url,
    PAYLOAD_KEYS: required('PAYLOAD_KEYS'),
    TASK_QUEUE_PREFIX: queuePrefix,
    RATE_LIMIT_PER_MINUTE: '100000',
    VISITS_PER_MINUTE: '100000',
    HOST_VISITS_PER_MINUTE: '100000', // every stand-in is 127.0.0.1
    LOG_LEVEL: 'silent',
    TARIFF_SYNC: 'off',
    METRICS_PORT: '0',
    ...options.environment,
  });
  const service = await serve(
    { ...config, PORT: 0 },
    options.roles ?? { api: true, worker: true },
    {
      workflowCode: readFileSync(required('TEST_BUNDLE'), 'utf8'),
      // three threads took a second of processor time for each service; two services have to have
      // them, since the workflows of one thread are those of one process
      workflowsInThread: beside === undefined,
      ...options.overrides,
    },
  );
  const url = service.url ?? '';
  return {
    url,
    orm: database.orm,
    databaseUrl: database.url,
    queuePrefix,
    workspace: (wanted) => createTestWorkspace(database.orm, url, wanted),
    stop: async () => {
      await service.stop();
      await database.close();
    },
  };
}

async function createTestWorkspace(
  orm: Orm,
  url: string,
  { credits = 100, scopes = SCOPES }: { credits?: number; scopes?: readonly string[] } = {},
): Promise<TestWorkspace> {
  const { id } = await createWorkspace(orm, `Workspace ${randomUUID()}`);
  if (credits > 0)
    await addCredits(orm, { workspaceId: id, kind: 'grant', amount: credits, description: null });
  const { key, id: keyId } = await createKey(orm, { workspaceId: id, name: 'Test key', scopes });
  return {
    id,
    key,
    keyId,
    call: (method, path, options) => call(url, method, path, { key, ...options }),
  };
}

/**
 * One request; `key: null` sends none. Throws when the answer is not what the contract declares.
 */
export async function call(
  url: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { body, rawBody, key = null, idempotencyKey, headers = {} } = options;
  const sent = rawBody ?? (body === undefined ? null : JSON.stringify(body));
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(sent === null ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    ...(sent === null ? {} : { body: typeof sent === 'string' ? sent : new Uint8Array(sent) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.startsWith('application/json');
  const answer: Answer = {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : text,
  };
  checkAnswer(method, path, answer);
  return answer;
}
