/**
 * `npm run check:expressions`: regular expressions whose work grows faster than the text; leaves
 * with 1 when there are any.
 */
import { type Expression, expressionsOf } from './expressions/found.ts';
import { type GrowthVerdict, keepVerdicts, verdictsOn } from './expressions/verdicts.ts';

const HELP = `npm run check:expressions [-- FILE ... | --keep]
  FILE    begins the paths of files to check; all when left out
  --keep  writes the verdicts to bench/expressions/verdicts.txt; expressions that stand there are not looked at again
Every regular expression must be linear: twice the text, twice the work. One that is not, and reads short texts only,
says on the line before it what bounds them: "// bounded: 80 characters, see NAME_MAX".`;

const out = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    out(HELP);
    return 0;
  }
  const { found, unseen } = await expressionsOf();
  const keeps = args.includes('--keep'); // always all of them
  const asked = found.filter(
    ({ place }) => keeps || args.length === 0 || args.some((file) => place.startsWith(file)),
  );
  const verdicts = await verdictsOn(asked);
  if (keeps) keepVerdicts(asked, verdicts);
  const judged = asked.map((one, at) => ({ ...one, verdict: verdicts[at] }));
  const problems = [
    ...judged.flatMap((one) => problemOf(one) ?? []),
    ...needlessBounds(judged).map(
      (place) => `${place}: is linear; the comment "bounded:" is not needed`,
    ),
    ...unseen.map((place) => `${place}: build it when the module loads, so that it can be checked`),
  ];
  problems.forEach(out);
  out(`${asked.length} expressions, ${problems.length} problem(s)`);
  return problems.length === 0 ? 0 : 1;
}

interface Judged extends Expression {
  verdict: GrowthVerdict | undefined;
}

function problemOf({ place, source, flags, bound, verdict }: Judged): string | null {
  if (!verdict || verdict.growth === 'linear') return null;
  if (bound !== null && verdict.growth !== 'exponential') return null;
  return `${place}: ${verdict.shown}\n    /${source}/${flags}`;
}

/** Places whose expressions are all linear and yet are said to be bounded. */
function needlessBounds(judged: readonly Judged[]): string[] {
  const needed = new Set(
    judged.filter(({ verdict }) => verdict?.growth !== 'linear').map(({ place }) => place),
  );
  return [
    ...new Set(judged.filter(({ bound }) => bound !== null).map(({ place }) => place)),
  ].filter((place) => !needed.has(place));
}

process.exitCode = await main(process.argv.slice(2));
