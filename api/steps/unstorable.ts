import type { Issue } from '../../engine/refusal.ts';

/**
 * The first part of a JSON value that the database cannot hold: NUL characters, or halves of
 * surrogate pairs. Null when there is none.
 */
export function unstorable(sent: unknown): Issue | null {
  const open: { value: unknown; path: string }[] = [{ value: sent, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) {
      return { path, message: 'must not contain NUL characters or unpaired surrogates' };
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!isStorable(key))
        return {
          path: at.toWellFormed().replaceAll('\u0000', '\uFFFD'),
          message: 'has a name that cannot be stored',
        };
      open.push({ value: child, path: at });
    }
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
