/** The check of items against every rule that holds on their journey. */
import type { LikelyCode } from '../classify/likely.ts';
import type { Confidence } from '../classify/types.ts';
import { remembered, rememberedOf } from '../remembered.ts';
import type { Steps } from '../steps.ts';
import { candidatesOf } from './candidates.ts';
import {
  byValue,
  type GoodsMatch,
  type KeywordHit,
  matchGoods,
  type MatchedOn,
  type WorthIn,
} from './goods.ts';
import { endOfWork, phrasesHiding, prepareHiding, type ReadItem } from './hiding.ts';
import type { HidingWords } from './hidingWords.ts';
import { hitsOf, indexRules, ownHitsOf } from './hits.ts';
import { type ItemText, wordsOfItem } from './itemWords.ts';
import { holdsFor, type Journey, type Place, waitsForOrigin } from './laws.ts';
import { originNotNamed } from './origin.ts';
import { matchPlace } from './places.ts';
import type { Direction, RestrictionRule, RuleType } from './types.ts';

export interface CheckedItem extends ItemText {
  sku: string | null;
  /** Digits. */
  hsCode: string | null;
  /** What its title may mean, where no code was stated. */
  likelyCodes?: readonly LikelyCode[];
  originCountry: string | null;
  quantity: number | null;
  value: number | null;
  currency: string | null;
}

/** A rule that holds for an item, and why. */
export interface Restriction {
  id: string;
  source: 'official' | 'workspace';
  direction: Direction;
  ruleType: RuleType;
  country: string;
  title: string;
  summary: string | null;
  agency: string | null;
  agencyName: string | null;
  requirement: string | null;
  documents: readonly string[];
  /** Type of the measure, of a tariff. */
  measureType: string | null;
  matchedOn: MatchedOn;
  matchedCode: string | null;
  matchedKeywords: readonly string[];
  confidence: Confidence;
  startsOn: string | null;
  endsOn: string | null;
  legalBasis: string | null;
  sourceUrl: string | null;
  ruleId: string | null;
}

export interface CheckQuery {
  destinationCountry: string;
  originCountry: string | null;
  /** Where in the country of origin, and in that of destination. */
  originPlace?: Place;
  destinationPlace?: Place;
  day: string;
}

export interface Rules {
  official: readonly RestrictionRule[];
  workspace: readonly RestrictionRule[];
  hiding: HidingWords;
}

/** Units of the second currency for one of the first; null where no rate is known. */
export type Convert = (amount: number, from: string, to: string) => number | null;

/**
 * The restrictions of one item, each rule once: those of the tables and of the workspace;
 * prohibitions first. An empty list says that nothing matched, never that the goods are allowed.
 */
export function restrictionsOf(
  item: CheckedItem,
  query: CheckQuery,
  { official, workspace, hiding }: Rules,
  convert: Convert,
): Restriction[] {
  const journey = journeyOf(item, query);
  const read = readItem(item, hiding);
  const codes = { code: item.hsCode, likely: read.workEnd > 0 ? [] : (item.likelyCodes ?? []) };
  const worthIn: WorthIn = (currency) =>
    item.value === null || item.currency === null
      ? null
      : convert(item.value / (item.quantity || 1), item.currency, currency);
  const matchesOf = (
    rules: ReadonlySet<RestrictionRule>,
    hits: ReadonlyMap<RestrictionRule, readonly KeywordHit[]>,
  ): Matched[] =>
    candidatesOf(rules, codes, hits).flatMap((rule): Matched[] => {
      const said = hits.get(rule);
      // what fooled no keyword may have fooled the reading of the title
      const known = said?.length === 0 ? { ...codes, likely: [] } : codes;
      const match = matchPlace(rule, journey) ?? matchGoods(rule, known, said ?? []);
      const confidence = match && byValue(match.confidence, rule.above, worthIn);
      return match && confidence ? [[rule, { ...match, confidence }]] : [];
    });
  const way = standingKey(journey, query.day);
  const standing = standingOf(official)(way);
  const own = standingOf(workspace)(way);
  const hits = hitsOf(read, official, standing.asked, hiding);
  const ownHits = ownHitsOf(read, workspace, own.asked);
  const found = [...matchesOf(standing.holding, hits), ...matchesOf(own.holding, ownHits)];
  const waiting = [...matchesOf(standing.waiting, hits), ...matchesOf(own.waiting, ownHits)].map(
    ([rule]) => rule,
  );
  return inOrder([
    ...found.map(([rule, match]) => present(rule, match)),
    ...originNotNamed(journey.destination, waiting),
  ]);
}

