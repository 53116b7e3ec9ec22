/**
 * `npm run data -- <command>`: official tariffs, lists and rates as releases. Works beside a
 * running service.
 */
import { parseArgs } from 'node:util';
import { type Config, readConfig, UserError } from '../workers/process/config.ts';
import { openDatabase } from '../workers/process/database.ts';
import { complain } from '../workers/process/run.ts';
import { forTerminal } from '../workers/process/terminal.ts';
import { databaseOf, temporalOf } from '../workers/process/state.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/process/temporal.ts';
import { nearest } from '../engine/nearest.ts';
import type { DataCommand, DataArguments, DataResult } from './data/command.ts';
import { coverage } from './data/coverage.ts';
import { importCommands } from './data/imports.ts';
import { reportCommands } from './data/reports.ts';
import { BY, EXIT_CODES, operatorOf } from './operator.ts';

const COMMANDS: readonly DataCommand[] = [...reportCommands, coverage, ...importCommands];

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (cause) {
  complain(cause);
  process.exitCode = 1;
}
process.exit();

async function main(words: string[]): Promise<number> {
  const [name] = words;
  const command = COMMANDS.find((one) => one.name === name);
  const isAsked = name === undefined || words.includes('--help');
  if (!command && !isAsked) throw new UserError(noSuchCommand(name));
  if (!command || isAsked) {
    console.log(
      command ? `npm run data -- ${command.usage}\n  ${command.does}\n  ${BY}` : overview(),
    );
    return 0;
  }
  const json = words.includes('--json');
  const result = await run(
    command,
    parse(
      command,
      words.slice(1).filter((word) => word !== '--json'),
    ),
  );
  await write(json ? JSON.stringify(result.data) : forTerminal(result.text));
  return result.exitCode;
}

async function run(command: DataCommand, given: DataArguments): Promise<DataResult> {
  const config = readConfig();
  const by = operatorOf(given.options['by']?.at(-1));
  const orm = await openDatabase(databaseOf(config.LANDFALL_HOME, config.DATABASE_URL), 2);
  const connections: Promise<TemporalConnection>[] = [];
  const temporal = (): Promise<TemporalConnection> =>
    connections[0] ?? (connections[0] = connect(config));
  try {
    return await command.run(
      { orm, temporal, queue: queuesOf(config.TASK_QUEUE_PREFIX).jobs, by },
      given,
    );
  } finally {
    for (const { connection } of await Promise.all(connections)) await connection.close();
    await orm.close(true);
  }
}

/** To TEMPORAL_ADDRESS, else to the server of the running service. */
function connect(config: Config): Promise<TemporalConnection> {
  process.env['TEMPORAL_ADDRESS'] ??= temporalOf(config.LANDFALL_HOME);
  return connectTemporal(config);
}

function parse({ options: names, flags, usage }: DataCommand, words: string[]): DataArguments {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      options: {
        ...Object.fromEntries(
          [...names, 'by'].map((name) => [name, { type: 'string' as const, multiple: true }]),
        ),
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
      },
      allowPositionals: true,
    });
    const given = Object.entries(values);
    return {
      words: positionals,
      options: Object.fromEntries(
        given.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.map(String)]] : [])),
      ),
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${why}\nUsage: npm run data -- ${usage}`, { cause });
  }
}

/**
 * Waits until the text is out: a pipe takes a long one in pieces, and the process ends after it.
 */
function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
}

function noSuchCommand(typed: string): string {
  const names = COMMANDS.map(({ name }) => name);
  const meant = nearest(typed, names);
  const hint = meant === undefined ? names.join(', ') : `did you mean "${meant}"?`;
  return `There is no command "${typed}"; ${hint}`;
}

function overview(): string {
  const lines = COMMANDS.map(({ usage, does }) => `  ${usage}\n      ${does}`);
  const usage = 'npm run data -- <command> [--by NAME] [--json] [--help]';
  return [usage, '', ...lines, '', BY, `${EXIT_CODES}; 2 held: an operator must decide`].join('\n');
}
