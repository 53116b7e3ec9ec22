/** What a test key is answered with: the fixed edition, on its fixed day, without a language model. */
import { TEST_DAY } from '../contract/testSpace.ts';
import type { Services } from './services.ts';

const made = new WeakMap<Services, Services>();

/** The services of a process as test keys get them. */
export function testServices(services: Services): Services {
  const known = made.get(services) ?? {
    ...services,
    editions: services.editions.test(),
    settings: { ...services.settings, modelTimeoutMs: null },
    today: () => TEST_DAY,
  };
  made.set(services, known);
  return known;
}
