/**
 * Tables of agency codes are imported while the service runs: codes are compared with them, and
 * further countries are served.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import {
  type Answer,
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
  workspace = await service.workspace({ credits: 1000 });
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const ask = (description: string, destinationCountry: string, hsCode?: string): Promise<Answer> =>
  workspace.call('POST', '/v1/classify/regulator', {
    body: { description, destinationCountry, ...(hsCode ? { hsCode } : {}) },
  });
const imported = async (dataset: string, content: string): Promise<void> => {
  const { data } = await desk.tell('import', dataset, '--file', desk.file('table.csv', content));
  expect(data).toMatchObject({ state: 'live' });
};

describe('the table of the FDA', () => {
  it('validates the codes that are in it, and doubts the others', async () => {
    const before = (await ask('polarized sunglasses', 'US')).body.data;
    expect(before).toMatchObject({ checked: false, validated: false });
    await imported(
      'us-fda-products',
      'industry,class,subclass,pic,product,description\n86,H,,,QY,Sunglasses\n20,A,,,13,Raspberries\n20,,G,,,Bag\n20,,,D,,Frozen\n',
    );
    expect((await ask('polarized sunglasses', 'US')).body.data).toMatchObject({
      productCode: '86H--QY',
      checked: true,
      validated: true,
    });
    expect((await ask('frozen raspberries in plastic bag', 'US')).body.data).toMatchObject({
      validated: true,
    });
    expect((await ask('reading glasses', 'US')).body.data).toMatchObject({
      checked: true,
      validated: false,
    });
    expect((await ask('hydrating face cream', 'US')).body.data).toMatchObject({ checked: false });
  });

  it('is named in the answer', async () => {
    const { datasets } = (await ask('polarized sunglasses', 'US')).body.data.dataSource;
    expect(datasets[0]).toMatchObject({
      dataset: 'us-fda-products',
      releaseId: expect.any(String),
    });
  });

  it('is added to by the next one', async () => {
    await imported(
      'us-fda-products',
      'industry,class,subclass,pic,product,description\n53,L,,,03,Face care\n',
    );
    expect((await ask('hydrating face cream', 'US')).body.data).toMatchObject({ validated: true });
    expect((await ask('polarized sunglasses', 'US')).body.data).toMatchObject({ validated: true });
  });
});

describe('the table of another country', () => {
  it.each([
    [
      'CA',
      'ca-cfia-airs',
      'hs,extension,end_use,miscellaneous,description\n040690,012345,07,,Hard cheese\n040690,012346,07,,Other cheese\n',
      'hard cheese',
      '0406.90',
      '040690-012345-07',
    ],
    [
      'CN',
      'cn-ciq-codes',
      'ciq_code,description\n0901210000101,Roasted coffee\n',
      'roasted coffee',
      '0901210000',
      '0901210000101',
    ],
    [
      'BR',
      'br-ncm-destaques',
      'ncm,destaque,description\n30049099,012,Human use\n',
      'medicine',
      '3004.90.99',
      '30049099-012',
    ],
  ])(
    '%s is served once it is imported',
    async (country, dataset, table, description, hsCode, productCode) => {
      expect((await ask(description, country, hsCode)).status).toBe(422);
      await imported(dataset, table);
      const answer = await ask(description, country, hsCode);
      expect([answer.status, answer.body.data]).toMatchObject([
        200,
        { productCode, checked: true, validated: true, destinationCountry: country },
      ]);
      const refused = await ask('leather shoes', country, '6403.91');
      expect(refused.body.error.details).toMatchObject({ reason: 'not_regulated' });
      const { body } = await workspace.call('GET', '/v1/countries');
      expect(body.data.find(({ code }: { code: string }) => code === country).regulator).toBe(true);
    },
  );
});
