/** One state of nomenclature, lexicon and search index, built once and read by every classification. */
import type { NomenclatureBook } from '../hs.ts';
import { buildLabelIndex, type LabelIndex } from './labelIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { buildSpeller, type Speller } from './speller.ts';
import { buildNameIndex, type NameIndex } from './nameIndex.ts';
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

/** The edition for a nomenclature, a lexicon and notes; pure, takes about a second for the full lexicon. */
export function buildEdition(
  nomenclature: NomenclatureBook,
  lexicon: Lexicon,
  notes: readonly Note[] = [],
): ClassificationEdition {
  const labels = buildLabelIndex(nomenclature);
  return {
    nomenclature,
    lexicon,
    names: buildNameIndex(lexicon),
    labels,
    notes,
    speller: buildSpeller(labels, lexicon),
  };
}
