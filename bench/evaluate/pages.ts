/**
 * `npm run evaluate -- origin DIR`: pages with what is to be read of each, held against what is
 * read.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { decodePage } from '../../activities/decodePage.ts';
import { loadGazetteer } from '../../edition/reading/places.ts';
import type { OriginConfidence } from '../../engine/origin/combine.ts';
import { gatherSignals, inferOrigin } from '../../engine/origin/infer.ts';
import { statedOrigin } from '../../engine/origin/pageOrigin.ts';
import type { Gazetteer } from '../../engine/origin/places.ts';
import { extractionOf } from '../../engine/page/present.ts';
import { readPage } from '../../engine/page/readPage.ts';
import { UserError } from '../../workers/process/config.ts';
import type { Evaluation } from './options.ts';

export const originEvaluation: Evaluation = {
  name: 'origin',
  help: `npm run evaluate -- origin DIR ...

Reads every NAME.html of the folders that has a NAME.expected.json beside it: fields of a product page as
POST /v1/products/extract answers them, and "origin": {"country", "confidence"}. Prints how often each field is right, the
origin, and what was missed. Fields that are left out are not judged; "_charset" names the charset of a page that does not
name its own, "url" its address.

  --limit N              the first N pages of each folder
  --json OUT             writes {summary, cases} to a file as well`,
  run: (folders, { limit, json }) => {
    const pages = folders.flatMap((folder) => judgePages(folder, limit));
    console.log(pageReport(pages).join('\n'));
    if (json !== undefined)
      writeFileSync(json, `${JSON.stringify({ summary: pageFigures(pages), cases: pages })}\n`);
  },
};

/** Fields that are compared where the expectation holds them; an absent one is not judged. */
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
  'countryOfOrigin',
  'sources',
] as const;
type Field = (typeof FIELDS)[number];

const expectation = z.looseObject({
  url: z.string().default('https://shop.example/product'),
  finalUrl: z.string().optional(),
  origin: z.object({ country: z.string().nullable(), confidence: z.string().nullish() }).nullish(),
  _charset: z.string().optional(),
});

export interface JudgedPage {
  name: string;
  fields: { field: Field; right: boolean; expected: unknown; found: unknown }[];
  origin: {
    expected: { country: string | null; confidence?: string | null | undefined };
    country: string | null;
    confidence: OriginConfidence;
    evidence: string | null;
  } | null;
  milliseconds: number;
}

/** Every `NAME.html` of a folder that has a `NAME.expected.json` beside it, read and judged. */
export function judgePages(folder: string, limit = Infinity): JudgedPage[] {
  const names = filesOf(folder).filter((name) => name.endsWith('.html'));
  if (names.length === 0)
    throw new UserError(`${folder} holds no NAME.html with a NAME.expected.json beside it.`);
  const gazetteer = loadGazetteer();
  return names
    .slice(0, limit)
    .map((file) => judgePage(folder, file.replace(/\.html$/, ''), gazetteer));
}

function filesOf(folder: string): string[] {
  try {
    const files = readdirSync(folder).sort();
    return files.filter((name) => files.includes(name.replace(/\.html$/, '.expected.json')));
  } catch (cause) {
    throw new UserError(`${folder} cannot be read.`, { cause });
  }
}

