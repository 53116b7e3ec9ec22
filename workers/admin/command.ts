import type { Orm } from '../../db/orm.ts';

/** What a command says: one object for `--json`, the same in words for people. */
export interface Result {
  data: unknown;
  text: string;
}

export interface Command {
  /** One or two words. */
  name: string;
  usage: string;
  does: string;
  /** Names of the options that take a value. */
  options: readonly string[];
  /** Names of those that take none. */
  flags?: readonly string[];
  run: (
    orm: Orm,
    words: readonly string[],
    options: Readonly<Record<string, string>>,
    flags: ReadonlySet<string>,
  ) => Promise<Result>;
}
