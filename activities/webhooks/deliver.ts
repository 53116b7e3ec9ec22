/** The one step of a delivery: look whether it is due, send, write down what came of it. */
import { Context } from '@temporalio/activity';
import type { SecretBox } from '../../contract/sealed.ts';
import { retryAfterMs } from '../../contract/retryAfter.ts';
import type { AttemptOutcome } from '../../contract/webhooks.ts';
import {
  type DeliveryRef,
  type Due,
  nextTry,
  recordTry,
} from '../../db/store/webhooks/deliveries.ts';
import type { Orm } from '../../db/orm.ts';
import type { DeliveryStep, DeliveryTurn } from '../../workflows/contract.ts';
import { type SendRules, sendMessage } from './send.ts';
import { signedHeaders } from './signature.ts';
import { Slots } from './slots.ts';
import { againAfterMs } from './tries.ts';

export interface WebhookDependencies {
  orm: Orm;
  webhooks: {
    rules: SendRules;
    secrets: SecretBox;
    /** Before each try. */
    delaysMs: readonly number[];
    /** Is told what came of each attempt. */
    observe: (outcome: AttemptOutcome) => void;
  };
}

/** Attempts under way in a process, and those of one endpoint. */
const [ATTEMPTS_MOST, ATTEMPTS_EACH] = [128, 8];
/** How long a delivery waits that found no room: the longer, the more often it found none. */
const [TURN_MS, TURN_MS_MAX, DOUBLINGS_MAX] = [250, 30_000, 8];

export const createWebhookActivities = ({ orm, webhooks }: WebhookDependencies) => {
  const slots = new Slots(ATTEMPTS_MOST, ATTEMPTS_EACH);
  return {
    /**
     * Makes the next try of a delivery, if it is due; says when to ask again, or null when the
     * delivery is over. Safe to repeat: what was sent and not written down is sent again.
     */
    async deliverMessage({ turnedAway, ...ref }: DeliveryStep): Promise<DeliveryTurn | null> {
      const next = await nextTry(orm, ref);
      if ('over' in next) return null;
      if ('waitMs' in next) return { waitMs: next.waitMs, turnedAway: false };
      const { due } = next;
      const tried = await slots.run(ref.endpointId, due.isFailing, () =>
        attempt(webhooks, orm, ref, due),
      );
      if (tried === null)
        // what fails holds its place for long: it is no use to ask for it every moment
        return { waitMs: turnMs(due.isFailing ? DOUBLINGS_MAX : turnedAway), turnedAway: true };
      return tried.againMs === null ? null : { waitMs: tried.againMs, turnedAway: false };
    },
  };
};

const turnMs = (turnedAway: number): number =>
  Math.min(TURN_MS_MAX, TURN_MS * 2 ** Math.min(turnedAway, DOUBLINGS_MAX)) *
  (0.5 + Math.random() / 2);

async function attempt(
  { rules, secrets, delaysMs, observe }: WebhookDependencies['webhooks'],
  orm: Orm,
  ref: DeliveryRef,
  due: Due,
): Promise<{ againMs: number | null }> {
  const { messageId, endpointId } = ref;
  const keys = due.secrets.map((secret) => secrets.open(secret, endpointId));
  const at = new Date();
  const startedMs = performance.now();
  const headers = signedHeaders(messageId, at, due.body, keys);
  const { cancellationSignal } = Context.current();
  const sent = await sendMessage(due.url, { headers, body: due.body }, rules, cancellationSignal);
  const { outcome, status, response } = sent;
  const durationMs = Math.round(performance.now() - startedMs);
  const ended = {
    outcome,
    tries: due.attempts + 1,
    retryAfterMs: retryAfterMs(sent.retryAfter, Date.now()),
    chance: Math.random(),
  };
  const againMs = againAfterMs(ended, delaysMs);
  const state = await recordTry(orm, ref, { outcome, status, response, durationMs, at, againMs });
  observe(outcome);
  return { againMs: state === 'pending' ? againMs : null };
}
