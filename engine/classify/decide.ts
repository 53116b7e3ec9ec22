/** Puts the evidence together: a probability for every six-digit code, and what it rests on. */
import { foldMarks, wordsOf } from '../fold.ts';
import { sightOf } from './articleSight.ts';
import { MATERIAL } from './axisNames.ts';
import { type Contradicted, contradictedBy } from './contradicted.ts';
import { hitsInCompounds } from './compounds.ts';
import type { ClassificationEdition } from './edition.ts';
import { readFacts, setOrDrop, type Facts, type Stated } from './facts.ts';
import { type GeneralRule, interpret } from './interpretation.ts';
import { languagesOf, languagesOfScript, languagesOfWord } from './language.ts';
import type { Article, RuleCondition } from './lexicon.ts';
import { matchArticles, matchValues, scopeOfHit, type Hit } from './match.ts';
import { withTold } from './model/facts.ts';
import type { ToldValue } from './model/types.ts';
import { phraseKeys } from './nameIndex.ts';
import { applyNotes, type AppliedNote } from './notes.ts';
import { hostOfPart, partsOf } from './partsOf.ts';
import { rankArticles, type RankedArticle } from './rank.ts';
import { byMaterial, residualOf } from './residual.ts';
import { vaguenessOf } from './refuse.ts';
import { queryOf, retrieve, type Retrieved } from './retrieve.ts';
import { repair } from './speller.ts';
import { labelKey, LATIN_LANGUAGES, nameKey, singular, type Language } from './stem.ts';
import { positiveWords, STOP_WORDS } from './labelIndex.ts';
import { type Place, severalGoods } from './severalGoods.ts';
import { type StatedFacts, withStated } from './statedFacts.ts';
import { hasMeaning, opensScope, type GoodsText, type WordScope } from './text.ts';
import type { Sight } from './truth.ts';
import type { Vagueness } from './vagueWords.ts';
import { walk } from './walk.ts';

/** How widely to look; see `effort.ts`. */
export interface Reach {
  /** Subheadings taken from the label search. */
  candidates: number;
  /** Weight of the label search in re-ranking the codes of the articles. */
  rerank: number;
  /** Whether unknown words are put right or split. */
  repair: boolean;
}

export interface Support {
  article: Article;
  hit: Hit;
  /** Conditions the text fulfilled on the way to the code. */
  held: readonly RuleCondition[];
  /** Axes that the rule of the code asks about. */
  needs: readonly string[];
  share: number;
  /** A national code the author wrote for this destination. */
  national?: string;
}

export interface CodeCandidate {
  code: string;
  /** Share of the evidence; all candidates add up to 1. */
  share: number;
  /** The article that gave most, absent for a code found by label search alone. */
  support?: Support;
}

export interface Decision {
  candidates: CodeCandidate[];
  articles: RankedArticle[];
  retrieved: Retrieved[];
  facts: Facts;
  /** Axes nobody stated on which mass depends, heaviest first. */
  open: { axis: string; mass: number }[];
  /** The axes the best article's author wants asked first. */
  ask: readonly string[];
  languages: Language[];
  /** Share of the evidence that comes from the lexicon. */
  lexiconShare: number;
  /**
   * Share of the meaningful words that the best answer accounts for: its names, stated values,
   * words of its label.
   */
  explained: number;
  /** Share of the meaningful words that nothing in the edition knows. */
  unknown: number;
  /** Ids of the articles that the text names. */
  named: ReadonlySet<string>;
  /** Legal notes that moved something, in their order. */
  notes: readonly AppliedNote[];
  /** The notes put out every candidate: the text contradicts itself. */
  conflict: boolean;
  /** The General Rule of Interpretation that decided. */
  rule: GeneralRule;
  /** The text as it was read, spelling put right. */
  text: GoodsText;
  /** How little the text says; null where it, or what the caller states beside it, says enough. */
  vague: Vagueness | null;
  /** Stated facts that the words of the text contradict. */
  contradicted: readonly Contradicted[];
  /** The items of a text that lists several goods; else empty. */
  several: readonly Place[];
  /** What conditions look at, for the lines below the six digits. */
  sight: Sight;
}

/** Articles further behind than this add nothing but noise. */
const ARTICLES_MAX = 6;
const TEMPERATURE = 0.3;
/** Score at which "none of these articles" is as likely as an article. */
const NONE_SCORE = 0.62;
/**
 * Below this score no article counts as found, and the material's own residual comes into question.
 */
const ARTICLE_MIN = 0.7;
/** An article counts as named for the legal notes from this score on. */
const NAMED_MIN = 0.5;
const RESIDUAL_SHARE = 0.6;
/** Of what no article accounts for, where the text says that the goods are a part of others. */
const PART_SHARE = 0.5;
const LABEL_TEMPERATURE = 0.16;

