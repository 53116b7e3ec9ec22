import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './config.ts';
import { COMPILED, NODE_FLAGS } from './nodeRun.ts';

it.each(['api', 'worker'])('npm run %s runs as the launcher runs the service', (role) => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const cache = path.relative(ROOT, COMPILED['NODE_COMPILE_CACHE'] ?? '');
  expect(scripts[role]).toBe(
    `NODE_COMPILE_CACHE=${cache} exec node ${NODE_FLAGS.join(' ')} workers/${role}.ts`,
  );
});
