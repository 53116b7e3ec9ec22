/**
 * A service whose imports are stopped at a step, in front of which or behind which something
 * happens.
 */
import { randomUUID } from 'node:crypto';
import proto from '@temporalio/proto';
import type { SingleSteps } from '../../activities/index.ts';
import { sql } from '../../db/orm.ts';
import { connectTemporal, type TemporalConnection } from '../../workers/process/temporal.ts';
import { importId, type ImportStep } from '../../workflows/contract.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { type DatabaseLink, linkDatabase } from './databaseLink.ts';
import { type DataDesk, openDesk } from './dataCommand.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { startService, type TestService } from './service.ts';

export type StepName = keyof SingleSteps;

export interface HeldStep {
  /** Resolves when an import is about to take the step. */
  reached: Promise<ImportStep>;
  /** Lets it go on. */
  release: () => void;
}

export interface BrokenImports {
  service: TestService;
  desk: DataDesk;
  publisher: Publisher;
  link: DatabaseLink;
  temporal: TemporalConnection;
  /** Holds the first import that comes to the step. */
  hold: (step: StepName) => HeldStep;
  workflowOf: (
    step: ImportStep,
  ) => ReturnType<TemporalConnection['client']['workflow']['getHandle']>;
  /** Steps that wait for another try. */
  waitingSteps: (step: ImportStep) => Promise<string[]>;
  /** Tries a step again at once, instead of after a while that grows. */
  triesSoon: (step: ImportStep, name: StepName) => Promise<void>;
  /** How often the steps that wait for another try have been tried. */
  triesOf: (step: ImportStep) => Promise<number[]>;
  /** Gives a step up at its next failure, instead of after a day. */
  triesLast: (step: ImportStep, name: StepName) => Promise<void>;
  /** Rows that are stored of releases which are not embedded and not the given one. */
  leftOf: (step: ImportStep) => Promise<{ releases: number; files: number; parts: number }>;
  stop: () => Promise<void>;
}

type Retries = proto.temporal.api.common.v1.IRetryPolicy;

/** What the steps of an import are given, as far as it tells of which import they are. */
interface Given {
  dataset: string;
  releaseId?: string;
  confirms?: string;
}

/**
 * Its worker reaches the database by a link that can be cut; the desk does not. Stop it in
 * `afterAll`.
 */
export async function startBrokenImports(): Promise<BrokenImports> {
  const database: TestDatabase = await createDatabase();
  const [link, publisher] = await Promise.all([linkDatabase(database.url), startPublisher()]);
  const held = new Map<string, (step: Given) => Promise<void>>();
  const activities = (usual: SingleSteps): SingleSteps =>
    Object.fromEntries(
      Object.entries(usual).map(([name, step]) => [
        name,
        async (input: never) => {
          const wait = held.get(name);
          held.delete(name);
          await wait?.(input);
          return (step as (input: never) => Promise<unknown>)(input);
        },
      ]),
    ) as unknown as SingleSteps; // same names, same inputs, same results
  const service = await startService({
    beside: {
      databaseUrl: database.url,
      orm: database.orm,
      queuePrefix: `t${randomUUID().slice(0, 8)}`,
    },
    environment: { DATABASE_URL: link.url, SOURCE_MIRROR: publisher.url },
    overrides: { activities },
    roles: { api: false, worker: true },
  });
  const temporal = await connectTemporal();
  const desk = openDesk(service);
  const executionOf = (step: ImportStep): { workflowId: string } => ({
    workflowId: importId(step.dataset, step.releaseId),
  });
  const retryAs = async (step: ImportStep, name: StepName, retryPolicy: Retries): Promise<void> => {
    const { connection, namespace } = temporal;
    await connection.workflowService.updateActivityOptions({
      namespace,
      execution: executionOf(step),
      type: name,
      activityOptions: { retryPolicy },
      updateMask: { paths: Object.keys(retryPolicy).map((option) => `retryPolicy.${option}`) },
    });
  };
  return {
    service,
    desk,
    publisher,
    link,
    temporal,
    hold: (name) => {
      const [reached, released] = [
        Promise.withResolvers<ImportStep>(),
        Promise.withResolvers<void>(),
      ];
      held.set(name, ({ dataset, releaseId, confirms = '' }) => {
        reached.resolve({ dataset, releaseId: releaseId ?? confirms, override: null });
        return released.promise;
      });
      return { reached: reached.promise, release: released.resolve };
    },
    workflowOf: (step) =>
      temporal.client.workflow.getHandle(importId(step.dataset, step.releaseId)),
    waitingSteps: async (step) => {
      const { raw } = await temporal.client.workflow
        .getHandle(executionOf(step).workflowId)
        .describe();
      return (raw.pendingActivities ?? []).map(({ activityType }) => activityType?.name ?? '');
    },
    triesSoon: (step, name) => {
      const soon = proto.google.protobuf.Duration.fromObject({ nanos: 50_000_000 });
      return retryAs(step, name, { initialInterval: soon, maximumInterval: soon });
    },
    triesOf: async (step) => {
      const { raw } = await temporal.client.workflow
        .getHandle(executionOf(step).workflowId)
        .describe();
      return (raw.pendingActivities ?? []).map(({ attempt }) => attempt ?? 0);
    },
    triesLast: (step, name) => retryAs(step, name, { maximumAttempts: 1 }),
    leftOf: async ({ releaseId }) => {
      const [row] = await sql<{ releases: number; files: number; parts: number }>(
        service.orm,
        `select (select count(*)::int from releases where release_id = ?) as releases,
           (select count(*)::int from release_files where release_id = ?) as files,
           (select count(*)::int from release_parts where release_id = ?) as parts`,
        [releaseId, releaseId, releaseId],
      );
      return row ?? { releases: -1, files: -1, parts: -1 };
    },
    stop: async () => {
      link.mend();
      await desk.close();
      await service.stop();
      await temporal.connection.close();
      await publisher.stop();
      await link.stop();
      await database.close();
    },
  };
}
