/** Which hosts and origins may reach the agent endpoint, and by which address it is known. */
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { ApiError } from '../../contract/errors.ts';
import type { ApiContext } from '../route.ts';
import { RESOURCE_METADATA_PATH } from '../oauth/resource.ts';
import type { Services } from '../services.ts';
import { isLoopback } from '../signIn/publicAddress.ts';

/** The path of the endpoint, as its resource is named; `/mcp/` is answered too. */
export const MCP_PATH = '/mcp';

type Known = Pick<Services, 'settings'>;

/**
 * Refuses a host by which this service is not known, and an origin that it does not trust: a page
 * of somebody else whose name leads here, say. Throws 403.
 */
export function requireAddress(context: ApiContext, { settings }: Known): void {
  const publicUrl = URL.parse(settings.publicUrl() ?? '');
  const isLocal = publicUrl === null || localhostAllowedHostnames().includes(publicUrl.hostname);
  const hosts = isLocal ? localhostAllowedHostnames() : [publicUrl.hostname];
  if (!validateHostHeader(context.get('host'), hosts).ok)
    throw new ApiError(
      'forbidden',
      'The agent endpoint is not known by this host. The operator sets its address: PUBLIC_URL.',
      { reason: 'unknown_host' },
    );
  if (settings.corsOrigins.includes('*')) return;
  const origins = [
    ...(isLocal ? localhostAllowedOrigins() : [publicUrl.hostname]),
    ...settings.corsOrigins.flatMap((origin) => URL.parse(origin)?.hostname ?? []),
  ];
  if (!validateOriginHeader(context.get('origin') || null, origins).ok)
    throw new ApiError('forbidden', 'Pages of this origin may not call the agent endpoint.', {
      reason: 'unknown_origin',
    });
}

/** Address of the service as its clients write it, without a path. */
export function baseUrlOf({ host }: Pick<ApiContext, 'host'>, { settings }: Known): string {
  const publicUrl = URL.parse(settings.publicUrl() ?? '');
  const isLocal = publicUrl === null || isLoopback(publicUrl.hostname);
  return isLocal ? `http://${host}` : publicUrl.origin;
}

/** Where the metadata of the protected resource stand (RFC 9728). */
export const metadataUrlOf = (baseUrl: string): string =>
  `${baseUrl}${RESOURCE_METADATA_PATH}${MCP_PATH}`;
