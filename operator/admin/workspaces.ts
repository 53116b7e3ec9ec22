import { z } from 'zod';
import { country } from '../../contract/fields.ts';
import { SCOPES } from '../../contract/operation.ts';
import type { Workspace } from '../../db/entities/workspace.ts';
import { addCredits } from '../../db/store/credits.ts';
import {
  createKey,
  createWorkspace,
  listWorkspaces,
  setStatus,
  updateSettings,
} from '../../db/store/workspaces.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command } from './command.ts';
import { required, SHOWN_ONCE, wholeCredits, workspaceOf } from './inputs.ts';

const create: Command = {
  name: 'workspace create',
  usage: 'workspace create NAME [--credits N]',
  does: `creates a workspace and a key with all scopes; ${SHOWN_ONCE}`,
  options: ['credits'],
  migrates: true, // it may be the first command on a new database
  async run(orm, [name], options) {
    const title = required(name, 'a NAME');
    if (title.length > 120) throw new UserError('A NAME has at most 120 characters.');
    const amount = options['credits'] === undefined ? 0 : wholeCredits(options['credits'], 0);
    const { id: workspaceId, slug } = await createWorkspace(orm, title);
    if (amount > 0)
      await addCredits(orm, { workspaceId, kind: 'grant', amount, description: 'First credits' });
    const { id: keyId, key } = await createKey(orm, {
      workspaceId,
      name: 'First key',
      scopes: SCOPES,
    });
    return {
      audit: { workspaceId, after: { keyId, scopes: SCOPES, credits: amount } },
      secret: { keyId, key },
      data: { workspaceId, key },
      text: `Workspace ${slug} (${workspaceId}) with ${amount} credits.`,
    };
  },
};

const list: Command = {
  name: 'workspace list',
  usage: 'workspace list',
  does: 'all workspaces with balance and status',
  options: [],
  audited: 'reads',
  async run(orm) {
    const workspaces = await listWorkspaces(orm);
    const data = workspaces.map(({ id, name, slug, status, balance }) => ({
      id,
      name,
      slug,
      status,
      balance,
    }));
    return {
      data,
      text: table(
        ['id', 'status', 'credits', 'slug'],
        data.map(({ id, status, balance, slug }) => [id, status, String(balance), slug]),
      ),
    };
  },
};

const settingSchemas = {
  originReviewThreshold: z.coerce.number().min(0).max(1),
  validateReviewThreshold: z.coerce.number().min(0).max(1),
  defaultMode: z.enum(['mini', 'pro', 'max']),
  defaultMarkets: z
    .string()
    .transform((words) => words.split(','))
    .pipe(z.array(country).max(50)),
} as const;

const set: Command = {
  name: 'workspace set',
  usage: 'workspace set WORKSPACE SETTING=VALUE ...',
  does: `settings: ${Object.keys(settingSchemas).join(', ')}; an empty VALUE goes back to the default`,
  options: [],
  async run(orm, [reference, ...words]) {
    const workspace = await workspaceOf(orm, reference);
    if (words.length === 0) throw new UserError('Say at least one SETTING=VALUE.');
    const changes = Object.fromEntries(words.map(settingOf));
    await updateSettings(orm, workspace.id, changes);
    const before = Object.fromEntries(
      Object.keys(changes).map((name) => [name, { ...workspace.settings }[name] ?? null]),
    );
    return {
      audit: { workspaceId: workspace.id, before, after: changes },
      data: { workspaceId: workspace.id, changed: changes },
      text: `Changed: ${JSON.stringify(changes)}`,
    };
  },
};

function settingOf(word: string): [string, unknown] {
  const [name = '', ...rest] = word.split('=');
  const value = rest.join('=');
  const schema = Object.entries(settingSchemas).find(([known]) => known === name)?.[1];
  if (!schema)
    throw new UserError(
      `There is no setting "${name}"; there are ${Object.keys(settingSchemas).join(', ')}.`,
    );
  if (value === '') return [name, null];
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new UserError(`${name}: ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
  return [name, parsed.data];
}

const statusCommand = (name: 'suspend' | 'resume', status: Workspace['status']): Command => ({
  name: `workspace ${name}`,
  usage: `workspace ${name} WORKSPACE`,
  does:
    status === 'suspended'
      ? 'answers it 403 everywhere but GET /v1/me'
      : 'lets a suspended workspace work again',
  options: [],
  async run(orm, [reference]) {
    const workspace = await workspaceOf(orm, reference);
    await setStatus(orm, workspace.id, status);
    return {
      audit: { workspaceId: workspace.id, before: { status: workspace.status }, after: { status } },
      data: { workspaceId: workspace.id, status },
      text: `${workspace.slug} is ${status}.`,
    };
  },
});

export const workspaceCommands: readonly Command[] = [
  create,
  list,
  set,
  statusCommand('suspend', 'suspended'),
  statusCommand('resume', 'active'),
];
