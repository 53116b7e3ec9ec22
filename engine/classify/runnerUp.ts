/** Why the answer is not the next best code, in one sentence. */
import type { CodeCandidate, Decision } from './decide.ts';
import { inWords, quote, wordsAt } from './phrases.ts';

/** The sentence for the runner-up among the six-digit codes; null where there is none. */
export function whyNot(
  best: CodeCandidate,
  other: CodeCandidate | undefined,
  { text, open }: Decision,
): string | null {
  if (!other) return null;
  const [mine, theirs] = [best.support, other.support];
  if (!mine) return `Not ${other.code}: it matches fewer of the words.`;
  if (!theirs)
    return `Not ${other.code}: only words of its tariff text match, no article that it names.`;
  if (mine.article.id !== theirs.article.id) {
    const [named, also] = [wordsAt(text, mine.hit), wordsAt(text, theirs.hit)];
    return named === also
      ? `Not ${other.code}: ${quote(named)} more often names the other goods.`
      : `Not ${other.code}: ${quote(named)} names the goods, ${quote(also)} only describes them.`;
  }
  const axes = [...mine.needs, ...theirs.needs];
  const unstated = open.find(({ axis }) => axes.includes(axis));
  if (unstated)
    return `Not ${other.code}: that depends on the ${inWords(unstated.axis)}, of which nothing was read in the text.`;
  const [decided] = axes;
  return decided === undefined
    ? `Not ${other.code}: less common among such goods.`
    : `Not ${other.code}: that would need another ${inWords(decided)}.`;
}
