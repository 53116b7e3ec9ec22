/** Several imports at once, answers while a release goes live, and faults at the worst moment. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import type { SingleSteps } from '../../activities/index.ts';
import { partsOf } from '../../db/store/releaseContent.ts';
import { type DatasetRelease, listReleases } from '../../db/store/releases.ts';
import type { ImportStep } from '../../workflows/contract.ts';
import { type DataDesk, openDesk, type Told } from '../support/dataCommand.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { SHIRTS, usTariffAt } from '../support/usTariff.ts';
import { eventually } from '../support/waiting.ts';

/** What a test does in front of a step; nothing unless it says so. */
const before: {
  checkReleaseRows?: (step: ImportStep) => Promise<void>;
  makeLive?: (step: ImportStep) => Promise<void>;
  /** What it resolves to is answered in place of the step. */
  awaitReaders?: (
    step: ImportStep,
    usual: SingleSteps,
  ) => Promise<{ seen: number; reading: number } | void>;
} = {};
const activities = (usual: SingleSteps): SingleSteps => ({
  ...usual,
  checkReleaseRows: async (step) => {
    await before.checkReleaseRows?.(step);
    return usual.checkReleaseRows(step);
  },
  makeLive: async (step) => {
    await before.makeLive?.(step);
    return usual.makeLive(step);
  },
  awaitReaders: async (step) => {
    const readers = await before.awaitReaders?.(step, usual);
    return readers ?? usual.awaitReaders(step);
  },
});

