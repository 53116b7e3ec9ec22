/** A load must not pass a limit of the service by itself: its refusals would look like losses. */
import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../../contract/operations.ts';
import { planCalls, workspacesFor } from './calls.ts';

describe('the load of the chaos proof', () => {
  it.each([100, 500, 2000])(
    'of %d calls stays below the limits of operations, four times over',
    (calls) => {
      const workspaces = Array.from({ length: workspacesFor(calls) }, (_, at) => ({
        id: String(at),
        key: '',
      }));
      const planned = planCalls(calls, workspaces, 'http://shop.example/');
      for (const { path, limit } of OPERATIONS) {
        if (!limit) continue;
        for (const { id } of workspaces) {
          const sent = planned.filter((call) => call.path === path && call.workspace.id === id);
          expect(sent.length * 4).toBeLessThanOrEqual(limit.max);
        }
      }
    },
  );
});
