/**
 * Of two goods in one title, which is sold and which belongs to it: a "digital watch, resin strap" is
 * a watch, a «Handyhalterung Fahrrad» no bicycle.
 */
import { foldMarks } from '../fold.ts';
import { rememberedOf } from '../remembered.ts';
import { AXES } from './axisNames.ts';
import type { Facts } from './facts.ts';
import type { Article } from './lexicon.ts';
import { conditionsIn } from './lexiconRules.ts';
import { HEAD_LAST, NOUN_FIRST, overlaps, scopeOfHit, type Hit } from './match.ts';
import type { RankedArticle } from './rank.ts';
import type { Language } from './stem.ts';
import type { GoodsText } from './text.ts';

/** Parts that are named beside the goods which they belong to. */
export function belongingsAmong(
  ranked: readonly RankedArticle[],
  text: GoodsText,
  facts: Facts,
): ReadonlySet<RankedArticle> {
  const plain = ranked.filter(({ hit }) => isInTitle(text, hit));
  const found = new Set<RankedArticle>();
  for (const part of plain) {
    const hosts = part.article.relation?.hosts ?? [];
    const isHost = ({ article, hit }: RankedArticle): boolean =>
      hosts.includes(article.id) ||
      (facts.values.get('for') ?? []).some(
        (one) => hosts.includes(one.value) && overlaps(one, hit),
      );
    if (
      plain.some(
        (host) =>
          host !== part &&
          !overlaps(part.hit, host.hit) &&
          isHost(host) &&
          isSoldWith(host, part, { text, facts }),
      )
    )
      found.add(part);
  }
  return found;
}

const isInTitle = (text: GoodsText, hit: Hit): boolean =>
  text.fields[text.fieldOf[hit.at] ?? 0]?.kind === 'title' && scopeOfHit(text, hit) === 'plain';

/**
 * Whether the goods are sold with their part: they stand where their language puts what is sold, or
 * are told more of than a part would be.
 */
function isSoldWith(
  host: RankedArticle,
  part: RankedArticle,
  { text, facts }: { text: GoodsText; facts: Facts },
): boolean {
  const isFirst = host.hit.at < part.hit.at;
  if (HEAD_LAST.has(host.hit.language) && !isFirst) return isJoined(text, part.hit, host.hit);
  if (!isFirst) return false;
  if (NOUN_FIRST.has(host.hit.language) && leads(text, host.hit)) return true;
  // a "laser printer cartridge" is for one: the part must be told of by itself
  return hasMaterial(part.hit, host.hit, facts) && saysOnlyOf(host, part, { text, facts });
}

/**
 * Whether a material is stated of a part that stands behind its host: in its name, or before a name
 * of one word. A longer name tells of a part by itself.
 */
const hasMaterial = (part: Hit, host: Hit, { values }: Facts): boolean => {
  const from = part.length === 1 ? host.at + host.length : part.at;
  const isOfPart = ({ at }: { at: number }): boolean => at >= from && at < part.at + part.length;
  return ['main', 'outer'].some((axis) => values.get(axis)?.some(isOfPart));
};

/** Whether no clause ends between two names. */
const isJoined = ({ ends }: GoodsText, first: Hit, second: Hit): boolean =>
  !ends.slice(first.at + first.length - 1, second.at).includes(true);

/** Whether a name begins its field and is no brand or model, which has no English of its own. */
const leads = ({ fields, fieldOf }: GoodsText, { at, english }: Hit): boolean =>
  fields[fieldOf[at] ?? 0]?.start === at && english !== undefined;

/** Whether something is said that the rules of one article ask about, and those of another not. */
function saysOnlyOf(
  { article, hit }: RankedArticle,
  part: RankedArticle,
  { text, facts: { values } }: { text: GoodsText; facts: Facts },
): boolean {
  const [asked, others] = [questionsOf(article), questionsOf(part.article)];
  // the noun itself says no more than the name
  const words = text.words.filter((_, at) => at !== headOf(hit));
  const isSaid = (one: string): boolean => values.has(one) || words.includes(one);
  return [...asked].some((one) => !others.has(one) && isSaid(one));
}

/** Place of the noun of a name. */
const headOf = ({ at, length, language }: Hit): number =>
  NOUN_FIRST.has(language) ? at : at + length - 1;

/** Axes and words that an article asks about, those left out that any goods have. */
const questionsOf = rememberedOf(
  ({ rules }: Article): ReadonlySet<string> =>
    new Set(
      conditionsIn(rules).flatMap((one) => {
        if (one.test === 'word') return one.phrase.split('|').map(foldMarks);
        return one.test === 'axis' && isOfKind(one.axis) ? [one.axis] : [];
      }),
    ),
);

const GENERAL: ReadonlySet<string> = new Set(['for', 'user', 'part', 'pack', 'print', 'finish']);
const isOfKind = (axis: string): boolean =>
  !GENERAL.has(axis) && AXES[axis] !== undefined && AXES[axis].kind !== 'material';

interface Listed {
  text: GoodsText;
  /** All articles of the lexicon. */
  articles: readonly Article[];
}

/**
 * Whether goods are only what those named before them in the title serve: sellers leave "for" out
 * behind a holder, a case, a part: «Sattelbezug Fahrrad».
 */
export function isServedByFirst(
  { article, hit }: RankedArticle,
  ranked: readonly RankedArticle[],
  { text, articles }: Listed,
): boolean {
  if (!SERVED_BEHIND.has(hit.language) || !hostsOf(articles).has(article.id)) return false;
  if (!isInTitle(text, hit)) return false;
  return ranked.some(
    (one) =>
      one.article.relation !== null &&
      one.article.id !== article.id &&
      one.hit.at + one.hit.length <= hit.at &&
      one.hit.language === hit.language &&
      isInTitle(text, one.hit),
  );
}

/** English puts what goods serve before them: a "computer case fan" is a fan. */
const SERVED_BEHIND: ReadonlySet<Language> = new Set(['de', 'nl', 'pl', ...NOUN_FIRST]);

/** Ids of the articles of which others are parts or accessories. */
const hostsOf = rememberedOf(
  (articles: readonly Article[]): ReadonlySet<string> =>
    new Set(articles.flatMap(({ relation }) => relation?.hosts ?? [])),
);
