/** Statements of origin in a running text: a phrase or label, and the countries that it names. */
import {
  deniesBehind,
  HAS_FOREIGN_PARTS,
  isStyle,
  type Reservation,
  reservationOf,
  warnsOfImitations,
} from './contexts.ts';
import { isTakenBack } from './denials.ts';
import { type Folded, foldWithPlaces } from './fold.ts';
import { labelsIn, speaksOfAnother } from './labels.ts';
import { type Named, placesAfter, placesBefore } from './named.ts';
import { type OriginPhrase, PHRASES, type Strength } from './phrases.ts';
import { type Script, scriptsOf } from './scripts.ts';
import { sentencesOf } from './sentences.ts';
import {
  adjectiveAt,
  adjectiveEndingAt,
  type Cut,
  cutText,
  type Gazetteer,
  mayNamePlace,
  type Token,
  tokensBetween,
} from './places.ts';

/** What a text says of the origin in one place. */
export interface Statement {
  /**
   * One country; two that share ("made in Italy and Portugal"); none where several are possible, or
   * only a union.
   */
  countries: string[];
  strength: Strength | 'label';
  /** Said with "may be", of goods with foreign parts, or of a province without its country. */
  reservation: 'possible' | 'foreign parts' | 'province' | null;
  /** The words, as they were written. */
  evidence: string;
}

export interface Spoken {
  /** Language subtag of the page or text, where it is known. */
  language: string | null;
  gazetteer: Gazetteer;
}

const EVIDENCE_CHARACTERS = 160;

/**
 * The statements of a text, in its order, up to the sentence that brings them to STATEMENTS_MAX.
 * Questions, denials and what is said of parts are left out.
 */
export function statementsIn(text: string, spoken: Spoken): Statement[] {
  const statements: Statement[] = [];
  for (const sentence of sentencesOf(text)) {
    if (statements.length >= STATEMENTS_MAX) break;
    statements.push(...statementsOf(sentence, spoken));
  }
  return statements;
}
/**
 * No description or page says its origin so often: to say it a thousand times takes no longer than
 * a hundred times.
 */
const STATEMENTS_MAX = 100;

function* first<T>(most: number, all: Iterable<T>): Generator<T> {
  let count = 0;
  for (const one of all) {
    if (count >= most) return;
    count += 1;
    yield one;
  }
}

function statementsOf(sentence: string, spoken: Spoken): Statement[] {
  if (/[?？]\s*$/u.test(sentence)) return [];
  const folded = foldWithPlaces(sentence);
  if (!mayNamePlace(folded, spoken.gazetteer) || warnsOfImitations(folded.folded)) return [];
  const scripts = scriptsOf(folded.folded);
  const cut = cutText(folded, spoken.gazetteer);
  const found = [...byLabels(cut, scripts, spoken), ...byPhrases(cut, scripts, spoken)];
  return distinct(found.sort((a, b) => a.start - b.start)).map(({ statement }) => statement);
}

interface Placed {
  start: number;
  end: number;
  statement: Statement;
}

function byLabels(cut: Cut, scripts: ReadonlySet<Script>, spoken: Spoken): Placed[] {
  const { text } = cut;
  const found: Placed[] = [];
  for (const label of first(STATEMENTS_MAX, labelsIn(text.folded, scripts))) {
    const start = label.index;
    const end = start + label[0].length;
    const [behind = ''] = text.folded.slice(end, end + BESIDE).split(/[:=-]/);
    if (
      speaksOfAnother(text.folded.slice(Math.max(0, start - BESIDE), start)) ||
      speaksOfAnother(behind)
    )
      continue;
    const isLong = label.groups?.['bare'] === undefined;
    const tokens = tokensAfter(cut, end);
    // "Country of origin is Italy", "原産国：中国": little stands between a label and its value
    const phraseLanguage = languageOfLabel(label[0]);
    const named = placesAfter(tokens, {
      ...spoken,
      phraseLanguage,
      gap: isLong ? 2 : 1,
      codes: true,
    });
    if (!named) continue;
    const before = lastWords(tokensBetween(cut, Math.max(0, start - WINDOW), start));
    const reservation = reservationOf(before, spoken.language ?? '', false);
    const strength = label.groups?.['assembly'] ? 'assembled' : 'label';
    const one = placed(text, start, named, strength, reservation);
    if (one) found.push(one);
  }
  return found;
}

