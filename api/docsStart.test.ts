/** The script of the page at /docs, run where a page and a browser stand in. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { examplesOf } from './examples.ts';

type Action = (given: unknown) => unknown;
interface Page {
  plugins: (() => {
    statePlugins: {
      auth: { wrapActions: Record<'authorize' | 'logout', (run: Action) => Action> };
    };
  })[];
  onComplete: () => void;
  requestInterceptor: (request: Request) => Promise<Request>;
}
interface Request {
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Opens the page in a tab that holds what is stored; `usage` is what GET /v1/usage answers. */
function open(stored = new Map<string, string>(), usage: unknown = {}) {
  const entered: unknown[] = [];
  let page: Page | undefined;
  const asked: unknown[] = [];
  const script = readFileSync(new URL('docsStart.js', import.meta.url), 'utf8');
  const tab = {
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
    SwaggerUIBundle: (given: Page) => {
      page = given;
      return { preauthorizeApiKey: (...words: unknown[]) => void entered.push(words) };
    },
    fetch: async (...words: unknown[]) => {
      asked.push(words);
      return { json: async () => usage };
    },
  };
  runInContext(script, createContext(tab));
  if (!page) throw new Error('the page was not started');
  const actions = page.plugins[0]?.().statePlugins.auth.wrapActions;
  if (!actions) throw new Error('the page does not see keys');
  return { page, actions, entered, stored, asked };
}

describe('the key', () => {
  it('is kept for the tab, entered again when the page is, and forgotten with «Logout»', () => {
    const { actions, stored } = open();
    const passed = actions.authorize((given) => given)({ apiKey: { value: 'lf_key' } });
    expect(passed).toEqual({ apiKey: { value: 'lf_key' } });
    const again = open(stored);
    again.page.onComplete();
    expect(again.entered).toEqual([['apiKey', 'lf_key']]);
    again.actions.logout((names) => names)(['apiKey']);
    expect(stored.size).toBe(0);
  });

  it('is not asked for where none was entered', () => {
    const { page, entered } = open();
    page.onComplete();
    expect(entered).toEqual([]);
  });
});

describe('the example of a replay', () => {
  const body = JSON.stringify(examplesOf('replay')[0]?.body);
  const request = (url: string, sent = body): Request => ({
    url: `http://127.0.0.1:3000${url}`,
    headers: { Authorization: 'Bearer lf_key' },
    body: sent,
  });

  it('is sent with the latest calculation of the workspace that stands', async () => {
    const events = [
      { id: 'refunded', status: 'refunded' },
      { id: 'latest', status: 'charged' },
    ];
    const { page, asked } = open(undefined, { data: events });
    const sent = await page.requestInterceptor(request('/v1/replay'));
    expect(JSON.parse(sent.body ?? '')).toEqual({ usageId: 'latest' });
    expect(asked).toEqual([
      [
        expect.stringContaining('action=calculate'),
        { headers: { Authorization: 'Bearer lf_key' } },
      ],
    ]);
  });

  it.each([
    ['another operation', request('/v1/calculate')],
    ['another calculation', request('/v1/replay', '{"usageId":"another"}')],
    ['the description itself', { url: '/v1/openapi.json', headers: {} }],
  ])('leaves %s as it is', async (_, given) => {
    const { page, asked } = open();
    expect(await page.requestInterceptor({ ...given })).toEqual(given);
    expect(asked).toEqual([]);
  });

  it('goes as it is where there is no calculation, or the key may not see it', async () => {
    for (const usage of [{ data: [] }, { error: { code: 'forbidden' } }]) {
      const { page } = open(undefined, usage);
      expect((await page.requestInterceptor(request('/v1/replay'))).body).toBe(body);
    }
  });
});
