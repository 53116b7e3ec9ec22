/** The inside of a thread that parses: answers what the pool tells it. */
import { parentPort } from 'node:worker_threads';
import type { Parse, ParserName, SaidByThread, ToldThread } from './orders.ts';

/**
 * How each parser is loaded: only what is asked for costs memory and a start. None of them may load
 * an edition.
 */
export type Loaders = { [Name in ParserName]: () => Promise<Parse<Name>> };

export const LOADERS: Loaders = {
  page: async () => {
    const { parsePage, rehearse } = await import('./page.ts');
    rehearse();
    return parsePage;
  },
  barcodes: async () => (await import('../photo/barcodes.ts')).parseBarcodes,
  walkPaths: async () => (await import('./walkPaths.ts')).parseWalkPaths,
};

/** Answers orders from now on. What a parser throws is told, and the thread goes on. */
export function serveParsers(loaders: Loaders): void {
  const parsers = new Map<ParserName, (order: unknown) => unknown>();
  parentPort?.on('message', (told: ToldThread) => {
    void answer(told).then(say);
  });

  async function answer(told: ToldThread): Promise<SaidByThread> {
    if ('load' in told) {
      // left to end the thread: a parser that cannot be loaded is a broken installation
      const parse = await loaders[told.load]();
      // the pool sends each parser its own kind of order
      parsers.set(told.load, (order) => parse(order as never));
      return { loaded: told.load };
    }
    try {
      return { result: await parsers.get(told.parser)?.(told.order) };
    } catch (cause) {
      return { failed: cause instanceof Error ? cause.message : String(cause) };
    }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
const say = (said: SaidByThread): void => parentPort?.postMessage(said);
