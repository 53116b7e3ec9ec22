/** What a language model is asked about goods: the codes and values it may choose from. */
import { AXES, MATERIAL, vocabularyOf } from '../axisNames.ts';
import type { CodeCandidate, Decision } from '../decide.ts';
import type { ClassificationEdition } from '../edition.ts';
import { conditionsIn } from '../lexiconRules.ts';
import { conditionsOf } from '../nationalConditions.ts';
import { isBlocked, linesUnder, type GoodsToClassify } from '../ways.ts';
import { truthOf } from '../truth.ts';
import type { Goods } from '../types.ts';
import { conditionInWords, pathTo } from './conditions.ts';
import type { ModelQuestion, OfferedCode, OpenAxis, ShownGoods } from './types.ts';

const OFFERED_MAX = 12;
/** Places kept for other subheadings of the likeliest heading: the sixth digit errs most often. */
const SIBLINGS_MAX = 4;
/** Lines are shown below so many of the likeliest codes, and so many below each. */
const WITH_LINES_MAX = 6;
const LINES_MAX = 8;
const AXES_MAX = 8;
const VALUES_MAX = 30;
/** An axis on which less than this share of the evidence depends is not worth a question. */
const MASS_MIN = 0.02;

/** The question about a decision, or null where every candidate is blocked. */
export function questionOf(
  decision: Decision,
  edition: ClassificationEdition,
  place: GoodsToClassify,
): ModelQuestion | null {
  const open = withSiblings(
    decision.candidates.filter(({ code }) => !isBlocked(code, place)),
    edition,
  ).filter(({ code }) => !isBlocked(code, place));
  if (open.length === 0) return null;
  const offered = open.map((candidate, at) =>
    offeredOf(candidate, decision, edition, at < WITH_LINES_MAX ? place : null),
  );
  return {
    goods: shownOf(place.goods),
    destination: place.destination,
    offered,
    axes: axesOf(decision, edition, offered),
  };
}

/**
 * The likeliest candidates, and among them subheadings of the first one's heading that the words do
 * not reach.
 */
function withSiblings(
  candidates: readonly CodeCandidate[],
  { nomenclature }: ClassificationEdition,
): CodeCandidate[] {
  const likely = candidates.slice(0, OFFERED_MAX);
  const heading = likely[0]?.code.slice(0, 4) ?? '-';
  const kept = likely.slice(0, OFFERED_MAX - SIBLINGS_MAX);
  const siblings = nomenclature.subheadings
    .filter((code) => code.startsWith(heading) && !kept.some((one) => one.code === code))
    .slice(0, SIBLINGS_MAX)
    .map((code) => likely.find((one) => one.code === code) ?? { code, share: 0 });
  const rest = likely.slice(kept.length).filter((one) => !siblings.includes(one));
  return [...kept, ...siblings, ...rest].slice(0, OFFERED_MAX);
}

function offeredOf(
  candidate: CodeCandidate,
  decision: Decision,
  edition: ClassificationEdition,
  place: GoodsToClassify | null,
): OfferedCode {
  const { code, support } = candidate;
  const { labels } = edition.nomenclature;
  const lines =
    place === null
      ? []
      : linesUnder(candidate, decision, edition, place).filter(
          ({ code: line }) => !isBlocked(line, place),
        );
  return {
    code,
    label: labels.get(code) ?? '',
    heading: labels.get(code.slice(0, 4)) ?? '',
    decides: support
      ? [
          support.article.id.replaceAll('-', ' '),
          ...pathTo(support.article.rules, code).map(conditionInWords),
        ].join('; ')
      : '',
    lines: lines.slice(0, LINES_MAX).map((line) => ({ code: line.code, label: line.label })),
  };
}

const shownOf = ({ title, description, printed, brand, price, currency }: Goods): ShownGoods => ({
  ...(title ? { title } : {}),
  description: [description, printed].filter(Boolean).join('\n'),
  ...(brand ? { brand } : {}),
  ...(price === undefined ? {} : { price: currency ? `${price} ${currency}` : String(price) }),
});

/**
 * Open axes with closed values, those first on which most depends; then those that tell the offered
 * lines apart.
 */
function axesOf(
  decision: Decision,
  edition: ClassificationEdition,
  offered: readonly OfferedCode[],
): OpenAxis[] {
  const conditions = [
    ...decision.articles.flatMap(({ article }) => conditionsIn(article.rules)),
    ...offered.flatMap(({ lines }) =>
      lines.flatMap(
        ({ label }) => conditionsOf(label, edition.names, edition.lexicon.values).conditions,
      ),
    ),
  ].filter((condition) => condition.test === 'axis');
  const unknown = conditions.filter(
    (condition) => truthOf(condition, decision.sight).state === 'unknown',
  );
  const names = new Set([
    ...decision.open.filter(({ mass }) => mass >= MASS_MIN).map(({ axis }) => axis),
    ...unknown.filter(({ axis }) => AXES[axis]?.kind !== 'marker').map(({ axis }) => axis),
  ]);
  return [...names]
    .flatMap((axis): OpenAxis[] => {
      const { kind, question = '' } = AXES[axis] ?? {};
      if (kind === undefined || kind === 'measure') return []; // a number is no closed list
      const wanted = conditions.filter((one) => one.axis === axis).flatMap(({ values }) => values);
      const values = valuesOf(axis, wanted, edition);
      return values.length === 0 ? [] : [{ axis, question, values }];
    })
    .slice(0, AXES_MAX);
}

/**
 * The values that decide somewhere, then the others that the axis knows; of materials only the
 * widest, of markers none.
 */
function valuesOf(
  axis: string,
  wanted: readonly string[],
  edition: ClassificationEdition,
): string[] {
  const { kind, within } = AXES[axis] ?? {};
  const known = edition.lexicon.values.filter((one) => one.axis === vocabularyOf(axis));
  const names = new Set(known.map(({ value }) => value));
  const others = known.filter((one) => {
    if (kind === 'choice') return true;
    if (kind !== 'material') return false;
    return within === undefined ? one.within.length === 0 : isWithin(one.value, within, edition);
  });
  return [
    ...new Set([
      ...wanted.filter((value) => names.has(value)),
      ...others.map(({ value }) => value),
    ]),
  ].slice(0, VALUES_MAX);
}

const isWithin = (value: string, group: string, { names }: ClassificationEdition): boolean =>
  names.widened.get(`${MATERIAL}=${value}`)?.has(group) ?? false;
