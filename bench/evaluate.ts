/**
 * `npm run evaluate -- classify FILE.jsonl [--mode mini|pro] [--limit N] [--json OUT]`: accuracy of the classifier on
 * labelled texts. A case is {description, code, destination?, digits?, title?, brand?, price?, currency?}.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadClassification } from '../data/classification.ts';
import { classify } from '../engine/classify/classify.ts';
import type { Classification, Confidence, Effort, Goods, Unclassifiable } from '../engine/classify/types.ts';

interface Case extends Goods {
  id?: string;
  code: string;
  /** Leading digits of the label that can be trusted. */
  digits?: number;
  destination?: string;
}

interface Judged {
  case: Case;
  answer: Classification | Unclassifiable;
  milliseconds: number;
}

const LEVELS = [2, 4, 6, 8, 10] as const;
const out = (line: string): void => void process.stdout.write(`${line}\n`);

function main(args: readonly string[]): number {
  const [kind, file] = args;
  if (kind !== 'classify' || file === undefined) {
    out('usage: npm run evaluate -- classify FILE.jsonl [--mode mini|pro] [--limit N] [--json OUT]');
    return 2;
  }
  const mode = effortOf(option(args, '--mode') ?? 'pro');
  const started = performance.now();
  const edition = loadClassification();
  out(`edition built in ${Math.round(performance.now() - started)} ms`);
  const judged = casesOf(file, Number(option(args, '--limit') ?? Infinity)).map((one): Judged => {
    const from = performance.now();
    const destination = one.destination === undefined || one.destination === 'WORLD' ? '' : one.destination;
    const answer = classify(one, edition, { destination, effort: mode, blocked: [] });
    return { case: one, answer, milliseconds: performance.now() - from };
  });
  report(judged);
  const path = option(args, '--json');
  if (path !== undefined) writeFileSync(path, judged.map((one) => JSON.stringify(rowOf(one))).join('\n'));
  return 0;
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

function effortOf(text: string): Effort {
  if (text === 'mini' || text === 'pro') return text;
  throw new Error(`unknown mode ${text}`);
}

function casesOf(file: string, limit: number): Case[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, limit).map((line): Case => JSON.parse(line));
}

function report(judged: readonly Judged[]): void {
  out(`${judged.length} cases, ${judged.filter(({ answer }) => 'refused' in answer).length} refused`);
  out('digits   cases   top-1   top-3   top-5');
  for (const digits of LEVELS) {
    const able = judged.filter(
      ({ case: { code, digits: trusted } }) => Math.min(code.length, trusted ?? code.length) >= digits,
    );
    if (able.length === 0) continue;
    const shares = [1, 3, 5].map((top) =>
      percent(able.filter((one) => rankOf(one, digits) < top).length / able.length),
    );
    out(
      `${String(digits).padStart(6)} ${String(able.length).padStart(7)} ${shares.map((share) => share.padStart(7)).join(' ')}`,
    );
  }
  reportConfidence(judged);
  reportCalibration(judged);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  out(
    `latency ms: median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(2)}, p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(2)}, longest ${(times.at(-1) ?? 0).toFixed(1)}`,
  );
  out(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
}

/** Place of the first line that agrees on so many digits, counting distinct prefixes; Infinity when none does. */
function rankOf({ case: { code }, answer }: Judged, digits: number): number {
  if ('refused' in answer) return Infinity;
  const prefixes = [...new Set(answer.lines.map((line) => line.code.slice(0, digits)))];
  const at = prefixes.indexOf(code.slice(0, digits));
  return at < 0 ? Infinity : at;
}

function reportConfidence(judged: readonly Judged[]): void {
  for (const confidence of ['high', 'medium', 'low'] as const satisfies readonly Confidence[]) {
    const of = judged.filter(
      ({ answer }) => !('refused' in answer) && answer.lines[0]?.confidence === confidence,
    );
    const right = of.filter((one) => rankOf(one, 6) === 0).length;
    out(
      `confidence ${confidence}: ${percent(of.length / judged.length)} of the cases, ${of.length === 0 ? '-' : percent(right / of.length)} right at 6 digits`,
    );
  }
}

/** Mean distance between the probability stated for six digits and the share that was right, by tenths. */
function reportCalibration(judged: readonly Judged[]): void {
  const bins = new Map<number, { stated: number; right: number; count: number }>();
  for (const one of judged) {
    if ('refused' in one.answer) continue;
    const probability = sixDigitProbability(one.answer);
    const key = Math.min(9, Math.floor(probability * 10));
    const bin = bins.get(key) ?? { stated: 0, right: 0, count: 0 };
    bins.set(key, {
      stated: bin.stated + probability,
      right: bin.right + Number(rankOf(one, 6) === 0),
      count: bin.count + 1,
    });
  }
  const total = [...bins.values()].reduce((sum, { count }) => sum + count, 0) || 1;
  const error =
    [...bins.values()].reduce((sum, { stated, right }) => sum + Math.abs(stated - right), 0) / total;
  out(`calibration error at 6 digits: ${error.toFixed(3)}`);
}

function sixDigitProbability({ lines }: Classification): number {
  const six = lines[0]?.code.slice(0, 6);
  return lines
    .filter(({ code }) => code.startsWith(six ?? '-'))
    .reduce((sum, { probability }) => sum + probability, 0);
}

function rowOf({ case: one, answer, milliseconds }: Judged): Record<string, unknown> {
  const base = { id: one.id, description: one.description, expected: one.code, milliseconds };
  if ('refused' in answer) return { ...base, refused: answer.message };
  const codes = answer.lines.map(({ code, probability }) => ({ code, probability }));
  return {
    ...base,
    codes,
    confidence: answer.lines[0]?.confidence,
    needsReview: answer.needsReview,
    reasoning: answer.reasoning,
    customsDescription: answer.customsDescription,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

process.exitCode = main(process.argv.slice(2));
