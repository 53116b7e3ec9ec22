import { readPrices, setPrice } from '../../db/store/prices.ts';
import { switchAction } from '../../db/store/workspaces.ts';
import { isPriceOf, PRICE_KEYS, type PriceKey, PRICES } from '../../engine/credits.ts';
import { UserError } from '../../workers/process/config.ts';
import type { Command } from './command.ts';
import { required, wholeCredits, workspaceOf } from './inputs.ts';

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
    const credits =
      value === 'off' ? null : value === 'default' ? undefined : wholeCredits(value, 0);
    const before = (await readPrices(orm))[action];
    await setPrice(orm, action, credits);
    const now = credits === undefined ? PRICES[action].credits : credits;
    return {
      audit: { before: { action, credits: before }, after: { credits: now } },
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
    const keys = PRICE_KEYS.filter((key) => isPriceOf(key, action));
    if (keys.length === 0)
      throw new UserError(`There is no action "${action}"; there are ${ACTIONS.join(', ')}.`);
    const workspace =
      options['workspace'] === undefined ? null : await workspaceOf(orm, options['workspace']);
    const prices = await readPrices(orm);
    const before = workspace
      ? { disabledActions: workspace.disabledActions }
      : Object.fromEntries(keys.map((key) => [key, prices[key]]));
    const whole = action.split(':')[0] ?? action;
    if (word === 'on' && whole !== action && workspace?.disabledActions.includes(whole))
      throw new UserError(`The action "${whole}" is off for this workspace: switch that on.`);
    if (workspace) await switchAction(orm, workspace.id, action, word === 'on');
    else await forAll(keys, word === 'on');
    const scope = options['workspace'] ?? 'all workspaces';
    return {
      audit: {
        ...(workspace ? { workspaceId: workspace.id } : {}),
        before,
        after: { action, on: word === 'on' },
      },
      data: { action, workspace: options['workspace'] ?? null, on: word === 'on' },
      text: `${action} is ${word} for ${scope}.`,
    };

    async function forAll(switched: readonly PriceKey[], on: boolean): Promise<void> {
      for (const key of switched) await setPrice(orm, key, on ? undefined : null);
    }
  },
});

export const switchCommands: readonly Command[] = [price, turn('off'), turn('on')];
