/**
 * `npm run evaluate -- screen FILE.jsonl`: which listed parties are found, and how often nobody is
 * found rightly.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { utcDayOf } from '../../engine/calendar.ts';
import { type Match, screen } from '../../engine/screening/screen.ts';
import type { ScreeningIndex } from '../../engine/screening/screeningIndex.ts';
import { UserError } from '../../workers/process/config.ts';
import { say } from '../../workers/process/progress.ts';
import type { Evaluation, Options } from './options.ts';
import { listsFor } from './screenLists.ts';

export const screenEvaluation: Evaluation = {
  name: 'screen',
  help: `npm run evaluate -- screen FILE.jsonl ...

Screens the names of the files against the lists imported into the running service (or DATABASE_URL) and prints recall, false
alarms and what was missed. One JSON object a line:

  {"id": "s-1", "query": {"name": "Ivan Sidorov", "country": "RU"}, "expect": "match", "entity": "SIDOROV, Ivan"}

  query                  name; company, country, type as in POST /v1/screen
  expect                 "match" or "no_match"
  entity                 name or id of the party that must be found; any, when left out
  kind, or class         only for the splits of the report

  --lists FILE|FOLDER    reads publishers' files instead: consolidated.csv, sdn.csv with its set, dpl.txt, a snapshot in JSON lines
  --limit N              the first N cases of each file
  --json OUT             writes the cases with their matches to a file as well`,
  run: evaluateScreening,
};

async function evaluateScreening(
  files: readonly string[],
  { limit, lists, json }: Options,
): Promise<void> {
  const cases = files.flatMap((file) => readScreenCases(file, limit));
  const { index, sources } = await listsFor(lists);
  say(`reads ${sources.join(', ')}`);
  const today = utcDayOf(new Date());
  const judged = cases.map((one) => judgeScreening(one, index, today));
  console.log(screenReport(judged).join('\n'));
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ cases: judged.map(detailsOf) })}\n`);
}

const detailsOf = ({ case: one, right, matches }: ScreenJudged): object => ({
  ...one,
  right,
  matches: matches.map(({ party, matchedName, score }) => ({
    list: party.list,
    name: party.name,
    matchedName,
    score,
  })),
});

const schema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  query: z.object({
    name: z.string().min(1),
    company: z.string().min(1).nullish(),
    country: z.string().length(2).nullish(),
    type: z.enum(['individual', 'entity']).nullish(),
  }),
  expect: z.enum(['match', 'no_match']),
  /** Name or id of the party that must be found. */
  entity: z.string().nullish(),
  kind: z.string().optional(),
  /** The same under another name. */
  class: z.string().optional(),
});
export type ScreenCase = z.infer<typeof schema>;

export interface ScreenJudged {
  case: ScreenCase;
  matches: readonly Match[];
  /** The party that was expected is there, or, where nobody was, nobody is. */
  right: boolean;
  milliseconds: number;
}

/** The cases of a file, a JSON object a line. Refuses a faulty line, naming it. */
export function readScreenCases(file: string, limit: number): ScreenCase[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const parsed = schema.safeParse(parseLine(line, file, at + 1));
      if (!parsed.success)
        throw new UserError(`${file}, line ${at + 1}: ${z.prettifyError(parsed.error)}`);
      return [parsed.data];
    })
    .slice(0, limit);
}

function parseLine(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new UserError(`${file}, line ${number} is no JSON.`, { cause });
  }
}

/** Screens one case on a day. */
export function judgeScreening(one: ScreenCase, index: ScreeningIndex, day: string): ScreenJudged {
  const { name, company = null, country = null, type = null } = one.query;
  const from = performance.now();
  const { matches } = screen(
    { name, company: company ?? null, country: country?.toUpperCase() ?? null, type: type ?? null },
    index,
    day,
  );
  const milliseconds = performance.now() - from;
  const isFound = matches.some((match) => isExpected(match, one.entity ?? null));
  return {
    case: one,
    matches,
    right: one.expect === 'match' ? isFound : matches.length === 0,
    milliseconds,
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Rows of one party for its other addresses are shown as one match: any of them may be the one
 * expected.
 */
function isExpected({ party, others, matchedName }: Match, entity: string | null): boolean {
  if (entity === null) return true;
  const wanted = plain(entity);
  const rows = [party, ...others].flatMap(({ id, name, details, aliases }) => [
    id,
    name,
    details?.number ?? '',
    ...aliases.map((alias) => alias.name),
  ]);
  return [matchedName, ...rows].some((name) => plain(name) === wanted);
}

const SHOWN = 40;

/** The report for a person: recall, false alarms, hits a question, by kind, and what went wrong. */
export function screenReport(judged: readonly ScreenJudged[]): string[] {
  const [positive, negative] = ['match', 'no_match'].map((expect) =>
    judged.filter((one) => one.case.expect === expect),
  ) as [ScreenJudged[], ScreenJudged[]]; // one list for each of the two
  const hits = judged.reduce((sum, { matches }) => sum + matches.length, 0);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return [
    `${judged.length} cases`,
    `recall: ${share(positive)}`,
    `clear where nobody is expected: ${share(negative)}; false alarms: ${negative.filter(({ right }) => !right).length}`,
    `hits a question: ${(hits / Math.max(1, judged.length)).toFixed(2)}`,
    `latency ms: median ${at(0.5)}, p95 ${at(0.95)}`,
    ...kindsOf(judged),
    ...wrongOf(
      'not found',
      positive,
      ({ case: { query, entity } }) => `${query.name} <- ${entity ?? 'anybody'}`,
    ),
    ...wrongOf(
      'false alarms',
      negative,
      ({ case: { query }, matches: [best] }) =>
        `${query.name} -> ${best?.matchedName ?? ''} (${best?.party.list ?? ''}, ${best?.score ?? 0})`,
    ),
  ];
}

const share = (some: readonly ScreenJudged[]): string => {
  const right = some.filter((one) => one.right).length;
  return some.length === 0
    ? '-'
    : `${right} of ${some.length} (${((right / some.length) * 100).toFixed(1)} %)`;
};

function kindsOf(judged: readonly ScreenJudged[]): string[] {
  const kindOf = ({ case: one }: ScreenJudged): string | undefined => one.kind ?? one.class;
  const kinds = [...new Set(judged.flatMap((one) => kindOf(one) ?? []))].sort();
  return kinds.map(
    (kind) => `  ${kind.padEnd(24)} ${share(judged.filter((one) => kindOf(one) === kind))}`,
  );
}

function wrongOf(
  title: string,
  some: readonly ScreenJudged[],
  shown: (one: ScreenJudged) => string,
): string[] {
  const wrong = some.filter(({ right }) => !right);
  return wrong.length === 0
    ? []
    : [`${title}:`, ...wrong.slice(0, SHOWN).map((one) => `  ${shown(one)}`)];
}
