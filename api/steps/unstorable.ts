import type { Issue } from '../../contract/errors.ts';

const DEPTH_MAX = 32; // no body of the interface is nested deeper than eight

/**
 * The first part of a JSON value that the database cannot hold: NUL characters, halves of surrogate pairs, or a nesting
 * that no request has. Null when there is none.
 */
export function unstorable(sent: unknown): Issue | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: sent, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) {
      return { path, message: 'must not contain NUL characters or unpaired surrogates' };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH_MAX) return { path, message: `is nested more than ${DEPTH_MAX} levels deep` };
    for (const [key, child] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!isStorable(key))
        return {
          path: at.toWellFormed().replaceAll('\u0000', '\uFFFD'),
          message: 'has a name that cannot be stored',
        };
      open.push({ value: child, path: at, depth: depth + 1 });
    }
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
