/** Classifies goods for a destination: ranked lines with honest probabilities, or a refusal. */
import { nomenclatureOf, scheduleOf, type Schedule } from '../hs.ts';
import { calibrated } from './calibration.ts';
import { confidenceOf, reviewOf, type Judgement } from './confidence.ts';
import { decide, type Candidate, type Decision, type DecisionContext } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { REACH } from './effort.ts';
import { customsDescriptionOf, reasoningOf } from './explain.ts';
import { hierarchyOf } from './hierarchy.ts';
import { questionOf } from './model/question.ts';
import type { ModelQuestion } from './model/types.ts';
import { weigh, type Weighed } from './model/witness.ts';
import { contentWords, isVague, refusalOf } from './refuse.ts';
import { signalsOf } from './signals.ts';
import { readGoods } from './text.ts';
import type { Classification, ClassifyOptions, Goods, RankedLine, Unclassifiable } from './types.ts';
import { waysOf, type Place, type Way } from './ways.ts';

/** At most ten lines, surest first, codes of the destination's schedule where it is embedded, else six digits. A text that names no goods is refused. */
export function classify(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): Classification | Unclassifiable {
  const { place, context, decision: offline } = read(goods, edition, options);
  const refused = refusalOf(offline.text, offline);
  if (refused !== null) return { refused: 'unclassifiable', message: refused };
  const vague = isVague(offline.text);
  const weighed = weigh(
    { decision: offline, probability: probabilityOf(offline, offline.candidates[0], vague) },
    options.said,
    ({ told }) => decide(readGoods(goods), edition, { ...context, told }),
  );
  const decision = withHint(weighed.decision, goods.hsCodeHint);
  const pick = options.said?.usable ? options.said.code : null;
  const ways = waysOf(decision, edition, { ...place, pick });
  const [best] = ways;
  if (!best)
    return {
      refused: 'unclassifiable',
      message: 'Every code that fits the description is on the blocklist.',
    };
  return present(ways, best, { decision, weighed, edition, schedule: place.schedule, vague });
}

/** What to ask a language model of the goods; null when they are refused, or every code is blocked. */
export function modelQuestion(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): ModelQuestion | null {
  const { place, decision } = read(goods, edition, options);
  return refusalOf(decision.text, decision) === null ? questionOf(decision, edition, place) : null;
}

/** The decision on the words alone, and what it was made from. */
function read(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): { place: Place; context: DecisionContext; decision: Decision } {
  const destination = options.destination.toUpperCase();
  const context = { destination, price: goods.price, reach: REACH[options.effort] };
  const schedule = scheduleOf(destination, edition.nomenclature);
  return {
    place: { goods, destination, schedule, blocked: options.blocked },
    context,
    decision: decide(readGoods(goods), edition, context),
  };
}

/** A caller's code weighs in where it is among the candidates, and is never taken unseen. */
function withHint(decision: Decision, hint: string | undefined): Decision {
  if (hint === undefined || hint.length < 4) return decision;
  const weighed = decision.candidates.map((one) => ({
    ...one,
    share: one.share * (hint.startsWith(one.code) ? 4 : one.code.startsWith(hint.slice(0, 4)) ? 2 : 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  return {
    ...decision,
    candidates: weighed
      .map((one) => ({ ...one, share: one.share / total }))
      .sort((a, b) => b.share - a.share),
  };
}

/** How likely the six digits of a candidate are right, by the decision that they come from. */
function probabilityOf(decision: Decision, candidate: Candidate | undefined, vague: boolean): number {
  if (!candidate) return 0;
  return Math.min(
    calibrated('subheading', signalsOf(decision, candidate.code)),
    probabilityMax(decision, candidate, vague),
  );
}

/** General words fit anything; a label alone, and still more a single word of it, never proves as much as a named article. */
function probabilityMax(decision: Decision, best: Candidate, vague: boolean): number {
  if (vague) return 0.2;
  if (best.support) return 1;
  return contentWords(decision.text).length < 2 ? 0.6 : 0.85;
}

interface Setting {
  decision: Decision;
  weighed: Weighed;
  edition: ClassificationEdition;
  schedule: Schedule | null;
  vague: boolean;
}

function present(
  ways: readonly Way[],
  best: Way,
  { decision, weighed, edition, schedule, vague }: Setting,
): Classification {
  const probability = Math.min(probabilityOf(decision, best.candidate, vague), weighed.bound);
  const judgement: Judgement = {
    decision,
    best: best.candidate,
    probability,
    lineChance: best.line?.chance ?? 1,
    vague,
    ahead: best.candidate === decision.candidates[0],
  };
  const scale = best.candidate.share >= 1 ? 0 : (1 - probability) / (1 - best.candidate.share);
  const lines = ways.map((way): RankedLine => {
    const six =
      way.candidate === best.candidate ? probability : Math.min(way.candidate.share * scale, probability);
    const chance = six * (way.line?.chance ?? 1);
    return {
      code: way.line?.code ?? way.candidate.code,
      description:
        way.line?.official ?? way.line?.label ?? edition.nomenclature.labels.get(way.candidate.code) ?? '',
      ...(way.line?.language === undefined
        ? {}
        : { englishDescription: edition.nomenclature.labels.get(way.candidate.code) ?? '' }),
      hierarchy: hierarchyOf(edition.nomenclature, way.candidate.code, schedule, way.line),
      score: way.share,
      probability: chance,
      confidence:
        way === best
          ? confidenceOf(judgement)
          : confidenceOf({ ...judgement, best: way.candidate, probability: six, ahead: false }),
      units: [...(way.line?.units ?? [])],
    };
  });
  const review = reviewOf(judgement);
  const reasoning = reasoningOf({
    decision,
    heading: headingOf(decision, best.candidate, probability),
    best: best.candidate,
    line: best.line,
    lines,
    review,
    labels: edition.nomenclature.labels,
  });
  return {
    nomenclature: best.line && schedule ? nomenclatureOf(schedule) : 'global',
    ...(best.line && schedule ? { schedule: schedule.toUpperCase() } : {}),
    lines,
    needsReview: review.needed,
    reasoning: weighed.sentence === null ? reasoning : `${reasoning} ${weighed.sentence}`,
    customsDescription: customsDescriptionOf(decision, best.candidate, edition.nomenclature.labels),
    materialUncertain: review.materialUncertain || weighed.materialTold,
    valueUncertain: best.line?.valueUncertain ?? false,
  };
}

/** The heading of an unsure answer and how likely that is: often the first four digits are sure when the sixth is not. */
function headingOf(
  decision: Decision,
  best: Candidate,
  probability: number,
): { code: string; probability: number } | null {
  const code = best.code.slice(0, 4);
  const chance = calibrated('heading', signalsOf(decision, code));
  return probability < UNSURE_BELOW && chance > probability + 0.1 ? { code, probability: chance } : null;
}

const UNSURE_BELOW = 0.6;
