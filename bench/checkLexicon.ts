/**
 * `npm run check:lexicon [-- FILE ... | --try TEXT]`: what is wrong with the lexicon; leaves with 1
 * when anything is.
 */
import { basename } from 'node:path';
import { loadLexicon } from '../edition/reading/lexicon.ts';
import { loadNomenclature } from '../edition/reading/nomenclature.ts';
import { loadNotes } from '../edition/reading/notes.ts';
import { buildEdition, type ClassificationEdition } from '../engine/classify/edition.ts';
import type { LexiconProblem } from '../engine/classify/lexicon.ts';
import { problemsOfTexts, shownDecision, topCodeOf } from '../engine/classify/lexiconReview.ts';
import { codesOf } from '../engine/classify/lexiconRules.ts';
import { problemsOfNotes } from '../engine/classify/notesReview.ts';

const out = (line: string): void => void process.stdout.write(`${line}\n`);

const HELP = `npm run check:lexicon [-- FILE ... | --try TEXT ...] [--json]
  FILE    files of data/lexicon to check; all when left out
  --try   what the classifier makes of a text
  --json  one object on standard output: {articles, names, tests, problems}`;

function main(words: readonly string[]): number {
  const json = words.includes('--json');
  const args = words.filter((word) => word !== '--json');
  if (args.includes('--help')) {
    out(HELP);
    return 0;
  }
  const { lexicon, problems } = loadLexicon();
  const notes = loadNotes();
  const edition = buildEdition(loadNomenclature(), lexicon, notes.notes);
  if (args[0] === '--try') return tryTexts(args.slice(1), edition);
  const files = new Set(args.map((path) => basename(path)));
  const asked = (file: string): boolean => files.size === 0 || files.has(file);
  const all = unique([
    ...problems,
    ...notes.problems,
    ...problemsOfNotes(edition),
    ...problemsOfTexts(edition, (article) => asked(article.file)),
  ]).filter(({ file }) => asked(file));
  const counts = countsOf(edition, asked);
  if (json) {
    out(JSON.stringify({ ...counts, problems: all }));
    return all.length === 0 ? 0 : 1;
  }
  all.forEach(({ file, line, message }) =>
    out(`data/${file.endsWith('.notes') ? 'notes' : 'lexicon'}/${file}:${line}: ${message}`),
  );
  out(
    `${counts.articles} articles, ${counts.names} names, ${counts.rules} rules, ${counts.tests} tests, ${counts.notes} notes`,
  );
  if (files.size === 0) printEmptyHeadings(edition);
  out(all.length === 0 ? 'lexicon: no problems' : `lexicon: ${all.length} problem(s)`);
  return all.length === 0 ? 0 : 1;
}

function unique(problems: readonly LexiconProblem[]): LexiconProblem[] {
  const seen = new Map(problems.map((one) => [`${one.file}:${one.line}:${one.message}`, one]));
  return [...seen.values()].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

function countsOf(edition: ClassificationEdition, asked: (file: string) => boolean) {
  const articles = edition.lexicon.articles.filter(({ file }) => asked(file));
  return {
    articles: articles.length,
    names: articles.reduce((sum, article) => sum + article.names.length, 0),
    rules: articles.reduce((sum, article) => sum + codesOf(article.rules).length, 0),
    tests: articles.reduce((sum, article) => sum + article.tests.length, 0),
    notes: edition.notes.filter(({ file }) => asked(file)).length,
  };
}

/** How many articles end in each heading; the headings with none are the work list. */
function printEmptyHeadings(edition: ClassificationEdition): void {
  const ending = new Map<string, number>();
  for (const article of edition.lexicon.articles) {
    for (const heading of new Set(codesOf(article.rules).map((code) => code.slice(0, 4))))
      ending.set(heading, (ending.get(heading) ?? 0) + 1);
  }
  const headings = [...edition.nomenclature.labels.keys()]
    .filter((code) => code.length === 4)
    .sort();
  out(
    `articles by heading: ${headings
      .filter((one) => ending.has(one))
      .map((one) => `${one}:${ending.get(one) ?? 0}`)
      .join(' ')}`,
  );
  out(`headings without article: ${headings.filter((one) => !ending.has(one)).join(' ')}`);
}

function tryTexts(texts: readonly string[], edition: ClassificationEdition): number {
  for (const text of texts) {
    out(`${text} => ${topCodeOf(text, edition) ?? 'nothing'}`);
    shownDecision(text, edition).forEach((line) => out(`  ${line}`));
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
