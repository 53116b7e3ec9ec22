import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { waybill } from '../../contract/documents/waybill.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { readPdf } from '../support/pdfText.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { WAYBILL } from '../support/waybills.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const PATH = '/v1/documents/waybill';
const ask = (workspace: TestWorkspace, change: object = {}, options: object = {}) =>
  workspace.call('POST', PATH, { body: { ...WAYBILL, ...change }, ...options });
const fileOf = (answer: { body: { data: { content: string } } }): Buffer =>
  Buffer.from(answer.body.data.content, 'base64');

describe('200', () => {
  it('three originals with number, totals and what was asked for, at no cost', async () => {
    const answer = await ask(await service.workspace({ credits: 0 }));
    expect(answer.status).toBe(200);
    const { data, credits, replayed } = answer.body;
    expect(data).toMatchObject({
      type: 'air_waybill',
      number: '016-12345675',
      awbNumber: '016-12345675',
      fileName: 'AWB-016-12345675.pdf',
      contentType: 'application/pdf',
      pages: 3,
      // 3 pieces of 912,000 cm3 weigh 456 kg
      totals: {
        pieces: 3,
        grossWeight: 120.5,
        weightCharge: 1573.2,
        totalPrepaid: 1573.2,
        totalCollect: 84.35,
      },
    });
    expect([credits, replayed]).toEqual([{ charged: 0, remaining: 0, usageId: null }, false]);
    const content = fileOf(answer);
    expect(data.bytes).toBe(content.length);
    expect(data.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    const read = await readPdf(content);
    expect(read).toMatchObject({ isTagged: true, title: 'Air waybill 016-12345675' });
    expect(JSON.parse(read.files['waybill.json'] ?? '')).toMatchObject({
      currency: 'EUR',
      shipper: { city: 'Köln' },
    });
    for (const [at, purpose] of ['FOR ISSUING CARRIER', 'FOR CONSIGNEE', 'FOR SHIPPER'].entries()) {
      const page = read.pages[at] ?? '';
      for (const text of [
        '016',
        '1234 5675',
        'MULLER MASCHINENBAU GMBH',
        'IVAN PETROV',
        'HYDRAULIC PUMPS OF CAST IRON',
        'HS 841350',
        '456.0',
        '1573.20',
        '84.35',
        'MYC 84.35',
        'NVD',
        '12500.50',
        'XXX',
        '/GEN',
        'J. MILLER',
        purpose,
      ])
        expect(page).toContain(text);
    }
  });

  it('says which texts were spelt in Latin letters', async () => {
    const { body } = await ask(await service.workspace());
    expect(body.data.warnings).toContain('consignee.name is printed in Latin letters: IVAN PETROV');
  });

  it('the same request gives the same bytes, to anyone', async () => {
    const [one, other] = await Promise.all([service.workspace(), service.workspace()]);
    const [first, second] = [await ask(one), await ask(other)];
    expect(second.body.data.sha256).toBe(first.body.data.sha256);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('without a number it is a draft', async () => {
    const answer = await ask(await service.workspace(), { awb: undefined, copies: ['original3'] });
    expect(answer.body.data).toMatchObject({
      awbNumber: null,
      number: null,
      pages: 1,
      fileName: 'AWB-draft.pdf',
    });
    const { pages } = await readPdf(fileOf(answer));
    expect(pages[0]).toContain('DRAFT');
  });

  it('goods that are not named are told', async () => {
    const lines = [{ ...WAYBILL.lines[0], description: 'Spare parts' }];
    const { body } = await ask(await service.workspace(), { lines });
    expect(body.data.warnings[0]).toMatch(/^lines\.0\.description says too little for customs/);
  });

  it('a house waybill carries its own number, and names its master', async () => {
    const change = { house: { number: 'FFL 4711' }, copies: ['original3'] };
    const answer = await ask(await service.workspace(), change);
    const { data } = answer.body;
    expect([data.awbNumber, data.fileName]).toEqual(['FFL 4711', 'HAWB-FFL-4711.pdf']);
    const { pages } = await readPdf(fileOf(answer));
    expect(pages[0]).toContain('MASTER AIR WAYBILL 016-12345675');
  });

  it('the picture of the issuer is printed on every page', async () => {
    const content = await sharp({
      create: { width: 60, height: 30, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer();
    const logo = `data:image/png;base64,${content.toString('base64')}`;
    const answer = await ask(await service.workspace(), { issuer: { name: 'Example Air', logo } });
    expect((await readPdf(fileOf(answer))).pictures).toBe(3);
  });

  it('what finds no room stands on an extension page that its box names', async () => {
    const description =
      'Hydraulic pumps with electric motors, cables and spare seals in wooden crates';
    const lines = Array.from({ length: 12 }, (_, at) => ({
      ...WAYBILL.lines[0],
      description: `${description} ${at}`,
    }));
    const answer = await ask(await service.workspace(), { lines, copies: ['original1'] });
    expect(answer.body.data.pages).toBe(2);
    const [form = '', extension = ''] = (await readPdf(fileOf(answer))).pages;
    expect(form.split('SEE EXTENSION PAGE').length - 1).toBe(12);
    expect(form).not.toContain('WOODEN CRATES');
    expect(extension).toContain(`LINE 12: ${description.toUpperCase()} 11`);
    expect(answer.body.data.warnings.at(-1)).toMatch(/extension page/);
  });

  it('Accept: application/pdf gives the file itself', async () => {
    const workspace = await service.workspace();
    const json = await ask(workspace);
    const answer = await fetch(`${service.url}${PATH}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${workspace.key}`,
        'content-type': 'application/json',
        accept: 'application/pdf',
      },
      body: JSON.stringify(WAYBILL),
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="AWB-016-12345675.pdf"',
    );
    expect(answer.headers.get('x-document-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-credits-charged')).toBe('0');
    const content = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(json.body.data.sha256);
  });

  it('a repeated idempotency key gives the first document, and keeps no other', async () => {
    const workspace = await service.workspace();
    const first = await ask(workspace, {}, { idempotencyKey: 'k' });
    const second = await ask(workspace, {}, { idempotencyKey: 'k' });
    expect(second.body).toEqual({ ...first.body, replayed: true });
    const { body } = await workspace.call('GET', '/v1/documents');
    expect(body.data).toHaveLength(1);
  });
});

describe('400', () => {
  it('a wrong check digit is told with the right one, and frees its key', async () => {
    const workspace = await service.workspace();
    const awb = { prefix: '016', serial: '1234 5670' };
    const answer = await ask(workspace, { awb }, { idempotencyKey: 'k' });
    expect(issuePaths(answer)).toEqual(['awb.serial']);
    expect(answer.body.error.details).toMatchObject({ reason: 'awb_check_digit', expected: '5' });
    expect((await ask(workspace, {}, { idempotencyKey: 'k' })).status).toBe(200);
  });

  it.each([
    ['a prefix of letters', { awb: { prefix: 'LH', serial: '1234567' } }, 'awb.prefix'],
    ['a serial of six', { awb: { prefix: '016', serial: '123456' } }, 'awb.serial'],
    ['no shipper', { shipper: undefined }, 'shipper'],
    [
      'no country',
      { consignee: { ...WAYBILL.consignee, country: 'Kazakhstan' } },
      'consignee.country',
    ],
    ['an airport of four letters', { destination: { airport: 'UAAA' } }, 'destination.airport'],
    ['four legs', { routing: Array(4).fill(WAYBILL.routing[0]) }, 'routing'],
    ['no goods', { lines: [] }, 'lines'],
    ['13 lines', { lines: Array(13).fill(WAYBILL.lines[0]) }, 'lines'],
    [
      'a picture that is none',
      { issuer: { name: 'X', logo: 'data:image/png;base64,aGFsbG8=' } },
      'issuer.logo',
    ],
    ['no pieces', { lines: [{ ...WAYBILL.lines[0], pieces: 0 }] }, 'lines.0.pieces'],
    [
      'an unknown rate class',
      { lines: [{ ...WAYBILL.lines[0], rateClass: 'Z' }] },
      'lines.0.rateClass',
    ],
    ['an unknown copy', { copies: ['original4'] }, 'copies.0'],
    [
      'a charge due to nobody',
      { otherCharges: [{ code: 'MY', dueTo: 'B', amount: 1 }] },
      'otherCharges.0.dueTo',
    ],
    ['no payment', { weightCharges: undefined }, 'weightCharges'],
    ['a currency of no country', { currency: 'ZZZ' }, 'currency'],
    [
      'a currency of no country at the destination',
      { collect: { conversionRate: 1, destinationCurrency: 'QQQ' } },
      'collect.destinationCurrency',
    ],
  ])('names the field: %s', async (_, change, path) => {
    expect(issuePaths(await ask(await service.workspace(), change))).toEqual([path]);
  });
});

describe('409', () => {
  it('a key of another request is refused', async () => {
    const workspace = await service.workspace();
    await ask(workspace, {}, { idempotencyKey: 'k' });
    const other = await ask(workspace, { reference: 'other' }, { idempotencyKey: 'k' });
    expect([other.status, other.body.error.details.reason]).toEqual([409, 'different_request']);
  });
});

describeAccess(() => service, waybill, { body: WAYBILL });
