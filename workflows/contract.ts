/**
 * What the API, the workers and the workflows agree on: queues, ids, inputs, results, search
 * attributes.
 */
import { defineSearchAttributeKey, type SearchAttributePair } from '@temporalio/common';
import type { CalculateRequest } from '../contract/calculate.ts';
import type { CatalogLine } from '../contract/claims.ts';
import type { Charge } from '../contract/charge.ts';
import type { CompareRequest } from '../contract/compare.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { Check } from '../contract/evidence.ts';
import type { OriginSignal } from '../contract/origin.ts';
import type { Outcome, Refusal, Refused } from '../contract/outcome.ts';
import type { ProductExtraction } from '../contract/products.ts';
import type { RegulatorRequest } from '../contract/regulator.ts';
import type { RestrictionsRequest } from '../contract/restrictions.ts';
import type { ShipmentRequest } from '../contract/shipment.ts';
import type { StackingRequest } from '../contract/stacking.ts';
import type { Effort, Goods } from '../engine/classify/types.ts';
import type { PhotoReading } from '../engine/photo/types.ts';
import type { ScreeningQuery } from '../engine/screening/screen.ts';

/**
 * Callers wait for `requests`; `jobs` holds the long work, so that it never delays a request. The
 * chunks of bulk runs, which calculate for seconds, wait in `bulk` for a process of their own, and
 * messages to endpoints of customers, which may be silent, in `webhooks`.
 */
export interface Queues {
  requests: string;
  jobs: string;
  bulk: string;
  webhooks: string;
}
export const QUEUES: Queues = {
  requests: 'requests',
  jobs: 'jobs',
  bulk: 'bulk',
  webhooks: 'webhooks',
};

/**
 * A worker that dies in the middle of a workflow task is replaced after this time: the price of a
 * short one is a heartbeat for steps that take longer, which no request step does.
 */
export const WORKFLOW_TASK_TIMEOUT = 2000; // milliseconds

/**
 * Kept back of the time left when a step goes out into the world, for the answer to be made and
 * settled.
 */
export const SETTLE_MS = 1500;

/**
 * The workflows that a worker runs, by name: whoever starts one is held to its input, and gets its
 * result.
 */
type Workflows = typeof import('./index.ts');
export type WorkflowName = keyof Workflows;
export type InputOf<Name extends WorkflowName> = Parameters<Workflows[Name]>[0];
export type ResultOf<Name extends WorkflowName> = Awaited<ReturnType<Workflows[Name]>>;
type NameOf<Input, Result> = {
  [Name in WorkflowName]: Workflows[Name] extends (
    input: infer Own extends Input,
  ) => Promise<infer End>
    ? [End, Own] extends [Result, Input]
      ? Name
      : never
    : never;
}[WorkflowName];
/** Those of one charge, of a check, of many items: all, or those whose items have such a task. */
export type BillableName = NameOf<BillableInput, Outcome<unknown>>;
export type KeptName = NameOf<KeptInput, { ok: true } | Refused>;
export type BatchName<Task = never> = NameOf<BatchInput<BatchItem & Task>, BatchEntry[]>;

export const workflowId = (type: WorkflowName, workspaceId: string, key: string): string =>
  `${type}/${workspaceId}/${key}`;

/** Every billable workflow starts from this. */
export interface BillableInput {
  charge: Charge;
  /** By the database's clock, epoch milliseconds; after it the request may no longer be settled. */
  deadlineMs: number;
  /**
   * Time from the start of the workflow. Absent in one that began before; its deadline is then by
   * the API's clock.
   */
  budgetMs?: number;
  /**
   * 2: charge and first work are one step, the answer is read where it is stored, and `Outcome` is
   * set only where there is none. Absent where an older API asks.
   */
  shape?: 2;
}

/** What the time of a request is told by. */
export type Timed = Pick<BillableInput, 'deadlineMs' | 'budgetMs'>;

/** Refunds that the API owes and could not pay. */
export interface RefundLaterInput {
  charges: Charge[];
  errorCode: ErrorCode;
  /**
   * No idempotency key leads to the answers that may be stored: what is settled is refunded too.
   */
  alsoSettled: boolean;
}

/** Every workflow of a check that is kept starts from this. */
export interface KeptInput {
  check: Check;
  /** By the database's clock, epoch milliseconds; after it the check may no longer be kept. */
  deadlineMs: number;
  /** Time from the start of the workflow, as of a billable one. */
  budgetMs?: number;
}

/**
 * Where the photo of a request is: kept, at an address, or what is wrong with the one that was
 * sent, in words for the caller. An item of a batch whose photo was not kept carries the refusal:
 * it fails of that alone.
 */
export type PhotoSource =
  | { photoRef: string }
  | { url: string }
  | { fault: string }
  | { refusal: Refusal };

