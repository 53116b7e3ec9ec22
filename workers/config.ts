/** All configuration, from environment variables (and a `.env` file), checked once. `.env.example` explains each. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Of this software. */
export const VERSION: string = (
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
).version;

const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'])
  .transform((value) => value === 'true' || value === 'on' || value === '1');
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
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

const variables = z.object({
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  LANDFALL_HOME: z.string().default(path.join(ROOT, '.landfall')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: integer(2, 200).default(12),
  TEMPORAL_ADDRESS: z.string().optional(),
  TASK_QUEUE_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/)
    .default(''),
  REQUEST_DEADLINE_MS: integer(500, 120_000).default(30_000),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(120),
  DEFAULT_MODE: z.enum(['mini', 'pro', 'max']).default('pro'),
  IDEMPOTENCY_HOURS: integer(24, 8760).default(24),
  TRUST_PROXY: flag.default(false),
  CORS_ORIGINS: list.default([]),
  TARIFF_SYNC: flag.default(true),
  SOURCE_MIRROR: z.url({ protocol: /^https?$/ }).optional(),
  SYNC_CONTACT: z.string().max(200).optional(),
  FETCH_ALLOW_HOSTS: allowedHosts.default([]),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must hold no blanks')
    .default(''),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_TIMEOUT_MS: integer(250, 110_000).default(15_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = Readonly<z.infer<typeof variables>>;

/** Reads the configuration. Throws one sentence a faulty variable, naming it. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file); // set variables win over the file
  const stated = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(stated);
  if (parsed.success && !parsed.data.LLM_BASE_URL !== !parsed.data.LLM_MODEL)
    throw new UserError(
      'Set LLM_BASE_URL and LLM_MODEL together, or neither: mode max needs both (see .env.example).',
    );
  if (parsed.success) return { ...parsed.data, LANDFALL_HOME: path.resolve(parsed.data.LANDFALL_HOME) };
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new UserError(`The configuration is not valid (see .env.example).\n  ${faults.join('\n  ')}`);
}

/** Something that the person at the terminal can mend: printed as one sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
