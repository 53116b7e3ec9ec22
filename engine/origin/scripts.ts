/** Scripts of a text, so that phrases of the others need not be looked for. */
const SCRIPTS = {
  latin: /[a-z]{3}/,
  cyrillic: /\p{sc=Cyrillic}/u,
  greek: /\p{sc=Greek}/u,
  arabic: /\p{sc=Arabic}/u,
  hebrew: /\p{sc=Hebrew}/u,
  devanagari: /\p{sc=Devanagari}/u,
  thai: /\p{sc=Thai}/u,
  hangul: /\p{sc=Hangul}/u,
  han: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
} as const;

export type Script = keyof typeof SCRIPTS;
/** All of them. */
/** All of them. */
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as Script[]; // Object.keys forgets the key type

/** The scripts that occur in a folded text; Latin from three letters in a row on. */
export const scriptsOf = (folded: string): Set<Script> =>
  new Set(SCRIPT_NAMES.filter((name) => SCRIPTS[name].test(folded)));
