/** Classifies goods for a destination: ranked lines with honest probabilities, or a refusal. */
import { scheduleOf } from '../hs.ts';
import { answerOf, probabilityOf } from './answer.ts';
import { decide, type Decision } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { REACH } from './effort.ts';
import { questionOf } from './model/question.ts';
import type { ModelQuestion } from './model/types.ts';
import { weigh } from './model/witness.ts';
import { findPrecedents, withPrecedents } from './precedents.ts';
import { type DecidedOn, decideOn } from './printed.ts';
import { ambiguityOf, refusalOf } from './refuse.ts';
import { type StatedFacts, wrongFact } from './statedFacts.ts';
import { readGoods } from './text.ts';
import type { Classification, ClassifyOptions, Goods, Misstated, Unclassifiable } from './types.ts';
import { keptOf } from './questions.ts';
import { waysInstead } from './instead.ts';
import { unreadOf } from './unreadLanguage.ts';
import { blockedAhead, waysOf, type GoodsToClassify } from './ways.ts';
import { writingOf } from './written.ts';

/**
 * At most six lines, surest first, codes of the destination's schedule where it is embedded, else
 * six digits. A text that names no goods is refused, and a fact that cannot be read.
 */
export function classify(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): Classification | Unclassifiable | Misstated {
  const answer = answered(goods, edition, options);
  if ('refused' in answer || answer.questions.length === 0) return answer;
  const codeWith = (stated: StatedFacts): string | undefined => {
    const facts = { ...goods.facts, ...stated };
    const found = answered({ ...goods, facts }, edition, options);
    return 'refused' in found ? undefined : found.lines[0]?.code;
  };
  return { ...answer, questions: keptOf(answer.questions, codeWith) };
}

/** The answer with the questions that its rules raise. */
function answered(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): Classification | Unclassifiable | Misstated {
  const wrong = wrongFact(goods.facts ?? {}, edition);
  if (wrong) return { refused: 'misstated', ...wrong };
  const { place, context, decision: offline, ...read } = readAll(goods, edition, options);
  const refused = refusalOf(offline.text, offline);
  const unread = unreadOf(read.goods, offline);
  const unreadable = unread?.isAnswered === false ? unread.sentence : null;
  const isTold = options.said?.usable === true && options.said.code !== null;
  const ambiguous = isTold ? null : ambiguityOf(offline, edition.nomenclature.labels);
  const why = [refused ?? (unreadable === null ? ambiguous : null), unreadable].filter(
    (part) => part !== null,
  );
  if (why.length > 0) return { refused: 'unclassifiable', message: why.join(' ') };
  const weighed = weigh(
    { decision: offline, probability: probabilityOf(offline, offline.candidates[0]) },
    options.said,
    ({ told }) => decide(readGoods(read.goods), edition, { ...context, told }),
  );
  const precedents =
    place.schedule === 'us' && edition.rulings
      ? findPrecedents(edition.rulings, weighed.decision, options.blocked)
      : null;
  const ruled = precedents ? withPrecedents(weighed.decision, precedents) : weighed.decision;
  const decision = withHint(ruled, goods.hsCodeHint);
  const pick = options.said?.usable ? options.said.code : null;
  const allowed = waysOf(decision, edition, { ...place, pick });
  const written = writingOf(read.goods);
  const ways = waysInstead(allowed, { decision, edition, place: { ...place, pick }, written });
  const [best] = ways;
  if (!best)
    return {
      refused: 'unclassifiable',
      message: 'Every code that fits the description is on the blocklist.',
    };
  return answerOf(ways, best, {
    goods: read.goods,
    photo: read.warnings,
    decision,
    weighed,
    precedents,
    edition,
    place: { ...place, pick },
    blocked: blockedAhead(decision, best, edition, place),
    explain: options.explain ?? false,
    unread: unread?.sentence ?? null,
  });
}

/**
 * What to ask a language model of the goods; null when they are refused, or every code is blocked.
 */
export function modelQuestion(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): ModelQuestion | null {
  const { place, decision } = readAll(goods, edition, options);
  const isRefused =
    refusalOf(decision.text, decision) !== null || unreadOf(goods, decision)?.isAnswered === false;
  return isRefused ? null : questionOf(decision, edition, place);
}

/** The decision on the words alone, and what it was made from. */
function readAll(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): DecidedOn & { place: GoodsToClassify } {
  const destination = options.destination.toUpperCase();
  const context = {
    destination,
    price: goods.price,
    reach: REACH[options.effort],
    ...(goods.facts ? { stated: goods.facts } : {}),
  };
  const schedule = scheduleOf(destination, edition.nomenclature);
  return {
    place: { goods, destination, schedule, blocked: options.blocked, on: options.on },
    ...decideOn(goods, edition, context),
  };
}

/** A caller's code weighs in where it is among the candidates, and is never taken unseen. */
function withHint(decision: Decision, hint: string | undefined): Decision {
  if (hint === undefined || hint.length < 4) return decision;
  const weighed = decision.candidates.map((one) => ({
    ...one,
    share:
      one.share * (hint.startsWith(one.code) ? 4 : one.code.startsWith(hint.slice(0, 4)) ? 2 : 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  return {
    ...decision,
    candidates: weighed
      .map((one) => ({ ...one, share: one.share / total }))
      .sort((a, b) => b.share - a.share),
  };
}
