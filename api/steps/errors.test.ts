import { expect, it } from '@jest/globals';
import { invalidInput } from '../../contract/errors.ts';
import type { ApiContext } from '../route.ts';
import type { Services } from '../services.ts';
import { errors } from './errors.ts';

async function faultOf(path: string, message: string): Promise<unknown> {
  const context = { state: {}, req: { complete: true }, set: () => {} } as unknown as ApiContext;
  await errors({} as Services)(context, () => Promise.reject(invalidInput([{ path, message }])));
  return context.state.fault;
}

it.each([
  ['items.0.value', 'must be a number', 'items.0.value', 'must be a number'],
  ['sku', 'is not known: "Jane Doe"', 'sku', 'is not known: "…"'],
  ['facts.Jane Doe', 'is no fact', '…', 'is no fact'],
])('%s %s: the log is told the fault, and nothing that was written', async (...given) => {
  const [path, message, shownPath, shownMessage] = given;
  expect(await faultOf(path, message)).toEqual({ path: shownPath, message: shownMessage });
});
