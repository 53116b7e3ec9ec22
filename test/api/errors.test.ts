/**
 * What errors say: one cause, one sentence, the way out, and where to read on. None of them costs
 * anything.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../contract/errors.ts';
import { creditsOf } from '../support/access.ts';
import {
  type Answer,
  call,
  type CallOptions,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

const SHIRT = { description: 'Knitted cotton T-shirt', destinationCountry: 'US', mode: 'mini' };
const GOODS = {
  hsCode: '6109.10',
  originCountry: 'VN',
  destinationCountry: 'US',
  value: 480,
};
const MB = 1024 * 1024;

let service: TestService;
let workspace: TestWorkspace;
beforeAll(async () => {
  service = await startService();
  workspace = await service.workspace();
});
afterAll(() => service.stop());

const post = (path: string, options: CallOptions): Promise<Answer> =>
  workspace.call('POST', path, options);
/** The faults of a refused body, by their paths; the balance is as before. */
async function faults(path: string, body: unknown): Promise<Record<string, string>> {
  const before = await creditsOf(service, workspace);
  const answer = await post(path, { body });
  expect(answer.status).toBe(400);
  expect(await creditsOf(service, workspace)).toEqual(before);
  const { issues } = answer.body.error.details;
  return Object.fromEntries(issues.map((one: Json) => [one.path, one.message]));
}

describe('a key that is not where it is read', () => {
  const asked = async (
    headers: Record<string, string>,
    path = '/v1/me',
  ): Promise<[number, string]> => {
    const { status, body } = await call(service.url, 'GET', path, { headers });
    return [status, body.error.message];
  };
  const HOW = 'Send the API key in the header "Authorization: Bearer <API_KEY>".';

  it.each<[string, Record<string, string>, string]>([
    ['nowhere', {}, 'There is no API key.'],
    ['another header', { 'x-api-key': 'K' }, 'The header X-Api-Key is not read.'],
    [
      'Basic',
      { authorization: 'Basic QQ==' },
      'The scheme "Basic" of the header Authorization is not read.',
    ],
    [
      'no scheme',
      { authorization: 'lf_secret' },
      'The header Authorization does not begin with "Bearer" and a blank.',
    ],
    ['no key', { authorization: 'Bearer' }, 'There is no key after "Bearer".'],
  ])('%s', async (_, headers, found) => {
    expect(await asked(headers)).toEqual([401, `${found} ${HOW}`]);
  });

  it('in the address', async () => {
    const [status, message] = await asked({}, '/v1/me?api_key=lf_secret');
    expect([status, message]).toEqual([401, expect.stringMatching(/address .*Authorization/)]);
    expect(message).not.toContain('lf_secret');
  });

  it('one that is unknown is said to be so', async () => {
    const [, message] = await asked({ authorization: `Bearer lf_${'x'.repeat(43)}` });
    expect(message).toBe('This API key is not valid: it is unknown, revoked or expired.');
  });
});

describe('a body that is no JSON', () => {
  it('names line, column and fault', async () => {
    const rawBody = '{\n  "description": "shirt",\n  "mode": \'mini\'\n}';
    const { status, body } = await post('/v1/classify', { rawBody });
    expect(status).toBe(400);
    expect(body.error.message).toBe(
      'body: is no JSON at line 3, column 11: single quotation marks stand in the place of double ones',
    );
    expect(body.error.details).toMatchObject({ line: 3, column: 11 });
  });
});

