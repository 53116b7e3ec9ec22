/** Tables that agencies publish, imported: whether a code is in them. */
import type { AgencyCodePart, PublishedCode } from './types.ts';

/** Imported rows of one scheme. */
export interface PublishedIndex {
  scheme: string;
  rows: readonly PublishedCode[];
  /** Rows that name a product, by the levels that identify it: `20|A|13`. */
  products: ReadonlySet<string>;
  /** Industries of which the table names products. */
  groups: ReadonlySet<string>;
  /** Letters of a position that an industry has, by `industry|level`. */
  letters: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Levels of a position that a table may list for an industry. */
const POSITIONS = ['subclass', 'process'] as const;

/** Makes the rows of a scheme findable. */
export function publishedIndex(scheme: string, rows: readonly PublishedCode[]): PublishedIndex {
  const products = new Set<string>();
  const groups = new Set<string>();
  const letters = new Map<string, Set<string>>();
  for (const { parts } of rows) {
    const { industry = null, class: letter = null, product = null } = parts;
    if (industry === null) continue;
    if (product !== null && letter !== null) {
      products.add(`${industry}|${letter}|${product}`);
      groups.add(industry);
    }
    for (const position of POSITIONS) {
      const code = parts[position] ?? null;
      if (code === null) continue;
      const key = `${industry}|${position}`;
      letters.set(key, (letters.get(key) ?? new Set()).add(code));
    }
  }
  return { scheme, rows, products, groups, letters };
}

/**
 * `checked`: the table names products of the industry, so that the code could be compared.
 * `validated`: class and product are in it, and so are subclass and process where the table lists
 * those of the industry.
 */
export function comparedWith(
  parts: readonly AgencyCodePart[],
  index: PublishedIndex | null,
): { checked: boolean; validated: boolean } {
  const of = (level: string): string => parts.find((part) => part.level === level)?.code ?? '';
  const industry = of('industry');
  if (!index?.groups.has(industry)) return { checked: false, validated: false };
  const isListed = (position: string): boolean =>
    index.letters.get(`${industry}|${position}`)?.has(of(position)) ?? true;
  const isProduct = index.products.has(`${industry}|${of('class')}|${of('product')}`);
  return { checked: true, validated: isProduct && POSITIONS.every(isListed) };
}
