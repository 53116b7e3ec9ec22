/** Files of the owner alone that are replaced whole. */
import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file: whoever reads meanwhile, and whoever dies in between, has the one before. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
