/** Remarks on a calculation, and what they come to together. */

/** One remark. `estimated`: a figure rests on it. */
export interface Remark {
  note: string;
  needs?: readonly string[];
  estimated?: boolean;
}

export interface Report {
  notes: string[];
  needs: string[];
  estimated: boolean;
}

/** Each note and need once, in order; estimated when any remark is. */
export const summed = (remarks: readonly Remark[]): Report => ({
  notes: [...new Set(remarks.map(({ note }) => note))],
  needs: [...new Set(remarks.flatMap(({ needs }) => needs ?? []))],
  estimated: remarks.some(({ estimated }) => estimated === true),
});
