/** Reads what was typed. */
import { parseArgs } from 'node:util';
import type { Command } from './commands.ts';

/** What was typed cannot be done: the message says what to type. */
export class WrongWords extends Error {
  override readonly name = 'WrongWords';
}

export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
  json: boolean;
}

/** Throws `WrongWords` on an option that the command does not have. */
export function parseWords({ options: names, usage }: Command, words: readonly string[]): Given {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
        json: { type: 'boolean' as const, default: false },
      },
      allowPositionals: true,
    });
    const { json, ...options } = values as Record<string, string | boolean | undefined>;
    return {
      words: positionals,
      options: options as Record<string, string | undefined>, // all others take a value
      json: json === true,
    };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new WrongWords(`${why}\nUsage: npm run landfall -- ${usage}`, { cause });
  }
}

/** A word or option that must be there. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new WrongWords(`Say ${what}.`);
  return value;
}

/** A number that was typed; undefined where none was. */
export function numberOf(value: string | undefined, what: string): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number))
    throw new WrongWords(`${what} ${value} is no number.`);
  return number;
}
