/** The classifier's embedded data as one edition, and the files it is made from. */
import { buildEdition, type ClassificationEdition } from '../../engine/classify/edition.ts';
import { loadIndexes } from './indexes.ts';
import { lexiconFiles, loadLexicon } from './lexicon.ts';
import { loadNomenclature, nomenclatureFiles } from './nomenclature.ts';
import { loadNotes, noteFiles } from './notes.ts';

export interface ClassificationDataset {
  dataset: 'hs' | 'us-hts' | 'eu-cn' | 'gb-tariff' | 'ca-tariff' | 'lexicon';
  /** Paths relative to `data/`. */
  files: string[];
}

/**
 * Nomenclature, lexicon, notes and search indexes from the embedded files; of lexicon and indexes
 * each part is read when it is first asked for. Faulty lexicon blocks and notes are left out;
 * `check:lexicon` names them.
 */
export function loadClassification(): ClassificationEdition {
  const nomenclature = loadNomenclature();
  const { lexicon, indexes } = loadIndexes(nomenclature);
  return buildEdition(nomenclature, lexicon, loadNotes().notes, indexes);
}

/**
 * The same edition with the names of every language and the authors' examples, for checks of the
 * lexicon itself.
 */
export function loadForReview(): ClassificationEdition {
  return buildEdition(loadNomenclature(), loadLexicon().lexicon, loadNotes().notes);
}

/** The datasets behind `loadClassification`, those without a file left out. */
export function classificationDatasets(): ClassificationDataset[] {
  const files: Record<ClassificationDataset['dataset'], string[]> = {
    hs: nomenclatureFiles('hs'),
    'us-hts': nomenclatureFiles('us'),
    'eu-cn': nomenclatureFiles('eu'),
    'gb-tariff': nomenclatureFiles('gb'),
    'ca-tariff': nomenclatureFiles('ca'),
    lexicon: [
      ...lexiconFiles().map((name) => `lexicon/${name}`),
      ...noteFiles().map((name) => `notes/${name}`),
    ],
  };
  return DATASETS.filter((dataset) => files[dataset].length > 0).map((dataset) => ({
    dataset,
    files: files[dataset],
  }));
}

const DATASETS = ['hs', 'us-hts', 'eu-cn', 'gb-tariff', 'ca-tariff', 'lexicon'] as const;
