/** A product page read once: facts of its main product, and all that it prints of the origin. */
import { cardReader, outside, setApart } from './cards.ts';
import { trailReader } from './breadcrumbs.ts';
import { mainProduct, productsAmong, variantHere, type PageIdentity } from './chooseProduct.ts';
import { currencyOfCountry } from './currencies.ts';
import { scriptReader, stateOrigins } from './embeddedState.ts';
import { rowReader } from './factRows.ts';
import { headReader } from './head.ts';
import { headingReader } from './headings.ts';
import { pictureReader } from './images.ts';
import { jsonLdThings } from './jsonLd.ts';
import { placeOf } from './locale.ts';
import { markReader } from './markedFacts.ts';
import { mergedFacts, type SourcedFacts } from './mergeFacts.ts';
import { metaReader, metaText } from './metaTags.ts';
import { microdataReader } from './microdata.ts';
import { originMentions } from './originMentions.ts';
import { productText } from './pageFacts.ts';
import { type PageSources, sourcesOf } from './pageSources.ts';
import { priceReader } from './pagePrices.ts';
import { additionalProperties } from './productFacts.ts';
import { siteNameOf } from './siteName.ts';
import { blockReader } from './textBlocks.ts';
import { currencyReader } from './statedCurrency.ts';
import { stateProductOrigins } from './stateFacts.ts';
import { stateProduct } from './stateProduct.ts';
import { textsOf, type Thing } from './things.ts';
import type { OriginMention, PageReading, ProductFacts } from './types.ts';
import { walk } from './walk.ts';
import { writingOf } from './writing.ts';

/** Where a page was asked for, and where it was found after redirects. */
export interface PageAddress {
  url: string;
  finalUrl: string;
}

/**
 * Reads a page of any quality in one pass; nothing is refused and nothing thrown. Fields that the
 * page does not state are null, and a page without a product gives what it has (its title, its
 * text).
 */
export function readPage(html: string, at: PageAddress): PageReading {
  const seen = pageSeen(html);
  const base = seen.head.base(at.finalUrl);
  const heading = seen.heading.best(metaText(seen.tags, 'og:site_name'));
  const identity: PageIdentity = {
    addresses: [at.finalUrl, at.url, ...(seen.head.canonical(base) ?? [])],
    names: [heading?.text ?? null, metaText(seen.tags, 'og:title')],
  };
  const place = {
    ...placeOf(
      seen.head.languages(
        metaText(seen.tags, 'og:locale'),
        metaText(seen.tags, 'content-language'),
      ),
      at.finalUrl,
      identity.addresses,
    ),
    writing: writingOf(seen.blocks.map(({ text }) => text).join(' ')),
  };
  const home = currencyOfCountry(place.country);
  const things = jsonLdThings(seen.scripts.jsonLd);
  const main = structuredMain(things, seen.items.items, identity);
  const told = stateProduct(seen.scripts.state, {
    names: [
      ...identity.names,
      seen.head.title(),
      textsOf(main.jsonLd ?? NOTHING, 'name')[0] ?? null,
    ],
    addresses: identity.addresses,
  });
  const sources: PageSources = {
    seen,
    main,
    things,
    place,
    home,
    siteName: siteNameOf(seen.tags, things),
    text: { rows: seen.rows, blocks: seen.blocks, headingAt: heading?.at ?? 0 },
    heading: heading?.text ?? null,
    told,
  };
  const sourced = sourcesOf(sources);
  const product = mergedFacts(sourced, base, home);
  return {
    product,
    mentions: mentionsIn(sources, product, structuredDescription(sourced)),
    language: place.language,
    country: place.country,
    facts: [
      ...productsOf(main).flatMap(additionalProperties),
      ...seen.rows
        .filter(({ zone }) => zone === 'main')
        .map(({ label, text }) => ({ label, text })),
    ],
    details: productText(sources.text),
  };
}

/** All that the page prints of the origin of its product. */
function mentionsIn(
  { seen, main, text, told }: PageSources,
  { title, sku }: ProductFacts,
  description: string | null,
): OriginMention[] {
  const toldOrigins = told ? stateProductOrigins(told) : [];
  return originMentions({
    ...text,
    products: productsOf(main),
    stray: seen.items.stray,
    tags: seen.tags,
    state: [
      ...seen.attributes,
      ...(toldOrigins.length > 0 ? toldOrigins : stateOrigins(seen.scripts.state, [title, sku])),
    ],
    description,
  });
}

const productsOf = ({ jsonLd, jsonLdVariant, microdata }: Main): Thing[] =>
  [jsonLd, jsonLdVariant, microdata].filter((one) => one !== null);

/** All that one pass over the document collects. */
function pageSeen(html: string) {
  const head = headReader();
  const meta = metaReader();
  const script = scriptReader();
  const microdata = microdataReader();
  const heading = headingReader();
  const row = rowReader();
  const block = blockReader();
  const price = priceReader();
  const picture = pictureReader();
  const trail = trailReader();
  const mark = markReader();
  const currency = currencyReader();
  const card = cardReader();
  walk(html, [
    head.reader,
    meta.reader,
    script.reader,
    microdata.reader,
    heading.reader,
    row.reader,
    block.reader,
    price.reader,
    picture.reader,
    trail.reader,
    mark.reader,
    currency.reader,
    card.reader,
  ]);
  const cards = card.found();
  return {
    head,
    tags: meta.tags,
    scripts: script.scripts,
    attributes: script.attributes,
    items: microdata.found,
    heading,
    rows: setApart(row.rows, cards),
    blocks: setApart(block.blocks, cards),
    prices: outside(price.marks, cards),
    pictures: outside(picture.pictures, cards),
    trails: trail.trails,
    currencies: currency.codes,
    marked: outside(mark.marks, cards),
  };
}
/** What one pass over a document collects. */
export type PageSeen = ReturnType<typeof pageSeen>;

const NOTHING: Thing = { types: [], id: null, properties: new Map() };

/** The main product of each structured notation, and the variant that the page chose. */
export interface Main {
  jsonLd: Thing | null;
  jsonLdVariant: Thing | null;
  microdata: Thing | null;
}

function structuredMain(
  things: readonly Thing[],
  items: readonly Thing[],
  page: PageIdentity,
): Main {
  const jsonLd = mainProduct(productsAmong(things), page);
  const variants =
    jsonLd?.properties.get('hasVariant')?.filter((one): one is Thing => typeof one === 'object') ??
    [];
  const names = [...page.names, ...(jsonLd?.properties.get('name') ?? []).map(String)];
  return {
    jsonLd,
    jsonLdVariant: variantHere(variants, page),
    microdata: mainProduct(productsAmong(items), { ...page, names }),
  };
}

const structuredDescription = (sourced: readonly SourcedFacts[]): string | null =>
  sourced.find(
    ({ source, facts }) => (source === 'json-ld' || source === 'microdata') && facts.description,
  )?.facts.description ?? null;
