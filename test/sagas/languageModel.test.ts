/** The question to the language model fails, hangs, repeats, or loses its worker: one answer, one charge. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Billable } from '../support/billables.ts';
import {
  createFaults,
  failsForGood,
  failsForGoodAfterwards,
  failsOnce,
  hangs,
  losesItsAnswerOnce,
  runsTwice,
  runsTwiceAtOnce,
} from '../support/faults.ts';
import { startLanguageModel, type StandInModel } from '../support/languageModel.ts';
import { ask, expectOneCharge, expectRefund } from '../support/outcomes.ts';
import { startService, type TestService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess } from '../support/worker.ts';

const REPLY = { axes: { 'main-fibre': 'polyester' }, code: '610990', reason: 'It is for sports.' };
const ESCALATED: Billable = {
  name: 'classify with a language model',
  path: '/v1/classify',
  body: { description: 'T-shirt', destinationCountry: 'JP', mode: 'pro' },
  cost: 2,
  events: 1,
  modes: 2,
  steps: ['charge', 'classifyAndSettle', 'askLanguageModel'],
};

let model: StandInModel;
let service: TestService;
const faults = createFaults();
const environment = (timeoutMs: number): Record<string, string> => ({
  LLM_BASE_URL: model.url,
  LLM_MODEL: 'stand-in',
  LLM_TIMEOUT_MS: String(timeoutMs),
});
beforeAll(async () => {
  model = await startLanguageModel();
  service = await startService({
    environment: environment(4000),
    overrides: { activities: faults.activities },
  });
});
beforeEach(() => model.say({ reply: REPLY }));
afterEach(() => faults.clear());
afterAll(async () => {
  await service.stop();
  await model.stop();
});

describe('a question that', () => {
  it.each([
    ['fails once before it was asked', failsOnce],
    ['is asked but its answer is lost', losesItsAnswerOnce],
    ['is asked twice', runsTwice],
    ['is asked twice at the same time', runsTwiceAtOnce],
  ])('%s: the answer is used, one charge', async (_, fault) => {
    faults.set('askLanguageModel', fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, ESCALATED);
    faults.clear();
    expect(answer.body.data).toMatchObject({ hsCode: '610990', modesRun: ['pro', 'max'] });
    await expectOneCharge(service, workspace, ESCALATED, answer);
  });

  it.each([
    ['fails for good', failsForGood],
    ['fails for good although it was answered', failsForGoodAfterwards],
    ['hangs', hangs],
  ])('%s: the offline answer, one charge', async (_, fault) => {
    faults.set('askLanguageModel', fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, ESCALATED);
    faults.clear();
    expect(answer.body.data).toMatchObject({ hsCode: '610910', modesRun: ['pro', 'max'] });
    expect(answer.body.data.reasoning).toContain('no usable answer');
    await expectOneCharge(service, workspace, ESCALATED, answer);
  });
});

it('an answer that cannot be stored after the model was asked is refunded', async () => {
  faults.set('classifyAndSettle', (run, attempt) => (attempt === 1 ? run() : failsForGood(run, attempt)));
  const workspace = await service.workspace();
  const answer = await ask(workspace, ESCALATED);
  faults.clear();
  expect(answer.status).toBe(502);
  await expectRefund(service, workspace, ESCALATED);
});

it('a worker killed while the model thinks: another one asks again and answers, one charge', async () => {
  const lone = await startService({ environment: environment(15_000), roles: { api: true, worker: false } });
  const first = await startWorkerProcess(lone, environment(15_000));
  model.say({ afterMs: Infinity }, { reply: REPLY });
  const workspace = await lone.workspace();
  const answering = ask(workspace, ESCALATED);
  await eventually(
    async () => model.asked().length,
    (times) => times === 1,
  );
  await first.kill();
  const second = await startWorkerProcess(lone, environment(15_000));
  const answer = await answering;
  expect(answer.body.data).toMatchObject({ hsCode: '610990', modesRun: ['pro', 'max'] });
  expect(model.asked()).toHaveLength(2);
  await expectOneCharge(lone, workspace, ESCALATED, answer);
  await second.kill();
  await lone.stop();
});
