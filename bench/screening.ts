/**
 * `node --expose-gc bench/screening.ts`: how long a screening takes against 25,000 made-up parties,
 * and what their index weighs in memory.
 */
import type { PartyRecord } from '../engine/release/records.ts';
import { screen } from '../engine/screening/screen.ts';
import { type ScreeningIndex, ScreeningIndexBuilder } from '../engine/screening/screeningIndex.ts';
import { ERROR_CLASSES } from './screening/errors.ts';
import { ordinaryCompanies, ordinaryPeople } from './screening/ordinaryNames.ts';
import { diceOf } from './screening/random.ts';

const PARTIES = 25_000;
const QUESTIONS = 3000;
const P95_MS_MAX = 15;
const SEED = 25;

const records = madeUpParties(PARTIES);
globalThis.gc?.();
const before = weight();
const startedMs = performance.now();
const { index, longestMs } = built(records);
const builtMs = performance.now() - startedMs;
globalThis.gc?.();
const weightMb = (weight() - before) / 1e6;
const times = timesOf(index, records);
const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
console.log(
  `${index.parties} parties, ${index.names.parties.length} names, ${index.vocabulary.words.length} words\n` +
    `index: ${Math.round(builtMs)} ms, longest slice ${Math.round(longestMs)} ms, ${Math.round(weightMb)} MB\n` +
    `screening: median ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms, longest ${at(0.9999).toFixed(1)} ms of ${times.length}`,
);
process.exitCode = at(0.95) < P95_MS_MAX ? 0 : 1;

/** Bytes that live things take; with `--expose-gc` without garbage. */
function weight(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Names put together of unusual syllables and of ordinary parts, each party with two aliases, as
 * the lists have on average.
 */
function madeUpParties(count: number): PartyRecord[] {
  const dice = diceOf(SEED);
  const parts = [
    ...ordinaryPeople(6000, 'seen', SEED),
    ...ordinaryPeople(6000, 'unseen', SEED),
    ...ordinaryCompanies(4000, 'seen', SEED),
  ].flatMap(({ name }) => name.split(' '));
  const syllables =
    'ka ro mi ten zhu vla sar bek oul dim ash gor nev tul pin yar hov lem qas fir'.split(' ');
  const rare = (): string =>
    Array.from({ length: 2 + dice.below(3) }, () => dice.of(syllables)).join('');
  const word = (): string => (dice.below(3) === 0 ? dice.of(parts) : rare());
  const name = (): string =>
    Array.from({ length: 2 + dice.below(3) }, word)
      .join(' ')
      .toUpperCase();
  return Array.from({ length: count }, (_, number): PartyRecord => {
    const type = dice.of(['individual', 'entity', 'entity', 'individual', 'unknown'] as const);
    return {
      kind: 'party',
      id: `SDN-${number}`,
      list: 'SDN',
      source: 'made up',
      type,
      name: name(),
      aliases: [name(), name()].map((alias) => ({ name: alias, strength: 'strong' })),
      addresses: [{ text: `${number} Long Road, Springfield, US`, country: 'US' }],
      countries: ['US'],
      birthDates: [],
      identifiers: [{ kind: 'Registration', number: String(number), country: 'US' }],
      programmes: ['SDGT'],
      remarks: 'Secondary sanctions risk; linked to another party of the list.',
      url: null,
      from: null,
      until: null,
    };
  });
}

function built(parties: readonly PartyRecord[]): { index: ScreeningIndex; longestMs: number } {
  const builder = new ScreeningIndexBuilder();
  for (const party of parties) builder.add(party);
  const building = builder.build();
  let longestSliceMs = 0;
  for (;;) {
    const fromMs = performance.now();
    const step = building.next();
    longestSliceMs = Math.max(longestSliceMs, performance.now() - fromMs);
    if (step.done) return { index: step.value, longestMs: longestSliceMs };
  }
}

/** Milliseconds of screenings of listed names with errors and of ordinary ones, sorted. */
function timesOf(made: ScreeningIndex, parties: readonly PartyRecord[]): number[] {
  const dice = diceOf(SEED + 1);
  const listed = Array.from(
    { length: QUESTIONS },
    () => dice.of(ERROR_CLASSES).inject(dice.of(parties).name, dice, null) ?? 'NOBODY',
  );
  const others = [
    ...ordinaryPeople(QUESTIONS, 'unseen', SEED),
    ...ordinaryCompanies(QUESTIONS, 'unseen', SEED),
  ].map(({ name }) => name);
  const all = [...listed, ...others].map((name) => {
    const fromMs = performance.now();
    screen({ name, company: null, country: null, type: null }, made, '2026-11-22');
    return performance.now() - fromMs;
  });
  return all.sort((left, right) => left - right);
}
