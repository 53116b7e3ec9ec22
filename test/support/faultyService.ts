/**
 * A service whose steps can be made to fail: started before the tests of a file, stopped after
 * them, without faults at each.
 */
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createFaults, type Faults } from './faults.ts';
import { startService, type TestService } from './service.ts';

/**
 * `service` is filled before the first test runs; the deadline is that of a request, short enough
 * to be waited for.
 */
export function useFaultyService(deadlineMs = 3000): { service: TestService; faults: Faults } {
  const service = {} as TestService; // complete from the first test on
  const faults = createFaults();
  beforeAll(async () => {
    const environment = { REQUEST_DEADLINE_MS: String(deadlineMs) };
    Object.assign(
      service,
      await startService({ environment, overrides: { activities: faults.activities } }),
    );
  });
  afterEach(() => faults.clear());
  afterAll(() => service.stop());
  return { service, faults };
}
