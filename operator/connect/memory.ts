/** What the connector knows of a shop from one run to the next: how far it has come, no secret. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../../workers/process/config.ts';
import { replaceFile } from '../../workers/process/wholeFile.ts';

const codeRow = z.object({
  externalId: z.string(),
  productId: z.string(),
  itemId: z.string().nullable(),
  itemExternalId: z.string().nullable(),
  sku: z.string().nullable(),
  schedule: z.string(),
  code: z.string(),
  originCountry: z.string().nullable(),
  customsDescription: z.string().nullable(),
  destinationCountry: z.string().nullable(),
  removed: z.boolean(),
});
/** A code as `GET /v1/catalog/sync/codes` tells it. */
export type CodeRow = z.infer<typeof codeRow>;

const memory = z.object({
  /** The latest change of a product that was pulled, as the shop dates it. */
  pulledUntil: z.string().nullable().default(null),
  /** A pull that was broken off: where it goes on. */
  pull: z
    .object({
      since: z.string().nullable(),
      cursor: z.string(),
      latest: z.string().nullable(),
    })
    .nullable()
    .default(null),
  /** Ids of the products that the shop has had, as far as they were pulled. */
  known: z.array(z.string()).default([]),
  /** Cursor of the codes. */
  codes: z.string().nullable().default(null),
  /** Codes that the shop has not taken yet. */
  again: z.array(codeRow).default([]),
});
export type Memory = z.infer<typeof memory>;

/** Reads the file; a new one where there is none. Throws on one that is none of ours. */
export function readMemory(file: string): Memory {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return memory.parse({});
  }
  try {
    return memory.parse(JSON.parse(text));
  } catch (cause) {
    throw new UserError(`${file} is no state of a connector: name another with --state.`, {
      cause,
    });
  }
}

/** Replaces the file whole: a run that dies leaves the one before. */
export function writeMemory(file: string, known: Memory): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  replaceFile(file, JSON.stringify(known));
}
