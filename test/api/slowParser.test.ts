/**
 * Pages on which the reader does not end, or wants all memory: the service answers everyone else,
 * and the credits go back.
 *
 * @alone readers that want all memory
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import { MUG_PAGE } from '../support/pages.ts';
import {
  type Answer,
  call,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { spinning } from '../support/spinning.ts';
import { warmPages } from '../support/warm.ts';
import { html, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
/** Its requests have little time. */
let hasty: TestService;
/** Its requests have as much as is usual. */
let patient: TestService;
beforeAll(async () => {
  shop = await startShop();
  shop.serve('/spins', html(`<h1>SPINS</h1>`));
  shop.serve('/breaks', html(`<h1>BREAKS</h1>`));
  shop.serve('/hoards', html(`<h1>HOARDS</h1>`));
  shop.serve('/mug', html(MUG_PAGE));
  const start = (environment: Record<string, string>) =>
    startService({
      environment: { FETCH_ALLOW_HOSTS: shop.host, PARSER_MEMORY_MB: '64', ...environment },
      overrides: { parserThread: new URL('../support/parserThread.ts', import.meta.url) },
    });
  // the deadline of the request comes before the limit of the parser
  hasty = await start({ REQUEST_DEADLINE_MS: '4000', PARSER_MS_MAX: '60000' });
  patient = await start({ PARSER_MS_MAX: '3000' });
  await warmPages(hasty, `${shop.url}/mug`);
});
afterAll(async () => {
  await hasty.stop();
  await patient.stop();
  await shop.stop();
});

const extract = (workspace: TestWorkspace, path: string): Promise<Answer> =>
  workspace.call('POST', '/v1/products/extract', { body: { url: `${shop.url}${path}` } });

describe('a page on which the parser spins', () => {
  it.each([
    ['/v1/products/extract', (url: string) => ({ url })],
    ['/v1/classify', (url: string) => ({ productUrl: url, destinationCountry: 'US' })],
    ['/v1/origin', (url: string) => ({ productUrl: url })],
  ])('%s: 504 by its deadline and refunded; /healthz answers meanwhile', async (path, bodyOf) => {
    const workspace = await hasty.workspace();
    const hasBegun = spinning();
    let isAnswered = false;
    const asked = workspace
      .call('POST', path, { body: bodyOf(`${shop.url}/spins`) })
      .then((answer) => {
        isAnswered = true;
        return answer;
      });
    await hasBegun;
    for (let times = 0; times < 5; times += 1)
      expect((await call(hasty.url, 'GET', '/healthz')).status).toBe(200);
    expect(isAnswered).toBe(false); // the parser has spun all the while
    const answer = await asked;
    expect(answer.status).toBe(504);
    expect(answer.body.error.code).toBe('upstream_timeout');
    expect(await creditsOf(hasty, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});

it('a parser that exceeds its own limit: 504 and refunded, and the next page is read', async () => {
  const workspace = await patient.workspace();
  const answer = await extract(workspace, '/spins');
  expect(answer.status).toBe(504);
  expect(answer.body.error).toMatchObject({
    code: 'upstream_timeout',
    details: { reason: 'page_timeout' },
  });
  expect(await creditsOf(patient, workspace)).toMatchObject({
    balance: 100,
    charged: 0,
    refunded: 1,
  });
  expect((await extract(workspace, '/mug')).body.data.title).toBe('Stoneware mug');
});

it('a page that wants all memory is no answer: refunded', async () => {
  const workspace = await hasty.workspace();
  const answer = await extract(workspace, '/hoards');
  expect([502, 504]).toContain(answer.status); // whichever comes first: no memory, or no time
  expect(await creditsOf(hasty, workspace)).toMatchObject({
    balance: 100,
    charged: 0,
    refunded: 1,
  });
});

it('a page that breaks what reads it is refunded; those that are read beside it are answered', async () => {
  const workspace = await patient.workspace();
  const paths = ['/mug', '/mug', '/breaks', '/mug', '/mug'];
  const answers = await Promise.all(paths.map((path) => extract(workspace, path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 502, 200, 200]);
  expect(answers[2]?.body.error).toMatchObject({ details: { reason: 'page_unreadable' } });
  expect(await creditsOf(patient, workspace)).toMatchObject({ balance: 96, refunded: 1 });
});
