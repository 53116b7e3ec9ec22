/**
 * `node bench/fitLines.ts [--tariff DATASET=FILE,...] FILE.jsonl ...`: the weights for
 * `engine/classify/lineWeights.ts`, a conditional logit over the lines of the right six digits,
 * fitted on labelled texts with national codes by the embedded lines and by those of publishers'
 * files; how often the first line is right and how sure it was, cross-validated by heading.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { assembleClassification, type ImportedBook } from '../edition/assemble.ts';
import { loadClassification } from '../edition/reading/classification.ts';
import type { TextKind } from '../engine/classify/calibration.ts';
import { decide } from '../engine/classify/decide.ts';
import type { ClassificationEdition } from '../engine/classify/edition.ts';
import { REACH } from '../engine/classify/effort.ts';
import {
  chancesByScore,
  LINE_FEATURES,
  LINE_WEIGHTS,
  type LineFeature,
} from '../engine/classify/lineWeights.ts';
import { linesOn, weighedLines } from '../engine/classify/national.ts';
import { kindOf } from '../engine/classify/signals.ts';
import { readGoods } from '../engine/classify/text.ts';
import type { Goods } from '../engine/classify/types.ts';
import { seenOf } from '../engine/classify/ways.ts';
import { scheduleOf } from '../engine/hs.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { scheduleOfDataset } from '../engine/release/datasets.ts';
import type { ReleaseRecord } from '../engine/release/records.ts';
import { buildBook } from '../engine/tariff/schedule/book.ts';
import type { SourceFile } from '../releases/importers/importer.ts';
import { IMPORTERS } from '../releases/importers/registry.ts';

type Case = Goods & { code: string; digits?: number; destination?: string };

interface Sample {
  kind: TextKind;
  fold: number;
  /** Whether the six digits are answered: how sure a line is counts only there. */
  isAnswered: boolean;
  /** A row of features a line. */
  lines: readonly (readonly number[])[];
  right: readonly boolean[];
}

const FOLDS = 5;
const ROUNDS = 400;
const STEP = 0.05;
/** Keeps the weights of rare features small. */
const SHRINK = 0.001;
const KINDS = ['terse', 'sentence', 'listing'] as const;
const SHARPNESSES = Array.from({ length: 23 }, (_, at) => 0.4 + at * 0.1);

/** These speak against a line, all others for it: a fit may not turn them round. */
const AGAINST = new Set<LineFeature>(
  'broken silent silentShare partOfWhole unmetWords unmetHead unnamed unmetLevels outOfBand trap demanded denied'.split(
    ' ',
  ) as LineFeature[],
);
/** Set by a rule and not by how often it was so. */
const RULED = new Set<LineFeature>(['partOfWhole', 'denied']);

const out = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tariff: { type: 'string', multiple: true, default: [] } },
  });
  const embedded = loadClassification();
  const books = new Map<ScheduleName, ImportedBook>();
  for (const tariff of values.tariff) books.set(...(await bookOf(tariff)));
  const editions =
    books.size === 0
      ? [embedded]
      : [embedded, assembleClassification(embedded, { books, hsTexts: null })];
  const samples = positionals
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .flatMap((line) => samplesOf(JSON.parse(line) as Case, editions));
  const weights = fit(samples);
  LINE_FEATURES.forEach((feature, at) => out(`  ${feature}: ${(weights[at] ?? 0).toFixed(2)},`));
  const fitted = Array.from({ length: FOLDS }, (_, fold) =>
    fit(samples.filter((sample) => sample.fold !== fold)),
  );
  for (const kind of KINDS)
    report(
      kind,
      samples.filter((sample) => sample.kind === kind && sample.isAnswered),
      fitted,
    );
}

/** The book of `DATASET=FILE,FILE`, read by the dataset's importer. */
async function bookOf(tariff: string): Promise<[ScheduleName, ImportedBook]> {
  const [dataset = '', files = ''] = tariff.split('=');
  const [schedule, importer] = [scheduleOfDataset(dataset), IMPORTERS[dataset]];
  if (!schedule || !importer) throw new Error(`${dataset} is no tariff.`);
  const records: ReleaseRecord[] = [];
  for await (const record of importer.read(files.split(',').map(sourceOf))) records.push(record);
  return [schedule, { book: buildBook(schedule, records), edition: { from: '', until: null } }];
}

function sourceOf(path: string): SourceFile {
  const bytes = readFileSync(path);
  return path.endsWith('.gz')
    ? { name: basename(path, '.gz'), bytes: gunzipSync(bytes) }
    : { name: basename(path), bytes };
}

