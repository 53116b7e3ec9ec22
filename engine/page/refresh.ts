/** Pages that only lead on to another one. */
import { Parser } from 'htmlparser2';

/** A page that says something is read; one that leads on says hardly more than that it does. */
const CHARACTERS_MAX = 20_000;
/** A longer wait is meant for a reader. */
const SECONDS_MAX = 5;

/** Where a short page leads on to by itself (`<meta http-equiv="refresh">`), as it is written; null where it does not. */
export function refreshTarget(html: string): string | null {
  if (html.length > CHARACTERS_MAX) return null;
  let target: string | null = null;
  new Parser({
    onopentag(name, attributes) {
      if (name !== 'meta' || attributes['http-equiv']?.toLowerCase() !== 'refresh') return;
      const [, seconds, address] =
        /^\s*(\d{0,3})[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(attributes['content'] ?? '') ?? [];
      if (address && Number(seconds) <= SECONDS_MAX) target ??= address.trim();
    },
  }).end(html);
  return target;
}
