/** Requests that no well-behaved client would send: bytes on a socket. */
import net from 'node:net';
import { checkAnswer } from './conformance.ts';
import type { Answer } from './service.ts';

const WAIT_MS = 10_000;

/**
 * Sends bytes as they are and reads one answer, until the server closes or the body is complete.
 */
export async function sendRaw(url: string, request: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const bytes = await exchange(Number(port), hostname, request);
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) throw new Error(`no answer: ${bytes.toString('latin1').slice(0, 200)}`);
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Headers(
    lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]),
  );
  const text = bytes.subarray(end + 4).toString('utf8');
  const answer: Answer = {
    status: Number(first.split(' ')[1]),
    headers,
    body: headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : text,
  };
  const [method = '', target = ''] = request.toString('latin1').split(' ');
  if (method !== 'HEAD' && headers.has('x-request-id')) checkAnswer(method, target, answer);
  return answer;
}

function exchange(port: number, host: string, request: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, host, () => socket.write(request));
    const chunks: Buffer[] = [];
    const ended = (): void => {
      socket.destroy();
      resolve(withoutGoOn(Buffer.concat(chunks)));
    };
    socket.setTimeout(WAIT_MS, () => {
      socket.destroy();
      reject(
        new Error(`no complete answer: ${Buffer.concat(chunks).toString('latin1').slice(0, 200)}`),
      );
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isComplete(withoutGoOn(Buffer.concat(chunks)), request)) ended();
    });
    socket.on('close', ended);
    // a server that answers before it has read all may reset the connection: the answer counts
    socket.on('error', () => (chunks.length > 0 ? ended() : undefined));
  });
}

const GO_ON = 'HTTP/1.1 100 Continue\r\n\r\n';

/** The answer itself, after the one that told the client to send its body. */
const withoutGoOn = (bytes: Buffer): Buffer =>
  bytes.subarray(bytes.indexOf(GO_ON) === 0 ? GO_ON.length : 0);

function isComplete(bytes: Buffer, request: string | Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const head = bytes.subarray(0, end).toString('latin1');
  if (request.toString('latin1', 0, 5) === 'HEAD ' || / (204|304) /.test(head.slice(0, 14)))
    return true;
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && bytes.length >= end + 4 + Number(length);
}

/** The text of a request: a line, headers, an optional body with its length. */
export function requestOf(
  line: string,
  headers: readonly string[] = [],
  body?: string | Buffer,
): Buffer {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${line} HTTP/1.1`, 'Host: test', ...headers, ...length, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')]);
}
