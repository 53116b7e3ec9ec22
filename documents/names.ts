const NAME_MAX = 60;

/** The name of a file: what it is, and its number in signs that any system takes. */
export function fileNameOf(what: string, number: string | null): string {
  const plain = (number ?? '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join('-');
  return plain === '' ? `${what}.pdf` : `${what}-${plain.slice(0, NAME_MAX)}.pdf`;
}
