/**
 * What access tokens are for: the agent endpoint, under the one name that clients enter; or, for our
 * own command line, one API key.
 */
import { SCOPES } from '../../contract/operation.ts';
import type { PublicAddress } from '../signIn/publicAddress.ts';

type Origin = Pick<PublicAddress, 'origin'>;

/** The address of the agent endpoint: the audience of its tokens, letter by letter. */
export const resourceOf = ({ origin }: Origin): string => `${origin}/mcp`;

export const KEY_EXCHANGE_PATH = '/v1/keys/exchange';

/** Where a token becomes an API key: the audience of the tokens of the command line. */
export const keyResourceOf = ({ origin }: Origin): string => `${origin}${KEY_EXCHANGE_PATH}`;

/**
 * The same where a client writes it with a slash at the end, capital letters in the host or the
 * usual port; null for another resource.
 */
export function resourceMeant(written: string, address: Origin): string | null {
  const url = URL.parse(written);
  if (!url || url.hash !== '' || url.search !== '' || url.username !== '') return null;
  const meant = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return [resourceOf(address), keyResourceOf(address)].find((one) => one === meant) ?? null;
}

export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** RFC 9728. */
export const resourceMetadata = (address: Origin): object => ({
  resource: resourceOf(address),
  authorization_servers: [address.origin],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Landfall',
  resource_documentation: `${address.origin}/docs`,
});
