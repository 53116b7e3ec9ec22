/**
 * Figures of the state that all processes share: how old the data are, which syncs fail, what waits
 * in Temporal. Read when they are asked for, at most once in ten seconds.
 */
import { Gauge, type Registry } from 'prom-client';
import { listSyncs, type SyncOutcome } from '../db/store/datasetSyncs.ts';
import { datasetStates } from '../db/store/releaseStates.ts';
import { countPending } from '../db/store/webhooks/deliveries.ts';
import type { Edition } from '../edition/edition.ts';
import { cached } from './readiness.ts';
import type { Services } from './services.ts';

type Sources = Pick<Services, 'orm' | 'editions' | 'log'> & {
  temporal: Pick<Services['temporal'], 'client' | 'queues'>;
};

/** One figure: its labels, and its value. */
type Figure = readonly [labels: Readonly<Record<string, string>>, value: number];
/** Figures of one name. */
type Series = readonly Figure[];

const KEPT_MS = 10_000;

/** Adds the figures to a registry. What cannot be read at the moment is left out, and logged. */
export function showState(registry: Registry, sources: Sources): void {
  const known = cached(() => readDatasets(sources), KEPT_MS);
  const waiting = cached(() => readBacklog(sources), KEPT_MS);
  const show = (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<Series>,
  ): void =>
    void new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const [labels, value] of await read()) this.set({ ...labels }, value);
        } catch (cause) {
          sources.log.warn({ err: cause, metric: name }, 'a figure cannot be read');
        }
      },
    });
  const { editions } = sources;
  const dataset = ['dataset'];
  const of = (name: keyof Datasets) => async () => (await known())[name];
  show('landfall_release_live_age_seconds', LIVE, dataset, of('liveAges'));
  show('landfall_release_confirmed_age_seconds', CONFIRMED, dataset, of('confirmedAges'));
  show('landfall_releases_held', HELD, dataset, of('held'));
  show('landfall_sync_age_seconds', SYNCED, dataset, of('syncAges'));
  show('landfall_sync_failed', FAILED, ['dataset', 'outcome'], of('failedSyncs'));
  show('landfall_screening_list_age_seconds', LIST, ['list'], async () =>
    listAges(editions.current),
  );
  show('landfall_exchange_rate_age_seconds', RATE, ['currency'], async () =>
    rateAges(editions.current),
  );
  show('landfall_backlog_tasks', BACKLOG, ['queue', 'kind'], waiting);
  const pending = cached(() => countPending(sources.orm), KEPT_MS);
  show('landfall_webhook_pending', PENDING, ['state'], async () =>
    Object.entries(await pending()).map(([state, count]) => [{ state }, count]),
  );
}

const LIVE = 'Time since the live release of a dataset went live';
const CONFIRMED = 'Time since the publisher was last known to have the live release; absent: never';
const HELD = 'Releases that wait for the decision of an operator';
const SYNCED = 'Time since the publisher of a dataset last answered; absent: never';
const FAILED = '1 where the last sync of a dataset failed, by what came of it; else 0';
const LIST = 'Time since a screening list was published, or imported where it names no day';
const RATE = 'Time since the day of the newest exchange rate of a currency';
const PENDING = 'Messages to endpoints that have not arrived: due now, or waiting for another try';
const BACKLOG = 'Tasks that wait for a worker, as the Temporal server counts them';

interface Datasets {
  liveAges: Series;
  confirmedAges: Series;
  held: Series;
  syncAges: Series;
  failedSyncs: Series;
}

const FAILURES: ReadonlySet<SyncOutcome> = new Set(['refused', 'failed', 'unreachable']);

async function readDatasets({ orm }: Pick<Sources, 'orm'>): Promise<Datasets> {
  const [states, syncs] = await Promise.all([datasetStates(orm), listSyncs(orm)]);
  const tried = [...syncs.values()];
  return {
    liveAges: states.flatMap(({ dataset, liveSince }) => ageOf({ dataset }, liveSince)),
    confirmedAges: states.flatMap(({ dataset, confirmedAt }) => ageOf({ dataset }, confirmedAt)),
    held: states.map(({ dataset, held }) => [{ dataset }, held]),
    syncAges: tried.flatMap(({ dataset, reachedAt }) => ageOf({ dataset }, reachedAt)),
    failedSyncs: tried.map(({ dataset, outcome }) => [
      { dataset, outcome },
      FAILURES.has(outcome) ? 1 : 0,
    ]),
  };
}

const listAges = ({ screening }: Edition): Series =>
  screening.lists.flatMap(({ code, publishedAt, importedAt }) =>
    ageOf({ list: code }, publishedAt ?? importedAt),
  );

const rateAges = ({ tariff }: Edition): Series =>
  // newest first
  [...tariff.exchangeRates].flatMap(([currency, [newest]]) =>
    ageOf({ currency }, newest?.date ?? null),
  );

/** The age in seconds of a moment or a day; nothing of one that is unknown. */
function ageOf(labels: Figure[0], moment: string | null): Series {
  const at = moment === null ? NaN : Date.parse(moment);
  return Number.isNaN(at) ? [] : [[labels, Math.max(0, Math.round((Date.now() - at) / 1000))]];
}

/** By the numbers of the server's API. */
const KINDS = { workflow: 1, activity: 2 } as const;

async function readBacklog({ temporal: { client, queues } }: Sources): Promise<Series> {
  const { namespace } = client.options;
  const asked = Object.entries(queues).flatMap(([queue, name]: [string, string]) =>
    Object.entries(KINDS).map(async ([kind, taskQueueType]): Promise<Figure> => {
      const { stats } = await client.workflowService.describeTaskQueue({
        namespace,
        taskQueue: { name },
        taskQueueType,
        reportStats: true,
      });
      return [{ queue, kind }, Number(stats?.approximateBacklogCount ?? 0)];
    }),
  );
  return Promise.all(asked);
}
