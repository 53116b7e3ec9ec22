/** Everything that workflows have done in the world: credits, engine calls, clean-up, releases. */
import { createModelActivities } from './askLanguageModel.ts';
import { createBulkActivities } from './bulk.ts';
import { withChargedWork } from './chargeAndWork.ts';
import { createCatalogImportActivities } from './catalogImports.ts';
import { createClassifyActivities } from './classify.ts';
import { createCreditActivities } from './credits.ts';
import type { Dependencies } from './dependencies.ts';
import { createExtractActivities } from './extractProduct.ts';
import { asLongWork } from './longWork.ts';
import { createMaintenanceActivities } from './maintenance.ts';
import { createPhotoActivities } from './readPhoto.ts';
import { createOriginActivities } from './origin.ts';
import { createPageActivities } from './readProductPage.ts';
import { createRegulatorActivities } from './regulator.ts';
import { createReplayActivities } from './replay.ts';
import { createReleaseActivities } from './releases.ts';
import { createScreenActivities } from './screen.ts';
import { createRestrictionActivities } from './restrictions.ts';
import { createStackingActivities } from './stacking.ts';
import { createSyncActivities } from './syncs.ts';
import { createTariffActivities } from './tariff.ts';
import { settlingInTurn } from './turns/inTurn.ts';
import { createWebhookActivities } from './webhooks/deliver.ts';

/** What tests put between workflows and steps. */
export type Replacing = (usual: SingleSteps) => SingleSteps;

export const createActivities = (
  dependencies: Dependencies,
  replace: Replacing = (usual) => usual,
) =>
  withChargedWork(
    replace(settlingInTurn(dependencies.turns, allActivities(dependencies))),
    dependencies.handOver,
  );

const allActivities = (dependencies: Dependencies) => ({
  ...createCreditActivities(dependencies),
  ...createClassifyActivities(dependencies),
  ...createModelActivities(dependencies),
  ...createPhotoActivities(dependencies),
  ...createTariffActivities(dependencies),
  ...createStackingActivities(dependencies),
  ...createOriginActivities(dependencies),
  ...createScreenActivities(dependencies),
  ...createPageActivities(dependencies),
  ...createExtractActivities(dependencies),
  ...createRegulatorActivities(dependencies),
  ...createReplayActivities(dependencies),
  ...createRestrictionActivities(dependencies),
  ...createWebhookActivities(dependencies),
  ...asLongWork(createMaintenanceActivities(dependencies)),
  ...asLongWork(createReleaseActivities(dependencies)),
  ...asLongWork(createSyncActivities(dependencies)),
  ...asLongWork(createCatalogImportActivities(dependencies)),
  ...asLongWork(createBulkActivities(dependencies)),
});

/** Each step by itself. */
export type SingleSteps = ReturnType<typeof allActivities>;
export type Activities = ReturnType<typeof createActivities>;
