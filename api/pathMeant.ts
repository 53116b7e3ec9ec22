/** Which path of the interface a mistyped one was meant to be. */
import { nearest } from '../engine/nearest.ts';
import { OPERATIONS } from '../contract/operations.ts';

/** Of the interface, and of its description. */
const PATHS = [...new Set([...OPERATIONS.map(({ path }) => path), '/v1/openapi.json'])];

/** Longer ones are not looked at. */
const CHARACTERS_MAX = 200;

/**
 * The path that comes nearest, with the values of the asked one in its parameters; undefined where
 * none is near.
 */
export function pathMeant(asked: string): string | undefined {
  if (asked.length > CHARACTERS_MAX) return undefined;
  const segments = segmentsOf(asked);
  const rest = segmentsOf(asked.replace(/^\/(?:api\/)?(?:v\d+\/)?/i, '/'));
  const ways = [segments, ['v1', ...rest], rest];
  return ways
    .flatMap((way) => PATHS.flatMap((path) => filled(segmentsOf(path), way) ?? []))
    .find((path) => path !== asked);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A path of the interface with what was asked for in its parameters, if all the rest is near. */
function filled(path: readonly string[], asked: readonly string[]): string | undefined {
  if (path.length !== asked.length) return undefined;
  const parts = path.map((segment, at) => {
    const given = asked[at] ?? '';
    if (segment.startsWith('{')) return /^[\w.-]+$/.test(given) ? given : undefined;
    return nearest(given, [segment]);
  });
  return parts.includes(undefined) ? undefined : `/${parts.join('/')}`;
}
