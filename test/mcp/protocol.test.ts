/**
 * The official conformance suite of the protocol, both revisions, against the endpoint of a running
 * service with the suite's own fixtures in the place of our tools.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../workers/process/config.ts';
import { grantedTo, StandInSignIn } from '../support/agents.ts';
import { fixtureServer } from '../support/protocolFixture.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let front: Server;
const signIn = new StandInSignIn();

beforeAll(async () => {
  const agents = { ...signIn, createServer: fixtureServer };
  service = await startService({ overrides: { agents } });
  const { token } = await grantedTo(service, signIn, await service.workspace());
  front = signedIn(token);
  await new Promise<void>((listening) => void front.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  front.close();
  front.closeAllConnections();
  await service.stop();
});

/** The suite cannot sign in: what it sends goes on with a token, and is otherwise as it was. */
const signedIn = (token: string): Server =>
  createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` };
    const { method, url = '/' } = asked;
    const on = request(new URL(url, service.url), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    answer.on('close', () => on.destroy());
    asked.pipe(on);
  });

const SUITE = path.join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

/** Of the newer one none. */
const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  '2025-11-25': 'test/mcp/expected-failures-2025-11-25.yml',
};

const run = (revision: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = front.address() as AddressInfo;
    const words = ['server', '--url', `http://127.0.0.1:${port}/mcp`, '--requirements', revision];
    const expected = EXPECTED[revision];
    const known = expected ? ['--expected-failures', path.join(ROOT, expected)] : [];
    const all = [SUITE, ...words, ...known];
    execFile(process.execPath, all, { maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error ? `\nexit ${error.code}` : '\nexit 0'}`),
    );
  });

it.each(['2026-07-28', '2025-11-25'])(
  'all that revision %s requires of a server passes, or is among the failures that are explained',
  async (revision) => {
    const told = await run(revision);
    expect(told.slice(-6000)).toMatch(/exit 0$/);
  },
  600_000,
);
