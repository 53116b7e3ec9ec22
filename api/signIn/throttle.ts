/** How often anybody may try to sign in: counted in the database, for all processes together. */
import type { Orm } from '../../db/orm.ts';
import { countCall } from '../../db/store/rateLimit.ts';
import { digestOf } from '../../db/store/signIn.ts';

const WINDOW_S = 900;

/**
 * So many tries in a quarter of an hour: from one address, at one account from one address, and at
 * one account from everywhere, which is more, so that a stranger cannot easily lock its owner out.
 */
const MOST = { address: 50, pair: 10, account: 100 } as const;

/**
 * Counts a try at an account that may not exist; seconds to wait when there were too many, else
 * null. What is counted does not depend on whether there is such an account.
 */
export async function countTry(orm: Orm, bucket: string, account: string): Promise<number | null> {
  const name = digestOf(account).toString('base64url');
  const windows = [
    [`sign-in-address:${bucket}`, MOST.address],
    [`sign-in-pair:${bucket}:${name}`, MOST.pair],
    [`sign-in-account:${name}`, MOST.account],
  ] as const;
  for (const [of, most] of windows) {
    const { count, secondsLeft } = await countCall(orm, of, WINDOW_S);
    if (count > most) return secondsLeft;
  }
  return null;
}

const REGISTRATION_WINDOW_S = 3600;
const REGISTRATIONS = 20;

/** Counts a program that registers itself; seconds to wait when its address did so too often. */
export async function countRegistration(orm: Orm, bucket: string): Promise<number | null> {
  const window = await countCall(orm, `register:${bucket}`, REGISTRATION_WINDOW_S);
  return window.count > REGISTRATIONS ? window.secondsLeft : null;
}
