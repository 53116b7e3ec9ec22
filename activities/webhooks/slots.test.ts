import { expect, it } from '@jest/globals';
import { Slots } from './slots.ts';

/** Work that ends when it is told to. */
const held = () => Promise.withResolvers<'done'>();

it('an endpoint has as many attempts under way as it may have, and more when one has ended', async () => {
  const slots = new Slots(10, 2);
  const [one, other] = [held(), held()];
  const first = slots.run('a', false, () => one.promise);
  void slots.run('a', false, () => other.promise);
  expect(await slots.run('a', false, async () => 'done')).toBeNull();
  expect(await slots.run('b', false, async () => 'done')).toBe('done');
  one.resolve('done');
  expect(await first).toBe('done');
  expect(await slots.run('a', false, async () => 'done')).toBe('done');
  other.resolve('done');
});

it('those that fail have one each, and half of all together: the others find room', async () => {
  const slots = new Slots(8, 8);
  const silent = held();
  for (let at = 0; at < 4; at += 1) void slots.run(`dead-${at}`, true, () => silent.promise);
  expect(await slots.run('dead-0', true, async () => 'done')).toBeNull();
  expect(await slots.run('dead-9', true, async () => 'done')).toBeNull();
  expect(await slots.run('well', false, async () => 'done')).toBe('done');
  silent.resolve('done');
});

it('what breaks gives its place back', async () => {
  const slots = new Slots(1, 1);
  await expect(
    slots.run('a', false, async () => {
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  expect(await slots.run('a', false, async () => 'done')).toBe('done');
});
