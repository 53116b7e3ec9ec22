/** What a caller could still say to settle a classification. */
import { AXES } from './axisNames.ts';
import { sightOf } from './articleSight.ts';
import type { Decision, Support } from './decide.ts';
import { factInWords, questionWhich } from './factWords.ts';
import type { RuleCondition } from './lexicon.ts';
import { conditionsIn } from './lexiconRules.ts';
import { inWords } from './phrases.ts';
import { factOf, isStatable, OTHER, withStated } from './statedFacts.ts';
import type { Question } from './types.ts';
import { walk } from './walk.ts';

const QUESTIONS_MAX = 3;
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

function questionOn(axis: string, support: Support, decision: Decision): Question[] {
  const choices = choicesOn(axis, support, decision);
  if (new Set(choices.map(({ hsCode }) => hsCode)).size < 2) return [];
  const { unit } = AXES[axis] ?? {};
  const question = askedOn(axis, support, decision);
  return [{ fact: factOf(axis), question, ...(unit ? { unit } : {}), choices }];
}

/**
 * The question on an axis: of a kind, a form, a build or a purpose it names the values that change
 * the code, for these mean something else of each article.
 */
export function askedOn(axis: string, support: Support | undefined, decision: Decision): string {
  const general = AXES[axis]?.question ?? '';
  if (!support || !isOwn(axis)) return general;
  return questionWhich(axis, decidingOn(axis, support, decision)) ?? general;
}

/** What was assumed on an axis, named so that a reader sees what it is. */
export function assumedOn(axis: string, support: Support | undefined, decision: Decision): string {
  const values = support && isOwn(axis) ? decidingOn(axis, support, decision) : [];
  const fact = values.length > 0 && values.length <= TOLD_MAX ? factInWords(axis, values) : null;
  return fact === null ? inWords(axis) : `whether ${fact}`;
}

/** More values are a list, and no sentence. */
const TOLD_MAX = 3;

/** Axes whose values every article has of its own. */
const isOwn = (axis: string): boolean => AXES[axis]?.kind === 'marker' || axis === 'state';

/** The values that lead elsewhere than any other does. */
function decidingOn(axis: string, support: Support, decision: Decision): string[] {
  const choices = choicesOn(axis, support, decision);
  const usual = choices.find(({ value }) => value === OTHER)?.hsCode;
  return choices
    .filter(({ value, hsCode }) => value !== OTHER && hsCode !== usual)
    .map(({ value }) => value);
}

function choicesOn(
  axis: string,
  { article }: Support,
  decision: Decision,
): { value: string; hsCode: string }[] {
  const tested = conditionsIn(article.rules).filter((one) => 'axis' in one && one.axis === axis);
  const codeWith = (value: string): string | undefined => {
    const facts = withStated(decision.sight.facts, { [factOf(axis)]: value });
    const { codes } = walk(article.rules, sightOf(article, { ...decision.sight, facts }));
    const [best] = [...codes].sort(([, one], [, other]) => other - one);
    return best?.[0].slice(0, 6);
  };
  return valuesIn(tested).flatMap((value) => {
    const hsCode = codeWith(value);
    return hsCode === undefined ? [] : [{ value, hsCode }];
  });
}

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
  return [...new Set([...named.filter((value) => value !== OTHER).slice(0, CHOICES_MAX), OTHER])];
}
