/** Words that count or put up goods and name none: «juego de ollas», «lot de 6 assiettes». */
import { foldMarks } from '../fold.ts';
import { OF } from './ofWords.ts';
import { hasMeaning, type GoodsText } from './text.ts';

const PUT_UP: ReadonlySet<string> = new Set(
  foldMarks(
    'set kit pack pair pieces pcs lot lots paire jeu ensemble assortiment pièces juego lote par conjunto surtido piezas unidades jogo peças ' +
      'coppia confezione pezzi assortimento paar satz stück stuks zestaw komplet para sztuk набор комплект пара',
  ).split(' '),
);

/**
 * Whether nothing stands before a word of its clause but numbers, words that put goods up and their
 * "of": the noun that leads the clause.
 */
export function leadsClause({ words, ends, fieldOf }: GoodsText, at: number): boolean {
  for (let place = at - 1; place >= 0; place -= 1) {
    const word = words[place] ?? '';
    if (ends[place] === true || fieldOf[place] !== fieldOf[at]) return true;
    if (!PUT_UP.has(word) && !OF.has(word) && hasMeaning(word) && !/^\d/.test(word)) return false;
  }
  return true;
}
