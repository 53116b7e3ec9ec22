/** Pages of one workspace: who of its people looks at them. */
import type { Role } from '../../contract/roles.ts';
import { findMemberAndCount } from '../../db/store/members.ts';
import { countCall } from '../../db/store/rateLimit.ts';
import { findUser, type Membership, membershipsOf } from '../../db/store/users.ts';
import type { Principal } from '../../db/store/workspaces.ts';
import { callerBucket, countAgainst, WINDOW_S } from '../steps/access.ts';
import { Refusal } from './browser.ts';
import { isPassword } from './passwords.ts';
import type { Visit } from './signInPages.ts';
import { countTry } from './throttle.ts';

export type { Membership };
export type Member = Principal & { role: Role };

/**
 * The member that the page is for; counts the page against the person, whatever the workspace.
 * Null where there is no such workspace for this person. Throws 429 beyond 120 pages a minute.
 */
export async function memberOf(
  { context, services }: Visit,
  person: { userId: string; slug: string },
): Promise<Member | null> {
  const found = await findMemberAndCount(services.orm, person, WINDOW_S);
  if (!found) return null;
  countAgainst(context, 'user', services.settings.ratePerMinute, found);
  return found.principal;
}

/** Workspaces of a person that are not suspended, by name. */
export const workspacesOf = (
  { services }: Pick<Visit, 'services'>,
  userId: string,
): Promise<Membership[]> => membershipsOf(services.orm, userId);

/** Refuses who does not know the password of the person that is signed in. Throws 401, 429. */
export async function requirePassword(
  { context, services }: Visit,
  { userId, email }: { userId: string; email: string },
  password: string,
): Promise<void> {
  if ((await countTry(services.orm, callerBucket(context, services.settings), email)) !== null)
    throw new Refusal(429, 'Too many tries. Wait some minutes, then try again.');
  const user = await findUser(services.orm, userId);
  if (!(await isPassword(password, user?.passwordHash ?? null)))
    throw new Refusal(401, 'This is not your password.');
}

const FORM_S = 86_400;

/** Whether a form is sent for the first time; its id is of the page that showed it. */
export async function isFirstSending(
  { services }: Pick<Visit, 'services'>,
  { userId, formId }: { userId: string; formId: string },
): Promise<boolean> {
  const { count } = await countCall(services.orm, `form:${userId}:${formId}`, FORM_S);
  return count === 1;
}
