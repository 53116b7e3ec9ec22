/** Text for an operator's terminal: what publishers and customers wrote may not steer it. */

/**
 * The text with control signs (escapes, bells, overrides of the writing direction) as blanks; lines
 * and tabs stay.
 */
export const forTerminal = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
