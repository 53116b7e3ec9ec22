import { addCredits } from '../../db/store/credits.ts';
import { UserError } from '../../workers/process/config.ts';
import type { Command } from './command.ts';
import { wholeCredits, workspaceOf } from './inputs.ts';

const command = (name: 'grant' | 'purchase' | 'adjust', does: string): Command => ({
  name: `credits ${name}`,
  usage: `credits ${name} WORKSPACE N [--note TEXT]`,
  does,
  options: ['note'],
  async run(orm, [reference, word], options) {
    const workspace = await workspaceOf(orm, reference);
    const amount = wholeCredits(word, name === 'adjust' ? -1_000_000_000 : 1);
    if (amount === 0) throw new UserError('An adjustment of 0 credits changes nothing.');
    const kind = name === 'adjust' ? 'adjustment' : name;
    const balance = await addCredits(orm, {
      workspaceId: workspace.id,
      kind,
      amount,
      description: options['note']?.slice(0, 300) ?? null,
    });
    if (balance === null)
      throw new UserError(
        `${workspace.slug} cannot have that: a balance never falls below 0 nor rises above 2,000,000,000.`,
      );
    return {
      audit: {
        workspaceId: workspace.id,
        before: { balance: balance - amount },
        after: { balance, kind, amount },
      },
      data: { workspaceId: workspace.id, amount, balance },
      text: `${workspace.slug} now has ${balance} credits.`,
    };
  },
});

export const creditCommands: readonly Command[] = [
  command('grant', 'gives credits'),
  command('purchase', 'adds credits that were paid for'),
  command(
    'adjust',
    'corrects a balance; N may be negative (after --: credits adjust -- WORKSPACE -5)',
  ),
];
