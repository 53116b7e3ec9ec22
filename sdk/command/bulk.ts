/** A bulk run from a file: begun, watched to its end, its results shown or written. */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf, BodyOf, Landfall, RowOf } from '../src/index.ts';
import type { Command, Said } from './commands.ts';
import { contentOf } from './commands.ts';
import { table, textOf } from './table.ts';
import { required, WrongWords } from './words.ts';

const KINDS = ['classify', 'calculate', 'origin', 'restrictions', 'screen'] as const;
type Run = AnswerOf<'bulkStatus'>['data'];
type Result = RowOf<'bulkResults'>;

const ENDED = new Set(['completed', 'failed', 'cancelled']);
const LOOK_MS = 1000;

export const bulk: Command = {
  name: 'bulk',
  usage: `bulk ${KINDS.join('|')} ITEMS.jsonl [--out RESULTS.jsonl] [--name NAME]`,
  does: 'the same for each line of a file, an item as JSON; of classify each line may be a text, with --to',
  options: ['to', 'out', 'name'],
  async run(client, { words: [kind, file], options }) {
    const known = KINDS.find((one) => one === kind);
    if (!known) throw new WrongWords(`Say what is to be done: ${KINDS.join(', ')}.`);
    const { name, out, to } = options;
    const items = itemsIn(contentOf(required(file, 'the file of ITEMS')), to);
    const asked = { kind: known, items, ...(name ? { name } : {}) };
    // the lines are what the caller wrote: the service says what is wrong with them
    const begun = await client.startBulkRun(asked as unknown as BodyOf<'startBulkRun'>);
    const id = begun.data.id ?? '';
    const ended = await watched(client, id);
    const results: Result[] = [];
    for await (const result of client.each('bulkResults', { id })) results.push(result);
    if (out !== undefined)
      writeFileSync(out, results.map((one) => `${JSON.stringify(one)}\n`).join(''));
    return said(ended, results, out);
  },
};

/** Each line as JSON, or as a text where it is none. Throws where there is nothing. */
function itemsIn(content: string, destinationCountry: string | undefined): object[] {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new WrongWords('The file has no lines.');
  const shared = destinationCountry ? { destinationCountry } : {};
  return lines.map((line, at) => {
    if (!line.trimStart().startsWith('{')) return { ...shared, description: line.trim() };
    try {
      return { ...shared, ...(JSON.parse(line) as object) };
    } catch (cause) {
      throw new WrongWords(`Line ${at + 1} is no JSON.`, { cause });
    }
  });
}

/** The run when it has ended, or waits for somebody. */
async function watched(client: Landfall, id: string): Promise<Run> {
  for (;;) {
    const { data } = await client.bulkStatus({ id });
    const { total, pending, running } = data.counts;
    const isOver = ENDED.has(data.state) || data.state === 'paused';
    bar(total - pending - running, total, isOver);
    if (isOver) return data;
    await pause(LOOK_MS);
  }
}

const WIDTH = 30;

/** On a terminal alone. */
function bar(done: number, total: number, isOver: boolean): void {
  if (!process.stderr.isTTY) return;
  const full = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
  const drawn = '#'.repeat(full).padEnd(WIDTH, '.');
  process.stderr.write(`\r\u001B[K${drawn} ${done}/${total}${isOver ? '\n' : ''}`);
}

function said(run: Run, results: readonly Result[], out: string | undefined): Said {
  const { succeeded, failed, total } = run.counts;
  const head = `${run.state}: ${succeeded} of ${total} answered, ${failed} failed, ${run.credits.charged - run.credits.refunded} credits.`;
  const rows = results.map((one) => [
    one.index,
    one.ok ? 'ok' : (one.error?.code ?? ''),
    one.ok ? shownOf(one.result) : (one.error?.message ?? ''),
  ]);
  const body = out === undefined ? table(['item', '', 'result'], rows) : `Results: ${out}`;
  return { data: { run, results }, text: `${head}\n${body}`, failed: succeeded < total };
}

/** The one word of a result that says most. */
function shownOf(result: unknown): string {
  const { hsCodeFormatted, summary, country, outcome } = (result ?? {}) as Record<string, unknown>;
  return textOf(summary ?? hsCodeFormatted ?? outcome ?? country);
}
