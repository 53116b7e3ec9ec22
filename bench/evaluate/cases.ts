/** The cases of a gold set: one JSON object a line. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { UserError } from '../../workers/process/config.ts';

const schema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  description: z.string().min(2),
  title: z.string().exactOptional(),
  brand: z.string().exactOptional(),
  price: z.number().nonnegative().exactOptional(),
  currency: z.string().length(3).exactOptional(),
  /**
   * ISO 3166-1 alpha-2; without it, or with WORLD, the six-digit Harmonized System is asked for.
   */
  destination: z.string().default(''),
  /** Digits only, dots are borne; empty where the text must not get a sure answer (`expect`). */
  code: z.string().transform((text) => text.replace(/\D/g, '')),
  /** Leading digits of the code that can be trusted; all when left out. */
  digits: z.int().min(0).max(12).optional(),
  /** What a text without a code must get: a look by a person, or a refusal. */
  expect: z.enum(['review', 'refused']).optional(),
  lang: z.string().optional(),
  kind: z.string().optional(),
  difficulty: z.string().optional(),
});

export interface GoldCase extends z.infer<typeof schema> {
  id: string;
  digits: number;
}

/**
 * The cases of a file, at most `limit`; a line that is no case is refused with its number and what
 * is wrong.
 */
export function readCases(file: string, limit = Infinity): GoldCase[] {
  const lines = contentOf(file)
    .split('\n')
    .flatMap((text, at) => (text.trim() === '' ? [] : [{ text, number: at + 1 }]));
  return lines.slice(0, limit).map(({ text, number }) => {
    const found = schema.safeParse(parsed(text, `${file}:${number}`));
    if (!found.success) {
      const [issue] = found.error.issues;
      throw new UserError(
        `${file}:${number}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is no case'}`,
      );
    }
    const { data } = found;
    const destination =
      data.destination.toUpperCase() === 'WORLD' ? '' : data.destination.toUpperCase();
    const digits = Math.min(data.digits ?? data.code.length, data.code.length);
    return { ...data, destination, digits, id: data.id ?? String(number) };
  });
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UserError(`${file} cannot be read.`, { cause });
  }
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`${place}: not a line of JSON`, { cause });
  }
}
