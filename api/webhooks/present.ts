/** Endpoints and attempts as the interface shows them. */
import type { StoredAttempt } from '../../db/store/webhooks/deliveries.ts';
import type { StoredEndpoint } from '../../db/store/webhooks/endpoints.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentEndpoint = (endpoint: StoredEndpoint) => {
  const { id, url, description, types, disabledReason, disabledAt, previousUntil } = endpoint;
  const isRotating = previousUntil !== null && previousUntil.getTime() > Date.now();
  return {
    id,
    url,
    description,
    types,
    enabled: disabledAt === null,
    disabledReason,
    disabledAt: iso(disabledAt),
    failingSince: iso(endpoint.failingSince),
    lastSuccessAt: iso(endpoint.lastSuccessAt),
    previousSecretUntil: isRotating ? iso(previousUntil) : null,
    createdAt: endpoint.createdAt.toISOString(),
  };
};

export const presentAttempt = ({ at, nextAt, state, ...attempt }: StoredAttempt) => ({
  ...attempt,
  at: at.toISOString(),
  // one that was sent again, or given up, is not tried at the time that was planned
  nextAt: state === 'pending' ? iso(nextAt) : null,
  state,
});