/** Where and how to decide. */
export interface DecisionContext {
  destination: string;
  price: number | undefined;
  reach: Reach;
  /** Values that a language model states on axes which the text leaves open. */
  told?: readonly ToldValue[];
  /** Values that a photo shows on axes which the text leaves open. */
  shown?: readonly ToldValue[];
  /** Facts that the caller states: they stand above the text. */
  stated?: StatedFacts;
}

/** The decision on a text for a destination. */
export function decide(
  written: GoodsText,
  edition: ClassificationEdition,
  context: DecisionContext,
): Decision {
  const { names, labels, lexicon } = edition;
  const text = context.reach.repair
    ? repair(written, edition.speller, (word) => recognised(word, edition))
    : written;
  const languages = spokenIn(text, edition);
  const valueHits = matchValues(text, names, languages);
  const said = readFacts(text, valueHits, lexicon.values, context.price);
  const stated = context.stated ?? {};
  const shown = withTold(said, context.shown ?? [], 'photo');
  const facts = withStated(withTold(shown, context.told ?? [], 'language model'), stated);
  const hosts = new Set((facts.values.get('for') ?? []).map(({ value }) => value));
  const hits = namesIn(text, valueHits, edition, languages);
  const on = (axis: string): Hit[] =>
    valueHits.filter(({ owner }) => lexicon.values[owner]?.axis === axis);
  const known = { values: valueHits, materials: on(MATERIAL), hosts, facts };
  const articles = rankArticles(text, hits, lexicon.articles, known).slice(0, ARTICLES_MAX);
  const served = withServedArticles(facts, text, articles);
  const retrieved = retrieve(labels, queryOf(text), context.reach.candidates);
  const sight = {
    facts: served,
    names,
    destination: context.destination,
    says: sayer(text, languages),
  };
  const host = hostOfPart(text, articles, ARTICLE_MIN);
  const merged = merge({ articles, retrieved, facts: served, reach: context.reach, host }, sight);
  const named = new Set(
    articles.filter(({ score }) => score >= NAMED_MIN).map(({ article }) => article.id),
  );
  const { applied, conflict, ...noted } = applyNotes(merged.candidates, edition.notes, {
    sight: { ...merged.sight, facts: withoutBelongings(merged.sight.facts) },
    named,
  });
  const { facts: seen } = merged.sight;
  const { rule, candidates } = interpret(noted.candidates, { text, facts: seen, names, articles });
  const several = severalGoods({ text, hits, values: valueHits, lexicon, facts: seen });
  const accounts = account({ text, edition, valueHits, articles, best: candidates[0]?.code ?? '' });
  return {
    ...merged,
    candidates,
    rule,
    named,
    notes: applied,
    conflict,
    vague: vaguenessBeside(stated, text),
    contradicted: contradictedBy(said, stated, names),
    several,
    ...accounts,
    articles,
    retrieved,
    facts: seen,
    languages,
    text,
  };
}

/** Names of articles in a text, those in the second part of its compounds with them. */
function namesIn(
  text: GoodsText,
  values: readonly Hit[],
  { names, speller }: ClassificationEdition,
  languages: readonly Language[],
): Hit[] {
  const articles = matchArticles(text, names, languages);
  return [...articles, ...hitsInCompounds(text, { articles, values, names, speller })];
}

/** Facts say more of a class of goods; of a gift they say nothing that names it. */
function vaguenessBeside(stated: StatedFacts, text: GoodsText): Vagueness | null {
  const vagueness = vaguenessOf(text);
  return vagueness === 'class' && Object.keys(stated).length > 0 ? null : vagueness;
}

/**
 * The languages of a text. A label of a few words that name goods only in another language, all of
 * which it knows, is in that language: «Honing», «gourde inox 1 L».
 */
function spokenIn(text: GoodsText, { names, labels }: ClassificationEdition): Language[] {
  const likely = languagesOf(text, names, (word) => labels.terms.has(labelKey(word)));
  const said = text.words.filter(hasMeaning);
  if (said.length > LABEL_WORDS_MAX || matchArticles(text, names, likely).length > 0) return likely;
  const told = languagesOfScript(text.words);
  const naming = (told.length > 0 ? told : LATIN_LANGUAGES).filter((language) => {
    const hits = matchArticles(text, names, [language]);
    const isKnown = (word: string): boolean =>
      names.vocabulary[language].has(nameKey(word, language));
    return hits.length > 0 && said.every(isKnown);
  });
  return naming.length > 0 ? naming : likely;
}

const LABEL_WORDS_MAX = 3;

