/**
 * Whether the ounces of a text are a volume or a weight. Titles seldom say "fl oz": a bottle of 40
 * oz holds 1.18 l, a bag of coffee of 12 oz weighs 340 g.
 */
import { isCharacter } from '../fold.ts';
import type { GoodsText } from './text.ts';

/** One fluid ounce of the United States, in litres. */
export const FLUID_OUNCE_L = 0.02957;
/** One ounce, in kilograms. */
export const OUNCE_KG = 0.02835;

/** Things that are sold by what they hold. */
const VESSELS = new Set(
  (
    'bottle bottles tumbler tumblers mug mugs cup cups flask flasks glass glasses jug jugs pitcher pitchers carafe carafes thermos canteen canteens ' +
    'growler growlers shaker shakers kettle kettles teapot teapots decanter decanters stein steins goblet goblets flute flutes bowl bowls ' +
    'ramekin ramekins sprayer sprayers humidifier humidifiers diffuser diffusers jar jars canister canisters container containers ' +
    'flasche trinkflasche becher thermobecher tasse glas krug kanne bouteille gourde mug gobelet verre botella vaso termo taza jarra ' +
    'bottiglia borraccia tazza bicchiere thermosfles drinkfles beker mok butelka bidon kubek termos garrafa copo caneca ' +
    'бутылка термос кружка стакан термокружка'
  ).split(' '),
);
const VESSEL_CHARACTERS = /[瓶杯壶壺]|ボトル|タンブラー|カップ|マグ|텀블러|보틀|물병|컵|머그/;

/** Liquids, of which ounces are fluid ones. */
const LIQUIDS = new Set(
  (
    'water juice beer wine milk soda lemonade lotion shampoo conditioner perfume cologne parfum toner serum cleanser ink cleaner ' +
    'vinegar syrup mouthwash vodka whiskey whisky gin rum tequila eau kombucha'
  ).split(' '),
);

/** Goods that are sold by weight, in whatever they are packed. */
const WEIGHED = new Set(
  (
    'coffee tea beans honey nuts almonds peanut peanuts cashews butter jam jelly candy candies chocolate rice flour sugar salt spice spices pepper powder ' +
    'protein oats cereal snack snacks jerky cheese meat beef chicken pork fish salmon tuna steak candle candles wax melts clay yarn wool seasoning pasta ' +
    'granola popcorn seeds mix food treats cookies gum mints gloves denim canvas gold silver bar coin weight'
  ).split(' '),
);

/** Whether the ounces at a word are a volume. */
export function areFluid({ words, fields, fieldOf }: GoodsText, at: number): boolean {
  if (words.slice(at, at + 3).includes('fl') || words.includes('fluid')) return true;
  const field = fields[fieldOf[at] ?? 0];
  const said = words.slice(field?.start ?? 0, field?.end ?? words.length);
  const vessel = said.findLastIndex((word) => VESSELS.has(word));
  // "honey, 12 oz jar" and "12 oz bottle of honey": the vessel is packing
  const isPacking =
    said[vessel + 1] === 'of' || said[vessel - 1] === 'oz' || /\doz$/.test(said[vessel - 1] ?? '');
  const weighed = said.findIndex((word) => WEIGHED.has(word));
  const isUse = weighed >= 0 && weighed + 1 === vessel;
  if (weighed >= 0 && !isUse && (vessel < 0 || isPacking || weighed > vessel)) return false;
  return (
    vessel >= 0 ||
    said.some((word) => LIQUIDS.has(word)) ||
    VESSEL_CHARACTERS.test(said.filter(isCharacter).join(''))
  );
}