/** What was read of the page or the photo that a request names. */
export interface GoodsRead {
  photo?: PhotoReading;
  /** Under which the photo is kept; absent where nobody is shown it. */
  photoRef?: string;
  page?: ReadPage;
}

/** One product to classify, as the engine reads it. */
export interface ClassifyTask {
  goods: Goods;
  destination: string;
  /**
   * Day on which the national line must exist, YYYY-MM-DD: today when the request came, also where
   * it is tried again.
   */
  on: string;
  mode: Effort;
  /** Modes that are switched on: a weak answer escalates among these only. */
  offered: Effort[];
  /** Time that the language model of mode `max` has; absent where none is configured. */
  model?: { timeoutMs: number };
  /** Read first, in the place of the page. */
  photo?: PhotoSource;
  /** Address of a product page. */
  productUrl?: string;
  /** Below this probability the origin that is read is for a person to confirm. */
  reviewThreshold?: number;
  /** The answer holds its weighed pieces. */
  explain?: true;
  /** Fields of the request that the interface does not know; absent where there are none. */
  unknownFields?: readonly string[];
}

export interface ClassifyInput extends BillableInput {
  task: ClassifyTask;
}

/**
 * A request as it was parsed, on a day that is known: what an answer is calculated from, and kept
 * with it.
 */
export interface Asked<Request> {
  request: Request & { entryDate: string };
  /** Body fields that the interface does not know; they are named in the notes. */
  unknownFields: string[];
  /** Lines that named goods of the catalogue, which filled them; absent when none did. */
  catalog?: CatalogLine[];
}

export interface CalculateInput extends BillableInput, Asked<CalculateRequest> {}
export interface ShipmentInput extends BillableInput, Asked<ShipmentRequest> {}
export interface CompareInput extends BillableInput, Asked<CompareRequest> {}

export interface StackingInput extends BillableInput {
  items: (StackingRequest['items'][number] &
    Pick<StackingRequest, 'showClaims'> & { date: string })[];
  unknownFields: string[];
}

export interface RegulatorInput extends BillableInput {
  request: RegulatorRequest;
}

export interface ReplayInput extends BillableInput {
  /** The calculation to calculate again. */
  usageId: string;
  /** In place of the day of the stored calculation; null keeps that. */
  entryDate: string | null;
}

/** Goods whose origin is asked for. */
export interface OriginTask {
  productUrl?: string;
  photo?: PhotoSource;
  title?: string;
  description?: string;
  /** Brand, material and categories: what they state of an origin is a hint. */
  asides?: string[];
  /** Brand and categories: a country that is one of their parts is a hint too. */
  shelves?: string[];
  gtin?: string;
  shipFromCountry?: string;
  sku?: string;
  /** To be validated; absent: the origin is inferred. */
  declaredOrigin?: string;
  reviewThreshold: number;
}

export interface OriginInput extends BillableInput {
  task: OriginTask;
}

export interface ScreenInput extends KeptInput {
  query: ScreeningQuery;
}

export interface RestrictionsInput extends KeptInput {
  request: RestrictionsRequest;
  /** The day whose rules hold. */
  date: string;
  /** Fields of the body that the interface does not know; absent in runs of before. */
  unknownFields?: readonly string[];
}

export interface ExtractProductInput extends BillableInput {
  url: string;
}

/** A visit to a product page. */
export interface ReadPageStep {
  /** Of the request that asks for it. */
  charge: Charge;
  url: string;
  /** Path of the request's field that holds the address: refusals name it. */
  field: string;
  /** Milliseconds from the first attempt on; the page has been read by then, or was not. */
  leftMs?: number;
  /** The same as an instant by the Temporal server's clock. */
  untilMs: number;
}

/** What a product page says, bounded in size. */
export interface ReadPage {
  product: ProductExtraction;
  /** What points to an origin. */
  signals: OriginSignal[];
  /** The country that the page states, with its words; null when it states none. */
  stated: { country: string | null; evidence: string | null };
  /** In a line, what was read: title, brand, price and so on. */
  readFromUrl: string;
}

export type ReadProductPage = { ok: true; page: ReadPage } | Refused;

/** One item of a batch; its task stands beside. */
export interface BatchItem extends BillableInput {
  index: number;
}

export interface BatchInput<Item extends BatchItem> {
  items: Item[];
  /** Row of the whole call among the idempotency keys; null without a key. */
  callUsageId: string | null;
  /** The API's signature of that row. */
  callToken?: string;
  /**
   * Items of which nothing is read before are worked off in one step. Absent where an older API
   * asks.
   */
  together?: true;
}

/** What became of one item; its answer is stored under `usageId`, so that histories stay small. */
export type BatchEntry =
  | { index: number; ok: true; usageId: string; charged: number; remaining: number }
  | { index: number; ok: false; refusal: Refusal };

/** A file of goods on its way into a catalogue: everything else of it stands in the database. */
export interface CatalogImportStep {
  importId: string;
}

