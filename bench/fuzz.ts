/** `npm run fuzz`: requests made from the service's own description, judged by that description. */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startChild, stopChild } from '../workers/process/children.ts';
import { readConfig, ROOT, UserError } from '../workers/process/config.ts';
import { say } from '../workers/process/progress.ts';
import { calculateBody } from './latency/subjects.ts';
import { count, type Proof, type ProofVerdict, prove } from './support/command.ts';
import { connections, post } from './support/http.ts';
import { install } from './support/installation.ts';
import { importList } from './support/list.ts';
import { openShop } from './support/shop.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const VERSION = '4.32.5';
const HELP = `npm run fuzz [-- --max-examples N | --short] [--seed N]

Starts a service of its own and lets Schemathesis ${VERSION} call every operation with data made from
GET /v1/openapi.json: valid, invalid and at the limits of each schema. Exit code 0 when no answer was a 5xx and every
answer was one that the description allows (status, type, headers, body; invalid data refused, valid data accepted, and
at least once by each operation). The service has a small screening list, a shop whose pages it may visit, and a
calculation to replay. What is configured away stands with its reason in bench/fuzz/schemathesis.toml, the rules that a
schema cannot say in bench/fuzz/hooks.py.

Schemathesis is a Python tool: "schemathesis" or "st" on the PATH is used when it is of this version; else it is
installed once with python3 and pip into a virtual environment, tools/schemathesis-${VERSION} in LANDFALL_HOME.

  --max-examples N  random requests for each operation (30), on top of the systematic ones
  --short           2 of them: about two minutes
  --or-skip         says so and ends with code 0 where Schemathesis cannot be installed
  --seed N          repeats the random requests of an earlier run`;

const judged = z.object({
  running_time: z.number(),
  complete: z.boolean(),
  exit_code: z.int(),
  operations: z.object({ selected: z.int(), tested: z.int() }),
  test_cases: z.object({ generated: z.int(), with_failures: z.int(), unique_failures: z.int() }),
  failures: z.array(z.unknown()),
  errors: z.array(z.unknown()),
  valid_rates: z.record(
    z.string(),
    z.record(z.string(), z.object({ accepted: z.int(), conflicts: z.int(), rejected: z.int() })),
  ),
});

const EXAMPLES = 30;
const EXAMPLES_SHORT = 2;
const TIME_LIMIT_MS = 15 * 60_000;

await prove({
  help: HELP,
  options: {
    'max-examples': { type: 'string' },
    short: { type: 'boolean' },
    'or-skip': { type: 'boolean' },
    seed: { type: 'string' },
  },
  run: async (proof) => {
    const examples = count(
      proof.values,
      'max-examples',
      proof.values['short'] ? EXAMPLES_SHORT : EXAMPLES,
    );
    const tool = toolOrWhyNot();
    if (tool instanceof UserError && proof.values['or-skip'])
      return { holds: true, data: { skipped: tool.message }, text: `SKIPPED: ${tool.message}` };
    if (tool instanceof UserError) throw tool;
    const shop = await openShop();
    proof.atEnd(() => shop.close());
    const installation = await install('fuzz', proof, {
      FETCH_ALLOW_HOSTS: shop.host,
      WEBHOOKS_ALLOW_HTTP: 'on',
      VISITS_PER_MINUTE: '1000000',
      HOST_VISITS_PER_MINUTE: '1000000',
    });
    const { home, url, state } = installation;
    await importList(installation);
    const orm = await openDatabase(state().databaseUrl);
    const [workspace] = await createWorkspaces(orm, 1, 100_000_000);
    await orm.close(true);
    if (!workspace) throw new Error('there is no workspace');
    const report = path.join(home, 'schemathesis.json');
    const seed = String(proof.values['seed'] ?? randomInt(2 ** 47));
    const config = path.join(ROOT, 'bench', 'fuzz', 'schemathesis.toml');
    const general = ['--no-color', '--config-file', config, 'run', `${url}/v1/openapi.json`];
    const effort = [
      '--checks',
      'all',
      '--max-examples',
      String(examples),
      '--workers',
      '2',
      '--continue-on-failure',
    ];
    const memory = ['--generation-database', 'none', '--report-json-path', report];
    const environment = {
      FUZZ_KEY: workspace.key,
      FUZZ_PAGE: shop.pageUrl,
      FUZZ_PHOTO: shop.photoUrl,
      FUZZ_CHOICES: seed,
      FUZZ_USAGE_ID: await calculation(url, workspace),
      ...(await catalogue(url, workspace)),
      ...(await webhooks(url, workspace, `http://${shop.host}/hook`)),
    };
    await runTool(proof, tool, environment, [...general, ...effort, ...memory, '--seed', seed]);
    return verdictOf(report, seed);
  },
});

