/** Texts that name no goods, and texts that name them too vaguely to stand alone. */
import type { Decision } from './decide.ts';
import { positiveWords, STOP_WORDS } from './labelIndex.ts';
import { quote, wordsAt } from './phrases.ts';
import { labelKey, singular } from './stem.ts';
import { hasMeaning, opensScope, type GoodsText } from './text.ts';
import { type Vagueness, vaguenessOf as vaguenessOfWords } from './vagueWords.ts';

/** Why a text cannot be classified, in words for the caller; null when it can. */
export function refusalOf(text: GoodsText, decision: Decision): string | null {
  const words = contentWords(text);
  if (words.length === 0) return 'The description holds no words. Say what the goods are.';
  if (decision.candidates.length === 0)
    return 'None of the words is known. Say in plain words what the goods are and what they are made of.';
  if (isService(text)) return 'The description names a service or a message, not goods.';
  if (decision.vague === 'nothing')
    return `${shownOf(text)} says nothing of the goods. ${SAY_MORE}`;
  if (decision.articles.length > 0) return null;
  const last = singular(words.at(-1) ?? '');
  if (
    SERVICES.has(last) ||
    words.every((word) => NO_GOODS.has(word) || SERVICES.has(singular(word)))
  ) {
    return 'The description names a service or a message, not goods.';
  }
  const coverage = decision.retrieved[0]?.coverage ?? 0;
  if (coverage < COVERAGE_MIN) return 'Too few of the words are known to tell what the goods are.';
  return null;
}

/**
 * Why words of the tariff alone are no answer, in words for the caller; null where they may be one:
 * of a gift card only the gift is known, and a ring may be of gold, of rubber or of a binder.
 */
export function ambiguityOf(
  { text, articles, candidates, vague }: Decision,
  labels: ReadonlyMap<string, string>,
): string | null {
  const [best] = candidates;
  if (articles.length > 0 || !best) return null;
  if (vague !== null)
    return vague === 'class' ? `${shownOf(text)} names only a class of goods. ${SAY_MORE}` : null;
  const words = [...new Set(contentWords(text))];
  if (words.length === 1 && best.share < SURE_OF_ONE_WORD)
    return `"${words[0] ?? ''}" alone may be many things. ${SAY_MORE}`;
  const label = `${labels.get(best.code) ?? ''} ${labels.get(best.code.slice(0, 4)) ?? ''}`;
  const keys = new Set(positiveWords(label).map(labelKey));
  const known = words.filter((word) => keys.has(labelKey(word)));
  return known.length > 0 && known.every((word) => vaguenessOfWords([word]) !== null)
    ? `Only words that say little of the goods are known (${known.join(', ')}). ${SAY_MORE}`
    : null;
}

/** Below this share of the evidence one word of a label is a word of many. */
const SURE_OF_ONE_WORD = 0.1;
const SAY_MORE = 'Say what the goods are, what they are used for and what they are made of.';

/**
 * Whether the first clause ends in a service: "printing service", "car insurance policy"; "service
 * tray" does not.
 */
function isService({ words, ends }: GoodsText): boolean {
  const last = ends.indexOf(true);
  return SURE_SERVICES.has(singular(words[last] ?? ''));
}

const SURE_SERVICES = new Set([
  'service',
  'consulting',
  'consultation',
  'subscription',
  'insurance',
  'tuition',
  'membership',
  'reservation',
  'repair',
]);

/** How little a text says: nothing of the goods, or only their class; null where it says more. */
export const vaguenessOf = (text: GoodsText): Vagueness | null => {
  const all = contentWords(text);
  // «für» and "for" say no more of the goods; "fur" by itself does
  const words = all.filter((word, at) => at === 0 || at === all.length - 1 || !opensScope(word));
  return words.length === 0 ? null : vaguenessOfWords(words);
};

/** What is said to a caller whose own words are too vague for customs; null where they are not. */
export const vagueWarning = ({ text, vague }: Decision): string | null =>
  vague === null
    ? null
    : `Customs data checks refuse ${shownOf(text)} as a description. ${SAY_MORE}`;

const SHOWN_MAX = 60;
const shownOf = (text: GoodsText): string =>
  quote(wordsAt(text, { at: 0, length: text.words.length }).slice(0, SHOWN_MAX));

/** The question put when a text is vague. */
export const VAGUE_QUESTION = 'What exactly is it, what is it used for and what is it made of?';

/** Below this share of known words a label search proves nothing. */
const COVERAGE_MIN = 0.2;

/** Words of a text that can name or describe goods: no numbers, sizes or grammar. */
export function contentWords(text: GoodsText): string[] {
  return text.words.filter(
    (word) => !STOP_WORDS.has(word) && hasMeaning(word) && !/^\d+[a-z]{0,3}$/.test(word),
  );
}

const SERVICES = new Set(
  'service consulting subscription booking refund membership donation fee training course lesson tuition repair installation reservation ticketing insurance advice consultation licence license warranty'.split(
    ' ',
  ),
);

const NO_GOODS = new Set(
  'hello hi hey how you what why who where when thank thanks please test testing yes ok okay good morning evening love i me my we us he she it do does did can could would should help question weather today tomorrow this that there here just nothing something anything dear regards know want need'.split(
    ' ',
  ),
);
