/** The modes a caller may choose from; each does all that the ones before it do. */
import type { Effort } from './types.ts';

export interface ModeDescription {
  mode: Effort;
  label: string;
  description: string;
}

export const MODES: readonly ModeDescription[] = [
  {
    mode: 'mini',
    label: 'Mini',
    description: 'Article lexicon and search over the tariff labels. For clear, well written descriptions.',
  },
  {
    mode: 'pro',
    label: 'Pro',
    description: 'Also repairs spelling, splits compound words and matches names loosely. For shop listings.',
  },
  {
    mode: 'max',
    label: 'Max',
    description:
      'Also compares a wider set of candidates by parts of words and ranks them again. For terse or odd texts.',
  },
];
