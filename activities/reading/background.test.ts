/** What reads strangers' files leaves the cores to those that answer. */
import { execFileSync } from 'node:child_process';
import { getPriority, platform } from 'node:os';
import { expect, it } from '@jest/globals';

const module = new URL('./background.ts', import.meta.url).href;

(platform() === 'linux' ? it : it.skip)(
  'every thread of a process in the background has a lower priority, also one that it starts later',
  () => {
    const script = `
      import { readdirSync } from 'node:fs';
      import { access } from 'node:fs/promises';
      import { getPriority } from 'node:os';
      import { Worker } from 'node:worker_threads';
      import { runInBackground } from '${module}';
      runInBackground();
      await access('/'); // starts those that wait for files
      const worker = new Worker('setInterval(() => {}, 1000)', { eval: true });
      await new Promise((resolve) => worker.once('online', resolve));
      console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));
      process.exit();`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    const priorities = JSON.parse(printed) as number[];
    expect(priorities.length).toBeGreaterThan(8);
    for (const priority of priorities) expect(priority).toBeGreaterThan(getPriority());
  },
);
