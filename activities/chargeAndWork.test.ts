import { expect, it, jest } from '@jest/globals';
import type { Charge, ChargeResult } from '../contract/charge.ts';
import { type HandOver, withChargedWork } from './chargeAndWork.ts';

const REFUSED = { ok: false, code: 'upstream_error', message: 'no' } as const;
const CHARGE = { usageId: '1' } as Charge; // all that these steps look at

function stepsThat(charged: ChargeResult) {
  const work = jest.fn(async (task: unknown) =>
    task === 'refused' ? REFUSED : { ok: true as const, data: null },
  );
  const handOver = jest.fn<HandOver>();
  const single = {
    charge: async () => charged,
    calculateAndSettle: work,
    classifyAndSettle: work,
    compareAndSettle: work,
    originAndSettle: work,
    regulateAndSettle: work,
    replayAndSettle: work,
    shipmentAndSettle: work,
    stackAndSettle: work,
  };
  return { steps: withChargedWork(single, handOver), work, handOver };
}

it('charges, and works on what is charged', async () => {
  const { steps, work, handOver } = stepsThat({ charged: true, balance: 7 });
  const first = { step: 'calculateAndSettle' as const, task: { asked: 'this' } };
  expect(await steps.chargeAndWork({ charge: CHARGE, first })).toEqual({
    charged: { charged: true, balance: 7 },
    worked: { ok: true, data: null },
  });
  expect(work).toHaveBeenCalledWith(first.task);
  expect(handOver).toHaveBeenCalledWith(CHARGE, 7);
});

it('hands over nothing of what is refused', async () => {
  const { steps, handOver } = stepsThat({ charged: true, balance: 7 });
  const first = { step: 'calculateAndSettle' as const, task: 'refused' };
  expect((await steps.chargeAndWork({ charge: CHARGE, first })).worked).toEqual(REFUSED);
  expect(handOver).not.toHaveBeenCalled();
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
  await expect(steps.chargeAndWork({ charge: CHARGE, first })).rejects.toThrow(
    'not done with a charge',
  );
});
