/** Addresses that may be connected to: a name is looked up once, and judged by what was found. */
import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
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

/**
 * The addresses of a host that may be connected to; none where all are private: then nothing is
 * told but that.
 */
export async function checkedAddresses(
  { hostname, port, protocol }: { hostname: string; port: string; protocol: string },
  { resolve, allowedHosts }: Omit<VisitRules, 'userAgent'>,
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

/** A fault where a connection goes to none of the addresses that were checked; null where it does. */
export function strayFrom(
  addresses: readonly LookupAddress[],
): (reached: string | undefined) => Error | null {
  const checked = new Set(addresses.map(({ address }) => canonicalAddress(address)));
  return (reached) =>
    checked.has(canonicalAddress(reached ?? ''))
      ? null
      : new Error('connected to another address than the one that was checked');
}

/** A lookup that asks nobody: it gives what was found before. */
export const pinnedTo =
  (addresses: LookupAddress[]) =>
  (name: string, { all }: LookupOptions, callback: LookupCallback): void => {
    const [first] = addresses;
    if (!first)
      callback(Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' }), []);
    else if (all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
