/** Documents are given to the parser piece by piece, so that one that is no page can be left. */
import type { Parser } from 'htmlparser2';

/**
 * Elements open at once beyond which it is no page: the parser's own work grows with the square of
 * the depth.
 */
export const NESTED_MAX = 5000;
const CHUNK = 65_536;

/**
 * Feeds the parser until the end of the document, or until `isPage` says that it is none; what was
 * read until then stands.
 */
export function feed(parser: Parser, html: string, isPage: () => boolean): void {
  for (let from = 0; from < html.length && isPage(); from += CHUNK)
    parser.write(html.slice(from, from + CHUNK));
  parser.end();
}