let service: TestService;
let desk: DataDesk;
let workspace: TestWorkspace;
beforeAll(async () => {
  service = await startService({ overrides: { activities } });
  desk = openDesk(service);
  workspace = await service.workspace({ credits: 100_000 });
});
afterEach(() => {
  delete before.checkReleaseRows;
  delete before.makeLive;
  delete before.awaitReaders;
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const released = (dataset: string, name: string, content: string): Promise<Told> =>
  desk.tell('import', dataset, '--file', desk.file(name, content));
const liveOf = async (dataset: string): Promise<DatasetRelease | undefined> =>
  (await listReleases(service.orm, dataset)).find(({ state }) => state === 'live');

async function calculate(): Promise<{ seq: number; rate: string; amount: number }> {
  const { status, body } = await workspace.call('POST', '/v1/calculate', { body: SHIRTS });
  expect([status, body.error]).toEqual([200, undefined]);
  const [{ rate, amount }] = body.data.lines;
  return { seq: body.data.dataSource.datasets[0].seq, rate, amount };
}

/** Holds the first release that comes to the step; the others pass. */
function holdFirst(step: 'checkReleaseRows' | 'makeLive' = 'makeLive'): {
  reached: Promise<void>;
  release: () => void;
} {
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  let held: string | null = null;
  before[step] = async ({ releaseId }) => {
    held ??= releaseId;
    if (releaseId !== held) return;
    reached.resolve();
    await letGo.promise;
  };
  return { reached: reached.promise, release: letGo.resolve };
}

describe('two imports of one dataset at once', () => {
  it('both end, exactly one is live, both are whole, and answers come from the live one', async () => {
    // nobody ever reads the first of them
    before.awaitReaders = async () => ({ seen: 0, reading: 0 });
    const both = await Promise.all([
      released('us-hts', 'first.json', usTariffAt('11%')),
      released('us-hts', 'second.json', usTariffAt('12%')),
    ]);
    expect(both.map(({ data }) => data.state)).toEqual(['live', 'live']);
    const stored = await listReleases(service.orm, 'us-hts');
    const imported = stored.filter(({ origin }) => origin === 'file');
    expect(imported.map(({ state }) => state).toSorted()).toEqual(['live', 'superseded']);
    const [one, other] = both.map(({ data }) => `us-hts/${data.release.seq}`);
    const { data: found } = await desk.tell('diff', one ?? '', other ?? '');
    expect(found.differences).toEqual([
      expect.objectContaining({
        change: 'rerated',
        key: '61091000',
        before: expect.stringContaining('11%'),
      }),
    ]);
    const live = await liveOf('us-hts');
    const rate = live?.source === 'first.json' ? '11%' : '12%';
    const answer = await eventually(calculate, ({ seq }) => seq === live?.seq);
    expect(answer.rate).toBe(rate);
  });

  it('an older edition that is slower than the newer one does not take its place', async () => {
    const held = holdFirst();
    const slow = released('us-hts', 'hts_2026_rev_11.json', usTariffAt('9%'));
    await held.reached;
    await released('us-hts', 'hts_2026_rev_12.json', usTariffAt('10%'));
    held.release();
    await slow;
    expect(await liveOf('us-hts')).toMatchObject({ version: '2026 Revision 12' });
  });

  it.each([
    ['checked', 'checkReleaseRows', ['61091000', '61019000'], 2],
    ['made live', 'makeLive', ['61101100', '61103000'], 4],
  ] as const)(
    'of a dataset that only grows keep the rows of both, though one goes live before the other is %s',
    async (_, step, [one, other], rows) => {
      const list = (code: string): string =>
        `code,measure,from,rate\n${code},9903.99.01,2026-01-01,10%\n`;
      const held = holdFirst(step);
      const slow = released('us-measures', 'one.csv', list(one));
      await held.reached;
      await released('us-measures', 'other.csv', list(other));
      held.release();
      await slow;
      expect(await liveOf('us-measures')).toMatchObject({ rows, source: 'one.csv' });
    },
  );
});

describe('while a release goes live', () => {
  it('every answer reads one release whole: its rate is that of the release that it names', async () => {
    const first = await calculate();
    const rates = new Map([[first.seq, first.rate]]);
    const swaps = { over: false };
    const swap = async (): Promise<void> => {
      for (const rate of ['21%', '22%']) {
        const { data } = await released('us-hts', 'hts_2026_rev_13.json', usTariffAt(rate));
        expect(data.state).toBe('live');
        rates.set(data.release.seq, rate);
      }
    };
    const answers: Awaited<ReturnType<typeof calculate>>[] = [];
    const ask = async (): Promise<void> => {
      while (!swaps.over || answers.length < 100) answers.push(await calculate());
    };
    await Promise.all([
      swap().finally(() => (swaps.over = true)),
      ...Array.from({ length: 5 }, () => ask()),
    ]);
    expect(answers.length).toBeGreaterThanOrEqual(100);
    for (const { seq: named, rate, amount } of answers) {
      expect(rate).toBe(rates.get(named));
      expect(amount).toBe(Number.parseFloat(rate) * 10);
    }
    expect(new Set(answers.map((answer) => answer.seq)).size).toBe(3);
  });
});

describe('a fault after a release went live', () => {
  it('that has its files read once more empties nothing, and says how the release stands', async () => {
    const again: unknown[] = [];
    before.awaitReaders = async (step, usual) => {
      again.push(await usual.readReleaseFiles(step));
    };
    const { data } = await released('us-hts', 'hts_2026_rev_13.json', usTariffAt('23%'));
    expect(again).toEqual([{ ok: 'ended', state: 'live', reasons: [] }]);
    expect(await liveOf('us-hts')).toMatchObject({ releaseId: data.release.releaseId, rows: 72 });
    expect((await partsOf(service.orm, data.release.releaseId)).size).toBe(1);
  });

  it('takes nothing of it away', async () => {
    before.awaitReaders = () =>
      Promise.reject(ApplicationFailure.nonRetryable('the database is gone'));
    await released('us-hts', 'hts_2026_rev_14.json', usTariffAt('24%'));
    const live = await liveOf('us-hts');
    expect(live).toMatchObject({ version: '2026 Revision 14', rows: 72 });
    expect((await partsOf(service.orm, live?.releaseId ?? '')).size).toBe(1);
  });
});
