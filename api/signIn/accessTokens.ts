/** Who an access token of the agent endpoint stands for, asked of the database on each call. */
import type { Orm } from '../../db/orm.ts';
import { type AccessTokenHolder, findAccessToken } from '../../db/store/oauthRecords.ts';
import { resourceOf } from '../oauth/resource.ts';
import { aliasesOf, publicAddressOf } from './publicAddress.ts';

export type { AccessTokenHolder };

/**
 * Reads access tokens. Null for one that is unknown, expired, revoked or for another audience, and
 * for all of them where nobody can sign in.
 */
export const accessTokenReader =
  (orm: Orm, publicUrl: () => string | null) =>
  async (token: string): Promise<AccessTokenHolder | null> => {
    const address = publicAddressOf(publicUrl());
    if ('why' in address) return null;
    return findAccessToken(orm, token, aliasesOf(address).map(resourceOf));
  };
