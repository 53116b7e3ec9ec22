/** The addresses of a name. */
import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { isPublicAddress } from './addresses.ts';
import { causeCode } from './causes.ts';

/**
 * Every address of a name; `own`: the name is one of the operator's own network. Rejects when there
 * is none.
 */
export type Resolve = (name: string, own: boolean) => Promise<LookupAddress[]>;

/** For one question to one name server, and how often it is asked. */
const ANSWER_MS = 2000;
const TRIES = 2;
const GAVE_UP = new Set(['ETIMEOUT', 'ECANCELLED']);

/**
 * Asks the name servers. The machine's own resolver is asked for names of the operator's network,
 * which may stand in its hosts file, and for what the name servers do not know: it blocks a thread
 * of a small pool that files and unpacking share, so that names whose servers are silent on purpose
 * may not come to it. A name with private addresses alone takes the same way as one that does not
 * exist, so that its time does not tell them apart.
 */
export const resolveName: Resolve = async (name, own) => {
  if (own) return lookup(name, { all: true });
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...addressesOf(four).map((address) => ({ address, family: 4 })),
    ...addressesOf(six).map((address) => ({ address, family: 6 })),
  ];
  if (found.some(({ address }) => isPublicAddress(address))) return found;
  const silent = [four, six].find(
    (asked) => asked.status === 'rejected' && GAVE_UP.has(causeCode(asked.reason)),
  );
  if (silent?.status === 'rejected') throw silent.reason;
  return lookup(name, { all: true });
};

const addressesOf = (asked: PromiseSettledResult<string[]>): string[] =>
  asked.status === 'fulfilled' ? asked.value : [];
