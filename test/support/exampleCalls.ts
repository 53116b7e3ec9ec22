/** Sends the examples of the description to a running service, and says in what an answer differs. */
import { writeFileSync } from 'node:fs';
import { type Example, exampleFile, examplesOf } from '../../api/examples.ts';
import type { Operation } from '../../contract/operation.ts';
import type { CallOptions, Json } from './service.ts';

/** The path of a call, its parameters and query filled in. */
export function targetOf({ path }: Operation, example: Example): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example.path?.[name] ?? '');
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(example.query ?? {})) asked.set(name, String(value));
  const query = asked.toString();
  return query === '' ? filled : `${filled}?${query}`;
}

export const optionsOf = ({ body }: Example): CallOptions => (body === undefined ? {} : { body });

/** Fields that are others at each call: ids, and what depends on releases, prices paid and time. */
const CHANGING = new Set([
  'ageDays',
  'balance',
  'balanceAfter',
  'bytes',
  'content',
  'dataSource',
  'durationMs',
  'id',
  'importedAt',
  'keyId',
  'liveSince',
  'next',
  'prefix',
  'probabilities',
  'probability',
  'publishedAt',
  'releaseId',
  'remaining',
  'requestId',
  'rows',
  'score',
  'secret',
  'sha256',
  'tariff',
  'upstreamRequestId',
  'usageId',
  'userAgent',
]);
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** The answer without what is another at each call. */
export function lasting(value: Json, name = ''): Json {
  if (CHANGING.has(name) && value !== null) return '(changes)';
  if (Array.isArray(value)) return value.map((one) => lasting(one));
  if (typeof value === 'string') return TIME.test(value) ? '(time)' : value.replace(UUID, '(id)');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lasting(one, key)]));
}

/** The answer with its long lists cut to what the example shows of them. */
export function shortenedAs({ shortened = [] }: Example, answer: Json, printed: Json): Json {
  return shortened.reduce<Json>((cut, list) => {
    const shown: Json[] = listAt(printed, list);
    const keep = ({ code }: Json, at: number): boolean =>
      code === undefined ? at < shown.length : shown.some((one) => one.code === code);
    return withList(cut, list.split('.'), listAt(cut, list).filter(keep));
  }, answer);
}

const listAt = (value: Json, list: string): Json[] =>
  list.split('.').reduce((at, part) => at?.[part], value) ?? [];

const withList = (value: Json, [part = '', ...rest]: string[], list: Json[]): Json => ({
  ...value,
  [part]: rest.length === 0 ? list : withList(value[part], rest, list),
});

/** Prints the answers in the place of those that the examples show. */
export function printAnswers(operationId: string, answers: readonly Json[]): void {
  const examples = examplesOf(operationId).map((example, at) => ({
    ...example,
    answer: withoutFile(cutFor(example, answers[at])),
  }));
  writeFileSync(exampleFile(operationId), `${JSON.stringify(examples, null, 2)}\n`);
}

const BEGINNING = 24; // of a file in base64, whole groups of four

/** Files are shown by their beginning. */
function withoutFile(answer: Json): Json {
  const content = answer?.data?.content;
  if (typeof content !== 'string') return answer;
  return { ...answer, data: { ...answer.data, content: content.slice(0, BEGINNING) } };
}

const SHOWN = 2;
const cutFor = ({ shortened = [] }: Example, answer: Json): Json =>
  shortened.reduce<Json>(
    (cut, list) => withList(cut, list.split('.'), chosen(listAt(cut, list))),
    answer,
  );

/** Of countries those that most is to be said of, of other lists the first entries. */
const chosen = (list: Json[]): Json[] => {
  const known = list.filter(({ code }) => ['CA', 'DE'].includes(code));
  return known.length > 0 ? known : list.slice(0, SHOWN);
};
