/**
 * All configuration, from environment variables (and a `.env` file), checked once. `.env.example`
 * explains each.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { NO_PROXY, readTrustedProxies } from '../../api/clientAddress.ts';
import type { Budgets } from '../../contract/quotas.ts';
import type { DatabaseLimits } from '../../db/orm.ts';
import type { Ages } from '../../db/store/purge.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Of this software. */
export const VERSION: string = (
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
).version;

const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'])
  .transform((value) => value === 'true' || value === 'on' || value === '1');
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const days = integer(1, 36_500);
/** A bound; 0: none. */
const milliseconds = integer(0, 86_400_000);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** `host:port` each, an IPv6 address in brackets. */
const allowedHosts = list.refine(
  (hosts) => hosts.every((host) => /^[^/@?#]+:\d+$/.test(host) && URL.canParse(`http://${host}`)),
  'must be a list of host:port',
);

const trustedProxies = z.string().transform((value, context) => {
  try {
    return readTrustedProxies(value);
  } catch (cause) {
    context.addIssue({
      code: 'custom',
      message: cause instanceof Error ? cause.message : String(cause),
    });
    return z.NEVER;
  }
});

/** The service stands at the root of its address. */
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    'must be an address without a path, like https://customs.example.com',
  )
  .transform((text) => new URL(text).origin);

const payloadKeys = list.refine(
  (keys) => keys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)),
  'must be keys of 32 bytes in base64, separated by commas ("openssl rand -base64 32" makes one)',
);

const QUEUE_NAMES = ['requests', 'jobs', 'bulk', 'webhooks'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];
const queues = list.pipe(z.array(z.enum(QUEUE_NAMES)).min(1));

