/**
 * Checks of the lexicon that need the nomenclature and the classifier itself: codes, shared names,
 * neighbours, tests.
 */
import { foldMarks, markedWordsOf, wordsOf } from '../fold.ts';
import { decide, type Decision } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { REACH } from './effort.ts';
import type { Article, LexiconProblem } from './lexicon.ts';
import { codesOf } from './lexiconRules.ts';
import { phraseKeys } from './nameIndex.ts';
import { readGoods } from './text.ts';
import { isAlike } from './writtenForms.ts';

/** Every problem of the articles that `asked` picks; names are compared with all articles. */
export function problemsOfTexts(
  edition: ClassificationEdition,
  asked: (article: Article) => boolean,
): LexiconProblem[] {
  const articles = edition.lexicon.articles.filter(asked);
  return [
    ...articles.flatMap((article) => [
      ...codeProblems(article, edition),
      ...testProblems(article, edition),
    ]),
    ...sharedNames(edition.lexicon.articles, asked),
    ...articles.flatMap(doublePlurals),
  ];
}

/**
 * Dutch names in the plural of a plural: «sneakersen» beside «sneaker». A noun in -er that takes an
 * -s has no other plural.
 */
export function doublePlurals({ names, file, line }: Article): LexiconProblem[] {
  const words = names.flatMap(({ language, phrase }) =>
    language === 'nl' ? wordsOf(foldMarks(phrase)) : [],
  );
  const known = new Set(words);
  return words
    .filter((word) => word.endsWith('ersen') && known.has(word.slice(0, -3)))
    .map((word) => ({ file, line, message: `"${word}" is the plural of a plural` }));
}

/** The six-digit code a text ends in, or null. */
export function topCodeOf(text: string, edition: ClassificationEdition): string | null {
  return decisionOn(text, edition).candidates[0]?.code ?? null;
}

/** What the classifier makes of a text, line by line, for authors. */
export function shownDecision(text: string, edition: ClassificationEdition): string[] {
  const { articles, candidates, facts, open, languages, notes, rule } = decisionOn(text, edition);
  return [
    `languages ${languages.join(' ')}`,
    ...articles.map(
      ({ article, score }) =>
        `article ${article.id} ${score.toFixed(2)} (${article.file}:${article.line})`,
    ),
    ...[...facts.values].map(
      ([axis, stated]) =>
        `axis ${axis}=${stated.map(({ value, weight }) => `${value} ${weight.toFixed(2)}`).join(', ')}`,
    ),
    ...facts.measures.map(
      ({ axis, amount, of }) => `measure ${axis}${of === null ? '' : `(${of})`} = ${amount}`,
    ),
    ...open.slice(0, 3).map(({ axis, mass }) => `open ${axis} ${mass.toFixed(2)}`),
    ...notes.map(
      ({ note, codes, moved }) =>
        `note ${note.cite} moved ${moved.toFixed(2)} from ${codes.join(' ')} (${note.file}:${note.line})`,
    ),
    `rule ${rule}`,
    ...candidates
      .slice(0, 5)
      .map(
        ({ code, share, support }) =>
          `code ${code} ${share.toFixed(3)} ${support?.article.id ?? '(labels)'} ${edition.nomenclature.labels.get(code) ?? ''}`,
      ),
  ];
}

function decisionOn(text: string, edition: ClassificationEdition): Decision {
  return decide(readGoods({ description: text }), edition, {
    destination: '',
    price: undefined,
    reach: REACH.mini,
  });
}

function codeProblems(article: Article, { nomenclature }: ClassificationEdition): LexiconProblem[] {
  const chapters = new Set(nomenclature.subheadings.map((code) => code.slice(0, 2)));
  const missing = new Set(
    codesOf(article.rules).filter(
      (code) => chapters.has(code.slice(0, 2)) && !nomenclature.labels.has(code.slice(0, 6)),
    ),
  );
  return [...missing].map((code) => ({
    file: article.file,
    line: article.line,
    message: `${article.id}: code ${code} is not in the nomenclature`,
  }));
}

function testProblems(article: Article, edition: ClassificationEdition): LexiconProblem[] {
  const own = new Set(codesOf(article.rules));
  const neighbour = article.tests.some(
    ({ not, code }) => not || ![...own].some((one) => one.startsWith(code)),
  );
  const problems = article.tests.flatMap(({ text, code, not, file, line }) => {
    const top = topCodeOf(text, edition);
    if ((top?.startsWith(code.slice(0, 6)) ?? false) !== not) return [];
    const support = decisionOn(text, edition).candidates[0]?.support;
    // Without an article the labels answer; a neighbour test only guards what the lexicon takes.
    if (not && !support) return [];
    const by = support?.article.id ?? 'labels';
    return [
      {
        file,
        line,
        message: `${article.id}: "${text}" => ${top ?? 'nothing'} (by ${by}), expected ${not ? '!' : ''}${code}`,
      },
    ];
  });
  if (!neighbour)
    problems.push({
      file: article.file,
      line: article.line,
      message: `${article.id}: no neighbour test (t: near thing => !code)`,
    });
  return problems;
}

/** Two articles may share a name only when all but one have a context for it. */
function sharedNames(
  articles: readonly Article[],
  asked: (article: Article) => boolean,
): LexiconProblem[] {
  const bare = new Map<string, { article: Article; written: string }>();
  const problems: LexiconProblem[] = [];
  for (const article of articles) {
    for (const { language, phrase, context } of article.names) {
      if (context.length > 0) continue;
      const key = `${language} ${phraseKeys(phrase, language).join(' ')}`;
      const written = markedWordsOf(phrase).join(' ');
      const before = bare.get(key);
      if (!before) bare.set(key, { article, written });
      else if (
        before.article.id !== article.id &&
        isAlike(written, before.written, language) &&
        (asked(before.article) || asked(article))
      ) {
        const late = asked(article) ? article : before.article;
        const other = late === article ? before.article : article;
        problems.push({
          file: late.file,
          line: late.line,
          message: `${late.id}: name "${phrase}" (${language}) is also that of ${other.id} (${other.file}:${other.line}); give one a "+ context"`,
        });
      }
    }
  }
  return problems;
}
