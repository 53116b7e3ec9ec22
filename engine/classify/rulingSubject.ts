/**
 * What a ruling is about: the words of the goods in its subject, and which of them name the thing
 * itself.
 */
import { foldMarks, wordsOf } from '../fold.ts';
import { STOP_WORDS } from './labelIndex.ts';
import { singular } from './stem.ts';

export interface SubjectWord {
  key: string;
  /** Whether a name of goods ends in it: "jackets" in "men's suit-type jackets". */
  isHead: boolean;
}

/**
 * Words of the goods that a subject names, each once, under the keys of `rulingKey`. "The tariff
 * classification, country of origin and status under the … Agreement, of men's jackets from
 * Guatemala" is about men's jackets. Empty where it names none.
 */
export function subjectWords(subject: string): SubjectWord[] {
  const words: SubjectWord[] = [];
  for (const { phrase, isNamed } of goodsIn(subject)) {
    let last: SubjectWord | undefined;
    for (const word of wordsOf(phrase)) {
      if (isWeightless(word)) continue;
      const key = rulingKey(word);
      last = words.find((one) => one.key === key);
      if (last) continue;
      last = { key, isHead: false };
      words.push(last);
    }
    if (isNamed && last) last.isHead = true;
  }
  return words;
}

/**
 * The key under which a folded English word stands: its singular, also of `childrens`. Cheap, since
 * a set of rulings has a million words.
 */
export const rulingKey = (word: string): string => singular(singular(word));

/** Words that are not looked up: without meaning, or measures and numbers. */
export const isWeightless = (word: string): boolean =>
  STOP_WORDS.has(word) || GENERAL.has(word) || /^\d/.test(word);

const GENERAL = new Set(
  'tariff certain various two three four five six several style styled brand product products item items new'.split(
    ' ',
  ),
);

/** The goods stand within the first words; a subject may be a whole letter by mistake. */
const READ_MAX = 600;

/** What a subject says of procedure and of origin: it goes before the goods are looked for. */
// bounded: READ_MAX
const PROCEDURE = new RegExp(
  [
    String.raw`\([^)]*\)`,
    String.raw`\bunder (?:the )?[^;]*?\b(?:agreement|act|initiative|preferences|partnership|programme?|nafta|usmca|cafta|gsp|agoa|htsus)\b`,
    String.raw`\bcountry of origin(?: marking| determination)*`,
    String.raw`\bmarking(?: requirements?| determination)?\b`,
    String.raw`\bapplicability of [^;]*?(?=\bof\b|$)`,
    String.raw`\b(?:eligibility|status)\b(?: for [a-z -]*?treatment)?`,
    String.raw`\b\d* ?cfr\b[^;]*`,
  ].join('|'),
  'g',
);

/** Where the goods end and their origin, maker or address begins. */
const AFTER_GOODS =
  /\b(?:from|imported|produced|manufactured|made|assembled|grown|processed|exported|designed|to be|whose|which|mr|ms|mrs|dr)\b|[;:?]/;
/** What stands behind describes the goods: their use, their parts, what comes with them. */
const DESCRIBED = /\b(?:with|without|for|of|in|on|containing|used|composed|consisting)\b/;
const BETWEEN_NAMES = /[,/&]|\b(?:and|or)\b/;

interface Stretch {
  phrase: string;
  /** Whether it ends in a name of the goods. */
  isNamed: boolean;
}

/** Stretches of words of all goods that a subject names. */
function goodsIn(subject: string): Stretch[] {
  const bare = foldMarks(subject.slice(0, READ_MAX)).replaceAll(PROCEDURE, ' ');
  const [before = '', ...after] = bare.split('classification');
  return (after.length > 0 ? after : [before]).flatMap((clause) => {
    const goods = goodsOf(clause);
    const at = DESCRIBED.exec(goods)?.index ?? goods.length;
    const names = goods.slice(0, at).split(BETWEEN_NAMES);
    return [
      ...names.map((phrase) => ({ phrase, isNamed: true })),
      { phrase: goods.slice(at), isNamed: false },
    ];
  });
}

/** Of what follows the word "classification": "…, and … of GOODS from …". */
function goodsOf(clause: string): string {
  const of = /\b(?:of|for)\b/.exec(clause);
  const named = (of ? clause.slice(of.index + of[0].length) : clause).replace(/^[\s;:,.-]+/, '');
  const end = AFTER_GOODS.exec(named);
  return end ? named.slice(0, end.index) : named;
}
