/** Lists of goods by prefixes of their codes, some of them left out. */

/** Length of the longest prefix that covers the code: 0 for all goods, -1 for none or when a minus names them. */
export function prefixReach(digits: string, scope: readonly string[]): number {
  const named = scope.filter((prefix) => !prefix.startsWith('-'));
  if (scope.some((prefix) => prefix.startsWith('-') && digits.startsWith(prefix.slice(1)))) return -1;
  if (named.length === 0) return 0;
  return named.reduce(
    (longest, prefix) => (digits.startsWith(prefix) ? Math.max(longest, prefix.length) : longest),
    -1,
  );
}
