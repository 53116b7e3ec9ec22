/**
 * Connections that are made to checked addresses only: a name is looked up once, and its answer is
 * what is connected to.
 */
import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import {
  type AllowedHosts,
  canonicalAddress,
  hostAndPort,
  hostOf,
  isPublicAddress,
} from './addresses.ts';
import type { Resolve } from './names.ts';

/** How addresses that callers name are visited. */
export interface VisitRules {
  /** Says who asks. */
  userAgent: string;
  allowedHosts: AllowedHosts;
  resolve: Resolve;
}

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
  const checked = new Set(addresses.map(({ address }) => canonicalAddress(address)));
  connect(options, (...result) => {
    const [error, socket] = result;
    if (error || !socket) return callback(...result);
    if (checked.has(canonicalAddress(socket.remoteAddress ?? ''))) return callback(null, socket);
    socket.destroy();
    callback(new Error('connected to another address than the one that was checked'), null);
  });
}

/**
 * The addresses of a host that may be connected to; none where all are private: then nothing is
 * told but that.
 */
async function checkedAddresses(
  { hostname, port, protocol }: buildConnector.Options,
  { resolve, allowedHosts }: VisitRules,
): Promise<LookupAddress[]> {
  const host = hostOf(hostname);
  const family = isIP(host);
  const isAllowed = allowedHosts.has(hostAndPort({ hostname, port, protocol }));
  const found = family === 0 ? await resolve(host, isAllowed) : [{ address: host, family }];
  if (isAllowed) return found;
  return found.filter(({ address }) => isPublicAddress(address));
}

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** A lookup that asks nobody: it gives what was found before. */
const pinnedTo =
  (addresses: LookupAddress[]) =>
  (name: string, { all }: LookupOptions, callback: LookupCallback): void => {
    const [first] = addresses;
    if (!first)
      callback(Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' }), []);
    else if (all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
