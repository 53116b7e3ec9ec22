/**
 * Reads a national label into conditions: persons, materials, prices, measures, nouns, residual.
 */
import { foldMarks, wordsOf } from '../fold.ts';
import { MATERIAL } from './axisNames.ts';
import { positiveWords } from './labelIndex.ts';
import { type Hit, holdersAmong, matchValues, scopeOfHit } from './match.ts';
import type { AxisValue, RuleCondition } from './lexicon.ts';
import type { NameIndex } from './nameIndex.ts';
import { labelKey } from './stem.ts';
import { type GoodsText, readGoods } from './text.ts';
import { type MaterialOf, measureConditions, STRENGTH } from './nationalMeasures.ts';

export interface LineConditions {
  /** Tested like the rules of the lexicon; each stands for one demand of the label. */
  conditions: readonly RuleCondition[];
  /** Whether it holds cloth alone: of plastics or leather it holds none. */
  isOfCloth: boolean;
  /**
   * Bounds on the value of one unit, in US dollars or the schedule's currency, with the unit they
   * are per.
   */
  value: { over: number | null; upTo: number | null; per: string } | null;
  /**
   * Keys of the words that name a thing and are no condition, by part of the label: one named thing
   * of a list is enough.
   */
  parts: readonly (readonly string[])[];
  /** Keys of the words of each thing that the label leaves out: "not necklaces or chain". */
  denied: readonly (readonly string[])[];
  /** "other", "remaining"; `kind`: "not elsewhere". */
  residual: boolean | 'kind';
  /** How many levels of the publisher's text only say «Other», of those that tell lines apart. */
  others: number;
  /** Keys of the words of its other levels; none where the label is our own. */
  levels: readonly (readonly string[])[];
  /** Fabrics, wares and uses that the text must name itself. */
  demanded: readonly string[];
  /** End uses and makes that need their own words: keys of those words; empty for other lines. */
  trap: readonly string[];
}

/** A label that demands nothing. */
export const NO_DEMANDS: LineConditions = {
  conditions: [],
  isOfCloth: false,
  value: null,
  parts: [],
  denied: [],
  residual: false,
  others: 0,
  levels: [],
  demanded: [],
  trap: [],
};

const RESIDUAL =
  /^other\b(?! than\b)|\b(?:others|remaining|rest|residual|other countries)\b|\bother (?:[a-z-]+ )?(?:appliances|articles|devices|goods|items|kinds|materials?|parts|products|types)\b/;
/** Says so of a thing that it names: the rest only where no sibling is. */
const RESIDUAL_OF_ITS_KIND =
  /\b(?:not elsewhere|n\.?e\.?s|nesoi|not named|except|other(?! than\b))\b/;
const TRAP =
  /\b(?:digital(?= (?:alarm |wall |wrist |pocket |small )?(?:clock|watch))|civil aircraft|aircraft|knocked down|hand.?loomed|folklore|certified|ramie|subject to|quota|military|handmade|experimental|antique|batik|for industrial assembly|ecclesiastical)\b/;

/** What a label names only for example. */
const EXAMPLES = /\be\.g\.[^()]*/g;

/** "Other preparations with over 10% milk solids" are the rest of those with so much, not of all. */
const BOUNDED = /\b(?:with|containing)\b[^,;:\d]{0,40}\d/;

function residualIn(text: string): LineConditions['residual'] {
  if (RESIDUAL.test(text)) return BOUNDED.test(text) ? 'kind' : true;
  return RESIDUAL_OF_ITS_KIND.test(text) && 'kind';
}

const OF_ANY = /\b(?:remaining|other|any) materials?\b/;

