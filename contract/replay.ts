/** POST /v1/replay: a stored calculation beside what the releases of today say. */
import { z } from 'zod';
import { tariffDate } from './consignment.ts';
import { billed, dataSource, timestamp, uuid } from './fields.ts';
import { operation } from './operation.ts';

/** Operations whose answers can be calculated again. */
export const REPLAYABLE = ['calculate', 'calculateShipment', 'compare'] as const;
export type Replayable = (typeof REPLAYABLE)[number];
export const isReplayable = (operationId: string): operationId is Replayable =>
  REPLAYABLE.some((id) => id === operationId);

export const replayRequest = z
  .object({
    usageId: uuid
      .transform((value) => value.toLowerCase())
      .meta({ description: '`credits.usageId` of the calculation.' }),
    entryDate: tariffDate.optional().meta({
      description:
        'Calculate as of this day, 2000-01-01 or later; left out, the day of the stored calculation is kept.',
    }),
  })
  .meta({ id: 'ReplayRequest', description: 'The calculation to make again.' });
export type ReplayRequest = z.infer<typeof replayRequest>;

const record = z.record(z.string(), z.unknown());

export const replayResult = z
  .object({
    usageId: uuid.describe('The calculation, as asked for.'),
    operation: z.enum(REPLAYABLE).meta({ description: 'Whose answer `stored` and `today` are.' }),
    action: z.string().describe('The action that was charged then.'),
    createdAt: timestamp,
    request: record.meta({ description: 'As it was understood, defaults filled in.' }),
    stored: record.describe('What was answered then.'),
    today: record.describe('What is answered on the releases of today.'),
    differences: z
      .array(
        z
          .object({
            path: z
              .string()
              .meta({ description: 'The field that differs.', example: 'totals.duties' }),
            stored: z.unknown().meta({ description: 'Null where there was nothing.' }),
            today: z.unknown().meta({ description: 'Null where there is nothing.' }),
          })
          .meta({ id: 'ReplayDifference', description: 'A field that is no longer what it was.' }),
      )
      .meta({
        description: 'Fields that differ; ids of workflows and names of releases are not compared.',
      }),
    unchanged: z.boolean().describe('True when nothing differs.'),
    releases: z
      .object({
        stored: dataSource.nullable().describe('Those of then; null where none was noted.'),
        today: dataSource.nullable().describe('Those of today; null where none was read.'),
      })
      .meta({ id: 'ReplayReleases', description: 'Releases that the two answers read.' }),
  })
  .meta({ id: 'ReplayResult', description: 'A calculation of before beside that of today.' });
export type ReplayResult = z.infer<typeof replayResult>;

export const replay = operation({
  id: 'replay',
  method: 'post',
  path: '/v1/replay',
  group: 'Landed cost',
  summary: 'A calculation of before, and what it says on the releases of today',
  description:
    'Free. Takes calculations, shipments and comparisons of this workspace. The entry date stays that of the stored ' +
    'calculation unless `entryDate` names another, for example a day on which new rates come into force.',
  access: 'calculate',
  action: 'replay',
  idempotent: true,
  body: replayRequest,
  answer: billed(replayResult).meta({ id: 'ReplayResponse' }),
  statuses: [200, 400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504],
});
