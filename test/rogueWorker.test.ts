/**
 * Whoever reaches Temporal may take the tasks of our queue: what such a worker answers reaches no
 * caller.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import proto from '@temporalio/proto';
import { v7 as uuidv7 } from 'uuid';
import { readConfig } from '../workers/process/config.ts';
import { createCodec } from '../workers/process/payload/codec.ts';
import { ringOf } from '../workers/process/payload/keyRing.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/process/temporal.ts';
import { creditsOf } from './support/access.ts';
import { call, startService, type TestService } from './support/service.ts';

const { COMMAND_TYPE_COMPLETE_WORKFLOW_EXECUTION } = proto.temporal.api.enums.v1.CommandType;
const GOODS = { description: 'Knitted cotton T-shirt for men', destinationCountry: 'US' };

let service: TestService;
let temporal: TemporalConnection;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
  temporal = await connectTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await service.stop();
});

/** Takes the next task, and completes its workflow with a result of its own. */
async function answerInOurName(result: Payload): Promise<void> {
  const { connection, namespace } = temporal;
  const { workflowService } = connection;
  const taskQueue = { name: queuesOf(service.queuePrefix).requests };
  const task = await workflowService.pollWorkflowTaskQueue({
    namespace,
    taskQueue,
    identity: 'rogue',
  });
  await workflowService.respondWorkflowTaskCompleted({
    namespace,
    taskToken: task.taskToken,
    identity: 'rogue',
    commands: [
      {
        commandType: COMMAND_TYPE_COMPLETE_WORKFLOW_EXECUTION,
        completeWorkflowExecutionCommandAttributes: { result: { payloads: [result] } },
      },
    ],
  });
}

/**
 * What a worker of ours wrote, under the keys of this installation, for another request or for
 * none.
 */
async function sealed(result: unknown, workflowId?: string): Promise<Payload> {
  const written = defaultPayloadConverter.toPayload(result);
  const context =
    workflowId === undefined
      ? undefined
      : { type: 'workflow' as const, namespace: 'default', workflowId };
  const [payload = {}] = await createCodec(ringOf(readConfig())).encode([written], context);
  return payload;
}

const credits = (usageId: string) => ({ charged: 1, remaining: 424_242, usageId });
const answer = { ok: true, data: { hsCode: '9999999999' }, credits: credits(uuidv7()) };
const refusal = { ok: false, code: 'insufficient_credits', message: 'There is not enough left.' };
const OTHER = `classify/${uuidv7()}/${uuidv7()}`;
const entry = { index: 0, ok: true, usageId: uuidv7(), charged: 1, remaining: 424_242 };
const plain = (result: unknown): Promise<Payload> =>
  Promise.resolve(defaultPayloadConverter.toPayload(result));

it.each([
  ['of its own, unencrypted', '/v1/classify', GOODS, () => plain(answer)],
  ['of no request', '/v1/classify', GOODS, () => sealed(answer)],
  ['of another request', '/v1/classify', GOODS, () => sealed(answer, OTHER)],
  ['that is the refusal of another request', '/v1/classify', GOODS, () => sealed(refusal, OTHER)],
  [
    'of its own, unencrypted, to a batch',
    '/v1/classify/batch',
    { items: [GOODS] },
    () => plain([entry]),
  ],
  ['of another batch', '/v1/classify/batch', { items: [GOODS] }, () => sealed([entry], OTHER)],
])('an answer %s is none, and costs nothing', async (_, path, body, result) => {
  const workspace = await service.workspace();
  const before = await creditsOf(service, workspace);
  const [answered] = await Promise.all([
    call(service.url, 'POST', path, { key: workspace.key, body }),
    answerInOurName(await result()),
  ]);
  expect([answered.status, answered.body.error.code]).toEqual([502, 'upstream_error']);
  expect(await creditsOf(service, workspace)).toEqual(before);
});
