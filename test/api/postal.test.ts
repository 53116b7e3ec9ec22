import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cn22, cn23 } from '../../contract/documents/postal.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { LINE, POSTAL } from '../support/goodsDocuments.ts';
import { readPdf } from '../support/pdfText.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const CN22 = { ...POSTAL, sdrRate: 1.17 };
const ask = (workspace: TestWorkspace, form: 'cn22' | 'cn23', change: object = {}) =>
  workspace.call('POST', `/v1/documents/${form}`, {
    body: { ...(form === 'cn22' ? CN22 : POSTAL), ...change },
  });

describe.each(['cn22', 'cn23'] as const)('%s', (form) => {
  it('says what is in the item, with its sums and its number', async () => {
    const answer = await ask(await service.workspace({ credits: 0 }), form);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      type: form,
      number: 'RR473124829GB',
      fileName: `${form.toUpperCase()}-RR473124829GB.pdf`,
      pages: 1,
      warnings: [],
      totals: { value: 180, netWeightKg: 9.6, grossWeightKg: 11.2 },
    });
    const { pages, isTagged, files } = await readPdf(
      Buffer.from(answer.body.data.content, 'base64'),
    );
    expect(isTagged).toBe(true);
    expect(JSON.parse(files[`${form}.json`] ?? '')).toMatchObject({ totals: { value: 180 } });
    for (const text of [
      form.toUpperCase().replace('CN', 'CN '),
      'RR 473 124 829 GB',
      'Mugs of stoneware, glazed',
      '691200',
      '180.00 EUR',
      'Müller Keramik GmbH',
      '2026-11-27',
    ])
      expect(pages[0]).toContain(text);
  });

  it('goods that find no room stand on a continuation page', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => ({
      ...LINE,
      quantity: 1,
      unitValue: 1,
      netWeightKg: 0.1,
      reference: `${at}`,
    }));
    const { body } = await ask(await service.workspace(), form, { lines });
    expect(body.data.pages).toBe(2);
    expect(body.data.warnings).toEqual([expect.stringMatching(/Further contents.*extension page/)]);
    const { pages } = await readPdf(Buffer.from(body.data.content, 'base64'));
    expect(pages[0]).toContain('more: see continuation page');
    expect(pages[1]).toContain('Country of origin: DE');
    const mugs = pages.join(' ').split('Mugs of stoneware').length - 1;
    expect(mugs).toBe(30);
  });

  it('400: a wrong check digit is told with the right one', async () => {
    const answer = await ask(await service.workspace(), form, { itemNumber: 'RR 473 124 820 GB' });
    expect(issuePaths(answer)).toEqual(['itemNumber']);
    expect(answer.body.error.details).toMatchObject({ reason: 's10_check_digit', expected: '9' });
  });

  it.each([
    [
      'four digits on goods that were sold',
      { lines: [{ ...LINE, hsCode: '6912' }] },
      ['lines.0.hsCode'],
    ],
    ['no weight', { lines: [{ ...LINE, netWeightKg: undefined }] }, ['lines.0.netWeightKg']],
    ['less in all than net', { grossWeightKg: 9 }, ['grossWeightKg']],
    ['other without words', { category: 'other' }, ['explanation']],
    ['an unknown category', { category: 'toys' }, ['category']],
    ['a number of another form', { itemNumber: '12345' }, ['itemNumber']],
    ['no currency', { currency: undefined }, ['currency']],
    ['a currency of no country', { currency: 'ZZZ' }, ['currency']],
  ])('400 names the field: %s', async (_, change, paths) => {
    expect(issuePaths(await ask(await service.workspace(), form, change))).toEqual(paths);
  });

  it('other letters are told by the field in which they were sent, once', async () => {
    const sender = { ...POSTAL.sender, name: '山田商店' };
    const lines = [{ ...LINE, description: '陶器 mugs of stoneware' }];
    const { body } = await ask(await service.workspace(), form, { sender, lines });
    expect(body.data.warnings.map((said: string) => said.split(' ')[0])).toEqual([
      'sender.name',
      'lines.0.description',
    ]);
  });

  it('gifts need no code', async () => {
    const change = { category: 'gift', lines: [{ ...LINE, hsCode: undefined }] };
    expect((await ask(await service.workspace(), form, change)).status).toBe(200);
  });

  it('404: a calculation of nobody', async () => {
    expect((await ask(await service.workspace(), form, { usageId: randomUUID() })).status).toBe(
      404,
    );
  });
});

describe('the limit of the CN22', () => {
  it('above 300 SDR it names the CN23', async () => {
    const answer = await ask(await service.workspace(), 'cn22', {
      lines: [{ ...LINE, quantity: 47 }],
    });
    expect(issuePaths(answer)).toEqual(['lines']);
    expect(answer.body.error.details).toMatchObject({
      reason: 'over_cn22_limit',
      sdr: 301.28,
      limitSdr: 300,
      form: 'cn23',
    });
    expect(answer.body.error.message).toContain('CN23');
  });

  it.each([0.0001, 11.7, 9_999_999])('a rate of %d EUR is none of the SDR', async (sdrRate) => {
    expect(issuePaths(await ask(await service.workspace(), 'cn22', { sdrRate }))).toEqual([
      'sdrRate',
    ]);
  });

  it('without a rate of the SDR the fact is asked for', async () => {
    const answer = await ask(await service.workspace(), 'cn22', { sdrRate: undefined });
    expect(issuePaths(answer)).toEqual(['sdrRate']);
    expect(answer.body.error.details).toMatchObject({ reason: 'sdr_rate_needed', currency: 'EUR' });
  });
});

describe('cn22', () => describeAccess(() => service, cn22, { body: CN22 }));
describe('cn23', () => describeAccess(() => service, cn23, { body: POSTAL }));
