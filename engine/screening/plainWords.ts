/** A printed name as Latin words. */
import { toLatin } from './transliterate.ts';

/**
 * Legal forms that are one sign, or letters that would be a word of a name in Latin: a company of
 * Japan or Korea, a Ukrainian one.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[(（]株[)）]|㈱/g, ' kk '],
  [/[(（]有[)）]|㈲/g, ' yk '],
  [/[(（]주[)）]|㈜/g, ' jusik hoesa '],
  [/[(（]유[)）]/g, ' yuhan hoesa '],
  [/(?<!\p{L})(?:ПАТ|ПрАТ|ВАТ|ЗАТ|АТ)(?!\p{L})/gu, ' jsc '],
  [/(?<!\p{L})OÜ(?!\p{L})/gu, ' llc '],
  // three letters and more with points are no initials; without them they would be a name
  [
    /(?<![\p{L}.])(?:A\.N\.E|A\.B\.E\.E|P\.S\.A|S\.K\.A|V\.O\.S|S\.C\.I)(?:\.|(?!\p{L}))/giu,
    ' llc ',
  ],
  [/(?<!\p{L})(?:ДП|ПП|ФОП|ЧП|УП|ЧУП|ИП)(?!\p{L})/gu, ' llc '],
];

/** Lower-case Latin words with a blank between them; letters with points are one word. */
export function plainWords(written: string): string {
  // pictures and marks of trade are no words, though a transliteration would spell them
  const signed = SIGNS.reduce((text, [sign, form]) => text.replace(sign, form), written);
  const latin = toLatin(
    signed.replaceAll(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{So}\p{Cs}\uFE0F\u200D]/gu,
      ' ',
    ),
  )
    .replaceAll(/['’‘`´ʼʻ"“”]/g, '')
    .replaceAll(/\b[aeu]([tdrzsn]|sh|dh|th)-(?=\1)/g, 'al ') // as-Sadr is al-Sadr
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .replaceAll(/\b([a-z0-9])\.(?=[a-z0-9]\b)/g, '$1') // A.I.C. is aic
    .replaceAll('.', ' ')
    .trim();
  return spacedLetters(latin.split(/ +/)).join(' ');
}

const LETTERS_MIN = 3;

/** `a i c trading` is `aic trading`; two letters alone stay apart, they may be initials. */
function spacedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && /^[a-z]$/.test(words[end] ?? '')) end += 1;
    if (end - at >= LETTERS_MIN) {
      joined.push(words.slice(at, end).join(''));
      at = end;
    } else {
      joined.push(words[at] ?? '');
      at += 1;
    }
  }
  return joined;
}
