import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  observe: (request: { method: string; endpoint: string; status: number; seconds: number }) => void;
  chargedCredits: Counter<'operation'>;
  observeModel: (asked: { outcome: string; milliseconds: number }) => void;
  observeRefund: (refund: { operation: string; errorCode: string }) => void;
  observeClassified: (answer: Classified) => void;
  /** What came of a try to deliver a message to an endpoint. */
  observeDelivery: (outcome: string) => void;
  /** Shows from now on what a queue of requests counts. */
  showOpenWorkflows: (queue: { counts: { running: number; waiting: number } }) => void;
}

/** An answered classification. */
export interface Classified {
  /** The mode that was asked for. */
  mode: string;
  confidence: string;
  /** All that ran, that one first. */
  modesRun?: readonly string[] | undefined;
}

/**
 * Adds the runtime's own figures (memory, event loop, collections of garbage). They observe the
 * process for as long as it lives and cannot be stopped, so it is the process that asks for them,
 * once, and not each service in it.
 */
export const observeRuntime = ({ registry }: Metrics): void =>
  collectDefaultMetrics({ register: registry });

/**
 * Prometheus metrics of a service: requests by route and status, credits charged, what was given
 * back, how sure classifications were, questions to the language model.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'landfall_http_request_duration_seconds',
    help: 'Time from the first byte to the answer, by route',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const chargedCredits = new Counter({
    name: 'landfall_credits_charged_total',
    help: 'Credits charged for answered requests',
    labelNames: ['operation'],
    registers,
  });
  return {
    registry,
    showOpenWorkflows: (queue) => showOpenWorkflows(registry, queue),
    ...workCounters(registry),
    chargedCredits,
    observe: ({ method, endpoint, status, seconds }) =>
      duration.observe({ method, endpoint, status: String(status) }, seconds),
  };
}

/** What the steps of requests tell of themselves. */
function workCounters(
  registry: Registry,
): Pick<Metrics, 'observeModel' | 'observeRefund' | 'observeClassified' | 'observeDelivery'> {
  const registers = [registry];
  const modelDuration = new Histogram({
    name: 'landfall_language_model_duration_seconds',
    help: 'Time of the questions to the language model, by what came of them',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60],
    registers,
  });
  const refunds = new Counter({
    name: 'landfall_refunds_total',
    help: 'Requests that were charged and given their credits back, by the error they ended in',
    labelNames: ['operation', 'code'],
    registers,
  });
  const answers = new Counter({
    name: 'landfall_classifications_total',
    help: 'Answered classifications, by the mode asked for and their confidence',
    labelNames: ['mode', 'confidence'],
    registers,
  });
  const escalations = new Counter({
    name: 'landfall_escalations_total',
    help: 'Answered classifications that went on to a stronger mode, by the last one that ran',
    labelNames: ['from', 'to'],
    registers,
  });
  const deliveries = new Counter({
    name: 'landfall_webhook_attempts_total',
    help: 'Tries to deliver a message to an endpoint, by what came of them',
    labelNames: ['outcome'],
    registers,
  });
  return {
    observeDelivery: (outcome) => deliveries.inc({ outcome }),
    observeModel: ({ outcome, milliseconds }) =>
      modelDuration.observe({ outcome }, milliseconds / 1000),
    observeRefund: ({ operation, errorCode: code }) => refunds.inc({ operation, code }),
    observeClassified: ({ mode, confidence, modesRun = [] }) => {
      answers.inc({ mode, confidence });
      const last = modesRun.at(-1);
      if (last !== undefined && last !== mode) escalations.inc({ from: mode, to: last });
    },
  };
}

const showOpenWorkflows = (
  registry: Registry,
  queue: { counts: { running: number; waiting: number } },
): void =>
  void new Gauge({
    name: 'landfall_open_workflows',
    help: 'Requests with a workflow under way, and those that wait for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(queue.counts)) this.set({ state }, count);
    },
  });

export const METRICS_PATH = '/metrics';

/** Whether an `Authorization` header holds this token; the time it takes tells nothing of it. */
export const hasToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digestOf(header ?? ''), digestOf(`Bearer ${token}`));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
