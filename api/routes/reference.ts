import { classifyModes } from '../../contract/classify.ts';
import * as contract from '../../contract/reference.ts';
import { API_REVISION, API_VERSION } from '../../contract/version.ts';
import { readPrices } from '../../db/store/prices.ts';
import { servedScheme } from '../../edition/agencies.ts';
import type { Edition } from '../../edition/edition.ts';
import { type DutyCoverage, dutyCoverageInPieces } from '../../edition/lookup/dutyCoverage.ts';
import { deMinimisOf, hasRestrictionRules, regionsOf } from '../../edition/lookup/coverage.ts';
import { nomenclatureIn, scheduleIn, tariffRelease } from '../../edition/lookup/territories.ts';
import type { CountryFacts } from '../../edition/reading/countries.ts';
import { MODES } from '../../engine/classify/modes.ts';
import { PRICE_KEYS, PRICES } from '../../engine/credits.ts';
import { defaultAmong, offeredModes } from '../modes.ts';
import { publicRoute, type Route } from '../route.ts';

const countries = publicRoute(contract.countries, async ({ services }) => {
  const { current } = services.editions;
  const on = services.today();
  const duties = await dutyCoverageInPieces(current, on);
  return {
    body: {
      data: [...current.countries.values()].map((country) => ({
        ...presentCountry(country, current, on),
        duty: dutyOf(duties.get(country.code)),
      })),
    },
  };
});

const dutyOf = (known: DutyCoverage | undefined): contract.CountryRecord['duty'] =>
  known ? { ...known } : null;

function presentCountry(
  country: CountryFacts,
  edition: Edition,
  on: string,
): contract.CountryRecord {
  const { code } = country;
  const release = tariffRelease(scheduleIn(code, edition), edition);
  return {
    ...country,
    ...nomenclatureIn(country, edition),
    classification: true,
    landedCost: edition.tariff.destinations.has(code),
    regulator: servedScheme(code, edition.agencies) !== null,
    restrictions: hasRestrictionRules(code, edition),
    stacking: edition.tariff.destinations.has(code),
    region: regionsOf(code, edition.tariff),
    deMinimis: deMinimisOf(code, on, edition.tariff),
    tariff: release ? { version: release.version, importedAt: release.liveSince } : null,
    languages: ['en'],
  };
}

const pricing = publicRoute(contract.pricing, async ({ services }) => {
  const prices = await readPrices(services.orm);
  return {
    body: {
      data: {
        currency: 'USD',
        actions: PRICE_KEYS.filter((key) => !key.startsWith('classify:')).map((action) => ({
          action,
          label: PRICES[action].label,
          credits: prices[action],
          unit: PRICES[action].unit,
          note: PRICES[action].note,
        })),
        modes: MODES.map(({ mode, label }) => ({
          mode,
          label,
          credits: prices[`classify:${mode}`],
        })),
        packs: [],
        freeTools: FREE_TOOLS,
      },
    },
  };
});

const FREE_TOOLS = [
  {
    tool: 'classify_feedback',
    label: 'Classification feedback',
    limit: 1000,
    windowSeconds: 86_400,
    per: 'workspace',
  },
  {
    tool: 'restrictions',
    label: 'Restricted-goods check of up to 100 items',
    limit: 10,
    windowSeconds: 60,
    per: 'workspace',
  },
  {
    tool: 'screen',
    label: 'Denied-party screening',
    limit: 60,
    windowSeconds: 60,
    per: 'workspace',
  },
];

const modes = publicRoute(classifyModes, async ({ services, query, principal }) => {
  const prices = principal?.prices ?? (await readPrices(services.orm));
  const offered = offeredModes(prices, services.settings);
  const defaultMode = principal?.workspace.settings.defaultMode ?? services.settings.defaultMode;
  return {
    body: {
      data: {
        destination: query.destination ?? null,
        engine: query.destination ? 'landfall' : null,
        defaultMode: defaultAmong(offered, defaultMode) ?? null,
        modes: MODES.map(({ mode, label, description }) => ({
          mode,
          label,
          description,
          available: offered.includes(mode),
          credits: prices[`classify:${mode}`],
          photos: offered.includes(mode),
          inlinePhotos: offered.includes(mode),
        })),
      },
    },
  };
});

const versions = publicRoute(contract.versions, async () => ({
  body: {
    data: [
      {
        version: API_VERSION,
        status: 'current',
        revision: API_REVISION,
        path: `/${API_VERSION}`,
        retiresOn: null,
      },
    ],
  },
}));

export const referenceRoutes: readonly Route[] = [modes, countries, pricing, versions];
