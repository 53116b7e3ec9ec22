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
    description:
      'Article lexicon and search over the tariff labels. For clear, well written descriptions.',
  },
  {
    mode: 'pro',
    label: 'Pro',
    description:
      'Also repairs spelling, splits compound words and matches names loosely. For shop listings.',
  },
  {
    mode: 'max',
    label: 'Max',
    description:
      'Also asks the language model that the operator has set up; it chooses among the codes found. For terse or odd texts.',
  },
];
