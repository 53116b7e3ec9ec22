import { expect, it } from '@jest/globals';
import { documentFetcher } from './documents.ts';

const at = (address: string, found: readonly string[] = ['93.184.215.14']) =>
  documentFetcher(async () => found.map((one) => ({ address: one, family: 4 })))(address, {});

it.each([
  'http://agent.example/client.json',
  'https://127.0.0.1/client.json',
  'https://[::1]/client.json',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/client.json',
  'https://database.internal/client.json',
  'https://agent.example:8443/client.json',
  'https://user@agent.example/client.json',
])('%s is not asked', async (address) => {
  await expect(at(address)).rejects.toThrow('public https address');
});

it.each([[['10.0.0.5']], [['93.184.215.14', '127.0.0.1']], [['169.254.169.254']], [[]]])(
  'a name that leads to %s is not asked',
  async (found) => {
    await expect(at('https://agent.example/client.json', found)).rejects.toThrow('not public');
  },
);
