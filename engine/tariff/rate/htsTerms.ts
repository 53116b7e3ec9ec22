/**
 * Symbols of the special column of the HTS that stand for goods, not for origins: general note 3(c).
 * Their rates are open to whoever shows that the goods are those of the note.
 */
import type { ClaimableRate } from '../types.ts';

interface Terms {
  /** Origins of the goods; absent for all. */
  origin?: string;
  condition: { kind: 'end_use' | 'pharmaceutical' | 'listed_goods'; label: string };
  relief: { name: string; kind: 'airworthiness' | 'end_use' | 'other' };
  note: string;
}

const TERMS: Readonly<Record<string, Terms>> = {
  B: {
    origin: 'CA',
    condition: { kind: 'end_use', label: 'original equipment of motor vehicles, made in Canada' },
    relief: { name: 'Automotive Products Trade Act', kind: 'end_use' },
    note: 'General note 5',
  },
  C: {
    condition: { kind: 'end_use', label: 'for use in civil aircraft' },
    relief: { name: 'Agreement on Trade in Civil Aircraft', kind: 'airworthiness' },
    note: 'General note 6',
  },
  K: {
    condition: { kind: 'pharmaceutical', label: 'on the lists of the pharmaceutical appendix' },
    relief: { name: 'Agreement on Trade in Pharmaceutical Products', kind: 'other' },
    note: 'General note 13',
  },
  L: {
    condition: { kind: 'listed_goods', label: 'an intermediate chemical for dyes on the list' },
    relief: { name: 'Uruguay Round concessions on intermediate chemicals for dyes', kind: 'other' },
    note: 'General note 14',
  },
};

export const isHtsTerm = (symbol: string): boolean => Object.hasOwn(TERMS, symbol);

/** The rate of a symbol that names goods, for an origin; none for any other symbol. */
export function rateUnderTerms(symbol: string, printed: string, origin: string): ClaimableRate[] {
  const terms = isHtsTerm(symbol) ? TERMS[symbol] : undefined;
  if (!terms || (terms.origin !== undefined && terms.origin !== origin)) return [];
  return [
    {
      programme: null,
      symbol,
      printed,
      condition: { ...terms.condition, code: symbol },
      relief: { code: symbol, ...terms.relief },
      source: { legalBasis: terms.note, sourceUrl: 'https://hts.usitc.gov/' },
    },
  ];
}
