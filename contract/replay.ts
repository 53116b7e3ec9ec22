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
      description: 'Calculate as of this day; left out, the day of the stored calculation is kept.',
    }),
  })
  .meta({ id: 'ReplayRequest' });
export type ReplayRequest = z.infer<typeof replayRequest>;

const record = z.record(z.string(), z.unknown());

export const replayResult = z
  .object({
    usageId: uuid,
    operation: z.enum(REPLAYABLE).meta({ description: 'Whose answer `stored` and `today` are.' }),
    action: z.string(),
    createdAt: timestamp,
    request: record.meta({ description: 'As it was understood, defaults filled in.' }),
    stored: record,
    today: record,
    differences: z
      .array(
        z.object({
          path: z.string(),
          stored: z.unknown().meta({ description: 'Null where there was nothing.' }),
          today: z.unknown().meta({ description: 'Null where there is nothing.' }),
        }),
      )
      .meta({ description: 'Ids of workflows and names of releases are not compared.' }),
    unchanged: z.boolean(),
    releases: z.object({ stored: dataSource.nullable(), today: dataSource.nullable() }),
  })
  .meta({ id: 'ReplayResult' });
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
