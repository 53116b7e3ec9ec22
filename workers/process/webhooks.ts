/**
 * Messages that are written down and have no workflow yet get one; those that lost theirs get
 * another. In each process that takes the queue `webhooks`: they do not wait for one another.
 */
import type { Logger } from 'pino';
import type { Dependencies } from '../../activities/dependencies.ts';
import { type Resolve, resolveName } from '../../activities/fetch/names.ts';
import { createStateTeller, type Watched } from '../../activities/webhooks/state.ts';
import { endpointAddress } from '../../activities/webhooks/send.ts';
import { DELAYS_MS } from '../../activities/webhooks/tries.ts';
import type { Webhooks } from '../../api/services.ts';
import { startDelivery } from '../../api/webhooks/work.ts';
import type { SecretBox } from '../../contract/sealed.ts';
import type { Orm } from '../../db/orm.ts';
import {
  claimWaiting,
  type DeliveryRef,
  markStarted,
  reviveLost,
} from '../../db/store/webhooks/deliveries.ts';
import { oldSecrets, replaceSecret } from '../../db/store/webhooks/endpoints.ts';
import type { Config } from './config.ts';
import { ringOf } from './payload/keyRing.ts';
import { createSecretBox } from './payload/secretBox.ts';
import { visitingOf } from './visiting.ts';

/** A message waits for so long at most before it is on its way. */
const LOOK_MS = 250;
const SWEEP_MS = 60_000;
/** Taken up at a time, and started side by side. */
const [CLAIMED_MOST, AT_ONCE] = [200, 16];

interface Workings extends Pick<Watched, 'editions'> {
  orm: Orm;
  temporal: Parameters<typeof startDelivery>[0];
  webhooks: { secrets: SecretBox };
  /** Another time than a minute, for tests. */
  tellEveryMs?: number;
}

/** Looks at once and then all the time, until it is stopped. */
export function watchWebhooks(
  workings: Workings,
  { SCREENING_LIST_DAYS: screeningListDays }: Pick<Config, 'SCREENING_LIST_DAYS'>,
  log: Logger,
): { stop: () => void } {
  const tellState = createStateTeller({ ...workings, screeningListDays });
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const tried = async <T>(what: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (cause) {
      if (!isStopped) log.warn({ err: cause }, `${what}; it is tried again`);
      return null;
    }
  };
  const look = async (): Promise<void> => {
    const started = await tried('messages could not be started', () => startWaiting(workings));
    if (isStopped) return;
    timer = setTimeout(() => void look(), started === CLAIMED_MOST ? 0 : LOOK_MS);
    timer.unref();
  };
  let isSweeping = false;
  const lookAround = async (): Promise<void> => {
    if (isSweeping) return;
    isSweeping = true;
    await tried('lost messages could not be looked for', () => sweep(workings));
    await tried('what there is to tell could not be looked for', tellState);
    isSweeping = false;
  };
  const sweeps = setInterval(() => void lookAround(), workings.tellEveryMs ?? SWEEP_MS);
  sweeps.unref();
  void look();
  void lookAround();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(sweeps);
    },
  };
}

/**
 * Starts the workflows of what waits, and returns how many it took up. Safe to repeat, and beside
 * another process that does the same: one that could not be started is taken up again.
 */
export async function startWaiting({ orm, temporal }: Workings): Promise<number> {
  const waiting = await claimWaiting(orm, CLAIMED_MOST);
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const some = waiting.slice(from, from + AT_ONCE);
    const ended = await Promise.allSettled(some.map((one) => startDelivery(temporal, one)));
    const started: DeliveryRef[] = some.filter((_, at) => ended[at]?.status === 'fulfilled');
    if (started.length > 0) await markStarted(orm, started);
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
  return waiting.length;
}

/** What was lost goes on, and secrets of an older key come under that of today. */
export async function sweep({ orm, webhooks: { secrets } }: Workings): Promise<void> {
  await reviveLost(orm);
  for (const old of await oldSecrets(orm, secrets.keyId(), CLAIMED_MOST)) {
    const { endpointId, secret } = old;
    await replaceSecret(orm, old, secrets.seal(secrets.open(secret, endpointId), endpointId));
  }
}

/** How messages are sent. */
export const webhooksOf = (
  config: Config,
  overrides: { resolve?: Resolve; deliveryDelaysMs?: readonly number[] },
  observe: Dependencies['webhooks']['observe'],
): Dependencies['webhooks'] => ({
  rules: {
    ...visitingOf(config),
    resolve: overrides.resolve ?? resolveName,
    allowHttp: config.WEBHOOKS_ALLOW_HTTP,
  },
  secrets: createSecretBox(ringOf(config)),
  delaysMs: overrides.deliveryDelaysMs ?? DELAYS_MS,
  observe,
});

/** What the API knows of them: it sends nothing itself. */
export const judgedBy = ({ rules, secrets }: Dependencies['webhooks']): Webhooks => ({
  secrets,
  addressOf: (written) => endpointAddress(written, rules)?.href ?? null,
});