describe('did you mean', () => {
  it.each([
    ['/v1/clasify', '/v1/classify'],
    ['/classify', '/v1/classify'],
    ['/v1/calculate/shipments', '/v1/calculate/shipment'],
    ['/v1/tarif/us/codes/6109.10', '/v1/tariff/us/codes/6109.10'],
    ['/openapi.json', '/v1/openapi.json'],
    ['/v1/versions', '/versions'],
  ])('%s: %s', async (asked, meant) => {
    const { status, body } = await call(service.url, 'GET', asked);
    expect([status, body.error.message]).toEqual([
      404,
      `There is nothing at ${asked}; did you mean ${meant}?`,
    ]);
  });

  it('says nothing of what is like no path', async () => {
    const { body } = await call(service.url, 'GET', '/v1/nothing');
    expect(body.error.message).toBe('There is nothing at /v1/nothing.');
  });

  it.each<[object, string, string]>([
    [{ destination: 'US' }, 'destinationCountry', 'destination'],
    [{ destination_country: 'US' }, 'destinationCountry', 'destination_country'],
    [{ destinationCounty: 'US' }, 'destinationCountry', 'destinationCounty'],
  ])('a required field, by %j', async (given, path, sent) => {
    const { destinationCountry: _, ...rest } = SHIRT;
    expect(await faults('/v1/classify', { ...rest, ...given })).toEqual({
      [path]: `is required; did you mean it by "${sent}"?`,
    });
  });

  it('a field of an item of a list', async () => {
    const { hsCode, ...rest } = GOODS;
    const body = { destinationCountry: 'US', items: [{ ...rest, tariffCode: hsCode }] };
    expect(await faults('/v1/calculate/shipment', body)).toEqual({
      'items.0.hsCode':
        'is required, unless the line names goods of the catalogue; did you mean it by "tariffCode"?',
    });
  });

  it('one of the values of a field', async () => {
    const { transportMode } = await faults('/v1/calculate', { ...GOODS, transportMode: 'Air' });
    expect(transportMode).toBe('must be one of air, sea, road, rail; did you mean air?');
  });

  it('a fact, and all that are wrong at once', async () => {
    const facts = { main_fiber: 'cotton', fabric: 'knits' };
    expect(await faults('/v1/classify', { ...SHIRT, facts })).toEqual({
      'facts.main_fiber': 'is no known fact; did you mean main_fibre?',
      'facts.fabric': 'is not one of its values; did you mean knit?',
    });
    const { body } = await post('/v1/classify', { body: { ...SHIRT, facts } });
    const [name, value] = body.error.details.issues;
    expect([name.allowed, value.allowed]).toEqual([
      expect.arrayContaining(['main_fibre']),
      expect.arrayContaining(['knit']),
    ]);
  });
});

describe('countries', () => {
  it.each([
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['USA', 'US'],
    ['United Kingdom', 'GB'],
    ['DEU', 'DE'],
  ])('%s is told its code %s', async (written, code) => {
    const body = { ...SHIRT, destinationCountry: written };
    expect(await faults('/v1/classify', body)).toEqual({
      destinationCountry: `must be a two-letter ISO 3166-1 country code: ${code}`,
    });
  });

  it.each([
    ['UK', 'use GB'],
    ['EL', 'use GR'],
    ['EU', 'name the member state'],
  ])('%s: %s', async (written, hint) => {
    const told = await faults('/v1/classify', { ...SHIRT, destinationCountry: written });
    expect(told['destinationCountry']).toContain(hint);
  });

  it('also in a list, in a path, and with a region', async () => {
    const told = await faults('/v1/compare', {
      ...GOODS,
      destinationCountry: undefined,
      destinations: ['DE', 'Canada'],
    });
    expect(told['destinations.1']).toMatch(/: CA$/);
    const { body } = await call(service.url, 'GET', '/v1/tariff/Germany/codes/6109');
    expect(body.error.message).toMatch(/^country: .*: DE$/);
  });

  it.each([
    ['Vietnm', 'VN (Vietnam)'],
    ['Untied Kingdom', 'GB (United Kingdom)'],
    ['swizerland', 'CH (Switzerland)'],
  ])('%s, nearly a name, is asked whether %s was meant', async (written, meant) => {
    const told = await faults('/v1/classify', { ...SHIRT, destinationCountry: written });
    expect(told['destinationCountry']).toMatch(/country code; did you mean /);
    expect(told['destinationCountry']).toContain(`did you mean ${meant}?`);
  });

  it('what is no name is told no code', async () => {
    const told = await faults('/v1/classify', { ...SHIRT, destinationCountry: 'Atlantis' });
    expect(told).toEqual({ destinationCountry: 'must be a two-letter ISO 3166-1 country code' });
  });
});

