/** The reasons of an answer in plain sentences, for the owner of a shop and for a broker. */
import { capitalised } from '../capitalised.ts';
import { formatCode, type ScheduleName } from '../hscode.ts';
import { vocabularyOf } from './axisNames.ts';
import { isLineGuessed, type Review } from './confidence.ts';
import type { CodeCandidate, Decision, Support } from './decide.ts';
import { factInWords, listed } from './factWords.ts';
import { nameOf } from './goodsName.ts';
import type { GeneralRule } from './interpretation.ts';
import type { RuleCondition } from './lexicon.ts';
import { scopeOfHit } from './match.ts';
import type { ChosenLine } from './national.ts';
import type { AppliedNote } from './notes.ts';
import { meaningOf, quote, writtenAt } from './phrases.ts';
import { assumedOn } from './questions.ts';
import { noteInWords } from './noteWords.ts';
import { OTHER } from './statedFacts.ts';
import { labelKey } from './stem.ts';
import { statedOn } from './truth.ts';
import type { Writing } from './written.ts';

export interface Told {
  decision: Decision;
  best: CodeCandidate;
  line: ChosenLine | null;
  schedule: ScheduleName | null;
  review: Review;
  /** The heading, where it is surer than the answer. */
  heading: { code: string; probability: number } | null;
  labels: ReadonlyMap<string, string>;
  /** A code that fits better, or a line of it, which the workspace has blocked. */
  blocked: string | null;
  /** The ruling that weighed in, in words. */
  precedent: string | null;
  written: Writing;
}

/**
 * Two or three sentences: what the goods are and by which words, which rule or note leads to the
 * code, what was assumed; and one for what is out of the ordinary: a blocked code, a ruling, a line
 * that is a guess.
 */
export function reasoningOf(told: Told): string {
  const { review, blocked, precedent } = told;
  return [
    groundsOf(told),
    ruleInWords(told),
    ...notesInWords(told),
    ...(blocked === null
      ? []
      : [`${printed(told, blocked)} fits better but is on your blocklist; this is the next best.`]),
    ...(precedent === null ? [] : [precedent]),
    ...lineInWords(told),
    ...assumedInWords(told),
    ...(review.question === null ? [] : [review.question]),
    ...(review.needed && review.question === null ? [CHECK] : []),
  ].join(' ');
}

const CHECK = 'The words leave other codes open: have it checked before filing.';

const printed = ({ schedule }: Told, code: string): string =>
  formatCode(code, schedule ?? undefined);

/** What the goods are, and by which words. */
function groundsOf(told: Told): string {
  const { decision, best, labels, written } = told;
  const { support } = best;
  if (!support) {
    const shared = sharedWords(decision, labels.get(best.code) ?? '', written);
    return shared.length > 0
      ? `No goods that we know are named; the words ${listed(shared, 'and')} come closest to the wording of the tariff.`
      : 'No goods that we know are named; the closest wording of the tariff was taken.';
  }
  const said = quote(writtenAt(decision.text, support.hit, written));
  if (scopeOfHit(decision.text, support.hit) === 'for')
    return `No goods that we know are named but those that they are for: ${said}.`;
  const isEnglish = support.hit.language === 'en';
  const english = isEnglish ? null : nameOf(decision, support, labels.get(best.code) ?? '');
  const facts = factsInWords(told, support);
  return `${listed([`${said}${meaningOf(said, english)} says what the goods are`, ...facts], 'and')}.`;
}

const FACTS_MAX = 3;

/** The facts by which the code was found, each with the words that state it. */
function factsInWords({ decision, written }: Told, support: Support): string[] {
  const facts = support.held.flatMap((condition) =>
    stateds(condition, decision).flatMap(({ axis, value, at, length, source }) => {
      const fact = factInWords(axis, [value]);
      if (fact === null) return [];
      if (source !== undefined) return [`${fact} (${source})`];
      // what the name says already needs no second mention
      const isNamed = at >= support.hit.at && at < support.hit.at + support.hit.length;
      if (at < 0 || isNamed) return [];
      return [`${quote(writtenAt(decision.text, { at, length }, written))} that ${fact}`];
    }),
  );
  return [...new Set(facts)].slice(0, FACTS_MAX);
}

/** What is stated on the axis of a condition and fulfils it. */
function stateds(condition: RuleCondition, { sight }: Decision) {
  if (condition.test !== 'axis' || condition.negated) return [];
  const { axis, values } = condition;
  const wider = (value: string) => sight.names.widened.get(`${vocabularyOf(axis)}=${value}`);
  return statedOn(axis, sight)
    .filter(({ value }) =>
      values.some((asked) => asked === OTHER || asked === value || wider(value)?.has(asked)),
    )
    .slice(0, 1)
    .map((one) => ({ ...one, axis }));
}

