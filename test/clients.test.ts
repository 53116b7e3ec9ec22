/**
 * Tools of others read the description: generators make clients of which the calls of
 * docs/calling.md compile, and linters find nothing to say.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../api/openapi.ts';
import { ROOT } from '../workers/process/config.ts';

const FOLDER = path.join(ROOT, 'test', 'description');
const MADE = path.join(FOLDER, 'made');
const FILE = path.join(MADE, 'openapi.json');
const TOOL_MS = 300_000; // a machine that does other things as well

/** A command of a package, wherever npm has put it. */
function commandOf(name: string): string {
  const [found] = [FOLDER, ROOT]
    .map((folder) => path.join(folder, 'node_modules', '.bin', name))
    .filter((file) => existsSync(file));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/** Runs a tool in its folder: its exit code, and what it printed. */
function run(name: string, words: readonly string[]): Promise<{ code: number; printed: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { cwd: FOLDER, timeout: TOOL_MS, env, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, [commandOf(name), ...words], options, (failed, out, complaints) =>
      resolve({ code: failed ? Number(failed.code ?? 1) : 0, printed: `${out}${complaints}` }),
    );
  });
}

beforeAll(() => {
  rmSync(MADE, { recursive: true, force: true });
  mkdirSync(MADE, { recursive: true });
  writeFileSync(FILE, JSON.stringify(openApiDocument()));
});

describe('generated clients', () => {
  beforeAll(async () => {
    for (const [name, ...words] of [
      ['openapi-typescript', FILE, '-o', path.join(MADE, 'landfall.ts')],
      ['openapi-ts', '-i', FILE, '-o', path.join(MADE, 'sdk'), '-c', '@hey-api/client-fetch'],
    ] as const)
      expect(await run(name, words)).toMatchObject({ code: 0 });
  }, TOOL_MS);

  it(
    'compile with the calls of docs/calling.md, and with no others',
    async () => {
      const [, calls = ''] =
        /```ts\n(.*?)```/s.exec(readFileSync(path.join(ROOT, 'docs', 'calling.md'), 'utf8')) ?? [];
      expect(calls).toContain("landfall.POST('/v1/calculate'");
      writeFileSync(path.join(MADE, 'calls.ts'), calls);
      writeFileSync(path.join(MADE, 'sdkCalls.ts'), SDK_CALLS);
      writeFileSync(path.join(MADE, 'wrong.ts'), WRONG_CALLS);
      expect(await run('tsc', ['-p', 'tsconfig.json'])).toEqual({ code: 0, printed: '' });
    },
    TOOL_MS,
  );
});

/** The same calls by the other generator. */
const SDK_CALLS = `
import { calculate, classify } from './sdk/index.js';
const classified = await classify({
  body: { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' },
});
console.log(classified.data?.data.hsCode, classified.error?.error.details?.reason);
const calculated = await calculate({
  headers: { 'idempotency-key': 'order-4711' },
  body: { hsCode: '6109.10.00', originCountry: 'VN', destinationCountry: 'US', value: 480, shippingCost: 35 },
});
console.log(calculated.data?.data.totals.landedCost, calculated.data?.data.lines[0]?.category === 'vat_gst');
`;

/** What the description does not allow does not compile. */
const WRONG_CALLS = `
import type { components } from './landfall';
type Schemas = components['schemas'];
export const least: Schemas['CalculateRequest'] = {
  hsCode: '6109.10', originCountry: 'VN', destinationCountry: 'US', value: 480,
};
// @ts-expect-error destinationCountry is required
export const without: Schemas['CalculateRequest'] = { hsCode: '6109.10', originCountry: 'VN', value: 480 };
// @ts-expect-error no such category
export const category: Schemas['LandedCostLine']['category'] = 'toll';
export const open: Schemas['ClassifyRequest']['mode'] = 'a mode of tomorrow';
`;

describe('linters', () => {
  it(
    'Redocly has nothing to say',
    async () => {
      const words = ['lint', FILE, '--config', 'redocly.yaml', '--format', 'stylish'];
      const { code, printed } = await run('redocly', words);
      expect([code, printed]).toEqual([0, expect.stringContaining('is valid')]);
      expect(printed).not.toMatch(/warning|error/i);
    },
    TOOL_MS,
  );

  it(
    'Spectral has nothing to say',
    async () => {
      const words = ['lint', FILE, '-r', 'spectral.yaml', '--fail-severity', 'hint', '--quiet'];
      expect(await run('spectral', words)).toEqual({ code: 0, printed: '' });
    },
    TOOL_MS,
  );
});