describe('other notations', () => {
  it.each([
    ['entryDate', '31.12.2026', 'must be a date, YYYY-MM-DD: 2026-12-31'],
    [
      'entryDate',
      '05/06/2026',
      'must be a date, YYYY-MM-DD: 2026-06-05 with the day first, 2026-05-06 with the month first',
    ],
    ['value', '1.234,50', 'must be a number: 1234.5, without quotation marks'],
    ['value', '1,234', 'must be a number: 1.234 or 1234, without quotation marks'],
    ['value', '$12', 'must be a number: 12, without currency, unit and quotation marks'],
    ['value', 'much', 'must be a number'],
    ['quantity', '3', 'must be a number: 3, without quotation marks'],
    ['quantity', 1.5, 'must be a whole number'],
    ['businessBuyer', 'true', 'must be true or false, without quotation marks'],
    ['claims', '9903.01.04', 'must be a list'],
    ['currency', '€', 'must be a three-letter ISO 4217 currency code: EUR'],
    ['shippingTerms', 'DDU', 'DDU is no term of Incoterms 2020: use DAP'],
    [
      'shippingTerms',
      'XYZ',
      'must be one of EXW, FCA, FAS, FOB, CFR, CIF, CPT, CIP, DAP, DPU, DDP',
    ],
  ])('%s %j: %s', async (field, written, message) => {
    expect(await faults('/v1/calculate', { ...GOODS, [field]: written })).toEqual({
      [field]: message,
    });
  });

  it('small letters, hyphens and blanks are read where they can mean one thing alone', async () => {
    const small = {
      ...GOODS,
      hsCode: '6109-10 00',
      originCountry: 'vn',
      destinationCountry: 'us',
      currency: 'usd',
      shippingTerms: 'ddp',
    };
    const { status, body } = await post('/v1/calculate', { body: small });
    expect([status, body.data?.shippingTerms]).toEqual([200, 'DDP']);
    const code = await call(service.url, 'GET', '/v1/tariff/us/codes/6109-10');
    expect([code.status, code.body.data?.code]).toEqual([200, '610910']);
  });
});

describe('what cannot be classified as it is', () => {
  it.each(['https://shop.example/shirt', ' www.shop.example/shirt '])(
    'an address as text is pointed to productUrl: %s',
    async (description) => {
      const told = await faults('/v1/classify', { ...SHIRT, description });
      expect(told).toEqual({ description: expect.stringContaining('productUrl') });
    },
  );

  it('in a batch too, and not where there are words beside it', async () => {
    const address = { ...SHIRT, description: 'https://shop.example/shirt' };
    const batch = await post('/v1/classify/batch', { body: { items: [SHIRT, address] } });
    expect(batch.body.data.results).toMatchObject([
      { ok: true },
      {
        ok: false,
        error: {
          code: 'invalid_input',
          details: {
            issues: [
              { path: 'items.1.description', message: expect.stringContaining('productUrl') },
            ],
          },
        },
      },
    ]);
    const titled = await post('/v1/classify', { body: { ...address, title: 'Cotton T-shirt' } });
    expect(titled.status).toBe(200);
  });

  it('mode max without a model names the settings', async () => {
    const told = await faults('/v1/classify', { ...SHIRT, mode: 'max' });
    expect(told['mode']).toContain('LLM_BASE_URL and LLM_MODEL');
  });
});

describe('an address that is not visited names the setting', () => {
  it.each([
    ['a private machine', 'http://127.0.0.1/', 400],
    ['a name that is unknown', 'https://nobody.invalid/', 502],
  ])('%s', async (_, url, status) => {
    const before = await creditsOf(service, workspace);
    const answer = await post('/v1/products/extract', { body: { url } });
    expect([answer.status, answer.body.error.message]).toEqual([
      status,
      expect.stringContaining('FETCH_ALLOW_HOSTS'),
    ]);
    expect((await creditsOf(service, workspace))['balance']).toBe(before['balance']);
  });
});

describe('a body that is too large', () => {
  const large = `{"x":"${'x'.repeat(9 * MB)}"}`;

  it.each([
    ['/v1/classify', 'Send the photo by its address in imageUrl.'],
    ['/v1/classify/batch', 'Send the photos by their addresses in imageUrl'],
    ['/v1/origin/batch', 'Send the photos by their addresses in imageUrl'],
  ])('%s says how much it may hold, and the way out', async (path, way) => {
    const { status, body } = await post(path, { rawBody: large });
    expect([status, body.error.code]).toEqual([413, 'payload_too_large']);
    expect(body.error.message).toContain('9 MB (9437184 bytes)');
    expect(body.error.message).toContain(way);
  });
});

describe('the page of errors', () => {
  it('has a section for each code, at the address that an error names', async () => {
    const { body } = await call(service.url, 'GET', '/v1/me');
    expect(body.error.docUrl).toBe('/docs/errors#unauthorized');
    const [path = ''] = body.error.docUrl.split('#');
    const page = await fetch(`${service.url}${path}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const html = await page.text();
    for (const code of ERROR_CODES) expect(html).toContain(`<h2 id="${code}">${code}</h2>`);
    expect(html).not.toMatch(/^(#|- )|`/m);
  });
});
