/** Files of goods sent to a running service, and what has become of their imports. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { ROOT } from '../../workers/process/config.ts';
import type { Answer, Json, TestWorkspace } from './service.ts';
import { eventually } from './waiting.ts';

const GOLDEN = path.join(ROOT, 'test', 'golden', 'catalogImports');
const ENDED = ['ready', 'completed', 'failed', 'cancelled'];
const LONG_MS = 120_000; // of a machine that does other things as well

/** A golden file, as a request carries it. */
export const goldenGoods = (name: string): string =>
  readFileSync(path.join(GOLDEN, name)).toString('base64');

export const sendGoods = (
  shop: TestWorkspace,
  content: string,
  options: object = {},
  fileName = 'goods.csv',
): Promise<Answer> =>
  shop.call('POST', '/v1/catalog/imports', { body: { fileName, content, options } });

/** The import once nothing is at work for it any more. */
export const importEnded = (shop: TestWorkspace, id: string): Promise<Json> =>
  eventually(
    async () => (await shop.call('GET', `/v1/catalog/imports/${id}`)).body.data,
    ({ state }: Json) => ENDED.includes(state),
    LONG_MS,
  );

/** Sends goods and waits for the end of their import. */
export async function importGoods(
  shop: TestWorkspace,
  content: string,
  options: object = {},
): Promise<Json> {
  const { status, body } = await sendGoods(shop, content, options);
  expect(status).toBe(202);
  return importEnded(shop, body.data.id);
}
