/** What oidc-provider keeps, in PostgreSQL. */
import { createHash } from 'node:crypto';
import { errors } from 'oidc-provider';
import type { Adapter } from 'oidc-provider';
import type { Orm } from '../../db/orm.ts';
import {
  consumeRecord,
  deleteOfGrant,
  deleteRecord,
  endGrant,
  findRecord,
  isGrantLive,
  type Payload,
  putRecord,
} from '../../db/store/oauthRecords.ts';

/**
 * A refresh token that was used is taken again for so long: several windows of one program refresh
 * at once, and the winner's tokens must not die of it. Reuse after that revokes the grant.
 */
const GRACE_S = 10;

/** The adapter of one model. Sessions are not kept: those of people are this service's own. */
export const adapterOf =
  (orm: Orm) =>
  (model: string): Adapter =>
    model === 'Session' ? NOTHING_KEPT : recordsOf(orm, model);

const NOTHING_KEPT: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
};

const recordsOf = (orm: Orm, model: string): Adapter => ({
  ...NOTHING_KEPT,
  // the id of a token is the token
  upsert: (id, { jti: _id, ...payload }, expiresInS) => {
    const kept = model === 'Client' ? withSecretHashed(payload) : payload;
    // what people have consented to ends as they said, not by a clock of the library
    if (model === 'Grant') return putRecord(orm, model, id, { ...kept, grantId: id }, null);
    return putRecord(orm, model, id, kept, expiresInS ?? null);
  },
  find: async (id) => {
    const found = await findRecord(orm, model, id);
    if (!found || (model === 'Grant' && !(await isGrantLive(orm, id)))) return undefined;
    const { payload, consumedAgoS } = found;
    const isUsed = consumedAgoS !== null && !(model === 'RefreshToken' && consumedAgoS < GRACE_S);
    return {
      ...payload,
      ...(model === 'Client' ? {} : { jti: id }),
      ...(isUsed ? { consumed: true } : {}),
    };
  },
  consume: async (id) => {
    const isFirst = await consumeRecord(orm, model, id);
    if (!isFirst && model === 'AuthorizationCode') await refuseSecondUse(orm, id);
  },
  destroy: async (id) => {
    await deleteRecord(orm, model, id);
    if (model === 'Grant') await endGrant(orm, id);
  },
  revokeByGrantId: (grantId) => deleteOfGrant(orm, grantId, model),
});

/** Two requests with one code at once: somebody has copied it, and what came of it ends. */
async function refuseSecondUse(orm: Orm, id: string): Promise<never> {
  const grantId = (await findRecord(orm, 'AuthorizationCode', id))?.payload['grantId'];
  if (typeof grantId === 'string') await endGrant(orm, grantId);
  throw new errors.InvalidGrant('authorization code already consumed');
}

export const hashedSecret = (secret: string): string =>
  `sha256:${createHash('sha256').update(secret).digest('base64url')}`;

function withSecretHashed(payload: Payload): Payload {
  const { client_secret: secret, client_id: clientId, ...rest } = payload;
  return {
    ...rest,
    client_id: clientId,
    clientId, // by which grants name it
    ...(typeof secret === 'string' ? { client_secret: hashedSecret(secret) } : {}),
  };
}
