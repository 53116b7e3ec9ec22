/** Classifies goods for a destination: ranked lines with honest probabilities, or a refusal. */
import { nomenclatureOf, scheduleOf, type Schedule } from '../hs.ts';
import { calibrated } from './calibration.ts';
import { confidenceOf, reviewOf, type Judgement } from './confidence.ts';
import { bandPrice } from './currency.ts';
import { decide, type Candidate, type Decision } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { REACH } from './effort.ts';
import { customsDescriptionOf, reasoningOf } from './explain.ts';
import { hierarchyOf } from './hierarchy.ts';
import { nationalLines, type ChosenLine } from './national.ts';
import { findPrecedents, precedentInWords, type Precedents, withPrecedents } from './precedents.ts';
import { contentWords, isVague, refusalOf } from './refuse.ts';
import { signalsOf } from './signals.ts';
import { readGoods } from './text.ts';
import type { Classification, ClassifyOptions, Goods, RankedLine, Unclassifiable } from './types.ts';

/** At most ten lines, surest first, codes of the destination's schedule where it is embedded, else six digits. A text that names no goods is refused. */
export function classify(
  goods: Goods,
  edition: ClassificationEdition,
  options: ClassifyOptions,
): Classification | Unclassifiable {
  const text = readGoods(goods);
  const destination = options.destination.toUpperCase();
  const schedule = scheduleOf(destination, edition.nomenclature);
  const decision = decide(text, edition, { destination, price: goods.price, reach: REACH[options.effort] });
  const refused = refusalOf(decision.text, decision);
  if (refused !== null) return { refused: 'unclassifiable', message: refused };
  const precedents =
    schedule === 'us' && edition.rulings ? findPrecedents(edition.rulings, decision, options.blocked) : null;
  const ruled = precedents ? withPrecedents(decision, precedents) : decision;
  const hinted = withHint(ruled, goods.hsCodeHint);
  const ways = waysOf(hinted, edition, { goods, schedule, blocked: options.blocked });
  const [best] = ways;
  if (!best)
    return {
      refused: 'unclassifiable',
      message: 'Every code that fits the description is on the blocklist.',
    };
  return present(ways, best, {
    decision: hinted,
    edition,
    schedule,
    vague: isVague(decision.text),
    precedents,
  });
}

/** One way to classify: a six-digit candidate and a line under it. */
interface Way {
  candidate: Candidate;
  line: ChosenLine | null;
  /** Product of both shares. */
  share: number;
}

const LINES_MAX = 10;
/** Further lines of the first subheading worth showing as alternatives. */
const LINES_OF_FIRST = 3;
const SHARE_MIN = 0.004;

interface Destination {
  goods: Goods;
  schedule: Schedule | null;
  blocked: readonly string[];
}

function waysOf(
  decision: Decision,
  edition: ClassificationEdition,
  { goods, schedule, blocked }: Destination,
): Way[] {
  const open = decision.candidates.filter(({ code }) => !blocked.some((prefix) => code.startsWith(prefix)));
  const ways: Way[] = [];
  for (const candidate of open) {
    if (ways.length >= LINES_MAX) break;
    if (ways.length > 0 && candidate.share < SHARE_MIN) break;
    const lines = schedule === null ? [] : linesUnder(candidate, decision, edition, { goods, schedule });
    if (lines.length === 0) {
      ways.push({ candidate, line: null, share: candidate.share });
      continue;
    }
    const allowed = lines.filter(({ code }) => !blocked.some((prefix) => code.startsWith(prefix)));
    const shown = ways.length === 0 ? LINES_OF_FIRST : 1;
    ways.push(
      ...allowed.slice(0, shown).map((line) => ({ candidate, line, share: candidate.share * line.chance })),
    );
  }
  const [first] = ways;
  const rest = ways.slice(1).sort((a, b) => b.share - a.share);
  // The six digits are chosen first; a finely split heading must not lose to a coarse one.
  return first ? [first, ...rest].slice(0, LINES_MAX) : [];
}

function linesUnder(
  candidate: Candidate,
  decision: Decision,
  edition: ClassificationEdition,
  { goods, schedule }: { goods: Goods; schedule: Schedule },
): ChosenLine[] {
  const { price, exact } = bandPrice(goods.price, goods.currency, schedule);
  const lines = nationalLines(edition.nomenclature, schedule, candidate.code, {
    text: decision.text,
    decision,
    sight: decision.sight,
    names: edition.names,
    vocabulary: edition.lexicon.values,
    price,
    priceInBandCurrency: exact,
  });
  const written = candidate.support?.national;
  const named = lines.find(({ code }) => written !== undefined && code.startsWith(written));
  return named ? [named, ...lines.filter((line) => line !== named)] : lines;
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

/** General words fit anything; a label alone, and still more a single word of it, never proves as much as a named article. */
function probabilityMax(decision: Decision, best: Candidate, vague: boolean): number {
  if (vague) return 0.2;
  if (best.support) return 1;
  return contentWords(decision.text).length < 2 ? 0.6 : 0.85;
}

interface Setting {
  decision: Decision;
  edition: ClassificationEdition;
  schedule: Schedule | null;
  vague: boolean;
  /** Null where no set of rulings was read. */
  precedents: Precedents | null;
}

function present(
  ways: readonly Way[],
  best: Way,
  { decision, edition, schedule, vague, precedents }: Setting,
): Classification {
  const probability = Math.min(
    calibrated('subheading', signalsOf(decision, best.candidate.code)),
    probabilityMax(decision, best.candidate, vague),
  );
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
  return {
    nomenclature: best.line && schedule ? nomenclatureOf(schedule) : 'global',
    ...(best.line && schedule ? { schedule: schedule.toUpperCase() } : {}),
    lines,
    needsReview: review.needed,
    reasoning: reasoningOf({
      decision,
      heading: headingOf(decision, best.candidate, probability),
      best: best.candidate,
      line: best.line,
      lines,
      review,
      labels: edition.nomenclature.labels,
      precedent: precedents && precedentInWords(precedents, best.candidate.code),
    }),
    customsDescription: customsDescriptionOf(decision, best.candidate, edition.nomenclature.labels),
    materialUncertain: review.materialUncertain,
    valueUncertain: best.line?.valueUncertain ?? false,
    ...(precedents ? { rulings: precedents.shown } : {}),
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
