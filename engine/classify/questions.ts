/** What a caller could still say to settle a classification. */
import { AXES } from './axisNames.ts';
import { sightOf } from './articleSight.ts';
import type { Decision, Support } from './decide.ts';
import { factInWords, questionWhich } from './factWords.ts';
import type { RuleCondition } from './lexicon.ts';
import { conditionsIn } from './lexiconRules.ts';
import type { ChosenLine } from './national.ts';
import { canBeOf } from './materialTold.ts';
import type { NameIndex } from './nameIndex.ts';
import { inWords } from './phrases.ts';
import { factOf, isStatable, OTHER, type StatedFacts, withStated } from './statedFacts.ts';
import type { Question } from './types.ts';
import { statedOn } from './truth.ts';
import { walk } from './walk.ts';

export const QUESTIONS_MAX = 3;
const CHOICES_MAX = 12;

/**
 * The open facts of the article that was recognised, those first on which most depends: each with
 * the values its rules tell apart and the six digits they lead to. A fact that changes nothing is
 * not asked.
 */
export function questionsOf(
  decision: Decision,
  support: Support | undefined,
  axes: readonly string[],
): Question[] {
  if (!support) return [];
  return axes
    .filter(isStatable)
    .flatMap((axis) => questionOn(axis, support, decision))
    .slice(0, QUESTIONS_MAX);
}

/**
 * The questions, each with the choices that lead to the code they promise when they are answered:
 * by other words of the text or another rule some do not. None is left of which all choices lead to
 * one code.
 */
export function keptOf(
  questions: readonly Question[],
  codeWith: (stated: StatedFacts) => string | undefined,
): Question[] {
  return questions.flatMap((question) => {
    const choices = question.choices.filter(
      ({ value, hsCode }) => codeWith({ [question.fact]: value })?.startsWith(hsCode) === true,
    );
    return new Set(choices.map(({ hsCode }) => hsCode)).size < 2 ? [] : [{ ...question, choices }];
  });
}

type Choice = Question['choices'][number];

const questionOn = (axis: string, support: Support, decision: Decision): Question[] =>
  questionWith(axis, choicesOn(axis, support, decision), askedOn(axis, support, decision));

/** The question after a fact; none where all of its values lead to one code. */
function questionWith(axis: string, choices: Choice[], question: string): Question[] {
  if (new Set(choices.map(({ hsCode }) => hsCode)).size < 2) return [];
  const { unit } = AXES[axis] ?? {};
  return [{ fact: factOf(axis), question, ...(unit ? { unit } : {}), choices }];
}

/**
 * The question on an axis: of a kind, a form, a build or a purpose it names the values that change
 * the code, for these mean something else of each article.
 */
export function askedOn(axis: string, support: Support | undefined, decision: Decision): string {
  return askedWith(axis, support ? choicesOn(axis, support, decision) : []);
}

function askedWith(axis: string, choices: readonly Choice[]): string {
  const general = AXES[axis]?.question ?? '';
  return isOwn(axis) ? (questionWhich(axis, decidingAmong(choices)) ?? general) : general;
}

/** What was assumed on an axis, named so that a reader sees what it is. */
export function assumedOn(axis: string, support: Support | undefined, decision: Decision): string {
  const values = support && isOwn(axis) ? decidingAmong(choicesOn(axis, support, decision)) : [];
  const fact = values.length > 0 && values.length <= TOLD_MAX ? factInWords(axis, values) : null;
  return fact === null ? inWords(axis) : `whether ${fact}`;
}

/** More values are a list, and no sentence. */
const TOLD_MAX = 3;

/** Axes whose values every article has of its own. */
const isOwn = (axis: string): boolean => AXES[axis]?.kind === 'marker' || axis === 'state';

/** The values that lead elsewhere than any other does. */
function decidingAmong(choices: readonly Choice[]): string[] {
  const usual = choices.find(({ value }) => value === OTHER)?.hsCode;
  return choices
    .filter(({ value, hsCode }) => value !== OTHER && hsCode !== usual)
    .map(({ value }) => value);
}

function choicesOn(axis: string, { article }: Support, decision: Decision): Choice[] {
  const tested = conditionsIn(article.rules).filter((one) => 'axis' in one && one.axis === axis);
  const codeWith = (value: string): string | undefined => {
    const facts = withStated(decision.sight.facts, { [factOf(axis)]: value });
    const { codes } = walk(article.rules, sightOf(article, { ...decision.sight, facts }));
    const [best] = [...codes].sort(([, one], [, other]) => other - one);
    return best?.[0].slice(0, 6);
  };
  return choicesAmong(tested, codeWith);
}

/** The values that conditions tell apart, each with the code it leads to. */
const choicesAmong = (
  tested: readonly RuleCondition[],
  codeWith: (value: string) => string | undefined,
): Choice[] =>
  valuesIn(tested).flatMap((value) => {
    const hsCode = codeWith(value);
    return hsCode === undefined ? [] : [{ value, hsCode }];
  });

/** A line that is as likely as this is not asked about. */
const LINE_SURE_MIN = 0.9;
/** What only a less likely line demands is not asked. */
const LINE_ASKED_MIN = 0.1;

/**
 * The facts that tell the likeliest lines of a code apart and that nobody stated, each with the
 * lines that its values lead to; none where one line is sure, or where words alone tell them apart.
 */
