/**
 * `node bench/fitCurves.ts FILE.jsonl ...`: the weights for `engine/classify/calibration.ts`, fitted on labelled texts that
 * nobody wrote rules from. Every second text fits, the others measure.
 */
import { readFileSync } from 'node:fs';
import { loadClassification } from '../data/classification.ts';
import { featuresOf } from '../engine/classify/calibration.ts';
import { signalsOf } from '../engine/classify/classify.ts';
import { decide } from '../engine/classify/decide.ts';
import { REACH } from '../engine/classify/effort.ts';
import { readGoods } from '../engine/classify/text.ts';
import type { Goods } from '../engine/classify/types.ts';

interface Sample {
  features: number[];
  right: number;
}

const LEVELS = { chapter: 2, heading: 4, subheading: 6 } as const;
const ROUNDS = 3000;
const STEP = 0.3;
/** Keeps weights of rare signals small. */
const SHRINK = 0.002;

/** Places of the lexicon's signals: an article that was found may add nothing, but never speaks against itself. */
const NEVER_AGAINST = new Set([2, 3]);

const out = (line: string): void => void process.stdout.write(`${line}\n`);

function main(files: readonly string[]): void {
  const edition = loadClassification();
  const cases = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .map((line): Goods & { code: string } => JSON.parse(line));
  const decided = cases.map((one) => ({
    code: one.code,
    decision: decide(readGoods(one), edition, { destination: '', price: one.price, reach: REACH.pro }),
  }));
  for (const [level, digits] of Object.entries(LEVELS)) {
    const samples = decided.flatMap(({ code, decision }): Sample[] => {
      const best = decision.candidates[0]?.code.slice(0, digits);
      if (best === undefined) return [];
      const share = decision.candidates
        .filter((one) => one.code.startsWith(best))
        .reduce((sum, one) => sum + one.share, 0);
      return [
        { features: [1, ...featuresOf(signalsOf(decision, share))], right: Number(code.startsWith(best)) },
      ];
    });
    const weights = fit(samples.filter((_, at) => at % 2 === 0));
    const rest = samples.filter((_, at) => at % 2 === 1);
    out(
      `${level}: [${weights.map((one) => one.toFixed(2)).join(', ')}],  // calibration error on the other half ${error(rest, weights).toFixed(3)}`,
    );
  }
}

function fit(samples: readonly Sample[]): number[] {
  const weights = (samples[0]?.features ?? []).map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -SHRINK * weight);
    for (const { features, right } of samples) {
      const gap = (right - chance(features, weights)) / samples.length;
      features.forEach((feature, at) => (gradient[at] = (gradient[at] ?? 0) + gap * feature));
    }
    gradient.forEach(
      (slope, at) =>
        (weights[at] = Math.max(NEVER_AGAINST.has(at) ? 0 : -Infinity, (weights[at] ?? 0) + STEP * slope)),
    );
  }
  return weights;
}

function chance(features: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0)));
}

function error(samples: readonly Sample[], weights: readonly number[]): number {
  const bins = new Map<number, { stated: number; right: number }>();
  for (const { features, right } of samples) {
    const stated = chance(features, weights);
    const bin = bins.get(Math.floor(stated * 10)) ?? { stated: 0, right: 0 };
    bins.set(Math.floor(stated * 10), { stated: bin.stated + stated, right: bin.right + right });
  }
  return [...bins.values()].reduce((sum, bin) => sum + Math.abs(bin.stated - bin.right), 0) / samples.length;
}

main(process.argv.slice(2));
