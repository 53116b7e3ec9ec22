/** What is sold without saying what is in it: the name of the package is no name of goods. */
import { foldMarks, wordsOf } from '../fold.ts';

const SECRET = ['mystery', 'surprise', 'lucky', 'blind', 'grab', 'goodie', 'goody', 'loot', 'care'];
const PACKAGES = ['box', 'bag', 'pack', 'package', 'parcel', 'crate', 'lot', 'bundle'];
const SURPRISES: Readonly<Record<string, string>> = {
  sorpresa: 'caja, cajas, bolsa, paquete, scatola, busta, pacco',
  surprise: 'boîte, boîtes, pochette, sac, colis, lot, coffret',
  surpresa: 'caixa, caixas, sacola, pacote',
  niespodzianka: 'paczka, pudełko, torba',
};

const OTHERS =
  'lucky dip, lucky dips, job lot, clearance lot, odds and ends, bits and bobs, bric a brac, subscription box, fukubukuro, ' +
  'Wundertüte, Wundertüten, Überraschungsbox, Überraschungstüte, Überraschungspaket, Restposten, Konvolut, verrassingsdoos, ' +
  'verrassingspakket, grabbelton, сюрприз бокс, коробка сюрприз, 福袋, 盲盒, 神秘盒, 惊喜盒, ミステリーボックス, 럭키백, 랜덤박스';

/** The words of each name, the longest first. */
const NAMES: readonly (readonly string[])[] = [
  ...SECRET.flatMap((first) =>
    PACKAGES.flatMap((name) => [`${first} ${name}`, `${first} ${plural(name)}`]),
  ),
  ...Object.entries(SURPRISES).flatMap(([word, names]) =>
    names.split(', ').map((name) => `${name} ${word}`),
  ),
  ...OTHERS.split(', '),
]
  .map((name) => wordsOf(foldMarks(name)))
  .toSorted((a, b) => b.length - a.length);

function plural(name: string): string {
  return name.endsWith('x') ? `${name}es` : `${name}s`;
}

/** The text without such names, where it holds any; null where it does not. */
export function besideHidden(text: string): string | null {
  const words = wordsOf(foldMarks(text));
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = NAMES.find((one) => one.every((word, n) => words[at + n] === word));
    if (name) at += name.length;
    else left.push(words[at++] ?? '');
  }
  return left.length === words.length ? null : left.join(' ');
}
