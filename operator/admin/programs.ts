/** What people have allowed programs, and programs that are made known by hand. */
import { listAgentGrants } from '../../db/store/agentGrants.ts';
import { isId, newId } from '../../db/id.ts';
import { endGrant, putRecord } from '../../db/store/oauthRecords.ts';
import { UserError } from '../../workers/process/config.ts';
import { table } from '../table.ts';
import type { Command } from './command.ts';
import { required, workspaceOf } from './inputs.ts';

type Listed = Awaited<ReturnType<typeof listAgentGrants>>[number];

const LISTED_MAX = 1000;

const stateOf = ({ revokedAt, endsAt }: Listed): string =>
  revokedAt ? 'revoked' : endsAt && endsAt < new Date() ? 'ended' : 'active';

const list: Command = {
  name: 'grant list',
  usage: 'grant list WORKSPACE',
  does: 'what people have allowed programs in a workspace, and what of it was spent',
  options: [],
  audited: 'reads',
  async run(orm, [reference]) {
    const { id } = await workspaceOf(orm, reference);
    const data = await listAgentGrants(orm, id, { limit: LISTED_MAX });
    return {
      data,
      text: table(
        ['id', 'state', 'spent', 'ends', 'scopes', 'program'],
        data.map((grant) => [
          grant.id,
          stateOf(grant),
          `${grant.creditsSpent}/${grant.creditCeiling ?? 'no ceiling'}`,
          grant.endsAt?.toISOString() ?? 'never',
          grant.scopes.join(','),
          grant.clientName,
        ]),
      ),
    };
  },
};

const revoke: Command = {
  name: 'grant revoke',
  usage: 'grant revoke GRANT_ID',
  does: 'refuses all tokens of a grant from now on',
  options: [],
  async run(orm, [word]) {
    const grantId = required(word, 'a GRANT_ID').toLowerCase();
    const workspaceId = isId(grantId) ? await endGrant(orm, grantId) : null;
    if (workspaceId === null)
      throw new UserError(
        `There is no active grant ${grantId}: npm run admin -- grant list WORKSPACE`,
      );
    return {
      audit: { workspaceId, before: { grantId, revoked: false }, after: { revoked: true } },
      data: { grantId, revoked: true },
      text: `Grant ${grantId} is revoked.`,
    };
  },
};

const create: Command = {
  name: 'client create',
  usage: 'client create NAME --redirect URI[,URI]',
  does: 'makes a program known that neither has a document nor registers itself; it proves itself by PKCE, without a secret',
  options: ['redirect'],
  async run(orm, [word], options) {
    const name = required(word, 'a NAME').slice(0, 80);
    const redirects = required(options['redirect'], '--redirect URI').split(',').map(redirectOf);
    const clientId = newId();
    const client = {
      client_id: clientId,
      clientId,
      client_name: name,
      redirect_uris: redirects,
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      landfall_kept: true, // others are purged while nobody has allowed them anything
    };
    await putRecord(orm, 'Client', clientId, client, null);
    return {
      audit: { after: { clientId } },
      data: { clientId, redirects },
      text: `Client ${clientId} (${name}) may be answered at ${redirects.join(', ')}.`,
    };
  },
};

const OWN_COMPUTER = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** An address to which answers may go: https, this computer, or the scheme of a program. */
function redirectOf(word: string): string {
  const url = URL.parse(word.trim());
  const isBad =
    !url ||
    url.href.includes('#') ||
    (url.protocol === 'http:' && !OWN_COMPUTER.has(url.hostname)) ||
    (url.protocol === 'https:' && OWN_COMPUTER.has(url.hostname)) ||
    /^(javascript|data|file|blob|about|vbscript):$/.test(url.protocol);
  if (isBad)
    throw new UserError(
      `"${word}" is no redirect: use https://..., http://127.0.0.1/... or the scheme of a program.`,
    );
  return word.trim();
}

export const programCommands: readonly Command[] = [list, revoke, create];
