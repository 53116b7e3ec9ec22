/**
 * Names of goods that only goods of one country may bear ("Parmigiano Reggiano", "Scotch whisky"):
 * evidence of where goods are made that say nothing else of it.
 */
import { foldAccents } from './fold.ts';
import { linesOf } from './lines.ts';

export interface ProtectedName {
  country: string;
  /** Elsewhere, or in common speech, the name of a kind of goods: feta. */
  isGeneric: boolean;
  /** A colour, a town or another article too: counts only beside words of drinks. */
  isOfDrink: boolean;
}

/** Names by their folded words, joined by blanks. */
export interface ProtectedNames {
  names: ReadonlyMap<string, ProtectedName>;
  wordsMax: number;
}

/** A protected name in a text, as it was written there. */
export interface FoundName {
  country: string;
  isGeneric: boolean;
  words: string;
}

const WORD = /[\p{L}\p{M}\p{N}%]+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const foldedWords = (text: string): string[] => wordsOf(foldAccents(text));

/**
 * The table of the names. `text`: lines `code | name; ?name; +name`. Throws where a name is given to
 * two countries.
 */
export function protectedNamesOf(text: string): ProtectedNames {
  const names = new Map<string, ProtectedName>();
  for (const [country, listed] of linesOf(text))
    for (const name of listed.split(';').map((one) => one.trim())) {
      const key = foldedWords(name).join(' ');
      const before = names.get(key);
      if (before && before.country !== country)
        throw new Error(`"${key}" is a name of ${before.country} and of ${country}`);
      names.set(key, {
        country,
        isGeneric: name.startsWith('?'),
        isOfDrink: name.startsWith('+'),
      });
    }
  const wordsMax = Math.max(1, ...[...names.keys()].map((key) => key.split(' ').length));
  return { names, wordsMax };
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words by which a name tells a taste, a manner, a colour, or goods for those that bear it. */
const NOT_THE_GOODS = set(`style styles type like kind flavour flavoured flavours flavor flavored
  flavors taste tasting aroma scented scent fragrance seasoning seasoned imitation substitute
  alternative vegan plant inspired look colour coloured color colored print printed
  art geschmack typ alternativ ersatz duft farbe farben gout saveur arome facon imitacion estilo
  sabor tipo stile gusto sapore aromatizzato smaak stijl soort smak smaku typu
  glass glasses flute flutes goblet coupe tumbler tumblers bucket cooler saber sabre stopper opener
  corkscrew decanter holder rack crate knife knives slicer grater cutter dome board plate dish bell
  tray case cover poster print book guide map sticker magnet keyring keychain
  charm pendant necklace earrings ring cufflinks tshirt shirt hoodie dress gown satin heels shoes
  leather suede sofa chair cushion curtain curtains pillow bedding wallpaper paint tape dispenser
  candle candles diffuser soap lipstick eyeshadow nail toy plush costume balloon balloons cake topper crumbler lamp dvd cd film vinyl game
  chips crisps popcorn sauce dressing pizza ravioli vinaigrette marmalade truffles jelly gummies
  glas glaser kuhler kubel offner messer reibe hobel brett glocke teller kerze kleid leder chips sosse
  verre verres flute seau ouvre bouchon couteau rape planche cloche assiette bougie robe cuir
  copa copas vaso vasos cubo abridor cuchillo rallador tabla vela vestido cuero
  bicchiere bicchieri calice calici secchiello grattugia tagliere candela abito pelle coltello
  glazen rasp plank kaars jurk leer kieliszki kieliszek noz tarka deska swieca sukienka`);
/** Of the goods themselves although they are on that list: "set of two bottles" is told by these. */
const DRINKS = set(`brut sec demi cuvee millesime vintage wine wines vin vins wein weine vino vinho
  wijn wino whisky whiskey bourbon straight spirit spirits brandy rum ron gin vodka liqueur likor liquore liqueur sekt
  spumante frizzante rosso rosato bianco rouge rose blanc tinto blanco reposado anejo agave crianza
  reserva riserva vsop vs xo napoleon aged years year yo malt blended proof abv vol % ml cl liter
  litre liters litres bottle bottles flasche bouteille bottiglia botella garrafa fles docg doc do aoc
  aop dop igt dry extra superiore classico port porto tawny ruby sparkling cider beer aperitif
  digestif distillery destilado destillerie jahre ans anni anos`);
const NUMBERED = /^(?:\d+)(?:ml|cl|l|yo|yr|%)$/;
/** Words between which a name tells what goods are for or go with. */
const FOR = set(
  'for fur pour per para voor dla with mit avec con met z like as wie comme come como',
);
const BESIDE = 3;

/** The first name that a text bears as the name of its goods; null where it bears none. */
export function protectedNameIn(
  text: string,
  { names, wordsMax }: ProtectedNames,
): FoundName | null {
  const written = wordsOf(text.normalize('NFC'));
  const folded = written.map(foldAccents);
  const isDrink = folded.some((word) => DRINKS.has(word) || NUMBERED.test(word));
  for (let at = 0; at < folded.length; at += 1) {
    for (let length = Math.min(wordsMax, folded.length - at); length > 0; length -= 1) {
      const found = names.get(folded.slice(at, at + length).join(' '));
      if (!found || (found.isOfDrink && !isDrink)) continue;
      if (isOfOtherGoods(folded, at, length)) break;
      const { country, isGeneric } = found;
      return { country, isGeneric, words: written.slice(at, at + length).join(' ') };
    }
  }
  return null;
}

/** Whether the words around a name tell other goods: "Champagne flutes", "crisps with Roquefort". */
function isOfOtherGoods(folded: readonly string[], at: number, length: number): boolean {
  const before = folded.slice(Math.max(0, at - BESIDE), at);
  const behind = folded.slice(at + length, at + length + BESIDE);
  return (
    before.some((word) => FOR.has(word) || NOT_THE_GOODS.has(word)) ||
    behind.some((word) => NOT_THE_GOODS.has(word))
  );
}
