/**
 * `npm run bench:tariff`: how fast the engine alone calculates, without a server: single codes,
 * shipments, stacks; and what usual requests are answered with.
 */
import { progress, say } from '../workers/process/progress.ts';
import { prove } from './support/command.ts';
import { type Answers, countAnswers } from './tariff/answers.ts';
import { casesOf, codesOf, singles, US_SHIPMENT, US_SINGLE } from './tariff/cases.ts';
import { type Editions, readEditions } from './tariff/editions.ts';
import { compareCases, measure, type Row } from './tariff/measure.ts';

const HELP = `npm run bench:tariff [-- --quick]

Calculates in this process, on one core, with the whole HTS imported over the embedded tables where its official file lies in
../shared/data (or LANDFALL_OFFICIAL_DATA), else with the embedded tables alone. Rates are of processor time, times are by the
clock: on a busy machine read the medians. Exit code 0 when the aims hold: 3,000 calculations a second to the United States, 30 ms
for a shipment of 50 lines, and with the release at most 10 % slower than without; the latter two are medians. What usual
requests are answered with is counted on the embedded tables, and does not decide the exit code.

  --quick  one short round instead of five`;

const ANSWERED_ON = '2026-11-21';
const AIMS = { usPerSecond: 3000, shipmentMs: 30, releaseRatio: 1.1 };

await prove({
  help: HELP,
  options: { quick: { type: 'boolean' } },
  run: async (proof) => {
    const [rounds, milliseconds] = proof.values['quick'] ? [1, 200] : [5, 500];
    say('reading the tariffs');
    const editions = await readEditions();
    const cases = casesOf(editions);
    const bar = progress('cases', cases.length + 1);
    const rows: Row[] = [];
    for (const one of cases) {
      bar(rows.length, one.name);
      rows.push(measure(one, rounds, milliseconds));
    }
    bar(rows.length, 'the release beside the embedded tables');
    const releaseRatio = releaseRatioOf(editions, rounds * milliseconds);
    bar(rows.length + 1);
    const answers = countAnswers(editions.embedded, ANSWERED_ON);
    const find = (name: string): Row | undefined => rows.find((row) => row.name === name);
    const holds =
      (find(US_SINGLE)?.perSecond ?? 0) >= AIMS.usPerSecond &&
      (find(US_SHIPMENT)?.p50 ?? Infinity) < AIMS.shipmentMs &&
      (releaseRatio ?? 1) <= AIMS.releaseRatio;
    const release = editions.released !== null;
    return {
      holds,
      data: { release, rows, releaseRatio, answers, aims: AIMS },
      text: `${textOf(rows, releaseRatio)}\n\n${toldOf(answers)}`,
    };
  },
});

/**
 * The time of one US code with the release, as a multiple of that on the embedded tables; null
 * without the release.
 */
function releaseRatioOf({ embedded, released }: Editions, milliseconds: number): number | null {
  if (!released) return null;
  const both = codesOf(embedded, 'us').filter(
    (code) => released.schedules.us?.lines.has(code) === true,
  );
  return compareCases(
    singles('embedded', embedded, 'US', both),
    singles('released', released, 'US', both),
    milliseconds,
  );
}

function textOf(rows: readonly Row[], releaseRatio: number | null): string {
  const cell = (number: number, digits: number): string => number.toFixed(digits).padStart(10);
  const table = rows.map(
    ({ name, perSecond, p50, p95, answered }) =>
      `${name.padEnd(40)}${cell(perSecond, 0)}${cell(p50, 3)}${cell(p95, 3)}${cell(answered * 100, 0)} %`,
  );
  return [
    releaseRatio === null
      ? 'embedded tables alone: no official file of the HTS is at hand'
      : 'with the whole HTS, 2026 revision 10',
    `${'case'.padEnd(40)}  a second    p50 ms    p95 ms  answered`,
    ...table,
    ...(releaseRatio === null
      ? []
      : [
          `one US code with the release takes ${releaseRatio.toFixed(2)} times as long as without (aim ${AIMS.releaseRatio})`,
        ]),
  ].join('\n');
}

function toldOf({ asked, answered, complete, estimated, ...rest }: Answers): string {
  const share = (of: number): string => `${(of * 100).toFixed(1)} %`;
  const reasons = Object.entries(rest.because).map(([reason, of]) => `${reason} ${share(of)}`);
  const sizes = Object.entries(rest.sizes).map(
    ([name, bytes]) => `  ${name.padEnd(38)}${(bytes / 1000).toFixed(1).padStart(10)} kB`,
  );
  return [
    `${asked} usual requests: ${share(answered)} answered, totals of ${share(complete)} complete`,
    `estimates: ${share(estimated)}, further ${share(rest.originProof)} for the proof of origin alone; an old exchange rate is not counted`,
    `reasons: ${reasons.join(', ')}`,
    'sizes of answers:',
    ...sizes,
  ].join('\n');
}
