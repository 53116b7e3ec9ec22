import type { ClassificationResult } from '../contract/classification.ts';
import type { Budgets } from '../contract/quotas.ts';
import type { HandOver } from './chargeAndWork.ts';
import type { Orm } from '../db/orm.ts';
import type { Told } from '../db/store/credits.ts';
import type { Ages } from '../db/store/purge.ts';
import type { RequestTokens } from '../db/store/requestTokens.ts';
import type { Editions } from '../edition/edition.ts';
import type { FetchRules } from '../releases/fetchSource.ts';
import type { ReadLimits } from '../releases/readRelease.ts';
import type { ModelObservation } from './askLanguageModel.ts';
import type { LanguageModel } from './languageModel.ts';
import type { Readers } from './reading/readingProcess.ts';
import type { TurnQueues } from './turns/inTurn.ts';
import type { WebhookDependencies } from './webhooks/deliver.ts';

/** What activities work with; opened once by the process and handed in. */
export interface Dependencies {
  orm: Orm;
  /** Tells what the API signed. */
  tokens: RequestTokens;
  /** What answers are read from. */
  editions: Editions;
  /** How publishers are asked. */
  fetching: FetchRules;
  /** What the files of a release may take. */
  importing: ReadLimits;
  /** What mode `max` asks; null where none is configured. */
  languageModel: LanguageModel | null;
  /** Where everything foreign is fetched and read: pages, photos, answers of publishers. */
  readers: Readers;
  /** What one workspace may use. */
  budgets: Budgets;
  /** Where work waits for its turn, workspace by workspace. */
  turns: TurnQueues;
  /** Is told the answer of a usage event as JSON, once it is stored. */
  keepAnswer: (usageId: string, printed: string) => void;
  /** What a step that charged and settled tells whoever waits in this process. */
  handOver: HandOver;
  /** Is told how each question to it went. */
  observeModel: (observed: ModelObservation) => void;
  /** Is told each refund, once. */
  observeRefund: Told;
  /** Is told each answered classification. */
  observeClassified: (
    answer: Pick<ClassificationResult, 'mode' | 'confidence' | 'modesRun'>,
  ) => void;
  /** How long rows are kept. */
  ages: Ages;
  /** Days after which an unconfirmed screening list is too old for a clear answer. */
  screeningListDays: number;
  /** How messages are sent to endpoints. */
  webhooks: WebhookDependencies['webhooks'];
}
