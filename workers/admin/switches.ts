import { setPrice } from '../../db/store/prices.ts';
import { switchAction } from '../../db/store/workspaces.ts';
import { PRICE_KEYS, type PriceKey, PRICES } from '../../engine/credits.ts';
import { UserError } from '../config.ts';
import type { Command } from './command.ts';
import { creditsOf, required, workspaceOf } from './inputs.ts';

const ACTIONS = [...new Set(PRICE_KEYS.map((key) => key.split(':')[0] ?? key))];

const price: Command = {
  name: 'price set',
  usage: 'price set ACTION CREDITS|off|default',
  does: `price for all workspaces; ACTION: ${PRICE_KEYS.join(', ')}`,
  options: [],
  async run(orm, [word, value]) {
    const action = PRICE_KEYS.find((key) => key === word);
    if (!action)
      throw new UserError(`There is no price "${word ?? ''}"; there are ${PRICE_KEYS.join(', ')}.`);
    const credits = value === 'off' ? null : value === 'default' ? undefined : creditsOf(value, 0);
    await setPrice(orm, action, credits);
    const now = credits === undefined ? PRICES[action].credits : credits;
    return {
      data: { action, credits: now },
      text: `${action}: ${now === null ? 'switched off' : `${now} credits`}`,
    };
  },
};

const turn = (word: 'on' | 'off'): Command => ({
  name: `action ${word}`,
  usage: `action ${word} ACTION [--workspace WORKSPACE]`,
  does: `switches an action ${word}, for all workspaces or one; ACTION: ${ACTIONS.join(', ')}, or a price`,
  options: ['workspace'],
  async run(orm, [name], options) {
    const action = required(name, `an ACTION: ${ACTIONS.join(', ')}`);
    const keys = PRICE_KEYS.filter((key) => key === action || key.startsWith(`${action}:`));
    if (keys.length === 0)
      throw new UserError(`There is no action "${action}"; there are ${ACTIONS.join(', ')}.`);
    if (options['workspace'] === undefined) await forAll(keys, word === 'on');
    else await switchAction(orm, (await workspaceOf(orm, options['workspace'])).id, action, word === 'on');
    const scope = options['workspace'] ?? 'all workspaces';
    return {
      data: { action, workspace: options['workspace'] ?? null, on: word === 'on' },
      text: `${action} is ${word} for ${scope}.`,
    };

    async function forAll(prices: readonly PriceKey[], on: boolean): Promise<void> {
      for (const key of prices) await setPrice(orm, key, on ? undefined : null);
    }
  },
});

export const switchCommands: readonly Command[] = [price, turn('off'), turn('on')];
