/**
 * The edition of this process: the embedded data with the live releases over it, made anew when
 * another goes live.
 */
import { inPieces, withRests } from '../inPieces.ts';
import type { Logger } from 'pino';
import { newId } from '../../db/id.ts';
import type { Orm } from '../../db/orm.ts';
import { endReading, reportReading } from '../../db/store/editionReaders.ts';
import {
  type BriefRelease,
  type DatasetRelease,
  liveKey,
  liveReleases,
  nameOf,
  releaseOn,
} from '../../db/store/releases.ts';
import type { ScheduleName } from '../../engine/hscode.ts';
import { inParts, partsOf } from '../../engine/inParts.ts';
import { TARIFF_DATASETS } from '../../engine/release/datasets.ts';
import { assembleClassification, importedSchedule, assembleTariffInSteps } from '../assemble.ts';
import type { Edition, Editions } from '../edition.ts';
import { loadEmbedded, readWhole } from '../embedded.ts';
import { readAgencyTables } from '../reading/imported/agencies.ts';
import { readPrefixes } from '../reading/imported/prefixes.ts';
import { readPublished } from '../reading/imported/published.ts';
import { importCommand } from '../lookup/wholeTariff.ts';
import { readScreening, type ScreeningCache } from '../reading/imported/screening.ts';
import { isRead, type MadeBefore, readBook, readImported } from '../reading/imported/tariffs.ts';
import { BoundedCache } from './boundedCache.ts';
import { freeMemorySoon } from './freeMemory.ts';
import { testEditions } from '../testEdition.ts';
import { registerReleases } from './registerReleases.ts';

/** Between two looks at which releases are live. */
const LOOK_MS = 1000;
/**
 * Between two reports of a process that reads the same as before: those silent for fifteen seconds
 * are not waited for.
 */
const REPORT_MS = 5000;
/** Rows of tariffs of other days that are kept ready: three of the largest tariff. */
const OLDER_ROWS_MAX = 120_000;

/** Tariffs of which an extract is read, with the command that brings the whole. */
const abridgedOf = (books: Edition['books']): Partial<Record<ScheduleName, string | null>> =>
  Object.fromEntries(
    Object.entries(TARIFF_DATASETS)
      .filter(([schedule]) => !books.has(schedule as ScheduleName))
      .map(([schedule, [dataset = '']]) => [schedule, importCommand(dataset)]),
  );

export class LiveEditions implements Editions {
  readonly #orm: Orm;
  readonly #log: Logger;
  #carried: ReadonlyMap<string, DatasetRelease> = new Map();
  readonly #processId = newId();
  readonly #made: MadeBefore = { books: new Map(), rulings: new Map() };
  readonly #screening: ScreeningCache = new Map();
  /** Made from the present edition: they go with it. */
  readonly #older = new WeakMap<Edition, BoundedCache<Edition>>();
  #test: Editions | null = null;
  #current: Edition | null = null;
  #live: readonly DatasetRelease[] = [];
  #reportedMs = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  /** Nothing is read yet, and so nothing can be answered: `open` does that. */
  constructor(orm: Orm, log: Logger) {
    this.#orm = orm;
    this.#log = log;
  }

