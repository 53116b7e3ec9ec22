/** The steps by which a file of goods comes into a catalogue; each is safe to repeat. */
import { Context } from '@temporalio/activity';
import {
  type ChunkOutcome,
  dropUnwritten,
  findImport,
  importFile,
  type ImportRecord,
  type ImportState,
  moveImport,
  noteOutcome,
  putChunk,
  takeChunk,
} from '../db/store/catalog/imports.ts';
import type { Orm, Session } from '../db/orm.ts';
import { stakesIn } from '../edition/lookup/atStake.ts';
import { currenciesOn } from '../edition/lookup/currencies.ts';
import { codeIn } from '../edition/lookup/scheduleCodes.ts';
import type { CatalogImportStep } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import { applyChunk, type CodeTariff } from './catalogImport/applyChunk.ts';
import { readFile, type ReadOrder } from './catalogImport/readFile.ts';
import type { Dependencies } from './dependencies.ts';
import { hopeless } from './failures.ts';
import { dayIn, inSpace } from './inSpace.ts';

type Desk = Pick<Dependencies, 'orm' | 'editions'>;
type Ending = CatalogImportStep & { failure?: string };

/** In these a step finds its import; another one it leaves alone. */
const AT_WORK: readonly ImportState[] = ['queued', 'checking', 'ready', 'running'];
const ISSUES_MAX = 200;

export const createCatalogImportActivities = (desk: Desk, { orm } = desk) => ({
  /**
   * Reads the file into chunks of products and says how many there are; null where nothing is to be
   * done with them: the file is refused, or the import was cancelled.
   */
  async readCatalogFile({ importId }: CatalogImportStep): Promise<number | null> {
    const found = await mustFind(orm, importId);
    // one that was looked at before, and begun now, is read anew: its mapping may be another
    const state = found.state === 'running' ? 'running' : 'checking';
    if (!(await moveImport(orm, importId, ['queued', state], state))) return null;
    const bytes = await importFile(orm, importId);
    if (!bytes) throw hopeless(`the file of import ${importId} is gone`);
    await dropUnwritten(orm, importId);
    let chunks = 0;
    const read = await alive(() =>
      readFile(orderOf(found, bytes, currenciesIn(desk, found.workspaceId)), {
        chunk: async (content) => {
          await putChunk(orm, importId, chunks, content);
          chunks += 1;
        },
        signal: Context.current().cancellationSignal,
      }),
    );
    if (!read.ok) {
      const { reason } = read;
      await orm.em
        .fork()
        .transactional((em) => moveImport({ em }, importId, [state], 'failed', { reason }));
      return null;
    }
    const { ok: _ok, ...reading } = read;
    const isThere = await moveImport(orm, importId, [state], state, { read: reading });
    return isThere ? chunks : null;
  },

  /** Begins to write, unless whoever sent the file wants to look at it first. */
  async beginCatalogImport({ importId }: CatalogImportStep): Promise<void> {
    const { options } = await mustFind(orm, importId);
    if (!options.dryRun) await moveImport(orm, importId, ['checking', 'running'], 'running');
  },

  /**
   * Writes a chunk into the catalogue, once, however often it is called; of an import that is not
   * begun with it finds out what would become of the chunk. Returns false where the import was
   * cancelled meanwhile.
   */
  async applyCatalogChunk({
    importId,
    chunk,
  }: CatalogImportStep & { chunk: number }): Promise<boolean> {
    const found = await mustFind(orm, importId);
    if (!AT_WORK.includes(found.state)) return false;
    await alive(() => applied(orm, found, chunk, tariffNow(desk, found.workspaceId)));
    return true;
  },

  /** Ends an import as it stands, or its check; `failure`: why it broke. */
  async endCatalogImport({ importId, failure }: Ending): Promise<void> {
    await orm.em.fork().transactional(async (em) => {
      const session = { em };
      if (await moveImport(session, importId, ['cancelling'], 'cancelled')) return;
      if (failure !== undefined)
        await moveImport(session, importId, AT_WORK, 'failed', { reason: failure });
      else if (!(await moveImport(session, importId, ['running'], 'completed')))
        await moveImport(session, importId, ['checking'], 'ready');
    });
  },
});

/** What the reading thread is told. */
function orderOf(
  { options }: ImportRecord,
  bytes: Uint8Array,
  currencies: readonly string[],
): ReadOrder {
  const { mapping = {}, emptyCells, codeSchedule, currency, weightUnit } = options;
  return { bytes, mapping, terms: { emptyCells, codeSchedule, currency, weightUnit }, currencies };
}

/** The currencies that a file may state today. */
const currenciesIn = (desk: Desk, workspaceId: string): ReturnType<typeof currenciesOn> =>
  currenciesOn(inSpace(desk, workspaceId).editions.current, dayIn(workspaceId));

/** What the live tariffs say of codes today. */
function tariffNow(desk: Desk, workspaceId: string): CodeTariff {
  const edition = inSpace(desk, workspaceId).editions.current;
  const today = dayIn(workspaceId);
  return {
    hasCode: (schedule, code) => codeIn(schedule, code, today, edition) !== null,
    stakeOf: stakesIn(edition, today),
  };
}

/** Thrown to take back what a dry run has written. */
class Tried extends Error {
  readonly outcome: ChunkOutcome;

  constructor(outcome: ChunkOutcome) {
    super('tried');
    this.outcome = outcome;
  }
}

/** One transaction: what is written, and that it was. What was only tried is taken back. */
async function applied(
  orm: Orm,
  found: ImportRecord,
  chunk: number,
  tariff: CodeTariff,
): Promise<void> {
  const { id, state } = found;
  try {
    await orm.em.fork().transactional(async (em) => {
      const kept = await takeChunk({ em }, id, chunk);
      if (!kept) throw hopeless(`import ${id} has no chunk ${chunk}`);
      if (kept.outcome !== null || kept.content === null) return; // done before
      const { productIds, ...outcome } = await applyChunk({ em }, found, kept.content, tariff);
      const shown = { ...outcome, issues: outcome.issues.slice(0, ISSUES_MAX) };
      if (state !== 'running') throw new Tried(shown);
      await noteOutcome({ em }, id, chunk, shown, productIds);
    });
  } catch (cause) {
    if (!(cause instanceof Tried)) throw cause;
    await noteOutcome(orm, id, chunk, cause.outcome);
  }
}

async function mustFind(session: Session, importId: string): Promise<ImportRecord> {
  const found = await findImport(session, importId);
  if (!found) throw hopeless(`import ${importId} does not exist`);
  return found;
}
