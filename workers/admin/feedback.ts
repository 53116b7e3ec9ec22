import { listFeedback, reviewFeedback } from '../../db/store/feedback.ts';
import { UserError } from '../config.ts';
import type { Command } from './command.ts';
import { required } from './inputs.ts';

const LIST_MAX = 100;

const list: Command = {
  name: 'feedback list',
  usage: 'feedback list [--state recorded|reviewed]',
  does: `the newest ${LIST_MAX} words on classifications`,
  options: ['state'],
  async run(orm, _words, options) {
    const state = options['state'] ?? 'recorded';
    if (state !== 'recorded' && state !== 'reviewed') throw new UserError('--state is recorded or reviewed.');
    const data = await listFeedback(orm, state, LIST_MAX);
    const line = (row: (typeof data)[number]): string =>
      `${row.id}  ${row.verdict}  ${row.predicted_code} -> ${row.correct_code ?? '?'}  ${row.description.slice(0, 80)}`;
    return { data, text: data.map(line).join('\n') };
  },
};

const review: Command = {
  name: 'feedback review',
  usage: 'feedback review ID',
  does: 'marks feedback as reviewed: later feedback on its usage event no longer replaces it',
  options: [],
  async run(orm, [id]) {
    const feedbackId = required(id, 'an ID');
    if (!/^[0-9a-f-]{36}$/i.test(feedbackId) || !(await reviewFeedback(orm, feedbackId))) {
      throw new UserError(`There is no feedback ${feedbackId} that waits for review.`);
    }
    return { data: { id: feedbackId, reviewed: true }, text: `Feedback ${feedbackId} is reviewed.` };
  },
};

export const feedbackCommands: readonly Command[] = [list, review];
