/**
 * `npm run data`: what an operator types, in a process of its own or, sooner answered, within this
 * one.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DataCommand, DataArguments } from '../../operator/data/command.ts';
import { coverage } from '../../operator/data/coverage.ts';
import { importCommands } from '../../operator/data/imports.ts';
import { reportCommands } from '../../operator/data/reports.ts';
import { ROOT } from '../../workers/process/config.ts';
import {
  connectTemporal,
  queuesOf,
  type TemporalConnection,
} from '../../workers/process/temporal.ts';
import { required } from './database.ts';
import type { Json, TestService } from './service.ts';

/** What a command says within this process: the object of `--json`, its words, its exit code. */
export interface Told {
  data: Json;
  text: string;
  exitCode: number;
}

/** What the process of a command leaves. */
export interface Said {
  code: number;
  out: string;
  error: string;
}

export interface DataDesk {
  /**
   * Runs a command within this process. Throws what the operator would read for what is refused
   * before it begins.
   */
  tell: (name: string, ...words: readonly string[]) => Promise<Told>;
  /** Runs a command as the operator does. */
  run: (...words: readonly string[]) => Promise<Said>;
  /** Writes a file and says where; it is gone when the desk closes. */
  file: (name: string, content: string | Uint8Array) => string;
  close: () => Promise<void>;
}

/** A desk for the commands of one service. Close it in `afterAll`, before the service stops. */
export function openDesk(service: TestService): DataDesk {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-data-'));
  const connections: Promise<TemporalConnection>[] = [];
  const temporal = (): Promise<TemporalConnection> =>
    connections[0] ?? (connections[0] = connectTemporal());
  const queue = queuesOf(service.queuePrefix).jobs;
  const speakAgain = withoutProgress();
  return {
    tell: async (name, ...words) => {
      const command = [...importCommands, ...reportCommands, coverage].find(
        (one) => one.name === name,
      );
      if (!command) throw new Error(`there is no command ${name}`);
      return command.run(
        { orm: service.orm, temporal, queue, by: 'tester' },
        parse(command, words),
      );
    },
    run: (...words) => runProcess(service, words),
    file: (name, content) => {
      // files of one name do not meet: each has a folder of its own
      const place = path.join(mkdtempSync(path.join(folder, 'file-')), name);
      writeFileSync(place, content);
      return place;
    },
    close: async () => {
      for (const { connection } of await Promise.all(connections)) await connection.close();
      rmSync(folder, { recursive: true, force: true });
      speakAgain();
    },
  };
}

/**
 * The lines by which a command shows how far it is say nothing in a test; the result brings them
 * back.
 */
function withoutProgress(): () => void {
  const usual = console.error;
  console.error = (...said: unknown[]): void => {
    if (!/^\S+ +\d\/\d /.test(String(said[0]))) usual(...said);
  };
  return () => void (console.error = usual);
}

function parse({ options: names, flags }: DataCommand, words: readonly string[]): DataArguments {
  const { positionals, values } = parseArgs({
    args: [...words],
    options: {
      ...Object.fromEntries(
        names.map((name) => [name, { type: 'string' as const, multiple: true }]),
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
}

function runProcess(
  { databaseUrl, queuePrefix }: TestService,
  words: readonly string[],
): Promise<Said> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    TASK_QUEUE_PREFIX: queuePrefix,
    TEMPORAL_ADDRESS: required('TEMPORAL_ADDRESS'),
  };
  const program = path.join(ROOT, 'operator', 'data.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { cwd: ROOT, env }, (failure, out, error) => {
      const code = failure ? (typeof failure.code === 'number' ? failure.code : -1) : 0;
      resolve({ code, out, error });
    });
  });
}
