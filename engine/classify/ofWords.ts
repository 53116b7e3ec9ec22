/** Words behind which stands what a thing is of or from, in the languages of Latin script. */
export const OF: ReadonlySet<string> = new Set(
  'of from de di del della dei du des do da dos von van'.split(' '),
);