/** A sample an edition whose lines hold the right one beside others. */
function samplesOf({ price, ...one }: Case, editions: readonly ClassificationEdition[]): Sample[] {
  const code = one.code.slice(0, one.digits ?? one.code.length);
  const goods: Goods = price ? { ...one, price } : one;
  const destination = one.destination ?? '';
  return code.length < 8
    ? []
    : editions.flatMap((edition) => sampleOf(goods, code, destination, edition));
}

function sampleOf(
  goods: Goods,
  code: string,
  destination: string,
  edition: ClassificationEdition,
): Sample[] {
  const schedule = scheduleOf(destination, edition.nomenclature);
  const six = code.slice(0, 6);
  const lines = schedule === null ? [] : linesOn(edition.nomenclature, schedule, six, undefined);
  if (schedule === null || !lines.some((line) => line.code.startsWith(code))) return [];
  const decision = decide(readGoods(goods), edition, {
    destination,
    price: goods.price,
    reach: REACH.pro,
  });
  const candidate = decision.candidates.find((one) => one.code === six) ?? { code: six, share: 0 };
  const seen = seenOf(candidate, decision, edition, { goods, schedule });
  const { weighed } = weighedLines(lines, six, seen);
  const right = weighed.map(({ line }) => line.code.startsWith(code));
  return weighed.length < 2 || !right.includes(true)
    ? []
    : [
        {
          kind: kindOf(decision.text),
          fold: Number(code.slice(0, 4)) % FOLDS,
          isAnswered: decision.candidates[0]?.code === six,
          lines: weighed.map(({ features }) => LINE_FEATURES.map((feature) => features[feature])),
          right,
        },
      ];
}

/** The likeliest weights, each on its side of zero, by ascent with a step of its own (Adam). */
function fit(samples: readonly Sample[]): number[] {
  const start = LINE_FEATURES.map((feature) => (RULED.has(feature) ? LINE_WEIGHTS[feature] : 0));
  const [weights, mean, spread] = [start, start.map(() => 0), start.map(() => 0)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = slopesOf(samples, weights);
    LINE_FEATURES.forEach((feature, at) => {
      if (RULED.has(feature)) return;
      const slope = slopes[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope * slope;
      const pace = Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8;
      const next = (weights[at] ?? 0) + (STEP * (mean[at] ?? 0)) / (1 - 0.9 ** round) / pace;
      weights[at] = AGAINST.has(feature) ? Math.min(0, next) : Math.max(0, next);
    });
  }
  return weights;
}

function slopesOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slopes = weights.map((weight) => -SHRINK * weight);
  for (const { lines, right } of samples) {
    const chances = chancesOf(lines, weights);
    const all = rightShare(chances, right);
    lines.forEach((line, row) => {
      const chance = chances[row] ?? 0;
      const gap = ((right[row] ? chance / all : 0) - chance) / samples.length;
      line.forEach((value, at) => {
        if (value !== 0) slopes[at] = (slopes[at] ?? 0) + gap * value;
      });
    });
  }
  return slopes;
}

const rightShare = (chances: readonly number[], right: readonly boolean[]): number =>
  Math.max(
    1e-6,
    chances.reduce((sum, chance, row) => sum + (right[row] ? chance : 0), 0),
  );

const chancesOf = (
  lines: readonly (readonly number[])[],
  weights: readonly number[],
  sharpness = 1,
): number[] =>
  chancesByScore(
    lines.map(
      (line) => sharpness * line.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
    ),
  );

/** The sharpness that makes a kind's chances likeliest, and what they are worth on other headings. */
function report(kind: TextKind, samples: readonly Sample[], fitted: readonly number[][]): void {
  if (samples.length === 0) return;
  const loss = (sharpness: number): number =>
    samples.reduce((sum, { lines, right, fold }) => {
      const chances = chancesOf(lines, fitted[fold] ?? [], sharpness);
      return sum - Math.log(rightShare(chances, right));
    }, 0);
  const sharpness = SHARPNESSES.toSorted((one, other) => loss(one) - loss(other))[0] ?? 1;
  const bins = new Map<number, number>();
  let hits = 0;
  for (const { lines, right, fold } of samples) {
    const chances = chancesOf(lines, fitted[fold] ?? [], sharpness);
    const best = Math.max(...chances);
    const isRight = right[chances.indexOf(best)] === true;
    hits += Number(isRight);
    const bin = Math.min(9, Math.floor(best * 10));
    bins.set(bin, (bins.get(bin) ?? 0) + best - Number(isRight));
  }
  const error = [...bins.values()].reduce((sum, gap) => sum + Math.abs(gap), 0) / samples.length;
  out(
    `${kind}: sharpness ${sharpness.toFixed(1)}, ${samples.length} choices, ` +
      `${((hits / samples.length) * 100).toFixed(1)} % right, error ${error.toFixed(3)}`,
  );
}

await main();
