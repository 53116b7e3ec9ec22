/**
 * `npm run admin -- <command>`: workspaces, keys, credits, prices, feedback. Works beside a running
 * service.
 */
import { parseArgs } from 'node:util';
import { readConfig, UserError } from '../workers/process/config.ts';
import { openDatabase } from '../workers/process/database.ts';
import { keepKey } from '../workers/process/ownerOnly.ts';
import { complain } from '../workers/process/run.ts';
import { forTerminal } from '../workers/process/terminal.ts';
import { databaseOf } from '../workers/process/state.ts';
import { nearest } from '../engine/nearest.ts';
import type { Command, Result } from './admin/command.ts';
import { COMMANDS } from './admin/commands.ts';
import { type AdminArguments, perform } from './admin/perform.ts';
import { BY, EXIT_CODES, operatorOf } from './operator.ts';

try {
  await main(process.argv.slice(2));
} catch (cause) {
  complain(cause);
  process.exitCode = 1;
}
process.exit();

async function main(words: string[]): Promise<void> {
  const json = words.includes('--json');
  const command = COMMANDS.find(
    ({ name }) => words.slice(0, 2).join(' ') === name || words[0] === name,
  );
  const isAsked = words.includes('--help') || words.length === 0;
  if (!command && !isAsked) throw new UserError(noSuchCommand(words));
  if (!command || isAsked) {
    console.log(
      command ? `npm run admin -- ${command.usage}\n  ${command.does}\n  ${BY}` : overview(),
    );
    return;
  }
  const result = await run(
    command,
    words.slice(command.name.split(' ').length).filter((word) => word !== '--json'),
  );
  console.log(json ? JSON.stringify(result.data) : forTerminal(inWords(result)));
}

/** A key is for the eyes of whoever typed the command: where nobody looks, a file keeps it. */
function inWords({ text, secret }: Result): string {
  if (!secret) return text;
  const { what = 'Key' } = secret;
  if (process.stdout.isTTY) return `${text}\n${what}, shown this once: ${secret.key}`;
  return `${text}\nThe ${what.toLowerCase()} is in ${keepKey(readConfig().LANDFALL_HOME, secret.keyId, secret.key)}`;
}

async function run(command: Command, words: string[]): Promise<Result> {
  const given = parse(command, words);
  const by = operatorOf(given.options['by']);
  const config = readConfig();
  const orm = await openDatabase(databaseOf(config.LANDFALL_HOME, config.DATABASE_URL), 2);
  try {
    return await perform(orm, command, given, by);
  } finally {
    await orm.close(true);
  }
}

function parse(command: Command, words: string[]): AdminArguments {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      options: Object.fromEntries([
        ...[...command.options, 'by'].map((name) => [name, { type: 'string' as const }]),
        ...(command.flags ?? []).map((name) => [name, { type: 'boolean' as const }]),
      ]) as Record<string, { type: 'string' | 'boolean' }>,
      allowPositionals: true,
    });
    const given = Object.entries(values);
    return {
      positionals,
      options: Object.fromEntries(
        given.flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        ),
      ),
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${why}\nUsage: npm run admin -- ${command.usage}`, { cause });
  }
}

function noSuchCommand(words: readonly string[]): string {
  const typed = words.filter((word) => !word.startsWith('--'));
  const names = COMMANDS.map(({ name }) => name);
  const meant = [2, 1]
    .map((count) => nearest(typed.slice(0, count).join(' '), names))
    .find(Boolean);
  const hint =
    meant === undefined ? 'npm run admin -- --help lists them' : `did you mean "${meant}"?`;
  return `There is no such command; ${hint}`;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ usage }) => usage.length));
  const lines = COMMANDS.map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`);
  const usage = 'npm run admin -- <command> [--by NAME] [--json] [--help]';
  return [usage, '', ...lines, '', BY, EXIT_CODES].join('\n');
}
