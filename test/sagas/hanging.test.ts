/** A step that hangs, on a connection that is dead say, is tried again while there is time left. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BILLABLES } from '../support/billables.ts';
import { hangs } from '../support/faults.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { ask, expectOneCharge } from '../support/outcomes.ts';
import { connectTemporal, type TemporalConnection } from '../../workers/process/temporal.ts';

const { service, faults } = useFaultyService(30_000);
let temporal: TemporalConnection;
beforeAll(async () => {
  temporal = await connectTemporal();
});
afterAll(() => temporal.connection.close());

it('a request whose step hung at first is answered in time, and charged once', async () => {
  const billable = BILLABLES.find(({ name }) => name === 'calculate');
  if (!billable) throw new Error('there is such an operation');
  const workspace = await service.workspace();
  faults.set('calculateAndSettle', (run, attempt) => (attempt === 1 ? hangs(run, 1) : run()));
  const answer = await ask(workspace, billable);
  await expectOneCharge(service, workspace, billable, answer);
  const { raw } = await temporal.client.workflow
    .getHandle(answer.body.data.upstreamRequestId)
    .describe();
  expect(Number(raw.executionConfig?.workflowRunTimeout?.seconds)).toBe(600);
});
