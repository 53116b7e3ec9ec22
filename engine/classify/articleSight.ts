/** What the decision list of one article sees of the goods. */
import { rememberedOf } from '../remembered.ts';
import { type Facts, setOrDrop, type Stated } from './facts.ts';
import type { Article } from './lexicon.ts';
import { conditionsIn } from './lexiconRules.ts';
import { asksAfter } from './tints.ts';
import type { Sight } from './truth.ts';

/** The sight with what the article implies, and without colours it does not ask after. */
export const sightOf = (article: Article, sight: Omit<Sight, 'implied' | 'offered'>): Sight => ({
  ...sight,
  facts: factsFor(article, sight.facts),
  implied: new Map(article.implies.map(({ axis, value }) => [axis, value])),
  offered: valuesOffered(article),
});

/** A case for phones is never of gold: there it is the colour. */
export function factsFor(article: Article, facts: Facts): Facts {
  const main = facts.values.get('main');
  const isAsked = ({ isTint, value }: Stated): boolean =>
    isTint !== true || asksAfter(article, value);
  if (main === undefined || main.every(isAsked)) return facts;
  const values = new Map(facts.values);
  setOrDrop(values, 'main', main.filter(isAsked));
  return { ...facts, values };
}

/** What the rules of an article tell apart, as `axis=value`. */
const valuesOffered = rememberedOf(
  ({ rules }: Article): ReadonlySet<string> =>
    new Set(
      conditionsIn(rules).flatMap((one) =>
        one.test === 'axis' ? one.values.map((value) => `${one.axis}=${value}`) : [],
      ),
    ),
);
