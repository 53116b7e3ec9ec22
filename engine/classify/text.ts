/** From the caller's goods to words in fields, with the scope each word stands in. */
import { foldMarks, hasCharacters, isCharacter, markedIn, wordIn, wordsOf } from '../fold.ts';
import {
  attributeIn,
  attributeOfCharactersIn,
  CATEGORY_KEYS,
  DENIED,
  furtherAttributesIn,
  TITLE_KEYS,
} from './attributeNames.ts';
import { scopesOfCharacters } from './characterScopes.ts';
import { isCommonEnglish } from './englishWords.ts';
import { MARKETING, MARKETING_PHRASES } from './marketing.ts';
import type { Goods } from './types.ts';

export type FieldKind = 'title' | 'category' | 'attribute' | 'body';

/** A stretch of words: `[start, end)`. */
export interface Field {
  kind: FieldKind;
  /** Folded name of an attribute, for example `material`. */
  key: string | null;
  start: number;
  end: number;
}

/**
 * What a word stands after: `for` names what the goods serve, `with` what comes along, `in` what
 * they are made of or lie in, `without` what is absent.
 */
export type WordScope = 'plain' | 'for' | 'with' | 'in' | 'without';

export interface GoodsText {
  words: readonly string[];
  /** True where a clause ends after the word. */
  ends: readonly boolean[];
  /**
   * True where the next word follows without a blank: only beside a character of Chinese, Japanese
   * or Korean, of which a run of words has many.
   */
  runsOn: readonly boolean[];
  scopes: readonly WordScope[];
  fields: readonly Field[];
  /** Field number of each word. */
  fieldOf: readonly number[];
  /** Words as they are written, where that is with marks. */
  marked?: ReadonlyMap<string, string>;
}

/**
 * Fields and words of the goods: title, then the description cut at line ends, semicolons and bars;
 * `key: value` parts become attributes.
 */
export function readGoods(goods: Goods): GoodsText {
  const builder: Builder = {
    words: [],
    ends: [],
    runsOn: [],
    scopes: [],
    fields: [],
    fieldOf: [],
  };
  const parts = segments(goods);
  const brand = goods.brand === undefined ? [] : tokens(goods.brand).map(({ word }) => word);
  for (const { kind, key, text } of parts) addField(builder, { kind, key }, text, brand);
  return { ...builder, marked: markedIn(parts.map(({ text }) => text).join(' ')) };
}

interface Builder {
  words: string[];
  ends: boolean[];
  runsOn: boolean[];
  scopes: WordScope[];
  fields: Field[];
  fieldOf: number[];
}

interface Segment {
  kind: FieldKind;
  key: string | null;
  text: string;
}

