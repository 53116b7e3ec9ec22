import type { Orm } from '../../db/orm.ts';
import type { TemporalConnection } from '../../workers/process/temporal.ts';

/** What a command says: one object for `--json`, the same in words for people. */
export interface DataResult {
  data: unknown;
  text: string;
  /** 0 done; 1 refused or not to be had; 2 held: an operator must decide. */
  exitCode: 0 | 1 | 2;
}

export interface DataArguments {
  words: readonly string[];
  /** Options that take a value; a repeatable one keeps all of them in order. */
  options: Readonly<Record<string, readonly string[]>>;
  flags: ReadonlySet<string>;
}

export interface Desk {
  orm: Orm;
  /** Connects on the first call. */
  temporal: () => Promise<TemporalConnection>;
  /** Task queue of the long work. */
  queue: string;
  /** The operator. */
  by: string;
}

export interface DataCommand {
  name: string;
  usage: string;
  does: string;
  options: readonly string[];
  flags: readonly string[];
  run: (desk: Desk, given: DataArguments) => Promise<DataResult>;
}
