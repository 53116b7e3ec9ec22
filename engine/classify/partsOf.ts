/**
 * Where a part goes that no article and no heading names by itself: with the machine, apparatus,
 * vehicle or furniture for which alone it is suited (section XVI note 2(b), section XVII note 3,
 * chapter 90 note 2(b), headings 9401, 9403 and 9405).
 */
import { scopeOfHit } from './match.ts';
import type { RankedArticle } from './rank.ts';
import type { GoodsText } from './text.ts';
import { codesOf } from './lexiconRules.ts';

/** Headings of whole goods, and the subheading for their parts; of several that for other parts. */
const PARTS: ReadonlyMap<string, string> = new Map(
  (
    '8413:841391 8414:841490 8415:841590 8418:841899 8419:841990 8421:842199 8422:842290 8423:842390 8424:842490 8427:843120 ' +
    '8432:843290 8433:843390 8443:844399 8447:844859 8450:845090 8451:845190 8452:845290 8465:846692 8467:846799 8470:847350 ' +
    '8471:847330 8472:847340 8476:847690 8481:848190 8501:850300 8502:850300 8504:850490 8508:850870 8509:850990 8510:851090 ' +
    '8512:851290 8513:851390 8515:851590 8516:851690 8517:851779 8518:851890 8519:852290 8521:852290 8525:852990 8526:852990 ' +
    '8527:852990 8528:852990 8530:853090 8531:853190 8535:853890 8536:853890 8537:853890 8539:853990 8543:854390 8702:870899 ' +
    '8703:870899 8704:870899 8711:871410 8712:871499 8713:871420 8715:871500 8806:880790 9005:900590 9006:900691 9007:900791 ' +
    '9008:900890 9010:901090 9011:901190 9015:901590 9016:901600 9017:901790 9024:902490 9025:902590 9026:902690 9027:902790 ' +
    '9028:902890 9029:902990 9030:903090 9031:903190 9032:903290 9401:940199 9403:940399 9405:940599'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 4), pair.slice(5)]),
);

/** What only a part is called. */
const PART_WORDS: ReadonlySet<string> = new Set(
  (
    'replacement spare part parts ersatz ersatzteil ersatzteile rechange remplacement repuesto recambio reemplazo ricambio ricambi ' +
    'onderdeel vervanging peca pecas reposicao'
  ).split(' '),
);

/** German writes it in one word with the part: «Ersatzfilter». */
const SPARE = /^ersatz(?=.{4})/;
const isOfPart = (word: string): boolean => PART_WORDS.has(word) || SPARE.test(word);

/** Parts with headings of their own, whatever they are for: sections XV note 2, XVI notes 1, 2(a). */
const OF_OWN_HEADING: ReadonlySet<string> = new Set(
  (
    'battery batteries bearing bearings belt belts bolt bolts bulb bulbs cable cables cartridge cartridges chain chains fuse fuses gasket ' +
    'gaskets gear gears hose hoses lamp lamps lock locks motor motors nut nuts pump pumps relay relays screw screws seal seals ' +
    'spring springs switch switches tyre tyres tire tires valve valves washer washers wire wires ' +
    'akku batterie dichtung dichtungen feder kabel kette lampe motor pumpe riemen schalter schlauch schraube schrauben'
  ).split(' '),
);

/**
 * Where the goods that an article names have their parts, by the code that it gives when nothing is
 * known; null where that is not known.
 */
export const partsOf = ({ article }: RankedArticle): string | null =>
  PARTS.get(codesOf(article.rules).at(-1)?.slice(0, 4) ?? '') ?? null;

/**
 * The goods that a text only says its goods are parts for: "replacement filter for hair dryer",
 * where what is sold has no article of its own; null where it says no such thing.
 */
export function hostOfPart(
  text: GoodsText,
  articles: readonly RankedArticle[],
  namedMin: number,
): RankedArticle | null {
  if (!text.words.some(isOfPart)) return null;
  const isPlain = (_: string, at: number): boolean => text.scopes[at] === 'plain';
  if (text.words.filter(isPlain).some((word) => OF_OWN_HEADING.has(word.replace(SPARE, ''))))
    return null;
  const isServed = ({ hit }: RankedArticle): boolean => scopeOfHit(text, hit) === 'for';
  if (articles.some((one) => !isServed(one) && one.score >= namedMin)) return null;
  return articles.find((one) => isServed(one) && partsOf(one) !== null) ?? null;
}