/**
 * The language that the letters of a folded label tell, for names that are read in their language
 * only: "مصر", "Mỹ".
 */
const languageOfLabel = (label: string): string | null =>
  LANGUAGES_OF_LETTERS.find(([letters]) => letters.test(label))?.[1] ?? null;
const LANGUAGES_OF_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Arabic}/u, 'ar'],
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Greek}/u, 'el'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Devanagari}/u, 'hi'],
  [/[іїє]/u, 'uk'],
  [/\p{sc=Cyrillic}/u, 'ru'],
  [/xuat xu|san xuat/, 'vi'],
];

/** Characters beside a label that may make it another one. */
const BESIDE = 14;

function byPhrases(cut: Cut, scripts: ReadonlySet<Script>, spoken: Spoken): Placed[] {
  const found: Placed[] = [];
  for (const phrase of PHRASES) {
    if (![...phrase.scripts].some((script) => scripts.has(script))) continue;
    for (const match of first(STATEMENTS_MAX, cut.text.folded.matchAll(phrase.pattern))) {
      const [start, end] = [match.index, match.index + match[0].length];
      const before = tokensBetween(cut, Math.max(0, start - WINDOW), start);
      const one = atPhrase(cut, phrase, { start, end, before }, spoken);
      if (one) found.push(one);
    }
  }
  return found;
}

/** Characters before a phrase, and behind its place, that are looked at. */
const WINDOW = 80;
const BEHIND = 60;

/**
 * Words and marks behind a place of a text, as far as a list of countries may go; a word that is
 * cut there is left out.
 */
function tokensAfter(cut: Cut, start: number): Token[] {
  const { length } = cut.text.folded;
  const end = start + AHEAD;
  if (end >= length) return tokensBetween(cut, start, length);
  return tokensBetween(cut, start, end).slice(0, -1);
}
/** Without an end, a sentence of statements would be read to its end for each of them. */
const AHEAD = 600;

interface At {
  start: number;
  end: number;
  before: Token[];
}

function atPhrase(cut: Cut, phrase: OriginPhrase, at: At, spoken: Spoken): Placed | null {
  const { text } = cut;
  const after = tokensAfter(cut, at.end);
  const settings = { ...spoken, phraseLanguage: phrase.language, codes: true };
  const isGrown = phrase.strength === 'crafted';
  if (phrase.position === 'before') {
    const reservation = reservationOf(lastWords(at.before), phrase.language, isGrown);
    const named = placesAfter(after, { ...settings, gap: GAPS[phrase.language] ?? 1 });
    return named && placed(text, at.start, named, phrase.strength, reservation);
  }
  if (phrase.position === 'after') {
    if (
      deniesBehind(after[0]?.folded) ||
      text.folded.slice(at.end, at.end + 12).match(DENIED_BEHIND)
    )
      return null;
    const behind = placesBefore(at.before, { ...settings, gap: AFTER_GAPS[phrase.language] ?? 0 });
    if (!behind) return null;
    const reservation = reservationOf(
      lastWords(at.before.slice(0, behind.from)),
      phrase.language,
      isGrown,
    );
    const start = at.before[behind.from]?.start ?? at.start;
    return placed(text, start, { ...behind.named, end: at.end }, phrase.strength, reservation);
  }
  return byAdjective(text, phrase, at, after, spoken);
}

/**
 * Words that may stand between a phrase and its place: "made in our workshop in northern Italy".
 */
const GAPS: Readonly<Record<string, number>> = {
  en: 7,
  de: 4,
  fr: 2,
  it: 3,
  es: 3,
  pt: 3,
  nl: 4,
  hu: 0,
  fi: 1,
  lt: 0,
  lv: 0,
  et: 0,
};
/** The same where the place comes first: "in Deutschland von Hand gefertigt". */
const AFTER_GAPS: Readonly<Record<string, number>> = { de: 3, nl: 3, hu: 1, fi: 1, tr: 1, hi: 1 };
const DENIED_BEHIND =
  /^\s*(?:degil|ではな|ではあり|ではご|でない|じゃな|じゃあり|とは限|가 아|이 아|아님|아닌|नहीं)/u;

