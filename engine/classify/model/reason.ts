/** A model's own words, made fit to be stored and shown. */

const REASON_MAX = 240;

/**
 * One line of at most 240 characters: no addresses, control characters or quotation marks of its
 * own.
 */
export const shownReason = (reason: string): string => {
  const plain = reason
    .toWellFormed()
    .replace(/\b[a-z]+:\/\/\S+/gi, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('"', "'")
    .trim();
  return plain.length <= REASON_MAX ? plain : `${plain.slice(0, REASON_MAX - 1).toWellFormed()}…`;
};
