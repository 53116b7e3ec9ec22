import { expect, it, jest } from '@jest/globals';
import type { Charge, ChargeResult } from '../contract/charge.ts';
import { withChargedWork } from './chargeAndWork.ts';

const CHARGE = { usageId: '1' } as Charge; // all that these steps look at

function stepsThat(charged: ChargeResult) {
  const work = jest.fn(async (_task: unknown) => ({ ok: true as const, data: null }));
  const steps = withChargedWork({
    charge: async () => charged,
    calculateAndSettle: work,
    classifyAndSettle: work,
    compareAndSettle: work,
    originAndSettle: work,
    regulateAndSettle: work,
    replayAndSettle: work,
    shipmentAndSettle: work,
    stackAndSettle: work,
  });
  return { steps, work };
}

it('charges, and works on what is charged', async () => {
  const { steps, work } = stepsThat({ charged: true, balance: 7 });
  const first = { step: 'calculateAndSettle' as const, task: { asked: 'this' } };
  expect(await steps.chargeAndWork({ charge: CHARGE, first })).toEqual({
    charged: { charged: true, balance: 7 },
    worked: { ok: true, data: null },
  });
  expect(work).toHaveBeenCalledWith(first.task);
});

it('does nothing for what is not charged', async () => {
  const { steps, work } = stepsThat({ charged: false, why: 'given_up' });
  const first = { step: 'calculateAndSettle' as const, task: null };
  expect(await steps.chargeAndWork({ charge: CHARGE, first })).toEqual({
    charged: { charged: false, why: 'given_up' },
  });
  expect(work).not.toHaveBeenCalled();
});

it('is no way to any other step', async () => {
  const { steps } = stepsThat({ charged: true, balance: 7 });
  const first = { step: 'purge', task: null } as never;
  await expect(steps.chargeAndWork({ charge: CHARGE, first })).rejects.toThrow('not done with a charge');
});
