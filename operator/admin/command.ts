import type { Orm } from '../../db/orm.ts';

/** What a command says: one object for `--json`, the same in words for people. */
export interface Result {
  data: unknown;
  text: string;
  /** What the audit keeps of it: ids, numbers and settings, no names and no texts. */
  audit?: {
    workspaceId?: string;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  };
  /**
   * A key, or a link, that `text` does not hold: printed to a terminal once, else kept in a file of its owner
   * alone.
   */
  secret?: { keyId: string; key: string; what?: 'Link' };
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
  /**
   * `reads` leaves no audit entry; `itself` adds its own, before it hands anything out. The others
   * get one with their work.
   */
  audited?: 'reads' | 'itself';
  /** Brings the schema up to date first. */
  migrates?: true;
  run: (
    orm: Orm,
    words: readonly string[],
    options: Readonly<Record<string, string>>,
    flags: ReadonlySet<string>,
    /** The operator. */
    by: string,
  ) => Promise<Result>;
}
