/** Rules of a destination on what may be sent at all, and how: refused, warned of, or relieved of every charge. */
import { holdsOn, type Validity } from '../calendar.ts';
import { allHold, type Condition, type ConsignmentFacts } from './conditions.ts';
import { namesOrigin } from './measures.ts';
import { prefixReach } from './prefixReach.ts';
import type { Sourced } from './types.ts';

/** `data/validation/rules.txt`, format in `data/tariff.md`. */
export interface ValidationRow extends Validity, Sourced {
  /** A country, a union, or `all`. */
  destination: string;
  rule: string;
  /** `reject`: cannot be quoted as it stands; `relief`: nothing is due. */
  action: 'reject' | 'warn' | 'relief';
  code: string | null;
  /** Prefixes, those left out with a minus; empty for all goods. */
  scope: readonly string[];
  origins: readonly string[];
  /** All must hold. */
  when: readonly Condition[];
  message: string;
}

export interface ValidationFacts extends ConsignmentFacts {
  /** Names under which tables speak of the destination: country, union, territory. */
  keys: readonly string[];
}

export interface Validated {
  rule: string;
  action: ValidationRow['action'];
  code: string | null;
  message: string;
}

const ORDER = ['reject', 'relief', 'warn'] as const;

/** The rules that the goods meet: refusals first, then reliefs, then warnings; each in the order of the table. */
export const validationsOf = (rows: readonly ValidationRow[], facts: ValidationFacts): Validated[] =>
  ORDER.flatMap((action) =>
    rows
      .filter((row) => row.action === action && matches(row, facts))
      .map(({ rule, code, message }) => ({ rule, action, code, message })),
  );

const matches = (row: ValidationRow, facts: ValidationFacts): boolean =>
  (row.destination === 'all' || facts.keys.includes(row.destination)) &&
  holdsOn(row, facts.date) &&
  prefixReach(facts.digits, row.scope) >= 0 &&
  namesOrigin(row.origins, facts.origin) &&
  allHold(row.when, facts);
