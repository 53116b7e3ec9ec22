/**
 * Checks of the legal notes that need the lexicon and the nomenclature: codes, axes, values,
 * articles.
 */
import type { ClassificationEdition } from './edition.ts';
import type { RuleCondition, LexiconProblem } from './lexicon.ts';
import { valuesByAxis, problemsOfRules } from './lexiconRules.ts';
import type { Note, NoteCondition } from './notes.ts';

/** Every problem of the notes of an edition. */
export function problemsOfNotes(edition: ClassificationEdition): LexiconProblem[] {
  const values = valuesByAxis(edition.lexicon.values);
  return edition.notes.flatMap((note) =>
    [
      ...codeProblems(note, edition),
      ...articleProblems(note, edition),
      ...conditionProblems(note, values),
    ].map((message) => ({ file: note.file, line: note.line, message })),
  );
}

function codeProblems(
  { scope, to }: Note,
  { nomenclature: { labels } }: ClassificationEdition,
): string[] {
  return [...scope.flatMap(({ from, to: until }) => [from, until]), ...(to === null ? [] : [to])]
    .filter((code) => !labels.has(code))
    .map((code) => `${code} is not in the nomenclature`);
}

function articleProblems({ when }: Note, { names }: ClassificationEdition): string[] {
  return when
    .flatMap((one) => (one.test === 'named' ? one.articles : []))
    .filter((id) => !names.articleById.has(id))
    .map((id) => `no article "${id}"`);
}

const isCondition = (one: NoteCondition): one is RuleCondition => one.test !== 'named';

function conditionProblems(
  { when, line }: Note,
  values: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const rule = { when: when.filter(isCondition), then: '000000', share: null, cite: null, line };
  const closing = { ...rule, when: [] };
  return problemsOfRules(rule.when.length === 0 ? [closing] : [rule, closing], values).map(
    ({ message }) => message,
  );
}
