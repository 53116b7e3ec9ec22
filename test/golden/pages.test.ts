/** Pages in the manner of real shops, written by us, and what is to be read of each. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { extractionOf } from '../../engine/page/present.ts';
import { readPage } from '../../engine/page/readPage.ts';
import { ROOT } from '../../workers/process/config.ts';

const PAGES = path.join(ROOT, 'test', 'pages');

/**
 * The fields that are compared; `summary` is compared by what it must hold, the origin by the tests
 * of engine/origin.
 */
const FIELDS = [
  'siteName',
  'title',
  'description',
  'brand',
  'sku',
  'gtin',
  'mpn',
  'category',
  'material',
  'color',
  'price',
  'currency',
  'images',
  'sources',
] as const;

interface Expected extends Record<(typeof FIELDS)[number], unknown> {
  url: string;
  finalUrl: string;
  origin: { country: string | null; confidence: string };
  _charset?: string;
  _summaryHolds?: string[];
}

const names = readdirSync(PAGES)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace(/\.html$/, ''));

const expectedOf = (name: string): Expected =>
  // our own files
  JSON.parse(readFileSync(path.join(PAGES, `${name}.expected.json`), 'utf8')) as Expected;

describe.each(names)('the page %s', (name) => {
  const expected = expectedOf(name);
  const bytes = readFileSync(path.join(PAGES, `${name}.html`));
  const html = new TextDecoder(expected['_charset'] ?? 'utf-8').decode(bytes);
  const at = { url: expected.url, finalUrl: expected.finalUrl };
  const reading = readPage(html, at);
  const found = extractionOf(reading, at, { country: null, evidence: null });

  it('gives every field as a careful reader would', () =>
    expect(Object.fromEntries(FIELDS.map((field) => [field, found[field]]))).toEqual(
      Object.fromEntries(FIELDS.map((field) => [field, expected[field]])),
    ));

  it('is told in a summary that says what the goods are, in at most 1,500 characters', () => {
    expect(found.summary.length).toBeLessThanOrEqual(1500);
    expect(found.summary.length).toBeGreaterThan(0);
    for (const words of expected['_summaryHolds'] ?? []) expect(found.summary).toContain(words);
  });
});

it('are many, of many languages', () => {
  expect(names.length).toBeGreaterThanOrEqual(80);
});