/** Whether a word is known in any language: a German plural is no misspelt English word. */
function recognised(word: string, { names, speller, labels }: ClassificationEdition): boolean {
  if (
    speller.known.has(word) ||
    speller.known.has(singular(word)) ||
    STOP_WORDS.has(word) ||
    opensScope(word) ||
    labels.terms.has(labelKey(word))
  )
    return true;
  return languagesOfWord(word).some((language) =>
    names.vocabulary[language].has(nameKey(word, language)),
  );
}

/**
 * Facts without the materials of what only comes along: a notebook with a rubber band is of paper.
 */
function withoutBelongings(facts: Facts): Facts {
  const values = new Map<string, readonly Stated[]>(facts.values);
  const main = (values.get('main') ?? []).filter(
    ({ weight, share }) => share !== undefined || weight >= MATERIAL_MIN,
  );
  setOrDrop(values, 'main', main);
  return { ...facts, values };
}

/** Above the weight of a material that stands behind "with", see `facts.ts`. */
const MATERIAL_MIN = 0.3;

/** Articles matched after "for" are values of the axis `for`. */
function withServedArticles(
  facts: Facts,
  text: GoodsText,
  articles: readonly RankedArticle[],
): Facts {
  const served = articles
    .filter(({ hit }) => scopeOfHit(text, hit) === 'for')
    .map(({ article, hit }) => ({
      value: article.id,
      weight: 0.6,
      at: hit.at,
      length: hit.length,
    }));
  if (served.length === 0) return facts;
  const values = new Map(facts.values);
  values.set('for', [...(facts.values.get('for') ?? []), ...served]);
  return { ...facts, values };
}

/**
 * Whether a phrase, or one of several with `|` between them, stands in the text, in any of its
 * languages. A single word is not said of the goods where it only comes along or is missing: a
 * fountain with a filter is none.
 */
function sayer(
  { words, scopes }: Pick<GoodsText, 'words' | 'scopes'>,
  languages: readonly Language[],
): (phrase: string) => boolean {
  const texts = languages.map((language) => {
    const keys = words.map((word) => nameKey(word, language));
    const own = keys.filter((_, at) => !BESIDE.has(scopes[at] ?? 'plain'));
    return { language, joined: ` ${keys.join(' ')} `, own: new Set(own) };
  });
  const stands = (phrase: string): boolean =>
    texts.some(({ language, joined, own }) => {
      const [first = '', ...further] = phraseKeys(phrase, language);
      return further.length === 0
        ? own.has(first)
        : joined.includes(` ${[first, ...further].join(' ')} `);
    });
  return (phrases) => phrases.split('|').some(stands);
}

const BESIDE: ReadonlySet<WordScope> = new Set(['with', 'without']);

/** Rules ask for English words: the English of the very name that the text bears answers too. */
export function withEnglish(
  says: (phrase: string) => boolean,
  english: string | undefined,
): (phrase: string) => boolean {
  if (english === undefined) return says;
  const named = sayer({ words: wordsOf(foldMarks(english)), scopes: [] }, ['en']);
  return (phrases) => says(phrases) || named(phrases);
}

interface Read {
  text: GoodsText;
  edition: ClassificationEdition;
  valueHits: readonly Hit[];
  articles: readonly RankedArticle[];
  best: string;
}

/** How much of the text the answer accounts for. */
function account({
  text,
  edition,
  valueHits,
  articles,
  best,
}: Read): Pick<Decision, 'explained' | 'unknown'> {
  const covered = new Set<number>();
  for (const { at, length } of [...valueHits, ...articles.slice(0, 1).map(({ hit }) => hit)])
    for (let place = at; place < at + length; place += 1) covered.add(place);
  const { labels } = edition.nomenclature;
  const label = new Set(
    positiveWords(`${labels.get(best) ?? ''} ${labels.get(best.slice(0, 4)) ?? ''}`).map(labelKey),
  );
  const content = text.words
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => hasMeaning(word) && !STOP_WORDS.has(word) && !opensScope(word));
  const total = content.length || 1;
  return {
    explained:
      content.filter(({ word, at }) => covered.has(at) || label.has(labelKey(word))).length / total,
    unknown: content.filter(({ word }) => !recognised(word, edition)).length / total,
  };
}

interface Evidence {
  articles: RankedArticle[];
  retrieved: Retrieved[];
  facts: Facts;
  reach: Reach;
  /** Goods of which the text says no more than that its own are parts for them. */
  host: RankedArticle | null;
}

type Merged = Pick<Decision, 'candidates' | 'open' | 'ask' | 'lexiconShare' | 'sight'>;