export function lineQuestionsOf(
  lines: readonly ChosenLine[],
  linesWith: (stated: StatedFacts) => readonly ChosenLine[],
  names: NameIndex,
): Question[] {
  if ((lines[0]?.chance ?? 1) >= LINE_SURE_MIN) return [];
  const likely = lines.filter(({ chance }) => chance >= LINE_ASKED_MIN);
  const open = likely
    .flatMap((line) => line.open)
    .filter((one) => 'axis' in one && isStatable(one.axis));
  const axes = [...new Set(open.flatMap((one) => ('axis' in one ? [one.axis] : [])))];
  const chapter = lines[0]?.code.slice(0, 2) ?? '';
  return axes
    .filter((axis) => isAskedIn(axis, chapter))
    .flatMap((axis) => {
      // whom goods are for all lines tell, the unlikely ones too
      const asking = axis === 'user' ? lines.flatMap((line) => line.open) : open;
      const tested = asking.filter((one) => 'axis' in one && one.axis === axis);
      const choices = choicesAmong(tested, (value) => {
        const code = linesWith({ [factOf(axis)]: value })[0]?.code;
        return code !== undefined && canBeOf(axis, value, code, names) ? code : undefined;
      });
      return isSettled(axis, choices, likely)
        ? questionWith(axis, choices, askedWith(axis, choices))
        : [];
    });
}

/** Whether a value leads to a line that demands it, and not by chance of what is left. */
const isSettled = (axis: string, choices: Choice[], lines: readonly ChosenLine[]): boolean =>
  choices.some(
    ({ value, hsCode }) =>
      value !== OTHER &&
      lines.some(
        ({ code, open }) =>
          code === hsCode && open.some((one) => 'axis' in one && one.axis === axis),
      ),
  );

/**
 * What is asked of goods of some chapters only. Nobody asks whom a baking tin is for; «plain» tea is
 * not flavoured, boiled sweets are no cooked ones, a lithium cell is no "battery" that runs on one,
 * and a driver «for LED» is no lamp.
 */
const isAskedIn = (axis: string, chapter: string): boolean => ASKED_IN[axis]?.test(chapter) ?? true;
const ASKED_IN: Readonly<Partial<Record<string, RegExp>>> = {
  user: /^(?:42|43|6[1-7]|71|91|95)$/,
  print: /^(?:39|5\d|60|63)$/,
  state: /^(?:0\d|1[0-6]|20)$/,
  main: /^(?:3[3-9]|[4-9]\d)$/,
  source: /^94$/,
  power: /^(?:82|83|9[045])$/,
  insulation: /^96$/,
  pack: /^(?:04|09|69|82)$/,
  stone: /^71$/,
};

/** The values that conditions tell apart: those named and `other`, or both sides of each bound. */
function valuesIn(tested: readonly RuleCondition[]): string[] {
  const bounds = tested.flatMap((one) =>
    // a bound in centimetres of one in millimetres is no round number
    one.test === 'measure' ? [Number(one.amount.toFixed(4))] : [],
  );
  if (bounds.length > 0)
    return [...new Set(bounds)]
      .sort((one, other) => one - other)
      .flatMap((bound) => [`<=${bound}`, `>${bound}`])
      .slice(0, CHOICES_MAX);
  const named = tested.flatMap((one) => (one.test === 'axis' ? one.values : []));
  if (tested.some((one) => 'axis' in one && one.axis === 'user')) return personsIn(named);
  return [...new Set([...named.filter((value) => value !== OTHER).slice(0, CHOICES_MAX), OTHER])];
}

/** Whom goods are for, as a person answers: of each sex and age where the rules name one. */
function personsIn(named: readonly string[]): string[] {
  const isOfAges = named.some((value) => SEXES.has(value));
  return [
    'men',
    'women',
    ...(isOfAges ? ['boys', 'girls'] : []),
    ...new Set(named.filter((value) => value === 'baby' || (value === 'child' && !isOfAges))),
  ];
}
const SEXES: ReadonlySet<string> = new Set(['male', 'female', 'boys', 'girls']);

/**
 * Each fact asked once, and nothing that the text says: of what lines are made is not asked beside
 * the fibre or the outer surface, goods for children are not for men.
 */
export function withoutSaid(questions: readonly Question[], { sight }: Decision): Question[] {
  const isForChildren = statedOn('user', sight).some(({ value }) => YOUNG.has(value));
  const facts = questions.map(({ fact }) => fact);
  return questions
    .filter(
      ({ fact }, at) =>
        facts.indexOf(fact) === at &&
        !(fact === factOf('main') && facts.slice(0, at).some((one) => OF_MATERIAL.has(one))),
    )
    .map((question) =>
      question.fact === factOf('user') && isForChildren
        ? { ...question, choices: question.choices.filter(({ value }) => !GROWN.has(value)) }
        : question,
    )
    .filter(({ choices }) => new Set(choices.map(({ hsCode }) => hsCode)).size > 1);
}
const YOUNG: ReadonlySet<string> = new Set(['child', 'boys', 'girls', 'baby']);
const GROWN: ReadonlySet<string> = new Set(['men', 'women']);
const OF_MATERIAL: ReadonlySet<string> = new Set(['main-fibre', 'outer', 'upper'].map(factOf));
