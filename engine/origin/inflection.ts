/**
 * Forms in which the name of a country stands behind "made in": cases, genitives, joined
 * prepositions and suffixes.
 */
import { foldAccents } from './fold.ts';

/**
 * `[ending, what may stand in its place]`; the first ending that fits is taken, an empty one fits
 * every name.
 */
type Rules = readonly (readonly [ending: string, forms: readonly string[]])[];

// Too many forms do no harm: a form that no language has is never met. Irregular names stand in
// data/origin/places.txt.
const RULES: Readonly<Record<string, Rules>> = {
  pl: [
    ['ja', ['ji', 'ją']],
    ['ia', ['ii']],
    ['ska', ['sce', 'ski', 'skiej']],
    ['ka', ['ce', 'ki']],
    ['da', ['dzie', 'dy']],
    ['ta', ['cie', 'ty']],
    ['ra', ['rze', 'ry']],
    ['wa', ['wie', 'wy']],
    ['a', ['ie', 'y', 'i']],
    ['y', ['ach', '']],
    ['ie', ['iach', 'ii']],
    ['o', ['u', 'a']],
    ['d', ['dzie', 'du']],
    ['t', ['cie', 'tu']],
    ['r', ['rze', 'ru']],
    ['', ['ie', 'u', 'i', 'a']],
  ],
  cs: [
    ['ka', ['ce', 'ky']],
    ['ie', ['ii', 'ie']],
    ['a', ['ě', 'y', 'i']],
    ['o', ['u', 'a']],
    ['y', ['ách', '']],
    ['', ['u', 'i', 'ě']],
  ],
  sk: [
    ['ia', ['ii', 'ie']],
    ['ka', ['ke', 'ky']],
    ['a', ['e', 'y', 'i']],
    ['o', ['u', 'a']],
    ['y', ['och', 'ách']],
    ['', ['e', 'u', 'i']],
  ],
  hu: [['', ['ban', 'ben', 'on', 'en', 'bol', 'ból', 'ből', 'i', 'ból származó']]],
  fi: [
    ['kki', ['kissa', 'kista', 'kissä', 'kin']],
    ['kka', ['kassa', 'kasta', 'kan']],
    ['lta', ['llassa', 'llasta', 'llan']],
    ['nti', ['nnissa', 'nnista', 'nnin']],
    ['nta', ['nnassa', 'nnasta', 'nnan']],
    ['at', ['issa', 'ista', 'oissa', 'oista']],
    ['i', ['issa', 'ista', 'essa', 'esta', 'in']],
    ['a', ['assa', 'asta', 'an', 'alla', 'alta']],
    ['o', ['ossa', 'osta', 'on']],
    ['e', ['essa', 'esta', 'en']],
    ['u', ['ussa', 'usta', 'un']],
    ['', ['issa', 'ista', 'in']],
  ],
  tr: [['', ['de', 'da', 'te', 'ta', 'den', 'dan', 'ten', 'tan', 'nde', 'nda', 'nin']]],
  ru: [
    ['ия', ['ии', 'ию']],
    ['ея', ['ее', 'еи']],
    ['я', ['и', 'е', 'ю']],
    ['й', ['е', 'я', 'и']],
    ['ь', ['и', 'е', 'я']],
    ['ы', ['ах', '']],
    ['а', ['е', 'ы', 'и']],
    ['', ['е', 'а']],
  ],
  uk: [
    ['ія', ['ії', 'ію']],
    ['я', ['ї', 'і', 'ю']],
    ['й', ['ї', 'ю', 'я']],
    ['ь', ['і', 'ю']],
    ['и', ['ах', '']],
    ['а', ['і', 'и']],
    ['', ['і', 'у', 'а']],
  ],
  el: [
    ['α', ['ας']],
    ['η', ['ης']],
    ['ες', ['ων']],
    ['ος', ['ου', 'ο']],
    ['ο', ['ου']],
    ['', []],
  ],
  ro: [
    ['ia', ['iei']],
    ['a', ['ei', 'ă']],
    ['', ['ului']],
  ],
  hr: [
    ['ka', ['koj', 'ke']],
    ['a', ['i', 'e']],
    ['', ['u', 'a']],
  ],
  sl: [
    ['ka', ['ki', 'kem', 'ke']],
    ['a', ['i', 'e']],
    ['', ['u', 'a']],
  ],
  lt: [
    ['a', ['oje', 'os']],
    ['as', ['e', 'o']],
    ['is', ['yje']],
    ['ė', ['ėje']],
    ['', []],
  ],
  lv: [['a', ['ā', 'as']]],
  et: [['', ['s', 'l', 'st', 'lt']]],
  de: [['', ['s']]],
  sv: [['', ['s']]],
  da: [['', ['s']]],
  nb: [['', ['s']]],
  he: [['', []]],
  ar: [['', []]],
};

/** Prepositions and articles that are written together with the name. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  he: ['ב', 'מ', 'ה'],
  ar: ['ب', 'ال', 'بال'],
};

/**
 * The folded name and every folded form that the language's rules make of it; an adjective before
 * the name may bend too.
 */
export function formsOf(language: string, name: string): string[] {
  const plain = foldAccents(name);
  const forms = new Set([plain]);
  for (const [ending, others] of RULES[language] ?? []) {
    if (!plain.endsWith(foldAccents(ending))) continue;
    const stem = plain.slice(0, plain.length - foldAccents(ending).length);
    for (const other of others) forms.add(stem + foldAccents(other));
    break;
  }
  for (const prefix of PREFIXES[language] ?? []) forms.add(foldAccents(prefix) + plain);
  return [...forms];
}
