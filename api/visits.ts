import { ApiError } from '../contract/errors.ts';
import { isTestSpace } from '../contract/testSpace.ts';
import { visitRefusal } from '../db/store/visits.ts';
import type { KeyedCall } from './route.ts';

/**
 * Refuses a request whose addresses there is no budget for at the moment: 429 `quota_exceeded`,
 * before anything is charged. The visit itself is counted where it is made, and refused and
 * refunded there when the budget was used up in between.
 */
export async function requireVisits(
  { services: { orm, settings }, principal }: KeyedCall,
  addresses: readonly (string | undefined)[],
): Promise<void> {
  if (isTestSpace(principal.workspace.id)) return; // it visits none
  for (const address of addresses) {
    if (!address || !/^https?:/i.test(address)) continue; // none, or an inline photo
    const host = URL.parse(address)?.hostname;
    if (!host) continue; // for the visit to refuse
    const refused = await visitRefusal(
      orm,
      { workspaceId: principal.workspace.id, host },
      settings.budgets,
    );
    if (refused) throw ApiError.of(refused);
  }
}
