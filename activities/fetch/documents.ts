/** Documents of clients at their ids: from public machines alone. */
import { hostOf, isPublicAddress, visitable } from './addresses.ts';
import type { Resolve } from './names.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Fetches a document by https, when its host is a name all of whose addresses are public. That the
 * connection goes to such an address, whatever the name says a moment later, the authorization
 * server looks after: it gives the dispatcher that breaks off others.
 */
export const documentFetcher =
  (resolve: Resolve) =>
  async (address: string, options: RequestInit): Promise<Response> => {
    const url = visitable(address, NONE);
    if (url?.protocol !== 'https:') throw new Error('a document stands at a public https address');
    const found = await resolve(hostOf(url.hostname), false);
    if (found.length === 0 || !found.every(({ address: one }) => isPublicAddress(one)))
      throw new Error('the name of a document leads to a machine that is not public');
    return fetch(address, options);
  };
