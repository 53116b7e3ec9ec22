/** POST /v1/restrictions for goods of which little is said: no code, no origin, or a region alone. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (workspace: TestWorkspace, body: object) =>
  workspace.call('POST', '/v1/restrictions', { body });

it('an item without a code is blocked where its words, or they and its title, say it plainly', async () => {
  const workspace = await service.workspace();
  const outcomeOf = async (destinationCountry: string, title: string): Promise<string> =>
    (await ask(workspace, { destinationCountry, items: [{ title }] })).body.data.outcome;
  expect(await outcomeOf('GB', 'Baton, telescopic, steel')).toBe('blocked');
  expect(await outcomeOf('SG', 'Spearmint chewing gum, 12 sticks')).toBe('blocked');
  expect(await outcomeOf('SG', 'Coffee pod holder')).toBe('clear');
});

it('who names no origin is told that it matters, and is not reviewed for it', async () => {
  const asked = { destinationCountry: 'GB', items: [{ title: 'Linen napkin' }] };
  const answer = await ask(await service.workspace(), asked);
  expect(answer.body.data.items[0]).toMatchObject({
    outcome: 'clear',
    restrictions: [{ id: 'origin-not-named', ruleType: 'observation' }],
  });
});

it.each([
  [{ originRegion: 'UA-43' }, 'blocked'],
  [{ originPostalCode: '95000' }, 'blocked'],
  [{ originRegion: 'UA-14' }, 'review'],
  [{ originRegion: 'UA-46' }, 'clear'],
])('goods of a region are found by it: %j is %s', async (from, outcome) => {
  const asked = { destinationCountry: 'DE', originCountry: 'UA', items: [{ title: 'Napkin' }] };
  const answer = await ask(await service.workspace(), { ...asked, ...from });
  expect(answer.body.data.outcome).toBe(outcome);
});