const variables = z.object({
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  LANDFALL_HOME: z.string().default(path.join(ROOT, '.landfall')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_MIGRATION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: integer(2, 200).default(12),
  DATABASE_POOL_WAIT_MS: milliseconds.default(10_000),
  DATABASE_STATEMENT_MS: milliseconds.default(600_000), // a chapter of an import, a clean-up
  DATABASE_LOCK_MS: milliseconds.default(30_000),
  DATABASE_IDLE_TRANSACTION_MS: milliseconds.default(120_000),
  DATABASE_SILENCE_MS: milliseconds.default(35_000), // a lock that is waited for is silent too
  TEMPORAL_ADDRESS: z.string().optional(),
  TASK_QUEUE_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/)
    .default(''),
  QUEUES: queues.default([...QUEUE_NAMES]),
  PAYLOAD_KEYS: payloadKeys.default([]),
  CODEC_ENDPOINT: flag.default(true),
  CODEC_HOST: z.string().default('127.0.0.1'),
  CODEC_PORT: integer(1, 65_535).default(8234),
  CODEC_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,200}$/, 'must have 16 to 200 letters, digits, - or _')
    .optional(),
  CODEC_ORIGINS: list.default(['http://127.0.0.1:8233', 'http://localhost:8233']),
  HTTP_HEADERS_TIMEOUT_MS: integer(100, 600_000).default(10_000),
  HTTP_REQUEST_TIMEOUT_MS: integer(100, 600_000).default(60_000),
  HTTP_STALLED_TIMEOUT_MS: integer(100, 600_000).default(60_000),
  HTTP_CONNECTIONS_MAX: integer(10, 100_000).default(2000),
  HTTP_CONNECTIONS_PER_ADDRESS: integer(1, 100_000).default(500),
  METRICS_PORT: integer(0, 65_535).default(9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without blanks')
    .optional(),
  WORKER_PORT: integer(0, 65_535).default(0),
  WORKER_HOST: z.string().default('127.0.0.1'),
  REQUEST_DEADLINE_MS: integer(500, 120_000).default(30_000),
  OPEN_WORKFLOWS_MAX: integer(1, 10_000).default(32),
  LARGE_BODIES_MAX: integer(1, 1000).default(8),
  DRAIN_LEAD_MS: integer(0, 120_000).default(0),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(120),
  PHOTO_MB_PER_WORKSPACE: integer(6, 100_000).default(256),
  VISITS_PER_MINUTE: integer(1, 1_000_000).default(120),
  HOST_VISITS_PER_MINUTE: integer(1, 1_000_000).default(120),
  DEFAULT_MODE: z.enum(['mini', 'pro', 'max']).default('pro'),
  IDEMPOTENCY_HOURS: integer(24, 8760).default(24),
  REQUEST_LOG_DAYS: days.default(30),
  ANSWER_DAYS: days.default(1096),
  USAGE_DAYS: days.default(3653),
  FEEDBACK_DAYS: days.default(1096),
  CHECK_DAYS: days.default(3653),
  DOCUMENT_DAYS: days.default(1827),
  TRUST_PROXY: trustedProxies.default(NO_PROXY),
  CORS_ORIGINS: list.default([]),
  TARIFF_SYNC: flag.default(true),
  SOURCE_MIRROR: z.url({ protocol: /^https?$/ }).optional(),
  SYNC_CONTACT: z.string().max(200).optional(),
  SCREENING_LIST_DAYS: integer(1, 365).default(7),
  FETCH_ALLOW_HOSTS: allowedHosts.default([]),
  WEBHOOKS_ALLOW_HTTP: flag.default(false),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must hold no blanks')
    .default(''),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_TIMEOUT_MS: integer(250, 110_000).default(15_000),
  PARSER_THREADS: integer(1, 32).default(2),
  PARSER_MS_MAX: integer(100, 60_000).default(5000),
  PARSER_MEMORY_MB: integer(64, 4096).default(256),
  IMPORT_UNPACKED_MB: integer(64, 65_536).default(512),
  IMPORT_MEMORY_MB: integer(256, 65_536).default(2048),
  IMPORT_MINUTES: integer(1, 29).default(20), // before the step itself times out
  WATCHDOG_MS: integer(0, 600_000).default(10_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = Readonly<z.infer<typeof variables>>;

/** Reads the configuration. Throws one sentence a faulty variable, naming it. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file); // set variables win over the file
  const stated = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = variables.safeParse(stated);
  if (parsed.success && !parsed.data.LLM_BASE_URL !== !parsed.data.LLM_MODEL)
    throw new UserError(
      'Set LLM_BASE_URL and LLM_MODEL together, or neither: mode max needs both (see .env.example).',
    );
  if (parsed.success) requireOrder(parsed.data);
  if (parsed.success) requireMetricsToken(parsed.data);
  if (parsed.success)
    return { ...parsed.data, LANDFALL_HOME: path.resolve(parsed.data.LANDFALL_HOME) };
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new UserError(
    `The configuration is not valid (see .env.example).\n  ${faults.join('\n  ')}`,
  );
}

/** Metrics tell of customers' traffic: beyond this machine only to who has the token. */
function requireMetricsToken({ METRICS_TOKEN, ...config }: z.infer<typeof variables>): void {
  if (METRICS_TOKEN !== undefined) return;
  for (const name of ['METRICS_HOST', 'WORKER_HOST'] as const)
    if (!['127.0.0.1', '::1', 'localhost'].includes(config[name]))
      throw new UserError(
        `Set METRICS_TOKEN: ${name} is not the loopback address (see .env.example).`,
      );
}

/**
 * Milliseconds in which a process that is told to stop has answered what is under way, and let go
 * of all else.
 */
export const stopMsOf = ({ DRAIN_LEAD_MS, REQUEST_DEADLINE_MS }: Config): number =>
  DRAIN_LEAD_MS + REQUEST_DEADLINE_MS + WORKERS_STOP_MS;
/**
 * What the last request may need to say that its time is over, then the workers' own time, then
 * connections.
 */
const WORKERS_STOP_MS = 15_000;

/** What another thing is read from may not go before it. */
function requireOrder({
  IDEMPOTENCY_HOURS,
  ANSWER_DAYS,
  CHECK_DAYS,
  DOCUMENT_DAYS,
  USAGE_DAYS,
}: z.infer<typeof variables>): void {
  const repeatDays = Math.ceil(IDEMPOTENCY_HOURS / 24);
  if (Math.min(ANSWER_DAYS, CHECK_DAYS, DOCUMENT_DAYS) < repeatDays)
    throw new UserError(
      `Set ANSWER_DAYS, CHECK_DAYS and DOCUMENT_DAYS to ${repeatDays} at least: a repeated Idempotency-Key is answered from them for ${IDEMPOTENCY_HOURS} hours (IDEMPOTENCY_HOURS).`,
    );
  if (USAGE_DAYS < ANSWER_DAYS)
    throw new UserError(
      `Set USAGE_DAYS to ${ANSWER_DAYS} at least: answers (ANSWER_DAYS) go with their usage event.`,
    );
}

/** How long a process waits for its database. */
export const databaseLimitsOf = (config: Config): DatabaseLimits => ({
  poolWaitMs: config.DATABASE_POOL_WAIT_MS,
  statementMs: config.DATABASE_STATEMENT_MS,
  lockMs: config.DATABASE_LOCK_MS,
  idleTransactionMs: config.DATABASE_IDLE_TRANSACTION_MS,
  silenceMs: config.DATABASE_SILENCE_MS,
});

/** How long rows are kept. */
export const agesOf = (config: Config): Ages => ({
  requestLogDays: config.REQUEST_LOG_DAYS,
  replayHours: config.IDEMPOTENCY_HOURS,
  answerDays: config.ANSWER_DAYS,
  usageDays: config.USAGE_DAYS,
  checkDays: config.CHECK_DAYS,
  documentDays: config.DOCUMENT_DAYS,
  feedbackDays: config.FEEDBACK_DAYS,
});

/** What one workspace may use. */
export const budgetsOf = (config: Config): Budgets => ({
  photoBytes: config.PHOTO_MB_PER_WORKSPACE * 1024 * 1024,
  visits: config.VISITS_PER_MINUTE,
  hostVisits: config.HOST_VISITS_PER_MINUTE,
});

/** Something that the person at the terminal can mend: printed as one sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
