/**
 * What a caller must know before trusting a clear answer: of the lists, and of the names asked for.
 */
import type { WARNING_CODES } from '../contract/screen.ts';
import type { ListRelease, ScreeningLists } from '../edition/screening.ts';
import { LISTS } from '../engine/screening/lists.ts';
import type { Screening } from '../engine/screening/screen.ts';

export interface ScreeningWarning {
  code: (typeof WARNING_CODES)[number];
  /** For a person. */
  text: string;
}

/**
 * With these a clear answer still says what it says: nothing like the name stands on the lists that
 * are named.
 */
const HARMLESS: ReadonlySet<ScreeningWarning['code']> = new Set(['matches_cut', 'list_unknown']);

/** Whether nothing may be called clear. */
export const isOpen = (warnings: readonly ScreeningWarning[]): boolean =>
  warnings.some(({ code }) => !HARMLESS.has(code));

const DAY_MS = 86_400_000;

/** How old the lists may be. */
export interface ListAge {
  /** When their publishers last confirmed the releases that they are from, by the release's id. */
  confirmed: ReadonlyMap<string, string>;
  now: Date;
  daysMax: number;
}

/**
 * One sentence for lists that are not loaded, one for each list that is too old, one for lists
 * whose age nobody knows, one for lists unknown to this software.
 */
export function listWarnings(
  { lists, unknown }: Pick<ScreeningLists, 'lists' | 'unknown'>,
  age: ListAge,
): ScreeningWarning[] {
  const missing = LISTS.filter(({ code }) => !lists.some((list) => list.code === code));
  const undated = lists.filter((list) => knownOn(list, age) === null);
  const sentence = (
    code: ScreeningWarning['code'],
    of: readonly string[],
    text: string,
  ): ScreeningWarning[] => (of.length === 0 ? [] : [{ code, text: `${text}: ${of.join(', ')}.` }]);
  return [
    ...sentence(
      'list_not_loaded',
      missing.map(({ code, name }) => `${code} (${name})`),
      lists.length === 0
        ? 'No list is loaded, so nothing was screened. Missing'
        : 'Not loaded and therefore not screened',
    ),
    ...lists.flatMap((list): ScreeningWarning[] => {
      const day = knownOn(list, age);
      const days = day === null ? 0 : Math.floor((age.now.getTime() - Date.parse(day)) / DAY_MS);
      const text = `The list ${list.code} is ${days} days old (${day ?? ''}).`;
      return days > age.daysMax ? [{ code: 'list_outdated', text }] : [];
    }),
    ...sentence(
      'list_undated',
      undated.map(({ code }) => code),
      'Lists whose file gives no date, so their age is unknown (import them with --valid-from)',
    ),
    ...sentence(
      'list_unknown',
      unknown,
      'Lists imported but not known to this service, and not screened',
    ),
  ];
}

/**
 * The last day on which the list is known to be right: that of its publication, though none after
 * its import, or the one on which its publisher was asked and had nothing newer than this very
 * release. Null for a file that names no day: when it was imported says nothing of its age.
 */
function knownOn(
  { publishedAt, importedAt, releaseId }: ListRelease,
  { confirmed }: ListAge,
): string | null {
  const imported = importedAt.slice(0, 10);
  const published = publishedAt !== null && publishedAt > imported ? imported : publishedAt;
  const days = [published, confirmed.get(releaseId)?.slice(0, 10) ?? null].filter(
    (day) => day !== null,
  );
  return days.sort().at(-1) ?? null;
}

/** Lists that are too old for a clear answer: the day on which each was last known to be right. */
export const staleLists = (
  lists: readonly ListRelease[],
  age: ListAge,
): { list: string; knownOn: string; days: number }[] =>
  lists.flatMap((list) => {
    const day = knownOn(list, age);
    const days = day === null ? 0 : Math.floor((age.now.getTime() - Date.parse(day)) / DAY_MS);
    return day !== null && days > age.daysMax ? [{ list: list.code, knownOn: day, days }] : [];
  });

const UNUSABLE = {
  short: 'has fewer than three letters',
  form: 'is nothing but a legal form or words that every name may have',
} as const;

/**
 * One sentence for a name or company that could not be screened, or not to its end, and one for
 * matches that are not shown.
 */
export function nameWarnings({ unusable, cut, isCut, matches }: Screening): ScreeningWarning[] {
  return [
    ...unusable.map(({ queried, why }): ScreeningWarning => {
      const text = `${queried}: it ${UNUSABLE[why]}, and was not screened.`;
      return { code: `${queried}_not_screened`, text };
    }),
    ...cut.map((queried): ScreeningWarning => {
      const text = `${queried}: too many words or names; only the first ones were screened.`;
      return { code: `${queried}_partly_screened`, text };
    }),
    ...(isCut
      ? [
          {
            code: 'matches_cut' as const,
            text: `More than ${matches.length} parties match; the best are shown. Give more of the name.`,
          },
        ]
      : []),
  ];
}
