import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** All that the dashboard says, in one language. */
export type Texts = typeof en;

export const TEXTS: Readonly<Record<Language, Texts>> = { en, de };
