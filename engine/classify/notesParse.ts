/**
 * Reads the files of legal notes: one record a line, `cite | scope | action | conditions | what it
 * says`.
 */
import type { LexiconFile, LexiconProblem } from './lexicon.ts';
import type { Note, NoteCondition } from './notes.ts';
import { parseConditions } from './ruleParse.ts';

export interface ParsedNotes {
  notes: Note[];
  problems: LexiconProblem[];
}

/** All notes of the files, in their order; a faulty line is left out and named. */
export function parseNotes(files: readonly LexiconFile[]): ParsedNotes {
  const notes: Note[] = [];
  const problems: LexiconProblem[] = [];
  for (const { file, text } of files)
    text.split('\n').forEach((written, index) => {
      if (written.trim() === '' || written.startsWith('#')) return;
      const line = index + 1;
      const note = parseNote(written, { file, line });
      if ('problem' in note) problems.push({ file, line, message: note.problem });
      else notes.push(note);
    });
  return { notes, problems };
}

function parseNote(
  written: string,
  place: { file: string; line: number },
): Note | { problem: string } {
  const [cite, scopes, actions, conditions, says, ...more] = written
    .split(' | ')
    .map((one) => one.trim());
  if (!cite || !scopes || !actions || !conditions || !says || more.length > 0)
    return { problem: 'expected "cite | scope | action | conditions | what it says"' };
  const ranges = scopes.split(/\s+/).map(rangeOf);
  const scope = ranges.filter((one) => one !== null);
  if (scope.length < ranges.length) return { problem: `not a scope: "${scopes}"` };
  const chapters = scope.flatMap(({ from, to }) => [from.slice(0, 2), to.slice(0, 2)]).sort();
  const action = /^(exclude|require)$|^redirect (\d{6})$/.exec(actions);
  if (!action)
    return { problem: `expected exclude, require or redirect with six digits, found "${actions}"` };
  try {
    return {
      cite,
      scope,
      chapters: [chapters[0] ?? '', chapters.at(-1) ?? ''],
      action: action[1] === 'exclude' || action[1] === 'require' ? action[1] : 'redirect',
      to: action[2] ?? null,
      when: conditionsOf(conditions),
      says,
      ...place,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function rangeOf(written: string): { from: string; to: string } | null {
  const [from = '', to = from, ...more] = written.split('-');
  const fits = [from, to].every((one) => /^(?:\d{2}|\d{4}|\d{6})$/.test(one));
  return fits && from.length === to.length && from <= to && more.length === 0 ? { from, to } : null;
}

/**
 * `named=bicycle|tricycle` looks at the articles found; everything else is a condition of the
 * lexicon.
 */
function conditionsOf(text: string): NoteCondition[] {
  const named = [...text.matchAll(/(?:^|\s)(!?)named=([a-z0-9|-]+)/g)].map(
    ([, sign, ids = '']): NoteCondition => ({
      test: 'named',
      articles: ids.split('|'),
      negated: sign === '!',
    }),
  );
  return [...named, ...parseConditions(text.replace(/(?:^|\s)!?named=\S+/g, ' '))];
}
