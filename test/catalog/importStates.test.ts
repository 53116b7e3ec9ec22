/**
 * An import under any order of its steps, those of overtaken workers among them, and of what people
 * want: its state is that of the rules, and each row is written once or not at all.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import fc from 'fast-check';
import { pino } from 'pino';
import { createCatalogImportActivities } from '../../activities/catalogImports.ts';
import {
  cancelImport,
  findImport,
  importFile,
  type ImportState,
  outcomesOf,
  startImport,
  storeImport,
} from '../../db/store/catalog/imports.ts';
import { listProducts } from '../../db/store/catalog/products.ts';
import { createWorkspace } from '../../db/store/workspaces.ts';
import { wakeImports } from '../../workers/process/openImports.ts';
import {
  connectTemporal,
  queuesOf,
  type TemporalConnection,
} from '../../workers/process/temporal.ts';
import { testEditions } from '../../edition/testEdition.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

// without a service: it would begin imports by itself
let database: TestDatabase;
let steps: ReturnType<typeof createCatalogImportActivities>;
beforeAll(async () => {
  database = await createDatabase();
  steps = createCatalogImportActivities({ orm: database.orm, editions: testEditions(new Map()) });
});
afterAll(() => database.close());

/** Two chunks: the first product has as many rows as one may hold. */
const TITLES = ['Mug', 'Cup'];
const FILE = [
  'Handle,Title,Variant SKU,Image Src',
  'mug,Mug,MUG,https://cdn.example.com/1.jpg',
  ...Array.from({ length: 499 }, () => 'mug,,,https://cdn.example.com/1.jpg'),
  'cup,Cup,CUP,',
].join('\n');
const OPTIONS = {
  mode: 'upsert',
  matchBy: 'sku',
  emptyCells: 'ignore',
  approveCodes: false,
} as const;
const SENT = {
  fileName: 'goods.csv',
  createdBy: { type: 'key', id: 'k', name: 'Till' },
  requestId: null,
} as const;

interface Model {
  state: ImportState;
  dryRun: boolean;
  isRead: boolean;
  /** Chunks of which it is known what would become of them. */
  tried: Set<number>;
  written: Set<number>;
}
interface Real {
  workspaceId: string;
  importId: string;
}
type Command = fc.AsyncCommand<Model, Real>;

const AT_WORK: readonly ImportState[] = ['queued', 'checking', 'ready', 'running'];
const ENDED: readonly ImportState[] = ['cancelled', 'completed', 'failed'];
const act = <T>(step: () => Promise<T>): Promise<T> => new MockActivityEnvironment().run(step);

/** A command whose effect on the model is `changes`, whose own is `does`. */
const command = (
  name: string,
  may: (model: Readonly<Model>) => boolean,
  step: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check: may,
  run: async (model, real) => {
    await step(model, real);
    await agree(model, real);
  },
  toString: () => name,
});

const always = (): boolean => true;
const isRead = ({ isRead: read }: Readonly<Model>): boolean => read;

const read = command('read', always, async (model, { importId }) => {
  const reads = ['queued', 'checking', 'running'].includes(model.state);
  expect(await act(() => steps.readCatalogFile({ importId }))).toBe(reads ? 2 : null);
  if (!reads) return;
  if (model.state !== 'running') model.state = 'checking';
  model.isRead = true;
});

const begin = command('begin', isRead, async (model, { importId }) => {
  await act(() => steps.beginCatalogImport({ importId }));
  if (!model.dryRun && model.state === 'checking') model.state = 'running';
});

/** `times`: by as many workers at one time. */
const apply = (chunk: number, times: number): Command =>
  command(`apply(${chunk}, ${times})`, isRead, async (model, { importId }) => {
    const goesOn = AT_WORK.includes(model.state);
    const said = Array.from({ length: times }, () =>
      act(() => steps.applyCatalogChunk({ importId, chunk })),
    );
    expect(await Promise.all(said)).toEqual(said.map(() => goesOn));
    const isKnown = model.tried.has(chunk) || model.written.has(chunk);
    if (goesOn && !isKnown) model[model.state === 'running' ? 'written' : 'tried'].add(chunk);
  });

// the workflow ends what has had all its chunks, or what is cancelled
const mayEnd = ({ state, isRead: isKnown, tried, written }: Readonly<Model>): boolean =>
  !AT_WORK.includes(state) || (isKnown && tried.size + written.size === TITLES.length);

const end = command('end', mayEnd, async (model, { importId }) => {
  await act(() => steps.endCatalogImport({ importId }));
  const next = { cancelling: 'cancelled', running: 'completed', checking: 'ready' } as const;
  model.state = next[model.state as keyof typeof next] ?? model.state;
});

