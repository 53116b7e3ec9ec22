import { listSigningKeys, rotateSigningKey } from '../../db/store/signingKeys.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command } from './command.ts';
import { momentOf } from './inputs.ts';

// no request under way is older; an hour is also the longest way from its signature to its charge
const OVERLAP = '1h';
const OVERLAP_DAYS_MAX = 30;

const rotate: Command = {
  name: 'signing rotate',
  usage: 'signing rotate [--overlap 1h]',
  does: 'signs requests under a new key from now on; those under way are believed for the overlap (1h; 0s when a key is known to others)',
  options: ['overlap'],
  async run(orm, _words, options) {
    const overlapMs = momentOf(options['overlap'] ?? OVERLAP).getTime() - Date.now();
    if (overlapMs < -1000 || overlapMs > OVERLAP_DAYS_MAX * 86_400_000)
      throw new UserError(`The overlap is from 0s to ${OVERLAP_DAYS_MAX}d.`);
    const signingKey = await rotateSigningKey(orm, Math.max(0, overlapMs));
    return {
      audit: { after: { signingKey, overlapSeconds: Math.round(overlapMs / 1000) } },
      data: { signingKey, overlapSeconds: Math.round(overlapMs / 1000) },
      text: `Requests are signed under key ${signingKey}; within five seconds every process knows it.`,
    };
  },
};

const list: Command = {
  name: 'signing list',
  usage: 'signing list',
  does: 'keys that sign requests, without their secrets',
  options: [],
  audited: 'reads',
  async run(orm) {
    const data = await listSigningKeys(orm);
    const state = (at: number, expiresAt: Date | null): string =>
      at === 0 ? 'signs' : expiresAt && expiresAt > new Date() ? 'believed' : 'retired';
    return {
      data,
      text: table(
        ['id', 'made', 'state', 'until'],
        data.map(({ id, createdAt, expiresAt }, at) => [
          String(id),
          createdAt.toISOString(),
          state(at, expiresAt),
          expiresAt?.toISOString() ?? '-',
        ]),
      ),
    };
  },
};

export const signingCommands: readonly Command[] = [rotate, list];
