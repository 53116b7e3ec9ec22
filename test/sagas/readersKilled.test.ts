/**
 * What reads pages is killed in the middle of a visit: another one visits it again, one answer and
 * one charge.
 *
 * @alone processes of the service beside its own
 */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { productPageAt } from '../support/billables.ts';
import { ask, expectOneCharge } from '../support/outcomes.ts';
import { MUG_PAGE } from '../support/pages.ts';
import { startService } from '../support/service.ts';
import { html, type Shop, startShop } from '../support/shop.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess } from '../support/worker.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** On a busy machine processes take their time to start. */
const patient = () => ({ FETCH_ALLOW_HOSTS: shop.host, REQUEST_DEADLINE_MS: '60000' });

it('a worker killed while the shop is silent: another one visits it again and answers, one charge', async () => {
  const environment = patient();
  const lone = await startService({ environment, roles: { api: true, worker: false } });
  const first = await startWorkerProcess(lone, environment);
  shop.serve('/slow', { silent: true }, html(MUG_PAGE));
  const visits = (): number => shop.asked().filter(({ path }) => path === '/slow').length;
  const slow = productPageAt(`${shop.url}/slow`);
  const workspace = await lone.workspace();
  const answering = ask(workspace, slow);
  await eventually(
    async () => visits(),
    (times) => times === 1,
  );
  await first.kill();
  const second = await startWorkerProcess(lone, environment);
  await expectOneCharge(lone, workspace, slow, await answering);
  expect(visits()).toBe(2);
  await second.kill();
  await lone.stop();
}, 120_000);

it('a reading process killed while the shop is silent: another one visits it again and answers, one charge', async () => {
  const restarting = await startService({ environment: patient() });
  shop.serve('/silent-once', { silent: true }, html(MUG_PAGE));
  const visits = (): number => shop.asked().filter(({ path }) => path === '/silent-once').length;
  const page = productPageAt(`${shop.url}/silent-once`);
  const workspace = await restarting.workspace();
  const answering = ask(workspace, page);
  await eventually(
    async () => visits(),
    (times) => times === 1,
  );
  for (const pid of readingProcesses()) process.kill(pid, 'SIGKILL');
  await expectOneCharge(restarting, workspace, page, await answering);
  expect(visits()).toBe(2);
  await restarting.stop();
}, 120_000);

/** Those that this process has started. */
function readingProcesses(): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const all = listed.map((line) => line.trim().split(/ +/));
  const ours = all.filter(
    ([, parent, ...command]) =>
      Number(parent) === process.pid && command.join(' ').includes('reading/process.ts'),
  );
  return ours.map(([pid]) => Number(pid));
}
