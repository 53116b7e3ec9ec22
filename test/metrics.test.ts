/** Figures for the operator: of this process, and of the state that all processes share. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordSync } from '../db/store/datasetSyncs.ts';
import { html, type Shop, startShop } from './support/shop.ts';
import { startService, type TestService, type TestWorkspace } from './support/service.ts';

const METRICS_TOKEN = 'a-token-of-prometheus';
const CLASSIFY = { destinationCountry: 'US' };

let shop: Shop;
let service: TestService;
let workspace: TestWorkspace;
let figures: ReadonlyMap<string, number>;
beforeAll(async () => {
  shop = await startShop();
  shop.serve('/wall', html('<html><title>Just a moment...</title><body></body></html>'));
  service = await startService({ environment: { METRICS_TOKEN, FETCH_ALLOW_HOSTS: shop.host } });
  workspace = await service.workspace();
  await recordSync(service.orm, { dataset: 'us-hts', outcome: 'updated', message: null });
  await recordSync(service.orm, { dataset: 'eu-cn', outcome: 'unreachable', message: 'no answer' });
  await classify({ description: 'Knitted cotton T-shirt for men', mode: 'mini' });
  await classify({ description: 'thing of something', mode: 'mini' });
  await classify({ productUrl: `${shop.url}/gone`, mode: 'mini' });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${service.url}/metrics`, { headers })).text();
  figures = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );
});
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

const classify = (body: object) =>
  workspace.call('POST', '/v1/classify', { body: { ...CLASSIFY, ...body } });
const named = (name: string): [string, number][] =>
  [...figures].filter(([figure]) => figure.startsWith(`${name}{`));

describe('of the requests', () => {
  it('refunds, by the operation and the error', () => {
    expect(figures.get('landfall_refunds_total{operation="classify",code="upstream_error"}')).toBe(
      1,
    );
  });

  it('answers, by mode and confidence', () => {
    const answers = named('landfall_classifications_total');
    expect(answers.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    for (const [figure] of answers)
      expect(figure).toMatch(/\{mode="mini",confidence="(high|medium|low)"\}$/);
  });

  it('open workflows', () => {
    expect(figures.get('landfall_open_workflows{state="running"}')).toBe(0);
    expect(figures.get('landfall_open_workflows{state="waiting"}')).toBe(0);
  });
});

describe('of the state', () => {
  it('the age of each release', () => {
    const ages = named('landfall_release_live_age_seconds');
    expect(ages.length).toBeGreaterThan(5);
    for (const [, age] of ages) expect(age).toBeGreaterThanOrEqual(0);
    for (const [, held] of named('landfall_releases_held')) expect(held).toBe(0);
  });

  it('the age of each exchange rate, by its day', () => {
    const age = figures.get('landfall_exchange_rate_age_seconds{currency="USD"}');
    expect(age).toBeGreaterThan(0);
  });

  it('syncs that failed, and those that did not', () => {
    expect(figures.get('landfall_sync_failed{dataset="us-hts",outcome="updated"}')).toBe(0);
    expect(figures.get('landfall_sync_failed{dataset="eu-cn",outcome="unreachable"}')).toBe(1);
    expect(figures.get('landfall_sync_age_seconds{dataset="us-hts"}')).toBeGreaterThanOrEqual(0);
    expect(figures.has('landfall_sync_age_seconds{dataset="eu-cn"}')).toBe(false);
  });

  it('what waits for a worker', () => {
    expect(
      named('landfall_backlog_tasks')
        .map(([figure]) => figure)
        .sort(),
    ).toEqual([
      'landfall_backlog_tasks{queue="bulk",kind="activity"}',
      'landfall_backlog_tasks{queue="bulk",kind="workflow"}',
      'landfall_backlog_tasks{queue="jobs",kind="activity"}',
      'landfall_backlog_tasks{queue="jobs",kind="workflow"}',
      'landfall_backlog_tasks{queue="requests",kind="activity"}',
      'landfall_backlog_tasks{queue="requests",kind="workflow"}',
      'landfall_backlog_tasks{queue="webhooks",kind="activity"}',
      'landfall_backlog_tasks{queue="webhooks",kind="workflow"}',
    ]);
  });
});
