/**
 * The addresses that an answer of a publisher's service leads on to. Runs in a thread of the pool.
 */
import {
  chapterPaths,
  commodityPaths,
  headingPaths,
} from '../../releases/importers/gb/ottApiWalk.ts';
import type { WalkOrder } from './orders.ts';

const PATHS = { chapters: chapterPaths, headings: headingPaths, commodities: commodityPaths };

/** Null when the answer is no JSON. */
export function parseWalkPaths({ bytes, lists, prefix }: WalkOrder): string[] | null {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
  return PATHS[lists](answer, prefix);
}
