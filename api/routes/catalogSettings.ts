import * as contract from '../../contract/catalog.ts';
import { ITEM_WEIGHT_UNITS } from '../../contract/catalogProduct.ts';
import { invalidInput } from '../../contract/errors.ts';
import { sourcesOf } from '../../db/store/catalog/products.ts';
import { updateSettings } from '../../db/store/workspaces.ts';
import type { Market } from '../../db/entities/workspace.ts';
import { FACT_TERMS, MATERIAL_TERMS } from '../../edition/lookup/goodsTerms.ts';
import { scheduleFor, unitsOf } from '../../edition/lookup/scheduleCodes.ts';
import { isCovered } from '../calculations.ts';
import { marketsOf } from '../markets.ts';
import { type Answer, keyedRoute, type Route } from '../route.ts';
import type { Services } from '../services.ts';

const list = keyedRoute(contract.listCatalogMarkets, async ({ services, principal }) =>
  answerOf(services, marketsOf(principal.workspace.settings)),
);

const set = keyedRoute(contract.setCatalogMarkets, async ({ services, principal, body }) => {
  const repeated = body.markets.findIndex(
    (market, at) => body.markets.findIndex((one) => keyOf(one) === keyOf(market)) < at,
  );
  if (repeated >= 0)
    throw invalidInput([{ path: `markets.${repeated}`, message: 'is in the list already' }]);
  await updateSettings(services.orm, principal.workspace.id, { defaultMarkets: body.markets });
  return answerOf(services, marketsOf({ defaultMarkets: body.markets }));
});

const keyOf = (market: string | Market): string =>
  typeof market === 'string'
    ? market
    : [market.country, market.region, market.channel].filter(Boolean).join('\n');

const answerOf = (services: Services, markets: readonly Market[]): Answer => ({
  body: {
    data: {
      markets: markets.map(({ country, region = null, channel = null }) => ({
        country,
        region,
        channel,
        schedule: scheduleFor(country, services.editions.current),
        landedCost: isCovered(services, country),
      })),
    },
  },
});

const words = (terms: Readonly<Record<string, string>>) =>
  Object.entries(terms).map(([value, label]) => ({ value, label }));

const ORIGIN_BASES = {
  wholly_obtained: 'Grown, born, caught or mined there',
  substantial_transformation: 'Made into what it is there',
  tariff_shift: 'Its materials are of other headings',
  value_content: 'Enough of its value was added there',
  supplier_declaration: 'The supplier says so',
  certificate: 'A certificate of origin says so',
  marking: 'The goods are marked so',
};
const QUANTITY_UNITS = {
  piece: 'Pieces',
  pair: 'Pairs',
  set: 'Sets',
  dozen: 'Dozens',
  kg: 'Kilograms',
  g: 'Grams',
  l: 'Litres',
  m: 'Metres',
  m2: 'Square metres',
  m3: 'Cubic metres',
};
const WEIGHT_NAMES = { kg: 'Kilogram', lb: 'Pound', g: 'Gram', oz: 'Ounce' };
const COMPONENT_MATERIALS = {
  steel: 'Iron or steel: additional duties on its value',
  aluminum: 'Aluminium: additional duties on its value',
  copper: 'Copper: additional duties on its value',
  repair: 'Repair done abroad',
  processing: 'Processing done abroad',
};
const CLAIM_KINDS = {
  pharmaceutical: 'A pharmaceutical product of the list',
  end_use: 'Used as the rate demands, under an authorisation',
  certificate: 'A certificate goes with the goods',
  company: 'Made by a company that is named',
  quality: 'Of a quality that is named',
  route: 'Brought by a route that is named',
};

const terms = keyedRoute(contract.catalogTerms, async ({ services }) => ({
  body: {
    data: {
      originBasis: words(ORIGIN_BASES),
      quantityUnit: words(QUANTITY_UNITS),
      weightUnit: ITEM_WEIGHT_UNITS.map((value) => ({ value, label: WEIGHT_NAMES[value] })),
      materials: MATERIAL_TERMS,
      attributeKeys: FACT_TERMS,
      componentMaterials: words(COMPONENT_MATERIALS),
      claimKinds: words(CLAIM_KINDS),
      rejectReasons: words(contract.REJECT_REASONS),
      measureUnits: unitsOf(services.editions.current).map((unit) => ({
        ...unit,
        label: unit.code,
      })),
    },
  },
}));

/** A shop whose products are pulled, and whose codes are written back. */
const shop = (kind: string, label: string) => ({
  kind,
  label,
  identifiers: ['externalId', 'sku'],
  writesBack: true,
});
/** Files alone: nothing goes back. */
const files = (kind: string, label: string) => ({
  ...shop(kind, label),
  identifiers: ['id', 'sku', 'externalId'],
  writesBack: false,
});
const SOURCES = [
  { kind: 'api', label: 'This interface', identifiers: ['id', 'sku'], writesBack: false },
  files('csv', 'Tables'),
  files('feed', 'Product feeds'),
  shop('shopify', 'Shopify'),
  shop('woocommerce', 'WooCommerce'),
  shop('bigcommerce', 'BigCommerce'),
  files('amazon', 'Amazon'),
  files('magento', 'Magento'),
  files('prestashop', 'PrestaShop'),
  files('zonos', 'Zonos'),
];

const sources = keyedRoute(contract.catalogSources, async ({ services, principal }) => {
  const found = await sourcesOf(services.orm, principal.workspace.id);
  const kindOf = ({ kind }: { kind: string | null }) => kind ?? 'api';
  const others = found.map(kindOf).filter((kind) => !SOURCES.some((one) => one.kind === kind));
  // one that we do not know asks for its codes itself
  const all = [...SOURCES, ...[...new Set(others)].map((kind) => shop(kind, kind))];
  return {
    body: {
      data: all.map((source) => {
        const own = found.filter((one) => kindOf(one) === source.kind);
        const last = own.find(({ lastSyncAt }) => lastSyncAt !== null)?.lastSyncAt ?? null;
        return {
          ...source,
          // a file by hand may be followed by syncs
          writesBack: source.writesBack || (source.kind !== 'api' && last !== null),
          products: own.reduce((sum, { products }) => sum + products, 0),
          lastSyncAt: last?.toISOString() ?? null,
        };
      }),
    },
  };
});

export const catalogSettingsRoutes: readonly Route[] = [terms, sources, list, set];
