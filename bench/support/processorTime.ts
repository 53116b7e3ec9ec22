/** Processor time of processes and all that they started, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';
import { familyOf } from '../../workers/process/children.ts';

const TICK_MS = 10; // of /proc, on every Linux that Node runs on

/**
 * Milliseconds that a process and its descendants have taken so far; 0 where the system does not
 * tell.
 */
export function processorMs(root: number): number {
  return familyOf(root, processes()).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;
}

function processes(): { pid: number; parent: number; ticks: number }[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return []; // no Linux
  }
  return names.flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // a name may hold blanks
      // its own, and that of children which have ended: a connection of PostgreSQL is one
      const ticks = fields.slice(11, 15).reduce((sum, taken) => sum + Number(taken), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
    } catch {
      return []; // it has ended
    }
  });
}
