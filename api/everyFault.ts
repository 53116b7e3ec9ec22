/** Several things that may each be refused, refused together. */
import { ApiError, invalidInput } from '../contract/errors.ts';
import type { Issue } from '../engine/refusal.ts';

/**
 * What `make` makes of each. Where the input of some is not valid, throws one 400 that names the
 * faults of all, with the other details of the first.
 */
export function eachOrFaults<One, Made>(
  all: readonly One[],
  make: (one: One, index: number) => Made,
): Made[] {
  const faults: ApiError[] = [];
  const made: Made[] = [];
  for (const [index, one] of all.entries()) {
    try {
      made.push(make(one, index));
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'invalid_input') throw cause;
      faults.push(cause);
    }
  }
  const [first] = faults;
  if (!first) return made;
  const issues = faults.flatMap(issuesOf);
  throw invalidInput(issues, { ...first.details, issues });
}

// every refusal of input lists them
const issuesOf = ({ details }: ApiError): Issue[] => (details?.['issues'] ?? []) as Issue[];