const breaks = command('break', always, async (model, { importId }) => {
  await act(() => steps.endCatalogImport({ importId, failure: 'The import broke.' }));
  if (model.state === 'cancelling') model.state = 'cancelled';
  else if (AT_WORK.includes(model.state)) model.state = 'failed';
});

const cancel = command('cancel', always, async (model, { importId }) => {
  await cancelImport(database.orm, importId);
  if (model.state === 'ready') model.state = 'cancelled';
  else if (AT_WORK.includes(model.state)) model.state = 'cancelling';
});

const start = command('start', always, async (model, { importId }) => {
  const options = { ...OPTIONS, dryRun: false };
  const isMoved = await startImport(database.orm, importId, options);
  expect(isMoved).toBe(model.state === 'ready');
  if (isMoved)
    Object.assign(model, { state: 'running', dryRun: false, isRead: false, tried: new Set() });
});

/** All that the workflow does, one step after the other. */
const workflow: Command = {
  check: always,
  run: async (model, real) => {
    for (const one of [read, begin, apply(0, 1), apply(1, 1), end])
      if (one.check(model)) await one.run(model, real);
  },
  toString: () => 'workflow',
};

/** What is stored is what the rules say. */
async function agree(model: Model, { workspaceId, importId }: Real): Promise<void> {
  const found = await findImport(database.orm, importId);
  const isEnded = ENDED.includes(model.state);
  expect(found).toMatchObject({
    state: model.state,
    finishedAt: isEnded ? expect.any(Date) : null,
  });
  expect((await importFile(database.orm, importId)) === null).toBe(isEnded);
  const products = await listProducts(database.orm, workspaceId, {}, { limit: 100 });
  expect(new Set(products.map(({ fields }) => fields.title))).toEqual(
    new Set([...model.written].map((chunk) => TITLES[chunk])),
  );
  const counted = (await outcomesOf(database.orm, [importId])).get(importId)?.created ?? 0;
  const rows = [...model.tried, ...model.written].map((chunk) => (chunk === 0 ? 500 : 1));
  expect(counted).toBe(rows.reduce((sum, one) => sum + one, 0));
}

it('an import follows the rules in any order of its steps', async () => {
  const commands = fc.commands(
    [
      fc.constant(workflow),
      fc.constant(read),
      fc.constant(begin),
      fc
        .tuple(fc.nat(1), fc.integer({ min: 1, max: 2 }))
        .map(([chunk, times]) => apply(chunk, times)),
      fc.constant(end),
      fc.constant(breaks),
      fc.constant(cancel),
      fc.constant(start),
    ],
    { maxCommands: 20, size: '+1' },
  );
  await fc.assert(
    fc.asyncProperty(commands, fc.boolean(), async (all, dryRun) => {
      const { id: workspaceId } = await createWorkspace(database.orm, 'Shop');
      const sent = { ...SENT, options: { ...OPTIONS, dryRun } };
      const { id } = await storeImport(database.orm, workspaceId, sent, Buffer.from(FILE));
      await fc.asyncModelRun(
        (): { model: Model; real: Real } => ({
          model: { state: 'queued', dryRun, isRead: false, tried: new Set(), written: new Set() },
          real: { workspaceId, importId: id },
        }),
        all,
      );
    }),
    { numRuns: 20 },
  );
}, 300_000);

describe('an import that no workflow is at work for', () => {
  let service: TestService;
  let temporal: TemporalConnection;
  beforeAll(async () => {
    service = await startService();
    temporal = await connectTemporal();
  });
  afterAll(async () => {
    await temporal.connection.close();
    await service.stop();
  });

  const stored = async (): Promise<{ id: string; workspaceId: string }> => {
    const { id: workspaceId } = await service.workspace();
    const sent = { ...SENT, options: { ...OPTIONS, dryRun: false } };
    return storeImport(service.orm, workspaceId, sent, Buffer.from(FILE));
  };
  const woken = (id: string, state: ImportState) =>
    eventually(
      async () => {
        const workers = { client: temporal.client, queues: queuesOf(service.queuePrefix) };
        await wakeImports({ orm: service.orm, temporal: workers }, pino({ level: 'silent' }));
        return (await findImport(service.orm, id))?.state;
      },
      (now) => now === state,
    );

  it('because the service died before it began is begun, once', async () => {
    const { id, workspaceId } = await stored();
    await woken(id, 'completed');
    expect(await listProducts(service.orm, workspaceId, {}, { limit: 9 })).toHaveLength(2);
  });

  it('and that is cancelled ends', async () => {
    const { id } = await stored();
    await cancelImport(service.orm, id);
    await woken(id, 'cancelled');
  });
});
