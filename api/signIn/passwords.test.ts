import { expect, it } from '@jest/globals';
import { hashPassword, isPassword, passwordFault, TooBusy } from './passwords.ts';

const PASSWORD = 'correct horse battery';

it('knows a password by its hash, in whichever way its letters are written', async () => {
  const hash = await hashPassword('caf\u00e9 au lait du matin');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('cafe\u0301 au lait du matin', hash)).toBe(true);
  expect(await isPassword('cafe au lait du matin', hash)).toBe(false);
});

it('is never the one of nobody, nor of what is no hash of ours', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(await isPassword(PASSWORD, null)).toBe(false);
  expect(await isPassword(PASSWORD, '')).toBe(false);
  expect(await isPassword(PASSWORD, hash.replace('argon2id', 'argon2i'))).toBe(false);
});

/** So many checks as run and wait at most, begun at once; then one more. */
async function beyond(hash: string | null): Promise<unknown> {
  const most = 32; // two at once, and thirty that wait
  const all = Array.from({ length: most }, () => isPassword(PASSWORD, hash));
  const more = await isPassword(PASSWORD, hash).catch((cause: unknown) => cause);
  await Promise.all(all);
  return more;
}

it('hashes for nobody as for somebody: both take a turn, and the same number at once', async () => {
  expect(await beyond(await hashPassword(PASSWORD))).toBeInstanceOf(TooBusy);
  expect(await beyond(null)).toBeInstanceOf(TooBusy);
});

it.each([
  ['short', 'at least 12'],
  ['x'.repeat(201), 'at most 200'],
  ['ababababababab', 'easy to guess'],
  ['me@example.com!', 'easy to guess'],
])('refuses %s', (password, why) => {
  expect(passwordFault(password, 'me@example.com')).toContain(why);
});

it('takes any other', () => {
  expect(passwordFault(PASSWORD, 'me@example.com')).toBeNull();
});