/** «非中国制造», «不是中国制造»: scripts without blanks deny right before. */
const DENIED_BEFORE =
  /(?:非|不是|并非|並非|不在|没有在|沒有在|未在|绝非|絕非)\s?(?:于|於|在|由|产自|產自)?\s?$/u;
const DENIAL = 8;

function byAdjective(
  text: Folded,
  phrase: OriginPhrase,
  at: At,
  after: Token[],
  spoken: Spoken,
): Placed | null {
  const isBehind = phrase.position === 'adjectiveAfter';
  const beside = isBehind ? after : at.before.filter((token) => token.folded !== '-');
  const index = isBehind ? 0 : beside.length - 1;
  const country = (isBehind ? adjectiveAt : adjectiveEndingAt)(beside, index, spoken.gazetteer);
  const adjective = beside[index];
  if (!country || !adjective) return null;
  const reservation = reservationOf(
    lastWords(isBehind ? at.before : at.before.slice(0, -1)),
    phrase.language,
    false,
  );
  const [start, end] = isBehind ? [at.start, adjective.end] : [adjective.start, at.end];
  return placed(
    text,
    start,
    { countries: [country], end, isPart: false },
    phrase.strength,
    reservation,
  );
}

const lastWords = (tokens: readonly Token[]): string[] => {
  const cut = tokens.findLastIndex(({ folded }) => /^[,;:()]$/.test(folded) && folded !== ':');
  return tokens.slice(cut + 1).map(({ folded }) => folded);
};

function placed(
  text: Folded,
  start: number,
  named: Named,
  strength: Statement['strength'],
  reservation: Reservation,
): Placed | null {
  if (reservation === 'denied' || reservation === 'part') return null;
  const [from, to] = [Math.max(0, start - WINDOW), named.end + BEHIND];
  if (DENIED_BEFORE.test(text.folded.slice(Math.max(0, start - DENIAL), start))) return null;
  if (isTakenBack(text.folded.slice(from, start), text.folded.slice(named.end, to))) return null;
  const behind = text.folded
    .slice(named.end, named.end + BEHIND)
    .split(/\s/)
    .find((word) => word !== '');
  if (behind !== undefined && isStyle(behind.replace(/^[-–]|[.,]$/g, ''))) return null;
  const hasForeignParts = HAS_FOREIGN_PARTS.test(text.folded.slice(named.end, named.end + BEHIND));
  return {
    start,
    end: named.end,
    statement: {
      countries: named.countries,
      strength,
      reservation:
        reservation ?? (hasForeignParts ? 'foreign parts' : named.isPart ? 'province' : null),
      evidence: evidenceOf(text, start, named.end),
    },
  };
}

/** The sentence when it is short, else the statement with a little of what stands around it. */
function evidenceOf({ raw, at }: Folded, start: number, end: number): string {
  if (raw.length <= EVIDENCE_CHARACTERS) return raw;
  const [from, to] = [
    Math.max(0, (at[start] ?? 0) - 40),
    Math.min(raw.length, (at[end] ?? raw.length) + 40),
  ];
  return raw.slice(from, Math.min(to, from + EVIDENCE_CHARACTERS)).trim();
}

/** Of statements that overlap, the stronger one: "Made in: Italy" is a label and a phrase. */
/** They come in the order of the text: only the last kept can overlap. */
const OVERLAPPING_MAX = 20;

function distinct(found: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const one of found) {
    const from = Math.max(0, kept.length - OVERLAPPING_MAX);
    const near = kept.slice(from).findIndex(({ start, end }) => one.start < end && start < one.end);
    const other = from + near;
    const before = near < 0 ? undefined : kept[other];
    if (!before) kept.push(one);
    else if (rank(one) > rank(before)) kept[other] = one;
  }
  return kept;
}

const STRENGTHS: readonly Statement['strength'][] = [
  'assembled',
  'crafted',
  'product',
  'made',
  'label',
];
const rank = ({ statement, start, end }: Placed): number =>
  // what names fewer or no countries has read more of the list
  (statement.countries.length === 1 ? 0 : 1000) +
  STRENGTHS.indexOf(statement.strength) * 10 +
  Math.min(9, end - start) / 10;