function merge(evidence: Evidence, sight: Omit<Sight, 'implied' | 'offered'>): Merged {
  const { articles, retrieved } = evidence;
  const chances = articleChances(articles, retrieved);
  const { facts } = evidence;
  const { names } = sight;
  const residual = residualOf(facts, names);
  const material = { facts, names, residual };
  const shares = new Map<string, CodeCandidate>();
  const open = new Map<string, number>();
  articles.forEach(({ article, hit }, index) => {
    const chance = chances[index] ?? 0;
    const walked = walk(article.rules, {
      ...sightOf(article, sight),
      says: withEnglish(sight.says, hit.english),
    });
    if (evidence.host?.article === article) {
      addTo(shares, partsOf(evidence.host) ?? '', chance, partOf(evidence.host, chance));
      return;
    }
    for (const [axis, mass] of walked.open) open.set(axis, (open.get(axis) ?? 0) + mass * chance);
    for (const [code, mass] of walked.codes) {
      const held = walked.held.get(code) ?? [];
      addTo(shares, byMaterial(code, { article, held }, material), mass * chance, {
        article,
        hit,
        held,
        needs: walked.needs.get(code) ?? [],
        share: mass * chance,
        ...(code.length > 6 ? { national: code } : {}),
      });
    }
  });
  const lexiconShare = [...shares.values()].reduce((sum, { share }) => sum + share, 0);
  const norm = retrieved[0]?.score ?? 1;
  rerank(shares, retrieved, evidence.reach.rerank, norm);
  const part = evidence.host && partsOf(evidence.host);
  const left = (1 - lexiconShare) * (part ? 1 - PART_SHARE : 1);
  if (part) addTo(shares, part, (1 - lexiconShare) * PART_SHARE);
  const weak = (articles[0]?.score ?? 0) < ARTICLE_MIN && residual !== null && !part;
  const given = weak ? left * RESIDUAL_SHARE * (1 - (retrieved[0]?.coverage ?? 0)) : 0;
  if (residual !== null && given > 0) addTo(shares, residual, given);
  for (const { code, chance } of labelChances(retrieved))
    addTo(shares, code, chance * (left - given));
  const candidates = [...shares.values()].sort(
    (a, b) => b.share - a.share || (a.code < b.code ? -1 : 1),
  );
  const total = candidates.reduce((sum, { share }) => sum + share, 0) || 1;
  return {
    candidates: candidates.map((one) => ({ ...one, share: one.share / total })),
    open: [...open].map(([axis, mass]) => ({ axis, mass })).sort((a, b) => b.mass - a.mass),
    ask: articles[0]?.article.ask ?? [],
    lexiconShare,
    sight: articles[0] ? sightOf(articles[0].article, sight) : { ...sight, implied: new Map() },
  };
}

/** Goods by whose name a part of them was known. */
const partOf = ({ article, hit }: RankedArticle, share: number): Support => ({
  article,
  hit,
  held: [],
  needs: [],
  share,
});

function articleChances(
  articles: readonly RankedArticle[],
  retrieved: readonly Retrieved[],
): number[] {
  const weights = articles.map(({ score }) => Math.exp(score / TEMPERATURE));
  const none =
    retrieved.length === 0
      ? 0
      : Math.exp((NONE_SCORE * (0.6 + 0.6 * (retrieved[0]?.coverage ?? 0))) / TEMPERATURE);
  const total = weights.reduce((sum, one) => sum + one, none) || 1;
  return weights.map((one) => one / total);
}

function labelChances(retrieved: readonly Retrieved[]): { code: string; chance: number }[] {
  const best = retrieved[0]?.score ?? 0;
  if (best <= 0) return [];
  const weights = retrieved.map(({ score }) => Math.exp((score / best - 1) / LABEL_TEMPERATURE));
  const total = weights.reduce((sum, one) => sum + one, 0);
  return retrieved.map(({ code }, index) => ({ code, chance: (weights[index] ?? 0) / total }));
}

/**
 * Codes of the articles whose labels share words with the text gain on those whose labels do not.
 */
function rerank(
  shares: Map<string, CodeCandidate>,
  retrieved: readonly Retrieved[],
  weight: number,
  norm: number,
): void {
  if (weight === 0) return;
  const scores = new Map(retrieved.map(({ code, score }) => [code, score / norm]));
  let before = 0;
  let after = 0;
  for (const candidate of shares.values()) {
    before += candidate.share;
    candidate.share *= Math.exp(weight * (scores.get(candidate.code) ?? 0));
    after += candidate.share;
  }
  for (const candidate of shares.values()) candidate.share *= before / (after || 1);
}

function addTo(
  shares: Map<string, CodeCandidate>,
  code: string,
  mass: number,
  support?: Support,
): void {
  const hs = code.slice(0, 6);
  const before = shares.get(hs);
  const better =
    support && (!before?.support || support.share > before.support.share)
      ? support
      : before?.support;
  shares.set(hs, {
    code: hs,
    share: (before?.share ?? 0) + mass,
    ...(better ? { support: better } : {}),
  });
}