function judgePage(folder: string, name: string, gazetteer: Gazetteer): JudgedPage {
  const expected = expectedOf(path.join(folder, `${name}.expected.json`));
  const bytes = readFileSync(path.join(folder, `${name}.html`));
  const startedMs = performance.now();
  const { _charset: charset } = expected;
  const html = charset ? new TextDecoder(charset).decode(bytes) : decodePage(bytes, 'text/html');
  const at = { url: expected.url, finalUrl: expected.finalUrl ?? expected.url };
  const reading = readPage(html, at);
  const stated = statedOrigin(reading.mentions, reading, gazetteer);
  const found = extractionOf(reading, at, stated);
  const gtin = found.gtin === null ? {} : { gtin: found.gtin };
  const inferred = inferOrigin(
    gatherSignals({ page: stated, ...gtin }, gazetteer, null),
    REVIEW_THRESHOLD,
  );
  return {
    name,
    fields: FIELDS.filter((field) => field in expected).map((field) => ({
      field,
      right: isRight(field, found[field], expected[field]),
      expected: expected[field],
      found: found[field],
    })),
    origin: expected.origin
      ? {
          expected: expected.origin,
          country: inferred.country,
          confidence: inferred.confidence,
          evidence: inferred.evidence,
        }
      : null,
    milliseconds: performance.now() - startedMs,
  };
}

/**
 * No answer of an inference changes with it but whether it is to be reviewed, which is not judged.
 */
const REVIEW_THRESHOLD = 0.5;

/**
 * Of the sources, those expected must be listed: a page may give more, as a description in its meta
 * tags.
 */
function isRight(field: Field, found: unknown, expected: unknown): boolean {
  if (field === 'sources' && Array.isArray(found) && Array.isArray(expected))
    return expected.every((source) => found.includes(source));
  return JSON.stringify(found) === JSON.stringify(expected);
}

function expectedOf(file: string): z.infer<typeof expectation> {
  try {
    return expectation.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new UserError(`${file} is no expectation of a page.`, { cause });
  }
}

const share = (right: number, all: number): string =>
  all === 0 ? '-' : `${((100 * right) / all).toFixed(1)} % (${right} of ${all})`;

/** What a summary holds: shares of right fields, countries and confidences. */
export function pageFigures(pages: readonly JudgedPage[]) {
  const origins = pages.flatMap(({ origin }) => (origin ? [origin] : []));
  const stated = origins.filter(({ expected }) => expected.confidence !== undefined);
  return {
    pages: pages.length,
    fields: FIELDS.map((field) => {
      const judged = pages.flatMap((page) => page.fields.filter((one) => one.field === field));
      return { field, judged: judged.length, right: judged.filter(({ right }) => right).length };
    }),
    country: {
      judged: origins.length,
      right: origins.filter(({ country, expected }) => country === expected.country).length,
      // a country where none should be said, or another one, is worse than none
      wrong: origins.filter(
        ({ country, expected }) => country !== null && country !== expected.country,
      ).length,
    },
    confidence: {
      judged: stated.length,
      right: stated.filter(({ confidence, expected }) => confidence === expected.confidence).length,
    },
  };
}

/** The figures and every miss, for people. */
export function pageReport(pages: readonly JudgedPage[]): string[] {
  const figures = pageFigures(pages);
  const { country, confidence } = figures;
  return [
    `${figures.pages} pages`,
    ...figures.fields.map(
      ({ field, right, judged }) => `${field.padEnd(14)} ${share(right, judged)}`,
    ),
    `origin country ${share(country.right, country.judged)}, another than the right one said ${country.wrong} times`,
    `origin confidence ${share(confidence.right, confidence.judged)}`,
    `milliseconds a page: longest ${Math.max(...pages.map((one) => one.milliseconds)).toFixed(1)}`,
    ...pages.flatMap(missesOf),
  ];
}

const SHOWN = 120;
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);

function missesOf({ name, fields, origin }: JudgedPage): string[] {
  const wrong = fields
    .filter(({ right }) => !right)
    .map(
      ({ field, expected, found }) =>
        `${name}: ${field} is ${shown(found)}, should be ${shown(expected)}`,
    );
  if (!origin) return wrong;
  const { expected, country, confidence, evidence } = origin;
  const isOriginRight =
    country === expected.country && (expected.confidence ?? confidence) === confidence;
  if (isOriginRight) return wrong;
  return [
    ...wrong,
    `${name}: origin is ${country} ${confidence}, should be ${expected.country} ${expected.confidence ?? ''}; ${shown(evidence)}`,
  ];
}
