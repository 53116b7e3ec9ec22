/**
 * Lexicon and search indexes, kept on disk in parts: each is read when it is first asked for, those
 * of a language together.
 */
import { buildIndexes, type Indexes } from '../../engine/classify/edition.ts';
import type { Article, Lexicon } from '../../engine/classify/lexicon.ts';
import type { Phrases, PhraseMap } from '../../engine/classify/nameIndex.ts';
import { type Language, LANGUAGES } from '../../engine/classify/stem.ts';
import type { NomenclatureBook } from '../../engine/hs.ts';
import { inParts } from '../../engine/inParts.ts';
import { type KeptThing, keptInParts } from './keptOnDisk.ts';
import { loadLexicon } from './lexicon.ts';
import { EMBEDDED_SCHEDULES, nomenclatureFiles } from './nomenclature.ts';

/** Phrases of articles and of values. */
type ByOwner = Readonly<Record<'articles' | 'values', PhraseMap>>;

/** The articles are the largest part: they are read in pieces that hold nobody up for long. */
const PIECES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface Kept
  extends
    Pick<Lexicon, 'values'>,
    Omit<Indexes, 'phrases'>,
    Readonly<Record<`articles-${(typeof PIECES)[number]}`, Lexicon['articles']>>,
    Readonly<Record<`names-${Language}`, ByOwner>> {
  exceptions: ByOwner;
}

const INDEXES: KeptThing = {
  name: 'indexes',
  texts: ['lexicon', ...(['hs', ...EMBEDDED_SCHEDULES] as const).flatMap(nomenclatureFiles)],
  code: ['edition/reading', 'engine', 'engine/classify'],
};

const PARTS: readonly (keyof Kept)[] = [
  ...PIECES.map((piece) => `articles-${piece}` as const),
  ...(['values', 'exceptions', 'labels', 'speller'] as const),
  ...LANGUAGES.map((language) => `names-${language}` as const),
];

/**
 * The embedded lexicon and its indexes. Of the articles' names only the English ones are kept: the
 * others are in the indexes.
 */
export function loadIndexes(nomenclature: NomenclatureBook): {
  lexicon: Lexicon;
  indexes: Indexes;
} {
  const kept = keptInParts<Kept>(INDEXES, PARTS, () => build(nomenclature));
  return {
    lexicon: inParts<Lexicon>(
      {
        articles: () => PIECES.flatMap((piece) => kept[`articles-${piece}`]),
        values: () => kept.values,
      },
      [kept],
    ),
    indexes: inParts<Indexes>({
      phrases: () => phrasesOf(kept),
      labels: () => kept.labels,
      speller: () => kept.speller,
    }),
  };
}

function build(nomenclature: NomenclatureBook): Kept {
  const { lexicon } = loadLexicon();
  const { phrases, labels, speller } = buildIndexes(nomenclature, lexicon);
  const { articles, values } = phrases;
  const size = Math.ceil(lexicon.articles.length / PIECES.length);
  return {
    ...keyed('articles-', PIECES, (piece) =>
      lexicon.articles.slice(piece * size, (piece + 1) * size).map(lean),
    ),
    values: lexicon.values,
    exceptions: { articles: articles.exceptions, values: values.exceptions },
    labels,
    speller,
    ...keyed('names-', LANGUAGES, (language) => ({
      articles: articles.names[language],
      values: values.names[language],
    })),
  };
}

const phrasesOf = (kept: Kept): Phrases =>
  inParts<Phrases>({
    articles: () => ownedBy('articles', kept),
    values: () => ownedBy('values', kept),
    // a language has one numbering of its words, whoever's they are
    vocabulary: () =>
      inParts(keyed('', LANGUAGES, (language) => () => kept[`names-${language}`].articles.words)),
  });

const ownedBy = (owner: keyof ByOwner, kept: Kept): Phrases[keyof ByOwner] =>
  inParts({
    names: () =>
      inParts(keyed('', LANGUAGES, (language) => () => kept[`names-${language}`][owner])),
    exceptions: () => kept.exceptions[owner],
  });

const keyed = <Prefix extends string, Name extends string | number, T>(
  prefix: Prefix,
  names: readonly Name[],
  make: (name: Name) => T,
): Record<`${Prefix}${Name}`, T> =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, make(name)])) as Record<
    `${Prefix}${Name}`,
    T
  >; // every name is there

const ENGLISH_NAMES_MAX = 5;

/** An article as answers need it. */
const lean = (article: Article): Article => ({
  ...article,
  names: article.names.filter(({ language }) => language === 'en').slice(0, ENGLISH_NAMES_MAX),
  not: [],
  tests: [],
});
