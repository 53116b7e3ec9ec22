/**
 * Notes of sections, chapters and headings as records: what they put out of a range of codes, send
 * elsewhere, or demand. General Rule 1: classification is by the terms of the headings and by these
 * notes, so they go before every ranking.
 */
import { remembered, rememberedOf } from '../remembered.ts';
import type { RuleCondition } from './lexicon.ts';
import { truthOf, type Sight } from './truth.ts';

export interface Note {
  /** Where it stands in the law, for example `ch. 61 n.1`. */
  cite: string;
  /** Codes it speaks of: from and to, as prefixes of equal length, both included. */
  scope: readonly { from: string; to: string }[];
  /** First and last chapter of the scope: what need not be looked at is left out at once. */
  chapters: readonly [first: string, last: string];
  action: 'exclude' | 'redirect' | 'require';
  /** Six digits that goods are sent to; null unless `redirect`. */
  to: string | null;
  when: readonly NoteCondition[];
  /** What it says, in our own words. */
  says: string;
  file: string;
  line: number;
}

/** A condition of the lexicon, or an article that the text names. */
export type NoteCondition =
  | RuleCondition
  | { test: 'named'; articles: readonly string[]; negated: boolean };

/** A candidate as the notes see it. */
export interface Noted {
  code: string;
  share: number;
}

export interface AppliedNote {
  note: Note;
  /** Codes that lost by it. */
  codes: readonly string[];
  /** Share of the evidence that it moved. */
  moved: number;
}

/** What is left to a code that a note puts out: the reading of the text may be wrong. */
const LEFT_TO_EXCLUDED = 0.05;
/** Chapters whose candidates all have less are not worth a look. */
const SHARE_MIN = 0.005;

/**
 * The candidates after the notes, surest first, and the notes that moved something. `named` holds
 * the ids of the articles that the text names. Where the notes would put out every candidate,
 * nothing is changed: then the text contradicts itself.
 */
export function applyNotes<T extends Noted>(
  candidates: readonly T[],
  notes: readonly Note[],
  { sight, named }: SeenByNotes,
): { candidates: T[]; applied: AppliedNote[]; conflict: boolean } {
  const shares = new Map(candidates.map((one) => [one.code, one]));
  const stated = { sight: { ...sight, implied: NOTHING_IMPLIED }, named };
  const applied: AppliedNote[] = [];
  const chapters = candidates.flatMap(({ code, share }) =>
    share < SHARE_MIN ? [] : [code.slice(0, 2)],
  );
  for (const note of notesOn(notes, chapters)) {
    if (!putsOut(note, stated)) continue;
    const out = [...shares.values()].filter(
      ({ code }) => code !== note.to && inScopeOf(note, code),
    );
    if (out.length === 0) continue;
    const moved = out.reduce((sum, { share }) => sum + share * (1 - LEFT_TO_EXCLUDED), 0);
    for (const one of out) shares.set(one.code, { ...one, share: one.share * LEFT_TO_EXCLUDED });
    if (note.to !== null) {
      const before = shares.get(note.to);
      const [firstOut] = out;
      if (firstOut)
        shares.set(note.to, {
          ...(before ?? { ...firstOut, code: note.to }),
          share: (before?.share ?? 0) + moved,
        });
    }
    applied.push({ note, codes: out.map(({ code }) => code), moved });
  }
  const total = [...shares.values()].reduce((sum, { share }) => sum + share, 0);
  if (total <= LEFT_TO_EXCLUDED + 1e-9)
    return { candidates: [...candidates], applied, conflict: true };
  return {
    candidates: [...shares.values()]
      .map((one) => ({ ...one, share: one.share / total }))
      .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1)),
    applied,
    conflict: false,
  };
}

/** Where in the list the notes stand that speak of a chapter: few of thousands. */
const placesByChapter = rememberedOf((notes: readonly Note[]) =>
  remembered((chapter: string): readonly number[] =>
    [...notes.entries()].flatMap(
      ([
        at,
        {
          chapters: [first, last],
        },
      ]) => (chapter >= first && chapter <= last ? [at] : []),
    ),
  ),
);

/** The notes that speak of some of the chapters, each once, in their order. */
function notesOn(notes: readonly Note[], chapters: readonly string[]): Note[] {
  const places = new Set([...new Set(chapters)].flatMap((one) => placesByChapter(notes)(one)));
  return [...places].sort((left, right) => left - right).flatMap((at) => notes[at] ?? []);
}

const inScopeOf = ({ scope }: Note, code: string): boolean =>
  scope.some(({ from, to }) => {
    const prefix = code.slice(0, from.length);
    return prefix >= from && prefix <= to;
  });

/** What the conditions of notes look at; what an article implies comes with each candidate. */
export interface SeenByNotes {
  sight: Omit<Sight, 'implied'>;
  /** Ids of the articles that the text names. */
  named: ReadonlySet<string>;
}

/** What an article implies is no statement of the text: a note needs the text's own word. */
const NOTHING_IMPLIED: ReadonlyMap<string, string> = new Map();

type Stated = { sight: Sight; named: ReadonlySet<string> };

/**
 * Whether a note puts its scope out: `require` when a demand is false, the others when all
 * conditions are true.
 */
function putsOut({ action, when }: Note, stated: Stated): boolean {
  return action === 'require'
    ? when.some((condition) => stateOf(condition, stated) === 'false')
    : when.every((condition) => stateOf(condition, stated) === 'true');
}

function stateOf(condition: NoteCondition, { sight, named }: Stated): 'true' | 'false' | 'unknown' {
  if (condition.test !== 'named') return truthOf(condition, sight).state;
  return condition.articles.some((id) => named.has(id)) === condition.negated ? 'false' : 'true';
}
