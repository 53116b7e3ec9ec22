/**
 * What is refused before it is a request: the parser found no HTTP in it. Answered in the one error
 * shape, too.
 */
import type { Socket } from 'node:net';
import { docUrlOf } from '../contract/errors.ts';
import { API_VERSION } from '../contract/version.ts';
import { newId } from '../db/id.ts';

/**
 * Answers 400 and closes the connection, also that of a client which would leave its half open; one
 * that is gone is left alone.
 */
export function answerClientError(cause: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = newId();
  const message =
    cause.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'This is no HTTP request that can be waited for: it did not arrive in time.'
      : 'This is no HTTP request that can be read. Check its headers.';
  const error = { code: 'invalid_input', message, docUrl: docUrlOf('invalid_input') };
  const body = JSON.stringify({ error, requestId });
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `API-Version: ${API_VERSION}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
