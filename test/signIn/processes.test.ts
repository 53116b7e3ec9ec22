/** Several processes behind one address: each request of a sign-in reaches another of them. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessTokenReader } from '../../api/signIn/accessTokens.ts';
import { consent, exchange, person, program, refresh } from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let front: Server;
let publicUrl: string;
let first: SignInService;
const processes: SignInService[] = [];
const reached = new Set<string>();

beforeAll(async () => {
  let turn = 0;
  front = createServer((asked, answer) => {
    turn += 1;
    const { url } = processes[turn % processes.length] as SignInService;
    reached.add(url);
    const { method, headers, url: target = '/' } = asked;
    const on = request(new URL(target, url), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    asked.pipe(on);
  });
  await new Promise<void>((listening) => void front.listen(0, '127.0.0.1', listening));
  publicUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  first = await startSignIn({ publicUrl });
  processes.push(first, await first.beside({ publicUrl }), await first.beside({ publicUrl }));
});
afterAll(async () => {
  front.close();
  front.closeAllConnections();
  for (const one of processes.toReversed()) await one.stop();
});

it('a person signs in and consents, and a program gets and renews its tokens', async () => {
  const service = { ...first, url: publicUrl };
  const workspace = await service.workspace();
  const { browser } = await person(service, workspace.id);
  const asking = await program(service);
  const answer = await consent(browser, asking, workspace.id);
  const { status, body } = await exchange(service, asking, answer);
  expect([status, body.error]).toEqual([200, undefined]);
  const renewed = await refresh(service, asking, body.refresh_token);
  expect(renewed.status).toBe(200);
  const read = accessTokenReader(first.orm, () => publicUrl);
  expect(await read(renewed.body.access_token)).toMatchObject({ workspaceId: workspace.id });
  expect(reached.size).toBe(3);
});

it('one that has just begun goes on with what another had begun', async () => {
  const service = { ...first, url: publicUrl };
  const workspace = await service.workspace();
  const { browser } = await person(service, workspace.id);
  const asking = await program(service);
  const answer = await consent(browser, asking, workspace.id);
  processes.push(await first.beside({ publicUrl }));
  const stopped = processes.splice(1, 2);
  for (const one of stopped) await one.stop();
  const { status } = await exchange(service, asking, answer);
  expect(status).toBe(200);
  expect((await browser.get('/account')).status).toBe(200);
});
