/** The part of the official conformance suite that is for authorization servers. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../workers/process/config.ts';
import { consentAt, person, program } from '../support/person.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
beforeAll(async () => {
  service = await startSignIn();
});
afterAll(() => service.stop());

const SUITE = path.join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

it('metadata, code flow and tokens are as it wants them, of whoever plays the browser', async () => {
  const workspace = await service.workspace();
  const { browser } = await person(service, workspace.id);
  const port = await freePort();
  const { clientId } = await program(service, `http://127.0.0.1:${port}/callback`);
  const words = ['authorization', '--url', service.url, '--client-id', clientId];
  const where = ['--port', String(port), '--resource', `${service.url}/mcp`];
  const suite = spawn(process.execPath, [SUITE, ...words, ...where]);
  const ended = new Promise((end) => suite.on('close', end));
  const said: string[] = [];
  for await (const line of createInterface(suite.stdout)) {
    said.push(line);
    // as it asks for: somebody opens this, and consents
    if (!line.startsWith(`${service.url}/oauth/authorize?`)) continue;
    await fetch(await consentAt(browser, line.slice(service.url.length), workspace.id));
  }
  expect([await ended, said.join('\n')]).toEqual([0, expect.stringMatching(/3 passed, 0 failed/)]);
});
