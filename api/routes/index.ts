import type { Route } from '../route.ts';
import { accountRoutes } from './account.ts';
import { blocklistRoutes } from './blocklist.ts';
import { bulkRoutes } from './bulk.ts';
import { calculateRoute } from './calculate.ts';
import { catalogCodeRoutes } from './catalogCodes.ts';
import { catalogProductRoutes } from './catalogProducts.ts';
import { catalogSettingsRoutes } from './catalogSettings.ts';
import { catalogSuggestRoutes } from './catalogSuggest.ts';
import { catalogExportRoute } from './catalogExports.ts';
import { catalogImportRoutes } from './catalogImports.ts';
import { catalogSyncRoutes } from './catalogSync.ts';
import { classifyRoute } from './classify.ts';
import { classifyBatchRoute } from './classifyBatch.ts';
import { compareRoute } from './compare.ts';
import { documentRoutes } from './documents.ts';
import { extractProductRoute } from './extractProduct.ts';
import { feedbackRoute } from './feedback.ts';
import { originRoutes } from './origin.ts';
import { referenceRoutes } from './reference.ts';
import { regulatorRoute } from './regulator.ts';
import { replayRoute } from './replay.ts';
import { screenRoutes } from './screen.ts';
import { restrictionsRoutes } from './restrictions.ts';
import { shipmentRoute } from './shipment.ts';
import { stackingRoute } from './stacking.ts';
import { tariffRoutes } from './tariff.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every operation of `contract/operations.ts` with the function that answers it. */
export const ROUTES: readonly Route[] = [
  classifyRoute,
  classifyBatchRoute,
  regulatorRoute,
  ...blocklistRoutes,
  feedbackRoute,
  calculateRoute,
  shipmentRoute,
  stackingRoute,
  compareRoute,
  replayRoute,
  ...originRoutes,
  ...restrictionsRoutes,
  extractProductRoute,
  ...screenRoutes,
  ...bulkRoutes,
  ...documentRoutes,
  ...accountRoutes,
  ...referenceRoutes,
  ...tariffRoutes,
  ...catalogProductRoutes,
  ...catalogCodeRoutes,
  ...catalogSuggestRoutes,
  ...catalogSettingsRoutes,
  ...catalogImportRoutes,
  catalogExportRoute,
  ...catalogSyncRoutes,
  ...webhookRoutes,
];

/** The same by the id of the operation. */
export const OPERATIONS_BY_ID: ReadonlyMap<string, Route> = new Map(
  ROUTES.map((route) => [route.operation.id, route]),
);
