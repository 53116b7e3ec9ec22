/** Pages that only lead on to another one. */
import { Parser } from 'htmlparser2';

/** A page that says something is read; one that leads on says hardly more than that it does. */
const CHARACTERS_MAX = 20_000;
/** A longer wait is meant for a reader. */
const SECONDS_MAX = 5;

/**
 * Where a short page leads on to by itself (`<meta http-equiv="refresh">`), as it is written; null
 * where it does not.
 */
export function refreshTarget(html: string): string | null {
  if (html.length > CHARACTERS_MAX) return null;
  let target: string | null = null;
  new Parser({
    onopentag(name, attributes) {
      if (name !== 'meta' || attributes['http-equiv']?.toLowerCase() !== 'refresh') return;
      target ??= targetOf(attributes['content'] ?? '');
    },
  }).end(html);
  return target;
}

/**
 * The address in `0; url='/mug'`; null where there is none, or not before a reader would have read
 * the page.
 */
function targetOf(content: string): string | null {
  const before = /^[\d.\s]*(?:[;,]\s*)?url\s*=/i.exec(content)?.[0];
  if (before === undefined || secondsOf(before) > SECONDS_MAX) return null;
  const address = content.slice(before.length).trimStart();
  const unquoted = /^["']/.test(address) ? address.slice(1) : address;
  return /^[^"']+/.exec(unquoted)?.[0].trim() || null;
}

/** Whole seconds at the start of a text; none are nought. */
const secondsOf = (text: string): number => Number(/^\d*/.exec(text.trimStart())?.[0]);