/** The usage id of a calculation, for /v1/replay. */
async function calculation(url: string, { key }: BenchWorkspace): Promise<string> {
  const { status, body } = await post(connections(1), {
    url,
    path: '/v1/calculate',
    key,
    body: calculateBody(0),
  });
  if (status !== 200) throw new Error(`/v1/calculate answered ${status}: ${body.slice(0, 500)}`);
  // the contract's envelope
  return (JSON.parse(body) as { credits: { usageId: string } }).credits.usageId;
}

/** A product, an import that is ready to be started, and bulk runs that meet their ceiling. */
async function catalogue(url: string, { key }: BenchWorkspace): Promise<NodeJS.ProcessEnv> {
  const made = async (at: string, body: object): Promise<string> => {
    const sent = { url, path: at, key, body };
    const answer = await post(connections(1), sent);
    if (answer.status >= 300)
      throw new Error(`${at} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
    return (JSON.parse(answer.body) as { data: { id: string } }).data.id;
  };
  const title = 'Knitted T-shirt for men, 100% cotton';
  const content = `sku,title,origin_country\nTEE-1,"${title}",PT\n`;
  const options = { dryRun: true };
  const goods = { hsCode: '6109.10', originCountry: 'PT', destinationCountry: 'DE', value: 20 };
  const run = { kind: 'calculate', items: [goods, goods], maxCredits: 1 };
  return {
    FUZZ_PRODUCT_ID: await made('/v1/catalog/products', { title }),
    FUZZ_ARCHIVED_ID: await made('/v1/catalog/products', { title: 'A mug that is sold no more' }),
    FUZZ_IMPORT_ID: await made('/v1/catalog/imports', { fileName: 'goods.csv', content, options }),
    FUZZ_RUN_ID: await made('/v1/bulk/runs', run),
    FUZZ_PAUSED_ID: await made('/v1/bulk/runs', run),
  };
}

/** An endpoint, and a message that has arrived at another, which nothing else names. */
async function webhooks(
  url: string,
  { key }: BenchWorkspace,
  receiver: string,
): Promise<NodeJS.ProcessEnv> {
  const made = async (at: string, body: object): Promise<{ id: string; messageId: string }> => {
    const answer = await post(connections(1), { url, path: at, key, body });
    if (answer.status >= 300)
      throw new Error(`${at} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
    // the contract's envelope
    return (JSON.parse(answer.body) as { data: { id: string; messageId: string } }).data;
  };
  const { id } = await made('/v1/webhooks', { url: receiver });
  const other = await made('/v1/webhooks', { url: receiver });
  const { messageId } = await made(`/v1/webhooks/${other.id}/test`, {});
  return { FUZZ_HOOK_ID: id, FUZZ_MESSAGE_ID: messageId };
}

/** The program, installed where it is not there; why it cannot be had. */
function toolOrWhyNot(): string | UserError {
  try {
    return findTool() ?? installTool();
  } catch (cause) {
    if (cause instanceof UserError) return cause;
    throw cause;
  }
}

/**
 * The program on the PATH or in the folder of tools, if it is of the version that the configuration
 * is made for.
 */
function findTool(): string | null {
  return (
    ['schemathesis', 'st', path.join(toolFolder(), 'bin', 'st')].find(
      (tool) => versionOf(tool) === VERSION,
    ) ?? null
  );
}

function versionOf(tool: string): string | null {
  try {
    return (
      /\d+\.\d+\.\d+/.exec(execFileSync(tool, ['--version'], { stdio: 'pipe' }).toString())?.[0] ??
      null
    );
  } catch {
    return null; // there is no such program
  }
}

function toolFolder(): string {
  return path.join(readConfig().LANDFALL_HOME, 'tools', `schemathesis-${VERSION}`);
}

function installTool(): string {
  const folder = toolFolder();
  say(`installing Schemathesis ${VERSION} into ${folder} (once; about a minute)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const ready = path.join(folder, 'bin', 'st');
  try {
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
    const pip = path.join(folder, 'bin', 'pip');
    execFileSync(pip, ['install', '--quiet', `schemathesis==${VERSION}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new UserError(
      `Schemathesis cannot be installed: it needs python3 (3.10 or newer) with venv, and a package index. Or put "st" ${VERSION} on the PATH.`,
      { cause },
    );
  }
  if (!existsSync(ready)) throw new UserError(`pip has installed no ${ready}`);
  return ready;
}

async function runTool(
  proof: Pick<Proof, 'atEnd'>,
  tool: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<void> {
  const child = await startChild(tool, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, COLUMNS: '110', ...environment },
  });
  proof.atEnd(() => stopChild(child, 'SIGTERM', 5000));
  child.process.stdout?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  child.process.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const timer = setTimeout(() => child.process.kill('SIGKILL'), TIME_LIMIT_MS);
  await child.ended;
  clearTimeout(timer);
}

