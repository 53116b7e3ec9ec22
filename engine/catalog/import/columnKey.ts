/** What a printed column name is compared by. */
import { foldMarks } from '../../fold.ts';

export interface ColumnKey {
  /** Small letters, single blanks: `Regular_price` is `regular price`. */
  key: string;
  /** The unit in brackets, small letters: `Weight (kg)`. */
  unit: string | null;
  /** A column of one market alone: `Price / United States`. */
  market: string | null;
}

/** Longer names are texts, not names. */
const CHARACTERS_MAX = 200;

/** The key of a column; empty for a cell that is no name. */
export function columnKey(printed: string): ColumnKey {
  if (printed.length > CHARACTERS_MAX) return { key: '', unit: null, market: null };
  const text = printed.replace(/^\uFEFF/, '').trim();
  if (isAmazonKey(text)) return { key: amazonKey(text), unit: null, market: null };
  const [name = '', market = null] = text.split(/\s\/\s/, 2);
  const plain = parted(foldMarks(name.replace(/^g:/i, '').replace(CAMEL, '$1 $2')));
  const unit = UNIT.exec(plain);
  const key = unit ? plain.slice(0, unit.index) : plain;
  // bounded: CHARACTERS_MAX
  return { key: key.replace(/[\s*#:.]+$/, ''), unit: unit?.[1] ?? null, market };
}

/** `productName` is two words where it is written as one. */
const CAMEL = /(\p{Ll})(\p{Lu})(?=\p{L}{2})/gu;

/** What stands in brackets and says in what a number is counted. */
const UNIT =
  /\s?[([](mg|g|gr|grams?|gramm|grammes?|kgs?|kilograms?|kilogramm|oz|ounces?|lbs?|pounds?|l|liters?|litres?|ml|%|[a-z]{3}|[€$£¥])[)\]]$/;

const parted = (text: string): string =>
  text
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .replace(/\s?\*$/, '');

/** `item_weight[marketplace_id=A1]#1.value`: keys of flat files say place and number in signs. */
const isAmazonKey = (text: string): boolean => /^[a-z_]+(?:\[|#\d)/.test(text);

/** `item weight`, `item weight.unit`: without place, language and number. */
const amazonKey = (text: string): string =>
  // bounded: CHARACTERS_MAX
  parted(text.replace(/\[[^\]]*\]/g, '').replace(/#\d+/g, '')).replace(/\.value$/, '');
