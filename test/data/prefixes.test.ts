/**
 * A table of barcode prefixes is imported while the service runs: origins are read from it from
 * then on.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let desk: DataDesk;
let workspace: TestWorkspace;
beforeAll(async () => {
  service = await startService();
  desk = openDesk(service);
  workspace = await service.workspace();
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const PEN = { description: 'Made in China', gtin: '4006381333931' };
const barcodesOf = async (): Promise<string[]> => {
  const { body } = await workspace.call('POST', '/v1/origin', { body: PEN });
  expect(body.data.country).toBe('CN');
  return body.data.signals.flatMap(({ kind, country }: Json) =>
    kind === 'barcode' ? [country] : [],
  );
};
const imported = async (usage: string): Promise<void> => {
  const ranges = [{ length: 3, min_value: 400, max_value: 440, usage }];
  const file = desk.file('prefixes.json', JSON.stringify(ranges));
  expect((await desk.tell('import', 'gs1-prefixes', '--file', file)).data).toMatchObject({
    state: 'live',
  });
};

it('an imported table of prefixes says whose a barcode is; without one, what the software carries', async () => {
  expect(await barcodesOf()).toEqual(['DE']);
  await imported('GS1 Austria');
  expect(await barcodesOf()).toEqual(['AT']);
  await imported('Managed by GS1 Global Office for future MO');
  expect(await barcodesOf()).toEqual([]);
});
