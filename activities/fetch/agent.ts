/**
 * Connections that are made to checked addresses only: a name is looked up once, and its answer is
 * what is connected to.
 */
import { Agent, buildConnector } from 'undici';
import { checkedAddresses, pinnedTo, strayFrom, type VisitRules } from './pinned.ts';

const HEADER_BYTES_MAX = 64 * 1024; // shops send long security policies

/** An agent for one visit, redirects included. Destroy it at the end. */
export const guardedAgent = (rules: VisitRules, timeoutMs: number): Agent =>
  new Agent({
    connect: (options, callback) => {
      connectChecked(options, rules, timeoutMs, callback).catch((cause: unknown) =>
        callback(cause instanceof Error ? cause : new Error(String(cause)), null),
      );
    },
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });

async function connectChecked(
  options: buildConnector.Options,
  rules: VisitRules,
  timeoutMs: number,
  callback: buildConnector.Callback,
): Promise<void> {
  const addresses = await checkedAddresses(options, rules);
  const connect = buildConnector({
    timeout: timeoutMs,
    allowH2: false,
    lookup: pinnedTo(addresses),
    autoSelectFamily: true,
  });
  const strays = strayFrom(addresses);
  connect(options, (...result) => {
    const [error, socket] = result;
    if (error || !socket) return callback(...result);
    const stray = strays(socket.remoteAddress);
    if (!stray) return callback(null, socket);
    socket.destroy();
    callback(stray, null);
  });
}
