/**
 * Callers name addresses; what comes of it never tells them which names the operator's network
 * knows.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Resolve } from '../../activities/fetch/names.ts';
import { creditsOf } from '../support/access.ts';
import { startService, type TestService } from '../support/service.ts';
import { startShop } from '../support/shop.ts';

const INSIDE: Readonly<Record<string, string>> = {
  'billing.office.example': '10.0.0.8',
  'six.office.example': 'fd00::8',
  'metadata.office.example': '169.254.169.254',
  'gone.office.example': '127.0.0.1', // allowed by the operator, and nobody listens there
};
const resolve: Resolve = async (name) => {
  const address = INSIDE[name];
  if (!address)
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return [{ address, family: address.includes(':') ? 6 : 4 }];
};

let service: TestService;
let gonePort: string;
beforeAll(async () => {
  const gone = await startShop();
  await gone.stop();
  gonePort = new URL(gone.url).port;
  service = await startService({
    environment: { FETCH_ALLOW_HOSTS: `gone.office.example:${gonePort}` },
    overrides: { resolve },
  });
});
afterAll(() => service.stop());

describe.each([
  ['a page to classify', '/v1/classify', 'productUrl', { destinationCountry: 'US' }],
  ['a photo to classify', '/v1/classify', 'imageUrl', { destinationCountry: 'US' }],
  ['a product page', '/v1/products/extract', 'url', {}],
  ['a page whose origin is asked', '/v1/origin', 'productUrl', {}],
  ['a photo whose origin is asked', '/v1/origin', 'imageUrl', {}],
])('%s', (_, path, field, more) => {
  async function answerOn(address: string): Promise<string> {
    const workspace = await service.workspace();
    const { status, body } = await workspace.call('POST', path, {
      body: { ...more, [field]: address },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
    const { requestId, ...said } = body;
    expect(requestId).toBeTruthy();
    return JSON.stringify([status, said]);
  }

  it('a name that does not exist, a private one and a refused connection are answered byte by byte alike', async () => {
    const unknown = await answerOn('https://nobody.office.example/a');
    expect(unknown).toMatch(/^\[502,.*"page_unreachable"/);
    const inside = await Promise.all([
      answerOn('https://billing.office.example/a'),
      answerOn('http://six.office.example/a'),
      answerOn('http://metadata.office.example/latest/meta-data/'),
      answerOn(`http://gone.office.example:${gonePort}/a`),
    ]);
    expect(new Set([unknown, ...inside])).toEqual(new Set([unknown]));
  });
});
