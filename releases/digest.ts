import { createHash } from 'node:crypto';

/** SHA-256 over names and contents of the files. */
export function digestOf(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const [only] = files;
  const hash = createHash('sha256');
  // of one file the digest is its own, so that anyone can compare it
  if (files.length === 1 && only) return hash.update(only.bytes).digest();
  for (const { name, bytes } of files) hash.update(name).update('\0').update(bytes).update('\0');
  return hash.digest();
}
