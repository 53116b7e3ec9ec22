/** One state of nomenclature, lexicon and search index, built once and read by every classification. */
import type { NomenclatureBook } from '../hs.ts';
import { buildLabelIndex, type LabelIndex } from './labelIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { buildSpeller, type Speller } from './speller.ts';
import { buildNameIndex, type NameIndex } from './nameIndex.ts';

export interface ClassificationEdition {
  nomenclature: NomenclatureBook;
  lexicon: Lexicon;
  /** Phrases of the lexicon: article names, their exceptions, words of axis values. */
  names: NameIndex;
  /** Search over the labels of the six-digit subheadings. */
  labels: LabelIndex;
  /** Known words, for spelling repair. */
  speller: Speller;
}

/** The edition for a nomenclature and a lexicon; pure, takes about a second for the full lexicon. */
export function buildEdition(nomenclature: NomenclatureBook, lexicon: Lexicon): ClassificationEdition {
  const labels = buildLabelIndex(nomenclature);
  return {
    nomenclature,
    lexicon,
    names: buildNameIndex(lexicon),
    labels,
    speller: buildSpeller(labels, lexicon),
  };
}
