/** The answer of the browser, which comes to this computer, to a port of the moment (RFC 8252). */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As long as the request waits at the service. */
const PATIENCE_MS = 15 * 60_000;
const PATH = '/callback';

export interface Expected {
  state: string;
  issuer: string;
}

/**
 * Listens for the one answer that carries this state and issuer. `code` rejects when the person
 * denies it, when it comes from another issuer, and after a quarter of an hour.
 */
export async function listenForAnswer(
  expected: Expected,
): Promise<{ redirect: string; code: Promise<string> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const code = answerAt(server, expected).finally(() => {
    server.close();
    server.closeAllConnections();
  });
  code.catch(() => {}); // it is awaited later
  return { redirect: `http://127.0.0.1:${port}${PATH}`, code };
}

function answerAt(server: Server, expected: Expected): Promise<string> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(
      () => reject(new Error('Nobody has answered in the browser. Run it again.')),
      PATIENCE_MS,
    );
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      // any page may call a port of this computer: what has another state is not our answer
      if (pathname !== PATH || searchParams.get('state') !== expected.state) {
        response.writeHead(404, CLOSING).end('There is nothing here.\n');
        return;
      }
      clearTimeout(patience);
      const read = codeIn(searchParams, expected);
      const said = 'code' in read ? 'Signed in.' : read.why;
      response.writeHead(200, CLOSING).end(`${said} You can close this page.\n`, () => {
        if ('code' in read) resolve(read.code);
        else reject(new Error(read.why));
      });
    });
  });
}

const CLOSING = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };

function codeIn(answer: URLSearchParams, { issuer }: Expected): { code: string } | { why: string } {
  if (answer.get('iss') !== issuer) return { why: 'The answer is of another service.' };
  const code = answer.get('code');
  if (code !== null) return { code };
  const isDenied = answer.get('error') === 'access_denied';
  return { why: isDenied ? 'It was denied. No key was made.' : 'The service refused the request.' };
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser of who sits at the terminal; elsewhere it is only printed. */
export function openBrowser(url: string): void {
  if (!process.stderr.isTTY) return;
  const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const opening = spawn(command, [...words, url], { stdio: 'ignore', detached: true });
  opening.on('error', () => {}); // its address stands on the terminal
  opening.unref();
}
