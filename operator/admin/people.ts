/** People who sign in, their roles, what they have allowed programs, and programs made by hand. */
import { ROLE_WORDS, type Role, ROLES } from '../../contract/roles.ts';
import { type Orm, together } from '../../db/orm.ts';
import { createLink, endSessionsOf, LINK_MINUTES } from '../../db/store/signIn.ts';
import {
  createUser,
  findUserByEmail,
  listMembers,
  listUsers,
  removeMember,
  removeUser,
  setMember,
  type User,
} from '../../db/store/users.ts';
import { readConfig, UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command, Result } from './command.ts';
import { required, workspaceOf } from './inputs.ts';

const LINK_SHOWN = `a link to set a password, good once for ${LINK_MINUTES} minutes, is shown this once on a terminal, in the answer to --json, and else written to a file of its owner alone that is named`;

const createCommand: Command = {
  name: 'user create',
  usage: 'user create EMAIL --workspace WORKSPACE --role ROLE',
  does: `makes a person a user and a member; ${LINK_SHOWN}`,
  options: ['workspace', 'role'],
  async run(orm, [word], options) {
    const email = emailOf(word);
    const workspace = await workspaceOf(orm, options['workspace']);
    const role = roleOf(options['role']);
    const userId = await createUser(orm, email);
    if (userId === null)
      throw new UserError(
        `${email} is a user already: npm run admin -- member set WORKSPACE ${email} ROLE`,
      );
    await setMember(orm, workspace.id, userId, role);
    const link = await linkFor(orm, userId);
    return {
      ...link,
      audit: { workspaceId: workspace.id, after: { userId, role } },
      data: { userId, workspaceId: workspace.id, role, ...link.data },
      text: `${email} is ${role} of ${workspace.slug}.`,
    };
  },
};

const recover: Command = {
  name: 'user recover',
  usage: 'user recover EMAIL',
  does: `ends all sessions of a user who cannot sign in; ${LINK_SHOWN}`,
  options: [],
  async run(orm, [word]) {
    const user = await userOf(orm, word);
    await endSessionsOf(orm, user.id);
    const link = await linkFor(orm, user.id);
    return {
      ...link,
      audit: { after: { userId: user.id } },
      data: { userId: user.id, ...link.data },
      text: `${user.email} is signed out everywhere and may set a password.`,
    };
  },
};

/** A link of one use; it leads to the public address, or to this machine. */
async function linkFor(
  orm: Orm,
  userId: string,
): Promise<{ data: { link: string }; secret: NonNullable<Result['secret']> }> {
  const { PUBLIC_URL, HOST, PORT } = readConfig();
  const link = `${PUBLIC_URL ?? `http://${HOST}:${PORT}`}/sign-in/link/${await createLink(orm, userId)}`;
  const name = `link-${userId}-${Date.now()}`;
  return { data: { link }, secret: { keyId: name, key: link, what: 'Link' } };
}

const remove: Command = {
  name: 'user remove',
  usage: 'user remove EMAIL',
  does: 'takes a user away everywhere; sessions, passkeys and what was allowed to programs end at once',
  options: [],
  async run(orm, [word]) {
    const user = await userOf(orm, word);
    await removeUser(orm, user.id);
    return {
      audit: { before: { userId: user.id } },
      data: { userId: user.id, removed: true },
      text: `${user.email} is removed.`,
    };
  },
};

const list: Command = {
  name: 'user list',
  usage: 'user list',
  does: 'all users, how they sign in and of how many workspaces they are members',
  options: [],
  audited: 'reads',
  async run(orm) {
    const users = await listUsers(orm);
    return {
      data: users,
      text: table(
        ['id', 'password', 'passkeys', 'workspaces', 'email'],
        users.map(({ userId, hasPassword, passkeys, workspaces, email }) => [
          userId,
          hasPassword ? 'yes' : 'no',
          String(passkeys),
          String(workspaces),
          email,
        ]),
      ),
    };
  },
};

const set: Command = {
  name: 'member set',
  usage: 'member set WORKSPACE EMAIL ROLE',
  does: `makes a user a member or changes the role: ${ROLES.map((role) => `${role} (${ROLE_WORDS[role]})`).join(', ')}`,
  options: [],
  async run(orm, [reference, word, wanted]) {
    const workspace = await workspaceOf(orm, reference);
    const user = await userOf(orm, word);
    const role = roleOf(wanted);
    const before = await setMember(orm, workspace.id, user.id, role);
    return {
      audit: {
        workspaceId: workspace.id,
        before: { userId: user.id, role: before },
        after: { role },
      },
      data: { workspaceId: workspace.id, userId: user.id, role },
      text: `${user.email} is ${role} of ${workspace.slug}.`,
    };
  },
};

const removeFrom: Command = {
  name: 'member remove',
  usage: 'member remove WORKSPACE EMAIL',
  does: 'takes a user out of a workspace; sessions and what was allowed to programs end at once',
  options: [],
  async run(orm, [reference, word]) {
    const workspace = await workspaceOf(orm, reference);
    const user = await userOf(orm, word);
    const role = await together(orm, () => removeMember(orm, workspace.id, user.id));
    if (role === null)
      throw new UserError(
        `${user.email} is no member of ${workspace.slug}: member list shows them`,
      );
    return {
      audit: { workspaceId: workspace.id, before: { userId: user.id, role }, after: {} },
      data: { workspaceId: workspace.id, userId: user.id, removed: true },
      text: `${user.email} is no member of ${workspace.slug} any more.`,
    };
  },
};

const listOf: Command = {
  name: 'member list',
  usage: 'member list WORKSPACE',
  does: 'members of a workspace and their roles',
  options: [],
  audited: 'reads',
  async run(orm, [reference]) {
    const data = await listMembers(orm, (await workspaceOf(orm, reference)).id);
    return {
      data,
      text: table(
        ['id', 'role', 'since', 'email'],
        data.map(({ userId, role, createdAt, email }) => [
          userId,
          role,
          createdAt.toISOString(),
          email,
        ]),
      ),
    };
  },
};

const EMAIL = /^[^\s@]+@[^\s@]+$/;

function emailOf(word: string | undefined): string {
  const email = required(word, 'an EMAIL');
  if (!EMAIL.test(email) || email.length > 254)
    throw new UserError(`"${email}" is no email address.`);
  return email;
}

function roleOf(word: string | undefined): Role {
  const role = ROLES.find((one) => one === word);
  if (!role) throw new UserError(`Say the role: ${ROLES.join(', ')}.`);
  return role;
}

async function userOf(orm: Orm, word: string | undefined): Promise<User> {
  const email = emailOf(word);
  const user = await findUserByEmail(orm, email);
  if (!user) throw new UserError(`There is no user ${email}: npm run admin -- user list`);
  return user;
}

export const peopleCommands: readonly Command[] = [
  createCommand,
  recover,
  remove,
  list,
  set,
  removeFrom,
  listOf,
];
