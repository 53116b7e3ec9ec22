/**
 * `npm run evaluate`: accuracy of classification, of pages and their origin, and of screening, on
 * labelled cases.
 */
import { parseArgs } from 'node:util';
import { UserError } from '../workers/process/config.ts';
import { complain } from '../workers/process/run.ts';
import { classifyEvaluation } from './evaluate/classify.ts';
import type { Evaluation, Options } from './evaluate/options.ts';
import { originEvaluation } from './evaluate/pages.ts';
import { screenEvaluation } from './evaluate/screen.ts';

const EVALUATIONS: readonly Evaluation[] = [classifyEvaluation, originEvaluation, screenEvaluation];
const HELP = EVALUATIONS.map(({ help }) => help).join('\n\n');

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (cause) {
  complain(cause);
  process.exitCode = 1;
}
process.exit();

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parsed(words);
  const [name, ...files] = positionals;
  const evaluation = EVALUATIONS.find((one) => one.name === name);
  if (values.help || !evaluation || files.length === 0) {
    console.log(evaluation?.help ?? HELP);
    return values.help ? 0 : 2;
  }
  const { mode, data, lists, json } = values;
  const options: Options = { mode, data, lists, json, limit: limitOf(values.limit) };
  await evaluation.run(files, options);
  return 0;
}

function limitOf(given: string | undefined): number {
  const limit = given === undefined ? Infinity : Number(given);
  if (!(limit >= 1)) throw new UserError('--limit takes a number of cases.');
  return limit;
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
    throw new UserError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${HELP}`, {
      cause,
    });
  }
}
