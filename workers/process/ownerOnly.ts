/** Files that their owner alone can read: keys, and what customers wrote. */
import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from './config.ts';

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

/**
 * Writes an API key to `<home>/keys/<name>.key` and returns that path. Refused when it cannot be
 * written.
 */
export function keepKey(home: string, name: string, key: string): string {
  const file = path.join(home, 'keys', `${name}.key`);
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: OWNER_FOLDER });
    writeFileSync(file, `${key}\n`, { mode: OWNER_FILE, flag: 'wx' });
  } catch (cause) {
    throw unwritable(file, cause);
  }
  return file;
}

/**
 * Writes a file piece by piece, beside its place first: whatever stood there before, and whoever
 * could read that, the new one is whole and its owner's alone, or the old one stays. Refused when
 * the place is no file or cannot be written.
 */
export async function writeOwnerOnly<T>(
  file: string,
  write: (append: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (existsSync(file) && !lstatSync(file).isFile())
    throw new UserError(`${file} is no file: name another.`);
  const aside = `${file}.${process.pid}.part`;
  const handle = await open(aside, 'wx', OWNER_FILE).catch((cause: unknown) => {
    throw unwritable(file, cause);
  });
  try {
    const result = await write((text) => handle.appendFile(text));
    await handle.close();
    await rename(aside, file);
    return result;
  } catch (cause) {
    await handle.close().catch(() => {}); // the first fault is the one to tell
    await rm(aside, { force: true });
    throw cause;
  }
}

const unwritable = (file: string, cause: unknown): UserError =>
  new UserError(
    `${file} cannot be written: ${cause instanceof Error ? cause.message : 'why is unknown'}`,
    {
      cause,
    },
  );
