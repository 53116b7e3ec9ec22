/** Progress on standard error: a bar on a terminal, else a line for each tenth. */

/** One line. */
export const say = (line: string): void => console.error(line);

const WIDTH = 30;

/** A bar of `total` steps; call it with the steps done. */
export function progress(label: string, total: number): (done: number, note?: string) => void {
  let shown = -1;
  return (done, note = '') => {
    const tenth = Math.floor((done / total) * 10);
    if (process.stderr.isTTY) {
      const full = Math.round((done / total) * WIDTH);
      const bar = '#'.repeat(full).padEnd(WIDTH, '.');
      process.stderr.write(
        `\r\u001B[K${label} ${bar} ${done}/${total} ${note}${done === total ? '\n' : ''}`,
      );
    } else if (tenth > shown) {
      shown = tenth;
      say(`${label} ${done}/${total} ${note}`.trimEnd());
    }
  };
}