/** Which rule leads to the code, and how far it is sure. */
function ruleInWords(told: Told): string {
  const { decision, best, line, heading } = told;
  const code = printed(told, line?.code ?? best.code);
  const rule = RULES_IN_WORDS[decision.rule] ?? mixtureInWords(best.code, decision.rule);
  const led =
    rule === null
      ? `By general rules 1 and 6 the wording of heading ${printed(told, best.code.slice(0, 4))} leads to ${code}`
      : `${rule}, which leads to ${code}`;
  return heading === null
    ? `${led}.`
    : `${led}; the heading is ${Math.round(heading.probability * 100)} % likely, the digits behind it are less sure.`;
}

const RULES_IN_WORDS: Partial<Record<GeneralRule, string>> = {
  '3(b)':
    'Several goods are put up together; by general rule 3(b) the one that gives the set its character decides, taken to be the first named',
  '3(c)':
    'Two headings merit equal consideration; by general rule 3(c) the last in numerical order is taken',
};

/**
 * What general rule 2(b) sends goods of several materials to: the notes of textiles and footwear,
 * else rule 3(b). Null where another rule decided.
 */
function mixtureInWords(code: string, rule: GeneralRule): string | null {
  if (rule !== '2(b)') return null;
  const chapter = Number(code.slice(0, 2));
  if (chapter >= 50 && chapter <= 63)
    return 'Several textile materials are named; the one that weighs most decides (section XI, note 2)';
  if (chapter === 64)
    return 'Several materials are named; the one with the largest outer surface of the upper decides (chapter 64, note 4)';
  return 'Several materials are named; the one that gives the goods their essential character decides (general rules 2(b) and 3(b))';
}

/** Share of the evidence that a legal note must move to be worth telling. */
const NOTE_TOLD_MIN = 0.1;
const CODES_PUT_OUT_MAX = 3;

/** The note that moved most, of those that speak of the answer's own chapter or heading. */
function notesInWords({ decision, best }: Told): string[] {
  const [most] = decision.notes
    .filter(({ note, moved }) => moved >= NOTE_TOLD_MIN && speaksOf(note, best.code))
    .toSorted((one, other) => other.moved - one.moved);
  if (!most) return [];
  const out = putOut(most).sort().slice(0, CODES_PUT_OUT_MAX);
  return [`${capitalised(noteInWords(most.note))}: not ${listed(out, 'or')}.`];
}

/** Whether a note stands in the chapter of a code, or names it or its heading. */
function speaksOf({ cite, says }: AppliedNote['note'], code: string): boolean {
  const told = noteInWords({ cite, says });
  const chapter = `chapter ${Number(code.slice(0, 2))}`;
  const heading = code.slice(0, 4);
  return (
    told.includes(heading) ||
    told
      .toLowerCase()
      .split(/[^a-z0-9 ]/)
      .some((part) => `${part} `.includes(`${chapter} `))
  );
}

/**
 * What a note put out, as long as its scope is: a heading only where it speaks of whole headings.
 */
const putOut = ({ note, codes }: AppliedNote): string[] => {
  const digits = Math.max(4, ...note.scope.map(({ from }) => from.length));
  return [...new Set(codes.map((code) => formatCode(code.slice(0, digits))))];
};

/** Says so where the line is a guess. */
const lineInWords = (told: Told): string[] =>
  told.line !== null && isLineGuessed({ lineChance: told.line.chance })
    ? [
        `What is said does not settle which line under ${printed(told, told.best.code)} it is: this one is right in about ${Math.round(told.line.chance * 100)} % of such cases.`,
      ]
    : [];

const ASSUMED_MAX = 3;

function assumedInWords({ review: { assumed }, best, decision }: Told): string[] {
  const named = assumed
    .slice(0, ASSUMED_MAX)
    .map((axis) => assumedOn(axis, best.support, decision));
  return named.length === 0
    ? []
    : [`Not stated, so the usual case was assumed: ${listed(named, 'and')}.`];
}

const SHARED_MAX = 4;

function sharedWords({ text }: Decision, label: string, written: Writing): string[] {
  const keys = new Set((label.toLowerCase().match(/\p{L}+/gu) ?? []).map(labelKey));
  const shared = text.words.filter((word) => word.length > 2 && keys.has(labelKey(word)));
  return [...new Set(shared)].slice(0, SHARED_MAX).map((word) => quote(written([word]) ?? word));
}
