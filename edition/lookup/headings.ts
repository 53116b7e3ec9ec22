import type { Edition } from '../edition.ts';

/** Chapters that every country fills by itself. */
const NATIONAL_CHAPTERS = /^9[89]/;

/** Whether a code (digits) stands under a heading that exists. */
export const isUnderHeading = (digits: string, { headings }: Pick<Edition, 'headings'>): boolean =>
  NATIONAL_CHAPTERS.test(digits) || headings.has(digits.slice(0, 4));
