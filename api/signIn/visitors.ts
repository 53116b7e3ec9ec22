/** Who is signed in in a browser, and in which workspaces: for pages of other rooms. */
import { mayApprove } from '../../contract/roles.ts';
import type { Orm } from '../../db/orm.ts';
import { findSession } from '../../db/store/signIn.ts';
import { membershipsOf } from '../../db/store/users.ts';
import type { ApiContext } from '../route.ts';
import { readCookie } from './browser.ts';
import { addressNamed, publicAddressOf } from './publicAddress.ts';

export interface Visitor {
  userId: string;
  workspaces: { workspaceId: string; mayApprove: boolean }[];
}

/**
 * Reads the session of a request. Null when nobody is signed in, or the request came by a name that
 * is not this service's. Whoever changes something by it checks the origin of the form too.
 */
export const visitorReader =
  (orm: Orm, publicUrl: () => string | null) =>
  async (context: ApiContext): Promise<Visitor | null> => {
    const address = publicAddressOf(publicUrl());
    const named = 'why' in address ? null : addressNamed(address, context.get('host'));
    const secret = named && readCookie(context, named, 'session');
    const signedIn = secret === null ? null : await findSession(orm, secret);
    if (!signedIn) return null;
    const memberships = await membershipsOf(orm, signedIn.userId);
    const workspaces = memberships.map(({ workspaceId, role }) => ({
      workspaceId,
      mayApprove: mayApprove(role),
    }));
    return { userId: signedIn.userId, workspaces };
  };
