/** Verdicts on expressions: those kept in `verdicts.txt`, and recheck's on all others. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { ROOT } from '../../workers/process/config.ts';
import type { Expression } from './found.ts';

/**
 * `unknown`: recheck did not come to an end; such an expression needs a bound, as one that is
 * polynomial.
 */
type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

export interface GrowthVerdict {
  growth: Growth;
  /** In words, with a text that shows it. */
  shown: string;
}

const KEPT = path.join(ROOT, 'bench/expressions/verdicts.txt');
const LINEAR: GrowthVerdict = { growth: 'linear', shown: 'linear' };

/**
 * Work is counted and no clock is asked but the last, so that a busy machine comes to the same
 * verdicts.
 */
const PARAMETERS = {
  attackLimit: 1e8,
  attackTimeout: null,
  incubationTimeout: null,
  timeout: 120_000,
};

const keyOf = ({ source, flags }: Expression): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 22);

/** The verdict on each expression, in their order. */
export async function verdictsOn(expressions: readonly Expression[]): Promise<GrowthVerdict[]> {
  const verdicts = new Map(
    keptLines().map(({ key, growth }) => [key, { growth, shown: `${growth}, as kept` }]),
  );
  for (const one of expressions) {
    const key = keyOf(one);
    if (!verdicts.has(key)) verdicts.set(key, repeats(one.source) ? await verdictOn(one) : LINEAR);
  }
  return expressions.map((one) => verdicts.get(keyOf(one)) ?? LINEAR);
}

/**
 * Whether anything in it is repeated: else it reads at each place no further than it is long
 * itself.
 */
const repeats = (source: string): boolean =>
  /[*+{]/.test(
    source.replaceAll(/\\p\{[^{}]*\}|\\u\{[^{}]*\}|\\[^]/gi, '').replaceAll(/\[[^\]]*\]/g, ''),
  );

async function verdictOn({ source, flags }: Expression): Promise<GrowthVerdict> {
  const found = await check(source, flags, PARAMETERS);
  if (found.status === 'safe') return LINEAR;
  if (found.status === 'unknown')
    return { growth: 'unknown', shown: `not known (${found.error.kind})` };
  return {
    growth: found.complexity.type === 'exponential' ? 'exponential' : 'polynomial',
    shown: `${found.complexity.summary}, for example for ${found.attack.pattern}`,
  };
}

interface Kept {
  key: string;
  growth: Growth;
}

function keptLines(): Kept[] {
  return readFileSync(KEPT, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [key = '', growth = ''] = line.split(' ');
      if (growth !== 'linear' && growth !== 'polynomial' && growth !== 'unknown')
        throw new Error(`${KEPT}: "${line}" is no verdict; make the file anew with --keep`);
      return { key, growth };
    });
}

const HEADER = `# What recheck 4.5.0 said of the regular expressions that repeat anything, so that only new ones have to be asked.
# Made by "npm run check:expressions -- --keep"; delete the lines below to have all of them asked again (minutes).
# Each line: a hash of the expression with its flags, the growth of its work, the file that it stands in.
`;

/**
 * Writes the verdicts down; those on expressions that are gone go. An exponential one is never
 * kept.
 */
export function keepVerdicts(
  expressions: readonly Expression[],
  verdicts: readonly GrowthVerdict[],
): void {
  const lines = expressions.flatMap((one, at) => {
    const growth = verdicts[at]?.growth ?? 'exponential';
    const file = one.place.replace(/:\d+$/, '');
    return growth === 'exponential' || !repeats(one.source)
      ? []
      : [`${file} ${keyOf(one)} ${growth}`];
  });
  const sorted = [...new Set(lines)].sort().map((line) => line.replace(/^(\S+) (.+)$/, '$2 $1'));
  writeFileSync(KEPT, `${HEADER}${sorted.join('\n')}\n`);
}
