/**
 * Metals and ivory that may be named for their colour alone. Where the text also names what the
 * goods are made of, they are the colour: a gold necklace of stainless steel is no gold.
 */
import { foldMarks } from '../fold.ts';
import { rememberedOf } from '../remembered.ts';
import type { Stated } from './facts.ts';
import type { Article } from './lexicon.ts';
import { conditionsIn } from './lexiconRules.ts';
import type { Hit } from './match.ts';
import type { Field, GoodsText } from './text.ts';

const listed = (words: string): ReadonlySet<string> => new Set(foldMarks(words).split(' '));

/** The bare words of each; with a fineness or "solid" they say what the goods are made of. */
const BARE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'gold',
    listed(
      'gold golden goldene goldener goldenes goldenen goud gouden or oro ouro złoto złoty złota złote złotego złotej золото золотой золотая золотое золотые',
    ),
  ],
  [
    'silver',
    listed(
      'silver silber silbern silberne silberner zilver zilveren argent plata argento prata srebro srebrny srebrna srebrne srebrnej srebrnego серебро серебряный серебряная серебряное',
    ),
  ],
  ['platinum', listed('platinum platin platine platino platina platyna платина')],
  [
    'copper',
    listed('copper kupfer cuivre cobre rame koper koperen miedź miedziany miedziana медный медная'),
  ],
  ['brass', listed('bronze brons bronzen bronce bronzo brąz бронза бронзовый бронзовая')],
  ['titanium', listed('titanium titan titane titanio titaan titânio tytan титан')],
  ['base-metal', listed('chrome chrom chroom')],
  [
    'bone',
    listed('ivory elfenbein ivoire marfil avorio ivoor marfim kości słoniowej kość słoniowa'),
  ],
]);

/** Words that go with the name of a colour: "rose gold". */
const SHADES = listed(
  'rose rosa rosé yellow white pink amarillo amarelo giallo bianco blanco jaune',
);

/** Finenesses, wherever they stand. */
const FINENESS =
  /^(?:\d{1,2}(?:k|kt|ct|krt)|s?v?925|585|750|375|333|999|835|sterling|carats?|karat|karaat|quilates|kilates|carati|карат|проб[аы]|prob[ay])$/;

/** Words beside a material by which it is meant: "solid gold", «en or», «aus Silber». */
const MEANT = listed(
  'solid real pure fine genuine massiv massives echt echtes echte massief massif macizo massiccio maciço lity lite ' +
    'carved tusk mammoth german nickel tibetan',
);
const MADE_OF = listed('of made aus van de di d z ze из en em');
const MADE_OF_ITALIAN = 'in';

/** An attribute that asks for the metal itself; plating and colour have attributes of their own. */
const METAL_KEYS = /^metals? type$|^metal$|^metall$/;

/**
 * Whether a material is named as a colour is: by its bare word, without a fineness, and in no
 * attribute that asks for the metal, unless the text has it as the plating.
 */
export function isTint(
  text: GoodsText,
  { at, length, language }: Hit,
  field: Field,
  value: string,
): boolean {
  const bare = BARE.get(value);
  if (bare === undefined) return false;
  if (field.kind === 'attribute' && METAL_KEYS.test(field.key ?? ''))
    return text.words.some((word, place) => bare.has(word) && text.words[place + 1] === 'plated');
  for (let place = at; place < at + length; place += 1) {
    const word = text.words[place] ?? '';
    if (!bare.has(word) && !SHADES.has(word)) return false;
  }
  const before = at > field.start ? (text.words[at - 1] ?? '') : '';
  const behind = at + length < field.end ? (text.words[at + length] ?? '') : '';
  if (MEANT.has(before) || MEANT.has(behind) || MADE_OF.has(before)) return false;
  if (language === 'it' && before === MADE_OF_ITALIAN) return false;
  return !text.words.some((word) => FINENESS.test(word));
}

