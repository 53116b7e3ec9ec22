/** `npm run evaluate`: accuracy of the classifier on labelled texts, and of the reading of pages and their origin. */
/** `npm run evaluate -- classify FILE.jsonl` and `-- screen FILE.jsonl`: accuracy of the engine on labelled cases. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Effort } from '../engine/classify/types.ts';
import { UserError } from '../workers/config.ts';
import { progress, say } from '../workers/progress.ts';
import { complain } from '../workers/run.ts';
import { readCases } from './evaluate/cases.ts';
import { type Data, editionFor } from './evaluate/edition.ts';
import { confusions, figuresOf, vagueFigures } from './evaluate/figures.ts';
import { judge, type Judged } from './evaluate/judge.ts';
import { judgePages, pageFigures, pageReport } from './evaluate/pages.ts';
import { reportOf } from './evaluate/report.ts';
import { judgeScreening, readScreenCases, screenReport } from './evaluate/screen.ts';
import { listsFor } from './evaluate/screenLists.ts';

const HELP = `npm run evaluate -- classify FILE.jsonl ...
npm run evaluate -- origin DIR ...

Classifies the labelled texts of the files and prints how often the answer is right, how sure it was, and where it errs.
One JSON object a line:

  {"id": "a-1", "description": "Men's T-shirt, knitted, 100% cotton", "destination": "US", "code": "6109100012", "digits": 10}

  description            what is classified; title, brand, price, currency are read as in POST /v1/classify
  destination            country of the code; left out: six-digit Harmonized System
  code, digits           the right code, and how many of its leading digits are certain (all, when left out)
  lang, difficulty       only for the splits of the report
  expect                 with an empty code: "review" or "refused", for texts that must not get a sure answer

  --mode mini|pro        pro unless said otherwise
  --data official        with the tariffs imported into the running service (or DATABASE_URL) instead of the embedded ones
  --limit N              the first N cases of each file
  --json OUT             writes {summary, cases} to a file as well

Of a DIR every NAME.html is read that has a NAME.expected.json beside it: fields of a product page as POST /v1/products/extract
answers them, and "origin": {"country", "confidence"}. Fields that are left out are not judged; "_charset" names the charset
of a page that does not name its own.`;
npm run evaluate -- screen FILE.jsonl ...

Screens the names of the files against the lists imported into the running service (or DATABASE_URL) and prints recall, false
alarms and what was missed. One JSON object a line:

  {"id": "s-1", "query": {"name": "Ivan Sidorov", "country": "RU"}, "expect": "match", "entity": "SIDOROV, Ivan"}

  query                  name; company, country, type as in POST /v1/screen
  expect                 "match" or "no_match"
  entity                 name or id of the party that must be found; any, when left out
  kind                   only for the splits of the report

  --lists FILE|FOLDER    reads publishers' files instead: consolidated.csv, sdn.csv with its set, dpl.txt, a snapshot in JSON lines
  --limit N              the first N cases of each file
  --json OUT             writes the cases with their matches to a file as well`;

const EFFORTS: readonly Effort[] = ['mini', 'pro'];
/** Pairs of right and given code in the file. */
const CONFUSIONS_KEPT = 100;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (cause) {
  complain(cause);
  process.exitCode = 1;
}
process.exit();

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parsed(words);
  const [kind, ...files] = positionals;
  if (values.help || (kind !== 'classify' && kind !== 'origin') || files.length === 0) {
  if (kind === 'screen' && files.length > 0 && !values.help) return evaluateScreening(files, values);
  if (values.help || kind !== 'classify' || files.length === 0) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  if (!(limit >= 1)) throw new UserError('--limit takes a number of cases.');
  if (kind === 'origin') evaluatePages(files, limit, values.json);
  else await evaluateClassifier(files, limit, values);
  return 0;
}

function evaluatePages(folders: readonly string[], limit: number, out: string | undefined): void {
  const pages = folders.flatMap((folder) => judgePages(folder, limit));
  console.log(pageReport(pages).join('\n'));
  if (out !== undefined)
    writeFileSync(out, `${JSON.stringify({ summary: pageFigures(pages), cases: pages })}\n`);
}

async function evaluateClassifier(
  files: readonly string[],
  limit: number,
  values: { mode?: string; data?: string; json?: string },
): Promise<void> {
  const mode = chosen(values.mode ?? 'pro', EFFORTS, '--mode');
  const data = chosen(
    values.data ?? 'embedded',
    ['embedded', 'official'] as const satisfies Data[],
    '--data',
  );
  const limit = limitOf(values.limit);
  const cases = files.flatMap((file) => readCases(file, limit));
  const { edition, sources } = await editionFor(data);
  if (sources.length > 0) say(`reads ${sources.join(', ')}`);
  const bar = progress('cases', cases.length);
  const judged = cases.map((one, at): Judged => {
    const result = judge(one, edition, mode);
    bar(at + 1);
    return result;
  });
  console.log(reportOf(judged).join('\n'));
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(detailsOf(judged, mode, data))}\n`);
}

function limitOf(given: string | undefined): number {
  const limit = given === undefined ? Infinity : Number(given);
  if (!(limit >= 1)) throw new UserError('--limit takes a number of cases.');
  return limit;
}

async function evaluateScreening(
  files: readonly string[],
  values: ReturnType<typeof parsed>['values'],
): Promise<number> {
  const limit = limitOf(values.limit);
  const cases = files.flatMap((file) => readScreenCases(file, limit));
  const { index, sources } = await listsFor(values.lists);
  say(`reads ${sources.join(', ')}`);
  const today = new Date().toISOString().slice(0, 10);
  const judged = cases.map((one) => judgeScreening(one, index, today));
  console.log(screenReport(judged).join('\n'));
  if (values.json !== undefined) {
    const details = judged.map(({ case: one, right, matches }) => ({
      ...one,
      right,
      matches: matches.map(({ party, matchedName, score }) => ({
        list: party.list,
        name: party.name,
        matchedName,
        score,
      })),
    }));
    writeFileSync(values.json, `${JSON.stringify({ cases: details })}\n`);
  }
  return 0;
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        mode: { type: 'string' },
        data: { type: 'string' },
        limit: { type: 'string' },
        json: { type: 'string' },
        lists: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UserError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${HELP}`, { cause });
  }
}

function chosen<T extends string>(given: string, allowed: readonly T[], option: string): T {
  const found = allowed.find((one) => one === given);
  if (found === undefined) throw new UserError(`${option} takes ${allowed.join(' or ')}, not "${given}".`);
  return found;
}

function detailsOf(judged: readonly Judged[], mode: Effort, data: Data) {
  return {
    mode,
    data,
    summary: {
      ...figuresOf(judged),
      vague: vagueFigures(judged),
      confusions: confusions(judged, CONFUSIONS_KEPT),
    },
    cases: judged.map((one) => ({
      id: one.case.id,
      description: one.case.description,
      destination: one.case.destination,
      expected: one.case.code,
      digits: one.case.digits,
      codes: one.answer?.lines.map(({ code, probability }) => ({ code, probability })) ?? [],
      confidence: one.confidence,
      probability: one.probability,
      needsReview: one.needsReview,
      refused: one.refusal,
      reasoning: one.answer?.reasoning ?? null,
      customsDescription: one.answer?.customsDescription ?? null,
      milliseconds: one.milliseconds,
    })),
  };
}
