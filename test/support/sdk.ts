/** The SDK of Temporal, for test files that use it before any service is there. */
import { pino } from 'pino';
import { quietRuntime } from '../../workers/serve.ts';

/** As a service has it: a process has one, which the services of later files find. */
export const quietSdk = (): void => quietRuntime(pino({ level: 'silent' }), null);
