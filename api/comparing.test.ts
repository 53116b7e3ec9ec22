import { expect, it } from '@jest/globals';
import { compareInThread, type Comparison } from './comparing.ts';
import { packPart } from '../db/store/releaseContent.ts';

const EMPTY = packPart('codes', []).content;
const NOTHING: Comparison = { schedule: 'us', code: '0101', before: [EMPTY], after: [EMPTY] };

it('what cannot be read, or compared, is told to whoever asked; the next is answered', async () => {
  const unread = compareInThread(() => Promise.reject(new Error('the database is away')));
  const unpacked = compareInThread(async () => ({
    ...NOTHING,
    after: [new Uint8Array([1, 2, 3])],
  }));
  const next = compareInThread(async () => NOTHING);
  await expect(unread).rejects.toThrow('the database is away');
  await expect(unpacked).rejects.toThrow('the comparison of two releases failed');
  expect(await next).toEqual([]);
});

it('sixteen wait; one more is told when to come again, and nothing is read for it', async () => {
  const held = Promise.withResolvers<Comparison>();
  const waiting = Array.from({ length: 16 }, () => compareInThread(() => held.promise));
  let wasRead = false;
  const oneMore = compareInThread(async () => {
    wasRead = true;
    return NOTHING;
  });
  await expect(oneMore).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 5 },
    headers: { 'Retry-After': '5' },
  });
  expect(wasRead).toBe(false);
  held.resolve(NOTHING);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => []));
  expect(await compareInThread(async () => NOTHING)).toEqual([]);
});
