/** Steps that nobody waits for: a statement of theirs may take minutes. */
import { longWork } from '../db/silentConnections.ts';

/** The same steps, whose statements may be silent for longer than those of a request. */
export function asLongWork<Steps extends Record<string, (step: never) => Promise<unknown>>>(
  steps: Steps,
): Steps {
  const patient = Object.entries(steps).map(([name, act]) => [
    name,
    (step: never): Promise<unknown> => longWork(() => act(step)),
  ]);
  return Object.fromEntries(patient) as Steps; // the same names, the same shapes
}
