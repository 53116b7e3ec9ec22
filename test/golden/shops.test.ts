import { describe, expect, it } from '@jest/globals';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { statedOrigin } from '../../engine/origin/pageOrigin.ts';
import { readPage } from '../../engine/page/readPage.ts';
import type { Says, ShopPage } from './shops/page.ts';
import { PLAIN } from './shops/plain.ts';
import { PLATFORMS } from './shops/platforms.ts';
import { STRUCTURED } from './shops/structured.ts';

const gazetteer = loadGazetteer();

/** What is read of a page, as far as the page is judged. */
function readOf({ url, html, says }: ShopPage): Says {
  const reading = readPage(html, { url, finalUrl: url });
  const found = {
    ...reading.product,
    origin: statedOrigin(reading.mentions, reading, gazetteer).country,
  };
  // the keys of the record are its type's
  const fields = Object.keys(says) as (keyof Says)[];
  return Object.fromEntries(fields.map((field) => [field, found[field]]));
}

describe.each([
  ['of shop software', PLATFORMS],
  ['stated for machines', STRUCTURED],
  ['of plain HTML', PLAIN],
])('the facts of a page %s', (_, pages) => {
  it.each(pages.map((page) => [page.name, page] as const))('%s', (_name, page) =>
    expect(readOf(page)).toEqual(page.says),
  );
});
