/** A worker stops although the step of a delivery fails, as when the database is away. */
import { expect, it } from '@jest/globals';
import { startService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

it('the step that fails again and again keeps no worker from stopping', async () => {
  let tries = 0;
  const service = await startService({
    overrides: {
      activities: (usual) => ({
        ...usual,
        deliverMessage: async () => {
          tries += 1;
          throw new Error('the database is away');
        },
      }),
    },
  });
  const by = await service.workspace();
  const body = { url: 'https://shop.example/hooks' };
  const { id } = (await by.call('POST', '/v1/webhooks', { body })).body.data;
  await by.call('POST', `/v1/webhooks/${id}/test`);
  await eventually(
    async () => tries,
    (count) => count > 1,
  );
  await expect(service.stop()).resolves.toBeUndefined();
});