/** Refused until a delivery has ended, which made-up requests do not wait for. */
const WAITS: ReadonlySet<string> = new Set(['POST /v1/webhooks/messages/{id}/resend']);

/** Passes when every operation was tried to the end and nothing was found. */
function verdictOf(report: string, seed: string): ProofVerdict {
  if (!existsSync(report))
    throw new UserError('Schemathesis ended without a report; its message above says why.');
  const found = judged.parse(JSON.parse(readFileSync(report, 'utf8')));
  const { operations, test_cases: cases, failures, errors } = found;
  const whole = found.complete && operations.tested === operations.selected;
  const holds = whole && found.exit_code === 0 && failures.length === 0 && errors.length === 0;
  const seconds = Math.round(found.running_time);
  const byOperation = acceptedOf(found.valid_rates);
  const never = byOperation
    .filter(({ operation, accepted }) => accepted === 0 && !WAITS.has(operation))
    .map(({ operation }) => operation);
  const text = [
    `${operations.tested} of ${operations.selected} operations, ${cases.generated} requests in ${seconds} s, seed ${seed}`,
    `${cases.unique_failures} failures, ${errors.length} errors${whole ? '' : ', and it did not come to its end'}`,
    ...byOperation.map(
      ({ operation, accepted, valid }) =>
        `  ${operation}: ${accepted} of ${valid} valid requests accepted`,
    ),
    ...(never.length > 0 ? [`never accepted: ${never.join(', ')}`] : []),
  ].join('\n');
  return {
    holds: holds && never.length === 0,
    data: { seed, ...found, accepted: byOperation },
    text,
  };
}

function acceptedOf(rates: z.infer<typeof judged>['valid_rates']) {
  return Object.entries(rates).map(([operation, phases]) => {
    const tried = Object.values(phases);
    const accepted = tried.reduce((sum, phase) => sum + phase.accepted, 0);
    const refused = tried.reduce((sum, phase) => sum + phase.conflicts + phase.rejected, 0);
    return { operation, accepted, valid: accepted + refused };
  });
}
