/** Reading of an answer for its summary: what is not there is left out, and nothing is invented. */

/** A part of an answer, whose shape its operation's contract states. */
// eslint-disable-next-line typescript/no-explicit-any -- read field by field, as the contract of each operation has them
export type Said = any;

const MOST = 1500;

/** Sentences as one text below 1,500 characters; those that are empty are left out. */
export function told(...sentences: readonly (string | null | undefined | false)[]): string {
  const text = sentences.filter(Boolean).join(' ');
  return text.length < MOST ? text : `${text.slice(0, MOST - 2).trimEnd()}…`;
}

/** The first of a list in words, and how many more there are. */
export function listed<T>(
  items: readonly T[] | null | undefined,
  word: (item: T) => string | null | undefined,
  most = 5,
): string {
  const all = items ?? [];
  const shown = all.slice(0, most).flatMap((item) => word(item) || []);
  const more = all.length > most ? `; and ${all.length - most} more` : '';
  return shown.join('; ') + more;
}

/** From which release an answer is, and of which day: at least, since when that is in force here. */
export function source(data: Said, day?: string | null): string {
  const { version, importedAt } = data?.dataSource ?? {};
  const since = importedAt ? `, live here since ${importedAt.slice(0, 10)}` : '';
  return told(version && `Source: ${version}${day ? '' : since}.`, day && `As of ${day}.`);
}

/** A text of ours cut to what a summary can take. */
export const short = (text: string | null | undefined, most = 160): string =>
  !text ? '' : text.length <= most ? text : `${text.slice(0, most - 1)}…`;

/** What an answer cost, and what is left. */
export const cost = ({ credits }: Said): string =>
  credits ? `${credits.charged} credits charged, ${credits.remaining ?? 'unknown'} left.` : '';

export const percent = (share: number | null | undefined): string | null =>
  typeof share === 'number' ? `${Math.round(share * 100)} %` : null;
