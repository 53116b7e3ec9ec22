/** Lists of goods by prefixes of their codes, some of them left out. */
import { rememberedOf } from '../remembered.ts';

/**
 * Length of the longest prefix that covers the code: 0 for all goods, -1 for none or when a minus
 * names them.
 */
export function prefixReach(digits: string, scope: readonly string[]): number {
  if (scope.length === 0) return 0;
  const { named, leftOut } = read(scope);
  if (leftOut.some((prefix) => digits.startsWith(prefix))) return -1;
  if (named.length === 0) return 0;
  return named.reduce(
    (longest, prefix) => (digits.startsWith(prefix) ? Math.max(longest, prefix.length) : longest),
    -1,
  );
}

const read = rememberedOf((scope: readonly string[]) => ({
  named: scope.filter((prefix) => !prefix.startsWith('-')),
  leftOut: scope.flatMap((prefix) => (prefix.startsWith('-') ? [prefix.slice(1)] : [])),
}));
