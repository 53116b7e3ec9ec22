/**
 * What every proof has in common: its options, its exit code, and that it leaves nothing behind.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { complain } from '../../workers/process/run.ts';

export interface ProofVerdict {
  /** What the proof is to prove. */
  holds: boolean;
  /** For `--json`: one object. */
  data: Record<string, unknown>;
  /** For a person. */
  text: string;
}

export interface Proof {
  /** Options without a default, as they were written. */
  values: Record<string, string | boolean | undefined>;
  /** Registers what is to be undone at the end, also after Ctrl-C; undone newest first. */
  atEnd: (undo: () => Promise<void> | void) => void;
}

export interface Command {
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run: (proof: Proof) => Promise<ProofVerdict>;
}

/**
 * Runs a proof: exit code 0 when it holds, 1 when it does not or could not be run, 2 for a wrong
 * option.
 */
export async function prove({ help, options, run }: Command): Promise<void> {
  const values = parsed(options);
  if (!values || values['help']) {
    console.log(`${help}\n\n  --json  one object on standard output\n  --help  this text`);
    process.exit(values ? 0 : 2);
  }
  const undoes: (() => Promise<void> | void)[] = [];
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
  });
  let holds = false;
  try {
    const verdict = await Promise.race([
      run({ values, atEnd: (undo) => undoes.push(undo) }),
      interrupted,
    ]);
    console.log(
      values['json'] ? JSON.stringify({ holds: verdict.holds, ...verdict.data }) : verdict.text,
    );
    ({ holds } = verdict);
  } catch (cause) {
    complain(cause);
  }
  for (const undo of undoes.reverse()) await Promise.resolve(undo()).catch(complain);
  process.exit(holds ? 0 : 1);
}

function parsed(options: Command['options']): Proof['values'] | null {
  try {
    const { values } = parseArgs({
      options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    return values;
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return null;
  }
}

/** A whole number of at least 1 from an option. Throws one sentence. */
export function count(values: Proof['values'], name: string, usual: number): number {
  const number = Number(values[name] ?? usual);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number, at least 1`);
  return number;
}
