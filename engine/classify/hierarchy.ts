/** The levels above an answer. */
import { existsOn } from '../calendar.ts';
import type { NomenclatureBook } from '../hs.ts';
import type { ScheduleName } from '../hscode.ts';
import { levelsIn } from './lineTexts.ts';
import type { ChosenLine } from './national.ts';
import { joinedLevels } from './printedLine.ts';
import type { HierarchyLevel } from './types.ts';

/**
 * Chapter, heading, subheading and, for a national line, the tariff lines of the day down to it,
 * each with what it says beyond the level above.
 */
export function hierarchyOf(
  book: NomenclatureBook,
  code: string,
  schedule: ScheduleName | null,
  line: ChosenLine | null,
  on: string | undefined,
): HierarchyLevel[] {
  const textOf = (part: string): string => {
    const national = line && schedule ? book.texts?.[schedule]?.get(part) : undefined;
    return national ?? book.texts?.hs?.get(part) ?? book.labels.get(part) ?? '';
  };
  const levels: HierarchyLevel[] = (['chapter', 'heading', 'subheading'] as const).map(
    (level, at) => {
      const part = code.slice(0, 2 * (at + 1));
      const isPrinted = level === 'subheading' && textOf(part) !== book.labels.get(part);
      const description = isPrinted ? joinedLevels(levelsIn(textOf(part))) : textOf(part);
      return { level, code: part, description };
    },
  );
  if (!line || !schedule) return levels;
  const above = (book.national[schedule].get(code) ?? []).filter(
    (one) =>
      one.code.length < line.code.length &&
      line.code.startsWith(one.code) &&
      one.label !== line.label &&
      (on === undefined || existsOn(one, on)),
  );
  let last = textOf(code);
  for (const one of [...above, line]) {
    const description = one.official === undefined ? one.label : below(last, one.official);
    levels.push({ level: 'tariff', code: one.code, description });
    last = one.official ?? last;
  }
  return levels;
}

/** What a text says beyond that of the level above it, which stands before it. */
function below(above: string, official: string): string {
  const [levels, known] = [levelsIn(official), levelsIn(above)];
  const isWithin = known.every((text, at) => text === levels[at]);
  const further = isWithin ? levels.slice(known.length) : levels;
  return joinedLevels(further.length > 0 ? further : levels.slice(-1));
}
