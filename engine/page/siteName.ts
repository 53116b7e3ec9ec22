/** The name of the shop. */
import { metaText, type MetaTags } from './metaTags.ts';
import { stated } from './text.ts';
import { isOfType, textsOf, thingsOf, type Thing } from './things.ts';
import type { ExtractionSource } from './types.ts';

/**
 * The name with its source: Open Graph, the application's name, else the site or shop of the
 * structured data. Null where none is named.
 */
export function siteNameOf(
  tags: MetaTags,
  things: readonly Thing[],
): { name: string; source: ExtractionSource } | null {
  const og = metaText(tags, 'og:site_name');
  if (og !== null) return { name: og, source: 'open-graph' };
  for (const types of [SITES, SHOPS]) {
    const named = things
      .flatMap((thing) => [thing, ...thingsOf(thing, 'isPartOf'), ...thingsOf(thing, 'publisher')])
      .find((thing) => isOfType(thing, types) && stated(textsOf(thing, 'name')[0]) !== null);
    const name = named ? stated(textsOf(named, 'name')[0]) : null;
    if (name !== null) return { name, source: 'json-ld' };
  }
  const meta = metaText(
    tags,
    'application-name',
    'apple-mobile-web-app-title',
    'twitter:app:name:iphone',
  );
  return meta === null ? null : { name: meta, source: 'meta' };
}
const SITES: ReadonlySet<string> = new Set(['WebSite']);
const SHOPS: ReadonlySet<string> = new Set([
  'Organization',
  'OnlineStore',
  'Store',
  'Corporation',
  'LocalBusiness',
  'OnlineBusiness',
  'ClothingStore',
]);