  /**
   * Registers the embedded data, reads it, lays the live releases over it, and looks for others
   * from then on.
   */
  async open(): Promise<void> {
    this.#carried = await registerReleases(this.#orm);
    await this.#look();
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.#lookAgain());
    }, LOOK_MS);
  }

  /**
   * Reads what the present edition holds and nobody has asked for yet: in pieces, with rests as long
   * as they are, so that a process may take requests meanwhile. Rejects naming file and line on what
   * cannot be read.
   */
  async readWhole(): Promise<void> {
    await withRests(readWhole(this.current));
    freeMemorySoon();
  }

  get current(): Edition {
    if (!this.#current) throw new Error('no edition has been read yet');
    return this.#current;
  }

  /** Made when the first test key asks; nothing that is imported reaches it. */
  test(): Editions {
    this.#test ??= testEditions(this.current.carried);
    return this.#test;
  }

  /** Ends the looking; the present edition stays. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
    await endReading(this.#orm, this.#processId);
  }

  async #lookAgain(): Promise<void> {
    try {
      await this.#look();
    } catch (cause) {
      this.#log.warn(
        { err: cause },
        'cannot read which releases are live; the present edition goes on',
      );
    }
  }

  /** Makes the next edition when another release is live, and swaps it in whole. */
  async #look(): Promise<void> {
    const isNews = this.#reportedMs === 0 || (await liveKey(this.#orm)) !== keyOf(this.#live);
    if (isNews) {
      const live = await liveReleases(this.#orm);
      const embedded = loadEmbedded();
      const startedMs = Date.now();
      const imported = await readImported(this.#orm, live.filter(isRead), this.#made);
      const screening = await readScreening(this.#orm, live, this.#screening);
      const tariff = await inPieces(assembleTariffInSteps(embedded.tariff, imported));
      const books = new Map([...imported.books].map(([name, { book }]) => [name, book]));
      const classification = assembleClassification(embedded.classification, imported);
      const published = await readAgencyTables(this.#orm, live);
      const prefixes = await readPrefixes(this.#orm, live);
      const beside = await readPublished(this.#orm, live);
      const next = inParts<Edition>({
        ...partsOf(embedded),
        classification: () => classification,
        tariff: () => tariff,
        agencies: () => inParts({ ...partsOf(embedded.agencies), published: () => published }),
        releases: () => this.#releasesOf(live),
        carried: () => new Map([...this.#carried].map(([name, one]) => [name, nameOf(one)])),
        books: () => books,
        screening: () => screening,
        notes: () => beside.notes,
        quotas: () => beside.quotas,
        prefixes: () => prefixes,
      });
      if (this.#current) await inPieces(readWhole(next)); // the first is asked before
      this.#current = next;
      this.#live = live;
      this.#reportedMs = 0;
      if (live.some(isRead)) freeMemorySoon();
      this.#log.info(
        { durationMs: Date.now() - startedMs, abridged: abridgedOf(books) },
        `reads the live releases; imported tariffs: ${[...books.keys()].join(', ') || 'none'}`,
      );
    }
    if (Date.now() - this.#reportedMs < REPORT_MS) return;
    await reportReading(this.#orm, this.#processId, keyOf(this.#live));
    this.#reportedMs = Date.now();
  }

  /**
   * An imported release speaks for its dataset; of embedded ones it is what this very process
   * carries.
   */
  #releasesOf(live: readonly DatasetRelease[]): Edition['releases'] {
    const imported = live.filter(({ origin }) => origin !== 'embedded');
    return new Map(
      [...this.#carried.values(), ...imported].map((one) => [one.dataset, nameOf(one)]),
    );
  }

  async olderRelease(schedule: ScheduleName | null, date: string): Promise<string | null> {
    return (await this.#olderOn(this.current, schedule, date))?.releaseId ?? null;
  }

  async #olderOn(
    { tariff }: Edition,
    schedule: ScheduleName | null,
    date: string,
  ): Promise<BriefRelease | null> {
    const lines = schedule && tariff.schedules[schedule];
    if (!schedule || !lines || date >= lines.edition.from) return null;
    const [dataset = ''] = TARIFF_DATASETS[schedule];
    return (await releaseOn(this.#orm, dataset, date)) ?? null;
  }

  async on(schedule: ScheduleName | null, date: string): Promise<Edition> {
    const present = this.current;
    const older = await this.#olderOn(present, schedule, date);
    if (!schedule || !older) return present;
    const kept = this.#older.get(present) ?? new BoundedCache<Edition>(OLDER_ROWS_MAX);
    this.#older.set(present, kept);
    return kept.get(older.releaseId, older.rows, () => this.#withOlder(present, schedule, older));
  }

  async #withOlder(
    present: Edition,
    schedule: ScheduleName,
    older: BriefRelease,
  ): Promise<Edition> {
    // of a schedule made of several datasets the others stay as they are now
    const others = this.#live.filter(
      (one) =>
        isRead(one) &&
        one.dataset !== older.dataset &&
        TARIFF_DATASETS[schedule].includes(one.dataset),
    );
    const imported = await readBook(this.#orm, schedule, [older, ...others]);
    const made = await inPieces(importedSchedule(loadEmbedded().tariff, schedule, imported));
    const schedules = { ...present.tariff.schedules, [schedule]: made };
    return inParts<Edition>({
      ...partsOf(present),
      tariff: () => ({ ...present.tariff, schedules }),
      releases: () => new Map([...present.releases, [older.dataset, nameOf(older)]]),
      books: () => new Map([...present.books, [schedule, imported.book]]),
    });
  }
}

const keyOf = (live: readonly DatasetRelease[]): string =>
  live.map(({ releaseId }) => releaseId).join(' ');