/** The demands of a label. */
export function conditionsOf(
  label: string,
  names: NameIndex,
  vocabulary: readonly AxisValue[],
): LineConditions {
  const text = foldMarks(label);
  const value = valueBand(text);
  const plain = text.replace(BANDS, ' ');
  const goods = readGoods({
    description: plain
      .replace(EXAMPLES, '')
      .replace(STRENGTH, ' ')
      .replace(/[;:.|]/g, ','),
  });
  const { byAxis, consumed, isOfCloth } = demandedValues(goods, names, vocabulary);
  // "plain or printed" demands nothing
  if (byAxis.get('print')?.size === 2) byAxis.delete('print');
  // nor do "metal and remaining materials"
  if (OF_ANY.test(text)) byAxis.delete('main');
  const conditions: RuleCondition[] = [...byAxis].map(([axis, values]) => ({
    test: 'axis',
    axis,
    values: [...values],
    negated: false,
  }));
  conditions.push(...measureConditions(plain, materialsOf(names, vocabulary)));
  return {
    conditions,
    isOfCloth,
    value,
    parts: partsOf(plain, consumed),
    denied: deniedIn(plain),
    residual: residualIn(text),
    others: 0,
    levels: [],
    demanded: positiveWords(plain)
      .filter((word) => FABRICS.has(word))
      .map(labelKey),
    trap: wordsOf(TRAP.exec(text)?.[0] ?? '').map(labelKey),
  };
}

/** The values that a label demands, by axis, and the words of those that qualify a thing. */
function demandedValues(
  goods: GoodsText,
  names: NameIndex,
  vocabulary: readonly AxisValue[],
): { byAxis: Map<string, Set<string>>; consumed: Set<string>; isOfCloth: boolean } {
  let isOfCloth = false;
  const byAxis = new Map<string, Set<string>>();
  const consumed = new Set<string>();
  const hits = matchValues(goods, names, ['en']);
  const holdersOf = holdersAmong(hits);
  const isMaterial = ({ owner }: Hit): boolean => vocabulary[owner]?.axis === MATERIAL;
  for (const hit of hits) {
    const entry = vocabulary[hit.owner];
    // "imitation leather" demands no leather
    if (isMaterial(hit) && holdersOf(hit).some(isMaterial)) continue;
    if (!entry || scopeOfHit(goods, hit) === 'without' || UNTESTED.has(entry.axis)) continue;
    isOfCloth ||= entry.value === 'textile';
    // A fabric is a thing of its own: corduroy trousers are not any woven ones.
    if (
      entry.value === 'textile' ||
      FABRICS.has(goods.words[hit.at] ?? '') ||
      (entry.axis === 'weave' && !/knit|crochet|woven|tufted/.test(goods.words[hit.at] ?? '')) ||
      (entry.axis === 'print' && !/print|plain|white/.test(goods.words[hit.at] ?? ''))
    )
      continue;
    const axis = entry.axis === 'material' ? 'main' : entry.axis;
    byAxis.set(axis, (byAxis.get(axis) ?? new Set()).add(entry.value));
    if (!QUALIFIERS.has(axis)) continue;
    for (let at = hit.at; at < hit.at + hit.length; at += 1) consumed.add(goods.words[at] ?? '');
  }
  return { byAxis, consumed, isOfCloth: isOfCloth && !byAxis.has('main') };
}

/** Axes whose words are no demand of a label. */
const UNTESTED = new Set(['for', 'kind', 'form', 'build']);

/** Axes whose words qualify a thing and never name it. */
const QUALIFIERS = new Set(['main', 'user', 'weave', 'state', 'finish']);

export const FABRICS: ReadonlySet<string> = new Set(
  'denim corduroy fleece velvet flannel terry satin canvas jacquard tweed microfibre microfiber pile felt'.split(
    ' ',
  ),
);

/** The material that a word names, if it does. */
const materialsOf =
  (names: NameIndex, vocabulary: readonly AxisValue[]): MaterialOf =>
  (words) => {
    const hits = matchValues(readGoods({ description: words }), names, ['en']);
    const material = hits.find(({ at, owner }) => at === 0 && vocabulary[owner]?.axis === MATERIAL);
    return material ? (vocabulary[material.owner]?.value ?? null) : null;
  };

/** What follows "not" and its like, up to the next thing that the label names. */
const DENIALS = /\b(?:not|neither|except|excluding|other than|without)\b([^,;:()]*)/g;