/** A release on its way, as it was ordered. */
export interface ImportStep {
  dataset: string;
  releaseId: string;
  /**
   * Why an operator lets it go live though its check holds it, or unchecked; null where nobody
   * does.
   */
  override: string | null;
  /** The signature of this order: without one no step acts. */
  token?: string;
}

export interface ImportInput extends ImportStep {
  /**
   * `file`: its files are stored already. `files`: fetch them. `walk`: walk the publisher's
   * service.
   */
  from: 'file' | 'files' | 'walk';
  /** Chapters of a walk that are still to be fetched; null before the first. */
  chapters?: string[] | null;
}

export type ReadVerdict =
  | {
      ok: true;
      /**
       * The release that was live when this one was added to its rows; absent for a dataset whose
       * releases stand alone.
       */
      addedTo?: string | null;
    }
  | { ok: false; reasons: string[] }
  /** Nothing was read: the release is live already, was live before, or is refused. */
  | { ok: 'ended'; state: 'live' | 'history' | 'refused'; reasons: string[] };

/** `ETag` and `Last-Modified` by address. */
export type Validators = Record<string, { etag?: string; lastModified?: string }>;

export type FetchVerdict =
  | { status: 'fetched'; validators: Validators }
  /** `of`: the release that has this content already. */
  | { status: 'unchanged'; validators: Validators; of: string | null }
  | { status: 'broken'; reasons: string[] }
  | { status: 'unreachable'; message: string };

/** `changed`: another release went live since the check. */
export type LiveVerdict = { status: 'live'; seq: number } | { status: 'changed' };

/**
 * What became of an import. `history`: older than the live release. `refused`: its files are at
 * fault. `failed`: something else is, and they may be read again. One that is cancelled has no
 * outcome: its workflow is cancelled, and nothing of it is kept.
 */
export interface ImportOutcome {
  dataset: string;
  state: 'live' | 'held' | 'history' | 'refused' | 'failed' | 'unchanged' | 'unreachable';
  reasons: string[];
  /** Processes that read the live release when the import ended. */
  readers?: { seen: number; reading: number };
}

/** How far an import is; the answer to the query `progress`. */
export interface ImportProgress {
  state:
    | 'fetching'
    | 'parsing'
    | 'checking'
    | 'staged'
    | 'live'
    | 'cancelled'
    | ImportOutcome['state'];
  /** Chapters of a walk that are still to be fetched. */
  chaptersLeft?: number;
}

export const importId = (dataset: string, releaseId: string): string =>
  `import/${dataset}/${releaseId}`;

export const WORKSPACE_ID = defineSearchAttributeKey('WorkspaceId', 'KEYWORD');
export const OPERATION = defineSearchAttributeKey('Operation', 'KEYWORD');
export const OUTCOME = defineSearchAttributeKey('Outcome', 'KEYWORD');
export const REQUEST_ID = defineSearchAttributeKey('RequestId', 'KEYWORD');
/** All are of type Keyword; the namespace must know them before the first request. */
export const SEARCH_ATTRIBUTES = [WORKSPACE_ID, OPERATION, OUTCOME, REQUEST_ID];

export const attributesOf = (
  charge: Pick<Charge, 'workspaceId' | 'operation' | 'requestId'>,
): SearchAttributePair[] => [
  { key: WORKSPACE_ID, value: charge.workspaceId },
  { key: OPERATION, value: charge.operation },
  { key: REQUEST_ID, value: charge.requestId },
];

/** A bulk run, of which all else is in the database. */
export interface BulkRunInput {
  runId: string;
  workspaceId: string;
  /** The API's signature: without one no step acts. */
  token: string;
  /** Where its chunks wait: the queue has the prefix of this installation. */
  queue: string;
  /** Chunks in one run of the workflow, so that histories stay short. */
  chunksMost: number;
}

/** A step of a bulk run. */
export type BulkStep = Pick<BulkRunInput, 'runId' | 'token'>;

/** One run of the workflow: some ten events a chunk. */
export const BULK_CHUNKS_A_RUN = 200;

export const bulkRunId = (runId: string): string => `bulk/${runId}`;

/** Tells a bulk run that its rows have changed. */
export const LOOK_AGAIN = 'lookAgain';

/** A message on its way to an endpoint: a resend is another round. */
export interface DeliveryInput {
  messageId: string;
  endpointId: string;
  round: number;
  /** 2: tries are steps of the workflow's own task. Absent where an older process began it. */
  shape?: 2;
}

/** A try of it; `turnedAway`: how often it found no room until now. */
export interface DeliveryStep extends DeliveryInput {
  turnedAway: number;
}

/** When to ask again; `turnedAway`: there was no room. */
export interface DeliveryTurn {
  waitMs: number;
  turnedAway: boolean;
}

export const deliveryId = ({ messageId, endpointId, round }: DeliveryInput): string =>
  `webhook/${messageId}/${endpointId}/${round}`;
