/** Words of a text and names of axes as a reader says them. */
import type { GoodsText } from './text.ts';
import type { Writing } from './written.ts';

interface Place {
  at: number;
  length: number;
  /** What is named there, where its words stand apart. */
  said?: string;
}

export const quote = (words: string): string => `"${words}"`;

/** The words of the text at a place, with the blanks that it has between them. */
export function wordsAt(text: GoodsText, { at, length, said: whole }: Place): string {
  if (whole !== undefined) return whole;
  let said = '';
  for (let place = at; place < at + length; place += 1) {
    const isJoined = place === at || text.runsOn[place - 1] === true;
    said += `${isJoined ? '' : ' '}${text.words[place] ?? ''}`;
  }
  return said;
}

/** The same as its sender wrote them: with capitals and marks. */
export const writtenAt = (text: GoodsText, place: Place, written: Writing): string =>
  written(place.said?.split(' ') ?? text.words.slice(place.at, place.at + place.length)) ??
  wordsAt(text, place);

/** Behind a quotation what it means, where that is another word: ` (chelsea boot)`. */
export const meaningOf = (quoted: string, english: string | null): string =>
  english === null || quote(english.toLowerCase()) === quoted.toLowerCase()
    ? ''
    : ` (${english.toLowerCase()})`;

/** An axis in words. */
export const inWords = (axis: string): string => AXIS_NAMES.get(axis) ?? axis.replace(/-/g, ' ');

const AXIS_NAMES: ReadonlyMap<string, string> = new Map([
  ['main', 'main material'],
  ['outer', 'material of the outer surface'],
  ['upper', 'material of the upper'],
  ['main-fibre', 'main fibre'],
  ['sole', 'material of the outer sole'],
  ['lining', 'material of the lining'],
  ['user', 'sex or age of the user'],
  ['weave', 'kind of fabric'],
  ['for', 'purpose'],
  ['kind', 'exact kind'],
  ['form', 'exact form'],
  ['build', 'way it is built'],
  ['part', 'whether it is the whole article or a part'],
  ['metal', 'metal below any plating'],
  ['finish', 'plating or other finish'],
  ['stone', 'stones or pearls'],
  ['ankle', 'whether it covers the ankle'],
  ['toe-cap', 'whether it has a metal toe-cap'],
  ['waterproof', 'whether it is waterproof'],
  ['print', 'whether it is printed'],
  ['chemistry', 'battery chemistry'],
  ['state', 'state of preservation'],
  ['caffeine', 'whether it is decaffeinated'],
  ['sugar', 'whether sugar is added'],
  ['alcohol', 'whether it contains alcohol'],
  ['insulation', 'insulation'],
  ['size', 'largest dimension'],
  ['price', 'price of one piece'],
  ['power', 'source of power'],
  ['source', 'light source'],
  ['share', 'share of the material'],
  ['screen', 'diagonal of the screen'],
  ['watt', 'power in watts'],
  ['volt', 'voltage'],
  ['pack', 'packing'],
  ['age-label', 'age on the label'],
  ['count', 'number of pieces'],
  ['grammage', 'weight per square metre'],
  ['cylinder', 'cylinder capacity'],
  ['strength', 'alcoholic strength'],
]);
