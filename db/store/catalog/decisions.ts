/** The life of a code: which decision is open in which state. */

export const CODE_STATES = ['suggested', 'approved', 'rejected', 'superseded'] as const;
export type CodeState = (typeof CODE_STATES)[number];
export type Decision = 'approve' | 'reject';

export type Decided =
  | { to: CodeState }
  /** It is so already: only what is said of it may be new. */
  | 'unchanged'
  /** What was decided is changed with a note alone. */
  | 'note_needed'
  | 'final';

/**
 * What a decision makes of a code. A suggested one is approved or rejected; what was decided may be
 * decided anew, with a note; a superseded one stays so.
 */
export function decide(state: CodeState, decision: Decision, hasNote: boolean): Decided {
  const to = decision === 'approve' ? 'approved' : 'rejected';
  if (state === 'superseded') return 'final';
  if (state === to) return 'unchanged';
  return state === 'suggested' || hasNote ? { to } : 'note_needed';
}
