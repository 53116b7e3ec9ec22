/** What each source of a page says of its product, in the order of their rank. */
import { categoryOf, listedTrail } from './breadcrumbs.ts';
import type { PageHome } from './currencies.ts';
import { titleOfHead } from './head.ts';
import type { Picture } from './images.ts';
import type { SourcedFacts } from './mergeFacts.ts';
import {
  makerInRows,
  makerNumberInRows,
  metaFacts,
  openGraphFacts,
  productText,
  rowFacts,
  type PageText,
} from './pageFacts.ts';
import { brandInTrail, markedFacts } from './markedFacts.ts';
import { printedPrice } from './pagePrices.ts';
import { factsOfProduct, makerOf } from './productFacts.ts';
import type { Main, PageSeen } from './readPage.ts';
import type { siteNameOf } from './siteName.ts';
import { agreedCurrency } from './statedCurrency.ts';
import { stateFacts } from './stateFacts.ts';
import type { StateProduct } from './stateProduct.ts';
import type { Thing } from './things.ts';

/** What the sources of a page are read from. */
export interface PageSources {
  seen: PageSeen;
  main: Main;
  things: readonly Thing[];
  place: PageHome;
  home: string | null;
  siteName: ReturnType<typeof siteNameOf>;
  text: PageText;
  heading: string | null;
  told: StateProduct | null;
}

/** What each source says, in the order of their rank. */
export function sourcesOf({
  seen,
  main,
  things,
  place,
  home,
  siteName,
  text,
  heading,
  told,
}: PageSources): SourcedFacts[] {
  const { tags } = seen;
  const site = siteName?.name ?? null;
  const title = titleOfHead(seen.head.title(), site);
  const trailOf = (all: readonly Thing[]): string | null => trailIn(all, heading ?? title, site);
  const microdata = main.microdata ?? strayProduct(seen.items);
  const printed = longest(seen.trails);
  return [
    ...(siteName ? [{ source: siteName.source, facts: { siteName: siteName.name } }] : []),
    ...(main.jsonLd
      ? [
          {
            source: 'json-ld' as const,
            facts: factsOfProduct(main.jsonLd, main.jsonLdVariant, place, home),
          },
        ]
      : []),
    { source: 'json-ld', facts: { category: trailOf(things) } },
    {
      source: 'microdata',
      facts: withoutShopName(factsOfProduct(microdata, null, place, home), main.microdata !== null),
    },
    { source: 'microdata', facts: { category: trailOf(seen.items.items) } },
    { source: 'open-graph', facts: openGraphFacts(tags, place, site) },
    { source: 'meta', facts: metaFacts(tags, place, site) },
    { source: 'text', facts: { title: heading } },
    { source: 'meta', facts: { title } },
    { source: 'text', facts: { category: categoryOf(printed, heading ?? title, site) } },
    {
      source: 'text',
      facts: {
        ...rowFacts(text),
        description: productText(text),
        price: printedPrice({ ...text, marks: seen.prices }, place),
      },
    },
    { source: 'text', facts: markedFacts(seen.marked, text.headingAt) },
    { source: 'text', facts: { images: galleryOf(seen.pictures, text.headingAt) } },
    ...(told ? [{ source: 'text' as const, facts: stateFacts(told, place) }] : []),
    ...lastResorts({ seen, main, text, place }, microdata),
  ];
}

/** What stands for a brand or a number that no source names. */
const lastResorts = (
  { seen, main, text, place }: Pick<PageSources, 'seen' | 'main' | 'text' | 'place'>,
  microdata: Thing,
): SourcedFacts[] => [
  { source: 'json-ld', facts: { brand: main.jsonLd && makerOf(main.jsonLd) } },
  { source: 'microdata', facts: { brand: makerOf(microdata) } },
  {
    source: 'text',
    facts: {
      currency: agreedCurrency(seen.currencies, place),
      brand: makerInRows(text) ?? brandInTrail(seen.trails),
      sku: makerNumberInRows(text),
    },
  },
];

/** What stands outside of any product: single properties, and offers of their own. */
function strayProduct({ items, stray }: PageSeen['items']): Thing {
  const offers = items.filter(({ types }) =>
    types.some((type) => type === 'Offer' || type === 'AggregateOffer'),
  );
  return offers.length === 0
    ? stray
    : { ...stray, properties: new Map([...stray.properties, ['offers', offers]]) };
}

/**
 * Names and pictures outside of any item may be of anything; numbers and prices are the product's.
 */
const withoutShopName = (facts: SourcedFacts['facts'], inItem: boolean): SourcedFacts['facts'] =>
  inItem ? facts : { ...facts, title: null, images: [] };

function trailIn(
  things: readonly Thing[],
  title: string | null,
  site: string | null,
): string | null {
  const lists = things.flatMap((thing) => [
    thing,
    ...(thing.properties.get('breadcrumb') ?? []).filter(
      (one): one is Thing => typeof one === 'object',
    ),
  ]);
  const trails = lists
    .filter(({ types }) => types.includes('BreadcrumbList'))
    .map((list) => listedTrail(list));
  return categoryOf(longest(trails), title, site);
}

const longest = (trails: readonly (readonly string[])[]): readonly string[] =>
  trails.reduce((best, trail) => (trail.length > best.length ? trail : best), []);

/** The pictures of the gallery, else those around the heading. */
function galleryOf(pictures: readonly Picture[], headingAt: number): string[] {
  const gallery = pictures.filter((picture) => picture.gallery);
  const near = pictures.filter(({ at }) => Math.abs(at - headingAt) <= NEAR);
  return (gallery.length > 0 ? gallery : near.length > 0 ? near : pictures).map(
    ({ address }) => address,
  );
}
/** Elements from the heading within which the pictures of the product stand. */
const NEAR = 150;
