/** Test files share a process: what one leaves changed, the next does not find. */
import { expect, it, type jest } from '@jest/globals';

interface Environment {
  global: object;
  moduleMocker: Pick<typeof jest, 'spyOn'>;
  fakeTimersModern: { useFakeTimers: () => void; useRealTimers: () => void };
  setup: () => Promise<void>;
  teardown: () => Promise<void>;
}
const { default: NodeItself } = (await import(
  new URL('support/environment.js', import.meta.url).href
)) as { default: new (options: object) => Environment };

const state = (): unknown => ({
  environment: { ...process.env },
  folder: process.cwd(),
  exitCode: process.exitCode,
  globals: [setTimeout, Date, fetch, console],
});

it('environment, folder, exit code, clock and globals are put back', async () => {
  const before = state();
  const file = new NodeItself({ projectConfig: { rootDir: '/', fakeTimers: {} } });
  await file.setup();
  process.env['LEFT_BEHIND'] = 'yes';
  delete process.env['PATH'];
  process.chdir('/');
  process.exitCode = 3;
  globalThis.fetch = () => Promise.reject(new Error('nobody is there'));
  file.fakeTimersModern.useFakeTimers();
  file.moduleMocker.spyOn(globalThis, 'setTimeout').mockRestore();
  file.fakeTimersModern.useRealTimers(); // the spy still holds the clock that was not real
  await file.teardown();
  expect(state()).toEqual(before);
});