/**
 * Makes ready in pieces what every check of these rules looks things up in: else the first one
 * would.
 */
export function* prepareRules({
  official,
  hiding,
}: Pick<Rules, 'official' | 'hiding'>): Steps<void> {
  yield* indexRules(official);
  yield* prepareHiding(hiding);
}

type Matched = readonly [RestrictionRule, GoodsMatch];

const journeyOf = (item: Pick<CheckedItem, 'originCountry'>, query: CheckQuery): Journey => ({
  destination: query.destinationCountry,
  origin: item.originCountry ?? query.originCountry,
  sentFrom: query.originCountry ?? item.originCountry,
  originPlace: query.originPlace ?? null,
  destinationPlace: query.destinationPlace ?? null,
});

/** Which rules hold on a journey, and which would if the origin were known. */
interface Standing {
  holding: ReadonlySet<RestrictionRule>;
  waiting: ReadonlySet<RestrictionRule>;
  /** Both: what is looked for in the words. */
  asked: ReadonlySet<RestrictionRule>;
}

/** Checks of a day ask for few journeys, again and again; each holds sets of some hundred rules. */
const STANDINGS_MOST = 100;

const standingOf = rememberedOf((rules: readonly RestrictionRule[]) =>
  remembered((asked: string): Standing => {
    const [day = '', destination = '', origin = '', sentFrom = ''] = asked.split('|');
    const journey: Journey = {
      destination,
      origin: origin || null,
      sentFrom: sentFrom || null,
      originPlace: null,
      destinationPlace: null,
    };
    const holding = new Set(rules.filter((rule) => holdsFor(rule, journey, day)));
    const waiting = new Set(rules.filter((rule) => waitsForOrigin(rule, journey, day)));
    return { holding, waiting, asked: new Set([...holding, ...waiting]) };
  }, STANDINGS_MOST),
);

/** What a standing depends on: never on places, which are asked rule by rule. */
const standingKey = ({ destination, origin, sentFrom }: Journey, day: string): string =>
  [day, destination, origin ?? '', sentFrom ?? ''].join('|');

const TEXTILES_AND_FOOTWEAR = /^(?:5[0-9]|6[0-4])/;

function readItem(item: CheckedItem, hiding: HidingWords): ReadItem {
  const words = wordsOfItem(item);
  const isTextile = TEXTILES_AND_FOOTWEAR.test(item.hsCode ?? '');
  const workEnd = endOfWork(words, hiding);
  return { words, isSayingElse: phrasesHiding(words, hiding), isTextile, workEnd };
}

const present = (rule: RestrictionRule, match: GoodsMatch): Restriction => ({
  id: rule.id,
  source: rule.source,
  direction: rule.direction,
  ruleType: rule.ruleType,
  country: rule.countries[0] ?? '*',
  title: rule.title,
  summary: rule.summary,
  agency: rule.agency,
  agencyName: rule.agencyName,
  requirement: rule.requirement,
  documents: rule.documents,
  measureType: null,
  ...match,
  startsOn: rule.from,
  endsOn: rule.until,
  legalBasis: rule.legalBasis,
  sourceUrl: rule.sourceUrl,
  ruleId: rule.id,
});

const TYPES: readonly RuleType[] = ['prohibition', 'restriction', 'observation'];
const CONFIDENCES: readonly Confidence[] = ['high', 'medium', 'low'];

/**
 * Prohibitions first, the sure before the possible, then by id: the same on every day and machine.
 */
export const inOrder = (restrictions: readonly Restriction[]): Restriction[] =>
  restrictions.toSorted(
    (left, right) =>
      TYPES.indexOf(left.ruleType) - TYPES.indexOf(right.ruleType) ||
      CONFIDENCES.indexOf(left.confidence) - CONFIDENCES.indexOf(right.confidence) ||
      (left.id < right.id ? -1 : 1),
  );

export type ItemOutcome = 'clear' | 'review' | 'blocked';

/** Blocked by a sure prohibition; to be reviewed for anything else but observations. */
export function outcomeOf(
  restrictions: readonly Pick<Restriction, 'ruleType' | 'confidence'>[],
): ItemOutcome {
  if (restrictions.some((one) => one.ruleType === 'prohibition' && one.confidence === 'high'))
    return 'blocked';
  return restrictions.some((one) => one.ruleType !== 'observation') ? 'review' : 'clear';
}
