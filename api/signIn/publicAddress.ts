/** The one address under which browsers and programs know this service. */
import { isIP } from 'node:net';

export interface PublicAddress {
  /** Without a slash at its end. */
  origin: string;
  /** As in `Host`. */
  host: string;
  /** False on this machine alone, without TLS: cookies then carry no prefix. */
  isSecure: boolean;
}

/** The name of the site, by which passkeys are bound. */
export const siteOf = ({ origin }: PublicAddress): string => new URL(origin).hostname;

/** Whether browsers take passkeys here: a name is needed, an address of the network is none. */
export const hasPasskeys = (address: PublicAddress): boolean =>
  isIP(siteOf(address).replace(/^\[|\]$/g, '')) === 0;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The same address as a request names it: on this machine alone, people and programs write
 * `localhost` or its number. Null for any other name.
 */
export function addressNamed(address: PublicAddress, host: string): PublicAddress | null {
  if (host === address.host) return address;
  return aliasesOf(address).find((alias) => alias.host === host) ?? null;
}

/** All names of an address: one, but for this machine. */
export function aliasesOf(address: PublicAddress): PublicAddress[] {
  if (address.isSecure) return [address];
  const { port } = new URL(address.origin);
  const hosts = [...LOOPBACK].map((name) => (port === '' ? name : `${name}:${port}`));
  const others = hosts.filter((host) => host !== address.host);
  return [address, ...others.map((host) => ({ origin: `http://${host}`, host, isSecure: false }))];
}

/** Whether a host is this machine. */
export const isLoopback = (hostname: string): boolean =>
  LOOPBACK.has(hostname) || hostname.endsWith('.localhost');

/** The public address, or why nobody can sign in there: passwords travel by https, or not at all. */
export function publicAddressOf(url: string | null): PublicAddress | { why: string } {
  if (url === null)
    return { why: `This service has no public address: set PUBLIC_URL to ${EXAMPLE}.` };
  const { protocol, hostname, origin, host } = new URL(url);
  if (protocol === 'https:') return { origin, host, isSecure: true };
  if (isLoopback(hostname)) return { origin, host, isSecure: false };
  return {
    why: `Passwords are not sent over ${url}: put TLS before the service, and set PUBLIC_URL to ${EXAMPLE}.`,
  };
}

const EXAMPLE = 'its https address, for example https://customs.example.com';
