/** The classifier's embedded data as one edition, and what it was made from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildEdition,
  buildIndexes,
  type ClassificationEdition,
} from '../../engine/classify/edition.ts';
import type { Article } from '../../engine/classify/lexicon.ts';
import { DATA_FOLDER } from './dataFolder.ts';
import { type KeptThing, keptOnDisk } from './keptOnDisk.ts';
import { lexiconFiles, loadLexicon } from './lexicon.ts';
import { EMBEDDED_SCHEDULES, loadNomenclature, nomenclatureFiles } from './nomenclature.ts';
import { loadNotes, noteFiles } from './notes.ts';

export interface ClassificationDataset {
  dataset: 'hs' | 'us-hts' | 'eu-cn' | 'gb-tariff' | 'ca-tariff' | 'lexicon';
  /**
   * Twelve hexadecimal digits over names and contents of the files: changes when anything in them
   * does.
   */
  version: string;
  /** Paths relative to `data/`. */
  files: string[];
}

/**
 * Nomenclature, lexicon, notes and search indexes from the embedded files. Faulty lexicon blocks
 * and notes are left out; `check:lexicon` names them. Of the articles' names only the English ones
 * are kept: the others are in the indexes.
 */
export function loadClassification(): ClassificationEdition {
  const nomenclature = loadNomenclature();
  const { lexicon, ...indexes } = keptOnDisk(INDEXES, () => {
    const { lexicon: whole } = loadLexicon();
    return {
      lexicon: { ...whole, articles: whole.articles.map(lean) },
      ...buildIndexes(nomenclature, whole),
    };
  });
  return buildEdition(nomenclature, lexicon, loadNotes().notes, indexes);
}

const INDEXES: KeptThing = {
  name: 'indexes',
  texts: ['lexicon', ...(['hs', ...EMBEDDED_SCHEDULES] as const).flatMap(nomenclatureFiles)],
  code: ['edition/reading', 'engine', 'engine/classify'],
};

/**
 * The same edition with the names of every language and the authors' examples, for checks of the
 * lexicon itself.
 */
export function loadForReview(): ClassificationEdition {
  return buildEdition(loadNomenclature(), loadLexicon().lexicon, loadNotes().notes);
}

const ENGLISH_NAMES_MAX = 5;

/** An article as answers need it. */
const lean = (article: Article): Article => ({
  ...article,
  names: article.names.filter(({ language }) => language === 'en').slice(0, ENGLISH_NAMES_MAX),
  not: [],
  tests: [],
});

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
    version: versionOf(files[dataset]),
    files: files[dataset],
  }));
}

const DATASETS = ['hs', 'us-hts', 'eu-cn', 'gb-tariff', 'ca-tariff', 'lexicon'] as const;

function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(DATA_FOLDER, file)));
  return hash.digest('hex').slice(0, 12);
}
