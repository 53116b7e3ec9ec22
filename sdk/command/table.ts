/** Rows under their heads, each column as wide as its widest cell; no cell breaks its line. */
export function table(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const all = [heads, ...rows].map((row) => row.map((cell) => plain(textOf(cell))));
  const widths = heads.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A value as a cell shows it; nothing where there is none. */
export function textOf(value: unknown = null): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Without what would steer a terminal. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ');
