/**
 * Which addresses of the network may be visited on a caller's word: public ones, on the usual
 * ports.
 */
import ipaddr from 'ipaddr.js';

/**
 * Machines of the operator that may be visited although they are private or on another port:
 * `host:port` each.
 */
export type AllowedHosts = ReadonlySet<string>;

const PORTS = new Set(['80', '443']);
/**
 * Global unicast, the only part of IPv6 that is handed out (IANA, IPv6 address space, read
 * 2026-11).
 */
const GLOBAL_UNICAST = [ipaddr.IPv6.parse('2000::'), 3] as const;
/**
 * Public by its number, yet answered by the host of a virtual machine: Azure's platform address.
 */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);
/**
 * Names of one's own machine or network (RFC 6761, 6762, 8375; ICANN's reservation of `internal`;
 * common usage).
 */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa|onion)$/;

/**
 * The http or https address that a text holds, without its fragment; null where it may not be
 * visited.
 */
export function visitable(text: string, allowed: AllowedHosts, base?: URL): URL | null {
  const url = URL.parse(text.trim(), base?.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (allowed.has(hostAndPort(url))) return url;
  const port = portOf(url);
  return PORTS.has(port) && isPublicName(hostOf(url.hostname)) ? url : null;
}

/** A host as it is looked up: without the brackets of IPv6 and the dot of a complete name. */
export const hostOf = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** `host:port` as the list of allowed hosts writes it. */
export const hostAndPort = (url: Pick<URL, 'hostname' | 'port' | 'protocol'>): string =>
  `${hostOf(url.hostname)}:${portOf(url)}`;

const portOf = ({ port, protocol }: Pick<URL, 'port' | 'protocol'>): string =>
  port || (protocol === 'https:' ? '443' : '80');

/**
 * A number is judged as such; a name without a dot, or of a local network, never leads to a shop.
 */
function isPublicName(host: string): boolean {
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host.includes('.') && !host.includes(':') && !host.endsWith('.') && !LOCAL_NAME.test(host);
}

/**
 * Whether an IP address is one of the public Internet. Not so: loopback, private, link-local (and
 * with it the metadata services of clouds), shared (CGNAT), multicast, reserved and documentation
 * ranges, and every IPv6 form that holds an IPv4 address (compatible, NAT64, 6to4, Teredo); the
 * mapped form is judged by its IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv6') return parsed.match([...GLOBAL_UNICAST]);
  return !PLATFORM_ADDRESSES.has(parsed.toString());
}

/** The same address in one spelling, so that two may be compared. */
export const canonicalAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
