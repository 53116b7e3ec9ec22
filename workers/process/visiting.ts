/** How foreign servers are visited: under which name, and which of them in the own network. */
import { hostAndPort } from '../../activities/fetch/addresses.ts';
import type { VisitRules } from '../../activities/fetch/pinned.ts';
import { type Config, VERSION } from './config.ts';

/** What the service calls itself. */
export const userAgentOf = ({ SYNC_CONTACT }: Pick<Config, 'SYNC_CONTACT'>): string =>
  `Landfall/${VERSION} (self-hosted customs service${SYNC_CONTACT ? `; ${SYNC_CONTACT}` : ''})`;

export const visitingOf = (
  config: Pick<Config, 'FETCH_ALLOW_HOSTS' | 'SYNC_CONTACT'>,
): Omit<VisitRules, 'resolve'> => ({
  userAgent: userAgentOf(config),
  allowedHosts: new Set(
    config.FETCH_ALLOW_HOSTS.map((host) => hostAndPort(new URL(`http://${host}`))),
  ),
});
