/**
 * `node bench/fitCurves.ts FILE.jsonl ...`: the weights for `engine/classify/calibration.ts`, a set
 * a kind of text, fitted on labelled texts that nobody wrote rules from, and their error by
 * five-fold cross-validation.
 */
import { readFileSync } from 'node:fs';
import { loadClassification } from '../edition/reading/classification.ts';
import { featuresOf, type TextKind } from '../engine/classify/calibration.ts';
import { decide } from '../engine/classify/decide.ts';
import { REACH } from '../engine/classify/effort.ts';
import { signalsOf } from '../engine/classify/signals.ts';
import { readGoods } from '../engine/classify/text.ts';
import type { Goods } from '../engine/classify/types.ts';
import { rememberedOf } from '../engine/remembered.ts';

interface Sample {
  kind: TextKind;
  features: number[];
  right: number;
  /** Sets with doubtful labels weigh less. */
  weight: number;
}

type Case = Goods & { code: string; destination?: string; weight?: number };

const LEVELS = { chapter: 2, heading: 4, subheading: 6 } as const;
const KINDS = ['terse', 'sentence', 'listing'] as const;
const ROUNDS = 4000;
const STEP = 0.3;
/** Keeps weights of rare signals small. */
const SHRINK = 0.004;
const FOLDS = 5;
/**
 * The sign that each weight must have, so that more evidence never makes an answer less probable:
 * bias free, then share, margin, lexicon, article, rival, explained, unknown, open, agrees.
 */
const SIGNS = [0, 1, 1, 1, 1, -1, 1, -1, -1, 1];

const out = (line: string): void => void process.stdout.write(`${line}\n`);

function main(files: readonly string[]): void {
  const edition = loadClassification();
  const cases = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .map((line): Case => JSON.parse(line))
    .filter(({ code }) => code !== '');
  const decided = cases.map((one) => ({
    one,
    decision: decide(readGoods(one), edition, {
      destination: one.destination ?? '',
      price: one.price,
      reach: REACH.pro,
    }),
  }));
  for (const kind of KINDS) {
    out(`${kind}: {`);
    for (const [level, digits] of Object.entries(LEVELS)) {
      const samples = decided.flatMap(({ one, decision }): Sample[] => {
        const best = bestOf(decision.candidates, digits);
        if (best === undefined) return [];
        const signals = signalsOf(decision, best);
        return [
          {
            kind: signals.kind,
            features: [1, ...featuresOf(signals)],
            right: Number(one.code.startsWith(best)),
            weight: one.weight ?? 1,
          },
        ];
      });
      report(
        level,
        samples.filter((sample) => sample.kind === kind),
      );
    }
    out('},');
  }
}

/**
 * The code of that many digits whose candidates have the largest share, as the first answer decides
 * for six digits.
 */
function bestOf(candidates: readonly { code: string }[], digits: number): string | undefined {
  return candidates[0]?.code.slice(0, digits);
}

function report(level: string, samples: readonly Sample[]): void {
  const tested = samples.map((sample, at) => ({
    sample,
    stated: chance(sample.features, folds(samples)[at % FOLDS] ?? []),
  }));
  const right = samples.reduce((sum, one) => sum + one.right * one.weight, 0) / weightOf(samples);
  out(
    `  ${level}: [${fit(samples)
      .map((one) => one.toFixed(2))
      .join(
        ', ',
      )}],  // ${samples.length} texts, ${(right * 100).toFixed(0)} % right, error on others ${error(tested).toFixed(3)}`,
  );
}

/** Weights fitted without each fold. */
const folds = rememberedOf((samples: readonly Sample[]): number[][] =>
  Array.from({ length: FOLDS }, (_, fold) => fit(samples.filter((__, at) => at % FOLDS !== fold))),
);

const weightOf = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { weight }) => sum + weight, 0);

function fit(samples: readonly Sample[]): number[] {
  const weights = SIGNS.map(() => 0);
  const total = weightOf(samples);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -SHRINK * weight);
    for (const { features, right, weight } of samples) {
      const gap = (weight * (right - chance(features, weights))) / total;
      features.forEach((feature, at) => (gradient[at] = (gradient[at] ?? 0) + gap * feature));
    }
    gradient.forEach((slope, at) => {
      const next = (weights[at] ?? 0) + STEP * slope;
      const sign = SIGNS[at] ?? 0;
      weights[at] = sign === 0 ? next : sign * Math.max(0, sign * next);
    });
  }
  return weights;
}

function chance(features: readonly number[], weights: readonly number[]): number {
  return (
    1 /
    (1 + Math.exp(-features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0)))
  );
}

function error(tested: readonly { sample: Sample; stated: number }[]): number {
  const bins = new Map<number, { stated: number; right: number }>();
  let total = 0;
  for (const { sample, stated } of tested) {
    const bin = bins.get(Math.floor(stated * 10)) ?? { stated: 0, right: 0 };
    bins.set(Math.floor(stated * 10), {
      stated: bin.stated + stated * sample.weight,
      right: bin.right + sample.right * sample.weight,
    });
    total += sample.weight;
  }
  return [...bins.values()].reduce((sum, bin) => sum + Math.abs(bin.stated - bin.right), 0) / total;
}

main(process.argv.slice(2));
