/** Messages to endpoints when processes die, receivers are down, and others are silent. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess } from '../support/worker.ts';

const [TEST_MS, LONG_MS] = [180_000, 120_000];
const HOOKS = '/v1/webhooks';

let receiver: Receiver;
let service: TestService;
let environment: Record<string, string>;
beforeAll(async () => {
  receiver = await startReceiver();
  environment = { FETCH_ALLOW_HOSTS: receiver.host, WEBHOOKS_ALLOW_HTTP: 'on' };
  // nobody takes messages but the processes of the tests
  service = await startService({ environment: { ...environment, QUEUES: 'requests,jobs,bulk' } });
}, TEST_MS);
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

const worker = () => startWorkerProcess(service, { ...environment, QUEUES: 'webhooks' });
async function endpoint(by: TestWorkspace, path: string): Promise<string> {
  const body = { url: `${receiver.url}${path}` };
  return (await by.call('POST', HOOKS, { body })).body.data.id;
}
const send = async (by: TestWorkspace, id: string, count: number): Promise<string[]> => {
  const ids = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await by.call('POST', `${HOOKS}/${id}/test`)).body.data.messageId as string);
  return ids;
};
const arrived = (path: string, ids: readonly string[]) =>
  eventually(
    async () => new Set(receiver.at(path).map(({ id }) => id)),
    (known) => ids.every((id) => known.has(id)),
    LONG_MS,
  );

it(
  'a worker that is killed in the middle of many loses none, and a silent receiver delays no other',
  async () => {
    const by = await service.workspace();
    const [silent, well] = [await endpoint(by, '/silent'), await endpoint(by, '/well')];
    receiver.reply('/silent', { silent: true });
    await send(by, silent, 12);
    const ids = await send(by, well, 30);
    const first = await worker();
    await eventually(
      async () => receiver.at('/well').length,
      (count) => count > 3,
      LONG_MS,
    );
    await first.kill();
    ids.push(...(await send(by, well, 5)));
    const second = await worker();
    await arrived('/well', ids);
    expect(receiver.at('/silent').length).toBeGreaterThan(0);
    const { failingSince } = (await by.call('GET', `${HOOKS}/${well}`)).body.data;
    expect(failingSince).toBeNull();
    await second.kill();
  },
  TEST_MS,
);