function deniedIn(text: string): string[][] {
  return [...text.matchAll(DENIALS)]
    .flatMap(([, phrase = '']) => phrase.split(/\b(?:or|nor|and)\b/))
    .map((phrase) =>
      positiveWords(phrase)
        .filter((word) => !SAYS_NOTHING.has(word))
        .map(labelKey),
    )
    .filter((words) => words.length > 0);
}

/** Keys of the words by which a text says what it holds. */
export const wordKeys = (text: string): string[] => positiveWords(text).map(labelKey);

/** "Not named", "not included", "not over quota": nothing is left out by these. */
const SAYS_NOTHING = new Set(
  'named listed included specified kind processed further other'.split(' '),
);

function partsOf(text: string, consumed: ReadonlySet<string>): string[][] {
  return text
    .replace(/\b(?:not|other than|except|excluding|without)\b[^,;()]*/g, ' ')
    .split(/[,;:()/]|\b(?:and|or|e\.g\.|incl\.)(?=\s)/)
    .map((part) => [
      ...new Set(
        positiveWords(part)
          .filter((word) => !consumed.has(word) && !/^\d/.test(word) && word.length > 2)
          .map(labelKey),
      ),
    ])
    .filter((part) => !part.every((word) => QUALITIES.has(word)));
}

/** Words that say how a thing is: alone they name none. */
export const QUALITIES: ReadonlySet<string> = new Set(
  'soft hard rigid flexible new used old small large big mini low high long short thin thick round flat square plain fancy simple single double open closed light heavy loose complete assembled white black blue'
    .split(' ')
    .map(labelKey),
);

/** «valued over $5», «worth 20 cents or more», «$3 to $6.50 a pair», «up to 20 cents per dozen». */
const BAND =
  /(?:\b(?:valued|worth)\b|(?:\b(?:over|up to|under|above|more than|less than) )?\$(?=\d)|\b(?:over|up to|under) (?=\d+(?:\.\d+)? ?(?:c\b|cents|¢)))(?:[^,;:()]|,(?=\d))*/;
const BANDS = new RegExp(BAND, 'g');

/** Characters before an amount that say what it is. */
const BESIDE_MAX = 30;

/** "valued over $5 but not over $25 per pair", "valued up to 38c each". */
function valueBand(text: string): LineConditions['value'] {
  const phrase = BAND.exec(text)?.[0].replace(/\s+/g, ' ');
  if (phrase === undefined) return null;
  let over: number | null = null;
  let upTo: number | null = null;
  for (const { index, 0: printed, 1: number = '0', 2: minor } of phrase.matchAll(AMOUNT)) {
    const after = phrase.slice(index + printed.length).slice(0, BESIDE_MAX);
    const before = phrase.slice(Math.max(0, index - BESIDE_MAX), index);
    const isMinor = minor !== undefined || (!/[$€£]$/.test(before) && TO_MINOR.test(after));
    const amount = Number(number.replaceAll(',', '')) * (isMinor ? 0.01 : 1);
    if (OVER.test(before) || OR_MORE.test(after)) over = amount;
    else upTo = amount;
  }
  if (over === null && upTo === null) return null;
  const per =
    /(?:per|a|\/)\s*(dozen pairs?|dozen pieces|dozen|pair|kg|gross|m2|meter|metre|liter|litre|each|piece)|\beach\b/.exec(
      phrase,
    )?.[1] ?? 'each';
  return { over, upTo, per };
}

const AMOUNT = /(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(c\b|cents|¢))?/g;
const OVER = /(?<!not )(?:over|above|more than|exceeding) ?(?:us ?)?[$€£]? ?$/;
/** What follows the lower bound of a band: «23 cents or more», «15 to under 23 cents». */
const OR_MORE = /^ (?:or (?:more|over)|and (?:over|above)|to (?:under |less than )?[$€£]?\d)/;
const TO_MINOR = /^ to (?:under |less than )?\d+(?:\.\d+)? ?(?:c\b|cents|¢)/;
