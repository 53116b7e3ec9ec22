/** The codes that workspaces blocked, for many items: each list is read once. */
import type { Orm } from '../db/orm.ts';
import { blockedFor } from '../db/store/blocklist.ts';

/** Reads the list of a workspace and a destination when it is first asked for. */
export function blockedOnce(orm: Orm): (...of: [string, string]) => ReturnType<typeof blockedFor> {
  const lists = new Map<string, ReturnType<typeof blockedFor>>();
  return (workspaceId, destination) => {
    const key = `${workspaceId} ${destination}`;
    const list = lists.get(key) ?? blockedFor(orm, workspaceId, destination);
    lists.set(key, list);
    list.catch(() => lists.delete(key)); // the next item asks again
    return list;
  };
}
