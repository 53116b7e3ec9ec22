/** Every sentence that the axes and values of the embedded lexicon can give. */
import { describe, expect, it } from '@jest/globals';
import { AXES, vocabularyOf } from '../../engine/classify/axisNames.ts';
import { conditionAsFact, factInWords, questionWhich } from '../../engine/classify/factWords.ts';
import type { RuleCondition } from '../../engine/classify/lexicon.ts';
import { conditionsIn } from '../../engine/classify/lexiconRules.ts';
import { inWords } from '../../engine/classify/phrases.ts';
import { loadLexicon } from './lexicon.ts';

const { lexicon } = loadLexicon();
const named = Object.keys(AXES).filter((axis) => AXES[axis]?.kind !== 'measure');
/** The values of an axis; the group that its values lie in is none of them. */
const valuesOf = (axis: string): string[] => [
  ...new Set(
    lexicon.values
      .filter((one) => one.axis === vocabularyOf(axis) && one.value !== AXES[axis]?.within)
      .map(({ value }) => value),
  ),
];
const values = named.flatMap((axis) => valuesOf(axis).map((value) => ({ axis, value })));
const tested = new Map<string, RuleCondition>(
  lexicon.articles
    .flatMap(({ rules }) => conditionsIn(rules))
    .filter(({ test }) => test === 'axis' || test === 'measure')
    .map((condition) => [JSON.stringify(condition), condition]),
);
const turned = (condition: RuleCondition): RuleCondition =>
  condition.test === 'axis' ? { ...condition, negated: !condition.negated } : condition;

/** Ids that are written in English as they are. */
const ENGLISH = new Set(
  'lithium-ion zinc-air wet-blue self-adhesive self-propelled cold-rolled hot-rolled high-tenacity three-phase low-density'.split(
    ' ',
  ),
);
const IDS = new Set(
  values.map(({ value }) => value).filter((value) => value.includes('-') && !ENGLISH.has(value)),
);

/** What no sentence may hold: doubled words, two prepositions, brackets of nothing, signs of rules. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a word twice', /\b([a-z]+) \1\b/],
  ['two prepositions', /\b(?:of|for|with|in|on|by) (?:of|for|with|by|at)\b(?! (?:most|least))/],
  ['a sign of the lexicon', /[=|_~<>]/],
  ['two blanks or a blank before a comma', / {2}| [,.]/],
  ['a double denial', /\bnot (?:without|none|not)\b|, not [^.]*, not /],
  ['nothing said', /\b(?:is|are|of|for|has|contains)[.?]?$|undefined|null/],
  ['an article before a number', /\ban? \d/],
];

const faultsOf = (sentence: string | null): string[] =>
  sentence === null
    ? ['no words']
    : [
        ...FAULTS.flatMap(([fault, sign]) => (sign.test(sentence) ? [fault] : [])),
        ...sentence.split(/[\s,.?()]+/).filter((word) => IDS.has(word)),
      ];

const faulty = (sentences: readonly (string | null)[]): string[] =>
  [...new Set(sentences)].flatMap((sentence) =>
    faultsOf(sentence).map((fault) => `${fault}: ${sentence}`),
  );

describe('the words of the embedded lexicon', () => {
  it('every value of every axis makes a sentence of English', () => {
    expect(values.filter(({ axis, value }) => factInWords(axis, [value]) === null)).toEqual([]);
    expect(faulty(values.map(({ axis, value }) => factInWords(axis, [value])))).toEqual([]);
  });

  it('so does every denial and every question', () => {
    expect(faulty(values.map(({ axis, value }) => factInWords(axis, [value], true)))).toEqual([]);
    expect(faulty(values.map(({ axis, value }) => questionWhich(axis, [value])))).toEqual([]);
  });

  it('so does every condition of a rule, and its contrary', () => {
    const conditions = [...tested.values()];
    expect(conditions.length).toBeGreaterThan(500);
    expect(faulty(conditions.map(conditionAsFact))).toEqual([]);
    const plain = conditions.filter((one) => !('values' in one && one.values.includes('other')));
    expect(faulty(plain.map((condition) => conditionAsFact(turned(condition))))).toEqual([]);
  });

  it('every question is one, and every fact is a clause', () => {
    for (const { axis, value } of values) {
      expect(questionWhich(axis, [value])).toMatch(/^(?:Is|Are|Does) .+\?$/);
      expect(factInWords(axis, [value])).toMatch(/^(?:it|its|the) [a-z].+[A-Za-z0-9)%]$/);
    }
  });

  it('tells any two values of an axis apart', () => {
    const said = named.flatMap((axis) => valuesOf(axis).map((one) => factInWords(axis, [one])));
    const twice = said.filter((fact, at) => said.indexOf(fact) !== at);
    expect(twice).toEqual([]);
  });

  it('names every axis without its id', () => {
    for (const axis of Object.keys(AXES)) expect(faultsOf(inWords(axis))).toEqual([]);
  });

  it('says of sexes and ages who is meant, and never who is not', () => {
    for (const value of valuesOf('user'))
      expect(factInWords('user', [value], true)).toMatch(/^it is for /);
  });
});
