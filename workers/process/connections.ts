/** Connections of a server that stops: whole requests are answered, the rest is closed. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What is half sent when the process is told to stop may still arrive for so long. */
const HALF_SENT_MS = 2000;
/**
 * A connection whose answer was under way when its header was written is idle, and kept alive, only
 * later.
 */
const LOOK_MS = 50;

export class Connections {
  readonly #server: Server;
  /** With the request under way on it. */
  readonly #open = new Map<Socket, IncomingMessage | null>();
  #isDraining = false;

  /** Follows a server that does not listen yet. */
  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#open.set(socket, null);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.#open.set(socket, request);
      response.once('close', () => {
        if (this.#open.get(socket) === request) this.#open.set(socket, null);
      });
    });
  }

  /** From the moment when the process is told to stop. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /**
   * Resolves when every whole request is answered and no connection is left. Requests are taken for
   * `leadMs` more, in which load balancers learn to send none; each answer tells its client that
   * the connection ends. `atLast` is called when no more come.
   */
  async drain(leadMs: number, atLast: () => void): Promise<void> {
    this.#isDraining = true;
    if (leadMs > 0) await pause(leadMs);
    atLast();
    this.#server.prependListener('request', (_, response) =>
      response.setHeader('Connection', 'close'),
    );
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const halfSentUntil = performance.now() + HALF_SENT_MS;
    const sweep = setInterval(() => {
      this.#server.closeIdleConnections();
      if (performance.now() > halfSentUntil) this.#closeIncomplete();
    }, LOOK_MS);
    this.#server.closeIdleConnections();
    await closed;
    clearInterval(sweep);
  }

  #closeIncomplete(): void {
    for (const [socket, request] of this.#open) if (!request?.complete) socket.destroy();
  }
}
