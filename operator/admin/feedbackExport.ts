import { recordAudit } from '../../db/store/audit.ts';
import { listConfirmed } from '../../db/store/feedbackReview.ts';
import { writeOwnerOnly } from '../../workers/process/ownerOnly.ts';
import { say } from '../../workers/process/progress.ts';
import type { Command } from './command.ts';
import { caseOf } from './feedbackCase.ts';
import { required, workspaceOf } from './inputs.ts';

/**
 * Writes one case a line; an empty file when nothing was confirmed. Refused when the file cannot be
 * written.
 */
export const feedbackExport: Command = {
  name: 'feedback export',
  usage: 'feedback export FILE.jsonl|- [--workspace SLUG]',
  does: `confirmed feedback as cases for "npm run evaluate -- classify FILE.jsonl"; the file holds customers' texts`,
  options: ['workspace'],
  audited: 'itself',
  async run(orm, [word], options, _flags, by) {
    const file = required(word, 'a FILE.jsonl, or - for standard output');
    const slug = options['workspace'];
    const workspace = slug === undefined ? null : await workspaceOf(orm, slug);
    const cases = (await listConfirmed(orm, workspace?.id ?? null)).map(caseOf);
    // before anything is handed out
    await recordAudit(orm, {
      by,
      what: 'feedback export',
      workspaceId: workspace?.id ?? null,
      before: null,
      after: { cases: cases.length },
    });
    const count = `${cases.length} confirmed ${cases.length === 1 ? 'case' : 'cases'}`;
    const lines = cases.map((one) => JSON.stringify(one));
    if (file === '-') {
      say(count);
      return { data: { count: cases.length, cases }, text: lines.join('\n') };
    }
    await writeOwnerOnly(file, (append) => append(lines.map((one) => `${one}\n`).join('')));
    return {
      data: { file, count: cases.length },
      text: `${count} written to ${file}. It holds customers' texts.`,
    };
  },
};
