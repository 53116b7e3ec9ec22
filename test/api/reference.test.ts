/** GET /v1/countries, /v1/pricing, /v1/classify/modes, /versions: public. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { classifyModes } from '../../contract/classify.ts';
import { COUNTRY_CODES } from '../../contract/fields.ts';
import * as contract from '../../contract/reference.ts';
import { setPrice } from '../../db/store/prices.ts';
import { PRICE_KEYS } from '../../engine/credits.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { call, startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
});
afterAll(() => service.stop());

const get = (path: string) => call(service.url, 'GET', path);

describe('GET /v1/countries', () => {
  describe('200', () => {
    it('lists every country that a request may name, once, sorted', async () => {
      const { body } = await get('/v1/countries');
      const codes = body.data.map(({ code }: { code: string }) => code);
      expect(codes).toEqual([...COUNTRY_CODES].toSorted());
    });

    it.each([
      ['US', 'us', 'US', 'USD'],
      ['DE', 'eu', 'EU', 'EUR'],
      ['GB', 'gb', 'GB', 'GBP'],
      ['CA', 'ca', 'CA', 'CAD'],
    ])(
      '%s: nomenclature %s, schedule %s, currency %s',
      async (code, nomenclature, schedule, currency) => {
        const { body } = await get('/v1/countries');
        const country = body.data.find((one: { code: string }) => one.code === code);
        expect(country).toMatchObject({
          nomenclature,
          schedule,
          currency,
          landedCost: true,
          classification: true,
        });
        expect(country.codeLength).toBeGreaterThanOrEqual(8);
      },
    );

    it('where no national tariff is loaded six digits are answered', async () => {
      const { body } = await get('/v1/countries');
      for (const { nomenclature, codeLength } of body.data)
        if (nomenclature === 'global') expect(codeLength).toBe(6);
    });

    it('says how well the duty of each destination is known', async () => {
      const { body } = await get('/v1/countries');
      const dutyOf = (code: string) =>
        body.data.find((one: { code: string }) => one.code === code).duty;
      expect(dutyOf('HK')).toEqual({
        basis: 'class_table',
        asOf: expect.stringMatching(/^2026-/),
        exact: 100,
        ranged: 0,
        none: 0,
      });
      expect(dutyOf('DE')).toMatchObject({ basis: 'embedded_schedule' });
      expect(dutyOf('KP')).toBeNull();
    });

    it('Canada needs a province', async () => {
      const { body } = await get('/v1/countries');
      const { region } = body.data.find(({ code }: { code: string }) => code === 'CA');
      expect(region.required).toBe(true);
      expect(region.codes).toHaveLength(13);
    });
  });
  describeAccess(() => service, contract.countries);
});

describe('GET /v1/pricing', () => {
  describe('200', () => {
    it('prices every action and every mode', async () => {
      const { data } = (await get('/v1/pricing')).body;
      const priced: string[] = [
        ...data.actions.map(({ action }: { action: string }) => action),
        ...data.modes.map(({ mode }: { mode: string }) => `classify:${mode}`),
      ];
      expect(priced.toSorted()).toEqual([...PRICE_KEYS].toSorted());
    });

    it('keeps the prices that the interface fixes', async () => {
      const { data } = (await get('/v1/pricing')).body;
      const priceOf = (name: string) =>
        data.actions.find(({ action }: { action: string }) => action === name);
      expect(priceOf('calculate')).toMatchObject({ credits: 1, unit: 'request' });
      expect(priceOf('calculate_shipment')).toMatchObject({ credits: 1, unit: 'line' });
      expect(priceOf('classify_regulator')).toMatchObject({ credits: 1 });
      expect(priceOf('calculate_stacking')).toMatchObject({ credits: 0 });
    });

    it('follows what the operator sets, at once', async () => {
      await setPrice(service.orm, 'calculate', null);
      await setPrice(service.orm, 'classify:max', 9);
      try {
        const { data } = (await get('/v1/pricing')).body;
        expect(
          data.actions.find(({ action }: { action: string }) => action === 'calculate').credits,
        ).toBeNull();
        expect(data.modes.find(({ mode }: { mode: string }) => mode === 'max').credits).toBe(9);
      } finally {
        await setPrice(service.orm, 'calculate', undefined);
        await setPrice(service.orm, 'classify:max', undefined);
      }
    });
  });
  describeAccess(() => service, contract.pricing);
});

describe('GET /v1/classify/modes', () => {
  describe('200', () => {
    it('tells modes, prices and the default; without a destination no engine', async () => {
      const { data } = (await get('/v1/classify/modes')).body;
      expect(data).toMatchObject({ destination: null, engine: null, defaultMode: 'pro' });
      expect(
        data.modes.map(
          ({ mode, available, credits }: { mode: string; available: boolean; credits: number }) => [
            mode,
            available,
            credits,
          ],
        ),
      ).toEqual([
        ['mini', true, 1],
        ['pro', true, 2],
        ['max', false, 5], // no language model is configured
      ]);
    });

    it('with a destination it names the engine', async () => {
      const { data } = (await get('/v1/classify/modes?destination=de')).body;
      expect(data).toMatchObject({ destination: 'DE', engine: 'landfall' });
    });

    it('a mode that is switched off is neither available nor priced nor the default', async () => {
      await setPrice(service.orm, 'classify:pro', null);
      try {
        const { data } = (await get('/v1/classify/modes')).body;
        expect(data.modes[1]).toMatchObject({ mode: 'pro', available: false, credits: null });
        expect(data.defaultMode).toBe('mini');
      } finally {
        await setPrice(service.orm, 'classify:pro', undefined);
      }
    });
  });

  describe('400', () => {
    it.each(['destination=ZZ', 'destination=USA', 'destination=', 'destination=US&destination=GB'])(
      'names the field: %s',
      async (query) => {
        expect(issuePaths(await get(`/v1/classify/modes?${query}`))).toEqual(['destination']);
      },
    );
  });
  describeAccess(() => service, classifyModes);
});

describe('GET /versions', () => {
  describe('200', () => {
    it('v1 is the current version', async () => {
      const { data } = (await get('/versions')).body;
      expect(data).toEqual([
        expect.objectContaining({ version: 'v1', status: 'current', path: '/v1', retiresOn: null }),
      ]);
    });
  });
  describeAccess(() => service, contract.versions);
});
