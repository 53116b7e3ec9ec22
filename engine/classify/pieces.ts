/** The weighed pieces of a classification: what spoke for which code, and how much. */
import { AXES } from './axisNames.ts';
import type { CodeCandidate, Decision } from './decide.ts';
import { factInWords } from './factWords.ts';
import { noteInWords } from './noteWords.ts';
import { inWords, quote, writtenAt } from './phrases.ts';
import type { Precedents } from './precedents.ts';
import { codesOf } from './lexiconRules.ts';
import { statedOn } from './truth.ts';
import type { WeighedPiece } from './types.ts';
import type { Writing } from './written.ts';

/** So many at most, those of most weight first within their kind. */
export const PIECES_MAX = 24;
/** Characters of what a piece says. */
export const EVIDENCE_MAX = 160;
const MAX_OF = { words: 4, fact: 6, wording: 3, note: 4, assumption: 3, ruling: 3 } as const;
const WEIGHT_MIN = 0.005;

export interface Pieces {
  decision: Decision;
  best: CodeCandidate;
  precedents: Precedents | null;
  /** A caller's code, digits only. */
  hint: string | undefined;
  /** What the language model said, in one sentence. */
  model: string | null;
  labels: ReadonlyMap<string, string>;
  written: Writing;
}

/**
 * At most 24 pieces in the order in which they come into play: the words that name goods, the facts
 * stated, the wording of the tariff, notes, the general rule, what was assumed, rulings, the
 * caller's hint and what a language model said.
 */
export function weighedPieces(seen: Pieces): WeighedPiece[] {
  return [
    ...wordsOf(seen),
    ...factsOf(seen),
    ...wordingOf(seen),
    ...notesOf(seen),
    ruleOf(seen),
    ...assumptionsOf(seen),
    ...rulingsOf(seen),
    ...hintOf(seen),
    ...(seen.model === null ? [] : [piece('model', null, 1, seen.model)]),
  ].slice(0, PIECES_MAX);
}

const piece = (
  kind: WeighedPiece['kind'],
  code: string | null,
  weight: number,
  evidence: string,
): WeighedPiece => ({
  kind,
  code,
  weight: Math.round(Math.min(1, weight) * 10_000) / 10_000,
  evidence: evidence.length <= EVIDENCE_MAX ? evidence : `${evidence.slice(0, EVIDENCE_MAX - 1)}…`,
});

const weighing = (pieces: readonly WeighedPiece[], max: number): WeighedPiece[] =>
  pieces
    .filter(({ weight }) => weight >= WEIGHT_MIN)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, max);

/** Goods that the text names: the share of the evidence that lies with the codes of each. */
function wordsOf({ decision, written }: Pieces): WeighedPiece[] {
  const found = decision.articles.map(({ article, hit }) => {
    const under = new Set(codesOf(article.rules).map((code) => code.slice(0, 6)));
    const mine = decision.candidates.filter(
      ({ code, support }) => support?.article.id === article.id && under.has(code),
    );
    const share = mine.reduce((sum, one) => sum + one.share, 0);
    return piece(
      'words',
      mine[0]?.code ?? null,
      share,
      quote(writtenAt(decision.text, hit, written)),
    );
  });
  return weighing(found, MAX_OF.words);
}

/** What is stated of the goods, by how sure its place in the text is. */
function factsOf({ decision, best, written }: Pieces): WeighedPiece[] {
  const needed = new Set(
    best.support?.needs.flatMap((axis) => statedOn(axis, decision.sight).slice(0, 1)),
  );
  const found = [...decision.facts.values].flatMap(([axis, stated]) =>
    stated.slice(0, 1).flatMap((one) => {
      if (!isMeant(axis, one.value, decision)) return [];
      const { value, weight, at, length, source } = one;
      const words = at < 0 ? source : quote(writtenAt(decision.text, { at, length }, written));
      const fact = factInWords(axis, [value]);
      if (fact === null) return [];
      return piece(
        'fact',
        needed.has(one) ? best.code : null,
        weight,
        words === undefined ? fact : `${fact}: ${words}`,
      );
    }),
  );
  return weighing(found, MAX_OF.fact);
}

/**
 * What a marker says holds of the goods whose rules ask for it: "steel" names a metal that saws cut,
 * and says nothing of a steel bottle.
 */
const isMeant = (axis: string, value: string, { sight }: Decision): boolean =>
  AXES[axis]?.kind !== 'marker' || sight.offered?.has(`${axis}=${value}`) === true;

/** Subheadings whose wording shares words with the text: the share of the text that they cover. */
const wordingOf = ({ decision, labels }: Pieces): WeighedPiece[] =>
  weighing(
    decision.retrieved
      .slice(0, MAX_OF.wording)
      .map(({ code, coverage }) => piece('wording', code, coverage, labels.get(code) ?? '')),
    MAX_OF.wording,
  );

/** Legal notes, by the share of the evidence that each moved away from a code. */
const notesOf = ({ decision }: Pieces): WeighedPiece[] =>
  weighing(
    decision.notes.map(({ note, codes, moved }) =>
      piece('note', codes[0] ?? null, moved, noteInWords(note)),
    ),
    MAX_OF.note,
  );

const ruleOf = ({ decision, best }: Pieces): WeighedPiece =>
  piece(
    'rule',
    best.code,
    best.share,
    `general rule ${decision.rule}, and rule 6 for the subheading`,
  );

/** What nobody stated, by the share of the evidence that hangs on it. */
const assumptionsOf = ({ decision }: Pieces): WeighedPiece[] =>
  weighing(
    decision.open.map(({ axis, mass }) =>
      piece('assumption', null, mass, `${inWords(axis)}: not stated`),
    ),
    MAX_OF.assumption,
  );

/** Rulings, by what each added to the share of its code. */
const rulingsOf = ({ precedents }: Pieces): WeighedPiece[] =>
  weighing(
    [...(precedents?.weights ?? [])].map(([code, { factor, precedent }]) =>
      piece('ruling', code, factor - 1, `${precedent.number}: ${precedent.subject}`),
    ),
    MAX_OF.ruling,
  );

/** A caller's code, by the share of the evidence that lies with it. */
function hintOf({ decision, hint }: Pieces): WeighedPiece[] {
  if (hint === undefined) return [];
  const share = decision.candidates
    .filter(({ code }) => hint.startsWith(code) || code.startsWith(hint))
    .reduce((sum, one) => sum + one.share, 0);
  return [piece('hint', hint.slice(0, 6), share, `your hint ${hint}`)];
}
