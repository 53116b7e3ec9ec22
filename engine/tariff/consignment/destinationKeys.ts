import type { Destination } from '../types.ts';

/** The keys under which tables have rows of a destination: its own first, then those it shares. */
export const destinationKeys = ({
  country,
  union,
  territory,
}: Pick<Destination, 'country' | 'union' | 'territory'>): string[] => [
  ...new Set([country, union ?? country, territory]),
];
