/**
 * A thread of the pool whose reader of pages obeys words on them: `SPINS` for ever, `HOARDS`
 * memory, `THROWS`, `BREAKS` its process.
 */
import { writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import type { PageOrder, PageParsed } from '../../activities/parsing/page.ts';
import { LOADERS, serveParsers } from '../../activities/parsing/serveParsers.ts';
import { spinningFile } from './spinning.ts';

serveParsers({
  ...LOADERS,
  page: async () => {
    const parse = await LOADERS.page();
    return (order: PageOrder): PageParsed | Promise<PageParsed> => {
      const text = new TextDecoder().decode(order.bytes);
      if (text.includes('SPINS')) spin();
      if (text.includes('HOARDS')) hoard();
      if (text.includes('THROWS')) throw new Error('as it was told');
      if (text.includes('BREAKS')) process.kill(process.pid, 'SIGKILL');
      if (text.includes('WHO')) return { kind: 'leads_on', address: String(threadId) };
      return parse(order);
    };
  },
});

function spin(): void {
  // the process that reads is a child of the one that tests
  writeFileSync(spinningFile(process.ppid), '');
  for (;;);
}

function hoard(): void {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `${kept.length} ${at}`));
}
