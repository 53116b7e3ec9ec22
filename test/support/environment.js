/** Where test files run: Node's own, and a way out of it to the service. */
import { asyncLocalStorage } from '@temporalio/activity';
import { TestEnvironment } from 'jest-environment-node';

/** By which the SDK finds the context of the step that runs, whichever copy of it asks. */
const CONTEXT = Symbol.for('__temporal_activity_context_storage__');

/**
 * Jest loads modules anew for each file. The service is loaded once a process instead, as
 * production loads it: its modules and the embedded edition are seconds of work, which some sixty
 * files would do again.
 */
export default class ServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global[CONTEXT] = asyncLocalStorage; // faults of tests run as steps of that service
    this.global.landfallComposition = () => import('../../workers/serve.ts');
    this.global.landfallSignIn = () => import('./signInServer.ts');
  }
}
