/** What is refused before it is a request: the parser found no HTTP in it. Answered in the one error shape, too. */
import type { Socket } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { API_VERSION } from '../contract/version.ts';

/** Answers 400 and closes the connection; a connection that is gone is left alone. */
export function answerClientError(_cause: Error, socket: Socket): void {
  if (!socket.writable) return;
  const requestId = uuidv7();
  const message = 'This is no HTTP request that can be read. Check its headers.';
  const body = JSON.stringify({ error: { code: 'invalid_input', message }, requestId });
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `API-Version: ${API_VERSION}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
