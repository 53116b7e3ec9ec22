/**
 * One state of nomenclature, lexicon and search index, built once and read by every classification.
 */
import type { NomenclatureBook } from '../hs.ts';
import { inParts } from '../inParts.ts';
import { buildLabelIndex, type LabelIndex } from './labelIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { buildSpeller, type Speller } from './speller.ts';
import { buildPhrases, nameIndexOf, type NameIndex, type Phrases } from './nameIndex.ts';
import type { Note } from './notes.ts';
import type { RulingIndex } from './rulings.ts';

export interface ClassificationEdition {
  nomenclature: NomenclatureBook;
  lexicon: Lexicon;
  /** Phrases of the lexicon: article names, their exceptions, words of axis values. */
  names: NameIndex;
  /** Search over the labels of the six-digit subheadings. */
  labels: LabelIndex;
  /** Legal notes, in the order in which they are applied. */
  notes: readonly Note[];
  /** Known words, for spelling repair. */
  speller: Speller;
  /** Precedent rulings under the schedule of the United States, where a set of them is live. */
  rulings?: RulingIndex;
}

/**
 * What takes long to make of a nomenclature and a lexicon: plain data that can be stored and read
 * again, in parts.
 */
export interface Indexes {
  phrases: Phrases;
  labels: LabelIndex;
  speller: Speller;
}

/** The indexes of a nomenclature and a lexicon; takes seconds for the full lexicon. */
export function buildIndexes(nomenclature: NomenclatureBook, lexicon: Lexicon): Indexes {
  const labels = buildLabelIndex(nomenclature);
  return { phrases: buildPhrases(lexicon), labels, speller: buildSpeller(labels, lexicon) };
}

/**
 * The edition for a nomenclature, a lexicon and notes, with indexes made of that nomenclature and
 * lexicon. Of what comes in parts each is read when it is first asked for.
 */
export const buildEdition = (
  nomenclature: NomenclatureBook,
  lexicon: Lexicon,
  notes: readonly Note[] = [],
  indexes: Indexes = buildIndexes(nomenclature, lexicon),
): ClassificationEdition =>
  inParts<ClassificationEdition>({
    nomenclature: () => nomenclature,
    lexicon: () => lexicon,
    names: () => nameIndexOf(lexicon, indexes.phrases),
    labels: () => indexes.labels,
    notes: () => notes,
    speller: () => indexes.speller,
  });
