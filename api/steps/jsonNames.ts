/** Fields that one object of a JSON text has twice: which of the two is meant, nobody can say. */
import type { Issue } from '../../engine/refusal.ts';
import { endOfString } from './jsonShape.ts';

/** What is open around a place: of an object its names and the last of them, of a list the place. */
type Around = { names: Set<string>; name: string; isNext: boolean } | { index: number };

/** The first field that stands twice in its object; null without one. The text is JSON. */
export function repeatedName(text: string): Issue | null {
  const open: Around[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    const innermost = open.at(-1);
    if (sign === '"') {
      const end = endOfString(text, at);
      if (innermost && 'names' in innermost && innermost.isNext) {
        innermost.name = JSON.parse(text.slice(at, end + 1)) as string;
        if (innermost.names.has(innermost.name)) return repeated(open);
        innermost.names.add(innermost.name);
        innermost.isNext = false;
      }
      at = end;
    } else if (sign === '{') open.push({ names: new Set(), name: '', isNext: true });
    else if (sign === '[') open.push({ index: 0 });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',' && innermost) {
      if ('names' in innermost) innermost.isNext = true;
      else innermost.index += 1;
    }
  }
  return null;
}

const repeated = (open: readonly Around[]): Issue => ({
  path: open.map((one) => ('names' in one ? one.name : one.index)).join('.'),
  message: 'is stated more than once; send it once',
});
