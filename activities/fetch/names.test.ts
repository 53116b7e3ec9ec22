import { expect, it } from '@jest/globals';
import { resolveName } from './names.ts';

it('names of this machine are known as those of the own network', async () => {
  const addresses = (await resolveName('localhost', true)).map(({ address }) => address);
  expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining(addresses));
  expect(addresses.length).toBeGreaterThan(0);
});

it('a name that there cannot be is not found', async () => {
  // `invalid` is reserved for this (RFC 6761)
  await expect(resolveName('shop.invalid', false)).rejects.toThrow(/shop\.invalid/);
});
