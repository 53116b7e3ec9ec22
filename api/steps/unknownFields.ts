/**
 * Refuses fields that a request does not have. Calculations and classifications name them in their
 * `notes`; where a misspelt field would write, spend or print, nothing is done before it is mended.
 */
import { z } from 'zod';
import { type ApiError, invalidInput } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import { didYouMean, nearest } from '../../engine/nearest.ts';
import type { Issue } from '../../engine/refusal.ts';
import { FaultyItem } from '../faultyItem.ts';
import { isRecord } from '../isRecord.ts';
import { boundedIssues, ISSUES_MAX } from './faults.ts';

const CLOSED: ReadonlySet<string> = new Set(['Catalogue', 'Documents', 'Bulk runs']);

/** Throws 400 where the schema has dropped a field of what was sent. */
export function requireKnown(
  { group }: Pick<Operation, 'group'>,
  schema: z.ZodType,
  sent: unknown,
  read: unknown,
): void {
  const refusal = CLOSED.has(group) ? refusalOf(schema, unreadIn(sent, read)) : null;
  if (refusal) throw refusal;
}

/** The same of a batch: an entry of its list `name` with such a field fails alone. */
export function knownEntries(
  operation: Pick<Operation, 'group'>,
  { schema, name }: { schema: z.ZodType; name: string },
  sent: unknown,
  read: unknown,
): unknown {
  if (!CLOSED.has(operation.group)) return read;
  const { [name]: entries, ...head } = read as Record<string, unknown>;
  const { [name]: sentEntries, ...sentHead } = sent as Record<string, unknown>;
  requireKnown(operation, schema, sentHead, head);
  if (!Array.isArray(entries) || !Array.isArray(sentEntries)) return read;
  const known = entries.map((entry: unknown, at) => {
    if (entry instanceof FaultyItem) return entry;
    const refusal = refusalOf(schema, unreadIn(sentEntries[at], entry, `${name}.${at}.`));
    return refusal ? new FaultyItem(refusal, sentEntries[at]) : entry;
  });
  return { ...head, [name]: known };
}

/** Paths of fields that were sent with a value and are not among what was read. */
function unreadIn(sent: unknown, read: unknown, at = ''): string[] {
  if (sent === read) return [];
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.flatMap((one, index) => unreadIn(one, read[index], `${at}${index}.`));
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    if (Object.hasOwn(read, name)) return unreadIn(value, read[name], `${at}${name}.`);
    return value === undefined ? [] : [at + name];
  });
}

function refusalOf(schema: z.ZodType, paths: readonly string[]): ApiError | null {
  if (paths.length === 0) return null;
  const names = namesIn(schema);
  const issues = paths.slice(0, ISSUES_MAX + 1).map((path): Issue => {
    const meant = nearest(path.slice(path.lastIndexOf('.') + 1), names);
    return { path, message: `is no field of this request${didYouMean(meant)}` };
  });
  return invalidInput(boundedIssues(issues));
}

const memo = new WeakMap<z.ZodType, readonly string[]>();

/** Names of all fields of a schema, at any depth. */
function namesIn(schema: z.ZodType): readonly string[] {
  const known = memo.get(schema);
  if (known) return known;
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    return value as unknown;
  });
  memo.set(schema, [...names]);
  return [...names];
}
