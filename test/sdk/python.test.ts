/** The client in Python is made of the description, and its example runs. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../workers/process/config.ts';
import { readDocument } from '../support/documents.ts';
import { hasGenerator, makePythonClient, PYTHON } from '../support/pythonClient.ts';
import { startService, type TestService } from '../support/service.ts';

const TOOL_MS = 300_000; // a machine that does other things as well
const EXAMPLE = join(ROOT, 'sdk', 'python', 'example.py');

it('docs/sdk.md shows the example', () => {
  const shown = readDocument('docs/sdk.md').examples.find(({ language }) => language === 'python');
  expect(shown?.text).toBe(readFileSync(EXAMPLE, 'utf8'));
});

const name = hasGenerator()
  ? 'the client in Python'
  : `SKIPPED: ${PYTHON} lacks openapi-python-client (pip install -r sdk/python/requirements.txt)`;

(hasGenerator() ? describe : describe.skip)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-python-'));
  let service: TestService | null = null;
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await service?.stop();
  });

  it(
    'is made, and classifies',
    async () => {
      makePythonClient(folder);
      copyFileSync(EXAMPLE, join(folder, 'example.py'));
      service = await startService({ environment: { REQUEST_DEADLINE_MS: '60000' } });
      const { key } = await service.workspace();
      const env = { ...process.env, LANDFALL_ADDRESS: service.url, LANDFALL_KEY: key };
      const printed = await new Promise<string>((resolve) => {
        execFile(PYTHON, ['example.py'], { cwd: folder, env }, (_, out, said) =>
          resolve(`${out}${said}`),
        );
      });
      expect(printed).toBe('6109.10.00.12 high\n');
    },
    TOOL_MS,
  );
});
