/**
 * The question to the language model fails, hangs, repeats, or loses its worker: one answer, one
 * charge.
 *
 * @alone processes of the service beside its own
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MODELLED } from '../support/billables.ts';
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

/** What decides a T-shirt whose fibre is not stated. */
const REPLY = { axes: { 'main-fibre': 'polyester' }, code: '610990', reason: 'It is for sports.' };
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
    const answer = await ask(workspace, MODELLED);
    faults.clear();
    expect(answer.body.data).toMatchObject({ hsCode: '610990', modesRun: ['pro', 'max'] });
    await expectOneCharge(service, workspace, MODELLED, answer);
  });

  it.each([
    ['fails for good', failsForGood],
    ['fails for good although it was answered', failsForGoodAfterwards],
    ['hangs', hangs],
  ])('%s: the offline answer, one charge', async (_, fault) => {
    faults.set('askLanguageModel', fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, MODELLED);
    faults.clear();
    expect(answer.body.data).toMatchObject({ hsCode: '610910', modesRun: ['pro', 'max'] });
    expect(answer.body.data.reasoning).toContain('no usable answer');
    await expectOneCharge(service, workspace, MODELLED, answer);
  });
});

it('an answer that cannot be stored after the model was asked is refunded', async () => {
  faults.set('classifyAndSettle', (run, attempt) =>
    attempt === 1 ? run() : failsForGood(run, attempt),
  );
  const workspace = await service.workspace();
  const answer = await ask(workspace, MODELLED);
  faults.clear();
  expect(answer.status).toBe(502);
  await expectRefund(service, workspace, MODELLED);
});

it('a worker killed while the model thinks: another one asks again and answers, one charge', async () => {
  // on a busy machine a worker takes its time to start
  const patient = { ...environment(40_000), REQUEST_DEADLINE_MS: '60000' };
  const lone = await startService({ environment: patient, roles: { api: true, worker: false } });
  const first = await startWorkerProcess(lone, patient);
  model.say({ afterMs: Infinity }, { reply: REPLY });
  const workspace = await lone.workspace();
  const answering = ask(workspace, MODELLED);
  await eventually(
    async () => model.asked().length,
    (times) => times === 1,
  );
  await first.kill();
  const second = await startWorkerProcess(lone, patient);
  const answer = await answering;
  expect(answer.body.data).toMatchObject({ hsCode: '610990', modesRun: ['pro', 'max'] });
  expect(model.asked()).toHaveLength(2);
  await expectOneCharge(lone, workspace, MODELLED, answer);
  await second.kill();
  await lone.stop();
}, 120_000);
