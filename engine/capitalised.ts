/** A text that begins with a capital letter, as a sentence does. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
