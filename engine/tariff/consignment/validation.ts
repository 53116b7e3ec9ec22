/**
 * Rules of a destination on what may be sent at all, and how: refused, warned of, or relieved of
 * every charge.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import { namesOrigin } from '../measure/measures.ts';
import { prefixReach } from '../prefixReach.ts';
import type { Sourced } from '../types.ts';
import { allHold, type Condition, type ConsignmentFacts } from './conditions.ts';

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

/**
 * The rules that the goods meet: refusals first, then reliefs, then warnings; each in the order of
 * the table.
 */
export const validationsOf = (
  rows: readonly ValidationRow[],
  facts: ValidationFacts,
): Validated[] =>
  ofDestination(rows)(facts.keys.join(' ')).flatMap((row) =>
    matches(row, facts)
      ? [{ rule: row.rule, action: row.action, code: row.code, message: row.message }]
      : [],
  );

/** Rows of a destination in the order in which they are told. */
const ofDestination = rememberedOf((rows: readonly ValidationRow[]) =>
  remembered((keys) => {
    const names = ['all', ...keys.split(' ')];
    return ORDER.flatMap((action) =>
      rows.filter((row) => row.action === action && names.includes(row.destination)),
    );
  }),
);

const matches = (row: ValidationRow, facts: ValidationFacts): boolean =>
  holdsOn(row, facts.date) &&
  prefixReach(facts.digits, row.scope) >= 0 &&
  namesOrigin(row.origins, facts.origin) &&
  allHold(row.when, facts);