function segments(goods: Goods): Segment[] {
  const title = plainSigns(withoutMarkup(goods.title ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  const parts = joinedLines(plainSigns(withoutMarkup(goods.description)))
    .split(/[\n\r;|•]+|\.\s+(?=\p{L})/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const found: Segment[] = title === '' ? [] : [{ kind: 'title', key: null, text: title }];
  for (const part of parts) {
    if (foldMarks(part) === foldMarks(title)) continue;
    found.push(
      ...segmentsOf(
        part,
        found.some(({ kind }) => kind === 'title'),
      ),
    );
  }
  return found;
}

/** Tags of a shop page and control characters as blanks; ends of blocks stay ends of lines. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<\/?(?:br|p|div|li|ul|ol|tr|h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    // oxlint-disable-next-line no-control-regex -- these are what is to go
    .replace(/[\u0000-\u0009\u000B\u000C\u000E-\u001F]+/g, ' ');

/** Signs of East Asian texts that part fields and sentences, as the narrow ones. */
const plainSigns = (text: string): string =>
  text.replace(/[：；｜＝＞。]/g, (sign) => SIGNS[sign] ?? sign);
const SIGNS: Readonly<Record<string, string>> = {
  '：': ':',
  '；': ';',
  '｜': '|',
  '＝': '=',
  '＞': '>',
  '。': '. ',
};

/**
 * Lines of one or two words without a colon are one line that was wrapped; of two to six characters
 * in scripts without blanks.
 */
const joinedLines = (text: string): string =>
  text
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .reduce((found, line, at, all) => {
      const isShort = (one: string): boolean =>
        one.split(/\s+/).length <= 2 &&
        !/[:=;]/.test(one) &&
        (!hasCharacters(one) || wordsOf(one).length <= WRAPPED_CHARACTERS_MAX);
      return at === 0
        ? line
        : `${found}${isShort(line) && isShort(all[at - 1] ?? '') ? ' ' : '\n'}${line}`;
    }, '');

const WRAPPED_CHARACTERS_MAX = 6;

/**
 * A part may begin with the goods and go on with attributes: «shirt, material: cotton», «mug
 * capacity: 350 ml», «T-shirt: 100 % cotton», «color: red size: L».
 */
function segmentsOf(part: string, titled: boolean): Segment[] {
  const value = ATTRIBUTE.exec(part)?.[2] ?? '';
  const behind = part.length - value.length;
  const cuts = furtherAttributesIn(value).map((at) => behind + at);
  return [0, ...cuts].flatMap((from, at) =>
    segmentsOfAttribute(part.slice(from, cuts[at]).trim(), titled || at > 0),
  );
}

/** A part with one attribute at most. */
function segmentsOfAttribute(part: string, titled: boolean): Segment[] {
  const pair = ATTRIBUTE.exec(part);
  const [before, value] = [pair?.[1], pair?.[2] ?? ''];
  if (before === undefined) return [segmentOf(part, titled)];
  const clause = hasCharacters(before)
    ? -1
    : Math.max(before.lastIndexOf(','), before.lastIndexOf(' - '));
  if (clause > 0 && /\p{L}/u.test(before.slice(clause)))
    return [
      segmentOf(part.slice(0, clause), titled),
      segmentOf(part.slice(clause).replace(/^[,\s-]+/, ''), true),
    ];
  return titled ? [segmentOf(part, titled)] : firstSegments(part, before, value);
}

/** The first part of a text without a title: what is no name of an attribute is the goods. */
function firstSegments(part: string, before: string, value: string): Segment[] {
  const key = foldMarks(before).trim();
  const name = hasCharacters(before)
    ? attributeOfCharactersIn(before.trimEnd())
    : attributeIn(before.trimEnd());
  if (name === 0 || TITLE_KEYS.test(key) || CATEGORY_KEYS.test(key))
    return [segmentOf(part, false)];
  if (name < 0)
    return [
      { kind: 'title', key: null, text: before },
      { kind: 'body', key: null, text: value },
    ];
  return [
    { kind: 'title', key: null, text: before.slice(0, name) },
    segmentOf(part.slice(name).trim(), true),
  ];
}

function segmentOf(part: string, titled: boolean): Segment {
  const pair = ATTRIBUTE.exec(part);
  const key = pair?.[1] === undefined ? null : foldMarks(pair[1]);
  // «whether with metal toe cap: no» is longer than names of attributes are
  if (key !== null && DENIED.test(foldMarks(pair?.[2] ?? '').trim()))
    return { kind: 'attribute', key, text: '' };
  if (key === null || key.split(/\s+/).length > 4 || /^https?$/.test(key)) {
    if (/\S\s*>\s*\S/.test(part)) return { kind: 'category', key: null, text: part };
    return { kind: titled ? 'body' : 'title', key: null, text: part };
  }
  const value = pair?.[2] ?? '';
  if (TITLE_KEYS.test(key)) return { kind: titled ? 'body' : 'title', key: null, text: value };
  if (CATEGORY_KEYS.test(key)) return { kind: 'category', key, text: value };
  return { kind: 'attribute', key, text: value };
}

/** `key: value`; a key of one character is a word in Chinese, Japanese and Korean. */
const ATTRIBUTE =
  /^([^:=]{2,40}|[\p{Script=Han}\p{Script=Hangul}])(?::(?!\d)|(?<!\d):|=)\s*(\S.*)$/u;

export interface Token {
  word: string;
  ends: boolean;
  runsOn: boolean;
}

/** Words with the clause ends between them. */
function tokens(text: string): Token[] {
  const folded = plainUnits(foldMarks(text)).replace(/'s\b|s'(?=\s|$)/g, 's');
  if (!hasCharacters(folded)) return tokensIn(folded);
  const found = tokensIn(folded.replace(MARKETING_PHRASES, ' '));
  return found.length > 0 ? found : tokensIn(folded);
}

function tokensIn(folded: string): Token[] {
  const found: Token[] = [];
  let from = 0;
  for (const match of folded.matchAll(wordIn(folded))) {
    const gap = folded.slice(from, match.index);
    const word = match[0];
    const last = found.at(-1);
    if (last && CLAUSE_END.test(gap)) last.ends = true;
    if (last && gap === '') last.runsOn = isCharacter(word) || isCharacter(last.word);
    found.push({ word, ends: false, runsOn: false });
    from = match.index + word.length;
    if (found.length >= WORDS_OF_FIELD_MAX) break;
  }
  const last = found.at(-1);
  if (last) last.ends = true;
  return found;
}

const CLAUSE_END = /[,;!?()[\]{}|:>\n、。「」『』【】《》〈〉〔〕]|\.\s|\s[-–—+]\s/;

/**
 * Signs before numbers as words, and a weight by area as one unit: they are no words of their own.
 */
const plainUnits = (folded: string): string =>
  /\d/.test(folded)
    ? folded
        .replace(/(?:>=|≥)\s*(?=\d)/g, ' at least ')
        .replace(/(?:<=|≤)\s*(?=\d)/g, ' at most ')
        .replace(/>\s*(?=\d)/g, ' over ')
        .replace(/<\s*(?=\d)/g, ' under ')
        .replace(PER_CENT, '$1%')
        .replace(
          /(\d)\s*(?:g|gr|gm|gms|grams?|г|гр)\s*(?:\/|per|pro)\s*(?:m2|м2|sq\.?\s?m|sqm|qm|square met(?:er|re))\b/g,
          '$1gsm',
        )
    : folded;

/** A share with a blank before its sign, or with the sign in words: "80 % cotton", "80 percent". */
const PER_CENT =
  /(\d) ?(?:%|per ?cent\b|pct\b|prozent\b|pour ?cent\b|por ?ciento\b|por ?cento\b|per ?cento\b|procent\b)/g;

const WORDS_OF_FIELD_MAX = 300;
const WORDS_MAX = 600;

function addField(
  builder: Builder,
  { kind, key }: { kind: FieldKind; key: string | null },
  text: string,
  brand: readonly string[],
): void {
  const start = builder.words.length;
  const all = tokens(text).slice(0, WORDS_MAX - start);
  const kept = all.filter(
    (token, at) =>
      !sells(all, at) &&
      !(kind === 'title' && all.length > brand.length && brand.includes(token.word)),
  );
  const used = kept.length > 0 ? kept : all;
  if (used.length === 0) return;
  const field = builder.fields.length;
  for (const { word, ends, runsOn } of used) {
    builder.words.push(word);
    builder.ends.push(ends);
    builder.runsOn.push(runsOn);
    builder.fieldOf.push(field);
  }
  builder.fields.push({ kind, key, start, end: builder.words.length });
  builder.scopes.push(...scopesOfCharacters(used, scopesOf(used)));
}

/**
 * "genuine leather" and "sugar free" say something: a marketing word goes only where it is not
 * bound.
 */
function sells(all: readonly Token[], at: number): boolean {
  const word = all[at]?.word ?? '';
  if (!MARKETING.has(word)) return false;
  if (word === 'genuine') return all[at + 1]?.word !== 'leather';
  // Italian salt begins a title, a sale ends one
  if (word === 'sale') return at > 0 || all[at]?.ends === true;
  return word !== 'free' || at === 0;
}

interface Opener {
  scope: WordScope;
  /** Words after the opener that it governs. */
  reach: number;
}

const openers = (scope: WordScope, reach: number, words: string): [string, Opener][] =>
  words.split(' ').map((word) => [word, { scope, reach }]);

const OPENERS: ReadonlyMap<string, Opener> = new Map([
  ...openers(
    'for',
    6,
    'for fits fit compatible fur pour para voor dla suitable per passend compatibile replaces suits для под',
  ),
  ...openers(
    'with',
    4,
    'with including includes incl mit avec con met com inkl plus w featuring с со на',
  ),
  ...openers('without', 1, 'non pas nicht niet nie nao не'),
  ...openers('in', 4, 'in en aus em im uit dans made fabriqu hergestellt gefertigt из в'),
  ...openers(
    'without',
    2,
    'without no not ohne sans sin senza zonder bez sem excluding excludes kein keine keinem keinen keiner geen except excl без',
  ),
]);

/** Words between a denial and what it denies: "not real leather", «nie jest ze skóry». */
const DENIED_WITH: ReadonlySet<string> = new Set(
  foldMarks(
    'real genuine true is of made from added any echt echtes echtem echter zugesetzten zugesetzter ist es de vera vero véritable véritables ' +
      'añadido añadidos ajouté ajoutés aggiunti adicionado jest ze z prawdziwej naturalnej из натуральной настоящая é du der',
  ).split(' '),
);

function scopesOf(used: readonly Token[]): WordScope[] {
  const scopes: WordScope[] = [];
  let open: { scope: WordScope; left: number } = { scope: 'plain', left: 0 };
  used.forEach(({ word, ends }, at) => {
    const opener = OPENERS.get(word);
    const opens =
      opener &&
      !ends &&
      !isEnglishFur(used, at) &&
      !(NON.has(word) && NON_COMPOUNDS.has(used[at + 1]?.word ?? '')) &&
      !(opener.scope === 'with' && isCoating(used, at));
    // "not in coils" denies the coils; "other than bars" the bars
    const denied = open.scope === 'without' && open.left > 0 && opener?.scope === 'in';
    if (opens)
      open = { scope: denied ? 'without' : opener.scope, left: reachAt(used, at, opener) + 1 };
    if (word === 'than' && used[at - 1]?.word === 'other' && !ends)
      open = { scope: 'without', left: 4 };
    const goesOn = scopes[at - 1] === 'without' && used[at - 1]?.ends === false;
    if (open.scope === 'without' && goesOn && OR.has(word))
      open = { ...open, left: Math.max(open.left, 0) + 2 };
    // a name may begin with the opener: «не из кожи»
    if (opens) scopes.push(denied ? 'without' : 'plain');
    else scopes.push(open.left > 0 ? open.scope : 'plain');
    if (used[at + 1]?.word === 'free' && !opens) scopes[at] = 'without';
    const isFiller = open.scope === 'without' && !opens && DENIED_WITH.has(word);
    open = { ...open, left: ends ? 0 : open.left - (isFiller ? 0 : 1) };
  });
  return scopes;
}

/** What a fabric is coated with is of the fabric, and does not come along. */
function isCoating(used: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - COATED_REACH); back -= 1) {
    const { word = '', ends } = used[back] ?? {};
    if (ends) return false;
    if (COATED.has(word)) return true;
  }
  return false;
}
const COATED_REACH = 6;
const COATED: ReadonlySet<string> = new Set(
  (
    'coated impregnated laminated beschichtet beschichtetes beschichteter beschichtete enduit enduite enduits recubierto recubierta ' +
    'spalmato spalmata gecoat powlekany powlekana powlekane revestido revestida'
  ).split(' '),
);

/**
 * What a title begins with denies one thing; the goods come behind it: «ohne Kabel Kopfhörer». For
 * whom a gift is meant is said in one word: "gift for her rose quartz roller".
 */
const reachAt = (used: readonly Token[], at: number, { scope, reach }: Opener): number =>
  (scope === 'without' && at === 0) ||
  (scope === 'for' && GIFTS.has(used[at - 1]?.word ?? '') && PERSONS.has(used[at + 1]?.word ?? ''))
    ? 1
    : reach;
const GIFTS: ReadonlySet<string> = new Set(
  'gift gifts present presents geschenk geschenke cadeau regalo regalos presente prezent cadeautje'.split(
    ' ',
  ),
);
const PERSONS: ReadonlySet<string> = new Set(
  (
    'her him women men ladies mom mum dad wife husband girlfriend boyfriend friends teachers damen herren frauen manner femme homme femmes hommes ' +
    'mujer hombre mujeres hombres donna uomo dames heren ona niego mulher homem'
  ).split(' '),
);

/** English fur is no «für»: a word of English stands before it, or nothing. */
const isEnglishFur = (used: readonly Token[], at: number): boolean =>
  used[at]?.word === 'fur' && (at === 0 || isCommonEnglish(used[at - 1]?.word ?? ''));

/** "Not knitted or crocheted" denies both. */
const OR = new Set(['or', 'nor', 'oder', 'ou', 'ni', 'lub', 'или', 'ни']);

const NON = new Set(['non', 'no', 'nao']);
const NON_COMPOUNDS = new Set(
  'stick woven slip alcoholic electric toxic tisse tissee tessuto tejido tejida tecido'.split(' '),
);

/** Whether a word can say something: two letters, or one character of those read by character. */
export const hasMeaning = (word: string): boolean => isCharacter(word) || /\p{L}{2}/u.test(word);

/** Whether the word opens a scope: what follows says something else than what stands before. */
export const opensScope = (word: string): boolean => OPENERS.has(word);
