/**
 * Runs the examples of a page against a service: calls as they stand, commands of operators within
 * this process. What other programs or other machines do is known by name alone.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SCOPES } from '../../contract/operation.ts';
import { createKey, findWorkspace, testSpaceOf } from '../../db/store/workspaces.ts';
import { COMMANDS } from '../../operator/admin/commands.ts';
import { perform } from '../../operator/admin/perform.ts';
import { coverage } from '../../operator/data/coverage.ts';
import { importCommands } from '../../operator/data/imports.ts';
import { reportCommands } from '../../operator/data/reports.ts';
import { sourceOfDataset } from '../../releases/sources.ts';
import { ROOT } from '../../workers/process/config.ts';
import { type Answer, call, type Json, type TestService } from './service.ts';
import { commandLines, wordsOf } from './shellWords.ts';

/** Where every example finds the service. */
const ADDRESS = 'http://127.0.0.1:3000';
const OTHERS = ['export', 'docker', 'pg_dump', 'pg_restore', 'tar', 'git'];

export interface ExampleRunner {
  /** Runs the commands of an example one after the other; the answer of the last call. */
  run: (text: string) => Promise<Answer | null>;
  close: () => void;
}

/** For one page: what one of its examples makes, the next ones find. */
export async function exampleRunner(service: TestService): Promise<ExampleRunner> {
  const { id, key, call: ask } = await service.workspace({ credits: 1000 });
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-examples-'));
  const variables = new Map([
    ['LANDFALL_KEY', key],
    ['LANDFALL_TEST_KEY', await testKeyOf(service, id)],
    ['DATABASE_URL', service.databaseUrl],
    ['DATABASE_MIGRATION_URL', service.databaseUrl],
  ]);
  const desk: Desk = { service, folder, ask, key, ids: new Map() };

  async function runWords([program = '', ...words]: readonly string[]): Promise<Answer | null> {
    if (program === 'curl') {
      const answer = await curl(service.url, words);
      const usageId: unknown = answer.body?.credits?.usageId;
      if (typeof usageId === 'string') variables.set('USAGE_ID', usageId);
      return answer;
    }
    if (program === 'npm') return npm(words, desk);
    else if (program === 'node') requireFile(words.find((word) => word.endsWith('.ts')) ?? '');
    else if (program.includes('/')) requireFile(program);
    else if (!OTHERS.includes(program)) throw new Error(`nobody knows the program ${program}`);
    return null;
  }

  return {
    run: async (text) => {
      let last: Answer | null = null;
      for (const line of commandLines(text)) last = await runWords(wordsOf(line, variables));
      return last;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function testKeyOf({ orm }: TestService, id: string): Promise<string> {
  const workspace = await findWorkspace(orm, id);
  if (!workspace) throw new Error('the workspace of the examples is there');
  const workspaceId = await testSpaceOf(orm, workspace);
  return (await createKey(orm, { workspaceId, name: 'Tests', scopes: SCOPES })).key;
}

/** The call that curl would make with these words. */
function curl(url: string, words: readonly string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      silent: { type: 'boolean', short: 's' },
      request: { type: 'string', short: 'X' },
      header: { type: 'string', short: 'H', multiple: true, default: [] },
      data: { type: 'string', short: 'd' },
    },
    allowPositionals: true,
  });
  const [target = '', ...more] = positionals;
  if (!target.startsWith(`${ADDRESS}/`) || more.length > 0)
    throw new Error(`one address below ${ADDRESS} is called, not ${positionals.join(' ')}`);
  const headers = Object.fromEntries(
    values.header.map((line) => {
      const [name = '', value = ''] = line.split(/:\s*/, 2);
      return [name.toLowerCase(), value];
    }),
  );
  const { request, data } = values;
  return call(url, request ?? (data === undefined ? 'GET' : 'POST'), target.slice(ADDRESS.length), {
    headers,
    ...(data === undefined ? {} : { rawBody: data }),
  });
}

/** What commands of a page share. */
interface Desk {
  service: TestService;
  /** Where they write their files. */
  folder: string;
  ask: Awaited<ReturnType<TestService['workspace']>>['call'];
  /** The key of the command line. */
  key: string;
  /** What stands for an id in the examples, and the id. */
  ids: Map<string, string>;
}

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

