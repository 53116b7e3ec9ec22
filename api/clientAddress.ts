/** The caller's address behind proxies, and the bucket in which its calls are counted. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/**
 * Which proxies are believed: those of so many hops before this service, or those in these
 * networks.
 */
export type TrustedProxies = { hops: number } | { networks: readonly Network[] };

/** No proxy: the address at the other end of the connection is the caller's. */
export const NO_PROXY: TrustedProxies = { hops: 0 };

const HOPS_MAX = 10;
const SET_INSTEAD =
  'set the number of proxies before this service (TRUST_PROXY=1), or their networks (TRUST_PROXY=10.0.0.0/8,fd00::/8); ' +
  'false for none';

/**
 * What `TRUST_PROXY` says. Throws a sentence with what to set instead: every proxy may not be
 * believed.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  if (['', '0', 'false', 'off'].includes(text)) return NO_PROXY;
  if (['true', 'on', '*', 'all'].includes(text))
    throw new Error(
      `"${text}" would believe whatever a caller writes into X-Forwarded-For: ${SET_INSTEAD}`,
    );
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > HOPS_MAX) throw new Error(`must be at most ${HOPS_MAX} hops`);
    return { hops };
  }
  const named = text.split(',').map((part) => part.trim());
  return { networks: named.filter(Boolean).map(networkOf) };
}

function networkOf(text: string): Network {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const whole = family === 4 ? 32 : 128;
  const length = bits === undefined ? whole : Number(bits);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? '0') || length > whole)
    throw new Error(`"${text}" is no network: ${SET_INSTEAD}`);
  if (length === 0) throw new Error(`"${text}" would believe every address: ${SET_INSTEAD}`);
  const parsed = ipaddr.parse(address);
  if (parsed.range() === 'ipv4Mapped') throw new Error(`write "${text}" as an IPv4 network`);
  return [parsed, length];
}

/**
 * The address of the caller: that of the connection, or what the believed proxies wrote into
 * `X-Forwarded-For`, read from its right end. What stands further left was written by the caller,
 * and is never read; where a believed proxy names no address, it is taken for the caller itself.
 */
export function clientAddress(
  connection: string,
  forwardedFor: string,
  trusted: TrustedProxies,
): string {
  const believes = (address: string, hop: number): boolean =>
    'hops' in trusted
      ? hop < trusted.hops
      : trusted.networks.some(([network, bits]) => isWithin(address, network, bits));
  const named = forwardedFor === '' ? [] : forwardedFor.split(',');
  let address = plain(connection) ?? '';
  for (let hop = 0; believes(address, hop); hop += 1) {
    const before = plain(named.pop() ?? '');
    if (before === null) break;
    address = before;
  }
  return address;
}

/**
 * Whether what connects from this address is a proxy that is believed: it speaks for many callers.
 */
export function isProxy(connection: string, trusted: TrustedProxies): boolean {
  if ('hops' in trusted) return trusted.hops > 0;
  const address = plain(connection) ?? '';
  return trusted.networks.some(([network, bits]) => isWithin(address, network, bits));
}

/**
 * An address without its port, brackets and zone, an IPv4 address as such; null for what is none.
 */
function plain(text: string): string | null {
  const trimmed = text.trim();
  const host =
    /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const [address = ''] = host.split('%');
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

function isWithin(address: string, network: Address, bits: number): boolean {
  if (address === '') return false;
  const parsed = ipaddr.parse(address);
  // kinds are compared first: an IPv4 address lies in no IPv6 network
  return parsed.kind() === network.kind() && parsed.match(network, bits);
}

const SITE_PARTS = 4;

/**
 * What calls are counted by: an IPv4 address, or the first 64 bits of an IPv6 one, of which a
 * household has a whole range.
 */
export function addressBucket(address: string): string {
  if (address === '') return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${new ipaddr.IPv6([...parts.slice(0, SITE_PARTS), 0, 0, 0, 0]).toString()}/64`;
}
