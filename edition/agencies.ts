/** Agency codes of this process: the embedded tables, and the published ones that are imported. */
import { inParts } from '../engine/inParts.ts';
import { type FdaEdition, fdaEdition } from '../engine/regulator/fda.ts';
import type { PublishedIndex } from '../engine/regulator/published.ts';
import { type Scheme, SCHEMES, schemeOf } from '../engine/regulator/schemes.ts';
import { loadFda } from './reading/fda.ts';
import { type KeptThing, keptOnDisk } from './reading/keptOnDisk.ts';

export interface Agencies {
  fda: FdaEdition;
  /** Imported tables by id of the scheme. */
  published: ReadonlyMap<string, PublishedIndex>;
}

/** The embedded tables alone. */
export const loadAgencies = (): Agencies =>
  inParts<Agencies>({
    fda: () => keptOnDisk(FDA, () => fdaEdition(loadFda())),
    published: () => new Map(),
  });

const FDA: KeptThing = {
  name: 'agencies',
  texts: ['fda'],
  code: ['edition/reading', 'engine', 'engine/regulator', 'engine/classify'],
};

/**
 * The scheme that answers for a destination; null where there is none, or its table is not
 * imported.
 */
export function servedScheme(
  destination: string,
  { published }: Pick<Agencies, 'published'>,
): Scheme | null {
  const scheme = schemeOf(destination);
  return scheme && (scheme.embedded || published.has(scheme.id)) ? scheme : null;
}

/** Every destination that has agency codes, sorted. */
export const servedDestinations = (agencies: Pick<Agencies, 'published'>): string[] =>
  SCHEMES.flatMap(({ destinations }) => destinations)
    .filter((country) => servedScheme(country, agencies) !== null)
    .toSorted();
