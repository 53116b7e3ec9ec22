/** Examples of requests and their answers: `contract/examples`, a file for each operation. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Example {
  name: string;
  summary: string;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  answer: unknown;
  /** Lists of the answer of which the example shows a part: `data`. */
  shortened?: readonly string[];
}

/** Where the examples of an operation are kept. */
export const exampleFile = (operationId: string): string =>
  fileURLToPath(new URL(`../contract/examples/${operationId}.json`, import.meta.url));

/** The examples of an operation, the first one first; a test executes each. */
export function examplesOf(operationId: string): readonly Example[] {
  const file = exampleFile(operationId);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example[]) : [];
}
