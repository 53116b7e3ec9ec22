import { describe, expect, it } from '@jest/globals';
import { compareRequest, compareResult } from '../contract/compare.ts';
import type { Edition } from '../edition/edition.ts';
import { loadTariff } from '../edition/reading/tariff/tariff.ts';
import { comparableOf, compareWays } from './compareWays.ts';

const tariff = loadTariff();
// a comparison reads the tariff alone
const edition = {
  tariff,
  releases: new Map(),
  carried: new Map(),
  books: new Map(),
} as unknown as Edition;
const place = {
  editions: {
    current: edition,
    on: async () => edition,
    olderRelease: async () => null,
    test: () => {
      throw new Error('no test space is asked');
    },
  },
  workflowId: 'compare/1/1',
  givenUp: new AbortController().signal,
};

const SHIRTS = {
  hsCode: '6109.10',
  value: 500,
  currency: 'CHF',
  shippingCost: 20,
  entryDate: '2026-11-20',
};

const compared = (body: object) =>
  compareWays(place, {
    request: { ...compareRequest.parse({ ...SHIRTS, ...body }), entryDate: '2026-11-20' },
    unknownFields: [],
  });

describe('a comparison', () => {
  it('is left undone when its caller has been answered without it', async () => {
    const request = {
      ...compareRequest.parse({ ...SHIRTS, destinations: ['DE', 'US'], originCountry: 'BD' }),
      entryDate: '2026-11-20',
    };
    const answer = await compareWays(
      { ...place, givenUp: AbortSignal.abort() },
      { request, unknownFields: [] },
    );
    expect(answer).toMatchObject({ ok: false, code: 'upstream_timeout' });
  });

  it('says on every way what its audience needs, and no more', async () => {
    const ways = { destinations: ['DE', 'US', 'CH'], originCountry: 'BD', shippingCost: undefined };
    const notesFor = async (audience?: 'shopper' | 'broker'): Promise<string[][]> => {
      const answer = await compared({ ...ways, ...(audience ? { audience } : {}) });
      if (!answer.ok) throw new Error(answer.message);
      return answer.data.results.map(({ result }) => result?.notes ?? []);
    };
    const [all, broker, shopper] = [
      await notesFor(),
      await notesFor('broker'),
      await notesFor('shopper'),
    ];
    expect(broker).toEqual(all);
    for (const notes of shopper) expect(notes.join(' ')).not.toMatch(/`|rules of origin/);
    expect(shopper.flat()).toContainEqual(expect.stringMatching(/^The cost of shipping is not/));
  });

  it('stands in the order of its landed costs, all in the currency of the request', async () => {
    const answer = await compared({
      destinations: ['DE', 'US', 'GB', 'CH', 'CA-ON'],
      originCountry: 'BD',
    });
    if (!answer.ok) throw new Error(answer.message);
    expect(compareResult.strict().parse(answer.data)).toEqual(answer.data);
    expect(answer.data.compareCurrency).toBe('CHF');
    const amounts = answer.data.results.map(({ comparable }) => comparable ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(new Set(answer.data.results.map(({ index }) => index)).size).toBe(5);
    const swiss = answer.data.results.find(({ destinationCountry }) => destinationCountry === 'CH');
    expect(swiss?.comparable).toBe(swiss?.result?.totals.landedCost);
    const canada = answer.data.results.find(({ index }) => index === 4);
    expect(canada).toMatchObject({ destinationCountry: 'CA', region: 'ON', ok: true });
  });

  it('ranks no duty that is not known as if it were nothing', async () => {
    const answer = await compared({
      destinations: ['KZ', 'NO', 'DE', 'AQ', 'US'],
      originCountry: 'BD',
    });
    if (!answer.ok) throw new Error(answer.message);
    const { results } = answer.data;
    expect(compareResult.strict().parse(answer.data)).toEqual(answer.data);
    expect(results.map(({ destinationCountry }) => destinationCountry)).toEqual([
      'DE',
      'US',
      'KZ',
      'NO',
      'AQ',
    ]);
    const [germany, , kazakhstan] = results;
    expect(germany?.bounds).toBeUndefined();
    // without its duty Kazakhstan would be the cheapest
    expect(kazakhstan).toMatchObject({ comparable: null, bounds: { highest: null } });
    expect(kazakhstan?.bounds?.lowest).toBeLessThan(germany?.comparable ?? 0);
  });

  it('ranks a duty of which the ends are known by the highest', async () => {
    const answer = await compared({ destinations: ['JP', 'DE'], originCountry: 'BD' });
    if (!answer.ok) throw new Error(answer.message);
    const japan = answer.data.results.find(({ destinationCountry }) => destinationCountry === 'JP');
    expect(japan?.comparable).toBe(japan?.bounds?.highest);
    expect(japan?.bounds?.lowest).toBeLessThan(japan?.bounds?.highest ?? 0);
  });

  it('puts a cost that hangs on a fact behind those that do not', async () => {
    const answer = await compared({ origins: ['DE', 'BD', 'VN'], destinationCountry: 'DE' });
    if (!answer.ok) throw new Error(answer.message);
    const last = answer.data.results.at(-1);
    expect(last?.originCountry).toBe('DE');
    expect(last?.bounds?.highest).toBe(last?.comparable);
    expect(last?.bounds?.lowest).toBeLessThan(last?.comparable ?? 0);
  });

  it('ranks costs that hang on a fact by the least that they come to', async () => {
    const { shippingCost: _, ...shirts } = SHIRTS;
    const answer = await compareWays(place, {
      request: {
        ...compareRequest.parse({
          ...shirts,
          destinations: ['DE', 'GB', 'US'],
          originCountry: 'BD',
        }),
        entryDate: '2026-11-20',
      },
      unknownFields: [],
    });
    if (!answer.ok) throw new Error(answer.message);
    const { results } = answer.data;
    // the value at the border of the United States holds no transport
    expect(results[0]?.destinationCountry).toBe('US');
    const [, ...others] = results.map(({ bounds, comparable }) => [bounds?.lowest, comparable]);
    expect(others).toEqual(others.toSorted(([a], [b]) => (a ?? 0) - (b ?? 0)));
    expect(others.every(([lowest, comparable]) => lowest === comparable)).toBe(true);
  });

  it('reads the tariff of each schedule in one go', async () => {
    const read: unknown[] = [];
    const on = async (schedule: unknown): Promise<Edition> => {
      if (schedule !== read.at(-1)) read.push(schedule);
      return edition;
    };
    const editions = { ...place.editions, on };
    const destinations = ['DE', 'US', 'FR', 'GB', 'IT', 'CA-ON'];
    const request = {
      ...compareRequest.parse({ ...SHIRTS, destinations, originCountry: 'BD' }),
      entryDate: '2026-11-20',
    };
    const answer = await compareWays({ ...place, editions }, { request, unknownFields: [] });
    expect(answer.ok).toBe(true);
    expect(read).toHaveLength(new Set(read).size);
  });

  it('an uncovered destination stands last, with its error', async () => {
    const answer = await compared({ destinations: ['AQ', 'DE'], originCountry: 'BD' });
    if (!answer.ok) throw new Error(answer.message);
    expect(
      answer.data.results.map(({ destinationCountry, ok }) => [destinationCountry, ok]),
    ).toEqual([
      ['DE', true],
      ['AQ', false],
    ]);
    expect(answer.data.results[1]).toMatchObject({
      error: { code: 'unsupported_country' },
      comparable: null,
    });
  });

  it('a preference that one destination does not know rules out that way alone', async () => {
    const preferring = { destinations: ['DE', 'CA-ON'], originCountry: 'MX', preference: 'CUSMA' };
    const answer = await compared(preferring);
    if (!answer.ok) throw new Error(answer.message);
    expect(
      answer.data.results.map(({ destinationCountry, ok, result, error }) => [
        destinationCountry,
        ok,
        result?.tradeAgreement ?? error?.code,
      ]),
    ).toEqual([
      ['CA', true, 'CUSMA'],
      ['DE', false, 'invalid_input'],
    ]);
  });

  it('and the request where none of them knows it', async () => {
    const answer = await compared({
      destinations: ['DE', 'AQ'],
      originCountry: 'MX',
      preference: 'KORUZ',
    });
    expect(answer).toMatchObject({
      ok: false,
      code: 'invalid_input',
      details: { issues: [{ path: 'preference', allowed: ['best', 'none', 'MX'] }] },
    });
  });

  it('a missing region is named at its destination, with the names that would do', async () => {
    const answer = await compared({ destinations: ['DE', 'CA'], originCountry: 'BD' });
    if (answer.ok) throw new Error('Canada needs a region');
    expect(answer.code).toBe('invalid_input');
    expect(answer.details?.['issues']).toMatchObject([{ path: 'destinations.1' }]);
    expect(JSON.stringify(answer.details)).toContain('"CA-ON"');
  });

  it('what is wrong with every way is said once', async () => {
    const answer = await compared({
      destinations: ['DE', 'GB'],
      originCountry: 'BD',
      currency: 'XXX',
    });
    if (answer.ok) throw new Error('XXX has no rate');
    expect(answer.details?.['issues']).toMatchObject([{ path: 'currency' }]);
  });

  it('of origins, each is priced to the one destination', async () => {
    const answer = await compared({ origins: ['BD', 'CN', 'VN'], destinationCountry: 'US' });
    if (!answer.ok) throw new Error(answer.message);
    const origins = answer.data.results.map(({ originCountry }) => originCountry);
    expect(origins.toSorted()).toEqual(['BD', 'CN', 'VN']);
    for (const { result, originCountry } of answer.data.results)
      expect(result).toMatchObject({ originCountry, destinationCountry: 'US' });
  });
});

describe('an amount to compare', () => {
  it.each([
    // landed  rate      from    wanted  comparable
    [110, null, 'USD', 'USD', 110],
    [110, 1.1, 'EUR', 'USD', 100],
    [1000, 3, 'EUR', 'JPY', 333],
    [null, 1.1, 'EUR', 'USD', null],
    [110, null, 'EUR', 'USD', null],
  ])('%s at %s from %s in %s is %s', (landedCost, exchangeRate, currency, wanted, comparable) => {
    expect(comparableOf(landedCost, { exchangeRate, currency }, wanted)).toBe(comparable);
  });
});
