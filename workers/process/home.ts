/** The home folder is its owner's alone: no other user reads, or even lists, what stands in it. */
import { chmodSync, chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Of a process that writes into the home: what it and its children create is closed to other users.
 */
export const writeForOwnerOnly = (): void => void process.umask(0o077);

/**
 * Closes a folder that others could read, with all that is in it but PostgreSQL's own, which is
 * another user's.
 */
export function closeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory() && isOurs(at)) closeFolder(at);
    else if (entry.isFile()) close(at);
  }
  close(folder);
}

/**
 * Not a cluster of PostgreSQL, nor the home of another service within this one: it may run at this
 * moment.
 */
const isOurs = (folder: string): boolean =>
  statSync(folder).uid === process.getuid?.() &&
  !existsSync(path.join(folder, 'PG_VERSION')) &&
  !existsSync(path.join(folder, 'postgres', 'password'));

/**
 * Takes from others what they may; another group keeps the way through that `letThrough` gave it.
 */
function close(at: string): void {
  const { mode, gid } = statSync(at);
  const kept = mode & (gid === process.getgid?.() ? 0o700 : 0o710);
  if ((mode & 0o777) !== kept) chmodSync(at, kept);
}

/** Lets a user's group pass through a folder of ours, without seeing what is in it. */
export function letThrough(folder: string, gid: number): void {
  chownSync(folder, process.getuid?.() ?? 0, gid);
  chmodSync(folder, 0o710);
}

/**
 * The first folder on the way down to this one that a user may not pass through; null when all may
 * be.
 */
export function barrierFor(
  { uid, gid }: { uid: number; gid: number },
  folder: string,
): string | null {
  const parent = path.dirname(folder);
  const above = parent === folder ? null : barrierFor({ uid, gid }, parent);
  if (above !== null) return above;
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & bit) === 0 ? folder : null;
}
