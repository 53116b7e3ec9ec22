/** Lines `head | rest` of a table of names; blank ones and remarks are left out. */
export function linesOf(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [head = '', rest = ''] = line.split('|');
      return [head.trim(), rest.trim()];
    });
}
