import {
  listFeedback,
  type ListedFeedback,
  type Review,
  reviewFeedback,
  type ReviewOutcome,
} from '../../db/store/feedbackReview.ts';
import { digitsOf } from '../../engine/hscode.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command } from './command.ts';
import { feedbackExport } from './feedbackExport.ts';
import { required } from './inputs.ts';

const LIST_MAX = 100;

const list: Command = {
  name: 'feedback list',
  usage: 'feedback list [--state recorded|reviewed]',
  does: `the newest ${LIST_MAX} words on classifications; those that wait for review unless said otherwise`,
  options: ['state'],
  audited: 'reads',
  async run(orm, _words, options) {
    const state = options['state'] ?? 'recorded';
    if (state !== 'recorded' && state !== 'reviewed')
      throw new UserError('--state is recorded or reviewed.');
    const data = await listFeedback(orm, state, LIST_MAX);
    return { data, text: table(HEADS, data.map(rowOf)) };
  },
};

const HEADS = ['id', 'state', 'verdict', 'to', 'codes', 'review', 'description'];

function rowOf(row: ListedFeedback): string[] {
  const review =
    row.review === 'confirmed' ? `confirmed ${row.confirmed_code}` : (row.review ?? '-');
  const codes = `${row.predicted_code} -> ${row.correct_code ?? '-'}`;
  return [
    row.id,
    row.state,
    row.verdict,
    row.destination_country,
    codes,
    review,
    shown(row.description),
  ];
}

/** The beginning of a customer's text, on one line and without what would steer a terminal. */
const shown = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 80);

const review: Command = {
  name: 'feedback review',
  usage: 'feedback review ID --confirm [--code CODE] | --reject',
  does: 'confirms feedback as a test case, or rejects it, for good; the right code is CODE, else what the feedback says',
  options: ['code'],
  flags: ['confirm', 'reject'],
  async run(orm, [word], options, flags) {
    const id = required(word, 'an ID');
    const asked = reviewOf(options['code'], flags);
    const outcome: ReviewOutcome = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
      ? await reviewFeedback(orm, id, asked)
      : { reviewed: false, why: 'not_waiting' };
    if (!outcome.reviewed) throw new UserError(refusal(id, outcome));
    const { destinationCountry, description, confirmedCode } = outcome.feedback;
    return {
      audit: {
        workspaceId: outcome.feedback.workspaceId,
        before: { feedbackId: id, state: 'recorded' },
        after: { review: asked.verdict, confirmedCode },
      },
      data: { id, reviewed: true, review: asked.verdict, confirmedCode },
      text:
        asked.verdict === 'rejected'
          ? `Feedback ${id} is rejected.`
          : `Feedback ${id} is confirmed: ${confirmedCode} for ${destinationCountry}, "${shown(description)}".`,
    };
  },
};

function reviewOf(code: string | undefined, flags: ReadonlySet<string>): Review {
  if (flags.has('confirm') === flags.has('reject'))
    throw new UserError('Say --confirm or --reject: a review is one of the two.');
  if (flags.has('reject')) {
    if (code !== undefined) throw new UserError('--code goes with --confirm.');
    return { verdict: 'rejected' };
  }
  if (code === undefined) return { verdict: 'confirmed' };
  if (!/^\d(?:\.?\d){5,11}$/.test(code))
    throw new UserError(
      `"${code}" is no code: --code takes 6 to 12 digits, and dots between them.`,
    );
  return { verdict: 'confirmed', code: digitsOf(code) };
}

function refusal(id: string, outcome: Exclude<ReviewOutcome, { reviewed: true }>): string {
  switch (outcome.why) {
    case 'not_waiting':
      return `There is no feedback ${id} that waits for review.`;
    case 'no_code':
      return `Feedback ${id} says that the code is wrong, not which is right: say it with --code CODE.`;
    case 'unfit_code':
      return `The code ${outcome.code} of feedback ${id} has not 6 to 12 digits: say the right one with --code CODE.`;
  }
}

export const feedbackCommands: readonly Command[] = [list, review, feedbackExport];
