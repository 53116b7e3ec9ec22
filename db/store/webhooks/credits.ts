/** Workspaces whose credits run low are told, once until they have more again. */
import { CREDITS_LOW } from '../../../contract/webhookEvents.ts';
import { type Orm, sql, together } from '../../orm.ts';
import { announce } from './outbox.ts';

/** Looks at every workspace with an endpoint; how many were told. Safe to repeat. */
export const announceLowCredits = (orm: Orm): Promise<number> =>
  together(orm, async () => {
    const turned = await sql<{ id: string; balance: number }>(
      orm,
      `update workspaces w set credits_low = balance < ? where credits_low <> (balance < ?)
         and exists (select from webhook_endpoints e where e.workspace_id = w.id)
       returning id, balance`,
      [CREDITS_LOW, CREDITS_LOW],
    );
    const low = turned.filter(({ balance }) => balance < CREDITS_LOW);
    for (const { id: workspaceId, balance } of low)
      await announce(orm, {
        workspaceId,
        type: 'credits.low',
        subject: null,
        data: { balance, threshold: CREDITS_LOW, url: '/v1/credits' },
      });
    return low.length;
  });
