/** Passwords: argon2id of Node itself, in the form of the PHC string. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;

/** OWASP, Password Storage Cheat Sheet, read 2026-11: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Each takes 19 MiB and a core for a moment: so many at once, and so many that wait. */
const AT_ONCE = 2;
const WAITING_MAX = 30;

const derive = promisify(argon2);

/** Too many people sign in at this moment. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work when fewer than two others run; throws `TooBusy` when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new TooBusy('too many passwords are checked');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next(); // its place goes on
    else running -= 1;
  }
}

const tagOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      parallelism: LANES,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  );

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const SETTINGS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`;

/** The hash to keep of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${SETTINGS}${base64(salt)}$${base64(await tagOf(password, salt))}`;
}

const NOBODY = `${SETTINGS}${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(TAG_BYTES))}`;

/**
 * Whether a password is the one of a hash; with null, of nobody, it takes as long and is false.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const kept = hash?.startsWith(SETTINGS) ? hash : NOBODY;
  const [salt = '', tag = ''] = kept.slice(SETTINGS.length).split('$');
  const made = await tagOf(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(tag, 'base64');
  const isSame = wanted.length === made.length && timingSafeEqual(made, wanted);
  return isSame && kept === hash;
}

/** Why a password is refused; null: it is not. */
export function passwordFault(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return `A password has at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `A password has at most ${PASSWORD_MAX} characters.`;
  const folded = password.toLowerCase();
  if (folded.includes(email) || new Set(folded).size < 5)
    return 'This password is easy to guess: choose one that is not your address or a few letters.';
  return null;
}
