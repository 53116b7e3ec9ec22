/** What a test file leaves changed in its process, the next one must not find. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Test files run in Node itself (testFile.cjs), not in a context of their own. */
export default class NodeItself {
  /** What Jest sets for a test file hides that of the process, and goes with the file. */
  global = Object.create(globalThis, { process: { value: {} } });
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern;
  #before;

  constructor({ projectConfig: config }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {
    this.#before = {
      globals: Object.entries(Object.getOwnPropertyDescriptors(globalThis)),
      environment: { ...process.env },
      exitCode: process.exitCode,
      folder: process.cwd(),
    };
    globalThis.console = this.global.console; // Jest prints it beside its file
  }

  async teardown() {
    const { folder, environment, exitCode, globals } = this.#before;
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    for (const [name, { value, writable }] of globals)
      if (writable && globalThis[name] !== value) globalThis[name] = value;
    for (const name of Object.keys(process.env))
      if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    process.exitCode = exitCode;
    process.chdir(folder);
  }

  exportConditions = () => ['node', 'node-addons'];
  getVmContext = () => null;
}
