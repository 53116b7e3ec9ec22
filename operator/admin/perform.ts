import { migrate, type Orm, together } from '../../db/orm.ts';
import { recordAudit } from '../../db/store/audit.ts';
import type { Command, Result } from './command.ts';

export interface AdminArguments {
  positionals: readonly string[];
  options: Readonly<Record<string, string>>;
  flags: ReadonlySet<string>;
}

/** Runs a command. What it changes and the audit entry that tells of it are one transaction. */
export async function perform(
  orm: Orm,
  command: Command,
  { positionals, options, flags }: AdminArguments,
  by: string,
): Promise<Result> {
  const run = (): Promise<Result> => command.run(orm, positionals, options, flags, by);
  if (command.migrates) await migrate(orm);
  if (command.audited) return run();
  return together(orm, async () => {
    const result = await run();
    const { workspaceId = null, before = null, after = null } = result.audit ?? {};
    await recordAudit(orm, { by, what: command.name, workspaceId, before, after });
    return result;
  });
}
