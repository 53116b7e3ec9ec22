import { tmpdir } from 'node:os';
import path from 'node:path';

/** The file that is there once a parser of the process spins. */
export const spinningFile = (pid: number): string => path.join(tmpdir(), `landfall-test-spinning-${pid}`);
