/** Signals of an origin and what they amount to. */

export type SignalKind =
  | 'user'
  | 'structured_data'
  | 'page_text'
  | 'image'
  | 'ai'
  | 'ship_from'
  | 'barcode';

export interface Signal {
  kind: SignalKind;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** 0 to 1. */
  weight: number;
  /** What was read, in the words of its source. */
  evidence: string;
}

/** What a page (or another text) says of the origin. */
export interface StatedOrigin {
  signals: Signal[];
  /**
   * The country that the page states, null when it states none, several, or a union of countries.
   */
  country: string | null;
  /**
   * The words that state it; both where two disagree; else the list or union that names no single
   * country.
   */
  evidence: string | null;
}

/**
 * The words of two statements that name different countries; null where one statement names both,
 * or none disagrees.
 */
export function disagreement([best, ...others]: readonly Signal[]): string | null {
  const rival = others.find(({ country }) => country !== best?.country);
  if (!best || !rival || rival.evidence === best.evidence) return null;
  return `${best.evidence} / ${rival.evidence}`;
}
