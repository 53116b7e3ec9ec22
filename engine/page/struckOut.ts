/** What is left of a text where something is struck out, as a former price is. */

/** Stands in the place of what is struck out. */
const STRUCK_OUT = '\uFFFC';

/** A text behind which something struck out stands. */
export const struckAfter = (live: string, struck: string): string =>
  struck.trim() === '' || live.endsWith(`${STRUCK_OUT} `) ? live : `${live}${STRUCK_OUT} `;

/** What stands behind the last of it: what is said of that is not said of what follows. */
export const behindStruck = (text: string): string => text.slice(text.lastIndexOf(STRUCK_OUT) + 1);

/** The text without its place. */
export const withoutStruck = (live: string): string => live.replaceAll(STRUCK_OUT, '');
