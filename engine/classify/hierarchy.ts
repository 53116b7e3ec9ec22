/** The levels above an answer. */
import { existsOn } from '../calendar.ts';
import type { NomenclatureBook } from '../hs.ts';
import type { ScheduleName } from '../hscode.ts';
import type { ChosenLine } from './national.ts';
import type { HierarchyLevel } from './types.ts';

/**
 * Chapter, heading, subheading and, for a national line, the tariff lines of the day down to it.
 */
export function hierarchyOf(
  book: NomenclatureBook,
  code: string,
  schedule: ScheduleName | null,
  line: ChosenLine | null,
  on: string | undefined,
): HierarchyLevel[] {
  const levels: HierarchyLevel[] = (['chapter', 'heading', 'subheading'] as const).map(
    (level, at) => {
      const part = code.slice(0, 2 * (at + 1));
      const national = line && schedule ? book.texts?.[schedule]?.get(part) : undefined;
      const official = national ?? book.texts?.hs?.get(part);
      return { level, code: part, description: official ?? book.labels.get(part) ?? '' };
    },
  );
  if (!line || !schedule) return levels;
  const above = (book.national[schedule].get(code) ?? []).filter(
    (one) =>
      one.code.length < line.code.length &&
      line.code.startsWith(one.code) &&
      (on === undefined || existsOn(one, on)),
  );
  for (const one of above)
    if (one.label !== line.label)
      levels.push({ level: 'tariff', code: one.code, description: one.official ?? one.label });
  levels.push({ level: 'tariff', code: line.code, description: line.official ?? line.label });
  return levels;
}
