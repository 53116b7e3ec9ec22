/** `npm run evaluate -- classify FILE.jsonl`: accuracy of the classifier on labelled texts. */
import { writeFileSync } from 'node:fs';
import type { Effort } from '../../engine/classify/types.ts';
import { UserError } from '../../workers/process/config.ts';
import { progress, say } from '../../workers/process/progress.ts';
import { readCases } from './cases.ts';
import { type Data, editionFor } from './edition.ts';
import { confusions, figuresOf, vagueFigures } from './figures.ts';
import { judge, type Judged } from './judge.ts';
import type { Evaluation, Options } from './options.ts';
import { reportOf } from './report.ts';

export const classifyEvaluation: Evaluation = {
  name: 'classify',
  help: `npm run evaluate -- classify FILE.jsonl ...

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
  --json OUT             writes {summary, cases} to a file as well`,
  run: evaluateClassifier,
};

const EFFORTS: readonly Effort[] = ['mini', 'pro'];
/** Pairs of right and given code in the file. */
const CONFUSIONS_KEPT = 100;

async function evaluateClassifier(files: readonly string[], options: Options): Promise<void> {
  const mode = chosen(options.mode ?? 'pro', EFFORTS, '--mode');
  const data = chosen(
    options.data ?? 'embedded',
    ['embedded', 'official'] as const satisfies Data[],
    '--data',
  );
  const cases = files.flatMap((file) => readCases(file, options.limit));
  const { edition, sources } = await editionFor(data);
  if (sources.length > 0) say(`reads ${sources.join(', ')}`);
  const bar = progress('cases', cases.length);
  const judged = cases.map((one, at): Judged => {
    const result = judge(one, edition, mode);
    bar(at + 1);
    return result;
  });
  console.log(reportOf(judged).join('\n'));
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify(detailsOf(judged, mode, data))}\n`);
}

function chosen<T extends string>(given: string, allowed: readonly T[], option: string): T {
  const found = allowed.find((one) => one === given);
  if (found === undefined)
    throw new UserError(`${option} takes ${allowed.join(' or ')}, not "${given}".`);
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