const PRECIOUS = listed('gold silver platinum');
const BASE_METALS = listed(
  'base-metal iron cast-iron steel stainless-steel copper brass aluminium zinc titanium tungsten',
);
/** What is plated, gilt or dyed, and holds no precious metal: imitation jewellery and cloth. */
const OF_NO_PRECIOUS = new Set([
  ...BASE_METALS,
  ...listed('plastic plastic-sheet foam silicone'),
  ...listed('textile cotton wool cashmere silk synthetic polyester nylon acrylic-fibre faux-fur'),
  ...listed('artificial flax jute hemp ramie sisal abaca coir felt'),
]);
/** What a word right beside it may give the colour of. */
const BESIDE = new Set([
  ...OF_NO_PRECIOUS,
  ...listed('leather ceramic porcelain glass crystal-glass paper cardboard rubber wood bamboo'),
  'concrete',
]);

/** The materials without a bare "metal" beside a precious one: that is the metal that is meant. */
export function withoutGeneric(main: readonly Stated[], { words }: GoodsText): Stated[] {
  const isPrecious = main.some(
    ({ value, weight, isTint: tint }) =>
      PRECIOUS.has(value) && tint !== true && weight >= NAMED_MIN,
  );
  return main.filter(
    ({ value, at, length }) =>
      !(isPrecious && value === 'base-metal' && length === 1 && METAL.test(words[at] ?? '')),
  );
}
const METAL = /^(?:metals?|metall|metallic|metalli|metallo|metaal|metales|metais)$/;

/** Surer than what comes with the goods or names a part of them. */
const NAMED_MIN = 0.5;

/** The materials of a text without the colours of those that it is made of. */
export function withoutTints(
  main: readonly Stated[],
  finishes: readonly Stated[],
  text: GoodsText,
): Stated[] {
  return main.filter((one) => {
    if (one.isTint !== true) return true;
    const others = main.filter(
      (other) =>
        other.value !== one.value &&
        other.weight >= NAMED_MIN &&
        (other.isTint !== true || (PRECIOUS.has(one.value) && !PRECIOUS.has(other.value))),
    );
    return !others.some((other) => isColourOf(one, other, text)) && !isPlating(one, finishes, text);
  });
}

/** Whether a metal named beside another material is only its colour. */
function isColourOf(tint: Stated, other: Stated, text: GoodsText): boolean {
  if (tint.value === 'bone') return true;
  // a "copper metal chain" says "metal" in general, and which
  if (other.value === 'base-metal' && !PRECIOUS.has(tint.value)) return false;
  const isAnywhere = PRECIOUS.has(tint.value) && OF_NO_PRECIOUS.has(other.value);
  return isAnywhere || (BESIDE.has(other.value) && areNeighbours(tint, other, text));
}

function areNeighbours(one: Stated, other: Stated, { ends }: GoodsText): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const behind = first.at + first.length;
  return behind === second.at && ends[behind - 1] !== true;
}

/** "Gold necklace, plated": the metal that is named is the plating, unless another one is. */
function isPlating(tint: Stated, finishes: readonly Stated[], { words }: GoodsText): boolean {
  if (!PRECIOUS.has(tint.value)) return false;
  const isPlated = finishes.some(({ value }) => value === 'plated' || value === 'clad');
  const gold = BARE.get('gold');
  const isOtherNamed = words.some(
    (word, at) =>
      RHODIUM.test(word) ||
      (tint.value !== 'gold' &&
        gold?.has(word) === true &&
        (word !== 'or' || PLATED.test(words[at - 1] ?? ''))),
  );
  return isPlated && !isOtherNamed;
}

const RHODIUM = /^(?:rhod|rodi|rodo|родир)/;
/** Before the French word for gold, which is an English one as well. */
const PLATED = /^(?:plaque|dore)/;

/** Whether the decision list of an article asks after what a tint may name. */
export function asksAfter(article: Article, value: string): boolean {
  const asked = materialsAsked(article);
  const kin = PRECIOUS.has(value) ? PRECIOUS : BASE_METALS.has(value) ? METALS : new Set([value]);
  return asked.has('any-metal') || [...kin].some((one) => asked.has(one));
}

const METALS = new Set([...PRECIOUS, ...BASE_METALS]);

const materialsAsked = rememberedOf(
  ({ rules }: Article): ReadonlySet<string> =>
    new Set(conditionsIn(rules).flatMap((one) => (one.test === 'axis' ? one.values : []))),
);
