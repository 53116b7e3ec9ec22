import { isId } from '../../db/id.ts';
import { listAudit, type ListedAudit } from '../../db/store/audit.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command } from './command.ts';
import { workspaceOf } from './inputs.ts';

const LIMIT_MAX = 1000;

/**
 * What operators did, newest first; `--workspace` also takes the id of a workspace that was erased.
 */
export const auditCommand: Command = {
  name: 'audit',
  usage: 'audit [--workspace WORKSPACE] [--limit N]',
  does: 'what operators did, newest first (50 entries unless N says otherwise): when, who, what, before, after',
  options: ['workspace', 'limit'],
  audited: 'reads',
  async run(orm, _words, { workspace, limit = '50' }) {
    const number = Number(limit);
    if (!Number.isInteger(number) || number < 1 || number > LIMIT_MAX)
      throw new UserError(`--limit is a whole number from 1 to ${LIMIT_MAX}.`);
    const id =
      workspace === undefined
        ? null
        : isId(workspace.toLowerCase())
          ? workspace.toLowerCase()
          : (await workspaceOf(orm, workspace)).id;
    const data = await listAudit(orm, id, number);
    return { data, text: table(['at', 'by', 'what', 'workspace', 'change'], data.map(row)) };
  },
};

const row = ({ at, by, what, workspaceId, before, after }: ListedAudit): string[] => [
  at.toISOString(),
  by,
  what,
  workspaceId ?? '-',
  `${before ? JSON.stringify(before) : '-'} -> ${after ? JSON.stringify(after) : '-'}`,
];