async function npm([command = '', ...sent]: readonly string[], desk: Desk): Promise<Answer | null> {
  const words = sent.filter((word) => word !== '--silent');
  const name = command === 'run' ? (words[0] ?? '') : command;
  if (!(name in scripts)) throw new Error(`package.json has no script ${name}`);
  const given = words.slice(words.indexOf('--') + 1);
  if (name === 'landfall') return landfall(given, desk);
  if (name === 'admin') await admin(given, desk);
  else if (name === 'data') checkData(given);
  else for (const word of given) if (/^(test|data)\/[^*]+$/.test(word)) requireFile(word);
  return null;
}

/** `npm run landfall`: in a process of its own; what it prints with `--json` is its answer. */
function landfall(words: readonly string[], { service, key }: Desk): Promise<Answer> {
  const file = path.join(ROOT, 'sdk', 'command', 'landfall.ts');
  const env = { ...process.env, LANDFALL_ADDRESS: service.url, LANDFALL_KEY: key };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...words], { cwd: ROOT, env }, (failed, out, said) => {
      if (failed) reject(new Error(`landfall ${words.join(' ')}: ${said}`));
      else {
        const body: Json = words.includes('--json') ? JSON.parse(out) : out;
        resolve({ status: 200, headers: new Headers(), body });
      }
    });
  });
}

/** `npm run admin`: done, with files in the folder of the page. */
async function admin(words: readonly string[], desk: Desk): Promise<void> {
  if (words[0] === '--help') return;
  const command = COMMANDS.find(
    ({ name }) => words.slice(0, 2).join(' ') === name || words[0] === name,
  );
  if (!command) throw new Error(`there is no command ${words.join(' ')}`);
  if (words.includes('ID')) desk.ids.set('ID', await someFeedback(desk));
  const args = words.slice(command.name.split(' ').length).filter((word) => word !== '--json');
  const { positionals, values } = parseArgs({
    args: args.map((word) =>
      word.endsWith('.jsonl') ? path.join(desk.folder, word) : (desk.ids.get(word) ?? word),
    ),
    options: optionsOf(command.options, command.flags ?? [], false),
    allowPositionals: true,
  });
  const given = Object.entries(values);
  const texts = given.filter(([, value]) => typeof value === 'string');
  const flags = given.filter(([, value]) => value === true).map(([name]) => name);
  const options = Object.fromEntries(texts) as Record<string, string>; // only texts were kept
  const { data: said } = await perform(
    desk.service.orm,
    command,
    { positionals, options, flags: new Set(flags) },
    'tester',
  );
  const keyId: unknown = (said as Json)?.keyId;
  if (typeof keyId === 'string') desk.ids.set('KEY_ID', keyId);
}

/** Feedback that waits for its review, as `feedback list` would show it. */
async function someFeedback({ ask }: Desk): Promise<string> {
  const { body } = await ask('POST', '/v1/classify/feedback', {
    body: {
      destinationCountry: 'US',
      description: 'Knitted cotton T-shirt',
      predictedCode: '6109.10',
      verdict: 'right',
    },
  });
  return body.data.id;
}

/** `npm run data`: its command, options, datasets and releases are such as there are. */
function checkData([name = '', ...words]: readonly string[]): void {
  const command = [coverage, ...importCommands, ...reportCommands].find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  const { positionals } = parseArgs({
    args: words,
    options: optionsOf(command.options, command.flags, true),
    allowPositionals: true,
  });
  for (const word of positionals) {
    const [, dataset = '', number] = /^([a-z0-9-]+)(\/\d+)?$/.exec(word) ?? [];
    if (!sourceOfDataset(dataset)) throw new Error(`there is no dataset ${word}`);
    const isNumbered = command.usage.includes('<dataset>/<number>');
    if (isNumbered !== (number !== undefined)) throw new Error(`usage: ${command.usage}`);
  }
}

const optionsOf = (names: readonly string[], flags: readonly string[], multiple: boolean) =>
  Object.fromEntries([
    ...[...names, 'by'].map((name) => [name, { type: 'string' as const, multiple }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);

function requireFile(file: string): void {
  if (!existsSync(path.join(ROOT, file))) throw new Error(`there is no file ${file}`);
}
