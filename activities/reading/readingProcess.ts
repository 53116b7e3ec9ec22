/** The process that fetches and reads strangers' files, as the service sees it. */
import { Context } from '@temporalio/activity';
import type { Refused } from '../../contract/outcome.ts';
import type { VisitRules } from '../fetch/pinned.ts';
import type { Admission, VisitBounds } from '../guardedFetch.ts';
import type { WalkOrder } from '../parsing/orders.ts';
import type { PageOrder, PageParsed } from '../parsing/page.ts';
import type { PoolLimits } from '../parsing/pool.ts';
import type { ReadPhoto } from '../photo/photoReader.ts';
import { timeUp } from '../timeLeft.ts';
import { GRACE_MS, ReadingLink } from './link.ts';
import type { WantedKind } from './wanted.ts';
import type { FetchedHeld, FoundPhoto, HeldFile, HeldPhoto } from './work.ts';

/** In time, or not at all. */
export type Bounds = Omit<VisitBounds, 'admit'>;

/** Who reads for the service: one process for all, and one for whatever broke that. */
export interface Readers {
  usual: Reading & Pick<ReadingProcess, 'endedLately'>;
  apart: Reading;
}

/**
 * For this try of a step: one that is repeated may have ended the usual process, and with it the
 * reading of others.
 */
export const readingOfTry = ({ usual, apart }: Readers): Reading =>
  Context.current().info.attempt > 1 && usual.endedLately ? apart : usual;

/**
 * Fetches and reads what strangers made. Files stay in the process until they are released, by
 * whoever had them put there.
 */
export interface Reading {
  /** The file at an address, or why it is not read (see `guardedFetch`). */
  fetch: (
    address: string,
    wanted: { kind: WantedKind; field: string },
    bounds: VisitBounds,
  ) => Promise<FetchedHeld | Refused>;
  /** Hands bytes over that are here already. */
  hold: (bytes: Uint8Array, bounds: Bounds) => Promise<HeldFile>;
  bytesOf: (file: HeldFile, bounds: Bounds) => Promise<Uint8Array>;
  /** Resolves once pages can be read; rejects with `ParserTooSlow` when time is up before. */
  warm: (bounds?: Bounds) => Promise<void>;
  release: (file: HeldFile) => void;
  /**
   * What a page says. Rejects with `ParserTooSlow` when time is up or too many wait,
   * `ParserTooLarge` when memory is.
   */
  readPage: (
    page: Omit<PageOrder, 'bytes'> & { file: HeldFile },
    bounds: Bounds,
  ) => Promise<PageParsed>;
  /**
   * The addresses that an answer of a publisher's service leads on to; null where it is none.
   * Rejects as `readPage` does.
   */
  readPaths: (order: WalkOrder, bounds: Bounds) => Promise<string[] | null>;
  /** The photo, or why it cannot be one, in words for the caller. */
  openPhoto: (file: HeldFile, signal: AbortSignal) => Promise<FoundPhoto>;
  /**
   * Reads until the signal aborts; what was read by then counts. Rejects when that is nothing for
   * want of time.
   */
  readPhoto: (photo: HeldPhoto, workspaceId: string, signal: AbortSignal) => Promise<ReadPhoto>;
  /** A small jpeg for a model that reads photos, as a data URL. */
  smallJpeg: (photo: HeldPhoto, signal: AbortSignal) => Promise<string>;
}

export class ReadingProcess implements Reading {
  readonly #link: ReadingLink;
  readonly #admissions = new Map<number, Admission>();

  /**
   * Starts nothing. `thread` is what each parsing thread runs; with `oneByOne` no file is read
   * while another one is.
   */
  constructor(
    { userAgent, allowedHosts, resolve }: VisitRules,
    limits: Partial<PoolLimits> = {},
    { thread, oneByOne = false }: { thread?: URL | undefined; oneByOne?: boolean } = {},
  ) {
    const visiting = { userAgent, allowedHosts: [...allowedHosts] };
    this.#link = new ReadingLink(
      { limits, visiting, ...(thread ? { thread: thread.href } : {}) },
      {
        admit: async ({ work, host }) => {
          const admit = this.#admissions.get(work);
          if (!admit) throw new Error('nobody waits for this visit any more');
          return admit(host);
        },
        resolve: ({ name, own }) => resolve(name, own),
      },
      { oneByOne },
    );
  }

  /** The number of the process; null while none runs. */
  get pid(): number | null {
    return this.#link.pid;
  }

  /** Whether a process broke within the last minute. */
  get endedLately(): boolean {
    return this.#link.endedLately;
  }

  async fetch(
    address: string,
    wanted: { kind: WantedKind; field: string },
    { untilMs, cancelled, admit }: VisitBounds,
  ): Promise<FetchedHeld | Refused> {
    let work = 0;
    try {
      const signal = within({ untilMs, cancelled });
      return await this.#link.do('fetch', { address, ...wanted, untilMs }, signal, (id) => {
        work = id;
        this.#admissions.set(id, admit);
      });
    } finally {
      this.#admissions.delete(work);
    }
  }

  hold(bytes: Uint8Array, bounds: Bounds): Promise<HeldFile> {
    return this.#link.do('hold', { bytes, untilMs: bounds.untilMs }, within(bounds));
  }

  bytesOf(file: HeldFile, bounds: Bounds): Promise<Uint8Array> {
    return this.#link.do('bytes', { file }, within(bounds));
  }

  /** Starts the process, and in it what reads pages, before the first page comes. */
  async warm(bounds?: Bounds): Promise<void> {
    await this.#link.do('warm', {}, bounds ? within(bounds) : new AbortController().signal);
  }

  release(file: HeldFile): void {
    this.#link.release(file);
  }

  readPage(
    page: Omit<PageOrder, 'bytes'> & { file: HeldFile },
    bounds: Bounds,
  ): Promise<PageParsed> {
    return this.#link.do('page', { ...page, untilMs: bounds.untilMs }, within(bounds));
  }

  readPaths(order: WalkOrder, bounds: Bounds): Promise<string[] | null> {
    return this.#link.do('walkPaths', { ...order, untilMs: bounds.untilMs }, within(bounds));
  }

  openPhoto(file: HeldFile, signal: AbortSignal): Promise<FoundPhoto> {
    return this.#link.do('openPhoto', { file }, signal);
  }

  readPhoto(photo: HeldPhoto, workspaceId: string, signal: AbortSignal): Promise<ReadPhoto> {
    return this.#link.do('readPhoto', { photo, workspaceId }, signal);
  }

  smallJpeg(photo: HeldPhoto, signal: AbortSignal): Promise<string> {
    return this.#link.do('smallJpeg', { photo }, signal);
  }

  /** Ends the process; whoever still waits is told. */
  close(): Promise<void> {
    return this.#link.close();
  }
}

/** The process keeps the time; where it cannot, it is kept here, a little later. */
const within = ({ untilMs, cancelled }: Bounds): AbortSignal =>
  AbortSignal.any([cancelled, timeUp(Math.max(untilMs, Date.now()) + GRACE_MS)]);
